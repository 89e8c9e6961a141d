"""A window of replays, and matches of every form to go through."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.active_windows import activate
from tests.ui.replay.recorded import recorded
from thousand_qt.app.paths import resource_path
from thousand_qt.decks.catalogue import load_deck
from thousand_qt.engine.record import Record
from thousand_qt.ui.replay.window import ReplayWindow

WAIT = 60_000
"""Milliseconds after which a condition that should come true is taken for one that never will."""

OpenReplay = Callable[..., ReplayWindow]


@pytest.fixture
def open_replay(qtbot: QtBot) -> Iterator[OpenReplay]:
    """Shows a match in a window at speed "off", where it is painted for those only who grab it."""
    windows: list[ReplayWindow] = []

    def show(
        record: Record | None = None, *, size: tuple[int, int] = (1280, 720), speed: str = "off", **how
    ) -> ReplayWindow:
        window = ReplayWindow(load_deck(resource_path("decks", "papercut"), "en"))
        windows.append(window)
        qtbot.addWidget(window)
        window.resize(*size)
        window.set_speed(speed)
        window.setUpdatesEnabled(speed != "off")
        window.show_record(record or recorded("classic"), **how)
        activate(qtbot, window)
        window.setFocus()
        return window

    yield show
    for window in windows:
        window.close()
