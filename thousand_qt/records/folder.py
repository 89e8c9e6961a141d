"""Names of record files and the folder they lie in.

Records have a suffix of their own, `.thousand`, so that a file somebody sends opens with the game. The first
records were called `.jsonl`, after the format that both are; those are opened for ever.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from thousand_qt.whole_files import sync_folder

SUFFIX: Final = ".thousand"
OPENED_SUFFIXES: Final = (SUFFIX, ".jsonl")
MATCHES_FOLDER: Final = "matches"
"""In the data folder."""
DAMAGED_FOLDER: Final = "damaged"


def record_paths(folder: Path) -> list[Path]:
    """Return the records in a folder by name, oldest first as the program names them.

    A folder that is not there has none; raises OSError when it cannot be read.
    """
    try:
        entries = list(folder.iterdir())
    except FileNotFoundError:
        return []
    return sorted(path for path in entries if path.suffix.lower() in OPENED_SUFFIXES)


def free_paths(folder: Path, stem: str, suffix: str = SUFFIX) -> Iterator[Path]:
    """Yield paths in the folder that do not exist: the stem, then the stem with a number, without end."""
    number = 1
    while True:
        path = folder / (f"{stem}{suffix}" if number == 1 else f"{stem}-{number}{suffix}")
        if not os.path.lexists(path):
            yield path
        number += 1


def free_path(folder: Path, stem: str, suffix: str = SUFFIX) -> Path:
    """Return the first of `free_paths`."""
    return next(free_paths(folder, stem, suffix))


def set_aside(path: Path) -> Path:
    """Move a damaged file, untouched, to the folder `damaged` beside it; returns where it is now.

    For the program's own records; what a player opens from elsewhere stays where it is. Raises OSError when
    the file cannot be moved.
    """
    folder = path.parent / DAMAGED_FOLDER
    make_folder(folder)
    for target in free_paths(folder, path.stem, path.suffix):
        try:
            _move(path, target)
        except FileExistsError:
            continue
        sync_folder(folder)
        sync_folder(path.parent)
        return target
    raise AssertionError  # free paths never end


def _move(path: Path, target: Path) -> None:
    """Rename, but never over anything."""
    if path.is_dir() and not path.is_symlink():
        path.rename(target)  # refused by itself where there is something already
        return
    target.touch(exist_ok=False)
    try:
        path.replace(target)
    except OSError:
        target.unlink()
        raise


def make_folder(folder: Path) -> None:
    """Make sure the folder is there, on the disk too; raises OSError when it cannot be."""
    missing = [parent for parent in (folder, *folder.parents) if not parent.exists()]
    folder.mkdir(parents=True, exist_ok=True)
    for made in missing:
        sync_folder(made.parent)
