"""What happens when a match is to be left that the disk does not take: nothing is lost without a word."""

from __future__ import annotations

import enum
import logging
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QDialog, QFileDialog, QPushButton, QVBoxLayout, QWidget

from thousand_qt.engine.record_text import write_record
from thousand_qt.records.folder import SUFFIX
from thousand_qt.records.loading import words_of
from thousand_qt.session.session import GameSession
from thousand_qt.ui.paper import heading_font, paper_button, plain_label, set_ink
from thousand_qt.ui.paper_dialog import PaperDialog
from thousand_qt.ui.wrapping_row import WrappingRow

_WIDTH: Final = 560

_log = logging.getLogger(__name__)


class Unsaved(enum.IntEnum):
    """What to do with a match that is not saved; the first is what closing the dialog means."""

    STAY = QDialog.DialogCode.Rejected
    LEAVE = QDialog.DialogCode.Accepted
    SAVE_ELSEWHERE = 2


class UnsavedDialog(PaperDialog):
    """Asks what to do; its result is one of `Unsaved`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, width=_WIDTH)
        self.setObjectName("unsavedDialog")
        self._fault = ""
        self._title = plain_label(wrap=True)
        self._title.setFont(heading_font(self.font(), 1.4))
        self._text = plain_label(wrap=True)
        self._fault_label = plain_label(wrap=True)
        self._leave_button = self._button("leaveButton", Unsaved.LEAVE)
        self._save_button = self._button("saveElsewhereButton", Unsaved.SAVE_ELSEWHERE)
        self._stay_button = self._button("stayButton", Unsaved.STAY)
        buttons = WrappingRow(10)
        buttons.add(self._leave_button)
        buttons.add_gap()
        buttons.add(self._save_button)
        buttons.add(self._stay_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(28, 24, 28, 22)
        layout.setSpacing(10)
        layout.addWidget(self._title)
        layout.addWidget(self._text)
        layout.addWidget(self._fault_label)
        layout.addStretch(1)
        layout.addSpacing(10)
        layout.addWidget(buttons)
        self.retranslate()
        self.on_restyled()
        self._stay_button.setFocus()

    def _button(self, name: str, outcome: Unsaved) -> QPushButton:
        button = paper_button(main=outcome is Unsaved.STAY)
        button.setObjectName(name)
        button.clicked.connect(lambda: self.done(outcome))
        return button

    def show_fault(self, fault: str) -> None:
        """Say why saving elsewhere did not work."""
        self._fault = fault
        self.retranslate()
        self.resize(self.size().expandedTo(self.sizeHint()))

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        self._title.setText(QCoreApplication.translate("Unsaved", "This match is not saved"))
        self.setWindowTitle(self._title.text())
        self._text.setText(
            QCoreApplication.translate(
                "Unsaved",
                "The disk does not take it. You can save it to a file elsewhere, play on until the disk is"
                " there again, or leave the match and lose it.",
            )
        )
        self._fault_label.setText(self._fault)
        self._fault_label.setVisible(bool(self._fault))
        self._leave_button.setText(QCoreApplication.translate("Unsaved", "Leave without saving"))
        self._save_button.setText(QCoreApplication.translate("Unsaved", "Save elsewhere…"))
        self._stay_button.setText(QCoreApplication.translate("Unsaved", "Play on"))

    def on_restyled(self) -> None:
        set_ink(self._fault_label, self._style.colours.loss)


def may_leave(session: GameSession, window: QWidget) -> bool:
    """Tell whether a match may be left; when it would be lost, the player is asked."""
    session.save()
    if session.is_saved or not any(action.seat in session.people for action in session.record.actions):
        return True
    dialog = UnsavedDialog(window)
    dialog.resize(dialog.sizeHint())
    try:
        while True:
            outcome = Unsaved(dialog.exec())
            if outcome is not Unsaved.SAVE_ELSEWHERE:
                return outcome is Unsaved.LEAVE
            path = _ask_where(dialog)
            if path is not None and _write(session, path, dialog):
                return True
    finally:
        dialog.deleteLater()


def _ask_where(dialog: UnsavedDialog) -> Path | None:
    title = QCoreApplication.translate("Unsaved", "Save the match")
    kinds = QCoreApplication.translate("Unsaved", "Matches of Thousand (*{suffix})").format(suffix=SUFFIX)
    name, _ = QFileDialog.getSaveFileName(dialog, title, str(Path.home() / f"match{SUFFIX}"), kinds)
    return Path(name) if name else None


def _write(session: GameSession, path: Path, dialog: UnsavedDialog) -> bool:
    try:
        path.write_text(write_record(session.record), encoding="utf-8", newline="\n")
    except OSError as error:
        _log.error("the match cannot be saved to %s: %s", path, error)
        text = QCoreApplication.translate("Unsaved", "It cannot be saved to {path}: {reason}")
        dialog.show_fault(text.format(path=path, reason=words_of(error)))
        return False
    return True
