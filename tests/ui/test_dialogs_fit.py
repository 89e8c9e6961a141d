"""No word is cut off in any dialog or window: in three languages, at every size of text."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSize
from PySide6.QtWidgets import QApplication, QWidget

from tests.e2e.window_player import WindowPlayer, make_window
from tests.ui.fitting_words import clipped, outside
from thousand_qt.app.paths import Paths
from thousand_qt.table.portraits import portraits_of
from thousand_qt.ui.cover import CoverSheet
from thousand_qt.ui.fitting import open_dialog
from thousand_qt.ui.house_rules.name_dialog import NameDialog
from thousand_qt.ui.main_window import MainWindow
from thousand_qt.ui.wrapping_row import WrappingRow

TEXTS = (80, 100, 150, 200)
TEXTS_OF_DIALOGS = {"en": (80, 150), "pl": (100, 200), "ru": (100, 200)}
"""Russian and Polish words are the longest, and the largest letters have the least room."""
LONG_NAME = "Our rules of every Sunday"
COVER_ROOM = QSize(752, 430)


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
        "library": menus.matches.trigger,
        "rule set editor": menus.house_rules.trigger,
        "preferences": menus.preferences.trigger,
        "replay": menus.replay.trigger,
        "review": menus.review.trigger,
        "puzzles": menus.puzzles.trigger,
        "name": lambda: open_dialog(NameDialog(lambda: LONG_NAME, LONG_NAME, (LONG_NAME,), window)),
    }


def opened(window: MainWindow, before: set[QWidget]) -> list[QWidget]:
    return [
        widget
        for widget in QApplication.topLevelWidgets()
        if widget.isVisible() and widget is not window and widget not in before
    ]


@pytest.mark.parametrize("language", TEXTS_OF_DIALOGS)
def test_no_words_are_cut_off_in_dialogs(qtbot, qapp, tmp_path, language):
    window = make_window(qtbot, qapp, Paths.for_profile(tmp_path), language=language)
    player = WindowPlayer(qtbot, window)
    player.start("classic")
    player.go_to_sheet()
    faults: list[str] = []
    for percent in TEXTS_OF_DIALOGS[language]:
        window.menus.text_size.choices[percent].trigger()
        for name, open_it in openers(window).items():
            before = {widget for widget in QApplication.topLevelWidgets() if widget.isVisible()}
            open_it()
            qtbot.waitUntil(lambda before=before: bool(opened(window, before)))
            for widget in opened(window, before):
                qtbot.waitExposed(widget)
                QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
                faults += [f"{name} {percent} %: {fault}" for fault in clipped(widget)]
                for row in widget.findChildren(WrappingRow):
                    faults += [f"{name} {percent} %: {fault}" for fault in outside(row)]
                widget.close()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    window.menus.text_size.choices[100].trigger()
    window.close()
    assert faults == []


def test_the_cover_between_two_people_has_room_for_its_words(qtbot, qapp, tmp_path):
    faults: list[str] = []
    window = make_window(qtbot, qapp, Paths.for_profile(tmp_path))
    person = portraits_of((LONG_NAME,))[0]
    table = QWidget()
    qtbot.addWidget(table)
    table.resize(COVER_ROOM)
    table.show()
    for percent in TEXTS:
        window.menus.text_size.choices[percent].trigger()
        for is_new in (True, False):
            sheet = CoverSheet(0, LONG_NAME, person, is_new=is_new, calm=0, parent=table)
            sheet.fit_parent()
            sheet.show()
            faults += [f"{percent} %: {fault}" for fault in clipped(sheet) + outside(sheet)]
            assert sheet.take_over_button.isVisible()
            assert table.rect().contains(sheet.geometry())
            sheet.close()
    window.menus.text_size.choices[100].trigger()
    window.close()
    assert faults == []
