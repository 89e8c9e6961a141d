"""Slips and sheets of paper, on which lists, tables and charts lie in a window."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from thousand_qt.ui.paper import paper_colours

CARD_RADIUS: Final = 9.0
_MARGINS: Final = (1, 7, 1, 7)
"""Left, above, right and below of what lies on a card, in pixels."""


class Card(QWidget):
    """Paints the slip; what lies on it keeps a distance from the round corners."""

    def __init__(self, *content: QWidget, fitting: bool = False) -> None:
        """Lay these widgets below each other; a `fitting` card is never higher than they want to be."""
        super().__init__()
        if fitting:
            self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(*_MARGINS)
        layout.setSpacing(4)
        for widget in content:
            layout.addWidget(widget)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_card(painter, QRectF(self.rect()), self)


class Sheet(QWidget):
    """A sheet of paper with straight edges, for lists that fill a window."""

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        colours = paper_colours(self.palette())
        painter.setPen(QPen(colours.line, 1))
        painter.setBrush(colours.paper)
        painter.drawRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5))


def paint_card(painter: QPainter, place: QRectF, widget: QWidget) -> None:
    """Paint a slip of paper in the colours of a widget; a gold edge says that it has the keyboard."""
    colours = paper_colours(widget.palette())
    painter.setPen(QPen(colours.gold, 2) if widget.hasFocus() else QPen(colours.line, 1))
    painter.setBrush(colours.paper)
    painter.drawRoundedRect(place.adjusted(1, 1, -1, -1), CARD_RADIUS, CARD_RADIUS)
