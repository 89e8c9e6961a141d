"""Keys for what every program does: the system's own, and those that are in the tables of keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.e2e.window_player import make_window
from tests.ui.active_windows import activate
from thousand_qt.app.paths import Paths
from thousand_qt.ui.standard_keys import press_on_standard_keys, standard_keys

_Standard = QKeySequence.StandardKey


@pytest.mark.parametrize("own", [[], ["Ctrl+F4", "Ctrl+W"]], ids=["none", "two"])
def test_the_keys_of_the_system_come_first_and_the_usual_ones_always(
    monkeypatch: pytest.MonkeyPatch, own: list[str]
) -> None:
    monkeypatch.setattr(QKeySequence, "keyBindings", lambda _meaning: [QKeySequence(each) for each in own])
    assert [keys.toString() for keys in standard_keys(_Standard.Close)] == (own or ["Ctrl+W"])
    quitting = [keys.toString() for keys in standard_keys(_Standard.Quit)]
    assert quitting == [*own, "Ctrl+Q"]


def test_a_button_is_pressed_by_its_keys_and_names_them(qtbot: QtBot) -> None:
    window = QWidget()
    button = QPushButton(window)
    press_on_standard_keys(window, _Standard.Print, button)
    qtbot.addWidget(window)
    activate(qtbot, window)
    with qtbot.waitSignal(button.clicked):
        QTest.keyClick(window, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    assert button.toolTip() == QKeySequence("Ctrl+P").toString(QKeySequence.SequenceFormat.NativeText)


def test_what_every_program_does_has_its_usual_key_here(
    qtbot: QtBot, qapp: QApplication, profile_paths: Paths
) -> None:
    menus = make_window(qtbot, qapp, profile_paths).menus
    for action, keys in (
        (menus.new, "Ctrl+N"),
        (menus.resume, "Ctrl+O"),
        (menus.undo, "Ctrl+Z"),
        (menus.redo, "Ctrl+Shift+Z"),
        (menus.redo, "Ctrl+Y"),
        (menus.save_sheet, "Ctrl+Shift+S"),
        (menus.preferences, "Ctrl+,"),
        (menus.quit, "Ctrl+Q"),
        (menus.quit, "Ctrl+W"),
        (menus.rules, "F1"),
        (menus.full_screen, "F11"),
    ):
        assert QKeySequence(keys) in action.shortcuts(), keys
