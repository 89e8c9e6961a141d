"""Players that search answer legally under any rules, for two, three and four, and without a compiler."""

from __future__ import annotations

import random

import pytest

from tests.ai.random_rules import random_rules
from tests.ai.sampled import sampled_states
from thousand_qt.ai import strong as strong_module
from thousand_qt.ai.levels import LEVELS
from thousand_qt.ai.seat import Budget
from thousand_qt.ai.solver import Solver, kernel
from thousand_qt.ai.strong import MASTER, STRONG, Searcher, within_reach
from thousand_qt.engine.actions import Bid, SetContract
from thousand_qt.engine.auction import most_points
from thousand_qt.engine.cards import mask_of
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.rules import PRESETS, Rules
from thousand_qt.engine.view import view_of

_FEW = Budget(worlds=2)


def ask(searcher: Searcher, state: MatchState) -> None:
    assert state.turn is not None
    view = view_of(state, state.turn)
    action = searcher.choose(view, _FEW)
    assert action in view.legal_actions
    if isinstance(action, Bid | SetContract):
        forced = action.amount == view.contract or (isinstance(action, Bid) and not view.calls)
        assert forced or action.amount <= most_points(view.rules, mask_of(view.hand))


@pytest.mark.parametrize("part", range(6))
def test_it_answers_legally_under_any_rules(part: int) -> None:
    rng = random.Random(200 + part)
    searcher = Searcher(part, STRONG)
    for seed in range(12):
        for state in sampled_states(random_rules(rng), 12, seed):
            ask(searcher, state)


@pytest.mark.parametrize("name", ["polish-two-talons", "polish-stock", "polish-four", "sixty"])
def test_it_plays_at_every_table(name: str) -> None:
    searcher = Searcher(1, MASTER)
    for state in sampled_states(PRESETS[name], 60, seed=9):
        ask(searcher, state)


def test_it_works_with_the_solver_as_python(monkeypatch: pytest.MonkeyPatch) -> None:
    """The answers are those of the compiled one: only the time differs."""
    states = [
        state
        for state in sampled_states(Rules(), 200, seed=5)
        if len(view_of(state, state.turn or 0).hand) <= 5
    ][:12]
    assert len(states) == 12
    compiled = [Searcher(3, STRONG).choose(view_of(state, state.turn or 0), _FEW) for state in states]
    asked: list[type[kernel.Kernel]] = []

    def python_solver(*arguments: object, **options: object) -> Solver:
        asked.append(kernel.Kernel)
        return Solver(*arguments, **options, kernel=kernel.Kernel)  # type: ignore[arg-type]

    monkeypatch.setattr(strong_module, "Solver", python_solver)
    monkeypatch.setattr(strong_module, "StopFlag", kernel.StopFlag)
    assert [Searcher(3, STRONG).choose(view_of(state, state.turn or 0), _FEW) for state in states] == compiled
    assert asked


def test_without_a_compiler_fewer_layouts_are_looked_at() -> None:
    for skill in (STRONG, MASTER):
        assert within_reach(skill, compiled=True) == skill
        reduced = within_reach(skill, compiled=False)
        assert 0 < reduced.play_worlds < skill.play_worlds
        assert 0 < reduced.gift_worlds < skill.gift_worlds
        assert reduced.play_seconds > skill.play_seconds
    assert within_reach(STRONG, compiled=False).play_worlds < within_reach(MASTER, compiled=False).play_worlds


def test_the_levels_are_named_from_the_weakest_up() -> None:
    assert list(LEVELS) == ["random", "beginner", "casual", "strong", "master"]
