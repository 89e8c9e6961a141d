"""The paper on which the decisions of a deal stand, beside the table of a review or over it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from thousand_qt.ui.paper import PaperStyle

_WIDTH: Final = 320
_NARROW_WIDTH: Final = 276


class ReviewSide(QWidget):
    """Is as wide as the window allows, and wider where a word would be cut."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("reviewSide")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self._style = PaperStyle(self)
        self._is_narrow = False

    def set_narrow(self, narrow: bool) -> None:
        """Take less room in a narrow window."""
        self._is_narrow = narrow
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        layout = self.layout()
        least = 0 if layout is None else layout.totalMinimumSize().width()
        return QSize(max(_NARROW_WIDTH if self._is_narrow else _WIDTH, least), 500)

    def minimumSizeHint(self) -> QSize:
        return QSize(self.sizeHint().width(), 200)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        colours = self._style.colours
        painter.fillRect(self.rect(), colours.paper)
        painter.setPen(QPen(colours.edge, 1.5))
        painter.drawLine(0, 0, self.width(), 0)
