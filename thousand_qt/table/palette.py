"""The table's own colours. They stay the same in light and dark windows: felt is green at night too.

What differs from one table to another is a `TableTheme`; the rest is the same on all of them.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from types import MappingProxyType
from typing import Final

from PySide6.QtGui import QColor

PANEL_EDGE: Final = QColor(255, 255, 255, 36)
PANEL_GROOVE: Final = QColor(255, 255, 255, 40)
TEXT: Final = QColor("#fbf5e6")
TEXT_SOFT: Final = QColor("#c4d6c8")
GOLD: Final = QColor("#f0b545")
HINT: Final = QColor("#8fd3ff")
RING_EDGE: Final = QColor("#15120d")
"""Round the rings of the keyboard and of hints: on light cloth it is what is seen of them."""
GOLD_SOFT: Final = QColor(240, 181, 69, 90)
MADE: Final = QColor("#7fd08f")
"""A contract that is made."""
RED: Final = QColor("#f59389")
CARD_BACK: Final = QColor("#cf2f3b")
PAPER: Final = QColor("#fbf5e6")
INK: Final = QColor("#1d2430")
SHADOW: Final = QColor(4, 22, 15)
DIMMED: Final = QColor(26, 30, 32, 112)

SEAT_COLOURS: Final = (QColor("#cf2f3b"), QColor("#2b5fb0"), QColor("#7b4aa5"), QColor("#c7771b"))
"""One for each seat 0-3, the same wherever the player is shown."""


class Cloth(Enum):
    """What a table is made of."""

    FELT = auto()
    WOOD = auto()
    LINEN = auto()


@dataclass(frozen=True, slots=True)
class TableTheme:
    """One table.

    Attributes:
        light, ground, dark: of the cloth, from under the lamp to the corners.
        panel: behind names and words; opaque enough for `TEXT`, `TEXT_SOFT` and `GOLD` on any ground.
        ring, stitch: round the middle, where tricks are played.
        border: of the embroidery along the edge; None where there is none.
    """

    cloth: Cloth
    light: QColor
    ground: QColor
    dark: QColor
    panel: QColor
    ring: QColor
    stitch: QColor
    border: QColor | None = None


THEMES: Final = MappingProxyType(
    {
        "green": TableTheme(
            cloth=Cloth.FELT,
            light=QColor("#3d9468"),
            ground=QColor("#26744f"),
            dark=QColor("#0f4631"),
            panel=QColor(10, 38, 28, 232),
            ring=QColor(255, 255, 255, 30),
            stitch=QColor(244, 214, 140, 70),
        ),
        "blue": TableTheme(
            cloth=Cloth.FELT,
            light=QColor("#4076ab"),
            ground=QColor("#26527f"),
            dark=QColor("#0e2747"),
            panel=QColor(9, 24, 46, 232),
            ring=QColor(255, 255, 255, 30),
            stitch=QColor(238, 222, 176, 78),
        ),
        "burgundy": TableTheme(
            cloth=Cloth.FELT,
            light=QColor("#9c4355"),
            ground=QColor("#762838"),
            dark=QColor("#3c101b"),
            panel=QColor(42, 12, 20, 232),
            ring=QColor(255, 255, 255, 30),
            stitch=QColor(244, 206, 140, 80),
        ),
        "walnut": TableTheme(
            cloth=Cloth.WOOD,
            light=QColor("#9a6a42"),
            ground=QColor("#704527"),
            dark=QColor("#3a2011"),
            panel=QColor(34, 19, 11, 234),
            ring=QColor(20, 8, 2, 70),
            stitch=QColor(240, 205, 150, 80),
        ),
        "linen": TableTheme(
            cloth=Cloth.LINEN,
            light=QColor("#ece2cd"),
            ground=QColor("#d9cbb0"),
            dark=QColor("#b09c7c"),
            panel=QColor(58, 28, 26, 240),
            ring=QColor(120, 60, 40, 46),
            stitch=QColor(168, 38, 46, 150),
            border=QColor("#a8262e"),
        ),
    }
)
"""The tables by the names the settings know."""
DEFAULT_THEME: Final = "green"
