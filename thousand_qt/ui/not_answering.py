"""What the player is told when the program is running already, but hangs."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout

from thousand_qt.ui.ornaments import Rosette
from thousand_qt.ui.paper import PaperStyle, heading_font, paper_button, plain_label

_WIDTH: Final = 520


def not_answering_text() -> str:
    """Return what there is to say, for the terminal too."""
    return QCoreApplication.translate(
        "NotAnswering",
        "Thousand is already running, but does not answer. Wait a moment and try again, or end it in your"
        " system's list of running programs. Your match is saved up to the last move.",
    )


class NotAnsweringDialog(QDialog):
    """Offers to ask the running program again: accepted means that the player wants that.

    There is no way to start all the same: two programs would play and save the same match.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("notAnsweringDialog")
        self._style = PaperStyle(self)
        title = plain_label(QCoreApplication.translate("NotAnswering", "Thousand"))
        title.setFont(heading_font(self.font(), 1.6))
        self.setWindowTitle(title.text())
        text = plain_label(not_answering_text(), wrap=True)
        again = paper_button(main=True)
        again.setObjectName("againButton")
        again.setText(QCoreApplication.translate("NotAnswering", "Try again"))
        again.clicked.connect(self.accept)
        close = paper_button()
        close.setObjectName("closeButton")
        close.setText(QCoreApplication.translate("NotAnswering", "Close"))
        close.clicked.connect(self.reject)
        heading = QHBoxLayout()
        heading.setSpacing(12)
        heading.addWidget(Rosette(2, 30))
        heading.addWidget(title, 1)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(close)
        buttons.addWidget(again)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(30, 26, 30, 22)
        layout.addLayout(heading)
        layout.addSpacing(8)
        layout.addWidget(text)
        layout.addStretch(1)
        layout.addSpacing(16)
        layout.addLayout(buttons)
        again.setFocus()

    def sizeHint(self) -> QSize:
        layout = self.layout()
        assert layout is not None
        return QSize(_WIDTH, layout.totalHeightForWidth(_WIDTH))
