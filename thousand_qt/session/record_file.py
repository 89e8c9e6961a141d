"""The record of a match on disk: one line per action, on disk before the card has finished flying."""

from __future__ import annotations

import os
from pathlib import Path
from typing import BinaryIO

from thousand_qt.engine.actions import Action
from thousand_qt.engine.record import Header, action_line, header_line


class RecordFile:
    """An append-only record file; every line is flushed to the disk when it is written."""

    def __init__(self, path: Path, header: Header) -> None:
        """Create the file with its header; raises OSError when that cannot be done or the file exists."""
        path.parent.mkdir(parents=True, exist_ok=True)
        self.path = path
        self._file: BinaryIO = path.open("xb", buffering=0)
        self._append(header_line(header))

    def append(self, action: Action) -> None:
        """Add one action; raises OSError when it cannot be written."""
        self._append(action_line(action))

    def close(self) -> None:
        self._file.close()

    def _append(self, line: str) -> None:
        data = line.encode()
        while data:
            data = data[self._file.write(data) :]
        os.fsync(self._file.fileno())


def free_path(folder: Path, stem: str) -> Path:
    """Return a path in `folder` that does not exist yet: the stem, or the stem with a number."""
    path = folder / f"{stem}.jsonl"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}.jsonl"
        number += 1
    return path
