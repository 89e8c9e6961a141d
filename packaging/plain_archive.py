"""Archives that say nothing of who made them, or when."""

from __future__ import annotations

import gzip
import io
import lzma
import tarfile
import zipfile
from pathlib import Path


def write_archive(target: lzma.LZMAFile, folder: Path, when: int) -> None:
    """Write a folder as an archive that is the same whoever writes it, and whenever.

    Args:
        target: Takes the archive.
        folder: Stands in it under its own name.
        when: The time of every file, in seconds since 1970.
    """
    with tarfile.open(mode="w", fileobj=target) as packed:
        for path in [folder, *sorted(folder.rglob("*"))]:
            name = path.relative_to(folder.parent).as_posix()
            packed.add(path, name, recursive=False, filter=lambda entry: _plain(entry, when))


def settle_archive(file: Path, when: int) -> None:
    """Make such an archive of a .tar.gz that is there, in its place."""
    with tarfile.open(file) as made:
        entries = [(entry, made.extractfile(entry)) for entry in made.getmembers()]
        contents = [(entry, source.read() if source else b"") for entry, source in entries]
    with (
        file.open("wb") as target,
        gzip.GzipFile("", "wb", 9, target, mtime=when) as compressed,
        tarfile.open(mode="w", fileobj=compressed) as packed,
    ):
        for entry, content in sorted(contents, key=lambda each: each[0].name):
            plain = tarfile.TarInfo(entry.name)
            plain.type, plain.size, plain.linkname = entry.type, entry.size, entry.linkname
            plain.mode = entry.mode
            packed.addfile(_plain(plain, when), io.BytesIO(content))


def settle_wheel(file: Path) -> None:
    """Let everybody read what is in a wheel (.zip), whoever built it; its times are right already."""
    with zipfile.ZipFile(file) as made:
        contents = [(entry, made.read(entry)) for entry in made.infolist()]
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as packed:
        for entry, content in contents:
            may_be_run = bool(entry.external_attr >> 16 & 0o100)
            entry.external_attr = (0o100755 if may_be_run else 0o100644) << 16
            packed.writestr(entry, content)


def _plain(entry: tarfile.TarInfo, when: int) -> tarfile.TarInfo:
    entry.mtime, entry.uid, entry.gid, entry.uname, entry.gname = when, 0, 0, "", ""
    entry.mode = 0o755 if entry.isdir() or entry.mode & 0o100 else 0o644
    return entry
