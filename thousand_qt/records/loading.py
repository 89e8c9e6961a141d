"""Reading a record's file that may be anything: torn, damaged, foreign, endless."""

from __future__ import annotations

import os
import stat
from pathlib import Path
from typing import BinaryIO, Final

import msgspec

from thousand_qt.engine.match import MatchState
from thousand_qt.engine.record import Record
from thousand_qt.engine.record_faults import NoHeader, RecordError
from thousand_qt.engine.record_text import read_record
from thousand_qt.records.faults import (
    NotAFile,
    NotUtf8,
    NullBytes,
    RecordFileError,
    TooLarge,
    Unreadable,
)

SIZE_LIMIT: Final = 16 << 20
"""Bytes. A long match takes 100 kB; whoever opens a film by mistake hears of it at once."""

_BYTE_ORDER_MARK: Final = "\ufeff"


class LoadedRecord(msgspec.Struct, frozen=True):
    """A record that has been read and replayed.

    Attributes:
        state: after the last action in force.
        size: bytes of the file up to the last complete line.
        torn: bytes after it: a line that was cut off while it was written, and is not part of the record.
    """

    path: Path
    record: Record
    state: MatchState
    size: int
    torn: int


def load(path: Path) -> LoadedRecord:
    """Read and replay the record in a file; raises `RecordFileError` for whatever is wrong with it.

    A last line without its newline is left out. Line ends of Windows and a byte order mark, which editors
    leave, do no harm.
    """
    check_file(path)
    try:
        with path.open("rb") as file:
            return load_from(file, path)
    except OSError as error:
        raise RecordFileError(path, None, Unreadable(words_of(error))) from error


def load_from(file: BinaryIO, path: Path) -> LoadedRecord:
    """Read the record from an open file, from its beginning; raises `RecordFileError` and OSError."""
    _check_kind(path, os.fstat(file.fileno()))
    file.seek(0)
    data = file.read(SIZE_LIMIT + 1)
    if len(data) > SIZE_LIMIT:
        raise RecordFileError(path, None, TooLarge(len(data), SIZE_LIMIT))
    size = data.rfind(b"\n") + 1
    try:
        record = read_record(_decode(path, data[:size]))
        state = record.check()
    except RecordError as error:
        raise RecordFileError(path, error.line, error.fault) from error
    return LoadedRecord(path, record, state, size, len(data) - size)


def check_file(path: Path) -> None:
    """Raise `RecordFileError` when there is no regular file of a size a record can have.

    To be asked before opening: a pipe would wait for its other end.
    """
    try:
        status = path.stat()
    except (OSError, ValueError) as error:  # ValueError: a path that cannot be one
        raise RecordFileError(path, None, Unreadable(words_of(error))) from error
    _check_kind(path, status)


def words_of(error: Exception) -> str:
    """Return what the system says of an error, without number and file name."""
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


def _check_kind(path: Path, status: os.stat_result) -> None:
    if not stat.S_ISREG(status.st_mode):
        raise RecordFileError(path, None, NotAFile(stat.S_ISDIR(status.st_mode)))
    if status.st_size > SIZE_LIMIT:
        raise RecordFileError(path, None, TooLarge(status.st_size, SIZE_LIMIT))


def _decode(path: Path, data: bytes) -> str:
    if not data:
        raise RecordFileError(path, 1, NoHeader())
    try:
        text = data.decode()
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise RecordFileError(path, line, NotUtf8(data[error.start], error.start)) from error
    position = data.find(b"\0")
    if position >= 0:
        raise RecordFileError(path, data.count(b"\n", 0, position) + 1, NullBytes(position))
    return text.removeprefix(_BYTE_ORDER_MARK)
