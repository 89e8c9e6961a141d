"""What goes wrong is told in plain words, once, and whatever is reported has been seen before."""

from __future__ import annotations

import os
import threading
import zipfile
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.e2e.window_player import make_window
from tests.ui.room_for_texts import Lengthener, clipped, settle
from thousand_qt.app.crash import LOG_NAME, Crash
from thousand_qt.app.paths import Paths
from thousand_qt.app.problem_report import PartKind, ReportPart
from thousand_qt.app.settings import SettingsProblem
from thousand_qt.ui import not_answering, troubles
from thousand_qt.ui.crash_dialog import CrashDialog, Situation
from thousand_qt.ui.main_window import MainWindow
from thousand_qt.ui.new_match import MatchSetup
from thousand_qt.ui.not_answering import NotAnsweringDialog
from thousand_qt.ui.notice_strip import NoticeStrip
from thousand_qt.ui.report_dialog import ReportDialog
from thousand_qt.ui.tick_list import TickList

DETAILS = 'Traceback (most recent call last):\n  File "x.py", line 3\nIndexError: no card\n'
PARTS = [
    ReportPart(PartKind.ERROR, "error.txt", DETAILS.encode()),
    ReportPart(PartKind.PROGRAM, "program.txt", b"Thousand: 1\n"),
    ReportPart(PartKind.MATCH, "match.thousand", b'{"do": "deal AH"}\n' * 100),
    ReportPart(PartKind.SETTINGS, "settings.toml", 'player_name = "Żaneta"\n'.encode()),
    ReportPart(PartKind.LOG, "thousand.log", b"a line\n" * 30_000, is_cut=True),
    ReportPart(PartKind.FAULT, "fault-last.log", b"Fatal Python error\n"),
]


def shown(qtbot: QtBot, widget: QWidget) -> None:
    qtbot.addWidget(widget)
    if isinstance(widget, QDialog):
        widget.resize(widget.sizeHint())
    widget.show()
    qtbot.waitExposed(widget)
    settle()


def button(widget: QWidget, name: str) -> QPushButton:
    found = widget.findChild(QPushButton, name)
    assert isinstance(found, QPushButton)
    return found


def dialogs(kind: type[QDialog]) -> list[QDialog]:
    # One that is closed waits for its deletion.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return [each for each in QApplication.topLevelWidgets() if isinstance(each, kind) and each.isVisible()]


def crash(paths: Paths, summary: str = "IndexError: no card") -> Crash:
    return Crash(summary, f"{DETAILS}{summary}\n", paths.log / LOG_NAME)


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication, profile_paths: Paths) -> MainWindow:
    return make_window(qtbot, qapp, profile_paths)


def play(qtbot: QtBot, window: MainWindow) -> None:
    window.start_match(MatchSetup("classic", ("Zofia", "Anna", "Borys"), ("human", "casual", "casual")))
    qtbot.waitUntil(lambda: window.area.panel is not None, timeout=60_000)


# Settings that could not be used


def test_settings_that_cannot_be_used_are_named_until_it_has_been_read(
    qtbot: QtBot, window: MainWindow, profile_paths: Paths
) -> None:
    file = profile_paths.config / "settings.toml"
    window.troubles.tell_of_settings([])
    assert window.findChild(NoticeStrip, "settingsNotice") is None
    wrong = [SettingsProblem("speed", "no such value", file), SettingsProblem("deck_back", "a number", file)]
    window.troubles.tell_of_settings(wrong)
    notice = window.findChild(NoticeStrip, "settingsNotice")
    assert isinstance(notice, NoticeStrip)
    assert str(file) in notice.text
    assert notice.text.endswith(": Speed, deck_back")  # as the dialog and the file call them
    notice.closed.emit()
    qtbot.waitUntil(lambda: window.findChild(NoticeStrip, "settingsNotice") is None)
    unread = SettingsProblem("", "no TOML", file.with_name("settings.toml.bad"))
    assert troubles.settings_words([unread]).endswith("settings.toml.bad")


# The dialog of an error


@pytest.mark.usefixtures("theme")
@pytest.mark.parametrize("situation", Situation)
def test_nothing_of_an_error_is_clipped(qtbot: QtBot, long_texts: Lengthener, situation: Situation) -> None:
    dialog = CrashDialog(DETAILS, situation)
    shown(qtbot, dialog)
    assert clipped(dialog) == []
    button(dialog, "detailsButton").click()
    settle()
    assert clipped(dialog) == []
    QCoreApplication.installTranslator(long_texts)
    settle()
    assert clipped(dialog) == []
    assert dialog.height() <= 552


