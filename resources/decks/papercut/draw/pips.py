"""Nines and tens: suit marks in the order every card player counts without counting."""

from __future__ import annotations

from card import CENTRE, Layout
from drawing import Drawing
from ornaments import petal
from palette import IVORY
from paths import Path, both, together
from suits import suit_mark

# On a small card the mark must stay a patch of colour, so the cuts take little of it.
_CUT_SCALE = 0.8

PIP_SIZES = {"spade": 48.0, "club": 48.0, "diamond": 57.0, "heart": 47.0}

# Columns left and right of the middle and offsets down from it; marks below the middle stand upside down.
_SIDES = [(side, y) for side in (-1.0, 1.0) for y in (-118.0, -39.0, 39.0, 118.0)]
PIP_PLACES: dict[str, list[tuple[float, float]]] = {
    "9": [*_SIDES, (0.0, 0.0)],
    "10": [*_SIDES, (0.0, -78.5), (0.0, 78.5)],
}


def pips(rank: str, suit: str, colour: str, layout: Layout) -> Drawing:
    """Return the marks of a nine or a ten, with the small cuts of folded paper if the layout has them."""
    marks: list[Path] = []
    cuts: list[Path] = []
    size = PIP_SIZES[suit] * layout.pip_scale
    for column, y in PIP_PLACES[rank]:
        x = column * layout.pip_column
        mark, cut = suit_mark(suit, size), pip_cut(suit).scaled(size * _CUT_SCALE)
        if y > 0:
            mark, cut = mark.turned(180), cut.turned(180)
        marks.append(mark.moved(CENTRE[0] + x, CENTRE[1] + y))
        cuts.append(cut.moved(CENTRE[0] + x, CENTRE[1] + y))
    face = Drawing()
    face.fill(colour, *marks)
    if layout.pip_cuts:
        face.fill(IVORY, *cuts)
    return face


def pip_cut(suit: str) -> Path:
    """Return the holes cut into a suit mark of size 1, centred on the origin."""
    if suit == "heart":
        return together(
            [both(petal(0.25, 0.09).turned(-34).moved(-0.06, 0.16)), petal(0.3, 0.1).moved(0, 0.2)]
        )
    if suit == "diamond":
        return together([petal(0.2, 0.1, 0.045).turned(90 * number) for number in range(4)])
    if suit == "club":
        return together([petal(0.2, 0.1, 0.1).turned(angle).moved(0, 0.05) for angle in (0, 118, 242)])
    return together([both(petal(0.25, 0.09).turned(-40).moved(-0.07, 0.22)), petal(0.33, 0.1).moved(0, 0.16)])
