"""What the player is told when the program is running already, but hangs."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from thousand_qt.ui.ornaments import Rosette
from thousand_qt.ui.paper import heading_font, paper_button, plain_label
from thousand_qt.ui.paper_dialog import PaperDialog

_WIDTH: Final = 520


def not_answering_text() -> str:
    """Return what there is to say, for the terminal too."""
    return QCoreApplication.translate(
        "NotAnswering",
        "Thousand is already running, but does not answer. Wait a moment and try again, or end it in your"
        " system's list of running programs. Your match is saved up to the last move.",
    )


class NotAnsweringDialog(PaperDialog):
    """Offers to ask the running program again: accepted means that the player wants that.

    There is no way to start all the same: two programs would play and save the same match.
    """

    def __init__(self) -> None:
        super().__init__(width=_WIDTH)
        self.setObjectName("notAnsweringDialog")
        self._title = plain_label()
        self._title.setFont(heading_font(self.font(), 1.6))
        self._text = plain_label(wrap=True)
        self._again_button = paper_button(main=True)
        self._again_button.setObjectName("againButton")
        self._again_button.clicked.connect(self.accept)
        self._close_button = paper_button()
        self._close_button.setObjectName("closeButton")
        self._close_button.clicked.connect(self.reject)
        heading = QHBoxLayout()
        heading.setSpacing(12)
        heading.addWidget(Rosette(2, 30))
        heading.addWidget(self._title, 1)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(self._close_button)
        buttons.addWidget(self._again_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(30, 26, 30, 22)
        layout.addLayout(heading)
        layout.addSpacing(8)
        layout.addWidget(self._text)
        layout.addStretch(1)
        layout.addSpacing(16)
        layout.addLayout(buttons)
        self.retranslate()
        self._again_button.setFocus()

    def retranslate(self) -> None:
        title = QCoreApplication.translate("NotAnswering", "Thousand")
        self.setWindowTitle(title)
        self._title.setText(title)
        self._text.setText(not_answering_text())
        self._again_button.setText(QCoreApplication.translate("NotAnswering", "Try again"))
        self._close_button.setText(QCoreApplication.translate("NotAnswering", "Close"))
