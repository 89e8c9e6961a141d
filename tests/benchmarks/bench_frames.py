"""Whether a Master who thinks costs frames of the real window, as JSON.

    python -m tests.benchmarks.bench_frames [--seconds N]                        painted into memory
    xvfb-run -s "-screen 0 1400x900x24" python -m tests.benchmarks.bench_frames --platform xcb

A match is played in the real window at normal speed; nobody waits for the person. A frame is the time from
one tick of the animations to the next, 16 ms apart when nothing is in the way, as long as something moves.
What happens beside it changes every few seconds, in turn, so that all ways meet the same machine:

* `quiet`: nothing.
* `process`: Master thinks in another process, one decision after another: what only losing a processor costs.
* `thread`: Master thinks in a thread of the program, one decision after another, with its switch interval.
* `thread:MS`: the same with a switch interval of so many milliseconds; Python itself starts with 5.
* `match`: the opponents are Masters, who think when they are asked.

`work` is what the thread of the window needed of a frame: painting a whole new table takes more than a frame
in every way. `longer_by_waiting` counts the late frames with less work than that. `more_late` is the share of
frames longer than 20 ms less that of `quiet`. Works where processes can be halted
by a signal, as on Linux.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import msgspec
from PySide6.QtCore import QAbstractAnimation, QEventLoop, QTimer

from tests.ai.headless import play_match
from tests.benchmarks.measures import conditions, distribution
from thousand_qt.__main__ import SWITCH_INTERVAL
from thousand_qt.ai.casual import Casual
from thousand_qt.ai.levels import LEVELS
from thousand_qt.ai.seat import Budget
from thousand_qt.ai.solver import SolveStopped
from thousand_qt.ai.strong import master
from thousand_qt.engine.actions import Action
from thousand_qt.engine.deal import Phase
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.rules import PRESETS
from thousand_qt.engine.view import PlayerView
from thousand_qt.ui.main_window import MainWindow

LATE: Final = 0.02
"""Seconds after which a frame is late."""
TICK: Final = 0.016
"""Seconds between two ticks when all is well."""
_TURN: Final = 2.5
"""Seconds that one way lasts before the next has its turn."""
_SETTLED: Final = 0.25
"""Seconds after the beginning of a turn that are not counted."""
_POSITIONS: Final = 40
_PAUSE: Final = 0.1
"""Of the time of a thought, before the next. With real-time priority (`chrt -r 1`), to be alone on a machine
with company, Linux halts for 50 ms in each second whatever makes no pause."""


def hard_positions() -> list[PlayerView]:
    """Return decisions that take Master long: gifts, and cards of the first tricks."""
    found: list[PlayerView] = []

    def watch(state: MatchState, view: PlayerView, action: Action) -> None:
        if (
            len(view.legal_actions) > 1
            and view.phase in (Phase.EXCHANGE, Phase.PLAY)
            and len(view.tricks) < 3
        ):
            found.append(view)

    seed = 0
    while len(found) < _POSITIONS:
        play_match(PRESETS["classic"], [Casual(seat) for seat in range(3)], seed, deals=2, watch=watch)
        seed += 1
    return found


def think_for_ever() -> None:
    """Be the other process."""
    random, positions = Random(1), hard_positions()
    seat = master(1)
    print("ready", flush=True)
    while True:
        began = time.perf_counter()
        seat.choose(random.choice(positions), Budget())
        time.sleep(_PAUSE * (time.perf_counter() - began))


class ThinkingThread(threading.Thread):
    """Thinks as long as it may, decision after decision."""

    def __init__(self, positions: list[PlayerView]) -> None:
        super().__init__(daemon=True)
        self.thoughts = 0
        self._positions = positions
        self._random = Random(1)
        self._may_think = threading.Event()
        self._rests = threading.Event()
        self._seat = master(1)
        self.start()

    def run(self) -> None:
        while True:
            self._rests.set()
            self._may_think.wait()
            self._rests.clear()
            began = time.perf_counter()
            with contextlib.suppress(SolveStopped):
                self._seat.choose(self._random.choice(self._positions), Budget())
                self.thoughts += 1
            time.sleep(_PAUSE * (time.perf_counter() - began))

    def resume(self) -> None:
        self._may_think.set()

    def halt(self) -> None:
        self._may_think.clear()
        while not self._rests.wait(0.001):
            self._seat.stop()


class Opponent:
    """Plays as Casual; when told so, thinks as Master about everything first."""

    thinks = False
    thoughts = 0
    """Of all opponents."""

    def __init__(self, seed: int) -> None:
        self._quick = Casual(seed)
        self._master = master(seed)

    def choose(self, view: PlayerView, budget: Budget) -> Action:
        if Opponent.thinks:
            with contextlib.suppress(SolveStopped):
                self._master.choose(view, budget)
                Opponent.thoughts += 1
        return self._quick.choose(view, budget)

    def stop(self) -> None:
        self._master.stop()


class Frame(NamedTuple):
    """From one tick to the next, in seconds: by the clock, and what the program's own thread worked."""

    wall: float
    work: float