def test_details_are_there_for_who_wants_them(qtbot: QtBot) -> None:
    dialog = CrashDialog(DETAILS, Situation.SAVED)
    shown(qtbot, dialog)
    height = dialog.height()
    assert DETAILS not in visible_texts(dialog)
    qtbot.mouseClick(button(dialog, "detailsButton"), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: dialog.height() > height)
    assert DETAILS in visible_texts(dialog)
    qtbot.mouseClick(button(dialog, "detailsButton"), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: dialog.height() == height)


def visible_texts(dialog: CrashDialog) -> str:
    return dialog.details if dialog._details.isVisible() else ""


def test_details_are_copied(qtbot: QtBot) -> None:
    dialog = CrashDialog(DETAILS, Situation.SAVED)
    shown(qtbot, dialog)
    qtbot.mouseClick(button(dialog, "copyButton"), Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text() == DETAILS
    assert button(dialog, "copyButton").text() == "Copied"


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Space])
def test_any_key_that_closes_it_goes_on(qtbot: QtBot, key: Qt.Key) -> None:
    dialog = CrashDialog(DETAILS, Situation.SAVED)
    shown(qtbot, dialog)
    with qtbot.waitSignal(dialog.finished), qtbot.assertNotEmitted(dialog.report_requested):
        qtbot.keyClick(button(dialog, "goOnButton"), key)
    assert not dialog.isVisible()


def test_an_error_in_a_loop_does_not_fill_the_memory(qtbot: QtBot) -> None:
    dialog = CrashDialog(DETAILS, Situation.SAVED)
    shown(qtbot, dialog)
    for number in range(50):
        dialog.add(f"number {number} " + "x" * 10_000)
    assert "number 3 " in dialog.details
    assert len(dialog.details) < 120_000


# Errors in the window


def test_an_error_without_a_match(qtbot: QtBot, window: MainWindow, profile_paths: Paths) -> None:
    window.crash_happened.emit(crash(profile_paths))
    qtbot.waitUntil(lambda: len(dialogs(CrashDialog)) == 1)
    dialog = dialogs(CrashDialog)[0]
    assert "Your matches are safe" in dialog._meaning.text()  # type: ignore[attr-defined]
    button(dialog, "goOnButton").click()
    qtbot.waitUntil(lambda: dialogs(CrashDialog) == [])


def test_an_error_in_a_match_and_on_it_goes(qtbot: QtBot, window: MainWindow, profile_paths: Paths) -> None:
    play(qtbot, window)
    window.scene.end_exchange()
    window.area.clear_panel()  # as an error in the middle of showing something would leave it
    window.crash_happened.emit(crash(profile_paths))
    qtbot.waitUntil(lambda: len(dialogs(CrashDialog)) == 1)
    dialog = dialogs(CrashDialog)[0]
    assert isinstance(dialog, CrashDialog)
    assert "saved up to the last move" in dialog._meaning.text()
    assert "IndexError: no card" in dialog.details
    assert "Thousand 0." in dialog.details
    assert window.area.panel is None
    button(dialog, "goOnButton").click()
    assert window.area.panel is not None


def test_an_error_in_a_match_that_cannot_be_saved(
    qtbot: QtBot, window: MainWindow, profile_paths: Paths
) -> None:
    (profile_paths.data).parent.mkdir(parents=True, exist_ok=True)
    profile_paths.data.write_text("in the way")
    play(qtbot, window)
    window.crash_happened.emit(crash(profile_paths))
    qtbot.waitUntil(lambda: len(dialogs(CrashDialog)) == 1)
    assert "could not be saved" in dialogs(CrashDialog)[0]._meaning.text()  # type: ignore[attr-defined]


def test_there_is_never_more_than_one(qtbot: QtBot, window: MainWindow, profile_paths: Paths) -> None:
    window.ask_new_match()
    workers = [
        threading.Thread(target=window.crash_happened.emit, args=(crash(profile_paths, f"Error {number}"),))
        for number in range(5)
    ]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    qtbot.waitUntil(lambda: len(dialogs(CrashDialog)) == 1)
    dialog = dialogs(CrashDialog)[0]
    assert isinstance(dialog, CrashDialog)
    qtbot.waitUntil(lambda: all(f"Error {number}" in dialog.details for number in range(5)))
    assert QApplication.activeModalWidget() is dialog
    button(dialog, "goOnButton").click()
    qtbot.waitUntil(lambda: dialogs(CrashDialog) == [])
    window.crash_happened.emit(crash(profile_paths))
    qtbot.waitUntil(lambda: len(dialogs(CrashDialog)) == 1)


