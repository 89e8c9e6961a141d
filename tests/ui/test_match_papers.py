"""The match on the table gives its seal, its deals as text and its score sheet, and hides what it must."""

from __future__ import annotations

import csv
import re
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QLineEdit
from pytestqt.qtbot import QtBot

from tests.e2e.window_player import WAIT, WindowPlayer, make_window
from thousand_qt.app.paths import Paths
from thousand_qt.engine.actions import Play
from thousand_qt.engine.cards import Card
from thousand_qt.engine.deal import Phase
from thousand_qt.engine.record import Record
from thousand_qt.engine.record_text import write_record
from thousand_qt.engine.shuffle import SecretDealing
from thousand_qt.records.deal_text import deal_text, played_deals
from thousand_qt.records.loading import load
from thousand_qt.ui.exporting import csv_delimiter, record_pages, record_stem
from thousand_qt.ui.honest_cards import HonestCardsDialog
from thousand_qt.ui.main_window import MainWindow
from thousand_qt.ui.seal import SealLine
from thousand_qt.ui.sheet_saver import SheetSaver
from thousand_qt.ui.texts.honest_cards import announcement, short_seal

WHOLE = Path(__file__).parents[1] / "data" / "records" / "version-2-whole.thousand"
_CARDS = re.compile(r"\b[9JQKTA][SCDH]\b")


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication, profile_paths: Paths) -> MainWindow:
    return make_window(qtbot, qapp, profile_paths)


@pytest.fixture
def player(qtbot: QtBot, window: MainWindow) -> WindowPlayer:
    player = WindowPlayer(qtbot, window)
    player.start()
    player.wait_until_asked()
    return player


def dialogs() -> list[HonestCardsDialog]:
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    widgets = QApplication.topLevelWidgets()
    return [each for each in widgets if isinstance(each, HonestCardsDialog) and each.isVisible()]


def seal_of(window: MainWindow) -> SealLine:
    found = window.score_sheet.findChild(SealLine, "sealButton")
    assert isinstance(found, SealLine)
    return found


def before_the_last_card(tmp_path: Path) -> tuple[Path, Play]:
    """Return a match in which one more decision of the player leads to the end, and that decision."""
    record = load(WHOLE).record
    entries = list(record.entries)
    last = max(index for index, entry in enumerate(entries) if isinstance(entry, Play) and entry.seat == 0)
    path = tmp_path / "match.thousand"
    path.write_text(
        write_record(Record(record.header, tuple(entries[:last]))), encoding="utf-8", newline="\n"
    )
    play = entries[last]
    assert isinstance(play, Play)
    return path, play


# The seal


def test_what_is_said_comes_down_when_the_panel_below_it_goes(
    window: MainWindow, player: WindowPlayer
) -> None:
    area = window.area
    assert area.panel is not None
    message = area.findChild(QLabel, "message")
    assert isinstance(message, QLabel)
    assert message.geometry().bottom() < area.panel.geometry().top()
    area.clear_panel()
    room = area.table.table_scene.table_layout.panel_rect
    assert abs(message.geometry().bottom() - room.bottom()) <= 2  # it would lie over the trick else


def test_a_new_match_begins_with_its_seal(window: MainWindow, player: WindowPlayer) -> None:
    commitment = player.session.header.commitment
    assert commitment is not None
    assert window.area.message == announcement(commitment)
    assert short_seal(commitment) in seal_of(window).text()
    assert seal_of(window).isVisibleTo(window)
    seal_of(window).click()
    (dialog,) = dialogs()
    assert commitment in dialog.text
    window.menus.honest_cards.trigger()
    assert dialogs() == [dialog]


def test_without_a_match_there_is_no_seal(window: MainWindow) -> None:
    assert not seal_of(window).isVisibleTo(window)
    assert not window.menus.copy_deal.isEnabled()
    assert not window.menus.save_sheet.isEnabled()
    window.menus.honest_cards.trigger()
    assert "Every match has a seal" in dialogs()[0].text


