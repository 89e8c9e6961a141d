"""What falls when a match is won: cuttings of coloured paper, turning over, each picture of it made once.

A cutting that turns goes through a film of pictures. Painting one is then copying some pixels, where turning
a pixmap anew for every frame would be the dearest thing on the table.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap, QTransform

from thousand_qt.table import palette

FRAMES: Final = 24
"""Pictures in which a cutting turns over once and comes round to where it began."""

_THINNEST: Final = 0.12
"""What is seen of paper from its edge, as a share of its width."""
_ROOM: Final = 1.25
"""Side of a picture in sides of the cutting: it stands on its corner now and then, and has a shadow."""
_SHADOW_FALL: Final = 0.07
_SHADOW: Final = QColor(0, 0, 0, 58)
_BACK: Final = 128
"""How much darker the reverse of the paper is, as `QColor.darker` counts."""

_Shape = Callable[[float], QPainterPath]


class Film:
    """One kind of cutting in one colour, in all the positions it goes through."""

    def __init__(self, shape: _Shape, colour: QColor, side: float, device_pixel_ratio: float) -> None:
        self._path = shape(side).translated(-side / 2, -side / 2)
        self._colours = (colour, colour.darker(_BACK))
        self._side = side
        self._ratio = device_pixel_ratio
        self._frames: list[QPixmap | None] = [None] * FRAMES

    @property
    def side(self) -> int:
        """Of a picture, in logical pixels."""
        return math.ceil(self._side * _ROOM)

    def frame(self, number: int) -> QPixmap:
        """Return a picture by its number; they follow each other in a circle."""
        number %= FRAMES
        picture = self._frames[number]
        if picture is None:
            picture = self._frames[number] = self._make(number / FRAMES)
        return picture

    def _make(self, share: float) -> QPixmap:
        pixels = math.ceil(self.side * self._ratio)
        picture = QPixmap(pixels, pixels)
        picture.setDevicePixelRatio(self._ratio)
        picture.fill(Qt.GlobalColor.transparent)
        turned_over = math.cos(2 * math.pi * share)
        width = math.copysign(max(_THINNEST, abs(turned_over)), turned_over)
        cutting = QTransform().rotate(360 * share).scale(width, 1).map(self._path)
        middle = self.side / 2
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        fall = _SHADOW_FALL * self._side
        painter.fillPath(cutting.translated(middle + fall / 2, middle + fall), _SHADOW)
        painter.fillPath(cutting.translated(middle, middle), self._colours[turned_over < 0])
        painter.end()
        return picture


def films(large: float, small: float, device_pixel_ratio: float) -> tuple[Film, ...]:
    """Return a film of each shape in each colour, for cuttings so many logical pixels across."""
    colours = (palette.GOLD, palette.PAPER, *palette.SEAT_COLOURS)
    kinds = itertools.product((_heart, _leaf, _star, _bird), colours)
    sides = itertools.cycle((large, large, small, small, large))  # so that every shape and colour has both
    return tuple(
        Film(shape, colour, side, device_pixel_ratio)
        for (shape, colour), side in zip(kinds, sides, strict=False)
    )


def _heart(side: float) -> QPainterPath:
    """Return a heart with three slits cut into it."""
    path = QPainterPath(QPointF(side / 2, side * 0.95))
    path.cubicTo(side * -0.1, side * 0.45, side * 0.2, side * 0.05, side / 2, side * 0.25)
    path.cubicTo(side * 0.8, side * 0.05, side * 1.1, side * 0.45, side / 2, side * 0.95)
    slits = QPainterPath()
    slits.addEllipse(QPointF(side / 2, side * 0.55), side * 0.045, side * 0.17)
    for way in (-1, 1):
        slits.addEllipse(QPointF(side * (0.5 + way * 0.17), side * 0.46), side * 0.035, side * 0.1)
    return path.subtracted(slits)


def _leaf(side: float) -> QPainterPath:
    """Return a leaf with its ribs cut out."""
    path = QPainterPath(QPointF(side / 2, 0))
    path.quadTo(side * 0.98, side / 2, side / 2, side)
    path.quadTo(side * 0.02, side / 2, side / 2, 0)
    ribs = QPainterPath()
    for y in (0.34, 0.52, 0.7):
        for way in (-1, 1):
            rib = QPainterPath()
            rib.addEllipse(QPointF(), side * 0.03, side * 0.1)
            slanted = QTransform().translate(side * (0.5 + way * 0.1), side * y).rotate(way * 40)
            ribs.addPath(slanted.map(rib))
    return path.subtracted(ribs)


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


def _bird(side: float) -> QPainterPath:
    """Return a small bird in flight, its wing set off by a slit."""
    path = QPainterPath(QPointF(side * 0.98, side * 0.42))  # the beak
    path.quadTo(side * 0.8, side * 0.24, side * 0.66, side * 0.42)
    path.quadTo(side * 0.52, side * 0.02, side * 0.2, side * 0.06)
    path.quadTo(side * 0.36, side * 0.24, side * 0.36, side * 0.46)
    path.lineTo(side * 0.02, side * 0.62)
    path.lineTo(side * 0.2, side * 0.7)
    path.lineTo(side * 0.1, side * 0.88)
    path.quadTo(side * 0.5, side * 0.96, side * 0.72, side * 0.7)
    path.quadTo(side * 0.86, side * 0.58, side * 0.98, side * 0.42)
    slit = QPainterPath(QPointF(side * 0.42, side * 0.5))
    slit.quadTo(side * 0.54, side * 0.42, side * 0.5, side * 0.2)
    slit.quadTo(side * 0.64, side * 0.44, side * 0.42, side * 0.5)
    return path.subtracted(slit)
