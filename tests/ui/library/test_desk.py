"""Work in another thread: in order, answered in the thread that asked, and dropped without a word."""

from __future__ import annotations

import threading
import weakref
from collections.abc import Iterator
from functools import partial

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from tests.ui.room_for_texts import settle
from thousand_qt.ui.library.desk import Desk

WAIT = 30_000


@pytest.fixture
def desk(qapp: object) -> Iterator[Desk]:
    desk = Desk()
    yield desk
    desk.close(WAIT / 1000)


def never(_answer: object) -> None:
    pytest.fail("nobody is to be told")


def test_work_is_done_elsewhere_and_answered_here(qtbot: QtBot, desk: Desk) -> None:
    seen: list[threading.Thread] = []
    answers: list[tuple[int, threading.Thread]] = []
    for number in range(5):
        desk.ask(
            lambda number=number: (seen.append(threading.current_thread()), number)[1],
            lambda value: answers.append((value, threading.current_thread())),
        )
    qtbot.waitUntil(lambda: len(answers) == 5, timeout=WAIT)
    assert [value for value, _ in answers] == list(range(5))
    assert {thread for _, thread in answers} == {threading.main_thread()}
    assert len(set(seen)) == 1
    assert threading.main_thread() not in seen


def test_what_was_answered_is_not_kept_until_the_next_errand(qtbot: QtBot, desk: Desk) -> None:
    class Large:
        pass

    answers: list[weakref.ref[Large]] = []
    desk.ask(Large, lambda large: answers.append(weakref.ref(large)))
    qtbot.waitUntil(lambda: bool(answers) and answers[0]() is None, timeout=WAIT)
    assert not desk.is_busy


def test_an_error_is_told_to_who_wants_to_hear_of_it(qtbot: QtBot, desk: Desk) -> None:
    errors: list[Exception] = []
    desk.ask(lambda: 1 // 0, never, errors.append)
    qtbot.waitUntil(lambda: bool(errors), timeout=WAIT)
    assert isinstance(errors[0], ZeroDivisionError)
    assert not desk.is_busy


def test_an_error_nobody_expects_is_raised_here(qtbot: QtBot, desk: Desk) -> None:
    with qtbot.capture_exceptions() as raised:
        desk.ask(lambda: 1 // 0, never)
        qtbot.waitUntil(lambda: bool(raised), timeout=WAIT)
    assert raised[0][0] is ZeroDivisionError


def test_what_is_dropped_is_not_begun_and_not_answered(qtbot: QtBot, desk: Desk) -> None:
    gate = threading.Event()
    begun: list[str] = []
    answers: list[str] = []

    def work(name: str) -> str:
        begun.append(name)
        gate.wait()
        return name

    first = desk.ask(lambda: work("first"), answers.append)
    second = desk.ask(lambda: work("second"), answers.append)
    desk.ask(lambda: work("third"), answers.append)
    qtbot.waitUntil(lambda: begun == ["first"], timeout=WAIT)
    desk.drop(first)
    desk.drop(second)
    desk.drop(second)
    desk.drop(None)
    gate.set()
    qtbot.waitUntil(lambda: answers == ["third"], timeout=WAIT)
    assert begun == ["first", "third"]


def test_it_says_when_it_is_busy(qtbot: QtBot, desk: Desk) -> None:
    heard: list[bool] = []
    desk.busy_changed.connect(heard.append)
    desk.ask(lambda: 1, lambda _: None)
    desk.ask(lambda: 2, lambda _: None)
    assert desk.is_busy
    qtbot.waitUntil(lambda: not desk.is_busy, timeout=WAIT)
    assert heard == [True, False]


def test_after_closing_nothing_is_heard_any_more(qtbot: QtBot, desk: Desk) -> None:
    gate, begun, ended = threading.Event(), threading.Event(), threading.Event()

    def work() -> None:
        begun.set()
        gate.wait()
        ended.set()

    desk.ask(work, never)
    assert begun.wait(WAIT / 1000)
    desk.close()
    assert not desk.is_busy
    gate.set()
    assert ended.wait(WAIT / 1000)
    settle()
    answers: list[int] = []
    desk.ask(lambda: 3, answers.append)  # a new thread is begun when it is needed
    qtbot.waitUntil(lambda: answers == [3], timeout=WAIT)


def test_work_for_the_other_thread_may_not_hold_an_object_of_qt(desk: Desk) -> None:
    class Window(QObject):
        def work(self) -> str:
            return self.objectName()

    window = Window()
    name = window.objectName
    inner = partial(lambda this: this.objectName(), window)
    for work in (window.work, lambda: str(window), lambda: len(inner()), partial(str, window), inner):
        with pytest.raises(TypeError, match="another thread"):
            desk.ask(work, never)
    assert not desk.is_busy
    assert name() == ""
