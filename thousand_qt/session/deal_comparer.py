"""Lets Master play the cards of a finished deal, in a thread of its own, to compare the ends."""

from __future__ import annotations

import logging
import threading
from typing import Final

import msgspec
from PySide6.QtCore import QObject, Signal, Slot

from thousand_qt.ai.review import DealReplay, ReplayedDeal
from thousand_qt.ai.seat import Budget
from thousand_qt.ai.solver import SolveStopped
from thousand_qt.engine.actions import DealCards
from thousand_qt.engine.events import DealResult
from thousand_qt.engine.record import Record
from thousand_qt.session.relay import Relay

LEVEL: Final = "master"

_log = logging.getLogger(__name__)


class Comparison(msgspec.Struct, frozen=True):
    """How a deal ended and how it would have ended.

    Attributes:
        seat: whose cards the level played.
        played: how the deal ended.
        replayed: how it goes with the level at that seat.
        course: the match up to the end of the deal as the level plays it.
    """

    deal: int
    seat: int
    played: DealResult
    replayed: ReplayedDeal
    course: Record

    @property
    def gain(self) -> int | None:
        """What the level gets more than was got, in points; None when it asks for a new deal."""
        change = self.replayed.change
        return None if change is None else change - self.played.seats[self.seat].change


class _Relay(Relay):
    """Carries what a run has to tell into the thread of the comparer."""

    progressed = Signal(object, int)
    ended = Signal(object, object)


class _Run(threading.Thread):
    """One comparison from its beginning to its end, or until it is stopped."""

    def __init__(
        self, record: Record, played: DealResult, seat: int, budget: Budget | None, relay: _Relay
    ) -> None:
        super().__init__(name="thousand-comparison", daemon=True)
        self._record = record
        self._played = played
        self._seat = seat
        self._budget = budget
        self._relay = relay
        self.about = _length(record, played.number)
        self._lock = threading.Lock()
        self._stopped = False
        self._replay: DealReplay | None = None

    def stop(self) -> None:
        """End within milliseconds and tell nothing more; from any thread."""
        with self._lock:
            self._stopped = True
            if self._replay is not None:
                self._replay.stop()

    def run(self) -> None:
        outcome: object
        try:
            outcome = self._compare()
        except SolveStopped:
            return
        except Exception as error:  # noqa: BLE001 - whoever asked is told
            outcome = error
        self._relay.tell(lambda: self._relay.ended, self, outcome)

    def _compare(self) -> Comparison:
        number = self._played.number
        replay = DealReplay(self._record, number, self._seat, level=LEVEL, budget=self._budget)
        with self._lock:
            if self._stopped:
                raise SolveStopped
            self._replay = replay
        replayed = replay.run(lambda done: self._relay.tell(lambda: self._relay.progressed, self, done))
        dealt = _dealt(self._record, number)
        course = Record(self._record.header, (*self._record.actions[:dealt], *replayed.actions))
        return Comparison(number, self._seat, self._played, replayed, course)


class DealComparer(QObject):
    """Makes one comparison at a time.

    Signals:
        progressed(int, int): so many things have been done in the deal, of about so many.
        compared(Comparison): it is made.
        failed(Exception): it cannot be made, for this reason.
    """

    progressed = Signal(int, int)
    compared = Signal(object)
    failed = Signal(object)

    def __init__(self, parent: QObject | None = None, *, budget: Budget | None = None) -> None:
        """Prepare; by default the level takes the time it needs."""
        super().__init__(parent)
        self._budget = budget
        self._relay = _Relay(self)
        self._relay.progressed.connect(self.on_progressed)
        self._relay.ended.connect(self.on_ended)
        self._run: _Run | None = None

    @property
    def is_running(self) -> bool:
        return self._run is not None

    def start(self, record: Record, played: DealResult, seat: int) -> None:
        """Let the level play the cards of a seat in a finished deal; a comparison being made is stopped."""
        self.stop()
        self._run = _Run(record, played, seat, self._budget, self._relay)
        self._run.start()

    def stop(self) -> None:
        """Stop; nothing more is told."""
        run, self._run = self._run, None
        if run is not None:
            run.stop()

    @Slot(object, int)
    def on_progressed(self, run: _Run, done: int) -> None:
        if run is self._run:
            self.progressed.emit(done, run.about)

    @Slot(object, object)
    def on_ended(self, run: _Run, outcome: object) -> None:
        if run is not self._run:
            return
        self._run = None
        if isinstance(outcome, Comparison):
            self.compared.emit(outcome)
        else:
            _log.error("a deal cannot be compared: %s", outcome)
            self.failed.emit(outcome)


def _dealt(record: Record, number: int) -> int:
    """Return how many actions had happened when the cards of a deal were dealt, the last time."""
    return _bounds(record, number)[0]


def _length(record: Record, number: int) -> int:
    """Return how many actions a deal took after the dealing."""
    dealt, end = _bounds(record, number)
    return end - dealt


def _bounds(record: Record, number: int) -> tuple[int, int]:
    dealt = end = 0
    for upto, (action, state, _) in enumerate(record.steps(), start=1):
        if state.deal is not None and state.deal.number == number:
            end = upto + 1
            if isinstance(action, DealCards):
                dealt = upto
    return dealt, end
