"""Decision panels by keyboard: what has it when a panel appears, and what its keys do."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.ui.worked_deals import dealt
from thousand_qt.engine.actions import Bid, Pass, SetContract
from thousand_qt.engine.deal import Phase
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.view import view_of
from thousand_qt.ui.panels.bidding import BiddingPanel, ContractPanel


def contract_state() -> MatchState:
    """The opener alone bids, gives two cards away and is asked for the contract."""
    state = dealt(seed=4)
    while state.phase is not Phase.CONTRACT:
        actions = state.legal_actions()
        state, _ = state.apply(next((action for action in actions if isinstance(action, Pass)), actions[0]))
    return state


@pytest.fixture(params=["auction", "contract"])
def panel(request, qtbot):
    """Return a panel with the keyboard, and what it was told."""
    shown = BiddingPanel() if request.param == "auction" else ContractPanel()
    state = dealt(seed=4) if request.param == "auction" else contract_state()
    assert state.turn is not None
    qtbot.addWidget(shown)
    shown.ask(view_of(state, state.turn))
    shown.show()
    qtbot.waitExposed(shown)
    shown.focus_default()
    return shown


def press(*keys: Qt.Key) -> None:
    for key in keys:
        widget = QApplication.focusWidget()
        assert widget is not None
        QTest.keyClick(widget, key)


def amounts_of(panel: BiddingPanel | ContractPanel) -> list[int]:
    return [action.amount for action in panel.view.legal_actions if isinstance(action, Bid | SetContract)]


@pytest.mark.parametrize(
    ("keys", "position"),
    [
        ((), 0),
        ((Qt.Key.Key_Up,), 1),
        ((Qt.Key.Key_Up, Qt.Key.Key_Up), 2),
        ((Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Down), 1),
        ((Qt.Key.Key_Down,), 0),
        ((Qt.Key.Key_PageUp, Qt.Key.Key_PageDown), 0),
    ],
)
@pytest.mark.parametrize("enter", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
@pytest.mark.parametrize("in_picker", [False, True])
def test_arrows_choose_and_enter_takes_wherever_the_keyboard_is(
    panel, qtbot, keys, position, enter, in_picker
):
    if in_picker:
        panel.picker.setFocus()
    before = QApplication.focusWidget()
    press(*keys)
    assert QApplication.focusWidget() is before
    assert panel.picker.amount == amounts_of(panel)[position]
    with qtbot.waitSignal(panel.chosen) as chosen:
        press(enter)
    assert chosen.args[0].amount == amounts_of(panel)[position]
