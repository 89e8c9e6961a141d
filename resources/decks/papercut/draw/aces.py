"""Aces: one great suit mark, cut like a picture, in a wreath of its own between two flowering trees."""

from __future__ import annotations

from card import CENTRE, Layout, two_way
from drawing import Drawing
from ornaments import curl, daisy, drop, petal, rosette, scallop, tulip
from palette import (
    BLUE,
    DEEP_RED,
    GOLD,
    GREEN,
    INK,
    IVORY,
    LEAF,
    PLUM,
    RED,
    STRAW,
    VIOLET,
    Dyes,
)
from paths import both, circle, hole, path, ring
from suits import suit_mark

_SUIT_SIZE = 98.0
_WREATH = 95.0


def ace(suit: str, colour: str, dyes: Dyes, layout: Layout) -> Drawing:
    """Return the picture of an ace."""
    picture = Drawing()
    wreaths = {"heart": _roses, "diamond": _rays, "club": _leaves, "spade": _lace}
    wreath = wreaths[suit](dyes).scaled(layout.wreath_scale)
    picture.lay(wreath.moved(*CENTRE))
    tree_root = CENTRE[1] - _WREATH * layout.wreath_scale
    picture.lay(two_way(_tree(suit, dyes).moved(CENTRE[0], tree_root - CENTRE[1] + _WREATH)))
    mark = Drawing()
    mark.fill(colour, suit_mark(suit, _SUIT_SIZE))
    mark.lay(
        {"heart": _heart_cuts, "diamond": _diamond_cuts, "club": _club_cuts, "spade": _spade_cuts}[suit]()
    )
    picture.lay(mark.scaled(layout.wreath_scale).moved(*CENTRE))
    return picture


def _tree(suit: str, dyes: Dyes) -> Drawing:
    """Return the tree that grows from the wreath to the upper edge, about x = 0."""
    leaf = GREEN if suit in ("heart", "club") else dyes.main
    tree = Drawing()
    tree.line(leaf, 2.6, path("M0 84 L0 44"))
    tree.fill(leaf, both(petal(25, 11).turned(62).moved(1, 80)), both(petal(19, 9).turned(52).moved(1, 66)))
    tree.fill(dyes.second, both(circle(27, 61, 3.4)), both(circle(19.5, 47.5, 2.8)))
    tree.fill(dyes.main if suit != "club" else dyes.second, tulip(27).moved(0, 49))
    tree.fill(GOLD, drop(11, 5.4).moved(0, 46))
    return tree


def _roses(_dyes: Dyes) -> Drawing:
    wreath = Drawing()
    wreath.fill(
        GREEN, ring(petal(19, 11, 74).turned(0), 12, 15), ring(petal(14, 8).turned(180).moved(0, -77), 12, 15)
    )
    wreath.fill(LEAF, ring(petal(15, 3.4, 75), 12, 15))
    wreath.fill(BLUE, ring(circle(0, -92, 2), 12, 15))
    large, small = rosette(17, (RED, GOLD, BLUE), 9), rosette(13, (BLUE, IVORY, GOLD), 8)
    for number in range(12):
        wreath.lay((small if number % 2 else large).moved(0, -77).turned(30 * number))
    return wreath


def _rays(dyes: Dyes) -> Drawing:
    wreath = Drawing()
    wreath.fill(dyes.second, ring(petal(33, 13, 59), 18, 10))
    wreath.fill(dyes.main, ring(petal(38, 17, 57), 18))
    wreath.fill(STRAW, ring(petal(22, 6, 64), 18))
    wreath.fill(GOLD, ring(circle(0, -95, 2.6), 18, 10))
    wreath.fill(dyes.second, ring(circle(0, -56.5, 2), 18))
    return wreath


