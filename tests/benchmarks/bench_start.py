"""How long a start takes, and how much memory the program has then; beside KPat where that is installed.

    python -m tests.benchmarks.bench_start [RUNS] [--kpat] [--cold]

Without `--kpat`: until the first question to the player stands on the table, offscreen, at speed off, with an
empty profile and with one that has the cards of an earlier start on disk (`first`, `again`). Prints JSON, in
seconds.

With `--kpat`: both programs as a person starts them, one after the other in turn, in an X server of their own
(Xvfb), until the screen holds a picture (`seconds`, and `cpu`, the processor's part of it, which depends less
on what else the machine does), and what they and their children hold in memory five
seconds later, in megabytes (`rss` counts shared pages fully, `pss` by halves). Each has a home folder that
stays the same for all runs. `--cold` empties the system's file caches before each start, which root may do.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from tests.benchmarks.measures import conditions

_PROGRAM = """
import sys, time
from pathlib import Path
import msgspec
from PySide6.QtWidgets import QApplication
from thousand_qt.ai.levels import LEVELS
from thousand_qt.app.i18n import Translations
from thousand_qt.app.paths import Paths
from thousand_qt.app.settings import Settings, SettingsStore, Speed
from thousand_qt.app.theme import ThemeKeeper
from thousand_qt.ui.main_window import MainWindow
from thousand_qt.ui.new_match import MatchSetup

application = QApplication(sys.argv[:1])
paths = Paths.for_profile(Path(sys.argv[1]))
settings = msgspec.structs.replace(Settings(), speed=Speed.OFF)
translations = Translations(application)
translations.set_language("pl")
theme = ThemeKeeper(application, application)
theme.set_theme(settings.theme)
store = SettingsStore(paths.config / "settings.toml")
window = MainWindow(paths, store, settings, translations, theme, LEVELS, lambda: bytes(32))
window.show()
window.start_match(MatchSetup("classic", ("A", "B", "C"), ("human", "casual", "casual")))
while window.area.panel is None:
    application.processEvents()
window.grab()
print("ready", flush=True)
while sys.argv[2] == "wait" and not any(paths.cache.glob("cards/*-*")):
    application.processEvents()
"""

SCREEN: Final = (1280, 800)
_PIXELS: Final = SCREEN[0] * SCREEN[1]
_PAINTED: Final = 0.04
"""Of the screen: a window that shows something covers more than that, a cursor or an empty frame less."""
_SETTLED: Final = 5.0
_LONGEST: Final = 120.0
_ROOT = Path(__file__).parents[2]


def until_the_question(runs: int) -> dict[str, Any]:
    """Start offscreen, with an empty profile and with one that has been used."""
    times: dict[str, list[float]] = {"first": [], "again": []}
    for _ in range(runs):
        with tempfile.TemporaryDirectory() as profile:
            times["first"].append(_time_of_one(profile, "wait"))
            times["again"].append(_time_of_one(profile, "leave"))
    return {
        name: {"median": round(statistics.median(found), 3), "worst": round(max(found), 3)}
        for name, found in times.items()
    }


def _time_of_one(profile: str, manner: str) -> float:
    began = time.perf_counter()
    with subprocess.Popen(
        [sys.executable, "-c", _PROGRAM, profile, manner],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        took = time.perf_counter() - began
        process.communicate()
    return took


@contextmanager
def screen(folder: Path) -> Iterator[tuple[str, Path]]:
    """An X server; gives its display and the file that holds what is on its screen."""
    reading, writing = os.pipe()
    server = subprocess.Popen(
        [
            *("Xvfb", "-displayfd", str(writing), "-screen", "0", f"{SCREEN[0]}x{SCREEN[1]}x24"),
            *("-fbdir", str(folder), "-nocursor"),
        ],
        pass_fds=[writing],
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    with os.fdopen(reading) as number:
        display = f":{number.readline().strip()}"
    try:
        yield display, folder / "Xvfb_screen0"
    finally:
        server.terminate()
        server.wait()


@contextmanager
def session_bus() -> Iterator[str]:
    """A message bus of the session's; gives its address. KPat does not start without one."""
    bus = subprocess.Popen(
        ["dbus-daemon", "--session", "--nofork", "--print-address"], stdout=subprocess.PIPE, text=True
    )
    try:
        assert bus.stdout is not None
        yield bus.stdout.readline().strip()
    finally:
        bus.terminate()
        bus.communicate()


