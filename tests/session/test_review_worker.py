"""A review runs beside the table: it tells how far it is, can be stopped at once and is kept for later."""

from __future__ import annotations

import threading

import msgspec
import pytest

from tests.ai.review.played import played, with_person
from thousand_qt.ai.review import MatchReview
from thousand_qt.ai.seat import Budget
from thousand_qt.engine.actions import Pass
from thousand_qt.engine.record import Record, SeatEntry
from thousand_qt.records.facts import HUMAN
from thousand_qt.records.faults import RecordFileError
from thousand_qt.records.library import NOTEBOOK_NAME
from thousand_qt.records.notebook import DealReview, Notebook
from thousand_qt.session.review_shelf import FOLDER, ReviewShelf
from thousand_qt.session.review_worker import Progress, ReviewTask, ReviewWorker, read_match

FEW = Budget(worlds=2)
ENDLESS = Budget(worlds=10_000_000)
SEAT = 1


@pytest.fixture(scope="module")
def record() -> Record:
    return with_person(played("classic", ("casual", "casual", "casual"), seed=3, deals=2), SEAT)


class Heard:
    """What a worker has told."""

    def __init__(self, worker: ReviewWorker) -> None:
        self.begun = []
        self.progress: list[Progress] = []
        self.finished = 0
        self.errors = []
        worker.begun.connect(self.begun.append)
        worker.progressed.connect(self.progress.append)
        worker.finished.connect(self.on_finished)
        worker.failed.connect(self.errors.append)

    def on_finished(self) -> None:
        self.finished += 1

    @property
    def review(self) -> MatchReview:
        return self.progress[-1].review


@pytest.fixture
def make_worker(qtbot):
    made = []

    def make(shelf: ReviewShelf | None = None) -> tuple[ReviewWorker, Heard]:
        worker = ReviewWorker(shelf)
        made.append(worker)
        return worker, Heard(worker)

    yield make
    for worker in made:
        worker.close()
        assert not worker.is_thread_alive


def test_every_decision_is_told_of_as_it_is_judged(qtbot, make_worker, record):
    worker, heard = make_worker()
    worker.start(ReviewTask(record, budget=FEW))
    qtbot.waitUntil(lambda: heard.finished == 1, timeout=60_000)
    (match,) = heard.begun
    assert match.seat == SEAT
    assert [deal.number for deal in match.deals] == [1, 2]
    total = sum(deal.decisions for deal in match.deals)
    assert total > 0
    assert {progress.total for progress in heard.progress} == {total}
    assert set(range(total + 1)) == {progress.done for progress in heard.progress}
    assert heard.review.complete
    assert heard.progress[-1].deal is None
    assert not heard.progress[0].review.complete
    assert [deal.number for deal in heard.review.deals] == [1, 2]
    for decision in heard.review.decisions:
        assert match.states[decision.number].deal.turn == SEAT
    assert not worker.is_running


def test_one_deal_alone(qtbot, make_worker, record):
    worker, heard = make_worker()
    worker.start(ReviewTask(record, deal=2, budget=FEW))
    qtbot.waitUntil(lambda: heard.finished == 1, timeout=60_000)
    assert [deal.number for deal in heard.review.deals] == [2]


def test_a_deal_that_goes_on_stays_a_secret(record):
    ends = {deal.number: deal.end for deal in read_match(record).deals}
    unfinished = Record(record.header, record.actions[: ends[2] - 1])
    assert [deal.number for deal in read_match(unfinished).deals] == [1]


def test_stopping_ends_the_thread_and_is_the_last_that_is_heard(qtbot, make_worker, record):
    worker, heard = make_worker()
    stopped = []
    worker.stopped.connect(lambda: stopped.append(True))
    worker.start(ReviewTask(record, budget=ENDLESS))
    qtbot.waitUntil(lambda: bool(heard.progress), timeout=30_000)
    told = len(heard.progress)
    worker.stop()
    assert stopped == [True]
    assert not worker.is_running
    qtbot.waitUntil(lambda: not worker.is_thread_alive, timeout=5000)
    assert not [thread for thread in threading.enumerate() if thread.name == "thousand-review"]
    qtbot.wait(1)
    assert len(heard.progress) == told
    assert heard.finished == 0
    assert not heard.errors


def test_another_review_takes_the_place_of_the_first(qtbot, make_worker, record):
    worker, heard = make_worker()
    worker.start(ReviewTask(record, budget=ENDLESS))
    worker.start(ReviewTask(record, deal=1, budget=FEW))
    qtbot.waitUntil(lambda: heard.finished == 1, timeout=60_000)
    assert len(heard.begun) == 1
    assert [deal.number for deal in heard.review.deals] == [1]


