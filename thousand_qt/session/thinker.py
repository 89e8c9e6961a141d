"""Asks computer players for their decisions off the GUI thread, and does not wait for ever.

A seat runs in a plain daemon thread. A seat whose answer is no longer wanted is told to stop, if it has a
method `stop()`; whether it does or not, its thread is left behind and the next question gets a new one: the
game goes on, and a stuck thread never keeps the program from ending.
"""

from __future__ import annotations

import threading
from typing import Final, Protocol, runtime_checkable

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal, Slot

from thousand_qt.ai.seat import Budget
from thousand_qt.engine.view import PlayerView
from thousand_qt.session.relay import Relay
from thousand_qt.session.waiting_thread import WaitingThread

GRACE_SECONDS: Final = 5.0
"""How long past its budget a seat may take before it is given up."""


class SeatStalledError(Exception):
    """A seat did not answer within its budget and the grace period."""


class Respondent(Protocol):
    """Whom a thinker can ask: a `Seat`, or somebody with another answer than an action."""

    def choose(self, view: PlayerView, budget: Budget) -> object: ...


@runtime_checkable
class StoppableSeat(Protocol):
    """A seat that can be told to give its decision up; it then raises whatever it likes."""

    def stop(self) -> None:
        """End the decision being made, if there is one; called from another thread."""
        ...


@runtime_checkable
class SlowStarter(Protocol):
    """A seat that cannot think at once, because a program has to be started for it."""

    @property
    def seconds_to_start(self) -> float:
        """The most time that may pass before it thinks about the next question."""
        ...


class Question(msgspec.Struct, frozen=True):
    number: int
    seat: Respondent
    view: PlayerView
    budget: Budget
    dropped: threading.Event
    """Set when nobody waits for the answer any more."""


class Answer(msgspec.Struct, frozen=True):
    """What came back: whatever the seat returned, or the error it ended with."""

    question: Question
    action: object
    error: Exception | None


class _Worker(WaitingThread[Question]):
    """One thread that answers questions until it is told to end."""

    def __init__(self, relay: _Relay) -> None:
        super().__init__("thousand-seat", relay)
        self._relay = relay

    def do(self, question: Question) -> None:
        if question.dropped.is_set():  # before its turn came: a search would begin only to be stopped
            return
        try:
            action: object = question.seat.choose(question.view, question.budget)
            answer = Answer(question, action, None)
        except Exception as error:  # noqa: BLE001 - whatever a seat does, the game goes on
            answer = Answer(question, None, error)
        self._relay.tell(lambda: self._relay.arrived, answer)


class _Relay(Relay):
    """Carries answers into the thread of the thinker."""

    arrived = Signal(object)


class Thinker(QObject):
    """Asks one question at a time.

    Signals:
        answered(Answer): in the thinker's own thread, exactly once per question that was not dropped.
    """

    answered = Signal(object)

    def __init__(self, parent: QObject | None = None, *, grace_seconds: float = GRACE_SECONDS) -> None:
        super().__init__(parent)
        self._grace = grace_seconds
        self._relay = _Relay(self)
        self._relay.arrived.connect(self.on_answer_arrived)
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.timeout.connect(self.on_patience_lost)
        self._worker: _Worker | None = None
        self._pending: Question | None = None
        self._asked = 0

    def ask(self, seat: Respondent, view: PlayerView, budget: Budget) -> None:
        """Ask a seat; a question still open is dropped."""
        self.drop()
        if self._worker is None:
            self._worker = _Worker(self._relay)
            self._worker.start()
        self._asked += 1
        self._pending = Question(self._asked, seat, view, budget, threading.Event())
        self._patience.start(round(1000 * self._patience_with(self._pending)))
        self._worker.put(self._pending)

    def drop(self) -> None:
        """Forget the open question and stop its seat; neither an answer nor an error will be reported."""
        question = self._pending
        if question is None:
            return
        self._pending = None
        self._patience.stop()
        self._leave_worker()
        question.dropped.set()
        if isinstance(question.seat, StoppableSeat):
            question.seat.stop()

    def close(self) -> None:
        """Stop the thread; it ends as soon as its seat returns."""
        self.drop()
        self._leave_worker()

    @Slot(object)
    def on_answer_arrived(self, answer: Answer) -> None:
        if self._pending is None or answer.question.number != self._pending.number:
            return
        self._pending = None
        self._patience.stop()
        self.answered.emit(answer)

    def on_patience_lost(self) -> None:
        question = self._pending
        if question is None:
            return
        self.drop()
        reason = f"no answer within {question.budget.seconds + self._grace:g} seconds"
        self.answered.emit(Answer(question, None, SeatStalledError(reason)))

    def _patience_with(self, question: Question) -> float:
        """Return how long to wait for an answer, in seconds."""
        start = question.seat.seconds_to_start if isinstance(question.seat, SlowStarter) else 0.0
        return start + question.budget.seconds + self._grace

    def _leave_worker(self) -> None:
        if self._worker is not None:
            self._worker.end()
            self._worker = None
