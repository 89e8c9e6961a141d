"""The windows on what was played: the library of matches and the statistics, and what they share.

They are imported when they are first wanted: the start of the program does not need them.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from thousand_qt.app.application import bring_to_front
from thousand_qt.ui.fitting import screen_room
from thousand_qt.ui.library.librarian import Librarian
from thousand_qt.ui.match_controller import MatchController
from thousand_qt.ui.match_host import MatchHost

if TYPE_CHECKING:
    from thousand_qt.ui.library.library_window import LibraryWindow
    from thousand_qt.ui.statistics.statistics_window import StatisticsWindow


class RecordWindows(QObject):
    """Opens the two windows, one of each, and tells them what happens on the table.

    Signals:
        resume_requested(Path), replay_requested(Path), review_requested(Path): the player wants to go on with
            a match, to see it, or to look back at the own decisions in it.
        on_table_changed(Path | None): the record of the match on the table is in this file.
    """

    resume_requested = Signal(object)
    replay_requested = Signal(object)
    review_requested = Signal(object)
    on_table_changed = Signal(object)

    def __init__(self, window: QWidget, host: MatchHost, data: Path, player_name: Callable[[], str]) -> None:
        """Serve this window.

        Args:
            window: The windows belong to it.
            host: Has the match on the table.
            data: The player's data folder.
            player_name: Returns the name under which the player plays; whose statistics are shown first.
        """
        super().__init__(window)
        self._window = window
        self._host = host
        self._player_name = player_name
        self._librarian = Librarian(data, self)
        self._library: LibraryWindow | None = None
        self._statistics: StatisticsWindow | None = None
        self._on_table: Path | None = None
        host.match_begun.connect(self.on_match_begun)
        host.match_left.connect(self.on_match_left)

    @property
    def librarian(self) -> Librarian:
        return self._librarian

    @property
    def library(self) -> LibraryWindow | None:
        """The window of matches, if it is open."""
        return self._library

    @property
    def statistics(self) -> StatisticsWindow | None:
        """The window of statistics, if it is open."""
        return self._statistics

    def show_library(self) -> None:
        """Open the window of matches, or bring it to the front."""
        from thousand_qt.ui.library.library_window import LibraryWindow

        if self._library is None:
            self._library = LibraryWindow(self._librarian, self._window)
            self._library.set_on_table(self._on_table)
            self._library.resume_requested.connect(self.on_resume_requested)
            self._library.replay_requested.connect(self.replay_requested)
            self._library.review_requested.connect(self.review_requested)
            self._library.title_on_table_requested.connect(self.on_title_requested)
            self._open(self._library)
        bring_to_front(self._library)

    def show_statistics(self) -> None:
        """Open the window of statistics, or bring it to the front."""
        from thousand_qt.ui.statistics.statistics_window import StatisticsWindow

        if self._statistics is None:
            self._statistics = StatisticsWindow(self._librarian, self._player_name(), self._window)
            self._open(self._statistics)
        bring_to_front(self._statistics)

    def close(self) -> None:
        """Close both, at the end of the program."""
        for window in (self._library, self._statistics):
            if window is not None:
                window.close()
        self._librarian.close()

    def _open(self, window: QWidget) -> None:
        window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        window.installEventFilter(self)
        window.resize(window.sizeHint().boundedTo(screen_room(self._window)))
        window.show()

    def _is_wanted(self) -> bool:
        """Whether anybody sees the library: else it is brought up to date when it is opened."""
        return self._library is not None or self._statistics is not None

    # What happens on the table

    def on_match_begun(self, controller: MatchController) -> None:
        session = controller.session
        session.happened.connect(self.on_happened)
        session.deal_awaited.connect(self.on_deal_finished)
        session.match_ended.connect(self.on_deal_finished)
        self.on_happened()

    def on_happened(self) -> None:
        """Notice the file of the match, which a new one has only from its first card on."""
        controller = self._host.controller
        path = None if controller is None else controller.session.record_path
        if path == self._on_table:
            return
        self._on_table = path
        self.on_table_changed.emit(path)
        if self._library is not None:
            self._library.set_on_table(path)
        self.on_deal_finished()

    def on_deal_finished(self) -> None:
        if self._on_table is not None and self._is_wanted():
            self._librarian.update(self._on_table)

    def on_match_left(self) -> None:
        self.on_deal_finished()
        self._on_table = None
        if self._library is not None:
            self._library.set_on_table(None)

    def on_reviews_kept(self) -> None:
        if self._is_wanted():
            self._librarian.refresh()

    # What the windows want

    def on_resume_requested(self, path: Path) -> None:
        self.resume_requested.emit(path)
        if self._library is not None and self._on_table == path:
            self._library.close()
            bring_to_front(self._window)

    def on_title_requested(self, title: str) -> None:
        """The file of a match that is being played is written by its session only."""
        controller = self._host.controller
        if controller is not None:
            controller.session.rename(title)
            self.on_deal_finished()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Close:
            if watched is self._library:
                self._library = None
            elif watched is self._statistics:
                self._statistics = None
        return super().eventFilter(watched, event)
