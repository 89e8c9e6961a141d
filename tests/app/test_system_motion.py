"""The system's wish for less motion is understood in every dialect, and nonsense is no wish."""

from __future__ import annotations

import sys
import types
from typing import Any

import pytest
from PySide6.QtCore import QObject, QProcess, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from thousand_qt.app import system_motion
from thousand_qt.app.system_motion import Answer, SystemMotion, asks_to_reduce, unwrapped


class FakeSystem:
    """Answers as the test says."""

    def __init__(self, **says: object) -> None:
        self.says: dict[str, object] = says

    def __call__(self, _owner: QObject, answer: Answer) -> None:
        for key, said in self.says.items():
            answer(key, said)


@pytest.mark.parametrize(
    ("key", "said", "reduces"),
    [
        ("reduced-motion", 1, True),
        ("reduced-motion", 0, False),
        ("reduced-motion", 7, False),
        ("reduced-motion", None, False),
        ("enable-animations", False, True),
        ("enable-animations", True, False),
        ("enable-animations", 0, False),
        ("AnimationDurationFactor", "0", True),
        ("AnimationDurationFactor", "0.0", True),
        ("AnimationDurationFactor", "0.7", False),
        ("AnimationDurationFactor", "quick", False),
        ("SPI_GETCLIENTAREAANIMATION", False, True),
        ("SPI_GETCLIENTAREAANIMATION", True, False),
        ("reduceMotion", 1, True),
        ("reduceMotion", 0, False),
        ("reduceMotion", None, False),
        ("colour-scheme", 1, False),
    ],
)
def test_what_an_answer_asks_for(key: str, said: object, reduces: bool):
    assert asks_to_reduce(key, said) is reduces


def test_one_answer_of_many_is_enough_and_can_be_taken_back(qtbot: QtBot):
    system = FakeSystem(**{"reduced-motion": 0, "enable-animations": False})
    motion = SystemMotion(system)
    assert motion.is_reduced
    system.says["enable-animations"] = True
    with qtbot.waitSignal(motion.changed):
        motion.refresh()
    assert not motion.is_reduced


def test_who_comes_back_to_the_game_is_asked_for_again(qapp: QApplication):
    system = FakeSystem(reduceMotion=0)
    motion = SystemMotion(system)
    system.says["reduceMotion"] = 1
    qapp.applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)
    assert not motion.is_reduced
    qapp.applicationStateChanged.emit(Qt.ApplicationState.ApplicationActive)
    assert motion.is_reduced


def test_a_system_that_fails_asks_for_nothing(qapp: QApplication):
    def fail(_owner: QObject, _answer: Answer) -> None:
        raise OSError("no such library")

    assert not SystemMotion(fail).is_reduced


@pytest.mark.parametrize(
    ("platform", "ask"),
    [("linux", "ask_portal"), ("win32", "ask_windows"), ("darwin", "ask_mac"), ("freebsd14", "ask_portal")],
)
def test_each_platform_is_asked_in_its_own_way(monkeypatch: pytest.MonkeyPatch, platform: str, ask: str):
    monkeypatch.setattr(sys, "platform", platform)
    assert system_motion.ask_this_system() is getattr(system_motion, ask)


@pytest.mark.parametrize("animated", [0, 1])
def test_windows(monkeypatch: pytest.MonkeyPatch, qapp: QApplication, animated: int):
    def answer(action: int, _size: int, place: Any, _flags: int) -> int:
        assert action == 0x1042
        place._obj.value = animated
        return 1

    library = types.SimpleNamespace(SystemParametersInfoW=answer)
    monkeypatch.setattr(system_motion.ctypes, "WinDLL", {"user32": library}.__getitem__, raising=False)
    assert SystemMotion(system_motion.ask_windows).is_reduced is (animated == 0)


@pytest.mark.parametrize(("said", "reduced"), [("1", True), ("0", False), ("what", False)])
def test_mac(monkeypatch: pytest.MonkeyPatch, qtbot: QtBot, said: str, reduced: bool):
    start = QProcess.start

    def echo(process: QProcess, program: str, arguments: list[str]) -> None:
        assert (program, arguments[0]) == ("defaults", "read")
        start(process, sys.executable, ["-c", f"print({said!r})"])

    monkeypatch.setattr(QProcess, "start", echo)
    answers: list[tuple[str, object]] = []
    owner = QObject()
    system_motion.ask_mac(owner, lambda key, value: answers.append((key, value)))
    qtbot.waitUntil(lambda: bool(answers), timeout=60_000)
    assert asks_to_reduce(*answers[0]) is reduced


def test_a_mac_without_that_program_asks_for_nothing(monkeypatch: pytest.MonkeyPatch, qtbot: QtBot):
    monkeypatch.setenv("PATH", "")
    owner = QObject()
    motion = SystemMotion(system_motion.ask_mac, owner)
    qtbot.waitUntil(lambda: not motion.findChildren(QProcess), timeout=60_000)
    assert not motion.is_reduced


def test_the_portal_wraps_its_answers_twice():
    class Wrapping:
        def __init__(self, content: object) -> None:
            self.variant = lambda: content

    assert unwrapped(Wrapping(Wrapping(1))) == 1
    assert unwrapped(False) is False


def test_without_a_session_bus_nobody_is_asked(monkeypatch: pytest.MonkeyPatch, qapp: QApplication):
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere")
    assert not SystemMotion(system_motion.ask_portal).is_reduced
