"""Statistics against a slow recount over events, and what is kept of reviews and resets."""

from __future__ import annotations

import math
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.records.slow_recount import hour, recount
from tests.records.whole_matches import OWN_RULES, many_records, save, whole_match
from thousand_qt.ai.levels import LEVELS
from thousand_qt.engine.record import Record, SeatEntry
from thousand_qt.engine.rules import PRESETS, preset
from thousand_qt.records import rows
from thousand_qt.records.entries import Folder
from thousand_qt.records.facts import rules_key
from thousand_qt.records.figures import Figures, Scope, Undo
from thousand_qt.records.indexing import found_file, read_content
from thousand_qt.records.library import Library, UnknownMatch
from thousand_qt.records.notebook import DecisionKind, Losses
from thousand_qt.records.rating import ANCHORS, chance_to_win, next_rating
from thousand_qt.records.statistics import PlayerName, Statistics

NOW = datetime(2026, 2, 1, 12, tzinfo=UTC)


@pytest.fixture(scope="module")
def records() -> dict[str, Record]:
    return dict(many_records())


@pytest.fixture(scope="module")
def when(records: dict[str, Record]) -> dict[str, datetime]:
    return {name: hour(number) for number, name in enumerate(records, start=200)}


@pytest.fixture(scope="module")
def statistics(full_data: Path) -> Statistics:
    """Of many matches, to look at only."""
    return Statistics(Library(full_data))


@pytest.fixture
def library(tmp_path: Path) -> Library:
    """A library of two matches of Anna's, to write into."""
    for number in (1, 2):
        match = whole_match(preset("classic"), 20 + number, hour=number)
        save(match, tmp_path / "matches" / f"{number}.thousand", hour=number + 1)
    library = Library(tmp_path)
    library.refresh()
    return library


def plain(figures: Figures) -> Any:
    """Figures as plain values; the last digits of floats follow from the order of adding and say nothing."""

    def rounded(value: Any) -> Any:
        if isinstance(value, float):
            return round(value, 6)
        if isinstance(value, dict):
            return {key: rounded(entry) for key, entry in value.items()}
        return [rounded(entry) for entry in value] if isinstance(value, list | tuple) else value

    return rounded(msgspec.to_builtins(figures))


def scopes() -> Iterator[Scope]:
    for player in ("Anna", " aNNA", "bob", "nobody of that name"):
        yield from (Scope(player=player), Scope(player=player, rules="classic"))
    for undo in Undo:
        yield from (Scope(undo=undo, repeats=repeats) for repeats in (False, True))
    yield from (Scope(rules=name) for name in PRESETS)
    yield from (Scope(since=hour(12)), Scope(until=hour(12)), Scope(since=hour(12), until=hour(92)))


@pytest.mark.parametrize("scope", list(scopes()), ids=str)
def test_every_figure_is_found_again_by_a_recount(
    statistics: Statistics, records: dict[str, Record], when: dict[str, datetime], scope: Scope
) -> None:
    expected = recount(records, when, scope)
    figures = statistics.figures(scope)
    assert plain(figures) == plain(expected)


def test_the_recount_counts_something(statistics: Statistics) -> None:
    """Every figure has something to count in these matches, so that the comparison says something."""
    figures = statistics.figures(Scope(repeats=True))
    assert min(figures.matches.won, figures.matches.lost, figures.matches.unfinished) > 0
    assert min(figures.deals.sat_out, figures.deals.dumps, figures.deals.as_declarer) > 0
    assert min(figures.declarer.made, figures.declarer.given_up, len(figures.declarer.bands)) > 3
    assert min(figures.defender.broken, figures.defender.no_points) > 3
    assert min(msgspec.structs.astuple(figures.penalties)) > 0
    assert min(msgspec.structs.astuple(figures.marriages)[:4]) > 0
    assert len(figures.rating) > 10
    assert len(figures.opponents) > 4
    assert len(figures.by_rules) > 4


def test_own_rules_have_a_key_of_their_own(
    statistics: Statistics, records: dict[str, Record], when: dict[str, datetime]
) -> None:
    own = statistics.figures(Scope(rules=rules_key(OWN_RULES)))
    names = [name for name, record in records.items() if record.header.rules == OWN_RULES]
    expected = recount({name: records[name] for name in names}, when, Scope())
    assert plain(own) == plain(expected)