class Metronome(QAbstractAnimation):
    """Notes when the animations tick, from the beginning to the end of a movement."""

    def __init__(self, moves: Callable[[], bool]) -> None:
        super().__init__()
        self.frames: list[Frame] = []
        self._moves = moves
        self._last: Frame | None = None

    def duration(self) -> int:
        return -1

    def updateCurrentTime(self, currentTime: int) -> None:  # noqa: N803 - Qt's names
        now = Frame(time.perf_counter(), time.thread_time())
        if not self._moves():
            self._last = None
            return
        if self._last is not None:
            self.frames.append(Frame(now.wall - self._last.wall, now.work - self._last.work))
        self._last = now


class Bench:
    """The window, somebody who plays in it, and the ways of thinking beside it."""

    def __init__(self, window: MainWindow, other_process: int) -> None:
        self._window = window
        self._process = other_process
        self._thread = ThinkingThread(hard_positions())
        self._person = Casual(5)
        self._metronome = Metronome(lambda: not window.scene.idle)
        self._player = QTimer()
        self._player.timeout.connect(self.on_time_to_play)
        self.frames: dict[str, list[Frame]] = {}
        self.thoughts: dict[str, int] = {}

    @property
    def _thoughts(self) -> int:
        return self._thread.thoughts + Opponent.thoughts

    def on_time_to_play(self) -> None:
        """Do what the person has to do; at the end of the match begin another."""
        controller = self._window.controller
        assert controller is not None
        if not self._window.scene.idle:
            return
        if self._window.area.sheet is not None:
            if controller.session.view.outcome is None:
                controller.on_next_deal_requested()
            else:
                controller.play_again_requested.emit()
        elif controller.can_hint:
            view = controller.session.view
            controller.session.submit(self._person.choose(view, Budget()))

    def run(self, seconds: float, ways: list[str]) -> None:
        """Let each way have its turns, for so many seconds in all."""
        self._metronome.start()
        self._player.start(30)
        self.frames = {way: [] for way in ways}
        self.thoughts = dict.fromkeys(ways, 0)
        _wait(1.0)
        random = Random(3)
        for _ in range(max(1, round(seconds / _TURN))):
            # In another order each time, so that no way always gets the same moments of a deal.
            for way in random.sample(ways, len(ways)):
                with self._way(way):
                    _wait(_SETTLED)
                    before = self._thoughts
                    self._metronome.frames.clear()
                    _wait(_TURN)
                    self.frames[way] += self._metronome.frames
                    self.thoughts[way] += self._thoughts - before
        self._player.stop()
        self._metronome.stop()

    @contextlib.contextmanager
    def _way(self, way: str) -> Iterator[None]:
        match way:
            case "process":
                os.kill(self._process, signal.SIGCONT)
            case "thread":
                self._thread.resume()
            case str() if way.startswith("thread:"):
                sys.setswitchinterval(float(way.removeprefix("thread:")) / 1000)
                self._thread.resume()
            case "match":
                Opponent.thinks = True
            case _:
                pass
        try:
            yield
        finally:
            os.kill(self._process, signal.SIGSTOP)
            self._thread.halt()
            sys.setswitchinterval(SWITCH_INTERVAL)
            Opponent.thinks = False


