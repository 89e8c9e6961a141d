"""No level looks at cards it cannot see: with other hidden cards behind the same view it decides the same."""

from __future__ import annotations

import random

import pytest

from tests.ai.honesty import permuted
from tests.ai.sampled import sampled_states
from thousand_qt.ai.levels import LEVELS
from thousand_qt.ai.seat import Budget
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.rules import PRESETS
from thousand_qt.engine.view import view_of

_POSITIONS = 70
"""For each preset: over seven hundred in all; `tests.benchmarks.bench_honesty` asks about many more."""
_BUDGET = Budget(worlds=6)


def decide_alike(level: str, state: MatchState, other: MatchState, seed: int) -> bool:
    """Return whether a level answers the seat in turn of both states alike."""
    assert state.turn is not None
    first, second = (
        LEVELS[level](seed).choose(view_of(each, state.turn), _BUDGET) for each in (state, other)
    )
    return first == second


def pairs(name: str, number: int, seed: int) -> list[tuple[MatchState, MatchState]]:
    """Return states of a preset, each with one that differs in hidden cards only."""
    rng = random.Random(seed)
    states = sampled_states(PRESETS[name], number, seed)
    others = []
    for state in states:
        assert state.turn is not None
        others.append(permuted(state, state.turn, rng))
    return list(zip(states, others, strict=True))


@pytest.mark.parametrize("name", PRESETS)
def test_hidden_cards_never_change_a_decision(name: str) -> None:
    every = {"master": 5}
    changed = 0
    for number, (state, other) in enumerate(pairs(name, _POSITIONS, seed=1)):
        assert state.turn is not None
        assert view_of(state, state.turn) == view_of(other, state.turn)
        changed += state != other
        for level in LEVELS:
            if number % every.get(level, 1) == 0:
                assert decide_alike(level, state, other, seed=number), (level, number)
    assert changed > 0.9 * _POSITIONS
