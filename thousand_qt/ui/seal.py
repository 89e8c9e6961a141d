"""The seal of a match as a drawing, and as the quiet line at the foot of the score sheet."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QTransform
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from thousand_qt.decks.suits import suit_path
from thousand_qt.table.frame import FINGER
from thousand_qt.ui.paper import PaperColours, blend, paper_colours, scaled_font

_WAVES: Final = 12
_WAX: Final = QColor("#a3242b")
_HEART: Final = "H"


def paint_seal(painter: QPainter, place: QRectF, colours: PaperColours) -> None:
    """Paint a seal of red wax with a heart pressed into it."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    wax = blend(_WAX, colours.loss, 0.25)
    radius = place.width() / 2
    painter.translate(place.center())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(wax)
    drop = math.pi * radius / _WAVES * 0.95
    for wave in range(_WAVES):
        angle = 2 * math.pi * wave / _WAVES
        painter.drawEllipse(QPointF(math.cos(angle), math.sin(angle)) * (radius - drop), drop, drop)
    painter.drawEllipse(QPointF(), radius - drop, radius - drop)
    light = blend(
        wax, colours.paper if colours.paper.lightness() > colours.ink.lightness() else colours.ink, 0.85
    )
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(blend(wax, light, 0.45), max(1.0, radius * 0.06)))
    painter.drawEllipse(QPointF(), radius * 0.66, radius * 0.66)
    side = radius * 0.78
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(light)
    heart = suit_path(_HEART)
    painter.drawPath(
        QTransform.fromTranslate(-side / 2, -side / 2 + radius * 0.04).scale(side, side).map(heart)
    )
    painter.restore()


class Seal(QWidget):
    """A seal as a widget; it says nothing by itself."""

    def __init__(self, size: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._size = size
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(self._size, self._size)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_seal(painter, QRectF(self.rect()).adjusted(1, 1, -1, -1), paper_colours(self.palette()))


class SealLine(QAbstractButton):
    """A small seal and a few words, which can be clicked; it takes the keyboard only when it is tabbed to."""

    def __init__(self, factor: float = 0.85, parent: QWidget | None = None) -> None:
        """Make an empty line; `factor` is the size of its letters, compared with others."""
        super().__init__(parent)
        self.setFont(scaled_font(self.font(), factor))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        height = metrics.height()
        width = round(height * 1.9) + metrics.horizontalAdvance(self.text()) + 6
        return QSize(width, max(height + 6, round(FINGER)))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.fontMetrics().height() * 4, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = paper_colours(self.palette())
        metrics = self.fontMetrics()
        side = float(metrics.height())
        paint_seal(painter, QRectF(3, (self.height() - side) / 2, side, side), colours)
        words = QRectF(self.rect()).adjusted(round(side * 1.6), 0, -3, 0)
        font = self.font()
        font.setUnderline(self.underMouse() or self.isDown())
        painter.setFont(font)
        painter.setPen(colours.ink if self.underMouse() else colours.muted)
        text = metrics.elidedText(self.text(), Qt.TextElideMode.ElideRight, round(words.width()))
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)
        if self.hasFocus():
            painter.setPen(QPen(colours.gold, 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 5, 5)
