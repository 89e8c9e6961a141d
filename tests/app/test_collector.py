"""Python's collector works where Qt's objects live, and when nobody sees it."""

from __future__ import annotations

import gc
import threading
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from thousand_qt.app import collector as collector_module
from thousand_qt.app.collector import OVERDUE, TICK, Collector

THRESHOLDS = (500, 3, 3)


class _Circle:
    """Garbage that only the collector can find; it notes which thread did."""

    ended_in: list[threading.Thread]

    def __init__(self, ended_in: list[threading.Thread]) -> None:
        self.ended_in = ended_in
        self.itself = self

    def __del__(self) -> None:
        self.ended_in.append(threading.current_thread())


class _Table:
    is_at_rest = True


@pytest.fixture
def table() -> _Table:
    return _Table()


@pytest.fixture
def collector(qapp: object, table: _Table, monkeypatch: pytest.MonkeyPatch) -> Iterator[Collector]:
    monkeypatch.setattr(collector_module, "THRESHOLDS", THRESHOLDS)
    gc.collect()
    was_enabled = gc.isenabled()
    gc.enable()
    collector = Collector(lambda: table.is_at_rest)
    collector.start()
    yield collector
    collector.stop()
    assert gc.isenabled()
    assert gc.get_freeze_count() == 0
    if not was_enabled:
        gc.disable()


def litter(count: int) -> list[list[int]]:
    """Return so many objects that the collector has to look at."""
    return [[number] for number in range(count)]


def test_garbage_is_collected_by_the_thread_of_the_windows(qtbot: QtBot, collector: Collector) -> None:
    ended_in: list[threading.Thread] = []
    _Circle(ended_in)
    kept: list[list[list[int]]] = []
    thread = threading.Thread(target=lambda: kept.append(litter(OVERDUE * THRESHOLDS[0])))
    thread.start()
    thread.join()
    assert ended_in == []
    qtbot.waitUntil(lambda: bool(ended_in), timeout=30 * TICK)
    assert ended_in == [threading.main_thread()]


def test_it_waits_until_nothing_moves_but_not_for_ever(collector: Collector, table: _Table) -> None:
    ended_in: list[threading.Thread] = []
    _Circle(ended_in)
    table.is_at_rest = False
    kept = litter(2 * THRESHOLDS[0])
    collector.collect_if_due()
    assert ended_in == []
    kept += litter(OVERDUE * THRESHOLDS[0])
    collector.collect_if_due()
    assert len(ended_in) == 1


def test_what_is_little_is_left(collector: Collector) -> None:
    gc.collect()
    ended_in: list[threading.Thread] = []
    _Circle(ended_in)
    collector.collect_if_due()
    assert ended_in == []


def test_older_generations_have_their_turn(collector: Collector) -> None:
    ended_in: list[threading.Thread] = []
    circle = _Circle(ended_in)
    gc.collect(0)
    gc.collect(1)
    del circle  # in the oldest by now
    kept: list[list[int]] = []
    rounds = 0
    while not ended_in:
        kept += litter(THRESHOLDS[0] + 1)
        collector.collect_if_due()
        rounds += 1
    assert THRESHOLDS[1] < rounds <= (THRESHOLDS[1] + 1) * (THRESHOLDS[2] + 1)


def test_what_was_there_at_the_start_is_not_gone_through_again(collector: Collector) -> None:
    assert gc.get_freeze_count() > 10_000
    assert not gc.isenabled()
