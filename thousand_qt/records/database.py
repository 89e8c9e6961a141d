"""The SQLite file behind library and statistics: opening it, and living on when it cannot be opened.

Everything in it is made from other files, so it may be thrown away at any moment: one that is damaged or of
another version is set aside and an empty one takes its place, and where none can be written (a read-only
folder, a full disk) the tables are kept in memory. A rollback journal is used and no write-ahead log, as
that does not work in a home folder on the network.
"""

from __future__ import annotations

import contextlib
import logging
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeVar

SCHEMA_VERSION: Final = 5
"""Goes up with every change of the tables or of what is written into them: that makes the index anew."""

_BUSY_SECONDS: Final = 20.0
"""How long to wait for another process that is writing; transactions are short."""

_SCHEMA: Final = """
CREATE TABLE notes (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;

CREATE TABLE rules (key TEXT PRIMARY KEY, preset TEXT, options TEXT NOT NULL) WITHOUT ROWID;

CREATE TABLE matches (
    id INTEGER PRIMARY KEY,
    file BLOB NOT NULL UNIQUE,          -- the name below the folder of the matches, as bytes
    folder TEXT NOT NULL,               -- entries.Folder
    size INTEGER NOT NULL,
    modified INTEGER NOT NULL,          -- nanoseconds since 1970
    state TEXT NOT NULL,                -- entries.Status
    fault_kind TEXT NOT NULL,           -- the name of a class of faults, empty when there is none
    fault_line INTEGER,
    fault TEXT NOT NULL,
    fingerprint TEXT NOT NULL,
    identity TEXT NOT NULL,
    started REAL NOT NULL,              -- seconds since 1970
    last_played REAL NOT NULL,
    rules_key TEXT NOT NULL,            -- in rules, or empty
    rules_name TEXT NOT NULL,           -- what the players call a set of their own
    title TEXT NOT NULL,
    title_words TEXT NOT NULL,
    origin TEXT,                        -- of a match that continues or repeats another one: JSON
    human INTEGER,
    deals INTEGER NOT NULL,
    end_reason TEXT,
    taken_back INTEGER NOT NULL,
    words TEXT NOT NULL                 -- what a search looks through
);
CREATE INDEX match_by_identity ON matches (identity);
CREATE INDEX match_by_fingerprint ON matches (fingerprint);
CREATE INDEX match_by_last_played ON matches (last_played);

CREATE TABLE seats (
    match_id INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    name_key TEXT NOT NULL,
    kind TEXT NOT NULL,
    total INTEGER NOT NULL,
    won REAL NOT NULL,                  -- the share of a win: 1 alone, a half in a draw of two
    looks INTEGER NOT NULL,             -- facts.HelpFacts, and so on
    moves INTEGER NOT NULL,
    warnings INTEGER NOT NULL,
    PRIMARY KEY (match_id, seat)
) WITHOUT ROWID;

CREATE TABLE deals (
    match_id INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    dealer INTEGER NOT NULL,
    sitter INTEGER,
    declarer INTEGER,
    bid INTEGER,
    contract INTEGER,
    outcome TEXT NOT NULL,
    PRIMARY KEY (match_id, number)
) WITHOUT ROWID;

CREATE TABLE deal_seats (
    match_id INTEGER NOT NULL,
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    role TEXT NOT NULL,
    points INTEGER NOT NULL,
    change INTEGER NOT NULL,
    total INTEGER NOT NULL,
    no_points INTEGER NOT NULL,
    zero_mark INTEGER NOT NULL,
    barrel_hands INTEGER,
    barrel_move TEXT,
    dumped INTEGER NOT NULL,
    PRIMARY KEY (match_id, seat, number),
    FOREIGN KEY (match_id, number) REFERENCES deals (match_id, number) ON DELETE CASCADE
) WITHOUT ROWID;

CREATE TABLE marriages (
    match_id INTEGER NOT NULL,
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    suit TEXT NOT NULL,
    points INTEGER NOT NULL,
    FOREIGN KEY (match_id, number) REFERENCES deals (match_id, number) ON DELETE CASCADE
);
CREATE INDEX marriage_by_deal ON marriages (match_id, number);

-- What the notebook says.

CREATE TABLE reviews (
    identity TEXT NOT NULL,
    seat INTEGER NOT NULL,
    deal INTEGER NOT NULL,
    reviewer TEXT NOT NULL,
    moment REAL NOT NULL,
    PRIMARY KEY (identity, seat, deal, reviewer)
) WITHOUT ROWID;

CREATE TABLE losses (
    identity TEXT NOT NULL,
    seat INTEGER NOT NULL,
    deal INTEGER NOT NULL,
    reviewer TEXT NOT NULL,
    kind TEXT NOT NULL,
    decisions INTEGER NOT NULL,
    mistakes INTEGER NOT NULL,
    points REAL NOT NULL,
    chance REAL NOT NULL,
    PRIMARY KEY (identity, seat, deal, reviewer, kind),
    FOREIGN KEY (identity, seat, deal, reviewer) REFERENCES reviews (identity, seat, deal, reviewer)
        ON DELETE CASCADE
) WITHOUT ROWID;

CREATE TABLE resets (number INTEGER PRIMARY KEY, moment REAL NOT NULL);
"""

