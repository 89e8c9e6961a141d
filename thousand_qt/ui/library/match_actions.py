"""What can be done with the chosen matches: the entries of menus and buttons, and the doing."""

from __future__ import annotations

import enum
import logging
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal, SignalInstance
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence
from PySide6.QtWidgets import QFileDialog, QMenu, QWidget

from thousand_qt.records.entries import Folder, MatchEntry, Status
from thousand_qt.records.folder import OPENED_SUFFIXES
from thousand_qt.records.library import AlreadyThere, Library
from thousand_qt.ui.exporting import ExportKind, documents_folder
from thousand_qt.ui.library import match_jobs
from thousand_qt.ui.library.desk import Desk
from thousand_qt.ui.library.exporter import Exporter
from thousand_qt.ui.library.exports import Exported
from thousand_qt.ui.library.librarian import Librarian
from thousand_qt.ui.library.match_jobs import Outcome
from thousand_qt.ui.library.outcome_words import (
    deleted_words,
    exported_words,
    failures_words,
    imported_words,
    purged_words,
    reason_words,
    restored_words,
)
from thousand_qt.ui.question import Question

_log = logging.getLogger(__name__)


class Remedy(enum.Enum):
    """What the button of a notice does."""

    NONE = "none"
    UNDO_DELETE = "undo"
    RESTORE = "restore"


@dataclass(frozen=True)
class Notice:
    """What is to be told."""

    text: str
    remedy: Remedy = Remedy.NONE
    is_fault: bool = False


@dataclass(frozen=True)
class Choice:
    """What is chosen in the list.

    Attributes:
        ids: From above down.
        entry: The match, if it is only one and has been looked up.
        shelf: In which list.
        deal: The deal that is chosen in its score sheet; 0 for none.
        is_on_table: Whether that match is being played.
    """

    ids: tuple[str, ...] = ()
    entry: MatchEntry | None = None
    shelf: Folder = Folder.MATCHES
    deal: int = 0
    is_on_table: bool = False


