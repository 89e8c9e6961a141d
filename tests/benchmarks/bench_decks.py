"""How long the thread of the window stands still while a whole deck is drawn, as JSON.

    python -m tests.benchmarks.bench_decks [--rounds N]

The cards of a table of 1920 x 1080 at one and two device pixels: drawn in the thread of the window, as it
once was, by another process, as it is, and read from the disk, as at every start but the first. A metronome
of 1 ms notes the longest time it was kept waiting; everything counts until the sharp pixmaps of all cards are
there.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QEventLoop, QTimer

from tests.benchmarks.measures import conditions, distribution
from thousand_qt.app.paths import resource_path
from thousand_qt.decks.card_cache import CardCache
from thousand_qt.decks.catalogue import CARDS, load_deck
from thousand_qt.decks.renderer import DeckRenderer

FRAME: Final = 0.016
_WIDTH: Final = 147.0
"""Of a card on a table of 1920 x 1080, in logical pixels."""


class Metronome:
    """Notes the longest time between two turns of the event loop."""

    def __init__(self) -> None:
        self.longest = 0.0
        self._last = time.perf_counter()
        self._timer = QTimer()
        self._timer.timeout.connect(self.on_tick)
        self._timer.start(1)

    def on_tick(self) -> None:
        now = time.perf_counter()
        self.longest = max(self.longest, now - self._last)
        self._last = now


def _spin(milliseconds: int) -> None:
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def _show_all(renderer: DeckRenderer) -> None:
    for card in CARDS:
        renderer.face(card)
    renderer.back()


def here(ratio: float) -> tuple[float, float]:
    """Return the longest wait and the time until all cards are there, drawn in this thread."""
    renderer = DeckRenderer(load_deck(resource_path("decks", "papercut"), "en"))
    renderer.set_card_width(_WIDTH, ratio)
    metronome = Metronome()
    _spin(50)
    metronome.longest = 0.0
    QTimer.singleShot(0, renderer.prepare)
    _spin(100)
    return metronome.longest, metronome.longest


def elsewhere(ratio: float) -> tuple[float, float]:
    """Return the same, drawn by the other process."""
    renderer = DeckRenderer(load_deck(resource_path("decks", "papercut"), "en"))
    renderer.set_card_width(90, 1)
    renderer.prepare()
    renderer.faces_changed.connect(lambda: _show_all(renderer))
    metronome = Metronome()
    _spin(50)
    metronome.longest = 0.0
    loop = QEventLoop()
    renderer.faces_changed.connect(loop.quit)
    began = time.perf_counter()
    QTimer.singleShot(0, lambda: renderer.set_card_width(_WIDTH, ratio))
    loop.exec()
    whole = time.perf_counter() - began
    _spin(20)
    return metronome.longest, whole


def from_disk(ratio: float, cache: CardCache) -> tuple[float, float]:
    """Return the same for all cards of a start, asked for at once, that an earlier start has left."""
    renderer = DeckRenderer(load_deck(resource_path("decks", "papercut"), "en"), cache=cache)
    renderer.set_card_width(_WIDTH, ratio)
    metronome = Metronome()
    _spin(50)
    metronome.longest = 0.0
    QTimer.singleShot(0, lambda: _show_all(renderer))
    _spin(100)
    assert not renderer.is_rendering
    return metronome.longest, metronome.longest


def _fill(ratio: float, cache: CardCache) -> None:
    """Have the cards drawn and kept."""
    renderer = DeckRenderer(load_deck(resource_path("decks", "papercut"), "en"), cache=cache)
    renderer.set_card_width(_WIDTH, ratio)
    loop = QEventLoop()
    renderer.faces_changed.connect(loop.quit)
    renderer.back()
    if renderer.is_rendering:
        loop.exec()


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=10)
    options = parser.parse_args()
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtGui import QGuiApplication

    application = QGuiApplication(sys.argv[:1])
    report: dict[str, Any] = {"conditions": conditions()}
    folder = tempfile.TemporaryDirectory()
    cache = CardCache(Path(folder.name))
    for ratio in (1.0, 2.0):
        times: dict[str, list[tuple[float, float]]] = {
            "in_the_window": [],
            "other_process": [],
            "from_disk": [],
        }
        _fill(ratio, cache)
        for _ in range(options.rounds):
            times["in_the_window"].append(here(ratio))
            times["other_process"].append(elsewhere(ratio))
            times["from_disk"].append(from_disk(ratio, cache))
        report[f"{ratio:g}x"] = {
            way: {
                "longest_block": distribution([block for block, _ in some], FRAME),
                "until_sharp": distribution([whole for _, whole in some]),
            }
            for way, some in times.items()
        }
    print(json.dumps(report, indent=2))
    folder.cleanup()
    del application


if __name__ == "__main__":
    main()