def test_the_people_who_played(statistics: Statistics, records: dict[str, Record]) -> None:
    people = statistics.players()
    assert [person.name.strip().casefold() for person in people] == ["anna", "bob"]
    assert people[1] == PlayerName(" bob\t", 1)
    of_anna = [
        name for name, record in records.items() if record.header.origin is None and name != "nobody.thousand"
    ]
    assert people[0].matches == len(of_anna)


def test_the_course_of_the_score(statistics: Statistics, records: dict[str, Record]) -> None:
    for name, record in records.items():
        course = statistics.course(name)
        state = record.replay()
        assert course.names == tuple(seat.name for seat in record.header.seats)
        assert course.totals[0] == (0,) * len(record.header.seats)
        assert course.totals[1:] == tuple(
            tuple(seat.after.total for seat in result.seats) for result in state.results
        )
    with pytest.raises(UnknownMatch):
        statistics.course("missing.thousand")


def test_nothing_played_is_no_error(tmp_path: Path) -> None:
    figures = Statistics(Library(tmp_path)).figures()
    assert plain(figures) == plain(recount({}, {}, Scope()))
    assert figures.matches.share_won is figures.matches.deals_per_match is figures.declarer.share_made is None
    assert figures.defender.share_broken is None
    assert Statistics(Library(tmp_path)).players() == ()


def test_a_draw_is_a_share_of_a_win(library: Library) -> None:
    path = library.folder / "1.thousand"
    content = read_content(path)
    assert content is not None
    assert content.facts is not None
    drawn = msgspec.structs.replace(content, facts=msgspec.structs.replace(content.facts, winners=(0, 1)))
    file = found_file(Folder.MATCHES, path)
    library.database.write(lambda connection: rows.put_match(connection, file, drawn))
    figures = Statistics(library).figures()
    assert (figures.matches.finished, figures.matches.drawn) == (2, 1)
    assert figures.matches.wins == figures.matches.won + 0.5
    assert figures.matches.share_won == figures.matches.wins / 2
    assert figures.matches.share_by_chance == pytest.approx(1 / 3)
    opponents = {opponent.name: opponent for opponent in figures.opponents}
    assert {opponent.lost_to % 1 for opponent in opponents.values()} == {0.0, 0.5}
    assert library.get("1.thousand").winners == (0, 1)
    assert library.get("1.thousand").result == "drawn"


def test_deleted_and_damaged_matches_do_not_count(library: Library) -> None:
    statistics = Statistics(library)
    both = statistics.figures()
    library.delete("1.thousand")
    (library.folder / "2.thousand").write_text("noise\n")
    library.refresh()
    assert statistics.figures().matches.finished == 0
    library.restore("deleted/1.thousand")
    assert statistics.figures().matches.finished == 1
    assert statistics.figures().deals.deals < both.deals.deals


# The rating


def test_every_level_of_the_program_has_an_anchor() -> None:
    assert set(ANCHORS) == set(LEVELS)
    ratings = [ANCHORS[level] for level in LEVELS]
    assert ratings == sorted(ratings)


def test_chances_of_a_table_add_up() -> None:
    table = [840.0, 1000.0, 1170.0, 1000.0]
    chances = [chance_to_win(rating, table[:seat] + table[seat + 1 :]) for seat, rating in enumerate(table)]
    assert sum(chances) == pytest.approx(1)
    assert chances[2] > chances[1] == chances[3] > chances[0]
    assert chance_to_win(1100, [1000, 1000]) == pytest.approx(0.47, abs=0.005)


def test_a_rating_comes_to_rest_where_wins_are_as_expected() -> None:
    rating, wins, matches = 1000.0, 0.0, 6000
    for number in range(matches):
        won = float(number % 2)  # every second match at a table of three
        rating = next_rating(rating, number, won, ("casual", "casual"))
        wins += won
    assert chance_to_win(rating, (1000, 1000)) == pytest.approx(wins / matches, abs=0.02)
    assert next_rating(1000, 0, 1, ("casual",)) - 1000 == 2 * (next_rating(1000, 20, 1, ("casual",)) - 1000)