class MatchActions(QObject):
    """Offers what can be done with the chosen matches, and does it.

    Signals:
        resume_requested(Path), replay_requested(Path), review_requested(Path): the player wants to go on with
            a match, to see it, or to look back at the own decisions in it.
        title_requested(): a title is to be written in the list.
        title_on_table_requested(str): the match that is being played gets this title.
        told(Notice): what has become of something.
        brought(str): the list should show this match, which has just come into it.
    """

    resume_requested = Signal(object)
    replay_requested = Signal(object)
    review_requested = Signal(object)
    title_requested = Signal()
    title_on_table_requested = Signal(str)
    told = Signal(object)
    brought = Signal(str)

    def __init__(self, librarian: Librarian, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._librarian = librarian
        self._desk = Desk(self)
        self._choice = Choice()
        self._deleted: tuple[str, ...] = ()
        self._in_the_way: tuple[str, ...] = ()
        self._exporter = Exporter(librarian, window)
        self._exporter.exported.connect(self.on_exported)
        self._exporter.failed.connect(self.on_failed)
        self.go_on = self._action(self.on_go_on)
        self.replay = self._action(self.on_replay, "Ctrl+Shift+R")
        self.review = self._action(self.on_review, "Ctrl+R")
        self.rename = self._action(self.title_requested, "F2")
        self.delete = self._action(self.on_delete, QKeySequence.StandardKey.Delete)
        self.undo_delete = self._action(self.on_undo_delete, QKeySequence.StandardKey.Undo)
        self.restore = self._action(self.on_restore)
        self.purge = self._action(self.on_purge, "Shift+Del")
        self.copy_deal = self._action(self.on_copy_deal)
        self.export_record = self._action(lambda: self._export(ExportKind.RECORD), "Ctrl+E")
        self.export_csv = self._action(lambda: self._export(ExportKind.CSV))
        self.export_pdf = self._action(lambda: self._export(ExportKind.PDF), "Ctrl+P")
        self.import_files = self._action(self.on_import, "Ctrl+I")
        self._export_menu = QMenu(window)
        self._export_menu.addActions((self.export_record, self.export_csv, self.export_pdf))
        self.undo_delete.setEnabled(False)
        self.retranslate()
        self.set_choice(self._choice)

    def _action(
        self, slot: Callable[[], object] | SignalInstance, keys: str | QKeySequence.StandardKey = ""
    ) -> QAction:
        action = QAction(self._window)
        if keys:
            action.setShortcut(QKeySequence(keys))
        action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
        action.triggered.connect(slot)
        self._window.addAction(action)
        return action

    @property
    def export_menu(self) -> QMenu:
        """Everything a match can be saved as."""
        return self._export_menu

    @property
    def is_busy(self) -> bool:
        """Whether something is still being done."""
        return self._desk.is_busy or self._exporter.is_busy

    def menu(self) -> QMenu:
        """Return a new menu of what can be done now; whoever shows it deletes it."""
        menu = QMenu(self._window)
        groups: Sequence[Sequence[QAction]] = (
            (self.go_on, self.replay, self.review),
            (self.rename, self.copy_deal),
            (self.restore, self.purge, self.delete),
        )
        for group in groups:
            shown = [action for action in group if action.isVisible()]
            menu.addActions(shown)
            if shown:
                menu.addSeparator()
        exports = menu.addMenu(self._export_menu.title())
        exports.addActions(self._export_menu.actions())
        exports.setEnabled(self.export_record.isEnabled())
        return menu

    def set_choice(self, choice: Choice) -> None:
        """Offer what can be done with these matches."""
        self._choice = choice
        entry = choice.entry
        is_deleted = choice.shelf is Folder.DELETED
        is_readable = entry is not None and entry.status is not Status.DAMAGED
        is_open = entry is not None and entry.status is Status.OPEN
        self.go_on.setEnabled(is_open and not is_deleted)
        self.replay.setEnabled(is_readable)
        self.review.setEnabled(entry is not None and is_readable and entry.deals > 0)
        self.rename.setEnabled(is_readable and choice.shelf is Folder.MATCHES)
        self.copy_deal.setEnabled(is_readable and choice.deal > 0)
        self.delete.setEnabled(bool(choice.ids) and not is_deleted and not choice.is_on_table)
        self.restore.setEnabled(bool(choice.ids) and is_deleted)
        self.purge.setEnabled(bool(choice.ids) and is_deleted)
        can_print = len(choice.ids) > 1 or is_readable
        self.export_record.setEnabled(bool(choice.ids))
        self.export_csv.setEnabled(can_print)
        self.export_pdf.setEnabled(can_print)
        for action in (self.go_on, self.rename, self.delete):
            action.setVisible(not is_deleted)
        for action in (self.restore, self.purge):
            action.setVisible(is_deleted)
        self._name_copying()

    def retranslate(self) -> None:
        """Set all words in the present language."""
        self.go_on.setText(QCoreApplication.translate("MatchActions", "&Go on"))
        self.replay.setText(QCoreApplication.translate("MatchActions", "Re&play"))
        self.review.setText(QCoreApplication.translate("MatchActions", "Re&view my play…"))
        self.rename.setText(QCoreApplication.translate("MatchActions", "Re&name"))
        self.delete.setText(QCoreApplication.translate("MatchActions", "&Delete"))
        self.undo_delete.setText(QCoreApplication.translate("MatchActions", "Undo deleting"))
        self.restore.setText(QCoreApplication.translate("MatchActions", "&Bring back"))
        self.purge.setText(QCoreApplication.translate("MatchActions", "&Remove for good…"))
        self.import_files.setText(QCoreApplication.translate("MatchActions", "&Import…"))
        self._export_menu.setTitle(QCoreApplication.translate("MatchActions", "E&xport"))
        self.export_record.setText(QCoreApplication.translate("MatchActions", "The &match itself…"))
        self.export_csv.setText(QCoreApplication.translate("MatchActions", "Score sheet as &data (CSV)…"))
        self.export_pdf.setText(QCoreApplication.translate("MatchActions", "Score sheet as &pages (PDF)…"))
        self._name_copying()
        tips = {
            self.go_on: QCoreApplication.translate("MatchActions", "Play on from where the match stopped"),
            self.replay: QCoreApplication.translate("MatchActions", "See the match again, card by card"),
            self.rename: QCoreApplication.translate("MatchActions", "Give the match a title"),
            self.delete: QCoreApplication.translate(
                "MatchActions", "Move the matches to the deleted ones, from where they can be brought back"
            ),
            self.restore: QCoreApplication.translate("MatchActions", "Move the matches back to the others"),
            self.purge: QCoreApplication.translate("MatchActions", "Remove the files from the disk"),
            self.import_files: QCoreApplication.translate(
                "MatchActions", "Copy matches from other files into this list"
            ),
        }
        for action, tip in tips.items():
            action.setToolTip(_with_keys(tip, action.shortcut()))

    def _name_copying(self) -> None:
        if self._choice.deal:
            text = QCoreApplication.translate("MatchActions", "&Copy deal {number} as text")
            self.copy_deal.setText(text.format(number=self._choice.deal))
        else:
            self.copy_deal.setText(QCoreApplication.translate("MatchActions", "&Copy a deal as text"))

    def close(self) -> None:
        """Wait for nothing any more; what has begun is done to its end."""
        self._desk.close()
        self._exporter.close()

    # Looking at matches and playing on

    def on_open(self) -> None:
        """Do what is meant by Enter: go on with an unfinished match, look at another one."""
        for action in (self.go_on, self.replay):
            if action.isEnabled():
                action.trigger()
                return

    def on_go_on(self) -> None:
        if self._choice.entry is not None:
            self.resume_requested.emit(self._choice.entry.path)

    def on_replay(self) -> None:
        if self._choice.entry is not None:
            self.replay_requested.emit(self._choice.entry.path)

    def on_review(self) -> None:
        if self._choice.entry is not None:
            self.review_requested.emit(self._choice.entry.path)

    def on_copy_deal(self) -> None:
        if self._choice.deal:
            self.copy_deal_as_text(self._choice.deal)

    def copy_deal_as_text(self, number: int) -> None:
        """Put a deal of the chosen match on the clipboard."""
        entry = self._choice.entry
        if entry is None:
            return

        def copied(text: str) -> None:
            QGuiApplication.clipboard().setText(text)
            words = QCoreApplication.translate("MatchActions", "Deal {number} has been copied as text.")
            self.told.emit(Notice(words.format(number=number)))

        self._desk.ask(lambda: match_jobs.text_of_deal(entry.path, number), copied, self.on_failed)

    # Changing matches

    def name_match(self, match: str, title: str) -> None:
        """Give a match this title."""
        entry = self._choice.entry
        if entry is not None and entry.id == match and self._choice.is_on_table:
            self.title_on_table_requested.emit(title)
            return
        self._do(lambda library: match_jobs.rename(library, match, title), self.on_renamed)

    def on_renamed(self, outcome: Outcome) -> None:
        self._tell("", outcome.failed)

    def on_delete(self) -> None:
        ids = self._choice.ids
        self._do(lambda library: match_jobs.delete(library, ids), self.on_deleted)

    def on_deleted(self, outcome: Outcome) -> None:
        self._deleted = tuple(entry.id for entry in outcome.done)
        self.undo_delete.setEnabled(bool(self._deleted))
        words = deleted_words(outcome) if outcome.done else ""
        self._tell(words, outcome.failed, Remedy.UNDO_DELETE if outcome.done else Remedy.NONE)

    def on_undo_delete(self) -> None:
        self._bring_back(self._deleted)

    def on_restore(self) -> None:
        self._bring_back(self._choice.ids)

    def _bring_back(self, ids: Iterable[str]) -> None:
        wanted = tuple(ids)
        self._forget_deleted(wanted)
        if wanted:
            self._do(lambda library: match_jobs.restore(library, wanted), self.on_restored)

    def _forget_deleted(self, ids: Iterable[str]) -> None:
        """These can no longer be brought back by undoing."""
        gone = frozenset(ids)
        self._deleted = tuple(match for match in self._deleted if match not in gone)
        self.undo_delete.setEnabled(bool(self._deleted))

    def on_restored(self, outcome: Outcome) -> None:
        self._tell(restored_words(outcome) if outcome.done else "", outcome.failed)
        if outcome.done:
            self.brought.emit(outcome.done[0].id)

    def on_purge(self) -> None:
        """Ask before anything is gone."""
        ids = self._choice.ids
        count = len(ids)
        question = Question(
            QCoreApplication.translate("MatchActions", "Remove for good?"),
            QCoreApplication.translate(
                "MatchActions", "%Ln match(es) will be gone from the disk. This cannot be undone.", "", count
            ),
            QCoreApplication.translate("MatchActions", "Remove"),
            self._window,
        )
        question.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)

        def remove() -> None:
            self._do(lambda library: match_jobs.purge(library, ids), self.on_purged)

        question.accepted.connect(remove)
        question.open()

    def on_purged(self, outcome: Outcome) -> None:
        self._forget_deleted(entry.id for entry in outcome.done)
        self._tell(purged_words(outcome) if outcome.done else "", outcome.failed)

    # Bringing matches in

    def on_import(self) -> None:
        """Ask which files."""
        dialog = QFileDialog(
            self._window,
            QCoreApplication.translate("MatchActions", "Import matches"),
            str(documents_folder()),
        )
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
        patterns = " ".join(f"*{suffix}" for suffix in OPENED_SUFFIXES)
        dialog.setNameFilters(
            (
                QCoreApplication.translate("MatchActions", "Matches of Thousand ({patterns})").format(
                    patterns=patterns
                ),
                QCoreApplication.translate("MatchActions", "All files (*)"),
            )
        )
        dialog.filesSelected.connect(self.on_files_chosen)
        dialog.open()

    def on_files_chosen(self, names: Sequence[str]) -> None:
        self.bring_in(Path(name) for name in names)

    def bring_in(self, paths: Iterable[Path]) -> None:
        """Import these files."""
        wanted = tuple(paths)
        if wanted:
            self._do(lambda library: match_jobs.import_files(library, wanted), self.on_imported)

    def on_imported(self, outcome: Outcome) -> None:
        self._in_the_way = tuple(
            failure.error.entry.id
            for failure in outcome.failed
            if isinstance(failure.error, AlreadyThere) and failure.error.entry.folder is Folder.DELETED
        )
        remedy = Remedy.RESTORE if self._in_the_way else Remedy.NONE
        self._tell(imported_words(outcome) if outcome.done else "", outcome.failed, remedy)
        if outcome.done:
            self.brought.emit(outcome.done[0].id)

    def restore_in_the_way(self) -> None:
        """Bring back the deleted matches that were to be imported."""
        ids, self._in_the_way = self._in_the_way, ()
        self._bring_back(ids)

    # Taking matches out

    def _export(self, kind: ExportKind) -> None:
        self._exporter.ask(kind, self._choice.ids, self._choice.entry)

    def on_exported(self, exported: Exported) -> None:
        self._tell(exported_words(exported) if exported.paths else "", exported.failed)

    # Doing

    def _do(self, work: Callable[[Library], Outcome], on_done: Callable[[Outcome], object]) -> None:
        def done(outcome: Outcome) -> None:
            self._librarian.tell_changed()
            on_done(outcome)

        shared = self._librarian.shared
        self._desk.ask(lambda: work(shared.library()), done, self.on_failed)

    def on_failed(self, error: Exception) -> None:
        _log.error("a match could not be worked on", exc_info=error)
        self.told.emit(Notice(reason_words(error), is_fault=True))

    def _tell(self, words: str, failed: Sequence[match_jobs.Failure], remedy: Remedy = Remedy.NONE) -> None:
        lines = [line for line in (words, failures_words(failed)) if line]
        if lines:
            self.told.emit(Notice("\n".join(lines), remedy, bool(failed)))


def _with_keys(tip: str, keys: QKeySequence) -> str:
    """A tool tip that tells the keys."""
    shown = keys.toString(QKeySequence.SequenceFormat.NativeText)
    if not shown:
        return tip
    #: A tool tip and the keys that do the same.
    return QCoreApplication.translate("MatchActions", "{tip} ({keys})").format(tip=tip, keys=shown)
