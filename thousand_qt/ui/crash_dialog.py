"""What the player is told when the program ran into an error that nobody expected."""

from __future__ import annotations

import enum
from typing import Final

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QGuiApplication, QTextCursor
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from thousand_qt.ui.ornaments import Rosette
from thousand_qt.ui.paper import heading_font, paper_button, plain_label, scaled_font, set_ink
from thousand_qt.ui.paper_dialog import PaperDialog
from thousand_qt.ui.text_pane import TextPane
from thousand_qt.ui.wrapping_row import WrappingRow

_WIDTH: Final = 620
_DETAILS_HEIGHT: Final = 150
_DETAILS_CHARACTERS: Final = 100_000
"""A fault in a loop may have much to tell; the log has the rest."""


class Situation(enum.Enum):
    """What the error means for the player."""

    SAVED = enum.auto()
    """A match is being played, and all of it is on the disk."""
    NOT_SAVED = enum.auto()
    """A match is being played that could not be saved, which the player has been told before."""
    NO_MATCH = enum.auto()
    NOT_STARTED = enum.auto()
    """The program cannot start."""


class CrashDialog(PaperDialog):
    """Says in plain words what happened and what it means. Closing it in any way means to go on.

    Signals:
        report_requested(str): the player wants to report this, with these details; the dialog has closed.
    """

    report_requested = Signal(str)

    def __init__(self, details: str, situation: Situation, parent: QWidget | None = None) -> None:
        super().__init__(parent, width=_WIDTH)
        self.setObjectName("crashDialog")
        self._situation = situation
        self._title = plain_label()
        self._title.setFont(heading_font(self.font(), 1.6))
        self._meaning = plain_label(wrap=True)
        self._meaning.setFont(scaled_font(self.font(), 1.05))
        self._advice = plain_label(wrap=True)
        self._details = TextPane()
        self._details.setObjectName("details")
        self._details.setMinimumHeight(_DETAILS_HEIGHT)
        self._details.show_text(details)
        self._details.hide()
        self._details_button = paper_button()
        self._details_button.setObjectName("detailsButton")
        self._details_button.setCheckable(True)
        self._details_button.toggled.connect(self.on_details_toggled)
        self._copy_button = paper_button()
        self._copy_button.setObjectName("copyButton")
        self._copy_button.clicked.connect(self.on_copy_requested)
        self._report_button = paper_button()
        self._report_button.setObjectName("reportButton")
        self._report_button.clicked.connect(self.on_report_clicked)
        self._go_on_button = paper_button(main=True)
        self._go_on_button.setObjectName("goOnButton")
        self._go_on_button.clicked.connect(self.accept)
        self._lay_out()
        self.retranslate()
        self.on_restyled()
        self._go_on_button.setFocus()

    def _lay_out(self) -> None:
        heading = QHBoxLayout()
        heading.setSpacing(12)
        heading.addWidget(Rosette(2, 30))
        heading.addWidget(self._title, 1)
        buttons = WrappingRow()
        buttons.add(self._details_button)
        buttons.add(self._copy_button)
        buttons.add_gap()
        buttons.add(self._report_button)
        buttons.add(self._go_on_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(30, 26, 30, 22)
        layout.addLayout(heading)
        layout.addSpacing(8)
        layout.addWidget(self._meaning)
        layout.addSpacing(4)
        layout.addWidget(self._advice)
        layout.addSpacing(6)
        layout.addWidget(self._details, 1)
        layout.addSpacing(12)
        layout.addWidget(buttons)

    @property
    def details(self) -> str:
        """What there is to tell for somebody who mends things."""
        return self._details.toPlainText()

    def add(self, details: str) -> None:
        """Add another error, which happened while this dialog is open."""
        if len(self.details) < _DETAILS_CHARACTERS:
            # With a cursor of its own: the pane stays where the player reads.
            cursor = QTextCursor(self._details.document())
            cursor.movePosition(QTextCursor.MoveOperation.End)
            cursor.insertText("\n" + details)

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        self.setWindowTitle(QCoreApplication.translate("CrashDialog", "Something went wrong"))
        self._title.setText(QCoreApplication.translate("CrashDialog", "Something went wrong"))
        meanings = {
            Situation.SAVED: QCoreApplication.translate(
                "CrashDialog",
                "The program ran into an error. Your match is saved up to the last move, and you can"
                " go on playing.",
            ),
            Situation.NOT_SAVED: QCoreApplication.translate(
                "CrashDialog",
                "The program ran into an error. You can go on playing, but this match could not be saved.",
            ),
            Situation.NO_MATCH: QCoreApplication.translate(
                "CrashDialog", "The program ran into an error. Your matches are safe, and you can go on."
            ),
            Situation.NOT_STARTED: QCoreApplication.translate(
                "CrashDialog", "The program ran into an error and cannot start. Your matches are safe."
            ),
        }
        self._meaning.setText(meanings[self._situation])
        self._advice.setText(
            QCoreApplication.translate(
                "CrashDialog", "A report helps to fix it. You see what is in it before anything is saved."
            )
        )
        self._details_button.setText(QCoreApplication.translate("CrashDialog", "Details"))
        self._details.setAccessibleName(QCoreApplication.translate("CrashDialog", "Details"))
        self._copy_button.setText(QCoreApplication.translate("CrashDialog", "Copy"))
        self._copy_button.setToolTip(QCoreApplication.translate("CrashDialog", "Copy the details"))
        self._report_button.setText(QCoreApplication.translate("CrashDialog", "Report a problem…"))
        self._go_on_button.setText(
            QCoreApplication.translate("CrashDialog", "Close")
            if self._situation is Situation.NOT_STARTED
            else QCoreApplication.translate("CrashDialog", "Go on")
        )

    def on_details_toggled(self, shown: bool) -> None:
        self._details.setVisible(shown)
        layout = self.layout()
        assert layout is not None
        layout.activate()  # else the dialog may not become smaller than it has just had to be
        self.resize(self.sizeHint())

    def on_copy_requested(self) -> None:
        QGuiApplication.clipboard().setText(self.details)
        self._copy_button.setText(QCoreApplication.translate("CrashDialog", "Copied"))

    def on_report_clicked(self) -> None:
        details = self.details
        self.accept()
        self.report_requested.emit(details)

    def on_restyled(self) -> None:
        set_ink(self._advice, self._style.colours.muted)
