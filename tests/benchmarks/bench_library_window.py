"""The windows on a library of 10,000 matches: ``python -m tests.benchmarks.bench_library_window [MATCHES]``.

It tells how long the player waits until the list is there, and how long the GUI thread is kept from anything
else meanwhile: a window that is not drawn for 16 ms drops a frame. The index is made first, as it is once in
the background. Prints JSON, in milliseconds.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, QElapsedTimer, QEventLoop, QObject, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.benchmarks.measures import conditions, distribution
from thousand_qt.__main__ import SWITCH_INTERVAL
from thousand_qt.records.library import Library

MATCHES: Final = 10_000
ROUNDS: Final = 5
_TICK: Final = 5
"""Milliseconds between two looks at the clock in the GUI thread."""


class Pulse(QObject):
    """Feels how long the GUI thread is kept from its events, in seconds."""

    def __init__(self) -> None:
        super().__init__()
        self.gaps: list[float] = []
        self._clock = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._on_tick)
        self._clock.start()
        self._timer.start(_TICK)

    def _on_tick(self) -> None:
        self.gaps.append(max(0.0, self._clock.nsecsElapsed() / 1e9 - _TICK / 1000))
        self._clock.restart()


def wait_for(condition: Callable[[], bool]) -> None:
    while not condition():
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents, 50)


def measure(data: Path) -> dict[str, Any]:
    from thousand_qt.ui.library.librarian import Librarian
    from thousand_qt.ui.library.library_window import LibraryWindow
    from thousand_qt.ui.statistics.statistics_window import StatisticsWindow

    shown: list[float] = []
    settled: list[float] = []
    made: list[float] = []
    scrolled: list[float] = []
    searched: list[float] = []
    counted: list[float] = []
    pulse = Pulse()
    for _ in range(ROUNDS):
        librarian = Librarian(data)
        began = time.perf_counter()
        window = LibraryWindow(librarian)
        window.resize(1120, 680)
        window.show()
        made.append(time.perf_counter() - began)
        wait_for(lambda window=window: bool(window.model.ids) and window.model.entry_at(0) is not None)
        shown.append(time.perf_counter() - began)
        wait_for(lambda window=window: window.is_settled)
        settled.append(time.perf_counter() - began)
        began = time.perf_counter()
        QTest.keyClick(window.table, Qt.Key.Key_End)
        wait_for(lambda window=window: window.table.current_entry is not None)
        scrolled.append(time.perf_counter() - began)
        began = time.perf_counter()
        before = window.model.ids
        window.filters.search.setText("anna 0012")
        wait_for(lambda window=window, before=before: window.model.ids != before)
        searched.append(time.perf_counter() - began)
        window.close()
        began = time.perf_counter()
        statistics = StatisticsWindow(librarian, "")
        statistics.show()
        wait_for(lambda statistics=statistics: statistics.figures is not None)
        counted.append(time.perf_counter() - began)
        wait_for(lambda statistics=statistics: statistics.is_settled)
        statistics.close()
        librarian.close()
    return {
        "make_window": distribution(made),
        "first_page_shown": distribution(shown),
        "everything_refreshed": distribution(settled),
        "end_of_the_list": distribution(scrolled),
        "search": distribution(searched),
        "statistics_shown": distribution(counted),
        "gui_thread_kept": distribution(pulse.gaps, limit=0.016),
    }


def main() -> int:
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else MATCHES
    os.environ["THOUSAND_MATCHES"] = str(matches)
    from tests.benchmarks.bench_library import write_matches

    sys.setswitchinterval(SWITCH_INTERVAL)
    application = QApplication(sys.argv[:1])
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        write_matches(data / "matches")
        Library(data).refresh()
        print(json.dumps({"matches": matches, **conditions(), **measure(data)}, indent=1))
    application.quit()
    return 0


if __name__ == "__main__":
    sys.exit(main())
