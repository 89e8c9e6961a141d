"""Runs Python's collector of circular garbage where it can do no harm: in the GUI thread, between two events.

Left to itself it begins in whichever thread happens to ask for memory. What it then finds may be a window of
Qt's, and to destroy that in another thread, while the GUI thread hands it an event, ends the program.
"""

from __future__ import annotations

import gc
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QTimer

TICK: Final = 1_000
"""Milliseconds between two looks at what there is to collect."""
THRESHOLDS: Final = (10_000, 10, 10)
"""When each generation is due, counted as Python counts: objects, then collections of the one before."""
OVERDUE: Final = 20
"""So many times as much as the first threshold is collected even while something moves."""


class Collector(QObject):
    """Collects instead of Python, from its start to its end; belongs to the GUI thread."""

    def __init__(self, is_at_rest: Callable[[], bool], parent: QObject | None = None) -> None:
        """Prepare; `is_at_rest` says whether a pause of some ten milliseconds would be seen by nobody."""
        super().__init__(parent)
        self._is_at_rest = is_at_rest
        self._was_enabled = True
        self._timer = QTimer(self)
        self._timer.setInterval(TICK)
        self._timer.timeout.connect(self.collect_if_due)

    def start(self) -> None:
        """Take over. What exists by now is here to stay, and is not gone through again and again."""
        self._was_enabled = gc.isenabled()
        gc.disable()
        gc.freeze()
        self._timer.start()

    def stop(self) -> None:
        """Give back to Python what is Python's, if it was."""
        self._timer.stop()
        gc.unfreeze()
        if self._was_enabled:
            gc.enable()

    def collect_if_due(self) -> None:
        """Collect the oldest generation that is due, if this is a good moment."""
        counts = gc.get_count()
        if counts[0] < THRESHOLDS[0]:
            return
        if not self._is_at_rest() and counts[0] < OVERDUE * THRESHOLDS[0]:
            return
        due = 0
        while due < 2 and counts[due + 1] >= THRESHOLDS[due + 1]:
            due += 1
        gc.collect(due)