def test_the_secret_comes_out_when_the_match_ends(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    path, play = before_the_last_card(tmp_path)
    window.open_file(path)
    qtbot.waitUntil(lambda: window.controller is not None, timeout=WAIT)
    assert window.area.message == ""  # it is not new
    controller = window.controller
    assert controller is not None
    session = controller.session
    dealing = session.header.dealing
    assert isinstance(dealing, SecretDealing)
    window.menus.honest_cards.trigger()
    (dialog,) = dialogs()
    assert dealing.secret not in dialog.text
    session.submit(play)
    qtbot.waitUntil(lambda: session.view.phase is Phase.OVER, timeout=WAIT)
    assert dealing.secret in dialog.text
    dialog.on_check_requested()
    qtbot.waitUntil(lambda: "Everything is as it should be" in dialog.text, timeout=WAIT)
    assert str(session.record_path) in dialog.text


def test_the_sheet_at_the_end_leads_to_the_check(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    path, play = before_the_last_card(tmp_path)
    window.open_file(path)
    qtbot.waitUntil(lambda: window.controller is not None, timeout=WAIT)
    controller = window.controller
    assert controller is not None
    controller.session.submit(play)
    qtbot.waitUntil(lambda: window.area.sheet is not None, timeout=WAIT)
    controller.on_next_deal_requested()
    sheet = window.area.sheet
    assert sheet is not None
    line = sheet.findChild(SealLine, "checkCardsButton")
    assert isinstance(line, SealLine)
    line.setFocus()
    qtbot.keyClick(line, Qt.Key.Key_Return)
    assert len(dialogs()) == 1
    assert window.controller is controller  # Enter did not play again


def test_a_finished_match_from_a_file_can_be_checked(
    qtbot: QtBot, window: MainWindow, player: WindowPlayer
) -> None:
    window.open_file(WHOLE)
    qtbot.waitUntil(lambda: window.area.sheet is not None, timeout=WAIT)
    header = load(WHOLE).record.header
    assert header.commitment is not None
    assert short_seal(header.commitment) in seal_of(window).text()
    window.menus.honest_cards.trigger()
    (dialog,) = dialogs()
    assert isinstance(header.dealing, SecretDealing)
    assert header.dealing.secret in dialog.text


# A deal as text


def test_a_deal_is_copied_as_the_player_knows_it(
    qtbot: QtBot, window: MainWindow, player: WindowPlayer
) -> None:
    for _ in range(4):
        qtbot.keyClick(
            window, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
        )
        text = QGuiApplication.clipboard().text()
        view = player.session.view
        deal = played_deals(player.session.record)[-1]
        public = {played.card for trick in view.tricks for played in trick.cards}
        public |= {played.card for played in view.trick} | set(view.talon)
        public |= {gift.card for gift in view.gifts if gift.card is not None}
        (own,) = (line for line in deal_text(deal).splitlines() if line.startswith("hand 0:"))
        assert own in text
        told = {Card(name) for name in _CARDS.findall(text)}
        assert told == public | {Card(name) for name in _CARDS.findall(own)}
        assert window.area.message == "What you know of deal 1 has been copied as text."
        player.step()
        player.wait_until_asked()


def test_a_finished_deal_is_copied_whole(qtbot: QtBot, window: MainWindow) -> None:
    window.open_file(WHOLE)
    qtbot.waitUntil(lambda: window.area.sheet is not None, timeout=WAIT)
    window.menus.copy_deal.trigger()
    deal = played_deals(load(WHOLE).record)[-1]
    assert QGuiApplication.clipboard().text() == deal_text(deal)
    assert window.area.message == f"Deal {deal.number} has been copied as text."


# The score sheet


def test_there_is_nothing_to_save_before_the_first_deal_is_over(
    window: MainWindow, player: WindowPlayer
) -> None:
    window.menus.save_sheet.trigger()
    assert window.area.message.startswith("No deal is finished yet")
    assert not window.findChildren(QFileDialog)


@pytest.mark.parametrize(("suffix", "begins"), [(".pdf", b"%PDF"), (".csv", b"\xef\xbb\xbf")])
def test_the_player_says_where_the_sheet_goes(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, suffix: str, begins: bytes
) -> None:
    window.open_file(WHOLE)
    qtbot.waitUntil(lambda: window.area.sheet is not None, timeout=WAIT)
    window.menus.save_sheet.trigger()
    (dialog,) = window.findChildren(QFileDialog)
    assert dialog.selectedFiles()[0].endswith(f"{record_stem(load(WHOLE).record)}.pdf")
    kind = next(words for words in dialog.nameFilters() if suffix in words)
    dialog.selectNameFilter(kind)
    dialog.filterSelected.emit(kind)
    assert dialog.selectedFiles()[0].endswith(suffix)
    dialog.setDirectory(str(tmp_path))
    edit = dialog.findChild(QLineEdit, "fileNameEdit")
    assert isinstance(edit, QLineEdit)
    edit.setText("mine")
    dialog.accept()
    target = tmp_path / f"mine{suffix}"
    qtbot.waitUntil(lambda: window.area.message == f"The score sheet is saved as {target}.", timeout=WAIT)
    assert target.read_bytes().startswith(begins)
    assert sorted(tmp_path.glob("mine*")) == [target]


def test_the_table_has_every_finished_deal(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    record = load(WHOLE).record
    target = tmp_path / "sheet.csv"
    target.write_text("what was there before")
    saver = SheetSaver(window)
    with qtbot.waitSignal(saver.told, timeout=WAIT):
        saver.write(record, target)
    with target.open(encoding="utf-8-sig", newline="") as file:
        rows = list(csv.reader(file, delimiter=csv_delimiter()))
    assert len(rows) == 1 + len(record.replay().results)
    assert list(tmp_path.glob(".thousand-*")) == []
    saver.close()


def test_a_sheet_that_cannot_be_saved_is_told_of(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    saver = SheetSaver(window)
    for suffix in (".csv", ".pdf"):
        target = tmp_path / "gone" / f"sheet{suffix}"
        with qtbot.waitSignal(saver.told, timeout=WAIT) as told:
            saver.write(load(WHOLE).record, target)
        assert told.args is not None
        (words,) = told.args
        assert words.startswith(f"The score sheet cannot be saved as {target}: ")
    saver.close()


def test_pages_tell_whose_match_it_was() -> None:
    record = load(WHOLE).record
    pages = record_pages(record)
    assert pages.title == record.title == "Niedziela u babci"
    names = [seat.name for seat in record.header.seats]
    assert pages.notes[0] == ", ".join(names)
    assert pages.notes[-1].endswith("wins the match")
    untitled = record_pages(Record(msgspec.structs.replace(record.header, started=None), record.entries[:40]))
    assert untitled.title == ", ".join(names)
    assert untitled.notes[-1] == "Unfinished"
