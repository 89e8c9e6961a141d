"""Small drawings on paper: a player's rosette, the marks of a standing, ticks and crosses.

They are painter paths, because a font may lack a sign, or draw it as a coloured emoji.
"""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from thousand_qt.engine.rules import BARREL_HANDS
from thousand_qt.ui.growth import Drawing
from thousand_qt.ui.paper import paper_colours

_PETALS: Final = 8
_SMALL_ROSETTE: Final = 12
"""A smaller one, by its radius in pixels, shows only dots: petals would run together."""


def paint_rosette(painter: QPainter, place: QRectF, colour: QColor, paper: QColor) -> None:
    """Paint the flower that stands for a player: a disc in the player's colour with a paper-cut blossom."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawEllipse(place)
    radius = place.width() / 2
    painter.translate(place.center())
    painter.setBrush(paper)
    small = radius < _SMALL_ROSETTE
    petals, petal_radius = (6, radius * 0.17) if small else (_PETALS, radius * 0.22)
    for petal in range(petals):
        angle = 2 * math.pi * (petal / petals + 0.25)
        centre = QPointF(math.cos(angle), math.sin(angle)) * (radius * 0.54)
        painter.drawEllipse(centre, petal_radius, petal_radius)
    if small:
        painter.drawEllipse(QPointF(), radius * 0.2, radius * 0.2)
        painter.restore()
        return
    painter.drawEllipse(QPointF(), radius * 0.5, radius * 0.5)
    painter.setBrush(colour)
    painter.drawEllipse(QPointF(), radius * 0.27, radius * 0.27)
    painter.setBrush(paper)
    painter.drawEllipse(QPointF(), radius * 0.1, radius * 0.1)
    painter.restore()


def paint_leaf(painter: QPainter, length: float, angle: float) -> None:
    """Paint a leaf of this length from the origin, turned by degrees, with the painter's brush."""
    painter.save()
    painter.rotate(angle)
    path = QPainterPath()
    path.quadTo(length * 0.45, -length * 0.42, length, 0)
    path.quadTo(length * 0.45, length * 0.42, 0, 0)
    painter.drawPath(path)
    painter.restore()


def paint_tick(painter: QPainter, place: QRectF, colour: QColor) -> None:
    """Paint a tick: the contract was made."""
    path = QPainterPath(QPointF(place.left(), place.top() + 0.55 * place.height()))
    path.lineTo(place.left() + 0.38 * place.width(), place.bottom() - 0.08 * place.height())
    path.lineTo(place.right(), place.top() + 0.1 * place.height())
    _stroke(painter, path, colour, place.width() * 0.17)


def paint_cross(painter: QPainter, place: QRectF, colour: QColor) -> None:
    """Paint a cross: the contract failed."""
    margin = place.width() * 0.1
    inner = place.adjusted(margin, margin, -margin, -margin)
    path = QPainterPath(inner.topLeft())
    path.lineTo(inner.bottomRight())
    path.moveTo(inner.topRight())
    path.lineTo(inner.bottomLeft())
    _stroke(painter, path, colour, place.width() * 0.17)


def paint_flag(painter: QPainter, place: QRectF, colour: QColor) -> None:
    """Paint a white flag: the deal was given up."""
    left, top = place.left() + 0.2 * place.width(), place.top()
    path = QPainterPath(QPointF(left, place.bottom()))
    path.lineTo(left, top + 0.05 * place.height())
    path.lineTo(place.right(), top + 0.3 * place.height())
    path.lineTo(left, top + 0.58 * place.height())
    _stroke(painter, path, colour, place.width() * 0.14)


def paint_zero(painter: QPainter, place: QRectF, colour: QColor) -> None:
    """Paint a ring: a deal without a point."""
    path = QPainterPath()
    side, top = place.width() * 0.18, place.height() * 0.08
    path.addEllipse(place.adjusted(side, top, -side, -top))
    _stroke(painter, path, colour, place.width() * 0.15)


def paint_barrel(
    painter: QPainter, place: QRectF, colour: QColor, used: int, deals: int = BARREL_HANDS
) -> None:
    """Paint a barrel with one filled hoop for each deal used; where they have no end none is filled."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    inset, belly = 0.18 * place.width(), 0.5 * place.height()
    path = QPainterPath(QPointF(place.left() + inset, place.top()))
    path.lineTo(place.right() - inset, place.top())
    path.quadTo(place.right() + inset * 0.5, place.top() + belly, place.right() - inset, place.bottom())
    path.lineTo(place.left() + inset, place.bottom())
    path.quadTo(place.left() - inset * 0.5, place.top() + belly, place.left() + inset, place.top())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setClipPath(path)
    bands = deals or BARREL_HANDS
    band = place.height() / bands
    for hand in range(deals):
        # Filled from below, as a barrel is.
        top = place.bottom() - (hand + 1) * band
        if hand < used:
            painter.fillRect(QRectF(place.left(), top, place.width(), band), colour)
    painter.setClipping(False)
    _stroke(painter, path, colour, place.width() * 0.12)
    for hand in range(1, bands):
        hoop = QPainterPath(QPointF(place.left() + inset * 0.4, place.top() + hand * band))
        hoop.lineTo(place.right() - inset * 0.4, place.top() + hand * band)
        _stroke(painter, hoop, colour, place.width() * 0.09)
    painter.restore()


def _stroke(painter: QPainter, path: QPainterPath, colour: QColor, width: float) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    pen = QPen(colour, max(1.2, width))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.drawPath(path)
    painter.restore()


class Rosette(Drawing):
    """A player's rosette as a widget; it says nothing by itself, the name stands beside it."""

    def __init__(self, seat: int, size: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seat = seat
        self._size = size
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        side = round(self._size * self.growth)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        colours = paper_colours(self.palette())
        place = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        paint_rosette(painter, place, colours.seats[self._seat], colours.paper)


class StandingMarks(QWidget):
    """The barrel and the zero marks a player carries on; as wide as there are marks."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._barrel_hands: int | None = None
        self._barrel_deals = BARREL_HANDS
        self._zeros = 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_marks(
        self, barrel_hands: int | None, zeros: int, words: str, barrel_deals: int = BARREL_HANDS
    ) -> None:
        """Show the deals used on the barrel (None: not on it) and 0 to 2 zero marks; `words` say the same."""
        self._barrel_deals = barrel_deals
        self._barrel_hands = barrel_hands
        self._zeros = zeros
        self.setToolTip(words)
        self.setAccessibleName(words)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        side = self.fontMetrics().height()
        count = self._zeros + (self._barrel_hands is not None)
        return QSize(round(side * 0.95 * count), side)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        colours = paper_colours(self.palette())
        side = self.fontMetrics().height()
        left = 0.0
        if self._barrel_hands is not None:
            place = QRectF(left, side * 0.08, side * 0.7, side * 0.84)
            paint_barrel(painter, place, colours.gold, self._barrel_hands, self._barrel_deals)
            left += side * 0.95
        for _ in range(self._zeros):
            paint_zero(painter, QRectF(left, side * 0.1, side * 0.8, side * 0.8), colours.loss)
            left += side * 0.95
