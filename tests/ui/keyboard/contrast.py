"""Contrast as the Web Content Accessibility Guidelines (WCAG 2.2) compute it, of colours and of pictures."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor, QImage

TEXT = 4.5
"""The least contrast of text (WCAG 1.4.3)."""
SIGN = 3.0
"""The least contrast of signs, and of the mark of the keyboard's focus (WCAG 1.4.11, 2.4.13)."""


def luminance(colour: QColor) -> float:
    """Return how bright a colour is, from 0 to 1."""
    channels = (colour.redF(), colour.greenF(), colour.blueF())
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: QColor | str, other: QColor | str) -> float:
    """Return the ratio of two opaque colours: 1 for equal ones, 21 for black on white."""
    bright, dim = sorted((luminance(QColor(one)), luminance(QColor(other))), reverse=True)
    return (bright + 0.05) / (dim + 0.05)


def over(colour: QColor, ground: QColor) -> QColor:
    """Return what is seen of a translucent colour on an opaque ground."""
    share = colour.alphaF()
    return QColor.fromRgbF(
        colour.redF() * share + ground.redF() * (1 - share),
        colour.greenF() * share + ground.greenF() * (1 - share),
        colour.blueF() * share + ground.blueF() * (1 - share),
    )


def changed_pixels(before: QImage, after: QImage, least: float = SIGN) -> list[QPoint]:
    """Return where two pictures of the same size differ by at least this contrast."""
    assert before.size() == after.size()
    known: dict[tuple[int, int], bool] = {}
    found: list[QPoint] = []
    for number, pair in enumerate(zip(pixels(before), pixels(after), strict=True)):
        if pair[0] == pair[1]:
            continue
        if pair not in known:
            known[pair] = contrast(QColor(pair[0]), QColor(pair[1])) >= least
        if known[pair]:
            found.append(QPoint(number % before.width(), number // before.width()))
    return found


def pixels(image: QImage) -> memoryview[int]:
    """Return the colours of a picture line by line, each as `QImage.pixel` has it."""
    # In these formats a line has no padding: its pixels have four bytes each.
    plain = image.convertToFormat(QImage.Format.Format_ARGB32)
    return memoryview(bytes(plain.constBits())).cast("I")
