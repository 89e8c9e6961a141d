"""A hint at the table: asked for by key, thought of elsewhere, shown in words and on the card."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.e2e.window_player import WAIT, make_window
from thousand_qt.ai.casual import Casual
from thousand_qt.ai.review import Verdict
from thousand_qt.ai.seat import Budget
from thousand_qt.engine.actions import Bid, Exchange, Play
from thousand_qt.engine.deal import Phase
from thousand_qt.engine.record import HelpKind
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
    window.area.clear_notice()
    QTest.keyClick(window, Qt.Key.Key_H)
    qtbot.waitUntil(lambda: bool(window.area.message), timeout=WAIT)
    assert "Play the" not in window.area.message
    assert not any(item.marked for item in window.scene.card_items())
    assert window.controller.hints.button.text() == "And what to do?"
    assert window.menus.hint.text() == "&Hint: what to do"
    spoken = []
    window.voice.announcer.said.connect(spoken.append)
    QTest.mouseClick(window.controller.hints.button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: window.area.message.startswith("Play the "), timeout=WAIT)
    assert spoken == [window.area.message]
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
        window.area.clear_notice()
        window.controller.give_hint()
        qtbot.waitUntil(lambda: bool(window.area.message), timeout=WAIT)
        look = window.area.message
        window.controller.give_hint()
        qtbot.waitUntil(lambda look=look: window.area.message != look, timeout=WAIT)
        for words in (look, window.area.message):
            assert words[-1] in ".?"
            assert "{" not in words
        window.controller.session.submit(window.controller.session.view.legal_actions[0])


def test_both_cards_to_give_away_are_marked(qtbot, window):
    def gives(view):
        return view.phase is Phase.EXCHANGE and isinstance(Casual(0).choose(view, Budget()), Exchange)

    view = play_on_until(qtbot, window, gives)
    controller = window.controller
    explanation = Casual(0).explain(view, Budget())
    assert isinstance(explanation.action, Exchange)
    controller.hints.ask()
    controller.hints.ask()
    controller.hints.on_advised(Advice(controller.decisions.view, explanation))
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
    controller.hints.on_advised(Advice(view, None))  # the one that was on its way
    assert window.area.message == ""
    qtbot.wait(50)
    assert window.area.message == ""


def test_an_adviser_that_fails_is_told(qtbot, window):
    wait_for_decision(qtbot, window)
    controller = window.controller
    controller.hints.on_advised(Advice(controller.decisions.view, None))
    assert window.area.message == "There is no hint for this decision."


def test_both_steps_are_counted_once_and_speak_the_language_that_is_chosen_meanwhile(qtbot, window):
    view = play_on_until(qtbot, window, lambda view: view.phase is Phase.AUCTION)
    controller = window.controller
    explanation = Casual(0).explain(view, Budget())
    controller.hints.ask()
    controller.hints.on_advised(Advice(controller.decisions.view, explanation))
    look = window.area.message
    assert count(controller.session.record) == [1, 0, 0]
    window.set_language("pl")
    qtbot.waitUntil(lambda: window.controller.hints.button.text() == "A co zrobić?", timeout=WAIT)
    assert window.area.message not in ("", look)
    controller.hints.ask()
    assert window.area.message.startswith(("Spasuj.", "Licytuj "))
    controller.hints.ask()
    assert count(controller.session.record) == [1, 1, 0]
    panel = window.area.panel
    assert panel.control_for(explanation.action).property("hinted")
    window.set_language("ru")
    qtbot.waitUntil(lambda: window.area.message.startswith(("Спасуйте.", "Закажите ")), timeout=WAIT)
    assert panel.control_for(explanation.action).property("hinted")
    controller.session.submit(explanation.action)
    assert controller.hints.told is None


def test_the_coach_warns_before_a_bid_is_made_and_lets_the_player_do_it_anyway(qtbot, window):
    window.menus.coach.trigger()
    assert window.settings.coach
    controller = window.controller

    def far_too_high(view):
        bids = [action for action in view.legal_actions if isinstance(action, Bid)]
        if not bids:
            return False
        qtbot.waitUntil(lambda: controller.coaching.coach.review_of(bids[-1]) is not None, timeout=WAIT)
        return controller.coaching.coach.review_of(bids[-1]).verdict is Verdict.SERIOUS_MISTAKE

    view = play_on_until(qtbot, window, far_too_high)
    played = len(controller.session.record.actions)
    spoken = []
    window.voice.announcer.said.connect(spoken.append)
    window.area.panel.picker.choose(view.legal_actions[-1].amount)
    QTest.mouseClick(window.area.panel.bid_button, Qt.MouseButton.LeftButton)
    warning = window.area.panel
    assert warning.objectName() == "warningPanel"
    assert spoken[-1] == warning.words
    assert warning.first_button.hasFocus()
    window.set_language("pl")
    qtbot.waitUntil(lambda: warning.first_button.text() == "Cofnij", timeout=WAIT)
    assert window.area.panel is warning
    QTest.keyClick(warning.first_button, Qt.Key.Key_Escape)
    assert window.area.panel.objectName() == "biddingPanel"
    assert len(controller.session.record.actions) == played
    assert count(controller.session.record) == [0, 0, 1]
    window.area.panel.picker.choose(view.legal_actions[-1].amount)
    QTest.mouseClick(window.area.panel.bid_button, Qt.MouseButton.LeftButton)  # there is no second word
    assert view.legal_actions[-1] in controller.session.record.actions[played:]


def count(record):
    return [record.helps(0, kind) for kind in HelpKind]
