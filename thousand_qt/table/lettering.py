"""Text that always fits: measured, made smaller, then narrower, and only after that cut with an ellipsis."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QGuiApplication, QPainter

SMALLEST: Final = 0.72
"""Text is made no smaller than this share of its size."""
LEAST_PIXELS: Final = 9
NARROWER: Final = (94, 88, 80)
"""Text that does not fit at its smallest is set so narrow before it is cut, in per cent of its width."""


def font(pixels: float, *, bold: bool = False) -> QFont:
    """Return the application's font in this height of the letters, in pixels."""
    letters = QFont(QGuiApplication.font())
    letters.setPixelSize(max(LEAST_PIXELS, round(pixels)))
    letters.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
    return letters


def text_width(text: str, letters: QFont) -> float:
    return QFontMetricsF(letters).horizontalAdvance(text)


def largest(text: str, width: float, pixels: float, *, bold: bool = False) -> QFont:
    """Return the largest font of at most this height of the letters in which the text fits the width."""
    letters = font(pixels, bold=bold)
    while letters.pixelSize() > LEAST_PIXELS and text_width(text, letters) > width:
        letters.setPixelSize(letters.pixelSize() - 1)
    return letters


def fitted(text: str, letters: QFont, width: float) -> tuple[str, QFont]:
    """Return the text and the font in which it fits this width."""
    size = letters.pixelSize()
    smallest = max(LEAST_PIXELS, round(size * SMALLEST))
    fitting = QFont(letters)
    while text_width(text, fitting) > width:
        if size <= smallest:
            return _narrowed(text, fitting, width)
        size -= 1
        fitting.setPixelSize(size)
    return text, fitting


def _narrowed(text: str, letters: QFont, width: float) -> tuple[str, QFont]:
    """Return the text in letters no narrower than needed; it is cut if the narrowest are too wide."""
    narrow = QFont(letters)
    for share in NARROWER:
        narrow.setStretch(share)
        if text_width(text, narrow) <= width:
            return text, narrow
    return _elided(text, narrow, width), narrow


def _elided(text: str, letters: QFont, width: float) -> str:
    """Return the text cut with an ellipsis. Qt may cut a fraction of a pixel too late, so it is measured."""
    room = width
    shown = text
    while room > 0:
        shown = QFontMetricsF(letters).elidedText(text, Qt.TextElideMode.ElideRight, room)
        if text_width(shown, letters) <= width:
            break
        room -= 1
    return shown


def draw_text(
    painter: QPainter,
    rect: QRectF,
    text: str,
    letters: QFont,
    colour: QColor,
    alignment: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
) -> None:
    """Draw one line of text, vertically in the middle of the rectangle, inside of its width."""
    if not text or rect.width() <= 0:
        return
    shown, fitting = fitted(text, letters, rect.width())
    painter.setFont(fitting)
    painter.setPen(colour)
    flags = alignment | Qt.AlignmentFlag.AlignVCenter
    # The rectangle only places the text: it must not clip an accent or the tail of a letter.
    painter.drawText(
        rect.adjusted(-1, -2, 1, 2), flags | Qt.TextFlag.TextDontClip | Qt.TextFlag.TextSingleLine, shown
    )
