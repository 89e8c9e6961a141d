"""The matches played lately, in a menu: each is gone on with, shown again or explained, as its state asks."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from thousand_qt.records.entries import MatchEntry, Status
from thousand_qt.records.shared_library import SharedLibrary
from thousand_qt.ui.library.desk import Desk
from thousand_qt.ui.library.librarian import Librarian
from thousand_qt.ui.texts.matches import day_words, match_name, result_words

SHOWN: Final = 8
_LONGEST_NAME: Final = 50
"""Characters; a longer title or list of players is cut off."""


class RecentMatches(QMenu):
    """Asks the library whenever it is opened; what has changed on the disk comes in while it is open.

    Signals:
        resume_requested(Path): go on with this match.
        replay_requested(Path): show this finished match again.
        damaged_chosen(Path): say what is wrong with this file.
        told(str): a sentence about a match that cannot be had.
    """

    resume_requested = Signal(object)
    replay_requested = Signal(object)
    damaged_chosen = Signal(object)
    told = Signal(str)

    def __init__(self, librarian: Librarian, parent: QWidget) -> None:
        super().__init__(parent)
        self._librarian = librarian
        self._desk = Desk(self)
        self._on_table: Path | None = None
        self._entries: tuple[MatchEntry, ...] | None = None
        self.aboutToShow.connect(self.on_about_to_show)
        librarian.refreshed.connect(self.on_library_changed)
        self._fill()

    @property
    def entries(self) -> tuple[MatchEntry, ...]:
        """The matches in the menu, the one played last first."""
        known = self._entries or ()
        return tuple(entry for entry in known if entry.path != self._on_table)[:SHOWN]

    def set_on_table(self, path: Path | None) -> None:
        """Leave out the match that is being played, whose file this is."""
        self._on_table = path

    def close_desk(self) -> None:
        """Ask for nothing any more, at the end of the program."""
        self._desk.close()

    def on_about_to_show(self) -> None:
        self._fill()
        self._ask()
        self._librarian.refresh()

    def on_library_changed(self) -> None:
        if self.isVisible():
            self._ask()

    def _ask(self) -> None:
        self._desk.ask(partial(_recent, self._librarian.shared), self.on_found, self.on_failed)

    def on_found(self, entries: tuple[MatchEntry, ...]) -> None:
        self._entries = entries
        self._fill()

    def on_failed(self, _: Exception) -> None:
        self.on_found(())

    def choose(self, entry: MatchEntry) -> None:
        """Do with a match what its state asks for; its file may have gone since the menu was opened."""
        if not entry.path.is_file():
            self.told.emit(
                QCoreApplication.translate("RecentMatches", "The file of this match is gone: {name}").format(
                    name=entry.path.name
                )
            )
            self._librarian.refresh()
        elif entry.status is Status.OPEN:
            self.resume_requested.emit(entry.path)
        elif entry.status is Status.FINISHED:
            self.replay_requested.emit(entry.path)
        else:
            self.damaged_chosen.emit(entry.path)

    def _fill(self) -> None:
        for old in self.actions():  # one of them may be what has just been chosen
            self.removeAction(old)
            old.deleteLater()
        for entry in self.entries:
            action = QAction(_words(entry), self)
            action.triggered.connect(partial(self.choose, entry))
            self.addAction(action)
        if not self.entries:
            nothing = QAction(_nothing(is_known=self._entries is not None), self)
            nothing.setEnabled(False)
            self.addAction(nothing)

    def retranslate(self) -> None:
        """Set all words in the present language."""
        self.setTitle(QCoreApplication.translate("RecentMatches", "Matches &just played"))
        self._fill()


def _recent(shared: SharedLibrary) -> tuple[MatchEntry, ...]:
    """Return the matches played last, one more than are shown: one may be on the table."""
    return shared.library().find(limit=SHOWN + 1).matches


def _words(entry: MatchEntry) -> str:
    name = match_name(entry)
    shown = name if len(name) <= _LONGEST_NAME else f"{name[:_LONGEST_NAME].rstrip()}…"
    #: An entry of a menu: when a match was played last, its title or players, and how it ended.
    text = QCoreApplication.translate("RecentMatches", "{day}: {name} ({result})")
    words = text.format(day=day_words(entry.last_played), name=shown, result=result_words(entry))
    return words.replace("&", "&&")


def _nothing(*, is_known: bool) -> str:
    if is_known:
        return QCoreApplication.translate("RecentMatches", "No other matches yet")
    return QCoreApplication.translate("RecentMatches", "Reading…")
