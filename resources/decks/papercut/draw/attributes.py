"""What the court holds: a staff, flower or weapon at the right of the head, and the hand around it.

Drawn about x = 0 as the middle of the staff, with the hand at y = 147.
"""

from __future__ import annotations

from drawing import Drawing
from ornaments import drop, lozenge, petal, rosette, tulip
from palette import (
    BLUE,
    DEEP_GOLD,
    DEEP_GREEN,
    DEEP_RED,
    GOLD,
    GREEN,
    IVORY,
    LEAF,
    ORANGE,
    PLUM,
    RED,
    SKIN,
    SKIN_SHADE,
    SKY,
    STRAW,
    TEAL,
    VIOLET,
    WOOD,
)
from paths import both, box, circle, ellipse, path, polygon, ring
from suits import suit_mark


def _staff(top: float, colour: str, width: float = 5) -> Drawing:
    staff = Drawing()
    staff.fill(colour, box(-width / 2, top, width / 2, 175))
    return staff


def hand(cuff: str, trim: str) -> Drawing:
    """Return the hand that holds the staff, with its cuff."""
    fist = Drawing()
    fist.fill(cuff, path("M-13 178 L-11 158 C-4 154 4 154 11 158 L13 178 Z"))
    fist.fill(
        trim, path("M-12.4 163 L-11.4 156 C-4 152 4 152 11.4 156 L12.4 163 C4 159.5 -4 159.5 -12.4 163 Z")
    )
    fist.fill(SKIN, box(-10.5, 139, 10.5, 156, 6.5))
    fist.line(
        SKIN_SHADE, 1.4, path("M-5 143.4 L8 143.4"), path("M-5 147.6 L8.6 147.6"), path("M-5 151.8 L8 151.8")
    )
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
    thing.fill(
        GOLD, ellipse(0, 50, 18, 19.5), polygon((-5, 66), (5, 66), (7.5, 74), (-7.5, 74)), circle(0, 29, 4)
    )
    thing.fill(ORANGE, suit_mark("diamond", 25, 0, 50))
    thing.fill(DEEP_GOLD, both(path("M9 37 C14 44 14 56 9 63 C17 58 17 42 9 37 Z")))
    thing.fill(TEAL, circle(0, 50, 3.2))
    return thing


def oak_branch() -> Drawing:
    """Return the club king's oak bough with its acorns."""
    thing = Drawing()
    thing.line(WOOD, 5, path("M0 175 L0 62"))
    leaf = path(
        "M0 0 C3 -3 9 -1 9 -6 C14 -6 13 -11 9.5 -12.5 C14.5 -14 13 -20 8.5 -20.5 "
        "C12 -24 8 -28.5 4.5 -26.5 C3.5 -30 0 -32 0 -32 Z"
    )
    whole = both(leaf)
    for x, y, angle, size in (
        (0, 62, 0, 1.15),
        (0, 84, 58, 0.85),
        (0, 84, -58, 0.85),
        (0, 112, 62, 0.78),
        (0, 112, -62, 0.78),
    ):
        thing.fill(GREEN, whole.scaled(size).turned(angle).moved(x, y))
        thing.line(LEAF, 1.3, path("M0 0 L0 -26").scaled(size).turned(angle).moved(x, y))
    for side in (-1, 1):
        thing.fill(GOLD, ellipse(side * 11, 66, 4.6, 6.4))
        thing.fill(WOOD, path("M-5.6 62 C-5 57 5 57 5.6 62 Z").moved(side * 11, 2))
    return thing


def sword() -> Drawing:
    """Return the spade king's sword."""
    thing = Drawing()
    thing.fill(SKY, path("M0 20 L6 30 L6 128 L-6 128 L-6 30 Z"))
    thing.fill(IVORY, path("M0 20 L0 128 L-6 128 L-6 30 Z"))
    thing.line("#6f8fab", 1.2, path("M0 30 L0 122"))
    thing.fill(
        GOLD,
        path("M-22 130 C-24 124 -18 122 -16 126 L16 126 C18 122 24 124 22 130 L20 134 L-20 134 Z"),
        box(-4, 134, 4, 172),
    )
    thing.fill(VIOLET, circle(0, 130, 3.6))
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
    stem.fill(
        GREEN, both(petal(26, 11).turned(50).moved(0, 104)), both(petal(21, 10).turned(52).moved(0, 84))
    )
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
    thing = _stem(50)
    thing.fill(GREEN, ring(suit_mark("heart", 25, 0, -13), 3).moved(0, 48))
    thing.fill(LEAF, ring(suit_mark("heart", 13, 0, -12), 3).moved(0, 48))
    thing.fill(GOLD, circle(0, 48, 3))
    return thing


