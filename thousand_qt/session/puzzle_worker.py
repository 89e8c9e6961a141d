"""Answers questions about puzzles in a thread of its own, one at a time."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable

from PySide6.QtCore import QObject, Signal, Slot

from thousand_qt.ai.solver import SolveStopped, StopFlag
from thousand_qt.session.relay import Relay

_log = logging.getLogger(__name__)


class _Relay(Relay):
    """Carries what a run has to tell into the thread of the worker."""

    ended = Signal(object, object)


class _Run(threading.Thread):
    """One question from its beginning to its end, or until it is stopped."""

    def __init__(self, question: Callable[[StopFlag], object], relay: _Relay) -> None:
        super().__init__(name="thousand-puzzle", daemon=True)
        self._question = question
        self._relay = relay
        self._stop_flag = StopFlag()

    def stop(self) -> None:
        """End within milliseconds and tell nothing more; from any thread."""
        self._stop_flag.set()

    def run(self) -> None:
        outcome: object
        try:
            outcome = self._question(self._stop_flag)
        except SolveStopped:
            return
        except Exception as error:  # noqa: BLE001 - whoever asked is told
            outcome = error
        self._relay.tell(lambda: self._relay.ended, self, outcome)


class PuzzleWorker(QObject):
    """Looks for puzzles, and lets the solver judge what is played in them.

    Signals:
        answered(object): what the question of `ask` returned.
        failed(Exception): it raised this.
    """

    answered = Signal(object)
    failed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._relay = _Relay(self)
        self._relay.ended.connect(self.on_ended)
        self._run: _Run | None = None

    @property
    def is_busy(self) -> bool:
        return self._run is not None

    def ask(self, question: Callable[[StopFlag], object]) -> None:
        """Have this answered; a question that is being answered is dropped and never told of.

        The question runs in another thread. It passes the stop flag on to whatever solves.
        """
        self.drop()
        self._run = _Run(question, self._relay)
        self._run.start()

    def drop(self) -> None:
        """Stop; nothing more is told."""
        run, self._run = self._run, None
        if run is not None:
            run.stop()

    @Slot(object, object)
    def on_ended(self, run: _Run, outcome: object) -> None:
        if run is not self._run:
            return
        self._run = None
        if isinstance(outcome, Exception):
            _log.error("a puzzle cannot be judged: %s", outcome)
            self.failed.emit(outcome)
        else:
            self.answered.emit(outcome)
