"""Every window can be used on a screen of 800 x 480, on what a panel leaves of it, with large letters."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.fitting_words import clipped, outside
from tests.ui.keyboard.windows import LEVELS, WINDOWS, Maker
from tests.ui.room_for_texts import settle
from thousand_qt.app.i18n import Translations
from thousand_qt.ui.new_match import NewMatchDialog
from thousand_qt.ui.table_window import TableWindow

SCREEN = QSize(800, 440)
FOUR: Final = "new match of four"
FULLEST = ("about", "deck", "house rules", "lesson", "library", "new match", "puzzles", "statistics")


def made(maker: Maker, name: str) -> QWidget:
    if name != FOUR:
        return maker.make(name)
    dialog = NewMatchDialog(LEVELS, preset="polish-four")
    dialog.resize(dialog.sizeHint())
    dialog.show()
    return dialog


@pytest.mark.parametrize(("language", "names"), [("ru", (*WINDOWS, FOUR)), ("pl", FULLEST)])
def test_every_window_has_room(
    qtbot: QtBot,
    qapp: QApplication,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    large_letters: None,
    language: str,
    names: Sequence[str],
) -> None:
    """Letters are of 150 %. English words are shorter than both, and smaller letters need less room."""
    monkeypatch.setattr("thousand_qt.ui.fitting.screen_room", lambda _: SCREEN)
    Translations(qapp).set_language(language)
    faults: list[str] = []
    for number, name in enumerate(names):
        folder = tmp_path / str(number)
        folder.mkdir()
        maker = Maker(qtbot, folder)
        window = made(maker, name)
        if isinstance(window, TableWindow):
            window.set_look("green", 150)
        window.resize(window.size().boundedTo(SCREEN))
        settle()
        size = window.size()
        if size.width() > SCREEN.width() or size.height() > SCREEN.height():
            faults.append(f"{name} is {size.width()} x {size.height()}")
        least = window.minimumSizeHint()
        if least.width() > size.width() or least.height() > size.height():
            faults.append(f"{name} of {size.toTuple()} needs {least.toTuple()}")
        faults += [f"{name}: {fault}" for fault in clipped(window) + outside(window)]
        window.close()
        maker.close()
    assert faults == []