def test_what_is_wrong_with_a_file_or_a_match_is_told(qtbot, make_worker, record, tmp_path):
    worker, heard = make_worker()
    path = tmp_path / "gone.thousand"
    worker.start(ReviewTask(path))
    qtbot.waitUntil(lambda: bool(heard.errors), timeout=30_000)
    (error,) = heard.errors
    assert isinstance(error, RecordFileError)
    assert not worker.is_running
    heard.errors.clear()
    illegal = Record(record.header, (*record.actions[:1], Pass(0), Pass(0)))
    worker.start(ReviewTask(illegal))
    qtbot.waitUntil(lambda: bool(heard.errors), timeout=30_000)
    assert heard.finished == 0


def test_a_review_is_made_once_and_counted_once(qtbot, make_worker, record, tmp_path):
    shelf = ReviewShelf(tmp_path)
    worker, heard = make_worker(shelf)
    worker.start(ReviewTask(record, deal=1, budget=FEW))
    qtbot.waitUntil(lambda: heard.finished == 1, timeout=60_000)
    first = heard.review
    worker, heard = make_worker(shelf)
    worker.start(ReviewTask(record, budget=FEW))
    qtbot.waitUntil(lambda: heard.finished == 1, timeout=60_000)
    assert heard.progress[0].review.deals == first.deals  # at once, before anything is worked out
    assert heard.progress[0].deal == 2
    notes = [note for note in Notebook(tmp_path / NOTEBOOK_NAME).read().notes if isinstance(note, DealReview)]
    assert [(note.seat, note.deal, note.reviewer) for note in notes] == [
        (SEAT, 1, "master"),
        (SEAT, 2, "master"),
    ]
    for note, deal in zip(notes, heard.review.deals, strict=True):
        assert sum(losses.decisions for losses in note.losses) == len(deal.decisions)
        assert sum(losses.points for losses in note.losses) == pytest.approx(deal.summary.all.loss)
    whole = heard.review
    worker, heard = make_worker(shelf)
    worker.start(ReviewTask(record, budget=FEW))
    qtbot.waitUntil(lambda: heard.finished == 1, timeout=60_000)
    assert not heard.errors
    (progress,) = heard.progress  # everything at once
    assert progress.review == whole
    worker, heard = make_worker(shelf)
    worker.start(ReviewTask(record, budget=Budget(worlds=4)))
    qtbot.waitUntil(lambda: bool(heard.progress), timeout=60_000)
    assert not heard.progress[0].review.deals  # more layouts were asked for


def test_a_deal_that_was_played_otherwise_is_reviewed_anew(record, tmp_path, qtbot, make_worker):
    shelf = ReviewShelf(tmp_path)
    worker, heard = make_worker(shelf)
    worker.start(ReviewTask(record, deal=1, budget=FEW))
    qtbot.waitUntil(lambda: heard.finished == 1, timeout=60_000)
    end = read_match(record).deals[0].end
    same = Record(record.header, record.actions[:end])
    assert shelf.find(same, SEAT, 1, "master", 2) is not None
    other = Record(record.header, record.actions[: end - 1])
    assert shelf.find(other, SEAT, 1, "master", 2) is None
    (file,) = (tmp_path / FOLDER).rglob("*.json")
    file.write_bytes(b"{noise")
    assert shelf.find(same, SEAT, 1, "master", 2) is None


def test_a_folder_that_cannot_be_written_spoils_nothing(qtbot, make_worker, record, tmp_path):
    (tmp_path / FOLDER).write_text("in the way")
    worker, heard = make_worker(ReviewShelf(tmp_path))
    worker.start(ReviewTask(record, deal=1, budget=FEW))
    qtbot.waitUntil(lambda: heard.finished == 1, timeout=60_000)
    assert heard.review.complete


def test_the_play_of_any_person_can_be_looked_at(record):
    """The first person's is looked at unless another seat is asked for."""
    seats = tuple(
        SeatEntry(seat.name, HUMAN if number != 0 else "casual")
        for number, seat in enumerate(record.header.seats)
    )
    many = Record(msgspec.structs.replace(record.header, seats=seats), record.entries)
    first, second = read_match(many), read_match(many, seat=2)
    assert first.seats == second.seats == (1, 2)
    assert (first.seat, second.seat) == (1, 2)
    for match in (first, second):
        assert match.states
        assert all(state.turn == match.seat for state in match.states.values())
    nobody = tuple(SeatEntry(seat.name, "casual") for seat in seats)
    watched = Record(msgspec.structs.replace(record.header, seats=nobody), record.entries)
    assert read_match(watched).seats == (0, 1, 2)
