"""Paper cuttings that come down over the table when the player has won the match.

Every cutting is painted once; each frame only puts pixmaps in their places, where they are at that time: what
falls needs no memory of the frame before.
"""

from __future__ import annotations

import math
import random
from typing import Final, NamedTuple

from PySide6.QtCore import Property, QPointF, QPropertyAnimation, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from thousand_qt.table import palette, zvalues

_PIECES: Final = 90
_LONGEST_WAIT: Final = 0.35
"""The last cutting is let go after this share of the time."""
_FADE: Final = 0.15


class _Piece(NamedTuple):
    """One cutting: shares of the table's width, of its height and of the time; turns; and which picture."""

    x: float
    wait: float
    drift: float
    sway: float
    phase: float
    spin: float
    picture: int


class Celebration(QGraphicsObject):
    """Covers the table and takes no click. Visible only while it is animated."""

    def __init__(self) -> None:
        super().__init__()
        self._size = QSizeF()
        self._progress = 0.0
        self._pieces: tuple[_Piece, ...] = ()
        self._pictures: tuple[QPixmap, ...] = ()
        self._falling = QPropertyAnimation(self, b"progress", self)
        self._falling.setStartValue(0.0)
        self._falling.setEndValue(1.0)
        self.setZValue(zvalues.FLOURISH + 1)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setVisible(False)

    @property
    def is_running(self) -> bool:
        return self._falling.state() is QPropertyAnimation.State.Running

    def start(self, size: QSizeF, unit: float, device_pixel_ratio: float, duration: int) -> None:
        """Let it fall over a table of this size."""
        self.stop()
        self.prepareGeometryChange()
        self._size = QSizeF(size)
        self._pictures = _cuttings(round(34 * unit), device_pixel_ratio)
        chance = random.Random()
        self._pieces = tuple(
            _Piece(
                x=(index + chance.random()) / _PIECES,
                wait=_LONGEST_WAIT * chance.random(),
                drift=chance.uniform(-0.04, 0.04),
                sway=chance.uniform(0.008, 0.022),
                phase=chance.uniform(0, 2 * math.pi),
                spin=chance.uniform(-1.6, 1.6),
                picture=chance.randrange(len(self._pictures)),
            )
            for index in range(_PIECES)
        )
        self._falling.setDuration(duration)
        self._falling.start()

    def stop(self) -> None:
        """End it at once."""
        self._falling.stop()
        self.setVisible(False)

    def _get_progress(self) -> float:
        return self._progress

    def _set_progress(self, progress: float) -> None:
        self._progress = progress
        self.setVisible(0.0 < progress < 1.0)
        self.setOpacity(min(1.0, (1.0 - progress) / _FADE))
        self.update()

    progress = Property(float, _get_progress, _set_progress)

    # Qt

    def boundingRect(self) -> QRectF:
        return QRectF(QPointF(), self._size)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        width, height = self._size.width(), self._size.height()
        base = painter.transform()
        for piece in self._pieces:
            share = (self._progress - piece.wait) / (1 - _LONGEST_WAIT)
            if not 0.0 < share < 1.0:
                continue
            angle = piece.phase + share * 9
            x = (piece.x + piece.drift * share + piece.sway * math.sin(angle)) * width
            y = (-0.06 + 1.12 * share**1.15) * height
            # Paper turns over as it falls: seen from the edge it is narrow.
            narrow = 0.25 + 0.75 * abs(math.cos(angle * 1.3))
            painter.translate(x, y)
            painter.rotate(360 * piece.spin * share)
            painter.scale(narrow, 1)
            picture = self._pictures[piece.picture]
            side = picture.deviceIndependentSize().width()
            painter.drawPixmap(QPointF(-side / 2, -side / 2), picture)
            painter.setTransform(base)


def _cuttings(side: int, device_pixel_ratio: float) -> tuple[QPixmap, ...]:
    colours = (palette.GOLD, palette.PAPER, *palette.SEAT_COLOURS)
    shapes = (_petal(side), _leaf(side), _star(side))
    return tuple(_cutting(shape, QColor(c), side, device_pixel_ratio) for shape in shapes for c in colours)


def _cutting(shape: QPainterPath, colour: QColor, side: int, device_pixel_ratio: float) -> QPixmap:
    pixmap = QPixmap(QSizeF(side * device_pixel_ratio, side * device_pixel_ratio).toSize())
    pixmap.setDevicePixelRatio(device_pixel_ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawPath(shape)
    painter.end()
    return pixmap


def _petal(side: float) -> QPainterPath:
    """Return a heart-shaped petal with a slit cut into it."""
    path = QPainterPath(QPointF(side / 2, side * 0.95))
    path.cubicTo(side * -0.1, side * 0.45, side * 0.2, side * 0.05, side / 2, side * 0.25)
    path.cubicTo(side * 0.8, side * 0.05, side * 1.1, side * 0.45, side / 2, side * 0.95)
    slit = QPainterPath()
    slit.addEllipse(QPointF(side / 2, side * 0.52), side * 0.05, side * 0.17)
    return path.subtracted(slit)


def _leaf(side: float) -> QPainterPath:
    path = QPainterPath(QPointF(side / 2, 0))
    path.quadTo(side * 0.95, side / 2, side / 2, side)
    path.quadTo(side * 0.05, side / 2, side / 2, 0)
    return path


def _star(side: float) -> QPainterPath:
    """Return a ring of round leaves with a hole in the middle."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for leaf in range(6):
        angle = math.pi * leaf / 3
        centre = QPointF(math.cos(angle), math.sin(angle)) * side * 0.29 + QPointF(side / 2, side / 2)
        path.addEllipse(centre, side * 0.19, side * 0.19)
    hole = QPainterPath()
    hole.addEllipse(QPointF(side / 2, side / 2), side * 0.1, side * 0.1)
    return path.simplified().subtracted(hole)
