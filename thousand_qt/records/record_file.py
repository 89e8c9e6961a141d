"""The record of a match being played: one line per action, on disk before the card has finished flying."""

from __future__ import annotations

import contextlib
import errno
import os
from collections.abc import Iterable
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, Self

from thousand_qt.engine.actions import Action
from thousand_qt.engine.record import Entry, Header, Rename, TakeBack
from thousand_qt.engine.record_text import entry_line, header_line
from thousand_qt.records.faults import InUse, RecordFileError, Unwritable
from thousand_qt.records.file_lock import lock, unlock
from thousand_qt.records.folder import free_paths, make_folder
from thousand_qt.records.loading import LoadedRecord, check_file, load_from, words_of
from thousand_qt.whole_files import sync_folder


class RecordFile:
    """An append-only record file; every line is flushed to the disk when it is written.

    The file is locked until it is closed, so that no other process writes into it; everybody may read it.

    A line that cannot be written (the disk is full, the network is gone) is kept, and written before the next
    one: when the disk has room again nothing is missing. What was written of it is cut off first.

    Attributes:
        path: where the file is.
        loaded: what was in it when it was opened to go on; None for a new file.
    """

    def __init__(self, path: Path, file: BinaryIO, size: int, loaded: LoadedRecord | None = None) -> None:
        """Take over an open and locked file of which `size` bytes are good; see `create` and `reopen`."""
        self.path = path
        self.loaded = loaded
        self._file = file
        self._size = size
        self._unsaved: list[str] = []

    @classmethod
    def create(cls, path: Path, header: Header, entries: Iterable[Entry] = ()) -> Self:
        """Create the file with its header, and entries of a match that has begun elsewhere.

        Raises OSError when that cannot be done or the file exists.
        """
        make_folder(path.parent)
        file = path.open("xb", buffering=0)
        try:
            lock(file.fileno())
            created = cls(path, file, 0)
            created._append(header_line(header) + "".join(map(entry_line, entries)))
            sync_folder(path.parent)
        except BaseException:
            _close(file)
            path.unlink(missing_ok=True)
            raise
        return created

    @classmethod
    def create_in(cls, folder: Path, stem: str, header: Header, entries: Iterable[Entry] = ()) -> Self:
        """Create a file under the first free name that begins with the stem; raises OSError as `create`."""
        for path in free_paths(folder, stem):
            try:
                return cls.create(path, header, entries)
            except FileExistsError:  # another program was quicker
                if not path.exists():
                    raise
        raise AssertionError  # free paths never end

    @classmethod
    def reopen(cls, path: Path) -> Self:
        """Open a record to go on with it; a last line without its newline is cut off.

        Raises `RecordFileError` for whatever is wrong with the file, which stays as it is then.
        """
        check_file(path)
        try:
            file = path.open("r+b", buffering=0)
        except OSError as error:
            raise RecordFileError(path, None, Unwritable(words_of(error))) from error
        try:
            lock(file.fileno())
            loaded = load_from(file, path)
            if loaded.torn:
                file.truncate(loaded.size)
                os.fsync(file.fileno())
        except BaseException as error:
            _close(file)
            if isinstance(error, BlockingIOError):
                raise RecordFileError(path, None, InUse()) from error
            if isinstance(error, OSError):
                raise RecordFileError(path, None, Unwritable(words_of(error))) from error
            raise
        return cls(path, file, loaded.size, loaded)

    def append_entry(self, entry: Entry) -> None:
        """Add whatever happened; raises OSError when it cannot be written now."""
        self._append(entry_line(entry))

    def append(self, action: Action) -> None:
        """Add one action; raises OSError when it cannot be written now."""
        self.append_entry(action)

    def append_undo(self, count: int) -> None:
        """Take back the last `count` actions in force; raises OSError when it cannot be written now."""
        self.append_entry(TakeBack(count))

    def append_title(self, title: str) -> None:
        """Name the match; raises OSError when it cannot be written now."""
        self.append_entry(Rename(title))

    @property
    def unsaved(self) -> int:
        """How many lines wait for the disk to take them."""
        return len(self._unsaved)

    def save(self) -> None:
        """Write the lines that wait; raises OSError when they still cannot be written."""
        if not self._unsaved:
            return
        data = "".join(self._unsaved).encode()
        descriptor = self._file.fileno()
        status = os.fstat(descriptor)
        if status.st_nlink == 0 and not self.path.exists():  # writing would succeed, and nobody ever see it
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(self.path))
        if status.st_size < self._size:
            raise OSError(errno.EIO, "Another program has changed the file", str(self.path))
        if status.st_size > self._size:  # a part of a line that could not be written as a whole
            self._file.truncate(self._size)
        self._file.seek(self._size)
        rest = memoryview(data)
        while rest:
            rest = rest[self._file.write(rest) :]
        os.fsync(descriptor)
        self._size += len(data)
        self._unsaved.clear()

    def close(self) -> None:
        """Give the file back, after one more try to write what waits; may be called twice."""
        if not self._file.closed:
            with contextlib.suppress(OSError):  # whoever appended has been told
                self.save()
        _close(self._file)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _append(self, line: str) -> None:
        self._unsaved.append(line)
        self.save()


def _close(file: BinaryIO) -> None:
    if not file.closed:
        unlock(file.fileno())
        file.close()
