"""Dialogs round unfinished, unsaved and unreadable matches: nothing is clipped, each button does its work."""

from __future__ import annotations

import errno
from collections.abc import Callable
from datetime import UTC, date, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QPushButton
from pytestqt.qtbot import QtBot

from tests.e2e.window_player import WindowPlayer, make_window
from tests.records.whole_matches import whole_match
from tests.ui.room_for_texts import Lengthener, clipped, settle
from thousand_qt.app.i18n import Translations
from thousand_qt.app.paths import Paths
from thousand_qt.engine.deal import Phase
from thousand_qt.engine.record import Record
from thousand_qt.engine.rules import preset
from thousand_qt.engine.view import view_of
from thousand_qt.records import record_file
from thousand_qt.records.loading import LoadedRecord, load
from thousand_qt.records.unfinished import UnfinishedMatch
from thousand_qt.ui.message_dialog import MessageDialog
from thousand_qt.ui.resume_dialog import ResumeDialog
from thousand_qt.ui.texts.disk import cannot_save_words
from thousand_qt.ui.texts.unfinished import last_played_words, where_it_stopped
from thousand_qt.ui.unsaved import Unsaved, UnsavedDialog

PLAYED = datetime(2026, 3, 5, 12, 30, tzinfo=UTC)
TEXT = "bad.thousand: Line 2: Something is done that the rules forbid."


def unfinished(rules: str = "classic", actions: int = 300) -> UnfinishedMatch:
    whole = whole_match(preset(rules))
    record = Record(whole.header, whole.entries[:actions])
    return UnfinishedMatch(LoadedRecord(Path(f"/{rules}.thousand"), record, record.check(), 0, 0), PLAYED)


DIALOGS: dict[str, Callable[[], QDialog]] = {
    "one match": lambda: ResumeDialog([unfinished()]),
    "three matches": lambda: ResumeDialog([unfinished(rules) for rules in ("classic", "polish", "quick")]),
    "four players": lambda: ResumeDialog([unfinished("polish-four")]),
    "message": lambda: MessageDialog(lambda: ("This match cannot be opened", TEXT)),
    "unsaved": UnsavedDialog,
}


@pytest.mark.usefixtures("theme")
@pytest.mark.parametrize("which", DIALOGS)
def test_nothing_is_clipped(qtbot: QtBot, long_texts: Lengthener, which: str) -> None:
    dialog = DIALOGS[which]()
    qtbot.addWidget(dialog)
    dialog.resize(dialog.sizeHint())
    dialog.show()
    settle()
    assert clipped(dialog) == []
    assert dialog.height() <= 552
    QCoreApplication.installTranslator(long_texts)
    settle()
    dialog.resize(dialog.sizeHint())
    settle()
    assert clipped(dialog) == []


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
def test_each_dialog_speaks_each_language(qtbot: QtBot, qapp: QApplication, language: str) -> None:
    translations = Translations(qapp)
    translations.set_language(language)
    for make in DIALOGS.values():
        dialog = make()
        qtbot.addWidget(dialog)
        dialog.resize(dialog.sizeHint())
        dialog.show()
        settle()
        assert clipped(dialog) == []


def test_a_match_is_told_with_rules_place_time_and_points(qtbot: QtBot) -> None:
    match = unfinished()
    dialog = ResumeDialog([match])
    qtbot.addWidget(dialog)
    lines = dialog.text.splitlines()
    assert lines[0] == "Classic"
    assert lines[1].startswith("Deal ")
    assert lines[2].startswith("Last played on 5 Mar 2026 at ")
    seats = match.loaded.record.header.seats
    totals = match.loaded.state.totals
    assert lines[3:] == [
        f"{seat.name}: {str(total).replace('-', '−')}" for seat, total in zip(seats, totals, strict=True)
    ]


def test_there_must_be_a_match(qtbot: QtBot) -> None:
    with pytest.raises(ValueError, match="there must be a match"):
        ResumeDialog([])


@pytest.mark.parametrize(
    ("today", "words"),
    [(date(2026, 3, 5), "today"), (date(2026, 3, 6), "yesterday"), (date(2026, 3, 7), "on 5 Mar 2026")],
)
def test_when_it_was_played(qapp: QApplication, today: date, words: str) -> None:
    local = datetime(2026, 3, 5, 12, 30).astimezone()
    assert last_played_words(local, today=today).startswith(f"Last played {words} at 12:30")


