"""Matches and statistics opened from the main window, and what they hear of the table."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from tests.e2e.window_player import WAIT, WindowPlayer, make_window
from tests.records.whole_matches import ANNA, BOB, CELINA, save, whole_match
from tests.ui.library.shelves import wait_for
from tests.ui.room_for_texts import settle
from thousand_qt.app.paths import Paths
from thousand_qt.engine.rules import PRESETS
from thousand_qt.records.loading import load
from thousand_qt.ui.library.library_window import LibraryWindow
from thousand_qt.ui.main_window import MainWindow
from thousand_qt.ui.new_match import NewMatchDialog
from thousand_qt.ui.paper_inputs import NameBox
from thousand_qt.ui.statistics.statistics_window import StatisticsWindow

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication, profile_paths: Paths) -> MainWindow:
    return make_window(qtbot, qapp, profile_paths)


def press(qtbot: QtBot, window: MainWindow, key: Qt.Key) -> None:
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    qtbot.keyClick(window, key, CONTROL)


def open_library(qtbot: QtBot, window: MainWindow) -> LibraryWindow:
    press(qtbot, window, Qt.Key.Key_L)
    library = window.record_windows.library
    assert library is not None
    wait_for(qtbot, library)
    return library


def open_statistics(qtbot: QtBot, window: MainWindow) -> StatisticsWindow:
    press(qtbot, window, Qt.Key.Key_T)
    statistics = window.record_windows.statistics
    assert statistics is not None
    qtbot.waitUntil(lambda: statistics.is_settled, timeout=WAIT)
    return statistics


def an_unfinished_match(paths: Paths) -> Path:
    record = whole_match(PRESETS["classic"], 51, seats=(ANNA, BOB, CELINA), deals=3, hour=50)
    return save(record, paths.data / "matches" / "earlier.thousand", hour=60)


def play_a_deal(qtbot: QtBot, window: MainWindow) -> None:
    player = WindowPlayer(qtbot, window)
    player.start()
    player.go_to_sheet()


def test_the_match_on_the_table_is_in_the_list(qtbot: QtBot, window: MainWindow) -> None:
    play_a_deal(qtbot, window)
    assert window.controller is not None
    path = window.controller.session.record_path
    assert path is not None
    library = open_library(qtbot, window)
    assert library.model.ids == (path.name,)
    assert library.model.on_table == path.name
    assert library.model.entry_at(0).deals == 1  # type: ignore[union-attr]
    assert not library.actions_of_matches.delete.isEnabled()


def test_the_list_hears_of_a_match_that_begins_and_of_its_deals(qtbot: QtBot, window: MainWindow) -> None:
    library = open_library(qtbot, window)
    assert library.empty_page.isVisible()
    play_a_deal(qtbot, window)
    qtbot.waitUntil(lambda: len(library.model.ids) == 1, timeout=WAIT)
    wait_for(qtbot, library)
    entry = library.model.entry_at(0)
    assert entry is not None
    qtbot.waitUntil(lambda: library.model.entry_at(0).deals == 1, timeout=WAIT)  # type: ignore[union-attr]
    assert library.model.is_on_table(entry)


def test_an_earlier_match_is_gone_on_with(qtbot: QtBot, window: MainWindow, profile_paths: Paths) -> None:
    earlier = an_unfinished_match(profile_paths)
    play_a_deal(qtbot, window)
    library = open_library(qtbot, window)
    assert library.table.choose(earlier.name)
    wait_for(qtbot, library)
    qtbot.keyClick(library.table, Qt.Key.Key_Return)
    assert window.controller is not None
    assert window.controller.session.record_path == earlier
    assert window.record_windows.library is None
    assert not library.isVisible()


def test_what_cannot_be_gone_on_with_leaves_the_list_open(
    qtbot: QtBot, window: MainWindow, profile_paths: Paths
) -> None:
    earlier = an_unfinished_match(profile_paths)
    library = open_library(qtbot, window)
    assert library.table.choose(earlier.name)
    wait_for(qtbot, library)
    earlier.write_text("damaged meanwhile\n", encoding="utf-8")
    qtbot.keyClick(library.table, Qt.Key.Key_Return)
    assert window.controller is None
    assert window.record_windows.library is library
    for dialog in QApplication.topLevelWidgets():
        if dialog.objectName() == "messageDialog":
            dialog.close()


def test_the_match_on_the_table_is_named_in_the_list(qtbot: QtBot, window: MainWindow) -> None:
    play_a_deal(qtbot, window)
    library = open_library(qtbot, window)
    library.table.choose(library.model.ids[0])
    wait_for(qtbot, library)
    index = library.model.index(0, 1)
    assert library.model.setData(index, "Right now")
    assert window.controller is not None
    path = window.controller.session.record_path
    assert path is not None
    qtbot.waitUntil(lambda: library.model.entry_at(0).title == "Right now", timeout=WAIT)  # type: ignore[union-attr]
    assert load(path).record.title == "Right now"


def test_one_window_of_each_kind(qtbot: QtBot, window: MainWindow) -> None:
    library = open_library(qtbot, window)
    window.menus.matches.trigger()
    assert window.record_windows.library is library
    statistics = open_statistics(qtbot, window)
    window.menus.statistics.trigger()
    assert window.record_windows.statistics is statistics
    library.close()
    assert window.record_windows.library is None
    assert open_library(qtbot, window) is not library


def test_statistics_hear_of_the_end_of_a_deal(qtbot: QtBot, window: MainWindow) -> None:
    statistics = open_statistics(qtbot, window)
    assert statistics.figures is not None
    assert statistics.figures.deals.deals == 0
    play_a_deal(qtbot, window)
    qtbot.waitUntil(
        lambda: statistics.figures is not None and statistics.figures.deals.deals == 1, timeout=WAIT
    )


def test_all_windows_close_with_the_main_window(qtbot: QtBot, window: MainWindow) -> None:
    open_library(qtbot, window)
    open_statistics(qtbot, window)
    window.close()
    settle()
    assert window.record_windows.library is window.record_windows.statistics is None
    shown = [each for each in QApplication.topLevelWidgets() if each.isVisible()]
    assert not [each for each in shown if isinstance(each, LibraryWindow | StatisticsWindow)]


def test_the_windows_speak_the_language_of_the_program(qtbot: QtBot, window: MainWindow) -> None:
    library, statistics = open_library(qtbot, window), open_statistics(qtbot, window)
    window.set_language("pl")
    settle()
    assert (library.windowTitle(), statistics.windowTitle()) == ("Partie", "Statystyki")
    assert library.foot.status == "0\u00a0partii"


def test_who_is_in_the_library_is_offered_as_a_player(
    qtbot: QtBot, window: MainWindow, profile_paths: Paths
) -> None:
    an_unfinished_match(profile_paths)
    open_library(qtbot, window).close()
    window.ask_new_match()
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, NewMatchDialog)
    edits = dialog.name_edits
    before = [edit.text() for edit in edits]
    qtbot.waitUntil(lambda: PERSON in offered(edits[2]), timeout=WAIT)
    assert all(PERSON in offered(edit) for edit in edits)
    assert [edit.text() for edit in edits] == before, "nobody is led to another name"
    dialog.reject()


PERSON = ANNA.name


def offered(edit: QLineEdit) -> list[str]:
    """Return the names that can be chosen at a seat."""
    box = edit.parent()
    assert isinstance(box, NameBox)
    return [box.itemText(index) for index in range(box.count())]
