"""The library as several threads use it: opened when it is first wanted, and once."""

from __future__ import annotations

import threading
from pathlib import Path

from thousand_qt.records.library import Library
from thousand_qt.records.statistics import Statistics


class SharedLibrary:
    """The one library of a data folder; the disk is not touched before somebody asks for it."""

    def __init__(self, data: Path) -> None:
        self._data = data
        self._lock = threading.Lock()
        self._library: Library | None = None

    @property
    def data(self) -> Path:
        """The player's data folder."""
        return self._data

    def library(self) -> Library:
        """Return the library. Opening it may take a moment: not for the GUI thread."""
        with self._lock:
            if self._library is None:
                self._library = Library(self._data)
            return self._library

    def statistics(self) -> Statistics:
        """Return the statistics of the library; not for the GUI thread either."""
        return Statistics(self.library())
