"""Files that are there as a whole, or as they were before, whatever happens meanwhile."""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path


def write_whole(target: Path, text: str) -> None:
    """Write a text file in UTF-8 in place of what may be there, and make it safe on the disk.

    Raises OSError when that cannot be done; then what was there is untouched.
    """
    temporary = target.with_name(f"{target.name}.{os.getpid()}.new")
    try:
        with temporary.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        temporary.replace(target)
    except BaseException:
        with contextlib.suppress(OSError):
            temporary.unlink()
        raise
    sync_folder(target.parent)


def sync_folder(folder: Path) -> None:
    """Write the names in a folder to the disk, as far as the system can: a new file is not safe before."""
    if sys.platform == "win32":  # which writes names together with files
        return
    with contextlib.suppress(OSError):  # some network folders cannot
        descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
