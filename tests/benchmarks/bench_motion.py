"""What a frame of the table costs while cards move, as JSON.

    python -m tests.benchmarks.bench_motion [--size 1920 1080] [--tricks N]

Tricks are played on the table, painted into memory, one animation after another. A frame is what the thread
of the window works to put every card where it is 16 ms later and to paint what has changed, in milliseconds;
frames in which no card moves are not counted. All of it is done in turn within one run, so that ratios hold
on a machine with company:

* `quiet`, `master`: with nothing beside it, and with Master thinking in a thread of the program.
* `whole`: painting everything that can be seen, for comparison.
* `minimal`, `bounding`, `full`: `quiet` with the other update modes of QGraphicsView.
* `celebration`: paper cuttings over all of the table.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from PySide6.QtWidgets import QApplication, QGraphicsView

from tests.benchmarks.bench_frames import ThinkingThread, hard_positions
from tests.benchmarks.measures import conditions, distribution
from tests.table.plain_texts import PlainTexts
from tests.table.played_match import PlayedMatch, at_first_lead, some_play
from thousand_qt.__main__ import SWITCH_INTERVAL
from thousand_qt.decks.catalogue import load_deck
from thousand_qt.decks.renderer import DeckRenderer
from thousand_qt.engine.deal import Phase
from thousand_qt.table.scene import TableScene
from thousand_qt.table.view import TableView

TICK: Final = 16
_DECK: Final = Path(__file__).parents[2] / "resources" / "decks" / "papercut"
_MODES: Final = {
    "minimal": QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate,
    "bounding": QGraphicsView.ViewportUpdateMode.BoundingRectViewportUpdate,
    "full": QGraphicsView.ViewportUpdateMode.FullViewportUpdate,
}
_CELEBRATION_FRAMES: Final = 120


class Film:
    """Plays tricks frame by frame, as fast as it can, and notes what each frame cost."""

    def __init__(self, view: TableView) -> None:
        self._view = view
        self._scene = view.table_scene
        self._match: PlayedMatch | None = None

    def trick(self) -> list[float]:
        """Play three cards and sweep them away; return seconds of work."""
        match = self._match
        if match is None or match.view.phase is not Phase.PLAY:
            match = self._match = at_first_lead()
            self._scene.finish()
            self._scene.show_view(match.view)
            QApplication.processEvents()
        costs: list[float] = []
        for _ in range(match.view.rules.players):
            if match.view.phase is not Phase.PLAY:
                break
            self._scene.play(match.apply(some_play(match)), match.view)
            while (step := self._scene.animator.current_animation) is not None:
                now = step.currentTime()
                if step.duration() == 0:
                    break
                moving = any(not item.is_at_rest for item in self._scene.card_items())
                cost = worked(lambda step=step, now=now: self._frame(step, now))
                if moving:
                    costs.append(cost)
        return costs

    @staticmethod
    def _frame(step: Any, now: int) -> None:
        step.setCurrentTime(min(now + TICK, step.duration()))
        QApplication.processEvents()

    def whole(self) -> float:
        return worked(self._view.viewport().repaint)

    def celebration(self) -> list[float]:
        self._scene.celebrate()
        falling = self._scene.celebration
        costs: list[float] = []
        for frame in range(1, _CELEBRATION_FRAMES):
            falling.setProperty("progress", frame / _CELEBRATION_FRAMES)
            costs.append(worked(QApplication.processEvents))
        falling.stop()
        return costs


def worked(what: Callable[[], object]) -> float:
    """Return the seconds this thread worked on it; waiting for a processor is not work."""
    began = time.thread_time()
    what()
    return time.thread_time() - began


def run(view: TableView, tricks: int) -> dict[str, list[float]]:
    film, thread = Film(view), ThinkingThread(hard_positions())
    usual = view.viewportUpdateMode()
    frames: dict[str, list[float]] = {name: [] for name in ("quiet", "master", "whole", *_MODES)}
    film.trick()  # everything that is made once is made now
    for _ in range(tricks):
        frames["quiet"] += film.trick()
        thread.resume()
        frames["master"] += film.trick()
        thread.halt()
        frames["whole"] += [film.whole() for _ in range(20)]
        for name, mode in _MODES.items():
            view.setViewportUpdateMode(mode)
            frames[name] += film.trick()
        view.setViewportUpdateMode(usual)
    frames["celebration"] = film.celebration()
    return frames


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--size", nargs=2, type=int, default=(1920, 1080), metavar=("WIDTH", "HEIGHT"))
    parser.add_argument("--tricks", type=int, default=8, help="in each way")
    options = parser.parse_args()
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    application = QApplication(sys.argv[:1])
    sys.setswitchinterval(SWITCH_INTERVAL)
    scene = TableScene(DeckRenderer(load_deck(_DECK, "en")), PlainTexts())
    scene.set_speed("normal")
    view = TableView(scene)
    view.resize(*options.size)
    view.show()
    application.processEvents()
    frames = run(view, options.tricks)
    view.close()
    usual = statistics.mean(frames["quiet"])
    report: dict[str, Any] = {"conditions": conditions(), "size": list(options.size)}
    report["frames"] = {
        name: distribution(costs)
        | {
            "mean": round(1000 * statistics.mean(costs), 2),
            "of_quiet": round(statistics.mean(costs) / usual, 2),
        }
        for name, costs in frames.items()
    }
    print(json.dumps(report, indent=2))


if __name__ == "__main__":
    main()