# Reviews


CARDS = Losses(DecisionKind.CARD, 8, 1, 12.5, 0.25)
BIDS = Losses(DecisionKind.BID, 2, 0, 0.0, 0.0)


def test_reviews_are_kept_and_counted(library: Library) -> None:
    statistics = Statistics(library)
    statistics.store_review("1.thousand", 0, 2, [CARDS, BIDS], now=NOW)
    statistics.store_review("1.thousand", 0, 1, [CARDS], now=NOW)
    statistics.store_review("2.thousand", 0, 1, [], now=NOW)  # nothing to decide in it
    statistics.store_review("1.thousand", 1, 1, [CARDS], now=NOW)  # of somebody else
    statistics.store_review("1.thousand", 0, 1, [CARDS], now=NOW, reviewer="strong")
    first, second = statistics.reviews("1.thousand", 0)
    assert (first.deal, first.reviewer, first.reviewed, first.losses) == (1, "master", NOW, (CARDS,))
    assert (second.deal, set(second.losses)) == (2, {CARDS, BIDS})
    assert [review.losses for review in statistics.reviews("2.thousand", 0)] == [()]
    figures = statistics.figures().reviews
    assert (figures.deals, figures.decisions, figures.mistakes) == (3, 18, 2)
    assert figures.mean_points == pytest.approx(25 / 18)
    assert figures.mean_chance == pytest.approx(0.5 / 18)
    bids, cards = figures.kinds
    assert (bids.kind, bids.decisions, bids.mean_points) == (DecisionKind.BID, 2, 0)
    assert (cards.kind, cards.decisions, cards.mistakes) == (DecisionKind.CARD, 16, 2)
    assert (cards.mean_points, cards.mean_chance) == (25 / 16, 0.5 / 16)
    assert statistics.figures(Scope(reviewer="strong")).reviews.deals == 1
    assert statistics.figures(Scope(rules="polish")).reviews.deals == 0


def test_a_later_review_replaces_an_earlier_one(library: Library) -> None:
    statistics = Statistics(library)
    statistics.store_review("1.thousand", 0, 1, [CARDS, BIDS], now=NOW)
    statistics.store_review("1.thousand", 0, 1, [BIDS], now=NOW + timedelta(1))
    (review,) = statistics.reviews("1.thousand", 0)
    assert (review.losses, review.reviewed) == ((BIDS,), NOW + timedelta(1))


def test_reviews_outlive_the_index_and_follow_the_match(library: Library, tmp_path: Path) -> None:
    statistics = Statistics(library)
    statistics.store_review("1.thousand", 0, 1, [CARDS], now=NOW)
    library.rebuild()
    assert statistics.reviews("1.thousand", 0)
    library.database.path.unlink()
    again = Library(tmp_path)
    again.refresh()
    assert Statistics(again).reviews("1.thousand", 0)[0].losses == (CARDS,)
    (again.folder / "1.thousand").rename(again.folder / "renamed.thousand")
    again.refresh()
    again.rename("renamed.thousand", "Sunday")
    assert Statistics(again).reviews("renamed.thousand", 0)[0].losses == (CARDS,)
    moved = again.delete("renamed.thousand")
    assert Statistics(again).figures().reviews.deals == 0
    again.restore(moved.id)
    assert Statistics(again).figures().reviews.deals == 1
    # A copy of the file is the same match: its reviews do not count twice.
    (again.folder / "copy.thousand").write_bytes((again.folder / "renamed.thousand").read_bytes())
    again.refresh()
    assert Statistics(again).figures().reviews.decisions == 8


