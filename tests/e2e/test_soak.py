"""A few deals of `tests.benchmarks.soak`: the robot gets through, and a match that was left is gone."""

from __future__ import annotations

import gc
import weakref

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.benchmarks.soak import slope
from tests.benchmarks.soak_robot import Robot, throw_away
from tests.clicking import WAIT
from tests.e2e.window_player import make_window
from thousand_qt.app.paths import Paths
from thousand_qt.ui import cover
from thousand_qt.ui.new_match import MatchSetup


def test_a_match_that_was_left_leaves_nothing_behind(
    qtbot: QtBot, qapp: QApplication, profile_paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cover, "CALM", 0)
    window = make_window(qtbot, qapp, profile_paths)
    robot = Robot(window, 5, presets=("polish-stock",))
    stuck: list[str] = []
    robot.stuck.connect(stuck.append)
    with qtbot.waitSignal(robot.had_enough, timeout=WAIT):
        robot.start()
    assert stuck == []
    assert sum(robot.opened.values()) == 1
    seen: list[tuple[int, int]] = []
    for _ in range(3):
        left = window.controller
        assert left is not None
        gone = weakref.ref(left), weakref.ref(left.session)
        del left
        window.start_match(MatchSetup("polish-stock", ("Zofia", "Borys"), ("human", "casual")))
        throw_away()
        gc.collect()
        assert [each() for each in gone] == [None, None]
        seen.append((len(window.findChildren(QObject)), len(window.scene.items())))
    assert seen[1] == seen[2]


def test_growth_is_told_apart_from_different_levels() -> None:
    flat = [("two", 1, 10), ("four", 2, 90), ("two", 3, 10), ("four", 4, 90)]
    assert slope(flat) == 0
    growing = [(group, step, value + 3 * step) for group, step, value in flat]
    assert slope(growing) == 3
