"""A label that can be clicked, for words behind which there is more."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QLabel, QWidget


class ClickLabel(QLabel):
    """Plain text; while there is more behind it, the pointer shows a hand over it.

    Signals:
        clicked(): the player wants more.
    """

    clicked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._offers_more = False

    def set_offers_more(self, offers: bool, tip: str = "") -> None:
        """Say whether there is more behind the words, with a tip on what it is."""
        self._offers_more = offers
        self.setToolTip(tip if offers else "")
        if offers:
            self.setCursor(Qt.CursorShape.PointingHandCursor)
        else:
            self.unsetCursor()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.setAccepted(self._offers_more and event.button() is Qt.MouseButton.LeftButton)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        inside = self.rect().contains(event.position().toPoint())
        if self._offers_more and inside and event.button() is Qt.MouseButton.LeftButton:
            event.accept()
            self.clicked.emit()
        else:
            event.ignore()
