"""A deal played with nothing but the keyboard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.e2e.window_player import WindowPlayer, make_window
from thousand_qt.engine.actions import Bid, ChooseTalon, Exchange, Pass, Play, SetContract
from thousand_qt.engine.deal import Phase


class KeyboardPlayer(WindowPlayer):
    """A person without a mouse: every key goes to the widget that has the focus."""

    def key(self, key, modifier=Qt.KeyboardModifier.NoModifier) -> None:
        target = QApplication.focusWidget()
        assert target is not None, "nothing has the keyboard"
        QTest.keyClick(target, key, modifier)

    def press_button(self, name) -> None:
        button = self.button(name)
        for _ in range(20):
            if button.hasFocus():
                self.key(Qt.Key.Key_Space)
                return
            self.key(Qt.Key.Key_Tab)
        raise AssertionError(f"{name} cannot be reached with Tab")

    def choose_card(self, card) -> None:
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
                picker = self.picker()
                for digit in str(action.amount):
                    self.key(Qt.Key(ord(digit)))
                assert picker.amount == action.amount
                self.key(Qt.Key.Key_Return)
            case ChooseTalon():
                self.key(Qt.Key(ord("1") + action.talon))
            case Exchange():
                self.window.area.table.setFocus()
                for card in action.cards:
                    self.choose_card(card)
                self.press_button("confirmExchangeButton")
            case Play():
                may_declare = Play(action.seat, action.card, True) in self.view.legal_actions
                if self.window.area.panel is not None:
                    self.key(Qt.Key.Key_Escape)
                self.choose_card(action.card)
                if may_declare:
                    self.press_button("declareButton" if action.declare else "silentButton")
            case _:
                raise AssertionError(f"no keys for {action}")


@pytest.mark.parametrize("preset", ["polish", "polish-two-talons", "polish-stock", "polish-four"])
def test_three_deals_by_keyboard(qtbot, qapp, profile_paths, preset):
    window = make_window(qtbot, qapp, profile_paths)
    player = KeyboardPlayer(qtbot, window)
    window.activateWindow()
    player.wait(window.isActiveWindow)
    player.start(preset)
    for deals in (1, 2, 3):
        player.play_until(lambda deals=deals: len(player.view.results) == deals)
        if player.view.phase is Phase.OVER:
            break
        player.step()
    assert len(player.view.results) == 3
    player.session.record.replay()
