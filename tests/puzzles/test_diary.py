"""What became of puzzles is kept, counted and never lost."""

from __future__ import annotations

import json
from datetime import date, timedelta
from pathlib import Path

import pytest

from thousand_qt.puzzles import diary as diary_module
from thousand_qt.puzzles.diary import FILE_NAME, Diary, Result
from thousand_qt.puzzles.names import PuzzleName, daily

TODAY = date(2026, 11, 30)
SEVEN = PuzzleName(True, 7)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "profile" / FILE_NAME


def test_results_are_there_again_after_a_new_start(file: Path) -> None:
    diary = Diary(file)
    diary.note_wrong(SEVEN)
    diary.note_wrong(SEVEN)
    diary.note_solved(SEVEN, TODAY)
    diary.note_solved(daily(TODAY), TODAY)
    diary.note_shown(PuzzleName(True, 8))
    again = Diary(file)
    assert again.results == diary.results
    assert again.result(SEVEN) == Result(2, False, TODAY)
    assert not again.result(SEVEN).at_first_try
    assert again.result(daily(TODAY)).at_first_try
    assert again.result(PuzzleName(True, 8)) == Result(0, True)
    assert again.result(PuzzleName(True, 9)).is_open
    assert json.loads(file.read_text())["version"] == 1


def test_what_has_been_decided_once_stays(file: Path) -> None:
    diary = Diary(file)
    diary.note_solved(SEVEN, TODAY)
    diary.note_wrong(SEVEN)
    diary.note_shown(SEVEN)
    assert diary.result(SEVEN) == Result(solved=TODAY)
    shown = PuzzleName(False, 3)
    diary.note_shown(shown)
    diary.note_solved(shown, TODAY)
    assert diary.result(shown) == Result(shown=True)


def test_the_streak_counts_puzzles_solved_on_their_own_day(file: Path) -> None:
    diary = Diary(file)
    assert diary.streak(TODAY) == 0
    for back in (1, 2, 3, 5):
        day = TODAY - timedelta(days=back)
        diary.note_solved(daily(day), day)
    assert diary.streak(TODAY) == 3  # today's may still be solved
    diary.note_solved(daily(TODAY), TODAY)
    assert diary.streak(TODAY) == 4
    diary.note_solved(daily(TODAY - timedelta(days=4)), TODAY)  # four days late
    assert diary.streak(TODAY) == 4
    assert diary.streak(TODAY + timedelta(days=2)) == 0


@pytest.mark.parametrize(
    "damage", ["", "{", "[]", '{"version": 2, "results": {}}', '{"version": 1, "results": {"x": {}}}', "\xff"]
)
def test_a_damaged_file_is_set_aside_and_nothing_is_overwritten(file: Path, damage: str) -> None:
    file.parent.mkdir()
    file.write_text(damage, encoding="latin-1")
    assert not Diary(file).results
    file.write_text(damage, encoding="latin-1")
    diary = Diary(file)
    assert not diary.results
    diary.note_solved(SEVEN, TODAY)
    aside = sorted(file.parent.glob("*.damaged-*"))
    assert [path.read_text(encoding="latin-1") for path in aside] == [damage, damage]
    assert Diary(file).result(SEVEN).solved == TODAY


def test_what_the_disk_refuses_is_written_with_the_next_result(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(target: Path, text: str) -> None:
        raise OSError("no room")

    diary = Diary(file)
    with monkeypatch.context() as patched:
        patched.setattr(diary_module, "write_whole", refuse)
        diary.note_wrong(SEVEN)
        assert str(diary.fault) == "no room"
    diary.note_solved(SEVEN, TODAY)
    assert diary.fault is None
    assert Diary(file).result(SEVEN) == Result(1, False, TODAY)
