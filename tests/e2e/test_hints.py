"""A hint at the table: asked for by key, thought of elsewhere, shown in words and on the card."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.e2e.window_player import WAIT, make_window
from thousand_qt.ai.casual import Casual
from thousand_qt.ai.seat import Budget
from thousand_qt.engine.actions import Exchange, Play
from thousand_qt.engine.deal import Phase
from thousand_qt.session.adviser import Advice
from thousand_qt.ui.new_match import MatchSetup

SETUP = MatchSetup("classic", ("Zofia", "Anna", "Borys"), ("human", "casual", "casual"))


@pytest.fixture
def window(qtbot, qapp, profile_paths):
    made = make_window(qtbot, qapp, profile_paths)
    made.start_match(SETUP)
    yield made
    made.close()


def hint_action(window):
    return next(action for action in window.actions() if action.shortcut().toString() == "H")


def chooses_a_card(view):
    return len(view.legal_actions) > 1 and all(isinstance(action, Play) for action in view.legal_actions)


def wait_for_decision(qtbot, window):
    qtbot.waitUntil(lambda: window.controller.can_hint, timeout=WAIT)


def play_on_until(qtbot, window, wanted):
    """Play as Casual would until the decision is of the kind wanted; return its view."""
    session = window.controller.session
    for _ in range(60):
        qtbot.waitUntil(lambda: window.controller.can_hint or window.area.sheet is not None, timeout=WAIT)
        if window.area.sheet is not None:
            window.controller.on_next_deal_requested()
            continue
        view = session.view
        if wanted(view):
            return view
        session.submit(Casual(0).choose(view, Budget()))
    raise AssertionError("the match never came to such a decision")


def test_a_card_is_named_and_marked(qtbot, window):
    view = play_on_until(qtbot, window, chooses_a_card)
    QTest.keyClick(window, Qt.Key.Key_H)
    qtbot.waitUntil(lambda: window.area.message.startswith("Play the "), timeout=WAIT)
    assert "layout" in window.area.message
    assert "Expected" in window.area.message
    marked = [item.card for item in window.scene.card_items() if item.marked]
    assert len(marked) == 1
    assert any(Play(view.seat, marked[0], declare) in view.legal_actions for declare in (False, True))
    window.controller.session.submit(view.legal_actions[0])
    assert window.area.message == ""
    assert not any(item.marked for item in window.scene.card_items())


def test_every_kind_of_decision_has_a_hint(qtbot, window):
    for phase in (Phase.AUCTION, Phase.EXCHANGE, Phase.PLAY):
        play_on_until(qtbot, window, lambda view, phase=phase: view.phase is phase)
        window.controller.give_hint()
        qtbot.waitUntil(lambda: bool(window.area.message), timeout=WAIT)
        assert window.area.message.endswith(".")
        assert "{" not in window.area.message
        window.controller.session.submit(window.controller.session.view.legal_actions[0])


def test_both_cards_to_give_away_are_marked(qtbot, window):
    def gives(view):
        return view.phase is Phase.EXCHANGE and isinstance(Casual(0).choose(view, Budget()), Exchange)

    view = play_on_until(qtbot, window, gives)
    controller = window.controller
    explanation = Casual(0).explain(view, Budget())
    assert isinstance(explanation.action, Exchange)
    controller.on_advised(Advice(controller._decision, explanation))
    assert {item.card for item in window.scene.card_items() if item.marked} == set(explanation.action.cards)
    assert window.area.message.startswith("Give away: ")


def test_a_hint_is_offered_only_when_there_is_something_to_decide(qtbot, window):
    wait_for_decision(qtbot, window)
    assert hint_action(window).isEnabled()
    offered = []
    window.controller.hint_offered.connect(offered.append)
    window.controller.session.submit(window.controller.session.view.legal_actions[0])
    assert offered[0] is False
    qtbot.waitUntil(lambda: hint_action(window).isEnabled() == window.controller.can_hint, timeout=WAIT)


def test_a_hint_comes_too_late_when_the_player_has_acted(qtbot, window):
    wait_for_decision(qtbot, window)
    controller = window.controller
    view = controller.session.view
    window.area.clear_notice()  # the seal of the new match
    controller.give_hint()
    controller.session.submit(view.legal_actions[0])
    controller.on_advised(Advice(view, None))  # the one that was on its way
    assert window.area.message == ""
    qtbot.wait(50)
    assert window.area.message == ""


def test_an_adviser_that_fails_is_told(qtbot, window):
    wait_for_decision(qtbot, window)
    controller = window.controller
    controller.on_advised(Advice(controller._decision, None))
    assert window.area.message == "There is no hint for this decision."


@pytest.mark.parametrize("language", ["pl", "ru"])
def test_a_hint_speaks_the_language_of_the_window(qtbot, qapp, profile_paths, language):
    window = make_window(qtbot, qapp, profile_paths, language=language)
    window.start_match(SETUP)
    play_on_until(qtbot, window, chooses_a_card)
    assert window.controller is not None
    window.controller.give_hint()
    first_word = {"pl": "Zagraj ", "ru": "Сыграйте "}[language]
    qtbot.waitUntil(lambda: window.area.message.startswith(first_word), timeout=WAIT)
    window.close()
