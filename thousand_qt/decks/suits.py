"""The four suit marks as painter paths and the colours of the four-colour deck.

The table draws suits with these instead of font glyphs, so that they look the same on every system and like
the marks on the cards. ``resources/decks/papercut/draw/suits.py`` holds the same outlines; a test compares
the two.
"""

from __future__ import annotations

import re
from functools import cache

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainterPath

SUIT_COLOURS: dict[str, str] = {"S": "#1d2430", "C": "#007868", "D": "#24579c", "H": "#c8202f"}

# Absolute SVG path text in a square from 0 to 1, with the commands M, L, C and Z.
SUIT_SHAPES: dict[str, str] = {
    "S": (
        "M.5 .02 C.56 .17 .96 .39 .96 .63 C.96 .76 .86 .84 .76 .84 C.66 .84 .58 .78 .54 .68 "
        "C.555 .81 .6 .91 .69 .98 L.31 .98 C.4 .91 .445 .81 .46 .68 C.42 .78 .34 .84 .24 .84 "
        "C.14 .84 .04 .76 .04 .63 C.04 .39 .44 .17 .5 .02 Z"
    ),
    "C": (
        "M.5 .03 C.585 .03 .662 .078 .701 .153 C.739 .229 .732 .32 .681 .388 C.799 .355 .921 .422 .957 .539 "
        "C.993 .655 .929 .779 .814 .818 C.698 .857 .572 .797 .531 .682 C.545 .8 .6 .91 .69 .98 L.31 .98 "
        "C.4 .91 .455 .8 .469 .682 C.428 .797 .302 .857 .186 .818 C.071 .779 .007 .655 .043 .539 "
        "C.079 .422 .201 .355 .319 .388 C.268 .32 .261 .229 .299 .153 C.338 .078 .415 .03 .5 .03 Z"
    ),
    "D": (
        "M.5 .01 C.58 .18 .74 .37 .9 .5 C.74 .63 .58 .82 .5 .99 C.42 .82 .26 .63 .1 .5 "
        "C.26 .37 .42 .18 .5 .01 Z"
    ),
    "H": (
        "M.5 .97 C.41 .84 .03 .64 .03 .32 C.03 .15 .14 .05 .27 .05 C.38 .05 .46 .12 .5 .23 "
        "C.54 .12 .62 .05 .73 .05 C.86 .05 .97 .15 .97 .32 C.97 .64 .59 .84 .5 .97 Z"
    ),
}

_COMMAND = re.compile(r"([MLCZ])([^MLCZ]*)")


def suit_path(suit: str) -> QPainterPath:
    """Return the outline of a suit mark ("S", "C", "D" or "H") in the square from (0, 0) to (1, 1).

    Raises KeyError for any other text. The path is the caller's own copy: it may be changed.
    """
    return QPainterPath(_outline(suit))


@cache
def _outline(suit: str) -> QPainterPath:
    outline = QPainterPath()
    outline.setFillRule(Qt.FillRule.WindingFill)
    for command, values in _COMMAND.findall(SUIT_SHAPES[suit]):
        numbers = [float(value) for value in values.split()]
        match command:
            case "M":
                outline.moveTo(*numbers)
            case "L":
                outline.lineTo(*numbers)
            case "C":
                outline.cubicTo(*numbers)
            case _:
                outline.closeSubpath()
    return outline
