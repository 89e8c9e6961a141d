"""Keeps a match on the disk as well as the disk lets it: what fails is tried again, and told once."""

from __future__ import annotations

import errno
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from thousand_qt.engine.record import Entry, Record
from thousand_qt.records.faults import RecordFileError
from thousand_qt.records.record_file import RecordFile

RETRY_MILLISECONDS: Final = 5000
"""How soon something is tried again while the player thinks; every action tries at once."""

_FULL: Final = (errno.ENOSPC, errno.EDQUOT)
"""There is no room now; the open file is as good as before."""

_log = logging.getLogger(__name__)

NewRecord = Callable[[Record], RecordFile]
"""Creates a file that holds this record; raises OSError."""


class Recorder(QObject):
    """Writes what happens in a match into its file.

    A file that can no longer be written, because the network is gone or somebody has removed it, is opened
    again, or begun anew, as soon as that works; then it gets all that is missing.

    Signals:
        failed(OSError): the record cannot be written now.
        recovered(): after that: everything is on the disk.
    """

    failed = Signal(object)
    recovered = Signal()

    def __init__(
        self,
        record: Callable[[], Record],
        file: RecordFile | None,
        create: NewRecord | None,
        parent: QObject | None = None,
    ) -> None:
        """Prepare to write.

        Args:
            record: Returns all there is to be kept.
            file: Where it has been kept so far, if it has been.
            create: Begins a file where there is none; without it and without a file nothing is kept.
            parent: The owner.
        """
        super().__init__(parent)
        self._record = record
        self._file = file
        self._path = None if file is None else file.path
        self._create = create
        self._fails = False
        self._retry = QTimer(self)
        self._retry.setInterval(RETRY_MILLISECONDS)
        self._retry.timeout.connect(self.on_retry_due)

    @property
    def path(self) -> Path | None:
        """Where the match is kept; None when it could not be yet, or is not to be."""
        return self._path

    @property
    def is_saved(self) -> bool:
        """Whether everything is on the disk."""
        return self._file is not None and not self._file.unsaved

    def begin(self) -> None:
        """Make sure that there is a file."""
        if self._file is None:
            self._try(self._open)

    def add(self, entry: Entry) -> None:
        """Write what has just happened; `record()` has it already."""
        file = self._file
        self._try(self._open if file is None else lambda: file.append_entry(entry))

    def save(self) -> None:
        """Try to write what is missing."""
        file = self._file
        if file is None or file.unsaved:
            self._try(self._open if file is None else file.save)

    def close(self) -> None:
        """Give the file back, after one more try."""
        self._retry.stop()
        self._create = None
        if self._file is not None:
            self._file.close()
            self._file = None

    def on_retry_due(self) -> None:
        self.save()

    def _try(self, write: Callable[[], None]) -> None:
        try:
            write()
        except OSError as error:
            self._note_failure(error)
        except RecordFileError as error:
            self._note_failure(OSError(errno.EIO, error.reason, str(error.path)))
        else:
            if self._fails:
                self._fails = False
                self._retry.stop()
                self.recovered.emit()

    def _note_failure(self, error: OSError) -> None:
        if error.errno not in _FULL and self._file is not None:
            self._file.close()
            self._file = None
        if not self._fails:
            self._fails = True
            _log.error("the record cannot be written: %s", error)
            self._retry.start()
            self.failed.emit(error)

    def _open(self) -> None:
        """Open the file again, or begin one, with all there is."""
        if self._create is None:
            return
        record = self._record()
        if self._path is None or not self._path.exists():
            self._file = self._create(record)
            self._path = self._file.path
            return
        file = RecordFile.reopen(self._path)
        assert file.loaded is not None
        kept = file.loaded.record
        if kept.header != record.header or kept.entries != record.entries[: len(kept.entries)]:
            file.close()
            raise OSError(errno.EIO, "Another program has changed the file", str(self._path))
        self._file = file
        for entry in record.entries[len(kept.entries) :]:
            file.append_entry(entry)