def test_an_error_is_reported_with_its_details(
    qtbot: QtBot, window: MainWindow, profile_paths: Paths
) -> None:
    play(qtbot, window)
    window.crash_happened.emit(crash(profile_paths))
    qtbot.waitUntil(lambda: len(dialogs(CrashDialog)) == 1)
    button(dialogs(CrashDialog)[0], "reportButton").click()
    qtbot.waitUntil(lambda: len(dialogs(ReportDialog)) == 1)
    assert dialogs(CrashDialog) == []
    report = dialogs(ReportDialog)[0]
    assert isinstance(report, ReportDialog)
    parts = {part.kind: part for part in report.chosen_parts}
    assert "IndexError: no card" in parts[PartKind.ERROR].text
    assert window.controller is not None
    assert parts[PartKind.MATCH].text.count("\n") == 1 + len(window.controller.session.record.entries)
    assert "PySide6: " in parts[PartKind.PROGRAM].text


def test_a_problem_is_reported_from_the_menu_once(qtbot: QtBot, window: MainWindow) -> None:
    action = window.menus.report
    action.trigger()
    action.trigger()
    qtbot.waitUntil(lambda: len(dialogs(ReportDialog)) == 1)
    report = dialogs(ReportDialog)[0]
    report.close()
    qtbot.waitUntil(lambda: dialogs(ReportDialog) == [])
    action.trigger()
    qtbot.waitUntil(lambda: len(dialogs(ReportDialog)) == 1)


# The crash of the last run


@pytest.mark.usefixtures("theme")
def test_the_crash_of_the_last_run_is_told_quietly(
    qtbot: QtBot, window: MainWindow, long_texts: Lengthener
) -> None:
    window.troubles.tell_of_last_run()
    notice = window.findChild(NoticeStrip)
    assert isinstance(notice, NoticeStrip)
    settle()
    assert "crashed last time" in notice.text
    assert dialogs(CrashDialog) == []
    assert notice.height() < 80
    for width in (1280, 800):
        window.resize(width, 600)
        settle()
        assert clipped(notice) == []
    QCoreApplication.installTranslator(long_texts)
    settle()
    assert clipped(notice) == []
    button(notice, "closeButton").click()
    qtbot.waitUntil(lambda: window.findChild(NoticeStrip) is None)


def test_the_crash_of_the_last_run_can_be_reported(
    qtbot: QtBot, window: MainWindow, profile_paths: Paths
) -> None:
    matches = profile_paths.data / "matches"
    matches.mkdir(parents=True)
    (matches / "last.thousand").write_text("the match that was played\n")
    window.troubles.tell_of_last_run()
    notice = window.findChild(NoticeStrip)
    assert isinstance(notice, NoticeStrip)
    qtbot.mouseClick(button(notice, "actionButton"), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: len(dialogs(ReportDialog)) == 1)
    report = dialogs(ReportDialog)[0]
    assert isinstance(report, ReportDialog)
    assert {part.text for part in report.chosen_parts if part.kind is PartKind.MATCH} == {
        "the match that was played\n"
    }
    qtbot.waitUntil(lambda: window.findChild(NoticeStrip) is None)


# The dialog of a report


def report_dialog(qtbot: QtBot, parts: list[ReportPart] = PARTS, *, hide_cards: bool = False) -> ReportDialog:
    dialog = ReportDialog(parts, hide_cards=hide_cards)
    shown(qtbot, dialog)
    return dialog


def part_list(dialog: ReportDialog) -> TickList:
    found = dialog.findChild(TickList)
    assert isinstance(found, TickList)
    return found


@pytest.mark.usefixtures("theme")
@pytest.mark.parametrize("size", [(860, 560), (740, 430)])
def test_nothing_of_a_report_is_clipped(
    qtbot: QtBot, long_texts: Lengthener, size: tuple[int, int], tmp_path: Path
) -> None:
    dialog = report_dialog(qtbot, hide_cards=True)
    dialog.resize(*size)
    dialog.on_file_chosen(str(tmp_path / "nowhere" / "report.zip"))
    for row in range(7):
        part_list(dialog).setCurrentRow(row)
        settle()
        assert clipped(dialog) == []
    QCoreApplication.installTranslator(long_texts)
    settle()
    for row in range(7):
        part_list(dialog).setCurrentRow(row)
        settle()
        assert clipped(dialog) == []


