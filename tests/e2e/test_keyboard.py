"""Whole matches of every form played with nothing but the keyboard, as the system hands it to the window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication

from tests.e2e.whole import WHOLE, assert_it_is_whole
from tests.e2e.window_player import WindowPlayer, make_window
from thousand_qt.app.focus_ring import SHOWS_FOCUS, RingFrame
from thousand_qt.engine.actions import (
    Bid,
    ChooseTalon,
    ClaimRedeal,
    Exchange,
    GiveUp,
    Pass,
    Play,
    SetContract,
    WaiveRedeal,
)
from thousand_qt.engine.deal import Phase
from thousand_qt.engine.rules import PRESETS
from thousand_qt.ui.match_end import MatchEndSheet

CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
PLAIN = Qt.KeyboardModifier.NoModifier


class KeyboardPlayer(WindowPlayer):
    """A person without a mouse: every key goes to the window, which gives it to whatever has the keyboard.

    Where the keyboard is must be seen before each key.
    """

    def key(self, key, modifier=PLAIN) -> None:
        self.wait(self.window.isActiveWindow)
        self.assert_keyboard_is_seen()
        QTest.keyClick(self.window.windowHandle(), key, modifier)

    def assert_keyboard_is_seen(self) -> None:
        focused = QApplication.focusWidget()
        assert focused is not None, "nothing has the keyboard"
        assert focused.window() is self.window
        if focused.property(SHOWS_FOCUS):
            return
        rings = [child for child in self.window.children() if isinstance(child, RingFrame)]
        assert rings
        assert rings[0].isVisible(), f"nobody sees that {focused} has the keyboard"

    def press_button(self, name) -> None:
        self.tab_to(self.button(name))
        self.key(Qt.Key.Key_Space)

    def tab_to(self, button: QAbstractButton) -> None:
        for _ in range(20):
            if button.hasFocus():
                return
            self.key(Qt.Key.Key_Tab)
        raise AssertionError(f"{button.objectName()} cannot be reached with Tab")

    def go_to_cards(self) -> None:
        table = self.window.area.table
        for _ in range(20):
            focused = QApplication.focusWidget()
            if table.hasFocus() or (focused is not None and table.isAncestorOf(focused)):
                return
            self.key(Qt.Key.Key_Tab)
        raise AssertionError("the cards cannot be reached with Tab")

    def choose_card(self, card) -> None:
        self.go_to_cards()
        for _ in range(40):
            if self.window.scene.focused_card is card:
                self.key(Qt.Key.Key_Return)
                return
            self.key(Qt.Key.Key_Right)
        raise AssertionError(f"{card} cannot be reached with the arrows")

    def step(self):
        self.wait_until_asked()
        if self.window.area.sheet is not None:
            self.key(Qt.Key.Key_Return)
            return "next"
        action = self.decide()
        self.do(action)
        return action

    def do(self, action) -> None:
        match action:
            case Pass():
                self.key(Qt.Key.Key_P)
            case Bid() | SetContract():
                self.enter_amount(action.amount)
            case ChooseTalon():
                self.key(Qt.Key.Key_1 if action.talon == 0 else Qt.Key.Key_2)
            case Exchange():
                for card in action.cards:
                    self.choose_card(card)
                self.press_button("confirmExchangeButton")
            case Play():
                may_declare = Play(action.seat, action.card, True) in self.view.legal_actions
                self.choose_card(action.card)
                if may_declare:
                    self.press_button("declareButton" if action.declare else "silentButton")
            case GiveUp():
                self.press_button("giveUpButton")
                self.press_button("confirmGiveUpButton")
            case ClaimRedeal():
                self.press_button("claimButton")
            case WaiveRedeal():
                self.press_button("waiveButton")
            case _:
                raise AssertionError(f"no keys for {action}")

    def enter_amount(self, amount: int) -> None:
        if self.picker().isVisible():
            for digit in str(amount):
                self.key(Qt.Key(ord(digit)))
        assert self.picker().amount == amount
        self.key(Qt.Key.Key_Return)


@pytest.fixture
def player(qtbot, qapp, profile_paths):
    return KeyboardPlayer(qtbot, make_window(qtbot, qapp, profile_paths))


LANGUAGES = {"quick": "en", "polish-two-talons": "en", "polish-stock": "pl", "polish-four": "ru"}


@pytest.mark.parametrize("preset", sorted(set(PRESETS) - set(LANGUAGES)))
def test_a_deal_by_other_rules_by_keyboard(player, preset):
    player.start(preset)
    player.play_until(lambda: len(player.view.results) >= 1)
    if player.view.phase is not Phase.OVER:
        player.step()
        player.wait_until_asked()
        assert player.view.number == 2 or len(player.view.results) == 2  # who sits it out is asked after it
    player.session.record.replay()


@pytest.mark.parametrize(("preset", "seed"), WHOLE)
def test_a_match_of_every_form_by_keyboard_from_its_first_deal(qtbot, qapp, profile_paths, preset, seed):
    window = make_window(qtbot, qapp, profile_paths, seed=seed, language=LANGUAGES[preset])
    player = KeyboardPlayer(qtbot, window)
    player.start_to_500(preset)
    player.play_until(lambda: len(player.view.results) >= 1)
    player.go_to(lambda: player.view.phase is Phase.OVER)
    assert_it_is_whole(player)
    player.key(Qt.Key.Key_Return)
    player.wait(lambda: isinstance(window.area.sheet, MatchEndSheet))
    over = player.session
    player.press_button("playAgainButton")
    player.wait(lambda: player.session is not over)
    player.wait_until_asked()
    assert player.view.results == ()
    assert player.session.header.rules == over.header.rules


def test_giving_up_is_asked_about_taken_back_and_done_by_keyboard(player):
    player.start("classic")
    player.play_until(lambda: any(isinstance(action, GiveUp) for action in player.view.legal_actions))
    panel = player.window.area.panel
    player.press_button("giveUpButton")
    assert player.window.area.panel is not panel
    player.key(Qt.Key.Key_Escape)
    assert player.window.area.panel is panel
    player.do(next(action for action in player.view.legal_actions if isinstance(action, GiveUp)))
    player.wait(lambda: len(player.view.results) >= 1)


@pytest.mark.parametrize("preset", ["polish-stock", "polish-four"])
def test_hint_last_trick_claim_undo_and_redo_by_keyboard(player, preset):
    window = player.window
    player.start(preset)
    player.play_until(lambda: player.view.phase is Phase.PLAY and len(player.view.tricks) >= 2)
    player.go_to_cards()
    window.area.clear_notice()
    player.key(Qt.Key.Key_H)
    player.wait(lambda: bool(window.area.message))
    player.key(Qt.Key.Key_H)
    player.wait(lambda: any(item.marked for item in window.scene.card_items()))
    player.key(Qt.Key.Key_F3)
    assert window.area.last_trick_button.isChecked()
    player.key(Qt.Key.Key_F3)
    assert not window.area.last_trick_button.isChecked()
    before = player.view
    player.step()
    player.wait_until_asked()
    after = player.view
    player.key(Qt.Key.Key_Z, CONTROL)
    player.wait_until_asked()
    assert player.view == before
    player.key(Qt.Key.Key_Z, CONTROL | SHIFT)
    player.wait_until_asked()
    assert player.view == after
    window.area.clear_notice()
    player.key(Qt.Key.Key_M, CONTROL)
    player.wait(lambda: bool(window.area.message) or window.area.sheet is not None)


def test_what_is_asked_is_answered_where_the_keyboard_is(player):
    """After each question's coming up, one key answers or chooses: nobody has to look for the keyboard."""
    player.start("polish-two-talons")
    asked = set()
    panels = {"BiddingPanel", "TalonPanel", "ExchangePanel", "ContractPanel"}

    def is_where_it_belongs():
        panel, table = player.window.area.panel, player.window.area.table
        focused = QApplication.focusWidget()
        if player.window.area.sheet is not None:
            assert player.window.area.sheet.isAncestorOf(focused)
        elif panel is None or panel.answered_by_cards:
            assert table.hasFocus() or table.isAncestorOf(focused)
        else:
            assert panel.isAncestorOf(focused)
        asked.add(type(panel).__name__)
        return panels <= asked and bool(player.view.results)

    player.play_until(is_where_it_belongs)
    assert "NoneType" in asked
