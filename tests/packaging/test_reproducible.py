"""Built twice is the same: archives know no time and nobody, and the comparison names what differs."""

from __future__ import annotations

import lzma
import os
import tarfile
from pathlib import Path

import plain_archive
import reproducible

WHEN = 1_700_000_000


def _made(folder: Path, *, mode: int, seconds: int) -> Path:
    tree = folder / "program"
    (tree / "inside").mkdir(parents=True)
    for name in ("b", "a", "inside/c"):
        (tree / name).write_text(name, encoding="utf-8")
        (tree / name).chmod(mode)
        os.utime(tree / name, (seconds, seconds))
    (tree / "link").symlink_to("a")
    return tree


def test_archives_of_two_people_are_the_same(tmp_path: Path) -> None:
    archives: list[bytes] = []
    for name, mode, seconds in (("mine", 0o644, 1), ("theirs", 0o600, 2)):
        target = tmp_path / f"{name}.tar.xz"
        with lzma.open(target, "wb") as packed:
            plain_archive.write_archive(packed, _made(tmp_path / name, mode=mode, seconds=seconds), WHEN)
        archives.append(target.read_bytes())
    assert archives[0] == archives[1]
    with tarfile.open(tmp_path / "mine.tar.xz") as archive:
        assert archive.getnames() == [
            f"program{name}" for name in ("", "/a", "/b", "/inside", "/inside/c", "/link")
        ]
        assert archive.getmember("program/link").linkname == "a"
        assert {entry.mtime for entry in archive.getmembers()} == {WHEN}


def test_a_source_archive_is_settled_in_its_place(tmp_path: Path) -> None:
    settled: list[bytes] = []
    for name, mode, seconds in (("mine", 0o755, 1), ("theirs", 0o700, 2)):
        tree = _made(tmp_path / name, mode=mode, seconds=seconds)
        file = tmp_path / f"{name}.tar.gz"
        with tarfile.open(file, "w:gz") as archive:
            for path in sorted(tree.rglob("*"), reverse=name == "mine"):
                archive.add(path, path.relative_to(tree).as_posix(), recursive=False)
        plain_archive.settle_archive(file, WHEN)
        settled.append(file.read_bytes())
    assert settled[0] == settled[1]
    with tarfile.open(tmp_path / "mine.tar.gz") as archive:
        content = archive.extractfile("inside/c")
        assert content is not None
        assert content.read() == b"inside/c"
        assert archive.getmember("a").mode == 0o755
        assert archive.getmember("a").uid == 0


def test_what_differs_is_named(tmp_path: Path) -> None:
    here = _made(tmp_path / "here", mode=0o644, seconds=1)
    there = _made(tmp_path / "there", mode=0o644, seconds=2)
    assert reproducible.differences(reproducible.describe(here), reproducible.describe(there)) == []
    (there / "a").write_text("other", encoding="utf-8")
    (there / "b").chmod(0o755)
    (there / "link").unlink()
    (there / "link").symlink_to("b")
    (there / "inside" / "c").rename(there / "inside" / "d")
    assert reproducible.differences(reproducible.describe(here), reproducible.describe(there)) == [
        "a",
        "b",
        "inside/c (was made only here)",
        "inside/d (was made only there)",
        "link",
    ]
