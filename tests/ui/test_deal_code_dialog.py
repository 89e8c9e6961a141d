"""The dialog of deal codes takes what is right and says what is wrong."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.room_for_texts import Lengthener, clipped, settle
from thousand_qt.engine.cards import PACK
from thousand_qt.records.deal_code import CodedDeal, write_code
from thousand_qt.ui.deal_code_dialog import DealCodeDialog

DEAL = CodedDeal(tuple(reversed(PACK)), 1)
CODE = write_code(DEAL)


@pytest.fixture
def dialog(qtbot: QtBot) -> DealCodeDialog:
    dialog = DealCodeDialog("Rules: Classic. Players: Ewa, Anna, Borys")
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


@pytest.mark.parametrize("typed", [CODE, CODE.lower(), CODE.replace("-", " "), f"  {CODE} "])
def test_a_right_code_is_taken(dialog: DealCodeDialog, typed: str):
    chosen: list[CodedDeal] = []
    dialog.code_chosen.connect(chosen.append)
    QTest.keyClicks(dialog.edit, typed)
    assert CODE in dialog.words
    QTest.keyClick(dialog.edit, Qt.Key.Key_Return)
    assert chosen == [DEAL]
    assert not dialog.isVisible()


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("", "Type the code of a deal, or paste it."),
        (CODE[:-2], "2 letter(s) or digit(s) are still missing."),
        (CODE + "AB", "There are 2 letter(s) or digit(s) too many."),
        (CODE.replace(CODE[3], "!", 1), "“!” does not occur in codes."),
        ("0" + CODE[1:] if CODE[0] != "0" else "1" + CODE[1:], "There is a mistake in this code"),
        (CODE[:5] + "\u200b" + CODE[6:], "“U+200B” does not occur in codes."),
    ],
)
def test_a_wrong_code_is_refused_with_the_reason(dialog: DealCodeDialog, typed: str, words: str):
    chosen: list[CodedDeal] = []
    dialog.code_chosen.connect(chosen.append)
    dialog.edit.setText(typed)
    QTest.mouseClick(dialog.main_button, Qt.MouseButton.LeftButton)
    assert dialog.words.startswith(words)
    assert dialog.isVisible()
    assert chosen == []
    assert dialog.edit.hasFocus() or not dialog.isActiveWindow()


def test_an_unfinished_code_is_no_fault_while_it_is_typed(dialog: DealCodeDialog):
    for count in range(len(CODE)):
        dialog.edit.setText(CODE[:count])
        assert "mistake" not in dialog.words
        assert "too many" not in dialog.words


def test_it_can_be_left(dialog: DealCodeDialog):
    QTest.keyClick(dialog.edit, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


@pytest.mark.usefixtures("theme")
def test_nothing_is_cut_off(dialog: DealCodeDialog, qapp: QApplication, long_texts: Lengthener):
    for text in ("", CODE[:9], CODE + "A", "!"):
        dialog.edit.setText(text)
        settle()
        assert clipped(dialog) == []
    qapp.installTranslator(long_texts)
    settle()
    assert clipped(dialog) == []
