"""Every level explains the action it takes, with figures that can be true."""

from __future__ import annotations

import pytest

from tests.ai.positions import after, dealt, to_act
from tests.ai.sampled import sampled_states
from thousand_qt.ai.explanation import Reason
from thousand_qt.ai.levels import LEVELS
from thousand_qt.ai.seat import Budget
from thousand_qt.engine.actions import GiveUp, Play
from thousand_qt.engine.deal import Phase
from thousand_qt.engine.rules import PRESETS, Rules
from thousand_qt.engine.view import view_of

_BUDGET = Budget(worlds=3)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", PRESETS)
def test_what_is_explained_is_what_is_done(level: str, name: str) -> None:
    for state in sampled_states(PRESETS[name], 25, seed=3):
        assert state.turn is not None
        view = view_of(state, state.turn)
        explanation = LEVELS[level](5).explain(view, _BUDGET)
        assert explanation.action == LEVELS[level](5).choose(view, _BUDGET)
        assert explanation.action in view.legal_actions
        assert explanation.phase is view.phase
        assert explanation.contract == view.contract
        worths = [option.worth for option in explanation.options]
        assert worths == sorted(worths, reverse=True)
        assert all(option.action in view.legal_actions for option in explanation.options)
        assert all(0 <= (option.chance or 0) <= 1 for option in explanation.options)
        if explanation.reason is Reason.SEARCHED and view.phase is not Phase.CONTRACT:
            assert explanation.chosen == explanation.options[0]
        if explanation.reason in (Reason.SEARCHED, Reason.EVEN):
            assert 1 <= explanation.worlds <= 3
        assert isinstance(explanation.action, GiveUp) == (explanation.reason is Reason.HOPELESS) or (
            level == "random"
        )


def test_a_search_tells_the_chance_of_every_card() -> None:
    state = dealt(Rules(), "AS KS QS AH TH 9H JC", "TS 9S AD TD KD QD JD", "JS AC TC KC QC 9C 9D")
    state = after(state, "bid 120", "pass", "pass")
    state = after(state, "give 9H JC", "contract 120")
    view = to_act(state)
    explanation = LEVELS["master"](1).explain(view, Budget(worlds=8))
    plays = {action for action in view.legal_actions if isinstance(action, Play)}
    assert {option.action for option in explanation.options} == plays
    assert explanation.worlds == 8
    assert explanation.contract == 120
    assert all(option.chance is not None and option.points is not None for option in explanation.options)


def test_the_only_choice_needs_no_reasons() -> None:
    view = to_act(dealt(PRESETS["polish"]))  # the eldest hand opens at exactly 100
    assert len(view.legal_actions) == 1
    for make in LEVELS.values():
        explanation = make(1).explain(view, _BUDGET)
        assert explanation.action == view.legal_actions[0]
        assert explanation.reason in (Reason.ONLY_CHOICE, Reason.PICKED)
        assert explanation.best_other is None
