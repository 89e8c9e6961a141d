"""Questions about puzzles are answered elsewhere; a dropped one is stopped and never told of."""

from __future__ import annotations

import threading

import pytest
from pytestqt.qtbot import QtBot

from thousand_qt.ai.solver import SolveStopped, StopFlag
from thousand_qt.session.puzzle_worker import PuzzleWorker

WAIT = 60_000


def test_an_answer_comes_from_another_thread(qtbot: QtBot) -> None:
    worker = PuzzleWorker()
    with qtbot.waitSignal(worker.answered, timeout=WAIT) as heard:
        worker.ask(lambda _: threading.current_thread() is not threading.main_thread())
        assert worker.is_busy
    assert heard.args == [True]
    assert not worker.is_busy


def test_a_dropped_question_is_stopped_and_the_next_is_answered(qtbot: QtBot) -> None:
    worker = PuzzleWorker()
    stopped = threading.Event()

    def endless(flag: StopFlag) -> object:
        while not flag.is_set():
            pass
        stopped.set()
        raise SolveStopped

    told: list[object] = []
    worker.answered.connect(told.append)
    worker.ask(endless)
    with qtbot.waitSignal(worker.answered, timeout=WAIT):
        worker.ask(lambda _: "second")
    assert stopped.wait(60)
    assert told == ["second"]


def test_what_goes_wrong_is_told(qtbot: QtBot, caplog: pytest.LogCaptureFixture) -> None:
    worker = PuzzleWorker()

    def broken(_: StopFlag) -> object:
        raise ValueError("no such puzzle")

    with qtbot.waitSignal(worker.failed, timeout=WAIT) as heard:
        worker.ask(broken)
    assert heard.args is not None
    assert str(heard.args[0]) == "no such puzzle"
    assert "no such puzzle" in caplog.text
