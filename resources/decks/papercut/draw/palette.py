"""The deck's colours: a few strong dyes and papers, named once."""

from __future__ import annotations

IVORY = "#fdf7e9"
EDGE = "#cbbd9c"
INK = "#1d2430"
RED = "#c8202f"
DEEP_RED = "#9c1526"
ORANGE = "#d9661f"
GREEN = "#1f6b45"
DEEP_GREEN = "#124a30"
BLUE = "#24579c"
DEEP_BLUE = "#1b3c70"
PLUM = "#6c2350"
GOLD = "#e9a92f"
DEEP_GOLD = "#b97a14"
STRAW = "#f4d58a"

SUIT_COLOURS: dict[str, str] = {"spade": INK, "club": GREEN, "diamond": ORANGE, "heart": RED}
