"""Built twice is the same: archives know no time and nobody, and the comparison names what differs."""

from __future__ import annotations

import lzma
import os
import tarfile
import zipfile
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


def test_a_wheel_is_settled_in_its_place(tmp_path: Path) -> None:
    settled: list[bytes] = []
    for name, mode in (("mine", 0o644), ("theirs", 0o600)):
        file = tmp_path / f"{name}.whl"
        with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as wheel:
            for member, its_mode in (("b.py", mode), ("a.so", mode | 0o100)):
                entry = zipfile.ZipInfo(member, (2026, 11, 30, 12, 0, 0))
                entry.external_attr = (0o100000 | its_mode) << 16
                wheel.writestr(entry, member * 100)
        plain_archive.settle_wheel(file)
        settled.append(file.read_bytes())
    assert settled[0] == settled[1]
    with zipfile.ZipFile(tmp_path / "theirs.whl") as wheel:
        modes = {entry.filename: entry.external_attr >> 16 for entry in wheel.infolist()}
        assert modes == {"b.py": 0o100644, "a.so": 0o100755}
        assert wheel.read("b.py") == b"b.py" * 100


def test_what_differs_is_named(tmp_path: Path) -> None:
    here = _made(tmp_path / "here", mode=0o644, seconds=1)
    there = _made(tmp_path / "there", mode=0o644, seconds=2)
    (there / "a").chmod(0o600)  # who else may read it is nothing that was built
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


def test_a_copy_of_the_checkout_has_its_scripts(tmp_path: Path) -> None:
    reproducible.copy_checkout(tmp_path / "copy")
    for name in ("packaging/linux/AppRun", "packaging/build.py", "README.md"):
        original, copy = reproducible.ROOT / name, tmp_path / "copy" / name
        assert copy.read_bytes() == original.read_bytes()
        assert os.access(copy, os.X_OK) == os.access(original, os.X_OK)
    assert os.access(tmp_path / "copy/packaging/linux/AppRun", os.X_OK)
