"""Contrast of colours as the Web Content Accessibility Guidelines (WCAG 2.2) define it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtGui import QColor

TEXT_CONTRAST: Final = 4.5
"""The least contrast of text with what it is written on (WCAG 1.4.3)."""
_STEPS: Final = 20


def contrast(one: QColor, other: QColor) -> float:
    """Return the ratio of two opaque colours: 1 for equal ones, 21 for black on white."""
    bright, dim = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (bright + 0.05) / (dim + 0.05)


def readable(colour: QColor, ink: QColor, grounds: Sequence[QColor]) -> QColor:
    """Return the colour with as much ink in it as it takes to be read on all of these grounds."""
    for step in range(_STEPS + 1):
        mixed = blend(colour, ink, step / _STEPS)
        if all(contrast(mixed, ground) >= TEXT_CONTRAST for ground in grounds):
            return mixed
    return ink


def blend(colour: QColor, other: QColor, share: float) -> QColor:
    """Return `colour` with a share (0 to 1) of `other` mixed in."""
    return QColor.fromRgbF(
        colour.redF() + (other.redF() - colour.redF()) * share,
        colour.greenF() + (other.greenF() - colour.greenF()) * share,
        colour.blueF() + (other.blueF() - colour.blueF()) * share,
    )


def _luminance(colour: QColor) -> float:
    channels = (colour.redF(), colour.greenF(), colour.blueF())
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
