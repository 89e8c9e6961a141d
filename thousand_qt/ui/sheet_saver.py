"""Saves the score sheet of the match on the table as a table or as pages, where the player wants it."""

from __future__ import annotations

import logging
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from thousand_qt.engine.record import Record
from thousand_qt.records.loading import words_of
from thousand_qt.ui.exporting import (
    ExportKind,
    documents_folder,
    record_pages,
    record_stem,
    write_pages,
    write_table,
)
from thousand_qt.ui.library.desk import Desk

_KINDS: Final = (ExportKind.PDF, ExportKind.CSV)

_log = logging.getLogger(__name__)


class SheetSaver(QObject):
    """Asks where to save a score sheet, and writes it away from the GUI thread.

    Signals:
        told(str): how it went, in words for the player.
    """

    told = Signal(str)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._desk = Desk(self)
        self._folder = documents_folder()
        self._kind = _KINDS[0]

    def save(self, record: Record) -> None:
        """Ask for a file, which the desktop may do with a dialog of its own, and write this match's sheet."""
        dialog = QFileDialog(self._window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setWindowTitle(QCoreApplication.translate("SheetSaver", "Save the score sheet"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        filters = {kind.file_filter: kind for kind in _KINDS}
        dialog.setNameFilters(list(filters))
        dialog.selectNameFilter(self._kind.file_filter)
        dialog.setDirectory(str(self._folder))
        dialog.setDefaultSuffix(self._kind.value.removeprefix("."))
        dialog.selectFile(f"{record_stem(record)}{self._kind.value}")
        dialog.filterSelected.connect(lambda words: self._rename(dialog, filters[words]))
        dialog.fileSelected.connect(lambda name: self.write(record, Path(name)))
        dialog.open()

    def _rename(self, dialog: QFileDialog, kind: ExportKind) -> None:
        """Let the name in the dialog end as the chosen kind does."""
        self._kind = kind
        dialog.setDefaultSuffix(kind.value.removeprefix("."))
        for chosen in map(Path, dialog.selectedFiles()):
            if chosen.suffix.lower() in {other.value for other in _KINDS}:
                dialog.selectFile(chosen.with_suffix(kind.value).name)

    def write(self, record: Record, target: Path) -> None:
        """Write the sheet; how the file's name ends says what becomes of it."""
        self._folder = target.parent
        suffixes = {kind.value: kind for kind in _KINDS}
        kind = suffixes.get(target.suffix.lower(), self._kind)
        if kind is ExportKind.CSV:
            work = partial(write_table, target, record)
        else:
            work = partial(write_pages, target, record_pages(record))
        self._desk.ask(
            work, lambda _: self._tell_saved(target), lambda error: self._tell_fault(target, error)
        )

    def close(self) -> None:
        """Let what is being written be finished, and end the thread."""
        self._desk.close()

    def _tell_saved(self, target: Path) -> None:
        text = QCoreApplication.translate("SheetSaver", "The score sheet is saved as {file}.")
        self.told.emit(text.format(file=target))

    def _tell_fault(self, target: Path, error: Exception) -> None:
        if not isinstance(error, OSError):
            raise error
        _log.error("the score sheet cannot be saved to %s: %s", target, error)
        #: {reason} is what the system says, in its own language.
        text = QCoreApplication.translate("SheetSaver", "The score sheet cannot be saved as {file}: {reason}")
        self.told.emit(text.format(file=target, reason=words_of(error)))
