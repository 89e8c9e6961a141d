"""Names of records, and damaged files set aside untouched."""

from __future__ import annotations

import sys
from itertools import islice
from pathlib import Path

import pytest

from thousand_qt.records.folder import (
    SUFFIX,
    free_path,
    free_paths,
    make_folder,
    record_paths,
    set_aside,
)

NOISE = bytes(range(256))


def test_records_are_found_by_their_suffixes(tmp_path: Path) -> None:
    assert record_paths(tmp_path / "not there") == []
    for name in ("b.thousand", "a.jsonl", "c.THOUSAND", "d.txt", "thousand", ".thousand", "e.thousand.bak"):
        (tmp_path / name).write_bytes(b"")
    (tmp_path / "damaged").mkdir()
    assert [path.name for path in record_paths(tmp_path)] == ["a.jsonl", "b.thousand", "c.THOUSAND"]
    with pytest.raises(NotADirectoryError):
        record_paths(tmp_path / "d.txt")


def test_free_names_are_numbered(tmp_path: Path) -> None:
    assert free_path(tmp_path, "one").name == f"one{SUFFIX}"
    (tmp_path / "one.thousand").touch()
    (tmp_path / "one-3.thousand").mkdir()
    names = [path.name for path in islice(free_paths(tmp_path, "one"), 3)]
    assert names == ["one-2.thousand", "one-4.thousand", "one-5.thousand"]
    assert free_path(tmp_path, "one", ".jsonl").name == "one.jsonl"


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights on Windows")
def test_a_link_to_nowhere_takes_a_name_too(tmp_path: Path) -> None:
    (tmp_path / "one.thousand").symlink_to(tmp_path / "gone")
    assert free_path(tmp_path, "one").name == "one-2.thousand"


def test_damaged_files_are_set_aside_untouched_under_free_names(tmp_path: Path) -> None:
    where = []
    for number in range(3):
        path = tmp_path / "one.jsonl"
        path.write_bytes(NOISE + bytes([number]))
        where.append(set_aside(path))
        assert not path.exists()
    assert [path.name for path in where] == ["one.jsonl", "one-2.jsonl", "one-3.jsonl"]
    assert {path.parent for path in where} == {tmp_path / "damaged"}
    assert [path.read_bytes() for path in where] == [NOISE + bytes([number]) for number in range(3)]
    assert record_paths(tmp_path) == []


def test_a_folder_with_the_name_of_a_record_is_set_aside_with_all_that_is_in_it(tmp_path: Path) -> None:
    where = []
    for _ in range(2):
        (tmp_path / "one.thousand" / "below").mkdir(parents=True)
        (tmp_path / "one.thousand" / "below" / "file").write_bytes(NOISE)
        where.append(set_aside(tmp_path / "one.thousand"))
    assert [path.name for path in where] == ["one.thousand", "one-2.thousand"]
    assert [(path / "below" / "file").read_bytes() for path in where] == [NOISE] * 2


def test_what_cannot_be_set_aside_stays(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        set_aside(tmp_path / "gone.thousand")
    assert list((tmp_path / "damaged").iterdir()) == []
    path = tmp_path / "x" / "one.thousand"
    path.parent.mkdir()
    path.write_bytes(NOISE)
    (tmp_path / "x" / "damaged").write_bytes(b"a file where the folder should be")
    with pytest.raises(FileExistsError):
        set_aside(path)
    assert path.read_bytes() == NOISE


def test_folders_are_made_with_all_above_them(tmp_path: Path) -> None:
    make_folder(tmp_path / "a" / "b" / "c")
    make_folder(tmp_path / "a" / "b" / "c")
    assert (tmp_path / "a" / "b" / "c").is_dir()
