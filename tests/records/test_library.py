"""The library lists what is in the files, and finds what is asked for."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.records.library_helpers import ids, short
from tests.records.slow_recount import hour
from tests.records.whole_matches import ANNA, TABLE, many_records, save, with_header
from thousand_qt.engine.record import Record, SeatEntry
from thousand_qt.engine.rules import PRESETS
from thousand_qt.records.entries import Folder, MatchEntry, MatchFilter, Result, SortBy, Status
from thousand_qt.records.facts import preset_of, rules_key
from thousand_qt.records.library import Library


@pytest.fixture(scope="module")
def full(full_data: Path) -> Library:
    """A library of many matches, to look at only."""
    return Library(full_data)


# What is listed


def test_every_match_is_listed_as_its_record_is(full: Library) -> None:
    records = dict(many_records())
    page = full.find()
    assert page.total == len(page.matches) == len(records)
    for match in page.matches:
        record = records[match.id]
        state = record.replay()
        assert match.path == full.folder / match.id
        assert match.size == match.path.stat().st_size
        assert match.status is (Status.OPEN if state.outcome is None else Status.FINISHED)
        assert match.fault is None
        assert match.rules == record.header.rules
        assert match.preset == preset_of(record.header.rules)
        assert match.rules_key == (match.preset or rules_key(record.header.rules))
        assert match.title == (record.title or "")
        assert match.rules_name == ""
        assert [(seat.name, seat.kind) for seat in match.seats] == [
            (seat.name, seat.kind) for seat in record.header.seats
        ]
        assert tuple(seat.total for seat in match.seats) == state.totals
        assert match.winners == (() if state.outcome is None else state.outcome.winners)
        assert match.end_reason is (None if state.outcome is None else state.outcome.reason)
        assert match.deals == len(state.results)
        assert match.taken_back == record.taken_back
        assert match.origin == record.header.origin
        people = [seat for seat, entry in enumerate(record.header.seats) if entry.kind == "human"]
        assert match.human == (people[0] if people else None)
        if state.outcome is None or not people:
            assert match.result is None
        else:
            assert match.result is (Result.WON if people[0] in state.outcome.winners else Result.LOST)
        if record.header.started is not None:
            assert match.started == datetime.fromisoformat(record.header.started)
    assert [match.last_played for match in page.matches] == [
        hour(number) for number in reversed(range(200, 200 + len(records)))
    ]


def test_rule_sets(full: Library) -> None:
    found = {rules.key: rules for rules in full.rule_sets()}
    keys = [rules_key(record.header.rules) for _, record in many_records()]
    assert {key: rules.matches for key, rules in found.items()} == {key: keys.count(key) for key in keys}
    assert {rules.preset for rules in found.values()} == {*PRESETS, None}
    counts = [rules.matches for rules in full.rule_sets()]
    assert counts == sorted(counts, reverse=True)
    assert full.rule_sets(Folder.DELETED) == ()


def test_own_rules_are_listed_and_found_by_their_name(tmp_path: Path) -> None:
    rules = PRESETS["polish"].replace(target=700)
    for number, (name, ours) in enumerate(
        (("Ours", rules), ("Grandmother's", rules), (None, rules), ("All classic", PRESETS["classic"]))
    ):
        header = msgspec.structs.replace(short(0).header, rules=ours, rules_name=name)
        save(Record(header), tmp_path / "matches" / f"{number}.thousand", hour=number)
    library = Library(tmp_path)
    library.refresh()
    assert [match.rules_name for match in library.find().matches] == [
        "All classic",
        "",
        "Grandmother's",
        "Ours",
    ]
    assert ids(library, text="grandm") == ["1.thousand"]
    assert {(rules.name, rules.matches) for rules in library.rule_sets()} == {("Grandmother's", 3), ("", 1)}


def test_when_a_match_began(tmp_path: Path) -> None:
    """The record says it; else the name the program gave the file; else the file itself."""
    folder = tmp_path / "matches"
    said = with_header(short(0), started="2025-05-06T07:08:09+02:00")
    silent = with_header(short(0), started=None)
    impossible = with_header(short(0), started="0001-01-01T00:00:00+14:00")
    save(said, folder / "2024-01-01-000000.thousand", hour=5)
    save(silent, folder / "2025-12-31-235958.thousand", hour=5)
    save(silent, folder / "2025-02-31-000000-2.thousand", hour=5)
    save(silent, folder / "Sunday.thousand", hour=5)
    save(impossible, folder / "long-ago.thousand", hour=5)
    library = Library(tmp_path)
    library.refresh()
    assert library.get("2024-01-01-000000.thousand").started == datetime.fromisoformat("2025-05-06T05:08:09Z")
    named = datetime(2025, 12, 31, 23, 59, 58).astimezone()
    assert library.get("2025-12-31-235958.thousand").started == named
    assert library.get("2025-02-31-000000-2.thousand").started == hour(5)
    assert library.get("Sunday.thousand").started == hour(5)
    library.get("long-ago.thousand")


def test_a_match_from_the_future_was_last_played_when_it_began(tmp_path: Path) -> None:
    """A copy may carry the time of anything."""
    save(with_header(short(0), started=hour(50).isoformat()), tmp_path / "matches" / "x.thousand", hour=3)
    library = Library(tmp_path)
    library.refresh()
    assert library.get("x.thousand").last_played == hour(50)


# Asking


WORDS = (
    "anna",
    "ANNA bob",
    "lucja",
    "Łucja",
    "соня",
    "сон",
    "no-",
    "a-1",
    "b-",
    "nothing",
    "",
    "  ",
    "%",
    "'",
)


filters = st.builds(
    MatchFilter,
    status=st.none() | st.sampled_from(Status),
    rules=st.none() | st.sampled_from([*PRESETS, "own-nothing"]),
    since=st.none() | st.integers(195, 240).map(hour),
    until=st.none() | st.integers(195, 240).map(hour),
    result=st.none() | st.sampled_from(Result),
    text=st.sampled_from(WORDS),
    with_undo=st.none() | st.booleans(),
)


def lets_through(wanted: MatchFilter, match: MatchEntry) -> bool:
    words = " ".join((match.title, match.path.stem, *(seat.name for seat in match.seats)))
    plain = words.lower().replace("ł", "l")
    checks = (
        wanted.status in (None, match.status),
        wanted.rules in (None, match.rules_key),
        wanted.since is None or match.last_played >= wanted.since,
        wanted.until is None or match.last_played < wanted.until,
        wanted.result in (None, match.result),
        wanted.with_undo in (None, match.taken_back > 0),
        all(word in plain for word in wanted.text.lower().replace("ł", "l").split()),
    )
    return all(checks)


@given(filters)
def test_filters(full: Library, wanted: MatchFilter) -> None:
    everything = full.find(descending=False).matches
    page = full.find(wanted, descending=False)
    assert list(page.matches) == [match for match in everything if lets_through(wanted, match)]
    assert page.total == len(page.matches)


SORT_KEYS: dict[SortBy, Callable[[MatchEntry], Any]] = {
    SortBy.LAST_PLAYED: lambda match: match.last_played,
    SortBy.STARTED: lambda match: match.started,
    SortBy.RULES: lambda match: match.rules_key,
    SortBy.DEALS: lambda match: match.deals,
    SortBy.TOTAL: lambda match: match.seats[match.human].total if match.human is not None else -(10**9),
    SortBy.TITLE: lambda match: match.title,
}


@given(st.sampled_from(SortBy), st.booleans(), st.integers(0, 40), st.none() | st.integers(0, 40))
def test_sorting_and_paging(
    full: Library, sort: SortBy, descending: bool, offset: int, limit: int | None
) -> None:
    everything = full.find(sort=sort, descending=descending).matches
    keys = [SORT_KEYS[sort](match) for match in everything]
    if sort is SortBy.TOTAL and not descending:  # without a person: last both ways
        assert keys[-1] == -(10**9)
        keys.pop()
    assert keys == sorted(keys, reverse=descending)
    page = full.find(sort=sort, descending=descending, offset=offset, limit=limit)
    assert page.matches == everything[offset:][:limit]
    assert page.total == len(everything)


def test_titles_sort_as_people_read_them(library: Library) -> None:
    for number, title in enumerate(("Żółw", "łąka", "")):
        library.rename(f"{number}.thousand", title)
    library.import_file(save(with_header(short(7), title="Ala"), library.data / "x.thousand"))
    titles = [match.title for match in library.find(sort=SortBy.TITLE, descending=False).matches]
    assert titles == ["Ala", "łąka", "Żółw", ""]
    titles = [match.title for match in library.find(sort=SortBy.TITLE).matches]
    assert titles == ["Żółw", "łąka", "Ala", ""]


def test_a_search_looks_into_titles_names_and_file_names(library: Library) -> None:
    library.rename("1.thousand", "Niedziela u Ёлки")
    assert ids(library, text="NIEDZIELA елки") == ["1.thousand"]
    assert ids(library, text="łucja 2") == ["2.thousand"]
    assert ids(library, text="niedziela 2") == []
    assert ids(library, text='" OR 1') == []


def test_names_are_told_apart_as_people_do(tmp_path: Path) -> None:
    seats = (SeatEntry("  ANNA  Maria ", "human"), *TABLE[1:3])
    save(short(1, seats=seats), tmp_path / "matches" / "1.thousand")
    library = Library(tmp_path)
    library.refresh()
    assert library.find().matches[0].seats[0].name == "  ANNA  Maria "
    assert ids(library, text="anna maria") == ["1.thousand"]
    assert ANNA.name == "Anna"


def test_dates_are_moments(full: Library) -> None:
    """The same moment in another zone is the same."""
    zone = hour(210).astimezone(tz=None)
    assert full.find(MatchFilter(since=zone)).total == full.find(MatchFilter(since=hour(210))).total
    before = full.find(MatchFilter(until=zone)).total
    assert full.find(MatchFilter(until=zone + timedelta(seconds=1))).total == before + 1


# Ids first, matches when they are needed


@pytest.mark.parametrize("sort", SortBy)
@pytest.mark.parametrize("descending", [True, False])
def test_ids_are_those_of_the_matches(full: Library, sort: SortBy, descending: bool) -> None:
    for wanted in (MatchFilter(), MatchFilter(rules="classic"), MatchFilter(text="łucja b-")):
        page = full.find(wanted, sort, descending=descending)
        assert full.find_ids(wanted, sort, descending=descending) == tuple(match.id for match in page.matches)


def test_matches_are_found_by_their_ids(full: Library) -> None:
    wanted = full.find_ids()[3:7]
    assert full.get_many((*wanted, "gone.thousand")) == {name: full.get(name) for name in wanted}
