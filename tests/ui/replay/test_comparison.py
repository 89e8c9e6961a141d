"""How a deal would have ended with Master is told in plain words, and can be watched."""

from __future__ import annotations

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.clicking import click
from tests.ui.replay.conftest import WAIT, OpenReplay
from tests.ui.replay.recorded import recorded
from tests.ui.replay.test_window import check, press
from tests.ui.room_for_texts import Lengthener, clipped, settle
from thousand_qt.ai.review import ReplayedDeal
from thousand_qt.ai.seat import Budget
from thousand_qt.engine.record import Record
from thousand_qt.session.deal_comparer import Comparison
from thousand_qt.session.replay_moments import MomentKind
from thousand_qt.ui.replay.comparison_sheet import ComparisonSheet
from thousand_qt.ui.replay.window import ReplayWindow
from thousand_qt.ui.result_sheet import ResultSheet

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture(autouse=True)
def _few_worlds(monkeypatch) -> None:
    """Master is asked for its opinion, not for its best."""
    monkeypatch.setattr("thousand_qt.ai.review.replay._UNHURRIED", Budget(worlds=4))


def compare(window: ReplayWindow, qtbot: QtBot) -> ComparisonSheet:
    window.deal_actions.compare.trigger()
    sheet = window.area.sheet
    assert isinstance(sheet, ComparisonSheet)
    qtbot.waitUntil(lambda: not sheet.is_waiting, timeout=WAIT)
    return sheet


def made_up(record: Record, gain: int | None, seat: int = 0) -> Comparison:
    """Return a comparison in which the level gets so much more; None for a new deal it asks for."""
    played = record.replay().results[0]
    seats = list(played.seats)
    after = seats[seat].after
    after = msgspec.structs.replace(after, total=after.total + (gain or 0))
    seats[seat] = msgspec.structs.replace(seats[seat], after=after)
    result = None if gain is None else msgspec.structs.replace(played, seats=tuple(seats))
    return Comparison(1, seat, played, ReplayedDeal(1, seat, "master", result, ()), record)


@pytest.mark.parametrize(
    ("gain", "words"),
    [
        (0, "Master gets just as much."),
        (25, "Master gets 25 point(s) more."),
        (-60, "Master gets 60 point(s) less."),
        (None, "Master asks for a new deal."),
    ],
)
def test_the_difference_in_plain_words(qtbot: QtBot, gain: int | None, words: str):
    record = recorded("classic", 1)
    sheet = ComparisonSheet(1, 0, ("Zofia", "Anna", "Borys"))
    qtbot.addWidget(sheet)
    assert sheet.is_waiting
    assert sheet.close_button.text() == "Cancel"
    sheet.show_comparison(made_up(record, gain))
    assert sheet.text == words
    assert not sheet.is_waiting
    assert sheet.close_button.text() == "Close"


def test_master_plays_a_deal_and_can_be_watched(open_replay: OpenReplay, qtbot: QtBot):
    record = recorded("classic", 2)
    window = open_replay(record)
    press(window, Qt.Key.Key_Down)
    for _ in range(20):
        press(window, Qt.Key.Key_Right)
    left_at = window.replay_cursor.position
    sheet = compare(window, qtbot)
    assert sheet.text.startswith("Master gets")
    click(sheet.watch_button)
    assert window.strip.isVisible()
    assert "deal 2" in window.strip.text
    assert "Zofia" in window.strip.text
    assert window.replay_cursor.moment.kind is MomentKind.DEALT
    assert window.replay_cursor.moment.deal == 2
    assert not window.deal_actions.compare.isEnabled(), "what did not happen is compared with nothing"
    while window.replay_cursor.position < window.replay_cursor.last:
        press(window, Qt.Key.Key_Right)
        check(window)
    assert isinstance(window.area.sheet, ResultSheet)
    click(window.strip.back_button)
    assert not window.strip.isVisible()
    assert window.replay_cursor.record is record
    assert window.replay_cursor.position == left_at
    check(window)


def test_playing_on_from_what_did_not_happen(open_replay: OpenReplay, qtbot: QtBot):
    window = open_replay(recorded("classic", 2))
    sheet = compare(window, qtbot)
    click(sheet.watch_button)
    wanted: list[tuple[Record, int, int]] = []
    window.branch_requested.connect(lambda *what: wanted.append(what))
    for _ in range(6):
        press(window, Qt.Key.Key_Right)
    click(window.controls.branch_button)
    course, upto, _ = wanted[0]
    assert course is window.replay_cursor.record
    course.replay(upto)


def test_waiting_can_be_given_up(open_replay: OpenReplay, qtbot: QtBot, monkeypatch):
    monkeypatch.setattr("thousand_qt.ai.review.replay._UNHURRIED", Budget(worlds=1000))
    window = open_replay(recorded("classic", 2))
    result = next(i for i, m in enumerate(window.replay_cursor.moments) if m.kind is MomentKind.RESULT)
    window.show_of_match.go_to(result)
    window.deal_actions.compare.trigger()
    sheet = window.area.sheet
    assert isinstance(sheet, ComparisonSheet)
    QTest.keyClick(QApplication.focusWidget() or sheet, Qt.Key.Key_Escape)
    assert isinstance(window.area.sheet, ResultSheet), "what lay there before comes back"
    check(window)


def test_going_elsewhere_gives_it_up_too(open_replay: OpenReplay, qtbot: QtBot):
    window = open_replay(recorded("classic", 2))
    window.deal_actions.compare.trigger()
    press(window, Qt.Key.Key_Right)
    assert window.area.sheet is None
    check(window)


def test_only_deals_that_are_over_and_were_played_can_be_compared(open_replay: OpenReplay):
    window = open_replay(recorded("polish-four", 2, more=6))
    cursor = window.replay_cursor
    results = cursor.record.replay().results
    for result in results:
        window.show_of_match.go_to(cursor.dealings[result.number - 1])
        for seat in range(4):
            window.show_of_match.look_from(seat)
            assert window.deal_actions.compare.isEnabled() == (seat != result.sitter)
    press(window, Qt.Key.Key_End)
    assert not window.deal_actions.compare.isEnabled()


def test_a_failure_is_told_and_nothing_waits_for_ever(
    open_replay: OpenReplay, qtbot: QtBot, monkeypatch, caplog
):
    def fail(*arguments, **more):
        raise RuntimeError("no luck")

    monkeypatch.setattr("thousand_qt.session.deal_comparer.DealReplay", fail)
    window = open_replay(recorded("classic", 2))
    sheet = compare(window, qtbot)
    assert sheet.text == "This deal cannot be compared."
    assert sheet.close_button.text() == "Close"
    caplog.clear()


@pytest.mark.usefixtures("theme")
def test_no_word_of_it_is_cut_off(
    open_replay: OpenReplay, qtbot: QtBot, qapp: QApplication, long_texts: Lengthener
):
    window = open_replay(recorded("classic", 2), size=(1024, 600))
    sheet = compare(window, qtbot)
    qapp.installTranslator(long_texts)
    settle()
    assert isinstance(window.area.sheet, ComparisonSheet)
    assert clipped(sheet) == []
