"""Drawn cards on disk, so that the next start has them before the process that draws could have begun.

Nothing depends on it: what is missing, damaged, of another version or not to be written is drawn again. What
an entry belongs to is told by the content of the deck's file and by everything else the drawing depends on,
so none is ever out of date. Those not used for longest go when all together become too large.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import tempfile
from pathlib import Path
from typing import Final

import PySide6

from thousand_qt.decks.faults import DeckFault, DeckRefusedError
from thousand_qt.decks.jobs import DRAWING_VERSION, Job, Pictures, parse_answer, read_head
from thousand_qt.decks.reading import read_bounded

LARGEST: Final = 64 * 1024 * 1024
"""Bytes of all entries together."""

_ENDING: Final = ".cards"
_ALWAYS: Final = frozenset(
    {
        DeckFault.BROKEN_ARCHIVE,
        DeckFault.NOT_SVG,
        DeckFault.ENTITIES,
        DeckFault.EXTERNAL,
        DeckFault.SCRIPT,
        DeckFault.MISSING_CARDS,
        DeckFault.GARBLED,
    }
)
"""Refusals that follow from the file alone; the others may have been for want of time or memory."""


class CardCache:
    """Keeps what the drawing process has answered."""

    def __init__(self, folder: Path, largest: int = LARGEST) -> None:
        """Keep it in this folder, which need not exist, in `largest` bytes at most."""
        self._folder = folder
        self._largest = largest
        self._contents: dict[tuple[str, int, int], str] = {}

    def find(self, job: Job) -> Pictures | DeckRefusedError | None:
        """Return what was answered to this job, or None."""
        path = self._path(job)
        if path is None:
            return None
        try:
            pictures = parse_answer(path.read_bytes())
        except DeckRefusedError as refusal:
            if refusal.fault in _ALWAYS:
                return refusal
            with contextlib.suppress(OSError):  # damaged: the next answer takes its place
                path.unlink()
            return None
        except OSError:
            return None
        if pictures.cards != job.cards:
            return None
        with contextlib.suppress(OSError):
            os.utime(path)
        return pictures

    def ratio(self, svg: Path) -> float | None:
        """Return the height of a card of this deck divided by its width, at whatever size it was drawn."""
        content = self._content(svg)
        if content is None:
            return None
        for path in self._entries(f"{content}-*{_ENDING}"):
            with contextlib.suppress(OSError, DeckRefusedError):
                return read_head(path).ratio
        return None

    def _entries(self, pattern: str) -> list[Path]:
        """Return the files whose names match, in order; none where the folder cannot be looked into."""
        try:
            return sorted(self._folder.glob(pattern))
        except OSError:  # up to Python 3.12, when it may not be entered, or its path is too long
            return []

    def keep(self, job: Job, answer: Path) -> None:
        """Take in a copy of the answer to this job."""
        path = self._path(job)
        if path is None:
            return
        with contextlib.suppress(OSError):
            content = answer.read_bytes()
            try:
                parse_answer(content)
            except DeckRefusedError as refusal:
                if refusal.fault not in _ALWAYS:
                    return
            self._folder.mkdir(parents=True, exist_ok=True)
            descriptor, temporary = tempfile.mkstemp(prefix="new-", suffix=_ENDING, dir=self._folder)
            try:
                with os.fdopen(descriptor, "wb") as file:
                    file.write(content)
                Path(temporary).replace(path)
            except OSError:
                Path(temporary).unlink(missing_ok=True)
                raise
            self._make_room(path)

    def _make_room(self, newest: Path) -> None:
        """Delete the entries that have not been used for longest, until the rest is small enough."""
        entries: list[tuple[float, int, Path]] = []
        for path in self._entries(f"*{_ENDING}"):
            with contextlib.suppress(OSError):
                facts = path.stat()
                entries.append((facts.st_mtime if path != newest else float("inf"), facts.st_size, path))
        size = sum(entry[1] for entry in entries)
        for _, bytes_of_it, path in sorted(entries):
            if size <= self._largest:
                break
            path.unlink(missing_ok=True)
            size -= bytes_of_it

    def _path(self, job: Job) -> Path | None:
        content = self._content(job.svg)
        if content is None:
            return None
        wanted = [
            DRAWING_VERSION,
            PySide6.__version__,
            list(job.cards),
            job.width,
            job.device_pixel_ratio,
            job.trusted,
        ]
        return self._folder / f"{content}-{_digest(json.dumps(wanted).encode())}{_ENDING}"

    def _content(self, svg: Path) -> str | None:
        """Return what stands for the content of this file; None when it cannot be read."""
        try:
            facts = svg.stat()
            known = (str(svg), facts.st_mtime_ns, facts.st_size)
            if known not in self._contents:
                self._contents[known] = _digest(read_bounded(svg))
            return self._contents[known]
        except (OSError, DeckRefusedError):
            return None


def _digest(content: bytes) -> str:
    return hashlib.blake2b(content, digest_size=16).hexdigest()
