"""Bringing the library's database up to date with the files, looking only at those that have changed."""

from __future__ import annotations

import logging
import os
import sqlite3
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final

import msgspec

from thousand_qt.engine.record import Header
from thousand_qt.engine.record_faults import RecordError
from thousand_qt.engine.record_text import read_record
from thousand_qt.records import rows
from thousand_qt.records.database import Database
from thousand_qt.records.entries import FileFaultEntry, Folder
from thousand_qt.records.facts import match_facts
from thousand_qt.records.faults import RecordFileError, Unreadable
from thousand_qt.records.folder import OPENED_SUFFIXES
from thousand_qt.records.loading import SIZE_LIMIT, load
from thousand_qt.records.notebook import Note, Notebook
from thousand_qt.records.rows import UNKNOWN_SIZE, FileContent, FoundFile

_BATCH: Final = 100
_BATCH_SECONDS: Final = 0.5
"""What is read is written so often: a list on the screen fills, and a kill costs little."""

_log = logging.getLogger(__name__)


class RefreshReport(msgspec.Struct, frozen=True):
    """What a refresh found.

    Attributes:
        read: files that were new or had changed.
        damaged: those of them that are no readable records.
        gone: matches whose files are not there any more.
        total: matches in the library now, in all folders.
        is_complete: it was not cancelled, and the folder could be read.
        fault: why the folder of the matches could not be read; the library is as it was then.
    """

    read: int
    damaged: int
    gone: int
    total: int
    is_complete: bool
    fault: str = ""

    @property
    def has_changes(self) -> bool:
        """Whether the library is not as it was before."""
        return bool(self.read or self.gone)


def refresh(
    database: Database,
    folder: Path,
    on_progress: Callable[[int, int], object] | None,
    is_cancelled: Callable[[], bool] | None,
) -> RefreshReport:
    """Read what has changed, newest first, and forget what is gone.

    `on_progress(done, of)` tells how far it is. Killed at any moment, it has done a part of its work and the
    next one does the rest.
    """
    known = database.read(rows.known_files)
    try:
        found = {name: (place, size, modified) for name, place, size, modified in _find_files(folder)}
    except OSError as error:
        return _report(database, 0, 0, 0, fault=error.strerror or str(error))
    # A file in `known` was there before the folder was looked at: nobody can have added it in between.
    gone = [name for name in known if name not in found]
    if gone:
        database.write(lambda connection: rows.forget(connection, gone))
    changed = [
        FoundFile(name, folder / name, place, size, modified)
        for name, (place, size, modified) in found.items()
        if known.get(name) != (size, modified)
    ]
    changed.sort(key=lambda file: file.modified, reverse=True)
    read = damaged = 0
    batch: list[tuple[FoundFile, FileContent]] = []
    began = time.monotonic()
    for file in changed:
        if is_cancelled is not None and is_cancelled():
            break
        content = read_content(file.path)
        read += 1
        if content is not None:
            damaged += content.fault is not None
            batch.append((file, content))
        if len(batch) >= _BATCH or time.monotonic() - began >= _BATCH_SECONDS:
            _write(database, batch)
            batch = []
            began = time.monotonic()
            if on_progress is not None:
                on_progress(read, len(changed))
    _write(database, batch)
    is_complete = read == len(changed)
    if is_complete:
        database.write(lambda connection: rows.set_note(connection, "complete", "yes"))
    return _report(database, read, damaged, len(gone), is_complete=is_complete)


def _report(
    database: Database, read: int, damaged: int, gone: int, *, is_complete: bool = False, fault: str = ""
) -> RefreshReport:
    (total,) = database.read(lambda connection: connection.execute("SELECT count(*) FROM matches").fetchone())
    return RefreshReport(read, damaged, gone, total, is_complete, fault)


# The notebook


def read_notebook(database: Database, notebook: Notebook) -> None:
    """Bring what the notebook says up to date; one that cannot be read now leaves it as it is."""
    try:
        if database.read(_notebook_size) == str(notebook.size):
            return
        pages = notebook.read()
    except OSError:
        _log.exception("%s cannot be read", notebook.path)
        return
    if pages.unread:
        _log.warning("%s: %d lines cannot be read and are passed over", notebook.path, pages.unread)

    def put(connection: sqlite3.Connection) -> None:
        rows.clear_notes(connection)
        rows.put_notes(connection, pages.notes)
        rows.set_note(connection, "notebook", str(pages.size))

    database.write(put)


def write_notes(database: Database, notebook: Notebook, notes: Sequence[Note]) -> None:
    """Write notes into the notebook and do what they say; raises OSError when they cannot be written."""
    read_notebook(database, notebook)
    size = str(notebook.size)
    notebook.append(*notes)

    def put(connection: sqlite3.Connection) -> None:
        if _notebook_size(connection) == size:
            rows.put_notes(connection, notes)
            rows.set_note(connection, "notebook", str(notebook.size))

    database.write(put)
    read_notebook(database, notebook)  # there is something to do only if another process wrote in between


def _notebook_size(connection: sqlite3.Connection) -> str:
    return rows.note(connection, "notebook") or "0"


# Files


def found_file(place: Folder, path: Path) -> FoundFile:
    """Return a file as it is now."""
    name = f"{place}/{path.name}" if place else path.name
    return FoundFile(name, path, place, *_size_and_time(path))


def _size_and_time(file: Path | os.DirEntry[str]) -> tuple[int, int]:
    """A file that cannot be looked at, such as a dead link, has no size."""
    try:
        status = file.stat()
    except OSError:
        return UNKNOWN_SIZE, 0
    return status.st_size, status.st_mtime_ns


def _find_files(folder: Path) -> Iterator[tuple[str, Folder, int, int]]:
    """Names, sizes and times of all records; no more, as there may be many thousands."""
    for place in Folder:
        prefix = f"{place}/" if place else ""
        try:
            with os.scandir(folder / place) as entries:
                for entry in entries:
                    if entry.name.lower().endswith(OPENED_SUFFIXES):
                        yield prefix + entry.name, place, *_size_and_time(entry)
        except FileNotFoundError:
            continue


def read_content(path: Path) -> FileContent | None:
    """Return what is in a file, whatever that is; None when the file has just gone."""
    try:
        loaded = load(path)
        facts = match_facts(loaded.record, loaded.state)
    except RecordFileError as error:
        if isinstance(error.fault, Unreadable) and not os.path.lexists(path):
            return None
        fault = FileFaultEntry(type(error.fault).__name__, error.line, error.reason)
        is_below_header = error.line is not None and error.line > 1
        return FileContent(_first_line(path) if is_below_header else None, fault=fault)
    except Exception as error:  # noqa: BLE001 - one strange record must not take away the others
        _log.exception("%s cannot be indexed", path)
        return FileContent(fault=FileFaultEntry(type(error).__name__, None, str(error)))
    return FileContent(loaded.record.header, loaded.record, facts)


def _first_line(path: Path) -> Header | None:
    """What can be told of a record that is damaged further down."""
    try:
        with path.open("rb") as file:
            return read_record(file.readline(SIZE_LIMIT).decode("utf-8-sig")).header
    except (OSError, ValueError, RecordError):
        return None


def _write(database: Database, batch: Sequence[tuple[FoundFile, FileContent]]) -> None:
    if batch:
        database.write(lambda connection: rows.put_matches(connection, batch))
