"""Aces: one great suit mark, cut like a picture, in a wreath of its own."""

from __future__ import annotations

from card import CENTRE
from drawing import Drawing
from ornaments import daisy, drop, petal, rosette, scallop, tulip
from palette import BLUE, DEEP_RED, GOLD, GREEN, INK, IVORY, ORANGE, PLUM, RED, STRAW, SUIT_COLOURS
from paths import both, circle, hole, ring
from suits import suit_mark


def ace(suit: str) -> Drawing:
    """Return the picture of an ace."""
    wreath = {"heart": _roses, "diamond": _rays, "club": _leaves, "spade": _lace}[suit]()
    picture = Drawing()
    picture.lay(wreath)
    picture.fill(SUIT_COLOURS[suit], suit_mark(suit, 84))
    picture.lay(_cuts(suit))
    return picture.moved(*CENTRE)


def _cuts(suit: str) -> Drawing:
    cuts = Drawing()
    cuts.fill(IVORY, tulip(22).moved(0, 4), both(petal(18, 7).turned(48).moved(3, 12)))
    cuts.fill(GOLD, both(circle(10, -10, 2.6)))
    del suit
    return cuts


def _roses() -> Drawing:
    wreath = Drawing()
    wreath.fill(GREEN, ring(petal(30, 14, 56), 16, 11.25))
    flower = rosette(15, (RED, GOLD, BLUE))
    small = daisy(11, BLUE, GOLD)
    for count in range(8):
        wreath.lay((flower if count % 2 == 0 else small).moved(0, -72).turned(45 * count))
    return wreath


def _rays() -> Drawing:
    wreath = Drawing()
    wreath.fill(ORANGE, ring(petal(34, 15, 56), 16))
    wreath.fill(PLUM, ring(petal(26, 9, 56), 16, 11.25))
    wreath.fill(GOLD, ring(circle(0, -88, 2.4), 16, 11.25))
    return wreath


def _leaves() -> Drawing:
    wreath = Drawing()
    wreath.fill(GREEN, ring(petal(30, 13).turned(32).moved(0, -64), 14), ring(petal(30, 13).turned(-32).moved(0, -64), 14))
    wreath.fill(RED, ring(circle(0, -90, 4), 14))
    wreath.fill(STRAW, ring(circle(0, -66, 2.4), 14))
    return wreath


def _lace() -> Drawing:
    wreath = Drawing()
    wreath.fill(INK, scallop(92, 20), hole(circle(0, 0, 58)))
    wreath.fill(IVORY, ring(drop(16, 9, 62), 20))
    wreath.fill(GOLD, ring(circle(0, -84, 3), 20))
    wreath.fill(DEEP_RED, ring(circle(0, -64, 2.4), 20, 9))
    return wreath
