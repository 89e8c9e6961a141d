"""A deal played again: the same players with the same cards do the same, and a level plays for a person."""

from __future__ import annotations

import threading

import pytest

from tests.ai.review.played import played, played_by, with_person
from thousand_qt.ai.review import DealReplay, replay_with_master
from thousand_qt.ai.seat import Budget
from thousand_qt.ai.solver import SolveStopped
from thousand_qt.engine.actions import CHANCE, Action, ClaimRedeal
from thousand_qt.engine.record import Record
from thousand_qt.engine.rules import Rules

_LEVELS = ("casual", "beginner", "casual")


def actions_of(record: Record, deal: int) -> list[Action]:
    """Return what was done in a deal after its cards were dealt for the last time."""
    found: list[Action] = []
    inside = False
    for action, state, _ in record.steps():
        number = len(state.results) + (state.deal is not None)
        if action.seat == CHANCE:
            inside = number == deal
            found = [] if inside else found
        elif inside:
            found.append(action)
    return found


@pytest.mark.parametrize("deal", [1, 2, 4])
def test_the_same_players_do_the_same_again(deal: int) -> None:
    record = played("classic", _LEVELS, seed=8, deals=4)
    told: list[int] = []
    again = DealReplay(record, deal, 1, level="beginner").run(told.append)
    assert told == list(range(1, len(again.actions) + 1))
    assert list(again.actions) == actions_of(record, deal)
    assert again.result == record.replay().results[deal - 1]
    assert again.stand_ins == ()


def test_strong_players_do_the_same_again() -> None:
    record = played("polish", ("strong", "strong", "casual"), seed=8, deals=2, worlds=12)
    again = replay_with_master(record, 2, 0, level="strong", budget=Budget(worlds=12))
    assert list(again.actions) == actions_of(record, 2)


def test_master_plays_the_cards_of_a_person() -> None:
    record = with_person(played("classic", _LEVELS, seed=8, deals=3), 0)
    again = replay_with_master(record, 3, 0, budget=Budget(worlds=20))
    assert (again.deal, again.seat, again.level) == (3, 0, "master")
    assert again.stand_ins == ()
    result = again.result
    assert result is not None
    true = record.replay().results[2]
    assert (result.hands, result.talons, result.number) == (true.hands, true.talons, true.number)
    assert [score.before for score in result.seats] == [score.before for score in true.seats]
    assert again.change == result.seats[0].change
    assert again == replay_with_master(record, 3, 0, budget=Budget(worlds=20))


def test_somebody_stands_in_for_a_person_and_for_a_program_from_outside() -> None:
    record = with_person(played("classic", _LEVELS, seed=8, deals=3), 2)
    again = replay_with_master(record, 1, 0, budget=Budget(worlds=8), stand_in="beginner")
    assert again.stand_ins == (2,)
    assert again.result is not None


def test_a_deal_that_is_not_finished_can_be_played_too() -> None:
    record = played("classic", _LEVELS, seed=8, deals=3)
    begun = Record(record.header, record.actions[:1])
    again = replay_with_master(begun, 1, 0, budget=Budget(worlds=8))
    assert again.result is not None


def test_without_a_seed_the_players_are_others_of_their_kind() -> None:
    record = played("classic", _LEVELS, seed=8, deals=1)
    header = record.header
    unknown = Record(type(header)(header.rules, header.seats, header.first_dealer), record.entries)
    assert replay_with_master(unknown, 1, 0, level="casual").result is not None


def test_a_new_deal_ends_it_without_a_result() -> None:
    rules = Rules().replace(weak_hand_below=40)
    record = played_by(rules, _LEVELS, seed=2, deals=3, worlds=10)
    claims = next(n for n, action in enumerate(record.actions) if isinstance(action, ClaimRedeal))
    dealt_again = record.replay(claims).deal
    assert dealt_again is not None
    number = dealt_again.number
    counted = replay_with_master(record, number, 0, level=_LEVELS[0])
    assert counted.result == record.replay().results[number - 1]
    part = Record(record.header, record.actions[:claims])
    deal = part.replay().deal
    assert deal is not None
    again = replay_with_master(part, deal.number, 0, level="casual")
    assert again.result is None
    assert again.change is None
    assert isinstance(again.actions[-1], ClaimRedeal)


@pytest.mark.parametrize("preset", ["polish-two-talons", "polish-four"])
def test_other_tables(preset: str) -> None:
    levels = ("casual", "beginner") if preset == "polish-two-talons" else ("beginner", *_LEVELS)
    record = played(preset, levels, seed=3, deals=2)
    seat = 1
    again = replay_with_master(record, 1, seat, level=levels[seat])
    assert list(again.actions) == actions_of(record, 1)


def test_it_can_be_stopped() -> None:
    record = played("polish-stock", ("casual", "beginner"), seed=1, deals=1)
    replay = DealReplay(record, 1, 0, budget=Budget(worlds=10**6))
    stopped: list[str] = []

    def run() -> None:
        try:
            replay.run()
        except SolveStopped:
            stopped.append("stopped")

    thread = threading.Thread(target=run)
    thread.start()
    threading.Timer(0.3, replay.stop).start()
    thread.join()
    assert stopped == ["stopped"]


def test_what_is_not_there_cannot_be_played() -> None:
    record = played("classic", _LEVELS, seed=8, deals=1)
    for deal, seat, level in ((2, 0, "master"), (1, 3, "master"), (1, 0, "nobody")):
        with pytest.raises(ValueError, match=r"deal 2|seat 3|level 'nobody'"):
            DealReplay(record, deal, seat, level=level)
    four = played("polish-four", ("beginner", *_LEVELS), seed=3, deals=1)
    sitter = four.replay().results[0].sitter
    assert sitter is not None
    with pytest.raises(ValueError, match="sat out"):
        DealReplay(four, 1, sitter)
