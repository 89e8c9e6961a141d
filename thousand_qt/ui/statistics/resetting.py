"""Lets statistics begin anew, after asking twice, and takes that back."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from thousand_qt.ui.library.desk import Desk
from thousand_qt.ui.library.librarian import Librarian
from thousand_qt.ui.question import Question


class Resetting(QObject):
    """Asks, and writes into the notebook of the library.

    Signals:
        told(str): what has been done, in words.
        failed(Exception): it could not be written; nothing has changed.
    """

    told = Signal(str)
    failed = Signal(object)

    def __init__(self, librarian: Librarian, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._librarian = librarian
        self._desk = Desk(self)
        self._finished = 0

    @property
    def is_busy(self) -> bool:
        return self._desk.is_busy

    def ask(self, finished: int) -> None:
        """Ask twice, as the figures of years are dear to people; `finished` matches are shown now."""
        self._finished = finished
        self._ask_once(
            QCoreApplication.translate("StatisticsWindow", "Reset the statistics?"),
            QCoreApplication.translate(
                "StatisticsWindow",
                "Matches that began before now will not be counted any more, for all players. No match is"
                " deleted, a backup is kept, and the reset can be undone.",
            ),
            QCoreApplication.translate("StatisticsWindow", "Reset…"),
            self.on_confirmed,
        )

    def on_confirmed(self) -> None:
        self._ask_once(
            QCoreApplication.translate("StatisticsWindow", "Really reset?"),
            QCoreApplication.translate(
                "StatisticsWindow",
                "Of what is shown now, %Ln finished match(es) will not count any more.",
                "",
                self._finished,
            ),
            QCoreApplication.translate("StatisticsWindow", "Reset"),
            self.on_decided,
        )

    def _ask_once(self, title: str, text: str, yes: str, on_yes: Callable[[], None]) -> None:
        question = Question(title, text, yes, self._window)
        question.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        question.accepted.connect(on_yes)
        question.open()

    def on_decided(self) -> None:
        now = datetime.now().astimezone()
        shared = self._librarian.shared
        self._desk.ask(lambda: shared.statistics().reset_statistics(now), self.on_done, self.failed.emit)

    def on_done(self, backup: Path) -> None:
        text = QCoreApplication.translate(
            "StatisticsWindow", "The statistics begin anew. What they were counted from is kept in {file}."
        )
        self.told.emit(text.format(file=backup))
        self._librarian.tell_changed()

    def undo(self) -> None:
        """Take the last reset back."""
        shared = self._librarian.shared
        self._desk.ask(lambda: shared.statistics().undo_reset(), self.on_undone, self.failed.emit)

    def on_undone(self, _since: datetime | None) -> None:
        words = QCoreApplication.translate(
            "StatisticsWindow", "The reset is undone: earlier matches count again."
        )
        self.told.emit(words)
        self._librarian.tell_changed()

    def close(self) -> None:
        """Wait for nothing any more."""
        self._desk.close()
