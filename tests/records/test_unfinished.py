"""Unfinished matches are found among whatever lies in the folder, the one played last first."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
import pytest

from tests.records.whole_matches import whole_match
from thousand_qt.engine.record import Record, SeatEntry
from thousand_qt.engine.record_text import write_record
from thousand_qt.engine.rules import preset
from thousand_qt.records.faults import RecordFileError
from thousand_qt.records.loading import load
from thousand_qt.records.record_file import RecordFile
from thousand_qt.records.unfinished import find_unfinished, is_damage, lost_nothing

OVER = whole_match(preset("classic"))
OPEN = Record(OVER.header, OVER.entries[:60])


def put(folder: Path, name: str, what: Record | str | bytes, age: int = 0) -> Path:
    path = folder / f"{name}.thousand"
    text = write_record(what) if isinstance(what, Record) else what
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    os.utime(path, (1_000_000 - age, 1_000_000 - age))
    return path


def names(folder: Path, **options: int) -> list[str]:
    return [match.loaded.path.stem for match in find_unfinished(folder, **options).matches]


def test_a_folder_that_is_not_there_has_none(tmp_path: Path) -> None:
    found = find_unfinished(tmp_path / "matches")
    assert found.matches == ()
    assert found.faults == ()


def test_the_match_played_last_comes_first_and_finished_ones_do_not_come(tmp_path: Path) -> None:
    for name, what, age in (("a", OPEN, 3), ("b", OPEN, 1), ("c", OVER, 0), ("d", OPEN, 2)):
        put(tmp_path, name, what, age)
    assert names(tmp_path) == ["b", "d", "a"]
    assert names(tmp_path, looked_at=2) == ["b"]
    match = find_unfinished(tmp_path).matches[0]
    assert match.last_played.timestamp() == 999_999
    assert match.loaded.record == OPEN


def test_a_torn_last_line_does_no_harm(tmp_path: Path) -> None:
    put(tmp_path, "torn", write_record(OPEN) + '{"seat":')
    assert names(tmp_path) == ["torn"]


def test_matches_with_packs_to_come_are_found_whoever_plays(tmp_path: Path) -> None:
    robots = tuple(SeatEntry(seat.name, "casual") for seat in OPEN.header.seats)
    people = (OPEN.header.seats[0], SeatEntry("Ewa", "human"), OPEN.header.seats[2])
    for name, changes in (
        ("robots", {"seats": robots}),
        ("people", {"seats": people}),
        ("no packs", {"dealing": None}),
    ):
        put(tmp_path, name, Record(msgspec.structs.replace(OPEN.header, **changes), OPEN.entries))
    put(tmp_path, "mine", OPEN, 5)
    assert sorted(names(tmp_path)) == ["mine", "people", "robots"]


@pytest.mark.parametrize(
    ("content", "damaged", "harmless"),
    [
        ("", True, True),
        ('{"format": "thousand-match", "vers', True, True),
        ("no JSON\n", True, False),
        (b"\xff\xfe\n", True, False),
        (write_record(OPEN).replace('"version": 3', '"version": 99'), False, False),
        (write_record(OPEN).replace('"version": 3', '"version": 0'), True, False),
        (write_record(OPEN) + write_record(OPEN), True, False),
    ],
)
def test_faults_of_files_are_told_apart(
    tmp_path: Path, content: str | bytes, damaged: bool, harmless: bool
) -> None:
    path = put(tmp_path, "bad", content)
    put(tmp_path, "good", OPEN, 5)
    found = find_unfinished(tmp_path)
    assert [match.loaded.path.stem for match in found.matches] == ["good"]
    assert [error.path for error in found.faults] == ([path] if damaged else [])
    with pytest.raises(RecordFileError) as caught:
        load(path)
    assert is_damage(caught.value) is damaged
    assert lost_nothing(caught.value) is harmless


def test_a_folder_with_a_records_name_and_a_link_to_nowhere_are_in_nobodys_way(tmp_path: Path) -> None:
    (tmp_path / "folder.thousand").mkdir()
    (tmp_path / "link.thousand").symlink_to(tmp_path / "gone")
    put(tmp_path, "good", OPEN, 5)
    found = find_unfinished(tmp_path)
    assert [match.loaded.path.stem for match in found.matches] == ["good"]
    assert [error.path.name for error in found.faults] == ["folder.thousand"]


def test_a_record_in_use_is_no_damage(tmp_path: Path) -> None:
    path = put(tmp_path, "used", OPEN)
    with RecordFile.reopen(path), pytest.raises(RecordFileError) as caught:
        RecordFile.reopen(path)
    assert not is_damage(caught.value)


@pytest.mark.parametrize("moment", [10**12, -(10**11)])
def test_a_time_that_no_calendar_has_hides_no_match(tmp_path: Path, moment: int) -> None:
    path = put(tmp_path, "a", OPEN)
    os.utime(path, (moment, moment))
    assert names(tmp_path) == ["a"]
