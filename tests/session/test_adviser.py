"""Advice comes from another thread, for the decision asked about, and is forgotten when that has passed."""

from __future__ import annotations

import threading

import pytest

from tests.ai.positions import after, dealt, to_act
from thousand_qt.ai.casual import Casual
from thousand_qt.ai.explanation import Explanation
from thousand_qt.engine.rules import Rules
from thousand_qt.session.adviser import Adviser


class Slow(Casual):
    """Explains when it is released, and can be stopped."""

    def __init__(self):
        super().__init__(1)
        self.release = threading.Event()
        self.thread = None
        self.stopped = False

    def explain(self, view, budget):
        self.thread = threading.current_thread()
        self.release.wait(10)
        return super().explain(view, budget)

    def stop(self):
        self.stopped = True
        self.release.set()


class Broken(Casual):
    def explain(self, view, budget):
        raise RuntimeError("broken on purpose")


@pytest.fixture
def advice_of(qtbot):
    advisers = []

    def make(seat):
        adviser = Adviser(seat)
        advisers.append(adviser)
        heard = []
        adviser.advised.connect(heard.append)
        return adviser, heard

    yield make
    for adviser in advisers:
        adviser.close()


def view():
    return to_act(after(dealt(Rules(), "AS KS QS AH TH 9H JC"), "bid 120", "pass", "pass"))


def test_the_answer_is_an_explanation(advice_of, qtbot):
    slow = Slow()
    adviser, heard = advice_of(slow)
    asked = view()
    adviser.ask(asked)
    assert heard == []
    slow.release.set()
    qtbot.waitUntil(lambda: bool(heard), timeout=10_000)
    assert heard[0].view is asked
    assert isinstance(heard[0].explanation, Explanation)
    assert slow.thread is not threading.main_thread()


def test_a_passed_decision_stops_the_adviser(advice_of, qtbot):
    slow = Slow()
    adviser, heard = advice_of(slow)
    adviser.ask(view())
    qtbot.waitUntil(lambda: slow.thread is not None, timeout=10_000)
    adviser.drop()
    assert slow.stopped
    qtbot.wait(20)
    assert heard == []


def test_an_adviser_that_fails_says_so_without_harm(advice_of, qtbot, caplog):
    adviser, heard = advice_of(Broken(1))
    adviser.ask(view())
    qtbot.waitUntil(lambda: bool(heard), timeout=10_000)
    assert heard[0].explanation is None
    assert "broken on purpose" in caplog.text
