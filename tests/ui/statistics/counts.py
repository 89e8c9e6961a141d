"""Windows of statistics that have come to rest."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from tests.ui.room_for_texts import settle
from thousand_qt.ui.library.librarian import Librarian
from thousand_qt.ui.statistics.statistics_window import StatisticsWindow

WAIT = 60_000


def wait_for(qtbot: QtBot, window: StatisticsWindow) -> None:
    """Wait until everything that was asked for is there, and on the screen."""
    qtbot.waitUntil(lambda: window.is_settled, timeout=WAIT)
    settle()
    qtbot.waitUntil(lambda: window.is_settled, timeout=WAIT)


def open_window(qtbot: QtBot, librarian: Librarian, player: str = "") -> StatisticsWindow:
    """Return a window that shows what was counted."""
    window = StatisticsWindow(librarian, player)
    qtbot.addWidget(window)
    window.resize(1080, 680)
    window.show()
    qtbot.waitExposed(window)
    wait_for(qtbot, window)
    return window
