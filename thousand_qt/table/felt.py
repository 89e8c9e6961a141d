"""The ground of the table: cloth or wood with a light over the middle, painted once for each size."""

from __future__ import annotations

import math
import random
from array import array
from functools import cache
from operator import add

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient

from thousand_qt.table.embroidery import paint_border
from thousand_qt.table.geometry import TableLayout
from thousand_qt.table.palette import Cloth, TableTheme

_TILE = 192
_KINDS_OF_FLUFF = 997
_THREAD = 3
"""Width of a thread of the weave, in device pixels."""


def paint_felt(painter: QPainter, table: TableLayout, theme: TableTheme) -> None:
    """Paint the whole table's ground."""
    rect = QRectF(QPointF(), table.size)
    light = QRadialGradient(
        QPointF(rect.center().x(), rect.height() * 0.42), max(rect.width(), rect.height()) * 0.68
    )
    light.setColorAt(0.0, theme.light)
    light.setColorAt(0.45, theme.ground)
    light.setColorAt(1.0, theme.dark)
    painter.fillRect(rect, light)
    painter.save()
    scale = 1 / painter.device().devicePixelRatioF()
    painter.scale(scale, scale)
    painter.fillRect(
        QRectF(0, 0, rect.width() / scale, rect.height() / scale),
        QBrush(_grain() if theme.cloth is Cloth.WOOD else _weave()),
    )
    painter.restore()
    _paint_shade(painter, rect)
    if theme.border is not None:
        paint_border(painter, rect, 15 * table.unit, theme.border)
    _paint_ring(painter, table, theme)


def _paint_shade(painter: QPainter, rect: QRectF) -> None:
    """Paint the fall of the light towards the edges, as of a lamp that hangs low."""
    shade = QRadialGradient(rect.center(), max(rect.width(), rect.height()) * 0.62)
    shade.setColorAt(0.62, QColor(0, 0, 0, 0))
    shade.setColorAt(1.0, QColor(0, 0, 0, 96))
    painter.fillRect(rect, shade)


def _paint_ring(painter: QPainter, table: TableLayout, theme: TableTheme) -> None:
    """Paint the stitched ring in the middle where the tricks are played."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    middle = table.middle
    half_height = middle.height() / 2
    half_width = min(middle.width() * 0.46, half_height * 1.75)
    centre = middle.center()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(255, 255, 255, 9))
    painter.drawEllipse(centre, half_width, half_height)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.ring, max(1.0, 1.6 * table.unit)))
    painter.drawEllipse(centre, half_width, half_height)
    stitches = QPen(theme.stitch, max(1.2, 2.2 * table.unit))
    stitches.setDashPattern([3, 3.2])
    stitches.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(stitches)
    inset = 7 * table.unit
    painter.drawEllipse(centre, half_width - inset, half_height - inset)


@cache
def _weave() -> QPixmap:
    """Return a tile of cloth: over and under threads, each a little lighter or darker, with some fluff.

    It is woven while the first picture of the window waits for it, so row by row and not pixel by pixel.
    """
    chance = random.Random(1000)  # the same cloth each time
    threads = _TILE // _THREAD
    across = [chance.uniform(-1, 1) for _ in range(threads)]
    down = [chance.uniform(-1, 1) for _ in range(threads)]
    fluff = [chance.gauss(0, 2.6) for _ in range(_KINDS_OF_FLUFF)]
    pixels = array("I")
    for y in range(_TILE):
        row, is_edge = y // _THREAD, y % _THREAD == 0
        over, under = 2.2 * across[row] + 2.0, -5.0 if is_edge else -2.0
        plain = [
            (over if x % _THREAD else over - 3.0)
            if (row + x // _THREAD) % 2 == 0
            else 2.2 * down[x // _THREAD] + under
            for x in range(_TILE)
        ]
        shades = map(add, plain, chance.choices(fluff, k=_TILE))
        pixels.extend(
            (round(2.1 * shade) << 24 | 0xFFFFFF) if shade > 0 else round(-2.1 * shade) << 24
            for shade in shades
        )
    image = QImage(pixels.tobytes(), _TILE, _TILE, 4 * _TILE, QImage.Format.Format_ARGB32)
    return QPixmap.fromImage(image)


@cache
def _grain() -> QPixmap:
    """Return a tile of wood: boards with long fibres; the ends of the tile meet."""
    chance = random.Random(1000)
    width, height = 1536, 384
    pixmap = QPixmap(width, height)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for board in range(3):
        top = board * height / 3
        tone = chance.randint(-16, 16)
        painter.fillRect(QRectF(0, top, width, height / 3), _tone(tone))
        for _ in range(90):
            y = top + chance.uniform(3, height / 3 - 3)
            sway, phase = chance.uniform(0.5, 3.5), chance.uniform(0, 2 * math.pi)
            fibre = QPainterPath(QPointF(0, y + sway * math.sin(phase)))
            for step in range(1, 25):
                x = width * step / 24
                fibre.lineTo(x, y + sway * math.sin(phase + 2 * math.pi * step / 24))
            painter.setPen(QPen(_tone(chance.randint(-30, 18)), chance.uniform(0.6, 2.2)))
            painter.drawPath(fibre)
        painter.fillRect(QRectF(0, top, width, 1.5), QColor(0, 0, 0, 90))
        painter.fillRect(QRectF(0, top + 1.5, width, 1), QColor(255, 255, 255, 26))
    painter.end()
    return pixmap


def _tone(value: int) -> QColor:
    return QColor(255, 255, 255, value) if value > 0 else QColor(0, 0, 0, -value)
