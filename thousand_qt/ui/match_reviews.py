"""Where reviews are asked for: the sheets on the table, the Game menu and the library."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from thousand_qt.decks.renderer import DeckRenderer
from thousand_qt.engine.record import Record
from thousand_qt.ui.match_controller import MatchController
from thousand_qt.ui.other_tables import OtherTables

if TYPE_CHECKING:
    from thousand_qt.ui.review.desk import ReviewDesk


class MatchReviews(QObject):
    """Opens the review of the match on the table, or of any other.

    Signals:
        offered(bool): something on the table can be reviewed, or nothing any more.
        kept(): reviews have been finished and noted for the statistics.
    """

    offered = Signal(bool)
    kept = Signal()

    def __init__(self, window: QWidget, data: Path, renderer: DeckRenderer, tables: OtherTables) -> None:
        """Serve this window.

        Args:
            window: The window.
            data: The player's data folder.
            renderer: That of the table of the match; reviews show the same deck.
            tables: Keeps the table of a review like that of the match.
        """
        super().__init__(window)
        self._window = window
        self._data = data
        self._renderer = renderer
        self._tables = tables
        self._desk: ReviewDesk | None = None
        self._record: Callable[[], Record] | None = None

    @property
    def desk(self) -> ReviewDesk:
        """Does the reviews. It is made when it is first wanted: the start of the program does not need it."""
        if self._desk is None:
            from thousand_qt.ui.review.desk import ReviewDesk

            self._desk = ReviewDesk(self._data, self._renderer, self._tables, self._window)
            self._desk.kept.connect(self.kept)
        return self._desk

    # Which match

    def on_match_begun(self, controller: MatchController) -> None:
        session = controller.session
        self._record = lambda: session.record
        controller.review_requested.connect(self.on_deal_review_requested)

        def look() -> None:
            self.offered.emit(bool(session.view.results))

        session.deal_awaited.connect(look)
        session.match_ended.connect(look)
        session.position_changed.connect(look)
        look()

    def on_match_left(self) -> None:
        self._record = None
        self.offered.emit(False)

    def show_finished(self, record: Record) -> None:
        """Serve a finished match that is only looked at."""
        self._record = lambda: record
        self.offered.emit(True)

    # What is wanted

    def on_deal_review_requested(self, deal: int) -> None:
        """Review a deal of the match on the table, or all of it when the number is 0."""
        if self._record is not None:
            self.desk.open_record(self._record(), deal or None)

    def review_match(self) -> None:
        """Review all finished deals of the match on the table."""
        self.on_deal_review_requested(0)

    def open_review(self, path: Path) -> None:
        """Review the match in a file."""
        self.desk.open_path(path)

    def close(self) -> None:
        """Stop and put the window away, at the end of the program."""
        if self._desk is not None:
            self._desk.close()
