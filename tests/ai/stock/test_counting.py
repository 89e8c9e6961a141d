"""What Strong has counted when the stock of two players is used up, and what Master has."""

from __future__ import annotations

from tests.ai.sampled import sampled_states
from thousand_qt.ai.levels import LEVELS
from thousand_qt.ai.seat import Budget
from thousand_qt.ai.strong import STRONG
from thousand_qt.engine.deal import Phase
from thousand_qt.engine.rules import PRESETS
from thousand_qt.engine.view import view_of

STOCK = PRESETS["polish-stock"]


def test_strong_has_counted_the_cards_only_when_few_are_left() -> None:
    """Until then rules of thumb decide; Master knows all cards as soon as the stock is used up."""
    asked = {True: 0, False: 0}
    for state in sampled_states(STOCK, 150, seed=6):
        assert state.turn is not None
        view = view_of(state, state.turn)
        if view.phase is not Phase.PLAY or view.stock_size:
            continue
        few = len(view.hand) <= STRONG.counts_from
        explanation = LEVELS["strong"](1).explain(view, Budget(worlds=6))
        assert (explanation.worlds > 0) == few
        if not few:
            assert explanation.action == LEVELS["casual"](1).choose(view, Budget())
        assert LEVELS["master"](1).explain(view, Budget(worlds=6)).worlds > 0
        asked[few] += 1
    assert min(asked.values()) >= 5