_Value = TypeVar("_Value")

_DAMAGED: Final = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
_BUSY: Final = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}
_NOT_WRITABLE: Final = {
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_NOLFS,
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_PROTOCOL,
    sqlite3.SQLITE_READONLY,
}

_log = logging.getLogger(__name__)


class DatabaseBusy(Exception):  # noqa: N818 - not a fault: another process is at work
    """Another process has been writing for a long time."""


class _OtherTables(sqlite3.DatabaseError):
    """The file holds tables of another version of the program, or of another program."""


class Database:
    """The tables of library and statistics, for any thread.

    Each piece of work gets a connection of its own, so nothing is held open between them and threads share
    nothing; only tables in memory have one connection, which is used in turn.

    Attributes:
        fault: why the tables are in memory and will be gone at the end; empty while they are in the file.
    """

    def __init__(self, path: Path) -> None:
        """Open the file or make it; when neither can be done, the tables are in memory."""
        self.path = path
        self.fault = ""
        self._lock = threading.RLock()
        self._memory: sqlite3.Connection | None = None
        self._remedies = 0
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            self._take_memory(error)
        self.read(lambda _: None)

    def read(self, work: Callable[[sqlite3.Connection], _Value]) -> _Value:
        """Return what `work` finds in the tables as they are at one moment.

        `work` is done again, on empty tables, when the file proves to be damaged. Raises `DatabaseBusy`.
        """
        return self._run(work, "BEGIN")

    def write(self, work: Callable[[sqlite3.Connection], _Value]) -> _Value:
        """Do all of `work` or nothing of it; else as `read`."""
        with self._lock:
            return self._run(work, "BEGIN IMMEDIATE")

    def clear(self) -> None:
        """Begin again with empty tables."""
        with self._lock:
            self._run(_drop_tables, "BEGIN IMMEDIATE")

    def copy_to(self, path: Path) -> None:
        """Write all tables into another file; raises OSError when that cannot be done."""

        def copy(connection: sqlite3.Connection) -> None:
            with contextlib.closing(sqlite3.connect(path)) as target:
                connection.backup(target)

        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._attempt(copy, "")
        except sqlite3.Error as error:
            raise OSError(f"cannot write {path}: {error}") from error

    def close(self) -> None:
        """Forget tables in memory; a file needs no closing."""
        with self._lock:
            if self._memory is not None:
                self._memory.close()

    def _run(self, work: Callable[[sqlite3.Connection], _Value], begin: str) -> _Value:
        """Do the work; after damage do it on empty tables, where nothing can be written in memory."""
        for _ in range(2):
            remedies = self._remedies
            try:
                return self._attempt(work, begin)
            except sqlite3.Error as error:
                self._find_remedy(error, remedies)
        return self._attempt(work, begin)

    def _attempt(self, work: Callable[[sqlite3.Connection], _Value], begin: str) -> _Value:
        if self._memory is not None:
            with self._lock:
                return _transact(self._memory, work, begin)
        with contextlib.closing(_connect(str(self.path))) as connection:
            _check_tables(connection)
            return _transact(connection, work, begin)

    def _find_remedy(self, error: sqlite3.Error, remedies: int) -> None:
        """Raises the error when there is none, or `DatabaseBusy`."""
        code = getattr(error, "sqlite_errorcode", -1) & 0xFF  # the lowest byte is the kind of the error
        if code in _BUSY:
            raise DatabaseBusy(str(error)) from error
        with self._lock:
            if self._remedies != remedies:
                return  # another thread has found one
            if self._memory is not None:
                raise error
            self._remedies += 1
            if code in _DAMAGED or isinstance(error, _OtherTables) or str(error).startswith("no such "):
                _log.warning("%s cannot be used (%s) and is made anew", self.path, error)
                try:
                    _set_aside(self.path)
                except OSError as move_error:
                    self._take_memory(move_error)
            elif code in _NOT_WRITABLE:
                self._take_memory(error)
            else:
                raise error

    def _take_memory(self, error: Exception) -> None:
        """Go on in memory, from what the file holds where that can be read."""
        self.fault = str(error)
        _log.warning("%s cannot be written (%s): the library is kept in memory", self.path, error)
        self._memory = _connect(":memory:")
        try:
            address = f"{self.path.absolute().as_uri()}?mode=ro"
            with contextlib.closing(_connect(address)) as file:
                if _version_of(file) == SCHEMA_VERSION:
                    file.backup(self._memory)
        except sqlite3.Error as read_error:
            _log.debug("nor can it be read: %s", read_error)
        _check_tables(self._memory)


