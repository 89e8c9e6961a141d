"""Brings the review of a match about: whoever wants one says which, and the window comes up with it."""

from __future__ import annotations

from pathlib import Path

import msgspec
from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtWidgets import QWidget

from thousand_qt.ai.seat import Budget
from thousand_qt.app.application import bring_to_front
from thousand_qt.decks.renderer import DeckRenderer
from thousand_qt.engine.record import Record
from thousand_qt.records.faults import RecordFileError
from thousand_qt.session.review_shelf import ReviewShelf
from thousand_qt.session.review_worker import ReviewTask, ReviewWorker
from thousand_qt.ui.fitting import shrink_to_screen
from thousand_qt.ui.other_tables import OtherTables
from thousand_qt.ui.review.window import ReviewWindow
from thousand_qt.ui.texts.record_faults import file_error_words


class ReviewDesk(QObject):
    """Holds the one review there is, and its window.

    Signals:
        kept(): another deal is reviewed and stands in the notebook: statistics may look again.
    """

    kept = Signal()

    def __init__(
        self,
        data: Path,
        renderer: DeckRenderer,
        tables: OtherTables,
        parent: QWidget,
        *,
        budget: Budget | None = None,
    ) -> None:
        """Prepare to review.

        Args:
            data: The player's data folder, where reviews are kept.
            renderer: That of the table of the match; the review shows the same deck.
            tables: Keeps the table of the review like that of the match.
            parent: The window from which reviews are asked for.
            budget: What may be spent on a decision; see `ReviewTask`.
        """
        super().__init__(parent)
        self._owner = parent
        self._renderer = renderer
        self._tables = tables
        self._budget = budget
        self._task: ReviewTask | None = None
        self._window: ReviewWindow | None = None
        self._worker = ReviewWorker(ReviewShelf(data), self)
        self._worker.finished.connect(self.kept)

    @property
    def window(self) -> ReviewWindow | None:
        """The window; None before the first review."""
        return self._window

    @property
    def worker(self) -> ReviewWorker:
        return self._worker

    def open_path(self, path: Path, deal: int | None = None) -> None:
        """Review the match in a file, or one deal of it."""
        self._open(ReviewTask(path, deal=deal, budget=self._budget))

    def open_record(self, record: Record, deal: int | None = None) -> None:
        """Review a match, or one deal of it."""
        self._open(ReviewTask(record, deal=deal, budget=self._budget))

    def close(self) -> None:
        """Stop reviewing and put the window away."""
        self._worker.close()
        if self._window is not None:
            self._window.close()

    def _open(self, task: ReviewTask) -> None:
        self._task = task
        window = self._window or self._make_window()
        self._worker.stop()
        window.begin()
        bring_to_front(window)
        self._worker.start(task)

    def _make_window(self) -> ReviewWindow:
        window = ReviewWindow(self._renderer.deck, self._owner, cache=self._renderer.cache)
        self._tables.adopt(window)
        shrink_to_screen(window, self._owner)
        self._window = window
        worker = self._worker
        worker.begun.connect(window.show_match)
        worker.progressed.connect(window.show_progress)
        worker.finished.connect(window.show_finished)
        worker.stopped.connect(window.show_stopped)
        worker.failed.connect(self.on_failed)
        window.cancel_requested.connect(worker.stop)
        window.go_on_requested.connect(self.on_go_on_requested)
        window.player_chosen.connect(self.on_player_chosen)
        window.closed.connect(worker.stop)
        return window

    def on_go_on_requested(self) -> None:
        if self._task is not None:
            self._open(self._task)

    def on_player_chosen(self, seat: int) -> None:
        if self._task is not None and seat != self._task.seat:
            self._open(msgspec.structs.replace(self._task, seat=seat))

    def on_failed(self, error: Exception) -> None:
        if self._window is None:
            return
        if isinstance(error, RecordFileError):
            text = file_error_words(error)
        else:
            text = QCoreApplication.translate("Review", "The match cannot be reviewed: {reason}").format(
                reason=str(error)
            )
        self._window.show_fault(text)