def test_where_a_match_stops_is_said_at_every_moment(qapp: QApplication) -> None:
    record = whole_match(preset("classic"))
    said: dict[Phase, set[str]] = {}
    for _, state, _ in record.steps():
        view = view_of(state, 0)
        said.setdefault(view.phase, set()).add(where_it_stopped(view))
    assert {Phase.AUCTION, Phase.EXCHANGE, Phase.CONTRACT, Phase.PLAY, Phase.DEALING, Phase.OVER} <= set(said)
    assert "Deal 1, trick 8" in said[Phase.PLAY]
    assert "Deal 1 is over" in said[Phase.DEALING]
    assert where_it_stopped(view_of(Record(record.header).replay(), 0)) == "Before the first deal"


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (errno.ENOSPC, "the disk is full"),
        (errno.EDQUOT, "the disk is full"),
        (errno.EROFS, "may not be written to"),
        (errno.EACCES, "may not be written to"),
        (errno.ESTALE, "out of reach"),
        (errno.ENOENT, "out of reach"),
        (errno.ENAMETOOLONG, "(too long)"),
    ],
)
def test_the_disk_is_spoken_of_in_plain_words(qapp: QApplication, number: int, words: str) -> None:
    said = cannot_save_words(OSError(number, "too long"))
    assert said.startswith("The match cannot be saved")
    assert words in said
    assert "You can play on" in said


# A match the disk does not take


class Disk:
    """Takes everything, or nothing."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.is_full = False
        real = record_file.os.fsync

        def flush(descriptor: int) -> None:
            if self.is_full:
                raise OSError(errno.ENOSPC, "No space left on device")
            real(descriptor)

        monkeypatch.setattr(record_file.os, "fsync", flush)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    return Disk(monkeypatch)


@pytest.fixture
def player(qtbot: QtBot, qapp: QApplication, profile_paths: Paths, disk: Disk) -> WindowPlayer:
    player = WindowPlayer(qtbot, make_window(qtbot, qapp, profile_paths))
    player.start()
    player.step()
    return player


@pytest.fixture
def answers(monkeypatch: pytest.MonkeyPatch) -> list[Unsaved]:
    """What the player answers when a match is not saved, in order."""
    given: list[Unsaved] = []
    monkeypatch.setattr(UnsavedDialog, "exec", lambda _: given.pop(0))
    return given


def test_a_full_disk_is_told_once_and_the_end_of_it_too(player: WindowPlayer, disk: Disk) -> None:
    disk.is_full = True
    player.step()
    assert "the disk is full" in player.window.area.message
    player.window.area.clear_notice()
    player.step()
    assert "the disk is full" not in player.window.area.message
    disk.is_full = False
    player.step()
    player.wait(lambda: player.session.is_saved)
    assert player.window.area.message == "The match is saved again; nothing is missing."
    path = player.session.record_path
    assert path is not None
    assert load(path).record == player.session.record


def test_a_match_that_is_not_saved_is_not_left_without_a_word(
    player: WindowPlayer, disk: Disk, answers: list[Unsaved], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk.is_full = True
    player.step()
    session, record = player.session, player.session.record
    answers += [Unsaved.STAY, Unsaved.STAY]
    player.start("polish")
    assert player.session is session
    player.window.close()
    assert player.window.isVisible()
    assert player.session is session
    places = [tmp_path / "no" / "such folder.thousand", tmp_path / "saved.thousand"]
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(places.pop(0)), ""))
    said: list[str] = []
    monkeypatch.setattr(UnsavedDialog, "show_fault", lambda _, fault: said.append(fault))
    answers += [Unsaved.SAVE_ELSEWHERE, Unsaved.SAVE_ELSEWHERE]
    player.start("polish")
    assert len(said) == 1
    assert "such folder.thousand" in said[0]
    assert load(tmp_path / "saved.thousand").record == record
    assert player.session is not session
    player.step()
    answers.append(Unsaved.LEAVE)
    player.window.close()
    assert not player.window.isVisible()
    assert answers == []


def test_a_saved_match_is_left_without_a_question(player: WindowPlayer, answers: list[Unsaved]) -> None:
    player.start("polish")
    player.window.close()
    assert not player.window.isVisible()


@pytest.mark.parametrize("outcome", Unsaved)
def test_the_buttons_of_the_question(qtbot: QtBot, outcome: Unsaved) -> None:
    names = {
        Unsaved.STAY: "stayButton",
        Unsaved.LEAVE: "leaveButton",
        Unsaved.SAVE_ELSEWHERE: "saveElsewhereButton",
    }
    dialog = UnsavedDialog()
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.mouseClick(dialog.findChild(QPushButton, names[outcome]), Qt.MouseButton.LeftButton)
    assert dialog.result() == outcome
    assert not dialog.isVisible()


def test_escape_plays_on(qtbot: QtBot) -> None:
    dialog = UnsavedDialog()
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.show_fault("It cannot be saved to /nowhere: there is no such folder")
    settle()
    assert clipped(dialog) == []
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert dialog.result() == Unsaved.STAY
