"""What the court holds: a staff, flower or weapon at the right of the head, and the hand around it.

Drawn about x = 0 as the middle of the staff, with the hand at y = 147.
"""

from __future__ import annotations

from drawing import Drawing
from ornaments import drop, petal, rosette, tulip
from palette import (
    BLUE,
    DEEP_GOLD,
    DEEP_GREEN,
    DEEP_RED,
    GOLD,
    GREEN,
    INK,
    IVORY,
    LEAF,
    ORANGE,
    PLUM,
    RED,
    SKIN,
    SKIN_SHADE,
    SKY,
    TEAL,
)
from paths import both, box, circle, ellipse, path, polygon, ring, together
from suits import suit_mark


def _staff(top: float, colour: str, width: float = 5) -> Drawing:
    staff = Drawing()
    staff.fill(colour, box(-width / 2, top, width / 2, 175))
    return staff


def hand(cuff: str, trim: str) -> Drawing:
    """Return the hand that holds the staff, with its cuff."""
    fist = Drawing()
    fist.fill(cuff, path("M-13 178 L-11 158 C-4 154 4 154 11 158 L13 178 Z"))
    fist.fill(trim, path("M-12.4 163 L-11.4 156 C-4 152 4 152 11.4 156 L12.4 163 C4 159.5 -4 159.5 -12.4 163 Z"))
    fist.fill(SKIN, box(-10.5, 139, 10.5, 156, 6.5))
    fist.line(SKIN_SHADE, 1.4, path("M-5 143.4 L8 143.4"), path("M-5 147.6 L8.6 147.6"), path("M-5 151.8 L8 151.8"))
    return fist


def sceptre() -> Drawing:
    """Return the heart king's sceptre."""
    thing = _staff(60, GOLD)
    thing.fill(DEEP_GOLD, box(-4.5, 84, 4.5, 87), box(-4.5, 112, 4.5, 115))
    thing.fill(GOLD, both(path("M0 66 C8 66 16 60 17 50 C20 60 12 74 0 76 Z")), circle(0, 66, 6.5))
    thing.fill(RED, suit_mark("heart", 32, 0, 41))
    thing.fill(IVORY, tulip(11).moved(0, 47), both(petal(8, 3.6).turned(45).moved(2.4, 49)))
    thing.fill(BLUE, circle(0, 66, 3))
    return thing


def mace() -> Drawing:
    """Return the diamond king's mace, the sign of a hetman."""
    thing = _staff(66, PLUM)
    thing.fill(GOLD, box(-4.2, 80, 4.2, 83), box(-4.2, 108, 4.2, 111), box(-4.2, 94, 4.2, 97))
    thing.fill(GOLD, ellipse(0, 50, 18, 19.5), polygon((-5, 66), (5, 66), (7.5, 74), (-7.5, 74)), circle(0, 29, 4))
    thing.fill(ORANGE, suit_mark("diamond", 25, 0, 50))
    thing.fill(DEEP_GOLD, both(path("M9 37 C14 44 14 56 9 63 C17 58 17 42 9 37 Z")))
    thing.fill(TEAL, circle(0, 50, 3.2))
    return thing


def oak_branch() -> Drawing:
    """Return the club king's oak bough with its acorns."""
    thing = Drawing()
    thing.line("#7a4a22", 5, path("M0 175 L0 62"))
    leaf = path("M0 0 C3 -3 9 -1 9 -6 C14 -6 13 -11 9.5 -12.5 C14.5 -14 13 -20 8.5 -20.5 C12 -24 8 -28.5 4.5 -26.5 C3.5 -30 0 -32 0 -32 Z")
    whole = both(leaf)
    for x, y, angle, size in ((0, 62, 0, 1.15), (0, 84, 58, 0.85), (0, 84, -58, 0.85), (0, 112, 62, 0.78), (0, 112, -62, 0.78)):
        thing.fill(GREEN, whole.scaled(size).turned(angle).moved(x, y))
        thing.line(LEAF, 1.3, path("M0 0 L0 -26").scaled(size).turned(angle).moved(x, y))
    for side in (-1, 1):
        thing.fill(GOLD, ellipse(side * 11, 66, 4.6, 6.4))
        thing.fill("#7a4a22", path("M-5.6 62 C-5 57 5 57 5.6 62 Z").moved(side * 11, 2))
    return thing


def sword() -> Drawing:
    """Return the spade king's sword."""
    thing = Drawing()
    thing.fill(SKY, path("M0 20 L6 30 L6 128 L-6 128 L-6 30 Z"))
    thing.fill(IVORY, path("M0 20 L0 128 L-6 128 L-6 30 Z"))
    thing.line("#6f8fab", 1.2, path("M0 30 L0 122"))
    thing.fill(GOLD, path("M-22 130 C-24 124 -18 122 -16 126 L16 126 C18 122 24 124 22 130 L20 134 L-20 134 Z"), box(-4, 134, 4, 172))
    thing.fill("#5a3d8a", circle(0, 130, 3.6))
    return thing


def rose() -> Drawing:
    """Return the heart queen's rose."""
    thing = _stem(60)
    thing.lay(rosette(20, (RED, GOLD, RED), 8).moved(0, 44))
    thing.lay(rosette(10, (IVORY, BLUE, GOLD), 7).moved(0, 44))
    return thing