def test_reviews_of_what_is_not_there_are_refused(library: Library) -> None:
    statistics = Statistics(library)
    deals = library.get("1.thousand").deals
    for seat, deal in ((3, 1), (-1, 1), (0, 0), (0, deals + 1)):
        with pytest.raises(ValueError, match="has no such deal"):
            statistics.store_review("1.thousand", seat, deal, [CARDS], now=NOW)
    with pytest.raises(ValueError, match="twice"):
        statistics.store_review("1.thousand", 0, 1, [CARDS, CARDS], now=NOW)
    with pytest.raises(UnknownMatch):
        statistics.store_review("x", 0, 1, [CARDS], now=NOW)
    with pytest.raises(UnknownMatch):
        statistics.reviews("x", 0)
    for wrong in (
        (1, 2, 0.0, 0.0),
        (-1, 0, 0.0, 0.0),
        (1, 0, -1.0, 0.0),
        (1, 0, math.inf, 0.0),
        (1, 0, 0.0, 1.5),
    ):
        with pytest.raises(ValueError, match=r"mistakes|losses"):
            Losses(DecisionKind.BID, *wrong)
    assert not (library.data / "notebook.jsonl").exists()


# Resets


def test_a_reset_leaves_earlier_matches_out_until_it_is_undone(library: Library) -> None:
    statistics = Statistics(library)
    assert statistics.reset_at is None
    before = statistics.figures()
    between = hour(1) + timedelta(minutes=30)  # the second match began later
    backup = statistics.reset_statistics(between)
    after = statistics.figures()
    assert (statistics.reset_at, after.since) == (between, between)
    assert (before.matches.finished, after.matches.finished) == (2, 1)
    assert after.deals.deals == library.get("2.thousand").deals
    assert statistics.figures(Scope(before_reset=True)) == before
    assert (library.get("1.thousand").deals, library.find().total) == (
        before.deals.deals - after.deals.deals,
        2,
    )
    statistics.reset_statistics(NOW)
    assert statistics.figures().matches.finished == statistics.figures().deals.deals == 0
    assert statistics.undo_reset() == between
    assert statistics.figures() == after
    assert statistics.undo_reset() is None
    assert statistics.figures() == before
    assert statistics.undo_reset() is None
    assert backup.parent == library.data / "backups"
    assert backup != statistics.reset_statistics(between)


def test_the_backup_of_a_reset_is_the_whole_library(library: Library, tmp_path: Path) -> None:
    statistics = Statistics(library)
    before = statistics.figures()
    backup = statistics.reset_statistics(NOW)
    other = tmp_path / "other"
    other.mkdir()
    backup.rename(other / "library.sqlite")
    assert Statistics(Library(other)).figures() == before


def test_a_reset_outlives_the_index(library: Library) -> None:
    statistics = Statistics(library)
    statistics.reset_statistics(NOW)
    library.rebuild()
    assert statistics.reset_at == NOW


def test_what_cannot_be_written_changes_nothing(library: Library) -> None:
    statistics = Statistics(library)
    before: Figures = statistics.figures()
    (library.data / "notebook.jsonl").mkdir()
    with pytest.raises(OSError, match=r"."):
        statistics.reset_statistics(NOW)
    with pytest.raises(OSError, match=r"."):
        statistics.store_review("1.thousand", 0, 1, [CARDS], now=NOW)
    library.refresh()
    assert statistics.figures() == before
    (library.data / "notebook.jsonl").rmdir()
    for backup in (library.data / "backups").iterdir():
        backup.unlink()
    (library.data / "backups").rmdir()
    (library.data / "backups").write_text("in the way")
    with pytest.raises(OSError, match=r"."):
        statistics.reset_statistics(NOW)
    assert statistics.reset_at is None


def test_a_match_at_one_screen_counts_for_each_of_its_people(tmp_path: Path) -> None:
    people = (SeatEntry("Ola", "human"), SeatEntry("Robot", "casual"), SeatEntry("Jan", "human"))
    match = whole_match(preset("classic"), 31, seats=people, hour=1)
    save(match, tmp_path / "matches" / "shared.thousand", hour=2)
    library = Library(tmp_path)
    library.refresh()
    statistics = Statistics(library)
    assert {player.name for player in statistics.players()} == {"Ola", "Jan"}
    end = match.replay()
    assert end.outcome is not None
    for seat in (0, 2):
        figures = statistics.figures(Scope(player=people[seat].name))
        assert figures.matches.finished == 1
        assert figures.matches.won == (end.outcome.winners == (seat,))
        declared = sum(result.declarer == seat for result in end.results)
        assert figures.declarer.played + figures.declarer.given_up == declared
    assert statistics.figures(Scope(player="Robot")).matches.finished == 0
