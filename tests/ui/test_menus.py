"""The menus can be used by keyboard in every language."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from tests.e2e.window_player import make_window
from thousand_qt.app.i18n import LANGUAGE_NAMES
from thousand_qt.app.paths import Paths

_LETTER = re.compile(r"&(\w)")


@pytest.mark.parametrize("language", LANGUAGE_NAMES)
def test_no_two_entries_of_a_menu_answer_to_one_letter(
    qtbot: QtBot, qapp: QApplication, profile_paths: Paths, language: str
) -> None:
    window = make_window(qtbot, qapp, profile_paths, language=language)
    bars = [window.menuBar(), *window.menuBar().findChildren(QMenu), *window.findChildren(QMenu)]
    for menu in bars:
        words = [action.text() for action in menu.actions() if not action.isSeparator()]
        letters = Counter(letter.upper() for text in words for letter in _LETTER.findall(text))
        assert not [letter for letter, count in letters.items() if count > 1], words
