"""Reviews a match in a thread of its own, in no hurry: the table next to it comes first."""

from __future__ import annotations

import contextlib
import logging
import os
import sys
import threading
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec
from PySide6.QtCore import QObject, QThread, Signal, Slot

from thousand_qt.ai.review import DealReview, MatchReview, RecordReview, deals_of, default_budget
from thousand_qt.ai.seat import Budget
from thousand_qt.ai.solver import SolveStopped
from thousand_qt.engine.events import DealResult
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.record import Record
from thousand_qt.records.facts import front_seat, people_among
from thousand_qt.records.faults import RecordFileError
from thousand_qt.records.loading import load
from thousand_qt.session.relay import Relay
from thousand_qt.session.review_shelf import ReviewShelf

_NICENESS: Final = 10
"""Of the thread, where threads have one: far enough below the table's, and never starved."""
_SEED: Final = 0
_ENDS_WITHIN: Final = 2.0
"""Seconds; a search that is stopped ends within milliseconds, a file that is being read when it is read."""

_log = logging.getLogger(__name__)


class ReviewTask(msgspec.Struct, frozen=True):
    """What is to be reviewed.

    Attributes:
        source: the match, or the file it is in.
        deal: the number of the only deal asked about; None for all that are finished.
        seat: whose play; None for the first person's.
        level: the yardstick.
        budget: what may be spent on a decision; by default as much as makes the verdicts sure.
    """

    source: Record | Path
    deal: int | None = None
    seat: int | None = None
    level: str = "master"
    budget: Budget | None = None


class FinishedDeal(msgspec.Struct, frozen=True):
    """A deal that can be reviewed.

    Attributes:
        end: actions in force that have happened when it is over.
        decisions: how many there are to review.
    """

    number: int
    end: int
    result: DealResult
    decisions: int


class MatchUnderReview(msgspec.Struct, frozen=True):
    """A match as the review needs it.

    Attributes:
        seat: whose play it is.
        deals: the finished ones that are asked about, in order.
        states: before each decision, by the number of its action.
    """

    record: Record
    seat: int
    level: str
    deals: tuple[FinishedDeal, ...]
    states: Mapping[int, MatchState]

    @property
    def seats(self) -> tuple[int, ...]:
        """Whose play can be reviewed: that of people, or everybody's where nobody played."""
        entries = self.record.header.seats
        return people_among(entries) or tuple(range(len(entries)))

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.record.header.seats)


class Progress(msgspec.Struct, frozen=True):
    """How far a review is.

    Attributes:
        review: all that has been found out so far.
        done, total: decisions.
        deal: the number of the deal that is being reviewed; None when nothing is left to do.
    """

    review: MatchReview
    done: int
    total: int
    deal: int | None


def read_match(
    record: Record, level: str = "master", deal: int | None = None, seat: int | None = None
) -> MatchUnderReview:
    """Find what can be reviewed in a match; raises `RecordError` for one that is not legal.

    A deal that is not finished is left out: its cards are still a secret. Without a seat the play of the
    first person is looked at, or that of seat 0 where nobody played.
    """
    if seat is None:
        seat = front_seat(record.header.seats)
    ends: dict[int, int] = {}
    for upto, (_, state, _) in enumerate(record.steps(), start=1):
        if len(state.results) > len(ends):
            ends[state.results[-1].number] = upto
    deals: list[FinishedDeal] = []
    states: dict[int, MatchState] = {}
    for played in deals_of(record, seat):
        if played.result is None or deal not in (None, played.number):
            continue
        end = ends[played.number]
        deals.append(FinishedDeal(played.number, end, played.result, len(played.decisions)))
        states.update((decision.number, decision.state) for decision in played.decisions)
    return MatchUnderReview(record, seat, level, tuple(deals), states)


class _Relay(Relay):
    """Carries what a run has to tell into the thread of the worker."""

    begun = Signal(object, object)
    progressed = Signal(object, object)
    ended = Signal(object, object)


