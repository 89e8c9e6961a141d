"""What a hint says to look at: by the decision and by what was weighed, and never what to do."""

from __future__ import annotations

import pytest

from tests.ai.positions import after, dealt, to_act
from thousand_qt.ai.casual import Casual
from thousand_qt.ai.explanation import Explanation
from thousand_qt.ai.focus import Focus, FocusKind, focus_of
from thousand_qt.ai.seat import Budget
from thousand_qt.engine.actions import Action, GiveUp
from thousand_qt.engine.cards import Suit
from thousand_qt.engine.match import CHANCE, MatchState
from thousand_qt.engine.rules import RULE_SETS, Rules
from thousand_qt.engine.shuffle import shuffled
from thousand_qt.engine.view import PlayerView, view_of
from thousand_qt.ui.texts.focus import focus_text

NAMES = ("Zofia", "Anna", "Borys", "Celina")


def focus(view: PlayerView) -> Focus:
    return focus_of(view, Casual(0).explain(view, Budget()))


def test_the_auction() -> None:
    assert focus(to_act(dealt(Rules(), "AS KH QH KS QS 9H JC"))) == Focus(
        FocusKind.MARRIAGE_IN_HAND, suit=Suit("H")
    )
    assert focus(to_act(dealt(Rules(), "AS KH TH QS QC 9H JC"))) == Focus(
        FocusKind.HAND_AGAINST_BID, amount=100
    )


def test_giving_up_is_looked_at_only_where_it_is_doubtful() -> None:
    state = after(dealt(Rules(), "AS KS QS AH TH 9H JC"), "bid 120", "pass", "pass")
    view = to_act(state)
    given_up = next(action for action in view.legal_actions if isinstance(action, GiveUp))
    doubtful = Explanation(given_up, view.phase, Casual(0).explain(view, Budget()).reason)
    assert focus_of(view, doubtful) == Focus(FocusKind.GIVING_UP, amount=120)
    assert focus(view).kind in (FocusKind.HARMLESS_GIFTS, FocusKind.CARDS_TO_KEEP)


def played_matches(name: str, number: int) -> list[tuple[PlayerView, Action]]:
    rules = RULE_SETS[name]
    state = MatchState.new(rules, 0)
    found: list[tuple[PlayerView, Action]] = []
    for dealing in range(3):
        state = state.apply(shuffled(number, dealing))[0]
        while state.turn not in (None, CHANCE):
            assert state.turn is not None
            view = view_of(state, state.turn)
            action = Casual(0).choose(view, Budget())
            found.append((view, action))
            state = state.apply(action)[0]
    return found


@pytest.mark.parametrize("name", ["polish", "russian-four", "polish-two-talons", "polish-stock"])
def test_every_decision_in_every_form_of_play_has_something_to_look_at(name: str) -> None:
    kinds: set[FocusKind] = set()
    for view, _ in played_matches(name, 5):
        explanation = Casual(0).explain(view, Budget())
        found = focus_of(view, explanation)
        kinds.add(found.kind)
        words = focus_text(found, view, NAMES)
        assert words[-1] in ".?"
        assert "{" not in words
        assert "%n" not in words
    assert FocusKind.TRICK_LOST in kinds
    assert (FocusKind.CARDS_TO_COME in kinds) == (name == "polish-stock")
    assert (FocusKind.CARDS_TO_PUT_ASIDE in kinds) == (name == "polish-two-talons")
    assert (FocusKind.LAST_TO_PLAY in kinds) or name != "polish"
