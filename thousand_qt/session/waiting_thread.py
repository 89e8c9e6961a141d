"""A thread that does one job after the other, and waits between them."""

from __future__ import annotations

import queue
import threading
from abc import abstractmethod
from functools import partial
from typing import Generic, TypeVar

from thousand_qt.session.relay import Relay

_Job = TypeVar("_Job")


class WaitingThread(threading.Thread, Generic[_Job]):
    """Ends when it is told to, or when whoever owns the relay goes without a word.

    Nothing of one job is kept while it waits for the next: answers may be large.
    """

    def __init__(self, name: str, relay: Relay) -> None:
        super().__init__(name=name, daemon=True)
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        relay.end_with_owner(partial(self._jobs.put, None))

    def put(self, job: _Job) -> None:
        """Do this job after those that wait."""
        self._jobs.put(job)

    def end(self) -> None:
        """End after the jobs that wait."""
        self._jobs.put(None)

    @abstractmethod
    def do(self, job: _Job, /) -> None:
        """Do a job, in this thread; it must not raise."""

    def run(self) -> None:
        while self._do_next(self._jobs.get()):  # a method, whose variables go with it
            pass

    def _do_next(self, job: _Job | None) -> bool:
        if job is None:
            return False
        self.do(job)
        return True
