"""Data folders with a few real matches, and windows on them that have come to rest."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QItemSelectionModel, QThread
from pytestqt.qtbot import QtBot

from tests.records.whole_matches import ANNA, BOB, CELINA, DAVID, save, whole_match
from tests.ui.room_for_texts import settle
from thousand_qt.engine.record import Record, Rename
from thousand_qt.engine.rules import PRESETS
from thousand_qt.ui.library.librarian import Librarian
from thousand_qt.ui.library.library_window import LibraryWindow

WAIT = 60_000
TITLE = "Niedziela u babci"
NEWEST = "open.thousand"
"""The match that was played last; it is not finished."""
FINISHED = "classic.thousand"
DAMAGED = "broken.thousand"


def fill_data(data: Path) -> None:
    """Write five matches, the newest first in this list, and a damaged file which is older than all."""
    matches = data / "matches"
    classic, polish, four = PRESETS["classic"], PRESETS["polish"], PRESETS["polish-four"]
    save(whole_match(classic, 51, seats=(ANNA, BOB, DAVID), deals=3, hour=50), matches / NEWEST, hour=60)
    save(whole_match(classic, 52, seats=(ANNA, BOB, CELINA), hour=40), matches / FINISHED, hour=50)
    titled = whole_match(polish, 53, seats=(ANNA, BOB, CELINA), hour=30)
    titled = Record(titled.header, (*titled.entries, Rename(TITLE)))
    save(titled, matches / "polish.thousand", hour=40)
    save(whole_match(four, 54, deals=6, hour=20), matches / "four.thousand", hour=30)
    undone = whole_match(classic, 55, seats=(ANNA, CELINA, BOB), hour=10, take_back=True)
    save(undone, matches / "undone.thousand", hour=20)
    first_line = (matches / "undone.thousand").read_text(encoding="utf-8").splitlines()[0]
    broken = matches / DAMAGED
    broken.write_text(f'{first_line}\n{{"do": "fly away"}}\n', encoding="utf-8")
    shutil.copystat(matches / "undone.thousand", broken)


def wait_for(qtbot: QtBot, window: LibraryWindow) -> None:
    """Wait until everything that was asked for is there, and on the screen."""
    for _ in range(2):  # what is painted asks for more
        qtbot.waitUntil(lambda: window.is_settled, timeout=WAIT)
        settle()
    qtbot.waitUntil(lambda: window.is_settled, timeout=WAIT)


def open_window(qtbot: QtBot, librarian: Librarian, *, size: tuple[int, int] = (1120, 680)) -> LibraryWindow:
    """Return a window that shows what there is."""
    window = LibraryWindow(librarian)
    qtbot.addWidget(window)
    window.resize(*size)
    window.show()
    qtbot.waitExposed(window)
    wait_for(qtbot, window)
    return window


def choose(qtbot: QtBot, window: LibraryWindow, *names: str) -> None:
    """Choose these matches; the last one becomes the current one."""
    assert window.table.choose(names[-1])
    model, selection = window.model, window.table.selectionModel()
    flags = QItemSelectionModel.SelectionFlag
    for name in names:
        row = model.row_of(name)
        assert row is not None
        selection.select(model.index(row, 0), flags.Select | flags.Rows)
    wait_for(qtbot, window)


def in_gui_thread(window: LibraryWindow) -> bool:
    return QThread.currentThread() is window.thread()


Words = Callable[[], str]
