"""The icon of a match's file: a score sheet with a turned-down corner, under the sash of the application.

Desktops look for it under the name of the type, `application-x-thousand-match`.
"""

from __future__ import annotations

from drawing import Drawing
from icon import cut_heart, sash, square_svg
from palette import BLUE, EDGE, GREEN, IVORY, RED, STRAW
from paths import Path, box, path, together

_LEFT, _TOP, _RIGHT, _BOTTOM = 36.0, 4.0, 220.0, 252.0
_FOLD = 56.0
_COLUMNS = ((54.0, RED), (107.0, GREEN), (160.0, BLUE))
"""Where each player's figures begin, and the player's colour."""
_FIGURES = (((122.0, 42.0), (140.0, 30.0)), ((122.0, 30.0), (140.0, 42.0)), ((122.0, 36.0), (140.0, 24.0)))
"""For each player where a figure stands and how long it is."""


def match_icon_svg() -> str:
    """Return the icon as an SVG document."""
    picture = Drawing()
    picture.lay(_page())
    picture.lay(cut_heart().scaled(0.78).moved(104, 64))
    picture.lay(_score())
    picture.lay(sash().scaled(0.94).moved(128, 200))
    return square_svg(picture, "Match of Thousand")


def _page() -> Drawing:
    page = Drawing()
    page.fill(EDGE, _cut_sheet(0))
    page.fill(IVORY, _cut_sheet(3))
    page.fill(EDGE, _corner(_FOLD, 0))
    page.fill(STRAW, _corner(_FOLD - 8, 3))
    return page


def _corner(side: float, inset: float) -> Path:
    """Return the turned-down corner of the sheet."""
    left, bottom = _RIGHT - _FOLD + inset, _TOP + _FOLD - inset
    return path(f"M{left} {bottom - side} L{left + side} {bottom} L{left} {bottom} Z")


def _cut_sheet(inset: float) -> Path:
    left, top, right, bottom = _LEFT + inset, _TOP + inset, _RIGHT - inset, _BOTTOM - inset
    fold = _FOLD - inset * 0.6
    return path(
        f"M{left + 12} {top} L{right - fold} {top} L{right} {top + fold} L{right} {bottom} "
        f"L{left} {bottom} L{left} {top + 12} C{left} {top + 5} {left + 5} {top} {left + 12} {top} Z"
    )


def _score() -> Drawing:
    score = Drawing()
    for (left, colour), figures in zip(_COLUMNS, _FIGURES, strict=True):
        bars = [box(left, top, left + length, top + 10, 4) for top, length in figures]
        score.fill(colour, together(bars))
    return score
