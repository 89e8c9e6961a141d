"""The window of matches, by mouse and keys, on real files."""

from __future__ import annotations

import os
import shutil
import sqlite3
import threading
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QContextMenuEvent, QDropEvent, QGuiApplication
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QFileDialog,
    QLabel,
    QLineEdit,
    QMenu,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests import clicking
from tests.records.library_helpers import short
from tests.records.whole_matches import save
from tests.ui.library.shelves import (
    DAMAGED,
    FINISHED,
    NEWEST,
    TITLE,
    WAIT,
    choose,
    open_window,
    wait_for,
)
from tests.ui.room_for_texts import Lengthener, clipped, settle
from thousand_qt.app.i18n import Translations
from thousand_qt.records.deal_reading import deal_from_text
from thousand_qt.records.entries import Folder, SortBy
from thousand_qt.records.library import Library
from thousand_qt.records.loading import load
from thousand_qt.records.record_file import RecordFile
from thousand_qt.ui.library.librarian import Librarian
from thousand_qt.ui.library.library_window import LibraryWindow
from thousand_qt.ui.library.match_model import Column
from thousand_qt.ui.library.periods import Period
from thousand_qt.ui.question import Question

LEFT = Qt.MouseButton.LeftButton
ALL = (NEWEST, FINISHED, "polish.thousand", "four.thousand", "undone.thousand", DAMAGED)


def box(window: QWidget, name: str) -> QComboBox:
    found = window.findChild(QComboBox, name)
    assert isinstance(found, QComboBox)
    return found


def click(qtbot: QtBot, window: LibraryWindow, name: str) -> None:
    button = window.findChild(QPushButton, name)
    assert isinstance(button, QPushButton)
    assert button.isVisible()
    assert button.isEnabled()
    clicking.click(button)
    wait_for(qtbot, window)


def press(qtbot: QtBot, window: LibraryWindow, key: Qt.Key, **changes: Qt.KeyboardModifier) -> None:
    qtbot.keyClick(window.table, key, **changes)
    wait_for(qtbot, window)


def question() -> Question:
    (found,) = (
        each for each in QApplication.topLevelWidgets() if isinstance(each, Question) and each.isVisible()
    )
    return found


def text(window: LibraryWindow, row: int, column: Column) -> str:
    return str(window.model.index(row, column).data())


# What is listed


def test_all_matches_are_listed_the_newest_first(window: LibraryWindow) -> None:
    assert window.model.ids[:4] == ALL[:4]
    assert set(window.model.ids) == set(ALL)
    row = window.model.row_of(FINISHED)
    assert row is not None
    entry = window.model.entry_at(row)
    assert entry is not None
    assert text(window, row, Column.PLAYERS) == "Anna, Bob, Łucja"
    assert text(window, row, Column.RULES) == "Classic"
    assert text(window, row, Column.RESULT) in ("Won", "Lost")
    assert text(window, row, Column.POINTS) == str(entry.seats[0].total)
    assert text(window, row, Column.DEALS) == str(entry.deals)
    assert window.foot.status.startswith("6 match")
    tip = str(window.model.index(row, 0).data(Qt.ItemDataRole.ToolTipRole))
    assert "Anna, Bob (Casual), Łucja (Master)" in tip


def test_a_title_stands_for_the_players(window: LibraryWindow) -> None:
    row = window.model.row_of("polish.thousand")
    assert row is not None
    assert text(window, row, Column.PLAYERS) == TITLE