def iris() -> Drawing:
    """Return the spade queen's iris."""
    thing = _stem(64)
    thing.fill(
        VIOLET,
        both(path("M0 64 C12 62 24 52 22 40 C30 52 24 70 8 70 Z")),
        both(path("M0 66 C14 60 18 36 8 22 C4 30 0 34 0 40 Z")),
    )
    thing.fill(SKY, drop(34, 13).moved(0, 62), both(path("M6 64 C14 62 20 57 22 50 C22 60 16 67 8 68 Z")))
    thing.fill(GOLD, drop(20, 6).moved(0, 62))
    return thing


def banner() -> Drawing:
    """Return the heart jack's wedding banner, hung from a cross-bar."""
    thing = _staff(26, DEEP_GOLD, 4)
    thing.fill(GOLD, petal(15, 9).moved(0, 31))
    thing.fill(RED, path("M-20 40 L20 40 L20 76 L13.3 88 L6.7 77 L0 88 L-6.7 77 L-13.3 88 L-20 76 Z"))
    thing.fill(BLUE, box(-20, 42, 20, 46.5))
    thing.fill(IVORY, suit_mark("heart", 23, 0, 61))
    thing.fill(RED, tulip(9).moved(0, 66), both(petal(6.5, 3).turned(48).moved(1.6, 67.4)))
    thing.fill(GOLD, *(circle(x, 89, 2.6) for x in (-13.3, 0, 13.3)))
    thing.line(GOLD, 3, path("M-22 39.5 L22 39.5"))
    thing.fill(GOLD, both(circle(23, 39.5, 3)))
    return thing


def axe() -> Drawing:
    """Return the diamond jack's highland axe."""
    thing = _staff(30, "#8a5a2b", 5)
    thing.fill(GOLD, box(-4, 66, 4, 69), box(-4, 74, 4, 77), box(-4, 82, 4, 85))
    thing.fill(
        SKY,
        path("M-6 36 L6 36 C10 36 14 34 18 28 C24 38 24 50 18 60 C14 52 10 50 6 50 L-6 50 L-16 47 L-16 39 Z"),
    )
    thing.fill(TEAL, lozenge(8, 10).moved(0, 43), circle(13, 44, 2.2))
    return thing


def horn() -> Drawing:
    """Return the club jack's hunting horn on its strap."""
    thing = Drawing()
    thing.line(DEEP_RED, 2.6, path("M-26 52 C-36 84 -18 118 -2 144"), path("M21 76 C25 98 14 122 3 144"))
    horn_only = Drawing()
    horn_only.fill(
        GOLD,
        path("M-25 46 C-27 76 -8 97 10 93 C24 90 31 74 30 54 L13 54 C13 64 9 71 3 70 C-8 69 -17 58 -20 45 Z"),
    )
    horn_only.fill(DEEP_GOLD, ellipse(21.5, 54, 8.5, 3.6), circle(-22.6, 45, 3.4))
    horn_only.fill(
        GREEN, path("M-16 57 L-10 65.5 L-15.5 76 L-22 66 Z"), path("M3 70 L12 67 L20.5 88.5 L10 93 Z")
    )
    horn_only.fill(
        STRAW, lozenge(5, 8).turned(-38).moved(-16, 66.4), lozenge(7, 12).turned(-18).moved(11.6, 80)
    )
    thing.lay(horn_only.scaled(0.94).moved(-3, 4))
    return thing


def sabre() -> Drawing:
    """Return the spade jack's sabre."""
    thing = Drawing()
    blade = path("M-6 130 C-13 88 -8 46 17 17 C12 52 6 88 5 130 Z")
    thing.fill(SKY, blade)
    thing.fill(IVORY, path("M-1 130 C-5 88 0 50 17 17 C12 52 6 88 5 130 Z"))
    thing.line("#6f8fab", 1.1, path("M-2.4 124 C-6 88 -2 56 9 33"))
    thing.fill(
        GOLD,
        path(
            "M-20 129 C-20 124 -15 123 -12 126 L13 126 C16 123 21 124 20 130 "
            "C19 134 14 133 12 131 L-12 132 C-15 135 -20 134 -20 129 Z"
        ),
    )
    thing.fill(GOLD, box(-4, 130, 4, 174))
    thing.line(VIOLET, 2.2, path("M-16 131 C-22 140 -20 148 -17 154"))
    thing.fill(VIOLET, drop(14, 8).turned(180).moved(-16.6, 152))
    return thing