def test_every_part_is_shown_to_the_byte(qtbot: QtBot) -> None:
    dialog = report_dialog(qtbot)
    seen: list[str] = []
    for row, part in enumerate(PARTS, start=1):
        part_list(dialog).setCurrentRow(row)
        assert dialog._pages.currentWidget() is dialog._pane
        assert dialog._pane.toPlainText() == part.text
        assert part.name in dialog._heading.text()
        seen.append(dialog._heading.text())
    assert [("longer file" in text) for text in seen] == [part.is_cut for part in PARTS]


def test_bytes_are_counted_in_words_of_the_language(qtbot: QtBot) -> None:
    dialog = report_dialog(qtbot, [ReportPart(PartKind.LOG, "log", b"1")])
    part_list(dialog).setCurrentRow(1)
    assert dialog._heading.text().startswith("log, 1 byte")


def test_parts_are_ticked_by_keyboard_and_only_those_are_saved(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = report_dialog(qtbot)
    listed = part_list(dialog)
    listed.setFocus()
    for _ in range(3):
        qtbot.keyClick(listed, Qt.Key.Key_Down)
    qtbot.keyClick(listed, Qt.Key.Key_Space)
    target = tmp_path / "report.zip"
    with qtbot.waitSignal(dialog.report_saved):
        dialog.on_file_chosen(str(target))
    with zipfile.ZipFile(target) as archive:
        assert archive.namelist() == [part.name for part in PARTS if part.kind is not PartKind.MATCH]
    assert dialog.outcome == f"Saved as {target}"


def test_a_click_on_a_box_ticks_it(qtbot: QtBot) -> None:
    dialog = report_dialog(qtbot)
    listed = part_list(dialog)
    place = listed.visualItemRect(listed.item(5))
    place.setWidth(26)
    qtbot.mouseClick(listed.viewport(), Qt.MouseButton.LeftButton, pos=place.center())
    assert PartKind.LOG not in {part.kind for part in dialog.chosen_parts}


def test_with_nothing_ticked_nothing_can_be_saved(qtbot: QtBot) -> None:
    dialog = report_dialog(qtbot)
    for row in range(1, 7):
        part_list(dialog).set_ticked(row, ticked=False)
    assert dialog.chosen_parts == []
    assert not button(dialog, "saveButton").isEnabled()
    qtbot.keyClicks(dialog._words, "Oh")
    assert button(dialog, "saveButton").isEnabled()


def test_words_go_in_as_soon_as_there_are_any(qtbot: QtBot) -> None:
    dialog = report_dialog(qtbot)
    assert dialog._words.hasFocus()
    assert PartKind.WORDS not in {part.kind for part in dialog.chosen_parts}
    qtbot.keyClicks(dialog._words, "The ten vanished")
    assert dialog.chosen_parts[0].text == "The ten vanished\n"
    dialog._words.setPlainText("  \n ")
    assert PartKind.WORDS not in {part.kind for part in dialog.chosen_parts}


def test_cards_are_shown_only_to_who_asks(qtbot: QtBot) -> None:
    dialog = report_dialog(qtbot, hide_cards=True)
    part_list(dialog).setCurrentRow(3)
    assert "deal AH" not in dialog._pane.toPlainText()
    assert not dialog._pane.isVisible()
    qtbot.mouseClick(button(dialog, "showCardsButton"), Qt.MouseButton.LeftButton)
    assert dialog._pane.isVisible()
    assert "deal AH" in dialog._pane.toPlainText()
    part_list(dialog).setCurrentRow(1)
    part_list(dialog).setCurrentRow(3)
    assert dialog._pane.isVisible()


def file_dialog(qtbot: QtBot) -> QFileDialog:
    qtbot.waitUntil(lambda: len(dialogs(QFileDialog)) == 1)
    found = dialogs(QFileDialog)[0]
    assert isinstance(found, QFileDialog)
    return found


def test_the_player_says_where_to(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = report_dialog(qtbot)
    qtbot.mouseClick(button(dialog, "saveButton"), Qt.MouseButton.LeftButton)
    asked = file_dialog(qtbot)
    assert asked.selectedFiles()[0].endswith(".zip")
    assert Path(asked.selectedFiles()[0]).name.startswith("thousand-report-20")
    asked.setDirectory(str(tmp_path))
    edit = asked.findChild(QLineEdit, "fileNameEdit")
    assert isinstance(edit, QLineEdit)
    edit.setText("mine")
    with qtbot.waitSignal(dialog.report_saved) as saved:
        asked.accept()
    assert saved.args == [tmp_path / "mine.zip"]
    assert (tmp_path / "mine.zip").stat().st_size > 0


def test_nothing_is_written_when_the_player_thinks_again(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = report_dialog(qtbot)
    button(dialog, "saveButton").click()
    with qtbot.assertNotEmitted(dialog.report_saved):
        file_dialog(qtbot).reject()
    assert dialog.outcome == ""


def test_a_place_that_cannot_be_written_to_is_told_and_another_may_be_tried(
    qtbot: QtBot, tmp_path: Path
) -> None:
    dialog = report_dialog(qtbot)
    wrong = tmp_path / "nowhere" / "report.zip"
    with qtbot.assertNotEmitted(dialog.report_saved):
        dialog.on_file_chosen(str(wrong))
    assert dialog.outcome == f"{wrong} cannot be saved: No such file or directory"
    assert dialog.isVisible()
    dialog.on_file_chosen(str(tmp_path / "report.zip"))
    assert dialog.outcome == f"Saved as {tmp_path / 'report.zip'}"


def test_everything_of_a_report_has_a_name_for_a_screen_reader(qtbot: QtBot) -> None:
    dialog = report_dialog(qtbot)
    assert part_list(dialog).accessibleName()
    assert dialog._words.accessibleName()
    part_list(dialog).setCurrentRow(2)
    assert dialog._pane.accessibleName() == part_list(dialog).item(2).text()
    assert all(part_list(dialog).item(row).text() for row in range(7))


# Before there is a window


def test_an_error_at_the_start_is_told(
    qtbot: QtBot, profile_paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[QDialog] = []

    def answer(dialog: QDialog) -> int:
        told.append(dialog)
        if isinstance(dialog, CrashDialog):
            button(dialog, "reportButton").click()
        return 0

    monkeypatch.setattr(CrashDialog, "exec", answer)
    monkeypatch.setattr(ReportDialog, "exec", answer)
    troubles.tell_before_window(crash(profile_paths), profile_paths, profile_paths.config / "settings.toml")
    assert isinstance(told[0], CrashDialog)
    assert "cannot start" in told[0]._meaning.text()
    assert isinstance(told[1], ReportDialog)
    assert "IndexError" in told[1].chosen_parts[0].text


def test_the_home_of_the_player_is_not_in_the_details(profile_paths: Paths) -> None:
    home = Path.home()
    found = Crash("x", f'File "{home}/thousand/x.py"', profile_paths.log / LOG_NAME)
    assert f"{home}{os.sep}" not in troubles.crash_details(found)


@pytest.mark.usefixtures("theme")
def test_nothing_is_clipped_when_the_first_does_not_answer(qtbot: QtBot, long_texts: Lengthener) -> None:
    dialog = NotAnsweringDialog(lambda: False)
    shown(qtbot, dialog)
    assert clipped(dialog) == []
    QCoreApplication.installTranslator(long_texts)
    long = NotAnsweringDialog(lambda: False)
    shown(qtbot, long)
    assert clipped(long) == []
    qtbot.mouseClick(button(dialog, "closeButton"), Qt.MouseButton.LeftButton)
    assert dialog.result() == QDialog.DialogCode.Rejected
    qtbot.keyClick(long, Qt.Key.Key_Escape)
    assert long.result() == QDialog.DialogCode.Rejected


@pytest.mark.usefixtures("theme")
def test_the_first_is_asked_until_it_answers_and_no_longer(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(not_answering, "ASK_EVERY", 1)
    answers = iter([False, False, True])
    dialog = NotAnsweringDialog(lambda: next(answers))
    shown(qtbot, dialog)
    qtbot.waitUntil(lambda: dialog.result() == QDialog.DialogCode.Accepted)
    assert not dialog.isVisible()
    assert next(answers, None) is None
    assert not dialog.findChildren(QTimer)[0].isActive()
