"""The keys: every one is on the sheet, letters find cards in three layouts, digits choose bids."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from tests.e2e.window_player import WindowPlayer, make_window
from thousand_qt.app.i18n import LANGUAGE_NAMES
from thousand_qt.app.paths import Paths
from thousand_qt.engine.cards import RANKS, SUITS
from thousand_qt.table.hand_keys import RANK_KEYS, SUIT_KEYS
from thousand_qt.ui.keys_dialog import KeysDialog, key_lines
from thousand_qt.ui.panels.amount_picker import AmountPicker

_PLAIN = Qt.KeyboardModifier.NoModifier
_SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.mark.parametrize("language", LANGUAGE_NAMES)
def test_the_question_mark_lists_every_key(
    qtbot: QtBot, qapp: QApplication, profile_paths: Paths, language: str
) -> None:
    window = make_window(qtbot, qapp, profile_paths, language=language)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(window.area.table, Qt.Key.Key_Question, _SHIFT)
    dialog = window.findChild(KeysDialog)
    assert dialog is not None
    assert dialog.isVisible()
    lines = "\n".join(key_lines(window.actions()))
    for action in window.actions():
        for keys in action.shortcuts():
            assert keys.toString(keys.SequenceFormat.NativeText) in lines
    for letters in (*RANK_KEYS.values(), *SUIT_KEYS.values()):
        assert all(letter in lines for letter in letters)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_letters_find_the_cards_of_a_rank_and_of_a_suit(
    qtbot: QtBot, qapp: QApplication, profile_paths: Paths
) -> None:
    window = make_window(qtbot, qapp, profile_paths)
    player = WindowPlayer(qtbot, window)
    player.start()
    player.wait_until_asked()
    keys = window.scene.hand_keys
    held = [item.card for item in keys.cards() if item.card is not None]
    for tables, modifier, of in ((RANK_KEYS, _PLAIN, "rank"), (SUIT_KEYS, _SHIFT, "suit")):
        for name, letters in tables.items():
            there = [card for card in held if name == (card.rank if of == "rank" else card.suit.letter)]
            for letter in letters:
                found = set()
                for _ in range(2 * len(held)):
                    window.area.table.setFocus()
                    # QTest knows no Cyrillic keys.
                    press = QKeyEvent(QEvent.Type.KeyPress, ord(letter), modifier, letter)
                    QApplication.sendEvent(window.area.table, press)
                    found.add(window.scene.focused_card)
                assert set(there) <= found, letter


def test_no_letter_means_two_ranks() -> None:
    assert set(RANK_KEYS) == set(RANKS)
    assert set(SUIT_KEYS) == set(SUITS)
    letters = "".join(RANK_KEYS.values())
    assert len(letters) == len(set(letters))


def test_digits_choose_the_amount_that_is_typed(qtbot: QtBot) -> None:
    button = QPushButton()
    picker = AmountPicker(button)
    qtbot.addWidget(button)
    qtbot.addWidget(picker)
    picker.set_amounts(range(100, 301, 10))
    for typed, amount in (("1", 100), ("12", 120), ("120", 120), ("300", 300), ("23", 230), ("9", 100)):
        picker.set_amounts(range(100, 301, 10))
        for digit in typed:
            QTest.keyClick(button, Qt.Key(ord(digit)))
        assert picker.amount == amount, typed
    picker.set_amounts(range(100, 301, 10))
    for digit in "120250":
        QTest.keyClick(picker, Qt.Key(ord(digit)))
    assert picker.amount == 250
