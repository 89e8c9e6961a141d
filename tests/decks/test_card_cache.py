"""Drawn cards on disk: found again, never trusted, never in the way."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from thousand_qt.decks import render_task
from thousand_qt.decks.card_cache import CardCache
from thousand_qt.decks.catalogue import CARDS, Deck, load_deck
from thousand_qt.decks.faults import DeckFault, DeckRefusedError
from thousand_qt.decks.jobs import WHOLE_DECK, Job, Pictures
from thousand_qt.decks.render_task import RenderTask
from thousand_qt.decks.renderer import DeckRenderer


@pytest.fixture
def cache(tmp_path: Path) -> CardCache:
    return CardCache(tmp_path / "cards")


@pytest.fixture
def deck(papercut: Path, tmp_path: Path) -> Deck:
    """Our own deck in a file that may be changed."""
    ours = load_deck(papercut, "en")
    svg = tmp_path / "deck.svgz"
    shutil.copyfile(ours.svg, svg)
    return Deck("ours", "Ours", svg)


def entries(tmp_path: Path) -> list[Path]:
    return sorted((tmp_path / "cards").iterdir())


def answer(qtbot: QtBot, job: Job, cache: CardCache) -> Pictures | DeckRefusedError:
    task = RenderTask(job, cache=cache)
    answers: list[Pictures | DeckRefusedError] = []
    task.done.connect(answers.append)
    task.failed.connect(answers.append)
    task.start()
    assert not answers, "it must never answer before start() has returned"
    qtbot.waitUntil(lambda: bool(answers), timeout=60_000)
    return answers[0]


@pytest.fixture
def job(deck: Deck) -> Job:
    return Job(deck.svg, ("AS", "QH", ""), 40, 1.5, trusted=True)


def forbid_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(render_task, "helper_command", lambda _: ["/no/such/program"])


def test_the_second_time_no_process_is_needed(
    qtbot: QtBot, cache: CardCache, job: Job, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = answer(qtbot, job, cache)
    assert isinstance(first, Pictures)
    forbid_processes(monkeypatch)
    again = answer(qtbot, job, CardCache(tmp_path / "cards"))
    assert isinstance(again, Pictures)
    assert [again.image(card) for card in job.cards] == [first.image(card) for card in job.cards]
    assert cache.ratio(job.svg) == 1.5


def test_everything_the_drawing_depends_on_is_told_apart(qtbot: QtBot, cache: CardCache, job: Job) -> None:
    answer(qtbot, job, cache)
    others = [
        Job(job.svg, ("AS", ""), 40, 1.5, trusted=True),
        Job(job.svg, job.cards, 41, 1.5, trusted=True),
        Job(job.svg, job.cards, 40, 1.0, trusted=True),
        Job(job.svg, job.cards, 40, 1.5, trusted=False),
    ]
    assert [cache.find(other) for other in others] == [None] * 4
    content = job.svg.read_bytes()
    job.svg.write_bytes(content + b"\n")
    assert cache.find(job) is None
    assert cache.ratio(job.svg) is None
    job.svg.write_bytes(content)
    assert isinstance(cache.find(job), Pictures)
    job.svg.unlink()
    assert cache.find(job) is None


@pytest.mark.parametrize("damage", ["cut", "empty", "head", "body", "noise", "folder"])
def test_a_damaged_entry_is_ignored_and_replaced(
    qtbot: QtBot, cache: CardCache, job: Job, tmp_path: Path, damage: str
) -> None:
    answer(qtbot, job, cache)
    (entry,) = entries(tmp_path)
    whole = entry.read_bytes()
    entry.unlink()
    if damage == "folder":
        entry.mkdir()
    else:
        middle = len(whole) // 2
        entry.write_bytes(
            {
                "cut": whole[:-7],
                "empty": b"",
                "head": whole.replace(b'"width": 60', b'"width": -6', 1),
                "body": whole[:middle] + bytes([whole[middle] ^ 1]) + whole[middle + 1 :],
                "noise": bytes(range(256)) * 9,
            }[damage]
        )
        assert entry.read_bytes() != whole
    assert cache.find(job) is None
    drawn = answer(qtbot, job, cache)
    assert isinstance(drawn, Pictures)
    if damage != "folder":
        assert entry.read_bytes() == whole


def test_what_is_wrong_with_a_file_is_remembered(
    qtbot: QtBot, cache: CardCache, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    svg = tmp_path / "poor.svg"
    svg.write_text('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><g id="1_heart"/></svg>')
    job = Job(svg, WHOLE_DECK, 40, 1)
    first = answer(qtbot, job, cache)
    assert isinstance(first, DeckRefusedError)
    forbid_processes(monkeypatch)
    again = answer(qtbot, job, cache)
    assert isinstance(again, DeckRefusedError)
    assert (again.fault, again.detail) == (first.fault, first.detail)
    assert again.fault is DeckFault.MISSING_CARDS


def test_a_failure_of_the_machine_is_not_remembered(
    qtbot: QtBot, cache: CardCache, job: Job, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as broken:
        forbid_processes(broken)
        assert isinstance(answer(qtbot, job, cache), DeckRefusedError)
    assert not (tmp_path / "cards").exists()
    assert isinstance(answer(qtbot, job, cache), Pictures)


def test_where_nothing_can_be_written_cards_are_drawn_all_the_same(
    qtbot: QtBot, job: Job, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("in the way")
    assert isinstance(answer(qtbot, job, CardCache(tmp_path / "file" / "cards")), Pictures)


def test_what_was_not_used_for_longest_goes_first(qtbot: QtBot, job: Job, tmp_path: Path) -> None:
    generous = CardCache(tmp_path / "cards")
    jobs = [Job(job.svg, job.cards, width, 1, trusted=True) for width in (40, 41, 42)]
    for number, one in enumerate(jobs):
        answer(qtbot, one, generous)
        newest = max(entries(tmp_path), key=lambda path: path.stat().st_mtime_ns)
        os.utime(newest, (number, number))
    assert isinstance(generous.find(jobs[0]), Pictures)  # used just now
    size = sum(path.stat().st_size for path in entries(tmp_path))
    last = Job(job.svg, job.cards, 39, 1, trusted=True)
    small = CardCache(tmp_path / "cards", largest=size)
    answer(qtbot, last, small)
    assert [isinstance(small.find(one), Pictures) for one in (*jobs, last)] == [True, False, True, True]
    assert sum(path.stat().st_size for path in entries(tmp_path)) <= size


def test_the_first_cards_of_the_next_start_come_from_the_disk(
    qtbot: QtBot, cache: CardCache, deck: Deck, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = DeckRenderer(deck, cache=cache)
    first.set_card_width(70, 1)
    with qtbot.waitSignal(first.faces_changed, timeout=60_000):
        plain = first.face("KH").toImage()
    forbid_processes(monkeypatch)
    second = DeckRenderer(deck, cache=CardCache(tmp_path / "cards"))
    second.set_card_width(70, 1)
    assert [second.face(card).toImage() for card in CARDS] == [first.face(card).toImage() for card in CARDS]
    assert second.face("KH").toImage() != plain
    assert not second.is_rendering


def test_a_deck_of_another_shape_has_it_from_the_start(
    qtbot: QtBot, cache: CardCache, papercut: Path, tmp_path: Path
) -> None:
    marks = "".join(
        f'<g id="{rank}_{suit}"><rect width="20" height="24" rx="4" fill="white"/>'
        f'<rect x="5" y="5" width="9" height="9" fill="red"/></g>'
        for rank in ("1", "9", "10", "jack", "queen", "king")
        for suit in ("club", "diamond", "heart", "spade")
    )
    svg = tmp_path / "broad.svg"
    svg.write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80">{marks}'
        '<g id="back"><rect width="20" height="24" rx="4" fill="blue"/></g></svg>'
    )
    deck = Deck("added:broad", "Broad", svg, load_deck(papercut, "en"))
    first = DeckRenderer(deck, cache=cache)
    assert first.card_ratio == 1.5
    with qtbot.waitSignal(first.faces_changed, timeout=60_000):
        first.back()
    assert first.card_ratio == pytest.approx(1.2)
    assert DeckRenderer(deck, cache=cache).card_ratio == pytest.approx(1.2)


def test_a_folder_that_cannot_be_looked_into_is_an_empty_one(tmp_path: Path, deck: Deck) -> None:
    cache = CardCache(tmp_path.joinpath(*["x" * 200] * 25))
    assert cache.ratio(deck.svg) is None
    assert cache.find(Job(deck.svg, ("KH",), 60, 1)) is None
