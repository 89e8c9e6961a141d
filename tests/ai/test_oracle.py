"""The oracle sees all cards, in the arena; nobody meets it in the program."""

from __future__ import annotations

import pytest

from thousand_qt.ai.arena.contestants import contestant
from thousand_qt.ai.levels import LEVELS
from thousand_qt.ai.oracle import Oracle
from thousand_qt.ai.seat import Budget
from thousand_qt.engine.deal import Phase
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.rules import PRESETS
from thousand_qt.engine.shuffle import shuffled
from thousand_qt.engine.view import view_of

_BUDGET = Budget(worlds=4)


def test_the_oracle_is_no_level() -> None:
    assert not [name for name in LEVELS if "oracle" in name]
    assert contestant("oracle") is not None


@pytest.mark.parametrize("preset", ["classic", "polish", "polish-two-talons", "polish-stock", "polish-four"])
def test_the_oracle_plays_whole_deals(preset: str) -> None:
    oracle = Oracle(1)
    state = MatchState.new(PRESETS[preset], 0)
    dealings = 0
    while len(state.results) < 2:
        if state.phase is Phase.DEALING:
            action = shuffled(7, dealings)
            dealings += 1
        else:
            action = oracle.choose_seeing(state, _BUDGET)
        state, _ = state.apply(action)
    assert len(state.results) == 2


def test_a_view_alone_is_not_enough() -> None:
    state, _ = MatchState.new(PRESETS["classic"], 2).apply(shuffled(1, 0))
    state, _ = state.apply(LEVELS["casual"](1).choose(view_of(state, 0), _BUDGET))
    oracle = Oracle(1)
    with pytest.raises(ValueError, match="nothing to decide"):
        oracle.choose_seeing(MatchState.new(PRESETS["classic"], 2), _BUDGET)
    while state.phase is not Phase.EXCHANGE:
        assert state.turn is not None
        state, _ = state.apply(LEVELS["casual"](1).choose(view_of(state, state.turn), _BUDGET))
    assert state.turn is not None
    with pytest.raises(ValueError, match="whole state"):
        oracle.choose(view_of(state, state.turn), _BUDGET)