def _leaves(_dyes: Dyes) -> Drawing:
    wreath = Drawing()
    wreath.line(GREEN, 3, circle(0, 0, 74))
    outward, inward = petal(28, 15).turned(40).moved(0, -73), petal(20, 12).turned(140).moved(0, -74)
    wreath.fill(GREEN, ring(outward, 18), ring(inward, 18))
    wreath.fill(
        LEAF,
        ring(petal(20, 3.4).turned(40).moved(1, -75), 18),
        ring(petal(12, 2.6).turned(142).moved(0.6, -73), 18),
    )
    wreath.fill(RED, ring(circle(0, -89, 4), 18, 2))
    wreath.fill(GOLD, ring(circle(0, -88.4, 1.3), 18, 2))
    return wreath


def _lace(_dyes: Dyes) -> Drawing:
    wreath = Drawing()
    wreath.fill(INK, scallop(95, 20), hole(circle(0, 0, 58)))
    wreath.fill(IVORY, ring(drop(18, 10, 62), 20), ring(petal(10, 4, 74), 20, 9))
    wreath.fill(VIOLET, ring(drop(10, 4.6, 66), 20))
    wreath.fill(GOLD, ring(circle(0, -87.4, 3), 20))
    wreath.fill(GOLD, ring(circle(0, -63.5, 2), 20, 9))
    return wreath


def _heart_cuts() -> Drawing:
    cuts = Drawing()
    cuts.line(IVORY, 1.8, path("M0 34 L0 2"), both(path("M0 24 C10 20 22 8 22 -8")))
    cuts.fill(IVORY, tulip(26).moved(0, 6), both(tulip(17).moved(22.5, -8)))
    cuts.fill(IVORY, both(petal(17, 8).turned(50).moved(2, 17)), both(petal(12, 5).turned(105).moved(13, 17)))
    cuts.fill(
        GOLD, drop(11, 5).moved(0, 2), both(drop(7, 3.4).moved(22.5, -10.5)), both(circle(10, -26, 2.2))
    )
    return cuts


def _diamond_cuts() -> Drawing:
    cuts = Drawing()
    cuts.fill(IVORY, *[petal(25, 11, 6).turned(angle) for angle in (0, 180)])
    cuts.fill(IVORY, *[petal(17, 8.5, 6).turned(angle) for angle in (90, 270)])
    cuts.fill(IVORY, *[petal(12, 6, 8).turned(angle) for angle in (45, 135, 225, 315)])
    cuts.fill(PLUM, *[petal(14, 4.4, 9).turned(angle) for angle in (0, 180)])
    cuts.fill(PLUM, *[petal(9, 3.4, 9).turned(angle) for angle in (90, 270)])
    cuts.fill(GOLD, circle(0, 0, 5))
    cuts.fill(PLUM, circle(0, 0, 2))
    cuts.fill(IVORY, circle(0, -37, 1.8), circle(0, 37, 1.8), both(circle(29, 0, 1.6)))
    return cuts


def _club_cuts() -> Drawing:
    cuts = Drawing()
    flower = daisy(14, IVORY, GOLD, 6)
    cuts.lay(flower.moved(0, -24.5))
    cuts.lay(flower.moved(24.5, 9.5))
    cuts.lay(flower.moved(-24.5, 9.5))
    cuts.fill(
        IVORY, petal(13, 5.5).moved(0, 20), both(petal(10, 4.4).turned(52).moved(2, 20)), circle(0, 3, 2.6)
    )
    cuts.fill(DEEP_RED, circle(0, -24.5, 2), both(circle(24.5, 9.5, 2)))
    return cuts


def _spade_cuts() -> Drawing:
    cuts = Drawing()
    cuts.line(IVORY, 1.8, path("M0 34 L0 0"), both(path("M0 26 C10 27 22 22 24 10")))
    cuts.fill(IVORY, tulip(25).moved(0, 6), both(tulip(15).moved(24.4, 14)))
    cuts.fill(IVORY, both(petal(17, 7.6).turned(55).moved(2, 18)), both(curl(8, 4).moved(3, 33)))
    cuts.fill(GOLD, drop(11, 5).moved(0, 2), both(drop(6.4, 3).moved(24.4, 12)), circle(0, -27, 2.2))
    return cuts
