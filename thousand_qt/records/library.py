"""The library of matches: everything that was ever played, found again in a moment.

The record files stay the truth. The library is an index of them in SQLite, which can be thrown away and built
again at any time; what it is asked to change (titles, deleting, importing) it changes in the files.

    matches/*.thousand          the records
    matches/deleted/            what the player deleted and may take back
    matches/damaged/            what could not be read and was set aside
    library.sqlite              the index
    notebook.jsonl              reviews and resets of statistics, see `notebook`
"""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
from collections.abc import Callable, Iterable
from datetime import datetime
from pathlib import Path
from typing import Final

from thousand_qt.records import indexing, queries, rows
from thousand_qt.records.database import Database
from thousand_qt.records.entries import Folder, MatchEntry, MatchFilter, Page, RuleSet, SortBy
from thousand_qt.records.facts import fingerprint_of
from thousand_qt.records.faults import InUse, RecordFileError
from thousand_qt.records.file_lock import lock, unlock
from thousand_qt.records.folder import MATCHES_FOLDER, SUFFIX, free_paths, make_folder
from thousand_qt.records.indexing import RefreshReport
from thousand_qt.records.loading import load
from thousand_qt.records.notebook import Notebook
from thousand_qt.records.record_file import RecordFile
from thousand_qt.whole_files import sync_folder

DATABASE_NAME: Final = "library.sqlite"
NOTEBOOK_NAME: Final = "notebook.jsonl"


class UnknownMatch(LookupError):  # noqa: N818 - its name says what is wrong
    """There is no match with this id: it has been deleted or moved by another program."""


class AlreadyThere(Exception):  # noqa: N818 - nothing is wrong
    """The match to be imported is in the library, perhaps among the deleted ones."""

    def __init__(self, entry: MatchEntry) -> None:
        super().__init__(f"this match is in the library already, as {entry.id}")
        self.entry = entry