def test_nothing_of_the_database_is_done_in_the_gui_thread(
    qtbot: QtBot, librarian: Librarian, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: set[threading.Thread] = set()
    connect = sqlite3.connect

    def watched(*arguments: object, **options: object) -> sqlite3.Connection:
        threads.add(threading.current_thread())
        return connect(*arguments, **options)  # type: ignore[arg-type]

    monkeypatch.setattr(sqlite3, "connect", watched)
    window = open_window(qtbot, librarian)
    choose(qtbot, window, FINISHED)
    press(qtbot, window, Qt.Key.Key_Delete)
    assert threads
    assert threading.main_thread() not in threads


def test_an_empty_library_says_so(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> None:
    librarian = Librarian(tmp_path / "nothing")
    window = open_window(qtbot, librarian)
    assert window.empty_page.isVisible()
    assert window.empty_page.title == "No matches yet"
    assert not window.pane.isVisible()
    assert not window.empty_page.button.isVisible()
    for name in ("goOnButton", "replayButton", "deleteButton", "exportButton"):
        button = window.findChild(QPushButton, name)
        assert isinstance(button, QPushButton)
        assert not button.isEnabled()
    librarian.close()


# Narrowing down


def test_letters_typed_into_the_list_search(qtbot: QtBot, window: LibraryWindow) -> None:
    window.table.setFocus()
    qtbot.keyClicks(window.table, "n")
    assert window.filters.search.hasFocus()
    qtbot.keyClicks(window.filters.search, "iedziela")
    wait_for(qtbot, window)
    assert window.model.ids == ("polish.thousand",)
    qtbot.keyClick(window.filters.search, Qt.Key.Key_Return)
    assert window.table.hasFocus()


def test_escape_empties_the_search_and_then_closes(qtbot: QtBot, window: LibraryWindow) -> None:
    qtbot.keyClick(window, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert window.filters.search.hasFocus()
    qtbot.keyClicks(window.filters.search, "nobody at all")
    wait_for(qtbot, window)
    assert window.empty_page.title == "No match found"
    qtbot.keyClick(window.filters.search, Qt.Key.Key_Escape)
    wait_for(qtbot, window)
    assert set(window.model.ids) == set(ALL)
    qtbot.keyClick(window.filters.search, Qt.Key.Key_Escape)
    assert not window.isVisible()


def test_show_all_takes_every_choice_back(qtbot: QtBot, window: LibraryWindow) -> None:
    window.filters.search.setText("nobody")
    window.filters.periods.choose(Period.TODAY)
    wait_for(qtbot, window)
    assert window.empty_page.isVisible()
    qtbot.mouseClick(window.empty_page.button, LEFT)
    wait_for(qtbot, window)
    assert set(window.model.ids) == set(ALL)
    assert not window.filters.is_narrow


@pytest.mark.parametrize(
    ("name", "choice", "expected"),
    [
        ("outcomeBox", "Unfinished", {NEWEST, "four.thousand"}),
        ("outcomeBox", "Damaged", {DAMAGED}),
        ("rulesBox", "Polish (1)", {"polish.thousand"}),
        ("periodBox", "Today", set()),
    ],
)
def test_lists_narrow_the_matches_down(
    qtbot: QtBot, window: LibraryWindow, name: str, choice: str, expected: set[str]
) -> None:
    chooser = box(window, name)
    chooser.setCurrentIndex(chooser.findText(choice))
    wait_for(qtbot, window)
    assert chooser.currentText() == choice
    assert set(window.model.ids) == expected


def test_won_and_lost_are_all_that_is_finished(qtbot: QtBot, window: LibraryWindow) -> None:
    chooser = box(window, "outcomeBox")
    found: set[str] = set()
    for choice in ("Won", "Drawn", "Lost"):
        chooser.setCurrentIndex(chooser.findText(choice))
        wait_for(qtbot, window)
        found.update(window.model.ids)
    assert found == {FINISHED, "polish.thousand", "undone.thousand"}


def test_two_days_of_ones_own(qtbot: QtBot, window: LibraryWindow) -> None:
    assert not window.filters.periods.days.isVisible()
    window.filters.periods.choose(Period.BETWEEN)
    assert window.filters.periods.days.isVisible()
    assert clipped(window) == []
    entry = window.model.entry_at(0)
    assert entry is not None
    day = entry.last_played.astimezone()
    for edit in window.filters.periods.day_edits:
        edit.setDate(day.date())  # type: ignore[arg-type]
    wait_for(qtbot, window)
    assert NEWEST in window.model.ids
    assert "undone.thousand" not in window.model.ids


def test_headings_and_the_list_of_orders_agree(qtbot: QtBot, window: LibraryWindow) -> None:
    header = window.table.header
    place = QPoint(header.sectionViewportPosition(Column.DEALS) + 10, header.height() // 2)
    qtbot.mouseClick(header.viewport(), LEFT, pos=place)
    wait_for(qtbot, window)
    assert (window.filters.sort, window.filters.descending) == (SortBy.DEALS, True)
    assert box(window, "orderBox").currentText() == "Longest first"
    deals = [int(text(window, row, Column.DEALS) or 0) for row in range(5)]
    assert deals == sorted(deals, reverse=True)
    qtbot.mouseClick(header.viewport(), LEFT, pos=place)
    wait_for(qtbot, window)
    assert not window.filters.descending
    box(window, "orderBox").setCurrentIndex(0)
    wait_for(qtbot, window)
    assert window.model.ids[0] == NEWEST


# Looking at a match


def test_the_chosen_match_is_shown_beside_the_list(qtbot: QtBot, window: LibraryWindow) -> None:
    choose(qtbot, window, FINISHED)
    entry = window.table.current_entry
    assert entry is not None
    results = load(entry.path).state.results
    assert window.pane.model.results == results
    assert window.pane.title.endswith("wins the match")
    assert window.pane.deal == len(results)
    assert window.pane.chart.isVisible()
    assert len(window.pane.chart.stops) == len(results) + 1
    press(qtbot, window, Qt.Key.Key_Down)
    assert window.pane.title == TITLE


def test_a_damaged_file_says_what_is_wrong(qtbot: QtBot, window: LibraryWindow) -> None:
    choose(qtbot, window, DAMAGED)
    assert window.pane.message == (
        "broken.thousand cannot be read. Line 2: Something is missing or has an impossible value."
    )
    click(qtbot, window, "damagedShelf")
    assert window.model.ids == (DAMAGED,)


def test_a_file_that_tells_nothing_has_a_day_alone(qtbot: QtBot, data: Path, librarian: Librarian) -> None:
    (data / "matches" / "empty.thousand").touch()
    window = open_window(qtbot, librarian)
    choose(qtbot, window, "empty.thousand")
    notes = [line for label in window.pane.findChildren(QLabel) for line in label.text().splitlines()]
    assert any(str(datetime.now().astimezone().year) in line for line in notes)
    assert not [line for line in notes if line.startswith(",")]


def test_several_matches_are_counted(qtbot: QtBot, window: LibraryWindow) -> None:
    choose(qtbot, window, NEWEST, FINISHED)
    assert window.pane.message.startswith("2 match")
    assert "2 chosen" in window.foot.status


@pytest.mark.parametrize("by_key", [True, False])
def test_a_deal_is_copied_as_text(qtbot: QtBot, window: LibraryWindow, by_key: bool) -> None:
    choose(qtbot, window, FINISHED)
    table = window.pane.table
    table.setFocus()
    qtbot.keyClick(table, Qt.Key.Key_Up)
    number = window.pane.deal
    assert number == len(window.pane.model.results) - 1
    wait_for(qtbot, window)
    if by_key:
        qtbot.keyClick(table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    else:
        qtbot.mouseClick(window.pane.copy_button, LEFT)
    wait_for(qtbot, window)
    deal = deal_from_text(QGuiApplication.clipboard().text())
    assert deal.number == number
    assert str(number) in window.notice.text


def test_enter_goes_on_with_an_unfinished_match(qtbot: QtBot, window: LibraryWindow, data: Path) -> None:
    choose(qtbot, window, NEWEST)
    with qtbot.waitSignal(window.resume_requested) as asked, qtbot.assertNotEmitted(window.replay_requested):
        qtbot.keyClick(window.table, Qt.Key.Key_Return)
    assert asked.args == [data / "matches" / NEWEST]


def test_a_double_click_shows_a_finished_match(qtbot: QtBot, window: LibraryWindow, data: Path) -> None:
    choose(qtbot, window, FINISHED)
    place = window.table.visualRect(window.table.currentIndex()).center()
    with qtbot.waitSignal(window.replay_requested) as asked, qtbot.assertNotEmitted(window.resume_requested):
        qtbot.mouseClick(window.table.viewport(), LEFT, pos=place)
        qtbot.mouseDClick(window.table.viewport(), LEFT, pos=place)
    assert asked.args == [data / "matches" / FINISHED]


def test_a_damaged_match_cannot_be_opened(qtbot: QtBot, window: LibraryWindow) -> None:
    choose(qtbot, window, DAMAGED)
    with qtbot.assertNotEmitted(window.replay_requested), qtbot.assertNotEmitted(window.resume_requested):
        qtbot.keyClick(window.table, Qt.Key.Key_Return)


# Titles


def editor(window: LibraryWindow) -> QLineEdit:
    return next(edit for edit in window.table.viewport().findChildren(QLineEdit) if edit.isVisible())


def test_a_title_is_written_into_the_file(qtbot: QtBot, window: LibraryWindow, data: Path) -> None:
    choose(qtbot, window, FINISHED)
    qtbot.keyClick(window.table, Qt.Key.Key_F2)
    editor(window).insert("  Rewanż   ")  # the keyboard of tests has no ż
    qtbot.keyClicks(editor(window), "Anny ")
    with qtbot.assertNotEmitted(window.resume_requested), qtbot.assertNotEmitted(window.replay_requested):
        qtbot.keyClick(editor(window), Qt.Key.Key_Return)
    wait_for(qtbot, window)
    assert load(data / "matches" / FINISHED).record.title == "Rewanż Anny"
    row = window.model.row_of(FINISHED)
    assert row is not None
    assert text(window, row, Column.PLAYERS) == "Rewanż Anny"
    assert window.model.ids[1] == FINISHED  # naming is no playing
    assert window.pane.title == "Rewanż Anny"


def test_escape_leaves_the_title_as_it_was(qtbot: QtBot, window: LibraryWindow, data: Path) -> None:
    choose(qtbot, window, FINISHED)
    before = (data / "matches" / FINISHED).read_bytes()
    click(qtbot, window, "renameButton")
    qtbot.keyClicks(editor(window), "no")
    qtbot.keyClick(editor(window), Qt.Key.Key_Escape)
    wait_for(qtbot, window)
    assert window.isVisible()
    assert (data / "matches" / FINISHED).read_bytes() == before


def test_a_refresh_waits_for_a_title_that_is_being_written(
    qtbot: QtBot, window: LibraryWindow, data: Path, librarian: Librarian
) -> None:
    choose(qtbot, window, FINISHED)
    qtbot.keyClick(window.table, Qt.Key.Key_F2)
    save(short(1), data / "matches" / "new.thousand", hour=70)
    with qtbot.waitSignal(librarian.refreshed, timeout=WAIT):
        librarian.refresh()
    qtbot.keyClicks(editor(window), "Still here")
    qtbot.keyClick(editor(window), Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: "new.thousand" in window.model.ids, timeout=WAIT)
    wait_for(qtbot, window)
    assert load(data / "matches" / FINISHED).record.title == "Still here"


def test_the_match_on_the_table_is_named_by_its_session(
    qtbot: QtBot, window: LibraryWindow, data: Path
) -> None:
    window.set_on_table(data / "matches" / NEWEST)
    choose(qtbot, window, NEWEST)
    row = window.model.row_of(NEWEST)
    assert row is not None
    assert text(window, row, Column.RESULT) == "On the table"
    assert not window.actions_of_matches.delete.isEnabled()
    qtbot.keyClick(window.table, Qt.Key.Key_F2)
    qtbot.keyClicks(editor(window), "Now")
    with qtbot.waitSignal(window.title_on_table_requested) as named:
        qtbot.keyClick(editor(window), Qt.Key.Key_Return)
    assert named.args == ["Now"]


# Deleting


def test_a_deleted_match_is_brought_back_by_undo(qtbot: QtBot, window: LibraryWindow, data: Path) -> None:
    choose(qtbot, window, FINISHED)
    before = (data / "matches" / FINISHED).read_bytes()
    press(qtbot, window, Qt.Key.Key_Delete)
    assert FINISHED not in window.model.ids
    assert (data / "matches" / "deleted" / FINISHED).read_bytes() == before
    assert window.notice.text.endswith("is deleted.")
    assert window.table.current_id == "polish.thousand"  # the next one takes its place
    press(qtbot, window, Qt.Key.Key_Z, modifier=Qt.KeyboardModifier.ControlModifier)
    assert FINISHED in window.model.ids
    assert (data / "matches" / FINISHED).read_bytes() == before
    assert window.table.current_id == FINISHED


def test_several_are_deleted_and_brought_back_at_once(qtbot: QtBot, window: LibraryWindow) -> None:
    window.table.choose(NEWEST)
    press(qtbot, window, Qt.Key.Key_Down, modifier=Qt.KeyboardModifier.ShiftModifier)
    click(qtbot, window, "deleteButton")
    assert len(window.model.ids) == 4
    assert window.notice.text.startswith("2 match")
    clicking.click(window.notice.action_button)
    wait_for(qtbot, window)
    assert set(window.model.ids) == set(ALL)


def test_everything_is_chosen_and_deleted(qtbot: QtBot, window: LibraryWindow) -> None:
    press(qtbot, window, Qt.Key.Key_A, modifier=Qt.KeyboardModifier.ControlModifier)
    press(qtbot, window, Qt.Key.Key_Delete)
    assert window.model.ids == ()
    assert window.empty_page.isVisible()


def test_deleted_matches_wait_on_a_shelf_of_their_own(
    qtbot: QtBot, window: LibraryWindow, data: Path
) -> None:
    choose(qtbot, window, NEWEST, FINISHED)
    press(qtbot, window, Qt.Key.Key_Delete)
    click(qtbot, window, "deletedShelf")
    assert set(window.model.ids) == {f"deleted/{NEWEST}", f"deleted/{FINISHED}"}
    choose(qtbot, window, f"deleted/{NEWEST}")
    click(qtbot, window, "restoreButton")
    assert window.shelves.shelf is Folder.MATCHES
    assert window.table.current_id == NEWEST
    assert (data / "matches" / NEWEST).exists()


def test_removing_for_good_asks_first(qtbot: QtBot, window: LibraryWindow, data: Path) -> None:
    choose(qtbot, window, FINISHED)
    press(qtbot, window, Qt.Key.Key_Delete)
    click(qtbot, window, "deletedShelf")
    choose(qtbot, window, f"deleted/{FINISHED}")
    file = data / "matches" / "deleted" / FINISHED
    click(qtbot, window, "purgeButton")
    qtbot.keyClick(question(), Qt.Key.Key_Return)  # Enter means no
    wait_for(qtbot, window)
    assert file.exists()
    click(qtbot, window, "purgeButton")
    qtbot.keyClick(question(), Qt.Key.Key_Escape)
    wait_for(qtbot, window)
    assert file.exists()
    click(qtbot, window, "purgeButton")
    clicking.click(question().yes_button)
    wait_for(qtbot, window)
    assert not file.exists()
    assert window.model.ids == ()
    assert window.empty_page.title == "Nothing is deleted"
    assert not window.actions_of_matches.undo_delete.isEnabled()


def test_a_match_that_is_being_written_is_not_deleted(
    qtbot: QtBot, window: LibraryWindow, data: Path
) -> None:
    choose(qtbot, window, NEWEST, FINISHED)
    with RecordFile.reopen(data / "matches" / NEWEST):
        press(qtbot, window, Qt.Key.Key_Delete)
    assert window.model.ids[0] == NEWEST
    assert FINISHED not in window.model.ids
    assert "is deleted" in window.notice.text
    assert f"{NEWEST}: The match is being played" in window.notice.text


def test_a_file_that_has_gone_is_told_of(qtbot: QtBot, window: LibraryWindow, data: Path) -> None:
    choose(qtbot, window, FINISHED)
    (data / "matches" / FINISHED).unlink()
    press(qtbot, window, Qt.Key.Key_Delete)
    assert FINISHED in window.notice.text
    window.look()
    assert window.isVisible()


# In and out


def test_matches_come_in_and_are_shown(qtbot: QtBot, window: LibraryWindow, tmp_path: Path) -> None:
    good = save(short(3), tmp_path / "from a friend.thousand")
    bad = tmp_path / "bad.thousand"
    bad.write_text("{}\n", encoding="utf-8")
    window.actions_of_matches.on_files_chosen([str(good), str(bad)])
    wait_for(qtbot, window)
    assert len(window.model.ids) == len(ALL) + 1
    assert "is in the list now" in window.notice.text
    assert "bad.thousand: Line 1: " in window.notice.text
    entry = window.table.current_entry
    assert entry is not None
    assert load(entry.path).record == short(3)
    window.actions_of_matches.on_files_chosen([str(good)])
    wait_for(qtbot, window)
    assert "in the list already" in window.notice.text


def test_files_are_dropped_onto_the_window(qtbot: QtBot, window: LibraryWindow, tmp_path: Path) -> None:
    good = save(short(4), tmp_path / "dropped.thousand")
    content = QMimeData()
    content.setUrls([QUrl.fromLocalFile(str(good))])
    actions = Qt.DropAction.CopyAction
    event = QDropEvent(
        QPointF(50, 50), actions, content, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    )
    window.dropEvent(event)
    wait_for(qtbot, window)
    assert len(window.model.ids) == len(ALL) + 1


def test_a_deleted_match_that_comes_again_can_be_brought_back(
    qtbot: QtBot, window: LibraryWindow, data: Path, tmp_path: Path
) -> None:
    copy = Path(shutil.copy(data / "matches" / FINISHED, tmp_path / "copy.thousand"))
    choose(qtbot, window, FINISHED)
    press(qtbot, window, Qt.Key.Key_Delete)
    window.actions_of_matches.on_files_chosen([str(copy)])
    wait_for(qtbot, window)
    assert "among the deleted ones" in window.notice.text
    clicking.click(window.notice.action_button)
    wait_for(qtbot, window)
    assert window.table.current_id == FINISHED


@pytest.mark.parametrize("action", ["export_record", "export_csv", "export_pdf"])
def test_one_match_goes_out(qtbot: QtBot, window: LibraryWindow, tmp_path: Path, action: str) -> None:
    choose(qtbot, window, FINISHED)
    getattr(window.actions_of_matches, action).trigger()
    (dialog,) = window.findChildren(QFileDialog)
    suffix = dialog.defaultSuffix()
    (offered,) = dialog.selectedFiles()
    assert Path(offered).name == f"2026-01-02 Anna, Bob, Łucja.{suffix}"
    target = tmp_path / f"out.{suffix}"
    dialog.fileSelected.emit(str(target))
    dialog.close()
    wait_for(qtbot, window)
    assert window.notice.text == f"Saved as {target}"
    content = target.read_bytes()
    if action == "export_record":
        assert load(target).record == load(window.model.entry_at(1).path).record  # type: ignore[union-attr]
    elif action == "export_csv":
        rows = content.decode("utf-8-sig").splitlines()
        assert len(rows) == 1 + len(window.pane.model.results)
        assert rows[0].startswith("Deal,Dealer,Declarer")
    else:
        assert content.startswith(b"%PDF-")


@pytest.mark.parametrize("action", ["export_record", "export_csv", "export_pdf"])
def test_several_matches_go_out_under_names_of_their_own(
    qtbot: QtBot, window: LibraryWindow, tmp_path: Path, action: str
) -> None:
    folder = tmp_path / "out"
    folder.mkdir()
    choose(qtbot, window, FINISHED, "polish.thousand", DAMAGED)
    for _ in range(2):
        getattr(window.actions_of_matches, action).trigger()
        (dialog,) = window.findChildren(QFileDialog)
        dialog.fileSelected.emit(str(folder))
        dialog.close()
        QCoreApplication.sendPostedEvents(dialog, QEvent.Type.DeferredDelete)
        wait_for(qtbot, window)
    names = sorted(path.stem for path in folder.iterdir())
    expected = {"2026-01-02 Anna, Bob, Łucja", "2026-01-02 Anna, Bob, Łucja-2", f"2026-01-02 {TITLE}"}
    assert expected < set(names)
    if action == "export_record":  # also a file that cannot be read is the player's own
        assert len(names) == 6
    else:
        assert len(names) == 4
        assert f"{DAMAGED}: Line 2: " in window.notice.text
    assert str(folder) in window.notice.text


def test_what_cannot_be_saved_is_told(qtbot: QtBot, window: LibraryWindow, tmp_path: Path) -> None:
    choose(qtbot, window, FINISHED)
    window.actions_of_matches.export_csv.trigger()
    (dialog,) = window.findChildren(QFileDialog)
    dialog.fileSelected.emit(str(tmp_path / "no such folder" / "out.csv"))
    dialog.close()
    wait_for(qtbot, window)
    assert window.notice.text.startswith("out.csv: The system does not allow it: ")


# The rest


def test_what_was_chosen_stays_chosen_when_others_come(
    qtbot: QtBot, window: LibraryWindow, data: Path, librarian: Librarian
) -> None:
    choose(qtbot, window, FINISHED, "four.thousand")
    save(short(5), data / "matches" / "new.thousand", hour=80)
    with qtbot.waitSignal(librarian.refreshed, timeout=WAIT):
        librarian.refresh()
    wait_for(qtbot, window)
    assert window.model.ids[0] == "new.thousand"
    assert set(window.table.chosen_ids) == {FINISHED, "four.thousand"}
    assert window.table.current_id == "four.thousand"


def test_a_match_that_was_played_on_is_looked_up_again(
    qtbot: QtBot, window: LibraryWindow, data: Path, librarian: Librarian
) -> None:
    path = data / "matches" / NEWEST
    shutil.copy(data / "matches" / FINISHED, path)
    os.utime(path)
    with qtbot.waitSignal(librarian.changed, timeout=WAIT):
        librarian.update(path)
    wait_for(qtbot, window)
    assert text(window, 0, Column.RESULT) in ("Won", "Lost")


def test_the_menu_offers_what_can_be_done(qtbot: QtBot, window: LibraryWindow) -> None:
    choose(qtbot, window, NEWEST)
    place = window.table.visualRect(window.table.currentIndex()).center()
    event = QContextMenuEvent(
        QContextMenuEvent.Reason.Mouse, place, window.table.viewport().mapToGlobal(place)
    )
    QCoreApplication.sendEvent(window.table.viewport(), event)
    (menu,) = (
        each for each in QApplication.topLevelWidgets() if isinstance(each, QMenu) and each.isVisible()
    )
    texts = [action.text().replace("&", "") for action in menu.actions() if action.text()]
    assert texts == [
        "Go on",
        "Replay",
        "Review my play…",
        "Rename",
        "Copy deal 3 as text",
        "Delete",
        "Export",
    ]
    menu.close()


def test_the_letters_of_the_menu_are_different(
    qtbot: QtBot, window: LibraryWindow, qapp: QApplication
) -> None:
    translations = Translations(qapp)
    for language in ("en", "pl", "ru"):
        translations.set_language(language)
        choose(qtbot, window, NEWEST)
        letters = [
            action.text().partition("&")[2][:1].casefold()
            for action in window.actions_of_matches.menu().actions()
            if action.text()
        ]
        assert len(set(letters)) == len(letters), language


def test_the_window_is_gone_when_it_is_closed(qtbot: QtBot, librarian: Librarian) -> None:
    window = LibraryWindow(librarian)
    window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    window.show()
    with qtbot.waitSignal(window.destroyed):
        window.close()  # in the middle of looking
        QCoreApplication.sendPostedEvents(window, QEvent.Type.DeferredDelete)
    librarian.tell_changed()


def test_the_library_without_a_disk_is_told_of(qtbot: QtBot, tmp_path: Path, data: Path) -> None:
    (data / "library.sqlite").unlink(missing_ok=True)
    (data / "library.sqlite").mkdir()
    librarian = Librarian(data)
    window = open_window(qtbot, librarian)
    assert set(window.model.ids) == set(ALL)
    assert "this list is not kept for the next start" in window.foot.status
    librarian.close()


def test_a_list_of_a_thousand_asks_only_for_what_it_shows(
    qtbot: QtBot, librarian: Librarian, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = (data / "matches" / NEWEST).read_bytes()
    for number in range(1000):
        path = data / "matches" / f"{number:04}.thousand"
        path.write_bytes(record)
        os.utime(path, (1.0e9 + number, 1.0e9 + number))
    asked: list[int] = []
    get_many = Library.get_many

    def watched(library: Library, ids: tuple[str, ...]) -> object:
        asked.append(len(ids))
        return get_many(library, ids)

    monkeypatch.setattr(Library, "get_many", watched)
    window = open_window(qtbot, librarian)
    asked.clear()
    assert len(window.model.ids) == 1000 + len(ALL)
    press(qtbot, window, Qt.Key.Key_End)
    assert window.table.current_id == window.model.ids[-1]
    assert window.table.current_entry is not None
    assert sum(asked) <= 200


# Looks


def test_nothing_of_the_window_is_clipped(
    qtbot: QtBot, window: LibraryWindow, long_texts: Lengthener
) -> None:
    choose(qtbot, window, FINISHED)
    for size in ((760, 480), (1024, 600), (1120, 680)):
        window.resize(*size)
        settle()
        assert clipped(window) == []
    QCoreApplication.installTranslator(long_texts)
    for size in ((1120, 680), (1024, 600)):  # the longest words have their room in a window of usual size
        window.resize(*size)
        settle()
        assert clipped(window) == []
        assert window.width() == size[0]


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
def test_nothing_is_clipped_in_any_language(
    qtbot: QtBot, window: LibraryWindow, qapp: QApplication, language: str
) -> None:
    translations = Translations(qapp)
    translations.set_language(language)
    for size in ((1120, 680), (1024, 600), (800, 500)):
        window.resize(*size)
        for name in ALL:
            choose(qtbot, window, name)
            assert clipped(window) == [], name
            assert window.size().width() == size[0]
    press(qtbot, window, Qt.Key.Key_Delete)
    click(qtbot, window, "deletedShelf")
    assert clipped(window) == []
    click(qtbot, window, "purgeButton")
    assert clipped(question()) == []
    question().close()


def test_times_are_told_as_the_clock_on_the_wall_shows_them(window: LibraryWindow) -> None:
    entry = window.model.entry_at(0)
    assert entry is not None
    local = datetime.fromtimestamp(entry.last_played.timestamp())  # noqa: DTZ006 - the wall knows no zones
    assert f"{local.day} " in text(window, 0, Column.WHEN)
