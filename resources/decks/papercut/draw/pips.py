"""Nines and tens: suit marks in the order every card player counts without counting."""

from __future__ import annotations

from card import CENTRE
from drawing import Drawing
from ornaments import petal
from palette import IVORY, SUIT_COLOURS
from paths import Path, both, circle, together
from suits import suit_mark

PIP_SIZE = 42.0
COLUMN = 41.0

# Offsets from the middle of the card; marks below the middle stand upside down.
_SIDES = [(side * COLUMN, y) for side in (-1, 1) for y in (-116.0, -39.0, 39.0, 116.0)]
PIP_PLACES: dict[str, list[tuple[float, float]]] = {
    "9": [*_SIDES, (0.0, 0.0)],
    "10": [*_SIDES, (0.0, -77.5), (0.0, 77.5)],
}


def pips(rank: str, suit: str) -> Drawing:
    """Return the marks of a nine or a ten, each with the small cuts of folded paper in it."""
    marks: list[Path] = []
    cuts: list[Path] = []
    for x, y in PIP_PLACES[rank]:
        mark, cut = suit_mark(suit, PIP_SIZE), pip_cut(suit).scaled(PIP_SIZE)
        if y > 0:
            mark, cut = mark.turned(180), cut.turned(180)
        marks.append(mark.moved(CENTRE[0] + x, CENTRE[1] + y))
        cuts.append(cut.moved(CENTRE[0] + x, CENTRE[1] + y))
    face = Drawing()
    face.fill(SUIT_COLOURS[suit], *marks)
    face.fill(IVORY, *cuts)
    return face


def pip_cut(suit: str) -> Path:
    """Return the holes cut into a suit mark of size 1, centred on the origin."""
    leaf = petal(0.26, 0.11)
    if suit == "heart":
        return together([both(leaf.turned(-32).moved(-0.08, 0.13)), petal(0.3, 0.1).moved(0, 0.2)])
    if suit == "diamond":
        return together([petal(0.3, 0.12, 0.04), petal(0.3, 0.12, 0.04).turned(180), both(circle(0.15, 0, 0.055))])
    if suit == "club":
        return together([circle(0, -0.25, 0.085), both(circle(0.24, 0.1, 0.085))])
    return together([both(leaf.turned(-38).moved(-0.09, 0.22)), petal(0.34, 0.11).moved(0, 0.14)])
