"""A quiet strip over the table that says something and waits until the player has time for it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from thousand_qt.ui.paper import PaperStyle, paper_button, plain_label


class NoticeStrip(QWidget):
    """Says one thing. It takes no keyboard and covers nothing.

    Signals:
        acted(): the player wants what the button says.
        closed(): the player has read it.
    """

    acted = Signal()
    closed = Signal()

    def __init__(
        self, words: Callable[[], str], action: Callable[[], str] | None = None, parent: QWidget | None = None
    ) -> None:
        """Say these words, with a button of these words beside them; both are asked for in each language."""
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._style = PaperStyle(self)
        self._words = words
        self._action = action
        self._label = plain_label(wrap=True)
        self._action_button = paper_button()
        self._action_button.setObjectName("actionButton")
        self._action_button.setVisible(action is not None)
        self._action_button.clicked.connect(self.acted)
        self._close_button = paper_button()
        self._close_button.setObjectName("closeButton")
        self._close_button.clicked.connect(self.closed)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(16, 6, 10, 7)
        layout.addWidget(self._label, 1)
        layout.addWidget(self._action_button)
        layout.addWidget(self._close_button)
        self.retranslate()

    @property
    def text(self) -> str:
        return self._label.text()

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        self._label.setText(self._words())
        if self._action is not None:
            self._action_button.setText(self._action())
        self._close_button.setText(QCoreApplication.translate("NoticeStrip", "Close"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        colours = self._style.colours
        painter.fillRect(self.rect(), colours.paper)
        painter.fillRect(0, self.height() - 2, self.width(), 2, colours.edge)
