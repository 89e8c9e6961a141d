"""Asks where matches are to be saved, and saves them there, away from the GUI thread."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from thousand_qt.records.entries import MatchEntry
from thousand_qt.ui.exporting import ExportKind, documents_folder
from thousand_qt.ui.library.desk import Desk
from thousand_qt.ui.library.exports import Exported, export_many, export_one, file_stem
from thousand_qt.ui.library.librarian import Librarian


class Exporter(QObject):
    """Saves one match as a file, or several in a folder.

    Signals:
        exported(Exported): how it went.
        failed(Exception): it could not even be tried.
    """

    exported = Signal(object)
    failed = Signal(object)

    def __init__(self, librarian: Librarian, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._librarian = librarian
        self._desk = Desk(self)
        self._folder = documents_folder()

    @property
    def is_busy(self) -> bool:
        return self._desk.is_busy

    def ask(self, kind: ExportKind, matches: Sequence[str], entry: MatchEntry | None) -> None:
        """Ask for a file, or for a folder when there are several matches; `entry` is the only one."""
        if len(matches) == 1:
            dialog = self._dialog(QCoreApplication.translate("MatchActions", "Export"))
            dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
            dialog.setDefaultSuffix(kind.value.removeprefix("."))
            dialog.setNameFilter(kind.file_filter)
            if entry is not None:
                dialog.selectFile(f"{file_stem(entry)}{kind.value}")
            dialog.fileSelected.connect(lambda name: self._save_one(matches[0], kind, Path(name)))
        else:
            dialog = self._dialog(QCoreApplication.translate("MatchActions", "Folder for the files"))
            dialog.setFileMode(QFileDialog.FileMode.Directory)
            dialog.fileSelected.connect(lambda name: self._save_many(matches, kind, Path(name)))
        dialog.open()

    def close(self) -> None:
        """Wait for nothing any more; what has begun is done to its end."""
        self._desk.close()

    def _dialog(self, title: str) -> QFileDialog:
        """Return a dialog that the desktop may replace by its own; it waits for nobody."""
        dialog = QFileDialog(self._window, title)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setDirectory(str(self._folder))
        return dialog

    def _save_one(self, match: str, kind: ExportKind, target: Path) -> None:
        self._folder = target.parent
        shared = self._librarian.shared
        self._save(lambda: export_one(shared.library(), match, kind, target))

    def _save_many(self, matches: Sequence[str], kind: ExportKind, folder: Path) -> None:
        self._folder = folder
        shared = self._librarian.shared
        self._save(lambda: export_many(shared.library(), matches, kind, folder))

    def _save(self, work: Callable[[], Exported]) -> None:
        self._desk.ask(work, self.exported.emit, self.failed.emit)
