"""The embroidered border of the linen cloth: cross stitch, as on towels of the game's home."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

_PATTERN: Final = (
    "X.X.X.X.X.X.X.X.",
    "................",
    ".......X........",
    "......XXX.......",
    "...X.XX.XX.X....",
    "..XXXX...XXXX...",
    "...XX..X..XX....",
    "X.XX..XXX..XX.X.",
    "...XX..X..XX....",
    "..XXXX...XXXX...",
    "...X.XX.XX.X....",
    "......XXX.......",
    ".......X........",
    "................",
    "X.X.X.X.X.X.X.X.",
)
"""One repeat along the edge, a cross for every X."""


def paint_border(painter: QPainter, rect: QRectF, width: float, colour: QColor) -> None:
    """Paint the border along all four edges, `width` wide."""
    stitch = max(1.0, width / len(_PATTERN))
    ratio = painter.device().devicePixelRatioF()
    tile = _tile(round(stitch * 64), ratio, colour.name())
    length = tile.width() / ratio
    deep = tile.height() / ratio
    painter.save()
    painter.setOpacity(0.8)
    painter.drawTiledPixmap(QRectF(rect.left(), rect.top() + 2, rect.width(), deep), tile)
    painter.drawTiledPixmap(QRectF(rect.left(), rect.bottom() - deep - 2, rect.width(), deep), tile)
    painter.restore()
    for angle, x, y in (
        (90, rect.right() - 2, rect.top() + deep),
        (-90, rect.left() + 2, rect.bottom() - deep),
    ):
        painter.save()
        painter.setOpacity(0.8)
        painter.translate(x, y)
        painter.rotate(angle)
        repeats = int((rect.height() - 2 * deep) // length)
        painter.drawTiledPixmap(QRectF(0, 0, repeats * length, deep), tile)
        painter.restore()


@lru_cache(maxsize=8)
def _tile(stitch_64: int, ratio: float, colour: str) -> QPixmap:
    """Return one repeat of the pattern; `stitch_64` is the size of a cross in 64ths of a pixel."""
    size = stitch_64 / 64
    columns, rows = len(_PATTERN[0]), len(_PATTERN)
    pixmap = QPixmap(round(columns * size * ratio), round(rows * size * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(colour), 0.34 * size, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    for row, crosses in enumerate(_PATTERN):
        for column, mark in enumerate(crosses):
            if mark == "X":
                cross = QRectF(column * size, row * size, size, size).adjusted(
                    0.14 * size, 0.14 * size, -0.14 * size, -0.14 * size
                )
                painter.drawLine(cross.topLeft(), cross.bottomRight())
                painter.drawLine(cross.bottomLeft(), cross.topRight())
    painter.end()
    return pixmap
