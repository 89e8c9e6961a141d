"""Keeps the library for the windows: opens it when it is first wanted, and refreshes it, all in threads."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal, Slot

from thousand_qt.records.indexing import RefreshReport
from thousand_qt.records.library import MATCHES_FOLDER, UnknownMatch
from thousand_qt.records.shared_library import SharedLibrary
from thousand_qt.session.relay import Relay
from thousand_qt.ui.library.desk import Desk

_ENDS_WITHIN: Final = 2.0
"""Seconds a refresh may take to notice that it is cancelled; it looks after every record."""

_log = logging.getLogger(__name__)


class _Relay(Relay):
    """Carries what a refresh has to tell into the thread of the librarian."""

    progressed = Signal(int, int)


class Librarian(QObject):
    """The one library of a data folder.

    Signals:
        refresh_progressed(int, int): so many files of so many that are new or have changed are read.
        refreshed(RefreshReport): a refresh is over, and whoever shows matches should look again.
        refresh_failed(Exception): it could not be done.
        changed(): a match was added, changed or removed; whoever shows matches should look again.
    """

    refresh_progressed = Signal(int, int)
    refreshed = Signal(object)
    refresh_failed = Signal(object)
    changed = Signal()

    def __init__(self, data: Path, parent: QObject | None = None) -> None:
        """Keep the library of a data folder; the disk is not touched yet."""
        super().__init__(parent)
        self._shared = SharedLibrary(data)
        self._relay = _Relay(self)
        self._relay.progressed.connect(self.on_progressed)
        self._reading = Desk(self)
        self._updating = Desk(self)
        self._again = False
        self._cancelled = threading.Event()

    @property
    def data(self) -> Path:
        """The player's data folder."""
        return self._shared.data

    @property
    def folder(self) -> Path:
        """Where the records are."""
        return self.data / MATCHES_FOLDER

    @property
    def is_refreshing(self) -> bool:
        return self._reading.is_busy

    @property
    def shared(self) -> SharedLibrary:
        """The library itself, for the work of other threads; they may not have the librarian."""
        return self._shared

    def refresh(self) -> None:
        """Begin to read what has changed on the disk; when that is being done, do it once more afterwards."""
        if self._cancelled.is_set():
            return
        if self.is_refreshing:
            self._again = True
            return
        work = partial(_refresh, self._shared, self._relay, self._cancelled)
        self._reading.ask(work, self.on_refreshed, self.on_refresh_failed)

    def update(self, path: Path) -> None:
        """Begin to read one record again, after it was played."""
        if not self._cancelled.is_set():
            self._updating.ask(partial(_update, self._shared, path), self.on_updated)

    def ask_people(self, on_found: Callable[[tuple[str, ...]], object]) -> None:
        """Begin to look up who has played, as far as the library knows: who has played most comes first.

        When it cannot be read nobody is found, which is logged.
        """
        if not self._cancelled.is_set():
            self._updating.ask(partial(_people, self._shared), on_found, self.on_people_not_found)

    def tell_changed(self) -> None:
        """Let all windows look again: one of them has changed something."""
        self.changed.emit()

    def close(self) -> None:
        """Stop reading; what was read stays."""
        self._cancelled.set()
        self._updating.close()
        self._reading.close(_ENDS_WITHIN)

    # What came of it

    @Slot(int, int)
    def on_progressed(self, done: int, of: int) -> None:
        if not self._cancelled.is_set():
            self.refresh_progressed.emit(done, of)

    def on_people_not_found(self, error: Exception) -> None:
        _log.warning("the library does not say who has played", exc_info=error)

    def on_refreshed(self, report: RefreshReport) -> None:
        if self._again:
            self._again = False
            self.refresh()
        self.refreshed.emit(report)

    def on_refresh_failed(self, error: Exception) -> None:
        _log.error("the library cannot be refreshed", exc_info=error)
        self._again = False
        self.refresh_failed.emit(error)

    def on_updated(self, _nothing: None) -> None:
        self.changed.emit()


# In other threads


def _refresh(shared: SharedLibrary, relay: _Relay, cancelled: threading.Event) -> RefreshReport:
    def tell_progress(done: int, of: int) -> None:
        relay.tell(lambda: relay.progressed, done, of)

    return shared.library().refresh(tell_progress, cancelled.is_set)


def _update(shared: SharedLibrary, path: Path) -> None:
    try:
        shared.library().update(path)
    except UnknownMatch:
        _log.debug("%s is gone", path)


def _people(shared: SharedLibrary) -> tuple[str, ...]:
    return tuple(player.name for player in shared.statistics().players())