def _connect(address: str) -> sqlite3.Connection:
    connection = sqlite3.connect(
        address,
        timeout=_BUSY_SECONDS,
        isolation_level=None,
        check_same_thread=False,  # tables in memory are used by all threads, in turn
        uri=address.startswith("file:"),
    )
    connection.row_factory = sqlite3.Row
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA synchronous = NORMAL")
    return connection


def _transact(
    connection: sqlite3.Connection, work: Callable[[sqlite3.Connection], _Value], begin: str
) -> _Value:
    if not begin:
        return work(connection)
    connection.execute(begin)
    try:
        value = work(connection)
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:  # a full disk has rolled back already
            connection.execute("ROLLBACK")
        raise
    return value


def _version_of(connection: sqlite3.Connection) -> int:
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    return int(version)


def _check_tables(connection: sqlite3.Connection) -> None:
    """Make the tables in an empty file; raises `_OtherTables` when there are others."""
    version = _version_of(connection)
    if version == SCHEMA_VERSION:
        return

    def make(inside: sqlite3.Connection) -> None:
        if _version_of(inside) == SCHEMA_VERSION:
            return  # another process has been quicker
        if version or inside.execute("SELECT 1 FROM sqlite_schema").fetchone() is not None:
            raise _OtherTables(f"its tables are of version {version}, not {SCHEMA_VERSION}")
        for statement in _SCHEMA.split(";"):
            inside.execute(statement)
        inside.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")

    _transact(connection, make, "BEGIN IMMEDIATE")


def _drop_tables(connection: sqlite3.Connection) -> None:
    for (table,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall():
        connection.execute(f"DELETE FROM {table}")


def _set_aside(path: Path) -> None:
    """Put the file and its journal out of the way, in the place of one put there earlier."""
    for ending in ("-journal", "-wal", "-shm", ""):
        with contextlib.suppress(FileNotFoundError):
            path.with_name(path.name + ending).replace(path.with_name(f"{path.name}.aside{ending}"))
