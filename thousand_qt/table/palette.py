"""The table's own colours. They stay the same in light and dark windows: felt is green at night too."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QColor

FELT_LIGHT: Final = QColor("#3d9468")
FELT: Final = QColor("#26744f")
FELT_DARK: Final = QColor("#0f4631")

PANEL: Final = QColor(10, 38, 28, 222)
PANEL_EDGE: Final = QColor(255, 255, 255, 36)
PANEL_GROOVE: Final = QColor(255, 255, 255, 40)
TEXT: Final = QColor("#fbf5e6")
TEXT_SOFT: Final = QColor("#c4d6c8")
GOLD: Final = QColor("#f0b545")
HINT: Final = QColor("#8fd3ff")
GOLD_SOFT: Final = QColor(240, 181, 69, 90)
RED: Final = QColor("#e5584c")
PAPER: Final = QColor("#fbf5e6")
INK: Final = QColor("#1d2430")
SHADOW: Final = QColor(4, 22, 15)
DIMMED: Final = QColor(14, 44, 33, 112)

SEAT_COLOURS: Final = (QColor("#cf2f3b"), QColor("#2b5fb0"), QColor("#7b4aa5"), QColor("#c7771b"))
"""One for each seat 0-3, the same wherever the player is shown."""
