"""The back: a lace rosette cut from ivory paper on deep red, the same seen from both ends."""

from __future__ import annotations

from card import CENTRE, HEIGHT, WIDTH, paper
from drawing import Drawing
from ornaments import drop, petal, scallop, tulip
from palette import DEEP_RED, IVORY
from paths import box, circle, hole, ring


def back() -> Drawing:
    """Return the card's back."""
    card = paper()
    card.fill(DEEP_RED, box(9, 9, WIDTH - 9, HEIGHT - 9, 9))
    card.fill(IVORY, box(14, 14, WIDTH - 14, HEIGHT - 14, 6), hole(box(15.6, 15.6, WIDTH - 15.6, HEIGHT - 15.6, 5)))
    card.lay(_rosette().moved(*CENTRE))
    return card


def _rosette() -> Drawing:
    lace = Drawing()
    lace.fill(IVORY, scallop(92, 24))
    lace.fill(DEEP_RED, ring(circle(0, -82, 4.2), 24), ring(petal(20, 8, 56), 24, 7.5))
    lace.fill(DEEP_RED, circle(0, 0, 54))
    lace.fill(IVORY, ring(drop(36, 20, 16), 12), circle(0, 0, 20))
    lace.fill(DEEP_RED, ring(drop(18, 7, 30), 12), ring(petal(11, 6, 6), 8), circle(0, 0, 3.5))
    lace.fill(IVORY, tulip(40).moved(0, -100), tulip(40).moved(0, -100).turned(180))
    return lace
