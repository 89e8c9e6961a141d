"""The paper beside the table of a replay, a puzzle or a review."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QLineF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from thousand_qt.ui.paper import PaperStyle

_HEIGHT: Final = 500
_LEAST_HEIGHT: Final = 200
_LINE: Final = 2.0
_LINE_BELOW_STRIP: Final = 1.5
"""How thick the line is that parts it from the table, or from what lies above it."""


class SidePaper(QWidget):
    """Is as wide as the window allows, and wider where a word would be cut."""

    def __init__(
        self,
        width: int,
        narrow_width: int,
        parent: QWidget | None = None,
        *,
        more_style: str = "",
        below_strip: bool = False,
    ) -> None:
        """Make an empty paper.

        Args:
            width, narrow_width: in logical pixels, in a usual and in a narrow window.
            parent: The owner.
            more_style: Added to the style sheet of paper.
            below_strip: The line that parts it is at its top, not towards the table.
        """
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self._widths = width, narrow_width
        self._below_strip = below_strip
        self._is_narrow = False
        self._style = PaperStyle(self, more_style)

    def set_narrow(self, narrow: bool) -> None:
        """Take less room in a narrow window."""
        self._is_narrow = narrow
        self.updateGeometry()

    @property
    def usual_width(self) -> int:
        """How wide it is in a window like this, unless words need more, in logical pixels."""
        return self._widths[self._is_narrow]

    # Qt

    def sizeHint(self) -> QSize:
        layout = self.layout()
        least = 0 if layout is None else layout.totalMinimumSize().width()
        return QSize(max(self.usual_width, least), _HEIGHT)

    def minimumSizeHint(self) -> QSize:
        return QSize(self.sizeHint().width(), _LEAST_HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        colours = self._style.colours
        painter.fillRect(self.rect(), colours.paper)
        room = QRectF(self.rect())
        thickness = _LINE_BELOW_STRIP if self._below_strip else _LINE
        painter.setPen(QPen(colours.edge, thickness))
        end = room.topRight() if self._below_strip else room.bottomLeft()
        painter.drawLine(QLineF(room.topLeft(), end))