class _Run(threading.Thread):
    """One review from its beginning to its end, or until it is stopped."""

    def __init__(self, task: ReviewTask, shelf: ReviewShelf | None, relay: _Relay) -> None:
        super().__init__(name="thousand-review", daemon=True)
        self._task = task
        self._shelf = shelf
        self._relay = relay
        self._lock = threading.Lock()
        self._stopped = False
        self._work: RecordReview | None = None

    def stop(self) -> None:
        """End within milliseconds and tell nothing more; from any thread."""
        with self._lock:
            self._stopped = True
            if self._work is not None:
                self._work.stop()

    def run(self) -> None:
        _go_last()
        error: Exception | None = None
        try:
            self._review()
        except SolveStopped:
            return
        except Exception as fault:  # noqa: BLE001 - whoever asked for the review is told
            error = fault
        self._relay.tell(lambda: self._relay.ended, self, error)

    def _review(self) -> None:
        task = self._task
        record = load(task.source).record if isinstance(task.source, Path) else task.source
        match = read_match(record, task.level, task.deal, task.seat)
        self._look_for_stop()
        self._relay.tell(lambda: self._relay.begun, self, match)
        budget = task.budget or default_budget()
        found: dict[int, DealReview] = {}
        for deal in match.deals:
            kept = self._find(match, deal, budget)
            if kept is not None:
                found[deal.number] = kept
        left = [deal for deal in match.deals if deal.number not in found]
        self._tell(match, budget, found, left[0].number if left else None)
        while left:
            self._review_deal(match, left.pop(0), budget, found)
            self._tell(match, budget, found, left[0].number if left else None)

    def _find(self, match: MatchUnderReview, deal: FinishedDeal, budget: Budget) -> DealReview | None:
        self._look_for_stop()
        if self._shelf is None:
            return None
        record = _up_to(match.record, deal.end)
        review = self._shelf.find(record, match.seat, deal.number, match.level, budget.worlds)
        return None if review is None else review.deals[0]

    def _review_deal(
        self, match: MatchUnderReview, deal: FinishedDeal, budget: Budget, found: dict[int, DealReview]
    ) -> None:
        record = _up_to(match.record, deal.end)
        work = RecordReview(
            record, match.seat, level=match.level, deal=deal.number, budget=budget, seed=_SEED
        )
        with self._lock:
            if self._stopped:
                raise SolveStopped
            self._work = work
        for _ in work.decisions():
            found[deal.number] = work.review().deals[0]
            self._tell(match, budget, found, deal.number)
        review = work.review()
        found[deal.number] = review.deals[0]
        if self._shelf is not None:
            try:
                self._shelf.keep(record, review)
            except OSError:  # the review can be read all the same, and made again another time
                _log.warning("a review cannot be kept", exc_info=True)

    def _tell(
        self, match: MatchUnderReview, budget: Budget, found: dict[int, DealReview], deal: int | None
    ) -> None:
        self._look_for_stop()
        total = sum(one.decisions for one in match.deals)
        deals = tuple(found[number] for number in sorted(found))
        done = sum(len(one.decisions) for one in deals)
        review = MatchReview(
            seat=match.seat,
            level=match.level,
            worlds=budget.worlds,
            seed=_SEED,
            actions=len(match.record.actions),
            complete=deal is None,
            deals=deals,
        )
        self._relay.tell(lambda: self._relay.progressed, self, Progress(review, done, total, deal))

    def _look_for_stop(self) -> None:
        if self._stopped:
            raise SolveStopped


class ReviewWorker(QObject):
    """Does one review at a time.

    Signals:
        begun(MatchUnderReview): the match is read; all that follows belongs to it.
        progressed(Progress): reviews of earlier have been found, or one more decision is judged.
        finished(): everything is reviewed.
        failed(Exception): the match cannot be read or reviewed, for this reason.
        stopped(): `stop` has ended a review; nothing more is told of it.
    """

    begun = Signal(object)
    progressed = Signal(object)
    finished = Signal()
    failed = Signal(object)
    stopped = Signal()

    def __init__(self, shelf: ReviewShelf | None = None, parent: QObject | None = None) -> None:
        """Prepare to review; with a shelf, reviews are kept there and found again."""
        super().__init__(parent)
        self._shelf = shelf
        self._relay = _Relay(self)
        self._relay.begun.connect(self.on_begun)
        self._relay.progressed.connect(self.on_progressed)
        self._relay.ended.connect(self.on_ended)
        self._run: _Run | None = None
        self._last: _Run | None = None

    @property
    def is_running(self) -> bool:
        return self._run is not None

    @property
    def is_thread_alive(self) -> bool:
        """Whether the thread of the last review has not ended yet."""
        return self._last is not None and self._last.is_alive()

    def start(self, task: ReviewTask) -> None:
        """Begin a review; one that is being made is stopped."""
        self.stop()
        self._run = self._last = _Run(task, self._shelf, self._relay)
        self._run.start()

    def stop(self) -> None:
        """Stop the review; what has been told of it stays true."""
        run, self._run = self._run, None
        if run is not None:
            run.stop()
            self.stopped.emit()

    def close(self) -> None:
        """Stop, and wait for the thread to end."""
        self.stop()
        if self._last is not None:
            self._last.join(_ENDS_WITHIN)

    @Slot(object, object)
    def on_begun(self, run: _Run, match: MatchUnderReview) -> None:
        if run is self._run:
            self.begun.emit(match)

    @Slot(object, object)
    def on_progressed(self, run: _Run, progress: Progress) -> None:
        if run is self._run:
            self.progressed.emit(progress)

    @Slot(object, object)
    def on_ended(self, run: _Run, error: Exception | None) -> None:
        if run is not self._run:
            return
        self._run = None
        if error is None:
            self.finished.emit()
        else:
            if isinstance(error, RecordFileError):
                _log.warning("no review: %s", error)
            else:
                _log.error("a review failed", exc_info=error)
            self.failed.emit(error)


def _up_to(record: Record, end: int) -> Record:
    """Return the match as it was after so many actions in force."""
    return Record(record.header, record.actions[:end])


def _go_last() -> None:
    """Let every other thread of the program go before this one, as far as the system has a way to say so."""
    if sys.platform == "linux":  # where the priorities of Qt are those of the scheduler, and all the same
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), _NICENESS)
    else:
        QThread.currentThread().setPriority(QThread.Priority.LowestPriority)