def _wait(seconds: float) -> None:
    loop = QEventLoop()
    QTimer.singleShot(round(1000 * seconds), loop.quit)
    loop.exec()


def report_of(frames: dict[str, list[Frame]]) -> dict[str, Any]:
    """Return how long the frames were in each way, and how many more were late than in quiet."""

    def late(way: str) -> list[Frame]:
        return [frame for frame in frames[way] if frame.wall > LATE]

    def share(way: str) -> float:
        return len(late(way)) / max(1, len(frames[way]))

    return {
        way: distribution([frame.wall for frame in some], LATE)
        | {
            "work": distribution([frame.work for frame in some]),
            "longer_by_waiting": sum(frame.work < TICK for frame in late(way)),
            "more_late": round(share(way) - share("quiet"), 5),
        }
        for way, some in frames.items()
    }


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=25.0, help="time for each way")
    parser.add_argument("--platform", default="offscreen", help="Qt's platform: offscreen, xcb, wayland")
    parser.add_argument("--ways", nargs="*", default=["quiet", "process", "thread", "thread:5", "match"])
    parser.add_argument("--size", nargs=2, type=int, default=(1280, 720), metavar=("WIDTH", "HEIGHT"))
    options = parser.parse_args()
    os.environ["QT_QPA_PLATFORM"] = options.platform
    from PySide6.QtWidgets import QApplication

    from thousand_qt.app.i18n import Translations
    from thousand_qt.app.paths import Paths
    from thousand_qt.app.settings import Settings, SettingsStore, Speed
    from thousand_qt.app.theme import ThemeKeeper
    from thousand_qt.engine.shuffle import SECRET_BYTES
    from thousand_qt.ui.new_match import MatchSetup

    application = QApplication(sys.argv[:1])
    sys.setswitchinterval(SWITCH_INTERVAL)
    random = Random(11)
    report: dict[str, Any] = {"conditions": conditions(), "platform": options.platform}
    with tempfile.TemporaryDirectory() as profile, another_process() as process:
        paths = Paths.for_profile(Path(profile))
        settings = msgspec.structs.replace(Settings(), speed=Speed.NORMAL)
        translations = Translations(application)
        translations.set_language("en")
        theme = ThemeKeeper(application, application)
        theme.set_theme(settings.theme)
        store = SettingsStore(paths.config / "settings.toml")
        levels = {**LEVELS, "benchmark": Opponent}
        window = MainWindow(
            paths, store, settings, translations, theme, levels, lambda: random.randbytes(SECRET_BYTES)
        )
        window.resize(*options.size)
        window.show()
        window.start_match(MatchSetup("classic", ("A", "B", "C"), ("human", "benchmark", "benchmark")))
        bench = Bench(window, process)
        bench.run(options.seconds, options.ways)
        window.close()
    report["frames"] = report_of(bench.frames)
    report["thoughts"] = bench.thoughts
    report["load_after"] = round(os.getloadavg()[0], 1)
    print(json.dumps(report, indent=2))


@contextlib.contextmanager
def another_process() -> Iterator[int]:
    """Start a process that can think, and halt it."""
    code = "from tests.benchmarks.bench_frames import think_for_ever; think_for_ever()"
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE) as process:
        try:
            assert process.stdout is not None
            process.stdout.readline()
            process.send_signal(signal.SIGSTOP)
            yield process.pid
        finally:
            process.kill()


if __name__ == "__main__":
    main()
