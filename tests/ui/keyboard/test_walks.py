"""Every window by keyboard alone: Tab and the arrows reach all there is, Escape closes.

Enter does what the main button does, and the keyboard is where it was when a window has closed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialog,
    QHeaderView,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QScrollBar,
    QTextEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.e2e.window_player import WindowPlayer, make_window
from tests.ui.keyboard.windows import WAIT, WINDOWS, Maker
from tests.ui.room_for_texts import settle
from thousand_qt.app.paths import Paths
from thousand_qt.ui.main_window import MainWindow
from thousand_qt.ui.replay.window import ReplayWindow

_CONTROLS = (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QTextEdit,
)
_BY_OTHER_KEYS = {
    "ReplayTable": "the arrows step",
    "ReviewTable": "is only looked at",
    "QScrollBar": "its area",
}
"""What can be clicked and is no stop of Tab, and what keys do the same."""
_WITHOUT_MAIN_BUTTON = ("library", "statistics", "replay", "review", "puzzles", "lessons", "lesson")
_CLOSES_WITH_OTHER_KEYS = {
    "replay": "Ctrl+W, as Escape leaves the list first",
    "puzzles": "Ctrl+W, as Escape takes a question back first",
}


def walk(window: QWidget, key: Qt.Key = Qt.Key.Key_Tab) -> list[QWidget]:
    """Return what Tab goes to from here, until it comes round."""
    chain: list[QWidget] = []
    while (focused := QApplication.focusWidget()) not in chain:
        assert focused is not None, f"after {chain[-1:]} nothing has the keyboard"
        assert focused.window() is window
        assert focused.isVisible()
        assert focused.isEnabled()
        chain.append(focused)
        modifier = Qt.KeyboardModifier.ShiftModifier if key is Qt.Key.Key_Backtab else None
        QTest.keyClick(focused, key, modifier or Qt.KeyboardModifier.NoModifier)
    return chain


def reached(window: QWidget) -> set[QWidget]:
    """Return all that Tab reaches, and the arrows in groups of which Tab finds only the one that is down."""
    found = set(walk(window))
    for control in tuple(found):
        if isinstance(control, QAbstractButton) and (control.group() or control.autoExclusive()):
            for arrow in (Qt.Key.Key_Down, Qt.Key.Key_Right):
                control.setFocus()
                here: QWidget | None = control
                while here is not None and (here not in found or here is control):
                    found.add(here)
                    QTest.keyClick(here, arrow)
                    here = QApplication.focusWidget()
                    if here is control:
                        break
    return found


def can_be_clicked(window: QWidget) -> Iterator[QWidget]:
    """Yield every control that is shown, can be used, and does something when it is clicked."""
    for widget in window.findChildren(QWidget):
        if not (widget.isVisible() and widget.isEnabled() and widget.window() is window):
            continue
        hears_mouse = any(
            "mousePressEvent" in kind.__dict__ or "mouseReleaseEvent" in kind.__dict__
            for kind in type(widget).__mro__
            if kind.__module__.startswith("thousand_qt")
        )
        has_link = isinstance(widget, QLabel) and "<a " in widget.text()
        is_part = any(
            isinstance(above, QComboBox | QAbstractSpinBox | QAbstractItemView | QScrollBar)
            for above in _above(widget, window)
        )
        if (hears_mouse or has_link or isinstance(widget, _CONTROLS)) and not is_part:
            yield widget


def _above(widget: QWidget, window: QWidget) -> Iterator[QWidget]:
    parent = widget.parentWidget()
    while parent is not None and parent is not window:
        yield parent
        parent = parent.parentWidget()


@pytest.mark.parametrize("which", WINDOWS)
def test_whatever_can_be_clicked_can_be_reached_by_keys(maker: Maker, which: str) -> None:
    window = maker.make(which)
    there = list(can_be_clicked(window))
    found = reached(window)
    missing = [
        f"{type(widget).__name__} {widget.objectName() or widget.accessibleName()}"
        for widget in there
        if widget not in found
        and widget.isVisible()
        and not isinstance(widget, QHeaderView)
        and not any(kind.__name__ in _BY_OTHER_KEYS for kind in type(widget).__mro__)
    ]
    assert not missing


@pytest.mark.parametrize("which", WINDOWS)
def test_tab_goes_round_and_back_the_same_way_by_what_has_a_name(maker: Maker, which: str) -> None:
    window = maker.make(which)
    there = walk(window)
    back = walk(window, Qt.Key.Key_Backtab)
    assert set(there) == set(back)
    assert back[1:] == there[:0:-1]
    nameless = []
    for control in there:
        text = control.text() if isinstance(control, QAbstractButton) else ""
        labels = [label for label in window.findChildren(QLabel) if label.buddy() is control]
        if not (control.accessibleName() or text or labels or control is window):
            nameless.append(type(control).__name__)
    assert not nameless


@pytest.mark.parametrize("which", [name for name in WINDOWS if name not in _CLOSES_WITH_OTHER_KEYS])
def test_enter_does_what_the_button_does_that_looks_like_it_and_escape_closes(
    maker: Maker, which: str
) -> None:
    window = maker.make(which)
    if which not in _WITHOUT_MAIN_BUTTON:
        assert isinstance(window, QDialog)
        main = [
            button
            for button in window.findChildren(QPushButton)
            if button.property("mainButton") and button.isVisible()
        ]
        assert len(main) == 1
        assert main[0].isDefault() or main[0].hasFocus() or not main[0].isEnabled()
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, Qt.Key.Key_Escape)
    settle()
    assert not window.isVisible()


OPENERS: dict[str, Callable[[MainWindow], object]] = {
    "new match": lambda window: window.menus.new.trigger(),
    "rules": lambda window: window.menus.rules.trigger(),
    "keys": lambda window: window.menus.keys.trigger(),
    "deck": lambda window: window.menus.cards.trigger(),
    "about": lambda window: window.menus.about.trigger(),
    "honest cards": lambda window: window.menus.honest_cards.trigger(),
    "deal code": lambda window: window.menus.deal_code.trigger(),
    "report": lambda window: window.menus.report.trigger(),
    "library": lambda window: window.menus.matches.trigger(),
    "statistics": lambda window: window.menus.statistics.trigger(),
    "replay": lambda window: window.menus.replay.trigger(),
    "puzzles": lambda window: window.menus.puzzles.trigger(),
}


def test_the_keyboard_is_where_it_was_when_a_window_has_closed(
    qtbot: QtBot, qapp: QApplication, profile_paths: Paths
) -> None:
    player = WindowPlayer(qtbot, make_window(qtbot, qapp, profile_paths))
    player.start("classic")
    player.wait_until_asked()
    window = player.window
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    before = player.button("passButton")
    before.setFocus()
    for which, open_window in OPENERS.items():
        open_window(window)
        qtbot.waitUntil(lambda: QApplication.activeWindow() not in (None, window), timeout=WAIT)
        opened = QApplication.activeWindow()
        assert opened is not None
        qtbot.waitUntil(lambda: QApplication.focusWidget() is not None, timeout=WAIT)
        focused = QApplication.focusWidget()
        assert focused is not None
        assert focused.window() is opened, which
        opened.close()
        window.activateWindow()  # what a window manager does
        qtbot.waitUntil(window.isActiveWindow, timeout=WAIT)
        assert QApplication.focusWidget() is before, which


def test_the_score_of_a_replay_is_shown_by_the_arrows(maker: Maker) -> None:
    window = maker.make("replay")
    assert isinstance(window, ReplayWindow)
    moves, score = window.side.tabs
    moves.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(moves, Qt.Key.Key_Right)
    if not score.isChecked():
        QTest.keyClick(score, Qt.Key.Key_Space)
    assert score.isChecked()
    assert window.side.score.isVisible()
    QTest.keyClick(score, Qt.Key.Key_Left)
    assert QApplication.focusWidget() is moves
