"""Thousands of deals in one run of the program: ``python -m tests.benchmarks.soak [--deals N]``.

It starts the real program with a profile of its own, without animations, and lets a robot (`soak_robot`)
play whole matches of every form and preset one after another, open and close every window in between, take
back, ask for hints and change settings. After each match it counts what may grow. What is counted is then
fitted with a line, after a warm-up, each preset having a level of its own, because a table of four has more
on it than one of two. Prints JSON; the exit status is 0 when nothing grows, no Qt warning came, no error
was logged, and the robot never got stuck.

A run that is asked to end (SIGTERM) ends after the present deal and judges what it has.

``--idle SECONDS`` leaves a window alone for so long instead and tells what processor time it needs.
"""

from __future__ import annotations

import argparse
import ctypes
import gc
import json
import logging
import os
import signal
import sys
import tempfile
import threading
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any, Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import msgspec
from PySide6.QtCore import (
    QCoreApplication,
    QMessageLogContext,
    QObject,
    QTimer,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtWidgets import QApplication

import thousand_qt.__main__ as program
from tests.benchmarks.measures import conditions
from tests.benchmarks.soak_robot import Robot, throw_away
from thousand_qt.app.paths import Paths
from thousand_qt.app.settings import Settings, SettingsStore, Speed
from thousand_qt.ui import cover
from thousand_qt.ui.main_window import MainWindow
from thousand_qt.ui.new_match import MatchSetup

_QUIET: Final = ("This plugin does not support",)
"""Of the offscreen platform, which has no window manager."""
_PROCESS: Final = Path("/proc/self")
_WARM_UP: Final = 0.25
"""So much of a run is not judged: modules are loaded, caches filled."""
_LEAST: Final = 10
"""Matches beyond the first of each preset; with fewer there is no line to be fitted, nothing is proven."""
LIMITS: Final = {
    "resident_kb": 400.0,
    "python_objects": 250.0,
    "qt_objects": 2.0,
    "widgets": 1.0,
    "items": 1.0,
    "descriptors": 0.3,
    "threads": 0.3,
}
"""What may be added in a hundred deals, an evening or two, and count as nothing."""


@dataclass
class Log(logging.Handler):
    """Notes what the program and Qt complain of."""

    errors: Counter[str] = field(default_factory=Counter[str])
    warnings: Counter[str] = field(default_factory=Counter[str])
    qt: Counter[str] = field(default_factory=Counter[str])

    def __post_init__(self) -> None:
        super().__init__(logging.WARNING)

    def __hash__(self) -> int:
        return id(self)

    def emit(self, record: logging.LogRecord) -> None:
        where = self.errors if record.levelno >= logging.ERROR else self.warnings
        where[f"{record.name}: {record.getMessage()}"] += 1

    def take_qt(self, kind: QtMsgType, _context: QMessageLogContext, text: str) -> None:
        if kind is not QtMsgType.QtDebugMsg and not text.startswith(_QUIET):
            self.qt[text] += 1


def counts(window: MainWindow) -> dict[str, int]:
    """Return what may grow, when everything that waits for its end has gone."""
    throw_away()
    gc.collect()
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    found = {
        "python_objects": len(gc.get_objects()),
        "items": len(window.scene.items()),
        "widgets": len(application.allWidgets()),
        "qt_objects": _objects_below(application) + _objects_below(window),
    }
    pages = int((_PROCESS / "statm").read_text().split()[1])
    found["resident_kb"] = pages * os.sysconf("SC_PAGE_SIZE") // 1024
    found["descriptors"] = len([*(_PROCESS / "fd").iterdir()])
    found["threads"] = len([*(_PROCESS / "task").iterdir()])
    found["python_blocks"] = sys.getallocatedblocks()
    return {**found, **_heap()}


def _objects_below(parent: QObject) -> int:
    """Return how many objects Qt has; `findChildren` would leave one of Python's for each."""
    lines = 0

    def count(*_: object) -> None:
        nonlocal lines
        lines += 1

    usual = qInstallMessageHandler(count)
    try:
        parent.dumpObjectTree()
    finally:
        qInstallMessageHandler(usual)
    return lines - 1


class _Heap(ctypes.Structure):
    """What glibc's `mallinfo2` tells, in bytes or pieces."""

    _fields_ = tuple(
        (name, ctypes.c_size_t)
        for name in (
            *("arena", "free_pieces", "fast_pieces", "mapped_pieces", "mapped"),
            *("unused", "fast", "in_use", "free", "at_the_top"),
        )
    )


def _heap() -> dict[str, int]:
    """Return what C and C++ have in use, and what lies free between it; nothing where that cannot be told."""
    try:
        ask = ctypes.CDLL(None).mallinfo2
    except AttributeError:
        return {}
    ask.restype = _Heap
    heap = ask()
    return {"heap_in_use_kb": (heap.in_use + heap.mapped) // 1024, "heap_free_kb": heap.free // 1024}


def slope(points: Sequence[tuple[str, float, float]]) -> float:
    """Return how much is added for each step, of points (group, step, value); each group has its level."""
    groups: dict[str, list[tuple[float, float]]] = defaultdict(list)
    for group, step, value in points:
        groups[group].append((step, value))
    above = below = 0.0
    for pairs in groups.values():
        middle = sum(step for step, _ in pairs) / len(pairs)
        level = sum(value for _, value in pairs) / len(pairs)
        above += sum((step - middle) * (value - level) for step, value in pairs)
        below += sum((step - middle) ** 2 for step, _ in pairs)
    return above / below if below else 0.0


class Sample(msgspec.Struct):
    """What was counted after a match."""

    preset: str
    deals: int
    found: dict[str, int]
    kinds: dict[str, int]
    """How many objects of each class Python has."""
    threads: dict[str, int]
    """How many threads of each name Python has."""


def added(samples: Sequence[Sample], value: Callable[[Sample], float]) -> float:
    """Return how much is added to this value in a hundred deals."""
    return round(100 * slope([(sample.preset, sample.deals, value(sample)) for sample in samples]), 2)


class Soak(QObject):
    """Counts while a robot plays, and judges. Notes go into a file: memory is what is measured."""

    def __init__(self, window: MainWindow, deals: int, log: Log, seed: int, notes: IO[bytes]) -> None:
        super().__init__(window)
        self.robot = Robot(window, deals, seed=seed)
        self.robot.match_over.connect(self.on_match_over)
        self.robot.had_enough.connect(window.close)
        self.robot.stuck.connect(self.on_stuck)
        self._notes = notes
        self.stuck = ""
        self._window = window
        self._log = log
        self._began = time.monotonic()

    def on_match_over(self, preset: str) -> None:
        found = counts(self._window)
        kinds = Counter(type(each).__name__ for each in gc.get_objects())
        threads = Counter(thread.name for thread in threading.enumerate())
        sample = Sample(preset, self.robot.deals, found, kinds, threads)
        self._notes.write(msgspec.json.encode(sample) + b"\n")
        seconds = round(time.monotonic() - self._began)
        print(self.robot.deals, f"{seconds} s", preset, found, file=sys.stderr, flush=True)

    def on_stuck(self, where: str) -> None:
        self.stuck = where
        self._window.close()

    def report(self) -> dict[str, Any]:
        self._notes.seek(0)
        samples = [msgspec.json.decode(line, type=Sample) for line in self._notes]
        judged = [sample for sample in samples if sample.deals >= _WARM_UP * self.robot.deals]
        grows = {name: added(judged, lambda sample, name=name: sample.found[name]) for name in LIMITS}
        kinds = {
            kind: added(judged, lambda sample, kind=kind: sample.kinds.get(kind, 0))
            for kind in set[str]().union(*(sample.kinds for sample in judged))
        }
        return {
            **conditions(),
            "deals": self.robot.deals,
            "matches": self.robot.matches,
            "seconds": round(time.monotonic() - self._began),
            "opened": self.robot.opened,
            "taken_back": self.robot.taken_back,
            "hints": self.robot.hints,
            "judged": len(judged),
            "too_little": len(judged) - len({sample.preset for sample in judged}) < _LEAST,
            "after_warm_up": judged[0].found if judged else {},
            "at_the_end": judged[-1].found if judged else {},
            "threads_at_the_end": judged[-1].threads if judged else {},
            "added_in_100_deals": grows,
            "of_memory": {
                name: added(judged, lambda sample, name=name: sample.found[name])
                for name in ("python_blocks", "heap_in_use_kb", "heap_free_kb")
                if all(name in sample.found for sample in judged)
            },
            "of_python_objects": dict(sorted(kinds.items(), key=lambda each: -each[1])[:8]),
            "too_much": [name for name, limit in LIMITS.items() if grows[name] > limit],
            "stuck": self.stuck,
            "errors": dict(self._log.errors),
            "warnings": dict(self._log.warnings),
            "qt_warnings": dict(self._log.qt),
        }


def is_good(report: Mapping[str, Any]) -> bool:
    """Return whether there is enough to judge, nothing grows, and nobody complained."""
    return not any(report[name] for name in ("too_little", "too_much", "stuck", "errors", "qt_warnings"))


def _start(folder: Path, log: Log) -> list[MainWindow]:
    """Prepare the program in this profile; the list will have its window."""
    windows: list[MainWindow] = []
    store = SettingsStore(Paths.for_profile(folder).config / "settings.toml")
    store.save(msgspec.structs.replace(Settings(), speed=Speed.OFF, language="en", version_seen="9"))
    sys.argv = ["thousand-qt", "--profile", str(folder)]
    make_window = program._make_window

    def make_and_keep(*needs: Any) -> MainWindow:
        window = make_window(*needs)
        windows.append(window)
        return window

    program._make_window = make_and_keep
    logging.getLogger().addHandler(log)
    qInstallMessageHandler(log.take_qt)
    cover.CALM = 0  # type: ignore[misc]
    return windows


def soak(deals: int, seed: int) -> dict[str, Any]:
    """Let the robot play so many deals; returns what was found."""
    log = Log()
    found: list[Soak] = []
    with tempfile.TemporaryDirectory(prefix="soak-") as folder, tempfile.TemporaryFile() as notes:
        windows = _start(Path(folder), log)

        def begin(window: MainWindow) -> None:
            window.begin = lambda: None  # type: ignore[method-assign]
            found.append(Soak(window, deals, log, seed, notes))
            signal.signal(signal.SIGTERM, lambda *_: found[0].robot.stop_soon())
            QTimer.singleShot(0, found[0].robot.start)

        _when_made(windows, begin)
        status = program.main()
        report = found[0].report()
    report["exit_status"] = status
    return report


def idle(seconds: int) -> dict[str, Any]:
    """Leave a window alone in the middle of a deal; returns the processor time it needs then."""
    log = Log()
    report: dict[str, Any] = {**conditions(), "seconds": seconds}
    with tempfile.TemporaryDirectory(prefix="soak-") as folder:
        windows = _start(Path(folder), log)

        def begin(window: MainWindow) -> None:
            window.begin = lambda: None  # type: ignore[method-assign]
            kinds = ("human", "casual", "casual")
            window.start_match(MatchSetup("classic", ("Zofia", "Anna", "Borys"), kinds))
            QTimer.singleShot(10_000, start_counting)  # cards are drawn and windows painted by then

        def start_counting() -> None:
            before = time.process_time()
            QTimer.singleShot(1000 * seconds, lambda: end(before))

        def end(before: float) -> None:
            report["processor_seconds"] = round(time.process_time() - before, 3)
            report["share_percent"] = round(100 * report["processor_seconds"] / seconds, 3)
            windows[0].close()

        _when_made(windows, begin)
        program.main()
    return {**report, "errors": dict(log.errors), "qt_warnings": dict(log.qt)}


def _when_made(windows: list[MainWindow], begin: Any) -> None:
    """Call `begin` with the window before anything is shown in it."""
    make_window = program._make_window

    def make_and_begin(*needs: Any) -> MainWindow:
        window = make_window(*needs)
        begin(windows[0])
        return window

    program._make_window = make_and_begin


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--deals", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--idle", type=int, default=0, metavar="SECONDS")
    options = parser.parse_args()
    report = idle(options.idle) if options.idle else soak(options.deals, options.seed)
    print(json.dumps(report, indent=1, ensure_ascii=False))
    return 0 if options.idle or is_good(report) else 1


if __name__ == "__main__":
    assert QCoreApplication.instance() is None
    sys.exit(main())
