"""The felt: warm green with a light over the middle and a fine weave, painted once for each size."""

from __future__ import annotations

import random
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPen, QPixmap, QRadialGradient

from thousand_qt.table import palette
from thousand_qt.table.geometry import TableLayout

_TILE = 192
_THREAD = 3
"""Width of a thread of the weave, in device pixels."""


def paint_felt(painter: QPainter, table: TableLayout) -> None:
    """Paint the whole table's ground."""
    rect = QRectF(QPointF(), table.size)
    light = QRadialGradient(
        QPointF(rect.center().x(), rect.height() * 0.42), max(rect.width(), rect.height()) * 0.68
    )
    light.setColorAt(0.0, palette.FELT_LIGHT)
    light.setColorAt(0.45, palette.FELT)
    light.setColorAt(1.0, palette.FELT_DARK)
    painter.fillRect(rect, light)
    painter.save()
    scale = 1 / painter.device().devicePixelRatioF()
    painter.scale(scale, scale)
    painter.fillRect(QRectF(0, 0, rect.width() / scale, rect.height() / scale), QBrush(_weave()))
    painter.restore()
    _paint_ring(painter, table)


def _paint_ring(painter: QPainter, table: TableLayout) -> None:
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
    painter.setPen(QPen(QColor(255, 255, 255, 30), max(1.0, 1.6 * table.unit)))
    painter.drawEllipse(centre, half_width, half_height)
    stitches = QPen(QColor(244, 214, 140, 62), max(1.2, 2.2 * table.unit))
    stitches.setDashPattern([3, 3.2])
    stitches.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(stitches)
    inset = 7 * table.unit
    painter.drawEllipse(centre, half_width - inset, half_height - inset)


@cache
def _weave() -> QPixmap:
    """Return a tile of cloth: over and under threads, each a little lighter or darker, with some fluff."""
    chance = random.Random(1000)  # the same cloth each time
    image = QImage(_TILE, _TILE, QImage.Format.Format_ARGB32)
    threads = _TILE // _THREAD
    across = [chance.uniform(-1, 1) for _ in range(threads)]
    down = [chance.uniform(-1, 1) for _ in range(threads)]
    for y in range(_TILE):
        for x in range(_TILE):
            row, column = y // _THREAD, x // _THREAD
            over = (row + column) % 2 == 0
            thread = across[row] if over else down[column]
            edge = (y % _THREAD if over else x % _THREAD) == 0
            value = 2.2 * thread + (2.0 if over else -2.0) - (3.0 if edge else 0.0) + chance.gauss(0, 2.6)
            alpha = min(255, round(abs(value) * 2.1))
            image.setPixelColor(x, y, QColor(255, 255, 255, alpha) if value > 0 else QColor(0, 0, 0, alpha))
    return QPixmap.fromImage(image)
