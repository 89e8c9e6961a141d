"""What the player is told when the program is running already, but hangs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from thousand_qt.ui.ornaments import Rosette
from thousand_qt.ui.paper import heading_font, paper_button, plain_label
from thousand_qt.ui.paper_dialog import PaperDialog

ASK_EVERY: Final = 1_000
"""Milliseconds from one question to the next."""
_WIDTH: Final = 520


def not_answering_text() -> str:
    """Return what there is to say in a terminal, where nothing is waited for."""
    return QCoreApplication.translate(
        "NotAnswering",
        "Thousand is already running, but does not answer. Wait a moment and try again, or end it in your"
        " system's list of running programs. Your match is saved up to the last move.",
    )


class NotAnsweringDialog(PaperDialog):
    """Asks the running program again and again; accepted when that was of use, rejected by the player.

    There is no way to start all the same: two programs would play and save the same match. When the other
    has been ended, this start becomes the game.
    """

    def __init__(self, ask: Callable[[], bool]) -> None:
        """Prepare; `ask` asks once, for a moment, and returns whether all waiting is over."""
        super().__init__(width=_WIDTH)
        self.setObjectName("notAnsweringDialog")
        self._ask = ask
        self._title = plain_label()
        self._title.setFont(heading_font(self.font(), 1.6))
        self._text = plain_label(wrap=True)
        self._close_button = paper_button(main=True)
        self._close_button.setObjectName("closeButton")
        self._close_button.clicked.connect(self.reject)
        heading = QHBoxLayout()
        heading.setSpacing(12)
        heading.addWidget(Rosette(2, 30))
        heading.addWidget(self._title, 1)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(self._close_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(30, 26, 30, 22)
        layout.addLayout(heading)
        layout.addSpacing(8)
        layout.addWidget(self._text)
        layout.addStretch(1)
        layout.addSpacing(16)
        layout.addLayout(buttons)
        self.retranslate()
        self._close_button.setFocus()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.on_time)
        self._timer.start(ASK_EVERY)

    def on_time(self) -> None:
        if self._ask():
            self._timer.stop()
            self.accept()

    def retranslate(self) -> None:
        title = QCoreApplication.translate("NotAnswering", "Thousand")
        self.setWindowTitle(title)
        self._title.setText(title)
        self._text.setText(
            QCoreApplication.translate(
                "NotAnswering",
                "Thousand is already running, but does not answer yet. As soon as it does, this window"
                " closes. If it never does, end it in your system's list of running programs, and the game"
                " opens here. Your match is saved up to the last move.",
            )
        )
        self._close_button.setText(QCoreApplication.translate("NotAnswering", "Close"))
