"""The dialog that makes a report of a problem: everything in it is seen before it is saved.

Nothing is sent anywhere. What becomes of the file is the player's business.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QSize, QStandardPaths, Qt, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QPlainTextEdit,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from thousand_qt.app.numbers import file_size
from thousand_qt.app.problem_report import PartKind, ReportPart, words_part, write_report
from thousand_qt.ui.paper import heading_font, paper_button, plain_label, set_ink
from thousand_qt.ui.paper_dialog import PaperDialog
from thousand_qt.ui.standard_keys import press_on_standard_keys
from thousand_qt.ui.text_pane import TextPane
from thousand_qt.ui.tick_list import TickList

_SIZE: Final = QSize(860, 560)
_LIST_WIDTH: Final = 230
_MARGIN: Final = 24
_KIBIBYTE: Final = 1024


class ReportDialog(PaperDialog):
    """Shows the parts of a report, lets the player choose among them, and writes the archive.

    Signals:
        report_saved(Path): the archive is there.
    """

    report_saved = Signal(object)

    def __init__(
        self, parts: Sequence[ReportPart], *, hide_cards: bool = False, parent: QWidget | None = None
    ) -> None:
        """Offer these parts; `hide_cards` asks before the match is shown, which has everybody's cards."""
        super().__init__(parent)
        self.setObjectName("reportDialog")
        self._parts = tuple(parts)
        self._hide_cards = hide_cards
        self._saved_to: Path | None = None
        self._problem = ""
        self._title = plain_label()
        self._title.setFont(heading_font(self.font(), 1.6))
        self._promise = plain_label(wrap=True)
        self._list = TickList()
        self._list.setObjectName("parts")
        self._words = QPlainTextEdit()
        self._words.setObjectName("words")
        self._words.setTabChangesFocus(True)
        self._pane = TextPane()
        self._pane.setObjectName("content")
        self._cover = QWidget()
        self._cover_words = plain_label(wrap=True)
        self._cover_button = paper_button()
        self._cover_button.setObjectName("showCardsButton")
        self._pages = QStackedWidget()
        self._heading = plain_label(wrap=True)
        self._outcome = plain_label(wrap=True)
        self._outcome.setObjectName("outcome")
        self._save_button = paper_button(main=True)
        self._save_button.setObjectName("saveButton")
        self._close_button = paper_button()
        self._close_button.setObjectName("closeButton")
        self._lay_out()
        self._fill_list()
        self._list.currentRowChanged.connect(self.on_part_selected)
        self._list.itemChanged.connect(self.on_part_ticked)
        self._words.textChanged.connect(self.on_words_changed)
        self._cover_button.clicked.connect(self.on_cards_requested)
        self._save_button.clicked.connect(self.on_save_requested)
        press_on_standard_keys(self, QKeySequence.StandardKey.Save, self._save_button)
        self._close_button.clicked.connect(self.reject)
        self.retranslate()
        self._list.setCurrentRow(0)
        self._words.setFocus()

    def _lay_out(self) -> None:
        cover = QVBoxLayout(self._cover)
        cover.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        cover.addStretch(1)
        cover.addWidget(self._cover_words)
        cover.addSpacing(8)
        cover.addWidget(self._cover_button, 0, Qt.AlignmentFlag.AlignHCenter)
        cover.addStretch(2)
        self._cover_words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        for page in (self._words, self._pane, self._cover):
            self._pages.addWidget(page)
        self._list.setFixedWidth(_LIST_WIDTH)
        content = QVBoxLayout()
        content.addWidget(self._heading)
        content.addWidget(self._pages, 1)
        middle = QHBoxLayout()
        middle.setSpacing(14)
        middle.addWidget(self._list)
        middle.addLayout(content, 1)
        bottom = QHBoxLayout()
        bottom.addWidget(self._outcome, 1)
        bottom.addWidget(self._close_button)
        bottom.addWidget(self._save_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN - 4)
        layout.addWidget(self._title)
        layout.addWidget(self._promise)
        layout.addSpacing(8)
        layout.addLayout(middle, 1)
        layout.addSpacing(8)
        layout.addLayout(bottom)

    def _fill_list(self) -> None:
        self._list.add_row(ticked=False)  # what the player has not written yet
        for _ in self._parts:
            self._list.add_row(ticked=True)

    @property
    def chosen_parts(self) -> list[ReportPart]:
        """What would be in the archive now."""
        offered = [words_part(self._words.toPlainText()), *self._parts]
        return [part for row, part in enumerate(offered) if self._list.is_ticked(row)]

    @property
    def outcome(self) -> str:
        """What is said about the last attempt to save."""
        return self._outcome.text()

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        self.setWindowTitle(QCoreApplication.translate("ReportDialog", "Report a problem"))
        self._title.setText(QCoreApplication.translate("ReportDialog", "Report a problem"))
        self._promise.setText(
            QCoreApplication.translate(
                "ReportDialog",
                "This makes a file for somebody who looks into the problem. Choose what goes in, and see all"
                " of it here. Nothing is sent anywhere: you decide who gets the file.",
            )
        )
        for row in range(self._list.count()):
            kind = self._parts[row - 1].kind if row else PartKind.WORDS
            self._list.item(row).setText(_title_of(kind))
        self._list.setAccessibleName(QCoreApplication.translate("ReportDialog", "Parts of the report"))
        self._words.setPlaceholderText(
            QCoreApplication.translate(
                "ReportDialog",
                "What did you do, what happened, and what should have happened? You can write in your"
                " language.",
            )
        )
        self._words.setAccessibleName(_title_of(PartKind.WORDS))
        self._cover_words.setText(
            QCoreApplication.translate("ReportDialog", "The record of the match has everybody's cards.")
        )
        self._cover_button.setText(QCoreApplication.translate("ReportDialog", "Show it anyway"))
        self._save_button.setText(QCoreApplication.translate("ReportDialog", "Save…"))
        self._close_button.setText(QCoreApplication.translate("ReportDialog", "Close"))
        self._describe_part()
        self._tell_outcome()
        self.on_restyled()

    def _describe_part(self) -> None:
        row = self._list.currentRow()
        if row <= 0:
            self._heading.setText(_title_of(PartKind.WORDS))
            return
        part = self._parts[row - 1]
        text = (
            QCoreApplication.translate("ReportDialog", "{file}, {size}: the end of a longer file")
            if part.is_cut
            else QCoreApplication.translate("ReportDialog", "{file}, {size}")
        )
        self._heading.setText(text.format(file=part.name, size=_size_of(part)))
        self._pane.setAccessibleName(_title_of(part.kind))

    def _tell_outcome(self) -> None:
        text = ""
        if self._saved_to is not None and self._problem:
            text = QCoreApplication.translate("ReportDialog", "{file} cannot be saved: {reason}").format(
                file=self._saved_to, reason=self._problem
            )
        elif self._saved_to is not None:
            text = QCoreApplication.translate("ReportDialog", "Saved as {file}").format(file=self._saved_to)
        self._outcome.setText(text)

    # Slots

    def on_part_selected(self, row: int) -> None:
        if row <= 0:
            self._pages.setCurrentWidget(self._words)
        elif self._hide_cards and self._parts[row - 1].kind is PartKind.MATCH:
            self._pages.setCurrentWidget(self._cover)
        else:
            self._pane.show_text(self._parts[row - 1].text)
            self._pages.setCurrentWidget(self._pane)
        self._describe_part()

    def on_cards_requested(self) -> None:
        self._hide_cards = False
        self.on_part_selected(self._list.currentRow())
        self._pane.setFocus()

    def on_words_changed(self) -> None:
        """Words go in as soon as there are any."""
        self._list.set_ticked(0, bool(self._words.toPlainText().strip()))

    def on_part_ticked(self) -> None:
        self._save_button.setEnabled(bool(self.chosen_parts))

    def on_save_requested(self) -> None:
        """Ask where to save, which the desktop may do with a dialog of its own."""
        dialog = QFileDialog(self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setWindowTitle(QCoreApplication.translate("ReportDialog", "Save the report"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("zip")
        dialog.setNameFilter(QCoreApplication.translate("ReportDialog", "Zip archives (*.zip)"))
        dialog.setDirectory(
            QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        )
        now = datetime.now().astimezone()
        dialog.selectFile(f"thousand-report-{now:%Y-%m-%d-%H%M}.zip")
        dialog.fileSelected.connect(self.on_file_chosen)
        dialog.open()

    def on_file_chosen(self, name: str) -> None:
        self._saved_to = Path(name)
        self._problem = ""
        try:
            write_report(self._saved_to, self.chosen_parts)
        except OSError as error:
            self._problem = error.strerror or str(error)
        self._tell_outcome()
        self.on_restyled()
        if not self._problem:
            self.report_saved.emit(self._saved_to)

    def on_restyled(self) -> None:
        colours = self._style.colours
        set_ink(self._promise, colours.muted)
        set_ink(self._heading, colours.muted)
        set_ink(self._outcome, colours.loss if self._problem else colours.ink)

    def sizeHint(self) -> QSize:
        return _SIZE


def _size_of(part: ReportPart) -> str:
    size = len(part.content)
    if size < _KIBIBYTE:  # Qt has one form for all numbers of bytes
        return QCoreApplication.translate("ReportDialog", "%n byte(s)", "", size)
    return file_size(size)


def _title_of(kind: PartKind) -> str:
    titles = {
        PartKind.WORDS: QCoreApplication.translate("ReportDialog", "What happened"),
        PartKind.ERROR: QCoreApplication.translate("ReportDialog", "The error"),
        PartKind.PROGRAM: QCoreApplication.translate("ReportDialog", "Program and computer"),
        PartKind.MATCH: QCoreApplication.translate("ReportDialog", "The match"),
        PartKind.SETTINGS: QCoreApplication.translate("ReportDialog", "Settings"),
        PartKind.LOG: QCoreApplication.translate("ReportDialog", "Log"),
        PartKind.FAULT: QCoreApplication.translate("ReportDialog", "Trace of the last crash"),
    }
    return titles[kind]
