"""A finished deal is played again by Master beside the table, legally, and can be stopped."""

from __future__ import annotations

import threading

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.replay.recorded import recorded
from thousand_qt.ai.review import DealReplay
from thousand_qt.ai.seat import Budget
from thousand_qt.engine.actions import DealCards
from thousand_qt.engine.record import Record, SeatEntry
from thousand_qt.session.deal_comparer import Comparison, DealComparer

FEW = Budget(worlds=4)
WAIT = 120_000


@pytest.fixture
def comparer(qtbot: QtBot) -> DealComparer:
    return DealComparer(budget=FEW)


def compare(qtbot: QtBot, comparer: DealComparer, record: Record, deal: int, seat: int) -> Comparison:
    with qtbot.waitSignal(comparer.compared, timeout=WAIT) as answer:
        comparer.start(record, record.replay().results[deal - 1], seat)
    assert answer.args is not None
    return answer.args[0]


@pytest.mark.parametrize("form", ["classic", "polish-two-talons", "polish-four"])
def test_the_course_is_a_legal_match_with_the_same_cards(qtbot: QtBot, comparer: DealComparer, form: str):
    record = recorded(form, 2)
    comparison = compare(qtbot, comparer, record, 2, _active_seat(record, 2))
    state = comparison.course.check()
    assert len(state.results) == 2
    assert state.results[0] == record.replay().results[0]
    assert state.results[1] == comparison.replayed.result
    packs = [action for action in comparison.course.actions if isinstance(action, DealCards)]
    assert packs == [action for action in record.actions if isinstance(action, DealCards)][: len(packs)]
    assert comparison.gain is not None
    seat = comparison.seat
    assert comparison.gain == state.results[1].seats[seat].change - comparison.played.seats[seat].change


def _active_seat(record: Record, deal: int) -> int:
    sitter = record.replay().results[deal - 1].sitter
    return next(seat for seat in range(record.header.rules.players) if seat != sitter)


def test_progress_never_goes_back(qtbot: QtBot, comparer: DealComparer):
    told: list[tuple[int, int]] = []
    comparer.progressed.connect(lambda done, of: told.append((done, of)))
    compare(qtbot, comparer, recorded("classic", 2), 2, 0)
    assert told
    assert [done for done, _ in told] == sorted(done for done, _ in told)
    assert len({of for _, of in told}) == 1


def test_a_comparison_that_is_stopped_tells_nothing(qtbot: QtBot, comparer: DealComparer, monkeypatch):
    begun, go_on = threading.Event(), threading.Event()
    real = DealReplay.run

    def slow(self, *arguments):
        begun.set()
        go_on.wait(60)
        return real(self, *arguments)

    monkeypatch.setattr(DealReplay, "run", slow)
    told: list[object] = []
    comparer.compared.connect(told.append)
    comparer.failed.connect(told.append)
    record = recorded("classic", 2)
    comparer.start(record, record.replay().results[0], 0)
    assert begun.wait(60)
    comparer.stop()
    assert not comparer.is_running
    go_on.set()
    for thread in threading.enumerate():
        if thread.name == "thousand-comparison":
            thread.join(60)
    qtbot.wait(1)
    assert told == []


def test_the_next_one_takes_the_place_of_the_first(qtbot: QtBot, comparer: DealComparer):
    record = recorded("classic", 2)
    told: list[Comparison] = []
    comparer.compared.connect(told.append)
    comparer.start(record, record.replay().results[0], 0)
    comparison = compare(qtbot, comparer, record, 2, 1)
    assert told == [comparison]
    assert (comparison.deal, comparison.seat) == (2, 1)


def test_what_cannot_be_compared_is_told(qtbot: QtBot, comparer: DealComparer, caplog):
    record = recorded("polish-four", 2)
    result = record.replay().results[0]
    assert result.sitter is not None
    with qtbot.waitSignal(comparer.failed, timeout=WAIT):
        comparer.start(record, result, result.sitter)
    assert not comparer.is_running
    assert "cannot be compared" in caplog.text
    caplog.clear()


def test_other_people_are_played_by_somebody_else(qtbot: QtBot, comparer: DealComparer):
    record = recorded("classic", 1)
    seats = tuple(SeatEntry(seat.name, "human") for seat in record.header.seats)
    header = type(record.header)(
        record.header.rules, seats, record.header.first_dealer, record.header.dealing
    )
    comparison = compare(qtbot, comparer, Record(header, record.entries), 1, 0)
    assert comparison.replayed.stand_ins == (1, 2)
