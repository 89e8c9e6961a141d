"""Work that may take its time, done in a thread of its own and answered in the thread that asked.

Databases, disks and records of a hundred megabytes can all be slow, and the table must not wait for them.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from functools import partial
from types import FunctionType, MethodType
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Signal, Slot

from thousand_qt.session.relay import Relay
from thousand_qt.session.waiting_thread import WaitingThread

_Value = TypeVar("_Value")

_log = logging.getLogger(__name__)


class _Job:
    """What the other thread knows of an errand: the work, and whether it is still wanted."""

    def __init__(self, work: Callable[[], Any]) -> None:
        self.work = work
        self.dropped = threading.Event()


class Errand:
    """A piece of work that somebody waits for, until it is dropped."""

    def __init__(
        self,
        job: _Job,
        on_done: Callable[[Any], object],
        on_failed: Callable[[Exception], object] | None,
    ) -> None:
        self.job = job
        self.on_done = on_done
        self.on_failed = on_failed

    def drop(self) -> None:
        """Wait for it no longer: it is not begun any more, and what comes of it is not told."""
        self.job.dropped.set()


class _Worker(WaitingThread[_Job]):
    """Does jobs, unless nobody waits for them any more."""

    def __init__(self, relay: _Relay) -> None:
        super().__init__("thousand-desk", relay)
        self._relay = relay

    def do(self, job: _Job) -> None:
        if job.dropped.is_set():
            return
        value: object = None
        fault: Exception | None = None
        try:
            value = job.work()
        except Exception as error:  # noqa: BLE001 - whoever asked is told
            fault = error
        if not job.dropped.is_set():
            self._relay.tell(lambda: self._relay.arrived, job, value, fault)


class _Relay(Relay):
    """Carries answers into the thread of the desk."""

    arrived = Signal(object, object, object)


class Desk(QObject):
    """Does one errand after the other, in the order in which they were given.

    Signals:
        busy_changed(bool): there is something to do, or nothing any more.
    """

    busy_changed = Signal(bool)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._relay = _Relay(self)
        self._relay.arrived.connect(self.on_answer_arrived)
        self._worker: _Worker | None = None
        self._open: dict[_Job, Errand] = {}

    @property
    def is_busy(self) -> bool:
        """Whether an answer is waited for."""
        return bool(self._open)

    def ask(
        self,
        work: Callable[[], _Value],
        on_done: Callable[[_Value], object],
        on_failed: Callable[[Exception], object] | None = None,
    ) -> Errand:
        """Do this work in the other thread, and then one of the two others in this one.

        Without `on_failed` an error of the work is raised here, where the program's handler of errors finds
        it. Raises TypeError for work that refers to an object of Qt's other than a relay: that could be
        destroyed before the other thread is done, or worse, by that thread.
        """
        _check_free_of_qt(work)
        errand = Errand(_Job(work), on_done, on_failed)
        if self._worker is None:
            self._worker = _Worker(self._relay)
            self._worker.start()
        was_busy = self.is_busy
        self._open[errand.job] = errand
        self._worker.put(errand.job)
        if not was_busy:
            self.busy_changed.emit(True)
        return errand

    def drop(self, errand: Errand | None) -> None:
        """Wait for this one no longer; None is no errand."""
        if errand is not None:
            errand.drop()
            self._put_away(errand)

    def close(self, wait_seconds: float = 0.0) -> None:
        """Drop everything and end the thread, which takes it to the end of the errand it is at.

        Only at the end of the program is it worth waiting for that.
        """
        for errand in tuple(self._open.values()):
            self.drop(errand)
        worker, self._worker = self._worker, None
        if worker is not None:
            worker.end()
            worker.join(wait_seconds)

    def _put_away(self, errand: Errand) -> None:
        if self._open.pop(errand.job, None) is not None and not self._open:
            self.busy_changed.emit(False)

    @Slot(object, object, object)
    def on_answer_arrived(self, job: _Job, value: object, fault: Exception | None) -> None:
        errand = self._open.get(job)
        if errand is None:  # dropped
            return
        self._put_away(errand)
        if fault is None:
            errand.on_done(value)
        elif errand.on_failed is not None:
            errand.on_failed(fault)
        else:
            raise fault


def _check_free_of_qt(work: Callable[[], object]) -> None:
    """Raise TypeError when a function refers to an object of Qt's, itself or through what it calls."""
    if isinstance(work, partial):
        held = (work.func, *work.args, *work.keywords.values())
    elif isinstance(work, MethodType):
        held = (work.__self__,)
    else:
        held = tuple(cell.cell_contents for cell in getattr(work, "__closure__", None) or ())
    for each in held:
        if isinstance(each, QObject) and not isinstance(each, Relay):
            message = f"work for another thread may not refer to {each!r}"
            raise TypeError(message)
        if isinstance(each, (partial, FunctionType, MethodType)):
            _check_free_of_qt(each)
