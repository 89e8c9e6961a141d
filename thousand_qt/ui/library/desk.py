"""Work that may take its time, done in a thread of its own and answered in the thread that asked.

Databases, disks and records of a hundred megabytes can all be slow, and the table must not wait for them.
"""

from __future__ import annotations

import logging
import queue
import threading
from collections.abc import Callable
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Signal

from thousand_qt.session.relay import Relay

_Value = TypeVar("_Value")

_log = logging.getLogger(__name__)


class Errand:
    """A piece of work that somebody waits for, until it is dropped."""

    def __init__(
        self,
        work: Callable[[], Any],
        on_done: Callable[[Any], object],
        on_failed: Callable[[Exception], object] | None,
    ) -> None:
        self.work = work
        self.on_done = on_done
        self.on_failed = on_failed
        self._dropped = threading.Event()

    @property
    def is_dropped(self) -> bool:
        return self._dropped.is_set()

    def drop(self) -> None:
        """Wait for it no longer: it is not begun any more, and what comes of it is not told."""
        self._dropped.set()


class _Worker(threading.Thread):
    def __init__(self, relay: _Relay) -> None:
        super().__init__(name="thousand-desk", daemon=True)
        self._errands: queue.SimpleQueue[Errand | None] = queue.SimpleQueue()
        self._relay = relay

    def put(self, errand: Errand | None) -> None:
        self._errands.put(errand)

    def run(self) -> None:
        while (errand := self._errands.get()) is not None:
            if errand.is_dropped:
                continue
            value: object = None
            fault: Exception | None = None
            try:
                value = errand.work()
            except Exception as error:  # noqa: BLE001 - whoever asked is told
                fault = error
            if errand.is_dropped:
                continue
            self._relay.tell(lambda: self._relay.arrived, errand, value, fault)


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
        self._open: set[Errand] = set()

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

        `work` must touch no widget. Without `on_failed` an error of it is raised here, where the program's
        handler of errors finds it.
        """
        errand = Errand(work, on_done, on_failed)
        if self._worker is None:
            self._worker = _Worker(self._relay)
            self._worker.start()
        was_busy = self.is_busy
        self._open.add(errand)
        self._worker.put(errand)
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
        for errand in tuple(self._open):
            self.drop(errand)
        worker, self._worker = self._worker, None
        if worker is not None:
            worker.put(None)
            worker.join(wait_seconds)

    def _put_away(self, errand: Errand) -> None:
        if errand in self._open:
            self._open.discard(errand)
            if not self._open:
                self.busy_changed.emit(False)

    def on_answer_arrived(self, errand: Errand, value: object, fault: Exception | None) -> None:
        if errand.is_dropped:
            return
        self._put_away(errand)
        if fault is None:
            errand.on_done(value)
        elif errand.on_failed is not None:
            errand.on_failed(fault)
        else:
            raise fault