def until_it_is_seen(command: list[str], home: Path) -> dict[str, float]:
    """Start a program in an X server of its own; return seconds until it is seen, and megabytes then."""
    with (
        tempfile.TemporaryDirectory() as folder,
        screen(Path(folder)) as (display, picture),
        session_bus() as address,
    ):
        environment = {
            "DISPLAY": display,
            "HOME": str(home),
            "PATH": os.environ["PATH"],
            "LANG": "C.UTF-8",
            "PYTHONPATH": str(_ROOT),
            "DBUS_SESSION_BUS_ADDRESS": address,
        }
        empty = _pixels(picture)
        began = time.perf_counter()
        process = subprocess.Popen(
            command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=home
        )
        try:
            while not _is_painted(empty, _pixels(picture)):
                if process.poll() is not None or time.perf_counter() - began > _LONGEST:
                    raise SystemExit(f"{command[0]} has not shown anything")
                time.sleep(0.01)
            seconds = time.perf_counter() - began
            worked = _worked(process.pid)
            time.sleep(_SETTLED)
            memory = _memory(process.pid)
        finally:
            process.kill()
            process.wait()
    return {"seconds": seconds, "cpu": worked, **memory}


def _pixels(picture: Path) -> bytes:
    return picture.read_bytes()[-4 * _PIXELS :]


def _is_painted(empty: bytes, now: bytes) -> bool:
    """Whether enough of a sample of pixels has changed, into more than one or two colours."""
    step = 4 * 97
    before, after = empty[::step], now[::step]
    changed = sum(one != other for one, other in zip(before, after, strict=True))
    colours = {now[start : start + 4] for start in range(0, len(now), step)}
    return changed > _PAINTED * len(after) and len(colours) > 24


def _worked(process: int) -> float:
    """Return the seconds of processor time of a process and all its threads."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _memory(process: int) -> dict[str, float]:
    """Return the megabytes of a process and all its children."""
    found = {"rss": 0.0, "pss": 0.0}
    waiting = [process]
    while waiting:
        one = waiting.pop()
        try:
            for line in Path(f"/proc/{one}/smaps_rollup").read_text(encoding="ascii").splitlines():
                name, _, rest = line.partition(":")
                if name.lower() in found:
                    found[name.lower()] += int(rest.split()[0]) / 1024
            for children in Path(f"/proc/{one}/task").glob("*/children"):
                waiting += [int(child) for child in children.read_text(encoding="ascii").split()]
        except OSError:  # it has gone in the meantime
            continue
    return found


def beside_kpat(runs: int, *, cold: bool) -> dict[str, Any]:
    """Start both in turn."""
    results: dict[str, list[dict[str, float]]] = {"thousand": [], "kpat": []}
    with tempfile.TemporaryDirectory() as home:
        commands = {
            "thousand": [sys.executable, "-m", "thousand_qt"],
            "kpat": [shutil.which("kpat", path=f"{os.environ['PATH']}:/usr/games") or "kpat"],
        }
        folders = {name: Path(home, name) for name in commands}
        for folder in folders.values():
            folder.mkdir()
        for _ in range(runs):
            for name, command in commands.items():
                if cold:
                    os.sync()
                    Path("/proc/sys/vm/drop_caches").write_text("3", encoding="ascii")
                results[name].append(until_it_is_seen(command, folders[name]))
    report: dict[str, Any] = {}
    for name, found in results.items():
        later = found[1:] or found
        report[name] = {"first": _rounded(found[0])} | {
            key: round(statistics.median(one[key] for one in later), 2) for key in found[0]
        }
    ours, theirs = report["thousand"], report["kpat"]
    report["ratio"] = {key: round(ours[key] / theirs[key], 2) for key in ours if key != "first"}
    return report


def _rounded(values: dict[str, float]) -> dict[str, float]:
    return {name: round(value, 2) for name, value in values.items()}


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("runs", nargs="?", type=int, default=5)
    parser.add_argument("--kpat", action="store_true", help="compare with KPat; needs Xvfb and D-Bus")
    parser.add_argument("--cold", action="store_true", help="empty the file caches before each start")
    options = parser.parse_args()
    report: dict[str, Any] = {"conditions": conditions(), "runs": options.runs}
    if options.kpat:
        report |= {"cold": options.cold} | beside_kpat(options.runs, cold=options.cold)
    else:
        report |= until_the_question(options.runs)
    print(json.dumps(report, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
