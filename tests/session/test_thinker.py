"""A question nobody waits for any more stops its seat, and nothing is heard of it."""

from __future__ import annotations

import threading
import time

import msgspec
import pytest

from tests.ai.positions import after, dealt, to_act
from thousand_qt.ai.random_legal import RandomLegal
from thousand_qt.ai.seat import Budget
from thousand_qt.ai.solver import SolveStopped
from thousand_qt.ai.strong import STRONG, Searcher
from thousand_qt.engine.deal import Phase
from thousand_qt.engine.rules import Rules
from thousand_qt.session.thinker import Thinker

ENDLESS = Budget(seconds=60.0)


class Watched:
    """A seat that tells how its decisions go."""

    def __init__(self, seat):
        self.seat = seat
        self.asked = 0
        self.started = threading.Event()
        self.ended = threading.Event()
        self.error = None

    def choose(self, view, budget):
        self.asked += 1
        self.started.set()
        try:
            return self.seat.choose(view, budget)
        except Exception as error:
            self.error = error
            raise
        finally:
            self.ended.set()

    def stop(self):
        self.seat.stop()


class Blocking:
    """Cannot be stopped."""

    def __init__(self):
        self.asked = threading.Event()
        self.release = threading.Event()

    def choose(self, view, budget):
        self.asked.set()
        self.release.wait()
        return view.legal_actions[0]


@pytest.fixture
def thinker(qtbot):
    made = Thinker()
    yield made
    made.close()


@pytest.fixture
def answers(thinker):
    heard = []
    thinker.answered.connect(heard.append)
    return heard


def endless_searcher():
    """A Strong player who would look at a million layouts."""
    many = 1_000_000
    return Searcher(
        1, msgspec.structs.replace(STRONG, gift_worlds=many, gift_seconds=ENDLESS.seconds, gifts=9)
    )


def view_with_much_to_think_about():
    view = to_act(after(dealt(Rules(), "AS KS QS AH TH 9H JC"), "bid 120", "pass", "pass"))
    assert view.phase is Phase.EXCHANGE
    return view


def test_a_search_that_is_dropped_ends_in_its_middle_and_silently(thinker, answers, qtbot):
    view = view_with_much_to_think_about()
    for _ in range(5):
        seat = Watched(endless_searcher())
        thinker.ask(seat, view, ENDLESS)
        assert seat.started.wait(10)
        time.sleep(0.03)  # into the middle of the search
        assert not seat.ended.is_set()
        thinker.drop()
        assert seat.ended.wait(10)  # how soon: tests/benchmarks/bench_thinking.py
        assert isinstance(seat.error, SolveStopped)
    qtbot.wait(20)  # whatever was on its way has arrived
    assert answers == []


def test_a_stopped_seat_can_be_asked_again(thinker, answers, qtbot):
    view = view_with_much_to_think_about()
    searcher = Searcher(1, STRONG)
    undisturbed = Searcher(1, STRONG).choose(view, Budget(worlds=3))
    for _ in range(3):
        thinker.ask(searcher, view, ENDLESS)
        thinker.drop()
    thinker.ask(searcher, view, Budget(worlds=3))
    qtbot.waitUntil(lambda: bool(answers), timeout=10_000)
    assert [answer.error for answer in answers] == [None]
    assert answers[0].action == undisturbed


def test_a_question_dropped_before_its_turn_is_never_asked(thinker, qtbot):
    view = view_with_much_to_think_about()
    blocking, late = Blocking(), Watched(RandomLegal(1))
    thinker.ask(blocking, view, ENDLESS)
    assert blocking.asked.wait(10)
    worker = thinker._worker
    waiting = msgspec.structs.replace(thinker._pending, number=99, seat=late, dropped=threading.Event())
    worker.put(waiting)
    waiting.dropped.set()
    thinker.drop()
    blocking.release.set()
    worker.join(10)
    assert not worker.is_alive()
    assert late.asked == 0


def test_a_seat_without_stop_is_left_behind(thinker, answers, qtbot):
    view = view_with_much_to_think_about()
    blocking = Blocking()
    thinker.ask(blocking, view, ENDLESS)
    assert blocking.asked.wait(10)
    thinker.ask(RandomLegal(1), view, ENDLESS)
    qtbot.waitUntil(lambda: bool(answers), timeout=10_000)
    blocking.release.set()
    qtbot.wait(20)
    assert len(answers) == 1