def _stem(top: float) -> Drawing:
    stem = Drawing()
    stem.line(DEEP_GREEN, 3.4, path(f"M0 172 L0 {top}"))
    stem.fill(GREEN, both(petal(26, 11).turned(50).moved(0, 104)), both(petal(21, 10).turned(52).moved(0, 84)))
    stem.fill(LEAF, both(petal(17, 4).turned(50).moved(2, 102)))
    return stem


def sunflower() -> Drawing:
    """Return the diamond queen's sunflower."""
    thing = _stem(60)
    thing.fill(ORANGE, ring(petal(15, 9, 9), 14).moved(0, 46))
    thing.fill(GOLD, ring(petal(13, 7, 8), 14, 360 / 28).moved(0, 46))
    thing.fill(PLUM, circle(0, 46, 10.5))
    thing.fill(GOLD, ring(circle(0, -6.4, 1.3), 8).moved(0, 46), circle(0, 46, 2))
    return thing


def clover() -> Drawing:
    """Return the club queen's clover."""
    thing = _stem(60)
    lobe = suit_mark("heart", 24).turned(180).moved(0, -12)
    thing.fill(GREEN, ring(suit_mark("heart", 25, 0, -13), 3).moved(0, 48))
    thing.fill(LEAF, ring(suit_mark("heart", 13, 0, -12), 3).moved(0, 48))
    thing.fill(GOLD, circle(0, 48, 3))
    del lobe
    return thing


def iris() -> Drawing:
    """Return the spade queen's iris."""
    thing = _stem(64)
    violet = "#5a3d8a"
    thing.fill(violet, both(path("M0 64 C12 62 24 52 22 40 C30 52 24 70 8 70 Z")), both(path("M0 66 C14 60 18 36 8 22 C4 30 0 34 0 40 Z")))
    thing.fill(SKY, drop(34, 13).moved(0, 62), both(path("M6 64 C14 62 20 57 22 50 C22 60 16 67 8 68 Z")))
    thing.fill(GOLD, drop(20, 6).moved(0, 62))
    return thing


def banner() -> Drawing:
    """Return the heart jack's lance with a wedding banner."""
    thing = _staff(34, DEEP_GOLD, 4)
    thing.fill(GOLD, petal(18, 10).moved(0, 36))
    thing.fill(RED, path("M-1 44 L25 44 L18 58 L25 72 L-1 72 Z"), path("M1 44 L-25 44 L-18 58 L-25 72 L1 72 Z"))
    thing.fill(IVORY, suit_mark("heart", 17, 0, 58.5))
    thing.line(GOLD, 2, path("M-24 46 L24 46"), path("M-24 70 L24 70"))
    return thing


def axe() -> Drawing:
    """Return the diamond jack's highland axe."""
    thing = _staff(30, "#8a5a2b", 5)
    thing.fill(GOLD, box(-4, 66, 4, 69), box(-4, 74, 4, 77), box(-4, 82, 4, 85))
    thing.fill(SKY, path("M-6 36 L6 36 C10 36 14 34 18 28 C24 38 24 50 18 60 C14 52 10 50 6 50 L-6 50 L-16 47 L-16 39 Z"))
    thing.fill(TEAL, lozenge_at(0, 43), circle(13, 44, 2.2))
    return thing


def lozenge_at(x: float, y: float) -> "path.__class__":
    return polygon((x, y - 5), (x + 4, y), (x, y + 5), (x - 4, y))


def horn() -> Drawing:
    """Return the club jack's hunting horn, held up by its strap."""
    thing = Drawing()
    thing.line(DEEP_RED, 2.6, path("M-2 142 C-10 120 -20 100 -14 78"), path("M2 142 C12 124 22 108 20 86"))
    thing.fill(GOLD, path("M-22 40 C-8 38 -2 52 2 66 C8 84 18 84 22 70 L27 72 C26 92 6 100 -5 80 C-12 66 -12 56 -26 56 Z"))
    thing.fill(DEEP_GOLD, ellipse(-24, 48, 4.5, 9))
    thing.fill(GREEN, path("M-10 57 L-4 48 L1 54 L-6 66 Z"), path("M4 82 L11 77 L14 83 L9 90 Z"))
    return thing


def lance() -> Drawing:
    """Return the spade jack's pike with a horsetail."""
    thing = _staff(44, "#7a4a22", 4.4)
    thing.fill(SKY, path("M0 17 C9 28 10 38 3 46 L-3 46 C-10 38 -9 28 0 17 Z"))
    thing.fill(IVORY, path("M0 17 L0 46 L-3 46 C-10 38 -9 28 0 17 Z"))
    thing.fill(GOLD, box(-6, 46, 6, 51, 2))
    thing.fill("#5a3d8a", both(path("M0 52 C8 54 16 62 15 84 C11 78 9 74 7 72 C8 80 6 88 2 94 L0 94 Z")))
    thing.line(SKY, 1.2, both(path("M2 56 C6 62 9 66 10 72")), both(path("M1.6 60 C3 70 3 78 1.6 86")))
    return thing


__all__ = ["DEEP_RED", "INK", "axe", "banner", "clover", "hand", "horn", "iris", "lance", "mace", "oak_branch",
           "rose", "sceptre", "sunflower", "sword", "together"]
