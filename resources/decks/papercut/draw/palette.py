"""The deck's colours: a few strong dyes and papers, named once."""

from __future__ import annotations

from dataclasses import dataclass

IVORY = "#fdf7e9"
EDGE = "#cbbd9c"
INK = "#1d2430"
RED = "#c8202f"
DEEP_RED = "#9c1526"
ORANGE = "#d9661f"
DEEP_ORANGE = "#a8470f"
GREEN = "#1f6b45"
DEEP_GREEN = "#124a30"
SPRUCE = "#007868"
LEAF = "#4f9a4a"
BLUE = "#24579c"
DEEP_BLUE = "#1b3c70"
SKY = "#8db9dc"
PLUM = "#6c2350"
VIOLET = "#5a3d8a"
WOOD = "#7a4a22"
TEAL = "#17706f"
GOLD = "#ecaf35"
DEEP_GOLD = "#b97a14"
STRAW = "#f6dc9b"

SKIN = "#f6d3ad"
SKIN_SHADE = "#e6b288"
BLUSH = "#e88f76"
LIPS = "#bf2a35"


@dataclass(frozen=True)
class Dyes:
    """The colours one suit's court is dressed in."""

    main: str
    dark: str
    second: str
    third: str
    bodice: str
    background: str
    edge: str


_HEART = Dyes(RED, DEEP_RED, BLUE, GREEN, RED, "#fae6cd", "#e6b79c")
_CLUB = Dyes(GREEN, DEEP_GREEN, DEEP_RED, LEAF, GREEN, "#e9eed2", "#a9bf97")
_SPADE = Dyes(INK, "#0f141d", VIOLET, SKY, VIOLET, "#e3e6ea", "#a9b1bf")
_WARM_DIAMOND = Dyes(ORANGE, DEEP_ORANGE, PLUM, TEAL, ORANGE, "#fbecc4", "#e0b877")
_COOL_DIAMOND = Dyes(BLUE, DEEP_BLUE, DEEP_ORANGE, TEAL, BLUE, "#e2ecf6", "#a5bcd8")


@dataclass(frozen=True)
class Palette:
    """What each suit is printed in, and what its court wears, by the suit's name in the element ids."""

    suits: dict[str, str]
    dyes: dict[str, Dyes]


TWO_COLOURS = Palette(
    {"spade": INK, "club": INK, "diamond": RED, "heart": RED},
    {"spade": _SPADE, "club": _CLUB, "diamond": _WARM_DIAMOND, "heart": _HEART},
)
# Green leans to blue: so much that eyes that confuse red and green still tell clubs from hearts.
FOUR_COLOURS = Palette(
    {"spade": INK, "club": SPRUCE, "diamond": BLUE, "heart": RED},
    {"spade": _SPADE, "club": _CLUB, "diamond": _COOL_DIAMOND, "heart": _HEART},
)
