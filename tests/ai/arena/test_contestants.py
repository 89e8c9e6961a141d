"""Players that fail are replaced and counted; the one that sees everything is the arena's alone."""

from __future__ import annotations

import os
import re
import sys
import types

import msgspec
import pytest

from tests.ai.arena.measuring import CASUAL, RANDOM, contest_of, measured
from tests.ai.faulty_seats import PROMPT_FAULTS, AnotherSeat, NotAnAction, Raising
from thousand_qt.ai.arena import contestants
from thousand_qt.ai.arena.contestants import Contestant, ContestantError, contestant
from thousand_qt.ai.arena.workers import WorkerError
from thousand_qt.ai.levels import LEVELS
from thousand_qt.ai.random_legal import RandomLegal
from thousand_qt.ai.seat import Budget, Seat
from thousand_qt.ai.solver import is_compiled
from thousand_qt.ai.strong import MASTER, Searcher, within_reach
from thousand_qt.engine.actions import Action
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.view import view_of

# Players that fail


class Failing:
    """Makes the faulty player of a name; the arena gives players a seed."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __call__(self, seed: int) -> Seat:
        return PROMPT_FAULTS[self._name]()


# Whatever fails, it comes from other processes in the same words: one kind of refusal, and one of failure.
@pytest.mark.parametrize(
    ("name", "jobs"), [*((name, 1) for name in PROMPT_FAULTS), ("raises", 2), ("illegal", 2)]
)
def test_a_failing_player_is_replaced_and_counted(name: str, jobs: int) -> None:
    faulty = Contestant("faulty", Failing(name))
    figures = measured(contest_of(faulty, CASUAL), deals=2, jobs=jobs)["deals"]
    illegal, failed = figures["a"]["illegal"], figures["a"]["failed"]
    assert (failed, illegal > 0) == (0, True) if name != "raises" else (illegal, failed > 0) == (0, True)
    assert figures["a"]["reasons"]
    assert len(figures["a"]["reasons"]) <= 5
    assert (figures["b"]["illegal"], figures["b"]["failed"], figures["b"]["reasons"]) == (0, 0, [])


def test_reasons_say_what_happened() -> None:
    assert "SeatFault: seat" in str(reasons_of(Contestant("raising", lambda _: Raising())))
    assert "bid" in str(reasons_of(Contestant("other", lambda _: AnotherSeat())))
    assert "None" in str(reasons_of(Contestant("nothing", lambda _: NotAnAction())))


def reasons_of(faulty: Contestant) -> list[str]:
    reasons: list[str] = measured(contest_of(faulty, CASUAL), deals=1)["deals"]["a"]["reasons"]
    return reasons


def dying(seed: int) -> Seat:
    os._exit(7)


def test_a_process_that_dies_is_reported() -> None:
    with pytest.raises(WorkerError, match="status 7"):
        measured(contest_of(Contestant("dying", dying), CASUAL), deals=4, jobs=2)


# The player that sees everything


class Oracle:
    """Knows the cards of the others, and proves it."""

    def __init__(self, seed: int) -> None:
        self._random = RandomLegal(seed)

    def choose_seeing(self, state: MatchState, budget: Budget) -> Action:
        assert state.deal is not None
        assert state.turn is not None
        assert sum(hand.bit_count() > 0 for hand in state.deal.hands) > 1
        return self._random.choose(view_of(state, state.turn), budget)


def test_an_oracle_is_known_to_the_arena_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    module = types.ModuleType(contestants._ORACLE_MODULE)
    module.__dict__["Oracle"] = Oracle
    monkeypatch.setitem(sys.modules, module.__name__, module)
    oracle = contestant("oracle")
    assert oracle.sees_everything
    figures = measured(contest_of(oracle, RANDOM), deals=3)["deals"]
    assert figures["difference"]["points_per_deal"] == 0  # it guesses as the random player does
    assert (figures["a"]["illegal"], figures["a"]["failed"]) == (0, 0)
    assert "oracle" not in LEVELS
    with pytest.raises(ContestantError, match="oracle"):
        contestant("genius")


def test_no_level_of_the_program_is_shown_hidden_cards() -> None:
    assert "oracle" not in LEVELS
    for name in LEVELS:
        assert not contestant(name).sees_everything


# Levels with some of their skill changed


def test_a_part_of_the_skill_can_be_changed() -> None:
    made = contestant("master:own_point=0, play_worlds=7,trained=false").make(3)
    assert isinstance(made, Searcher)
    taste, duel_taste = (
        msgspec.structs.replace(taste, own_point=0.0) for taste in (MASTER.taste, MASTER.duel_taste)
    )
    changed = msgspec.structs.replace(
        MASTER, taste=taste, duel_taste=duel_taste, play_worlds=7, trained=False
    )
    assert made._skill == within_reach(changed, compiled=is_compiled())


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("master:", "unknown ''"),
        ("master:luck=1", "unknown 'luck'"),
        ("master:taste=1", "unknown 'taste'"),
        ("strong:gifts=many", "gifts: 'many' is no int"),
        ("strong:own_point", "own_point: '' is no float"),
        ("casual:gifts=2", "unknown level 'casual:gifts=2'"),
    ],
)
def test_a_change_that_cannot_be_is_named(text: str, words: str) -> None:
    with pytest.raises(ContestantError, match=re.escape(words)):
        contestant(text)


def test_a_change_plays_in_other_processes_too() -> None:
    figures = measured(contest_of(contestant("strong:own_point=3"), CASUAL), deals=2, jobs=2)["deals"]
    assert (figures["a"]["illegal"], figures["a"]["failed"]) == (0, 0)
