"""The notebook: what was written comes back, whatever else is in the file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from thousand_qt.records.notebook import (
    DealReview,
    DecisionKind,
    Losses,
    Note,
    Notebook,
    Reset,
    UndoReset,
)

NOTES: tuple[Note, ...] = (
    DealReview("4f0c", 0, 3, "master", 1.5, (Losses(DecisionKind.CARD, 8, 1, 12.5, 0.25),)),
    Reset(1767225600.25),
    UndoReset(),
    DealReview("ąę", 3, 60, "Ёлка", 0.0, ()),
)


REVIEW = (
    b'{"note": "review", "match": "x", "seat": 0, "deal": 1, "reviewer": "y", "moment": 0, "losses": [%b]}'
)


@pytest.fixture
def notebook(tmp_path: Path) -> Notebook:
    return Notebook(tmp_path / "data" / "notebook.jsonl")


def test_what_was_written_comes_back(notebook: Notebook) -> None:
    assert notebook.read().notes == ()
    assert notebook.size == 0
    notebook.append(NOTES[0])
    notebook.append(*NOTES[1:])
    pages = notebook.read()
    assert pages.notes == NOTES
    assert pages.unread == 0
    assert pages.size == notebook.size == notebook.path.stat().st_size
    first, *rest = notebook.path.read_text().splitlines()
    assert json.loads(first) == {"format": "thousand-notebook", "version": 1}
    assert len(rest) == len(NOTES)


@pytest.mark.parametrize(
    "line",
    [
        b"nonsense",
        b"{}",
        b"[]",
        b'{"note": "something new", "x": 1}',
        b'{"note": "reset"}',
        b'{"note": "reset", "moment": "today"}',
        REVIEW % b'{"kind": "card", "decisions": 1, "mistakes": 2, "points": 0, "chance": 0}',
        REVIEW % b'{"kind": "luck", "decisions": 1, "mistakes": 0, "points": 0, "chance": 0}',
        b"\xff\xfe\x00",
        b"[" * 50_000,
        b'{"note": "reset", "moment": 1e999}',
    ],
    ids=lambda line: ascii(line[:30]),
)
def test_lines_that_cannot_be_read_are_passed_over(notebook: Notebook, line: bytes) -> None:
    notebook.append(*NOTES[:2])
    with notebook.path.open("ab") as file:
        file.write(line + b"\n")
    notebook.append(*NOTES[2:])
    pages = notebook.read()
    assert pages.notes == NOTES
    assert pages.unread == 1
    assert line in notebook.path.read_bytes()


def test_what_a_later_program_adds_to_a_note_does_no_harm(notebook: Notebook) -> None:
    notebook.append(NOTES[0])
    with notebook.path.open("ab") as file:
        file.write(b'{"note": "reset", "moment": 5, "reason": "new year"}\n')
    assert notebook.read().notes == (NOTES[0], Reset(5.0))


@given(cut=st.integers(1, 300))
def test_a_torn_line_takes_no_other_with_it(tmp_path_factory: pytest.TempPathFactory, cut: int) -> None:
    notebook = Notebook(tmp_path_factory.mktemp("torn") / "notebook.jsonl")
    notebook.append(*NOTES)
    data = notebook.path.read_bytes()
    notebook.path.write_bytes(data[: max(0, len(data) - cut)])
    kept = notebook.read().notes
    assert kept == NOTES[: len(kept)]
    assert len(kept) >= len(NOTES) - 1 - cut // 20
    notebook.append(Reset(7.0))
    assert notebook.read().notes == (*kept, Reset(7.0))


def test_a_notebook_that_cannot_be_written_says_so(notebook: Notebook) -> None:
    notebook.path.mkdir(parents=True)
    with pytest.raises(OSError, match=r"."):
        notebook.append(Reset(1.0))
    with pytest.raises(OSError, match=r"."):
        notebook.read()