class Library:
    """The matches in a player's data folder.

    All methods may be called from any thread; `refresh` is made for one of its own. One process should write
    at a time; another one that does waits, and `DatabaseBusy` is raised only after many seconds. What changes
    files raises OSError when the system does not let it.

    Attributes:
        data: the data folder.
        folder: where the records are.
    """

    def __init__(self, data: Path) -> None:
        """Open the index in a data folder or begin one; never fails, see `fault`."""
        self.data = data
        self.folder = data / MATCHES_FOLDER
        self.notebook = Notebook(data / NOTEBOOK_NAME)
        self.database = Database(data / DATABASE_NAME)

    @property
    def fault(self) -> str:
        """Why the index cannot be kept on the disk, in the system's words; empty while it is.

        Everything works without that, but the next start has to read all records again.
        """
        return self.database.fault

    @property
    def is_complete(self) -> bool:
        """Whether all records were read since the index was begun; `refresh` makes it so."""
        return bool(self.database.read(lambda connection: rows.note(connection, "complete")))

    def close(self) -> None:
        """Give everything back; the library is of no use afterwards."""
        self.database.close()

    def refresh(
        self,
        on_progress: Callable[[int, int], object] | None = None,
        is_cancelled: Callable[[], bool] | None = None,
    ) -> RefreshReport:
        """Read what has changed on the disk since the last time, and only that; newest matches first.

        `on_progress(done, of)` is called now and then with numbers of files, in the caller's thread. What a
        cancelled or killed refresh has read stays read.
        """
        indexing.read_notebook(self.database, self.notebook)
        return indexing.refresh(self.database, self.folder, on_progress, is_cancelled)

    def rebuild(
        self,
        on_progress: Callable[[int, int], object] | None = None,
        is_cancelled: Callable[[], bool] | None = None,
    ) -> RefreshReport:
        """Forget the index and read every record; like `refresh` otherwise."""
        self.database.clear()
        return self.refresh(on_progress, is_cancelled)

    # Looking

    def find(
        self,
        wanted: MatchFilter | None = None,
        sort: SortBy = SortBy.LAST_PLAYED,
        *,
        descending: bool = True,
        offset: int = 0,
        limit: int | None = None,
    ) -> Page:
        """Return the matches from `offset` on, `limit` at most, of those the filter lets through."""
        return self.database.read(
            lambda connection: queries.find_matches(
                connection,
                self.folder,
                wanted or MatchFilter(),
                sort,
                descending=descending,
                offset=offset,
                limit=limit,
            )
        )

    def find_ids(
        self,
        wanted: MatchFilter | None = None,
        sort: SortBy = SortBy.LAST_PLAYED,
        *,
        descending: bool = True,
    ) -> tuple[str, ...]:
        """Return the ids of all matches that the filter lets through; much quicker than the matches."""
        return self.database.read(
            lambda connection: queries.find_names(
                connection, wanted or MatchFilter(), sort, descending=descending
            )
        )

    def get_many(self, match_ids: Iterable[str]) -> dict[str, MatchEntry]:
        """Return matches by their ids; those that are not there are left out."""
        return self.database.read(
            lambda connection: queries.find_named(connection, self.folder, tuple(match_ids))
        )

    def get(self, match_id: str) -> MatchEntry:
        """Return a match by its id; raises `UnknownMatch`."""
        entry = self.database.read(lambda connection: queries.find_match(connection, self.folder, match_id))
        if entry is None:
            raise UnknownMatch(match_id)
        return entry

    def rule_sets(self, folder: Folder = Folder.MATCHES) -> tuple[RuleSet, ...]:
        """Return the rules that were played, those played most first."""
        return self.database.read(lambda connection: queries.find_rule_sets(connection, folder))

    # Changing

    def update(self, path: Path) -> MatchEntry:
        """Read one record again, after playing; raises `UnknownMatch` when there is no such file."""
        return self._index(path, self._place_of(path))

    def rename(self, match_id: str, title: str) -> MatchEntry:
        """Write a title into the record; an empty one takes the title away.

        Raises `RecordFileError`, also when the match is being played: its session can rename it then.
        """
        entry = self.get(match_id)
        with RecordFile.reopen(entry.path) as file:
            before = entry.path.stat()
            file.append_title(title)
        # A match is not played by being named: it keeps its place in the list.
        with contextlib.suppress(OSError):
            os.utime(entry.path, ns=(before.st_atime_ns, before.st_mtime_ns))
        return self._index(entry.path, entry.folder)

    def delete(self, match_id: str) -> MatchEntry:
        """Move a record to the deleted ones; raises `RecordFileError` when the match is being played."""
        return self._move(self.get(match_id), Folder.DELETED)

    def restore(self, match_id: str) -> MatchEntry:
        """Move a deleted record back."""
        return self._move(self.get(match_id), Folder.MATCHES)

    def purge(self, match_id: str) -> None:
        """Remove a deleted record for good; raises ValueError for one that is not deleted."""
        entry = self.get(match_id)
        if entry.folder is not Folder.DELETED:
            raise ValueError(f"{match_id} is not among the deleted matches")
        entry.path.unlink(missing_ok=True)
        self.database.write(lambda connection: rows.forget(connection, [entry.id]))

    def import_file(self, path: Path) -> MatchEntry:
        """Copy a record from elsewhere into the library.

        Raises `RecordFileError` when it cannot be read, and `AlreadyThere` when the library has it, played as
        far as this, under whatever name.
        """
        loaded = load(path)
        fingerprint = fingerprint_of(loaded.record)
        copy = self.database.read(lambda connection: queries.find_copy(connection, self.folder, fingerprint))
        if copy is not None and copy.path.exists():
            raise AlreadyThere(copy)
        make_folder(self.folder)
        started = loaded.record.header.started
        stem = path.stem if started is None else datetime.fromisoformat(started).strftime("%Y-%m-%d-%H%M%S")
        partial = self.folder / f"{stem}.{os.getpid()}.part"
        _copy(path, partial)
        return self._index(_put(partial, self.folder, stem, SUFFIX), Folder.MATCHES)

    def export_file(self, match_id: str, target: Path) -> None:
        """Copy a record to where the player wants it, over what may be there."""
        source = self.get(match_id).path
        partial = target.with_name(f"{target.name}.{os.getpid()}.part")
        _copy(source, partial)
        try:
            partial.replace(target)
        except OSError:
            partial.unlink(missing_ok=True)
            raise

    def _move(self, entry: MatchEntry, place: Folder) -> MatchEntry:
        _check_free(entry.path)
        folder = self.folder / place
        make_folder(folder)
        target = _put(entry.path, folder, entry.path.stem, entry.path.suffix)
        sync_folder(entry.path.parent)
        return self._index(target, place, entry)

    def _place_of(self, path: Path) -> Folder:
        return next((place for place in Folder if path.parent == self.folder / place), Folder.MATCHES)

    def _index(self, path: Path, place: Folder, before: MatchEntry | None = None) -> MatchEntry:
        """Read a record and put it into the library in place of what it was `before`; returns it."""
        file = indexing.found_file(place, path)
        content = indexing.read_content(path)
        if content is None:
            raise UnknownMatch(file.name)

        def put(connection: sqlite3.Connection) -> MatchEntry | None:
            if before is not None:
                rows.forget(connection, [before.id])
            rows.put_match(connection, file, content)
            return queries.find_match(connection, self.folder, file.name)

        entry = self.database.write(put)
        assert entry is not None
        return entry


def _copy(source: Path, target: Path) -> None:
    """Copy bytes and times, and write them to the disk; leaves nothing when that cannot be done."""
    try:
        with source.open("rb") as reading, target.open("wb") as writing:
            shutil.copyfileobj(reading, writing)
            writing.flush()
            os.fsync(writing.fileno())
        shutil.copystat(source, target)
    except OSError:
        target.unlink(missing_ok=True)
        raise


def _put(path: Path, folder: Path, stem: str, suffix: str) -> Path:
    """Move a file into a folder under the first free name, never over another file."""
    for target in free_paths(folder, stem, suffix):
        try:
            target.touch(exist_ok=False)
        except FileExistsError:
            continue
        try:
            path.replace(target)
        except OSError:
            target.unlink(missing_ok=True)
            raise
        sync_folder(folder)
        return target
    raise AssertionError  # free paths never end


def _check_free(path: Path) -> None:
    """Raise `RecordFileError` while a session writes this record: it would not find it again."""
    try:
        with path.open("rb") as file:
            lock(file.fileno())
            unlock(file.fileno())
    except BlockingIOError as error:
        raise RecordFileError(path, None, InUse()) from error
