"""The blue back: stars of frost in a garden of leaves, ivory lace on deep blue, the same from both ends."""

from __future__ import annotations

from back import framed
from card import CENTRE, HEIGHT, WIDTH, two_way
from drawing import Drawing
from ornaments import drop, petal, tulip
from palette import DEEP_BLUE, IVORY
from paths import both, circle, path, ring

_ROW = 99.0


def blue_back() -> Drawing:
    """Return the blue back."""
    card = framed(DEEP_BLUE)
    card.lay(two_way(_garden().moved(CENTRE[0], 0)))
    card.lay(_border())
    card.lay(two_way(_star(52).moved(CENTRE[0], CENTRE[1] - _ROW)))
    card.lay(_star(78).moved(*CENTRE))
    return card


def _star(radius: float) -> Drawing:
    """Return an eight-pointed star with cuts in it."""
    star = Drawing()
    unit = radius / 100
    star.fill(IVORY, ring(petal(72, 40, 26), 8), ring(petal(58, 22, 26), 8, 22.5), circle(0, 0, 42))
    star.fill(DEEP_BLUE, ring(petal(34, 17, 48), 8), ring(petal(20, 7, 48), 8, 22.5))
    star.fill(IVORY, ring(drop(18, 7, 54), 8))
    star.fill(DEEP_BLUE, ring(drop(24, 12, 13), 8), ring(circle(0, -34, 3), 8, 22.5), circle(0, 0, 6))
    star.fill(IVORY, ring(circle(0, -94, 4.5), 8, 22.5))
    return star.scaled(unit)


def _garden() -> Drawing:
    """Return what grows around the stars in the upper half, about x = 0."""
    garden = Drawing()
    stem = both(path("M92 178 C72 150 100 128 86 100 C78 84 82 66 78 52"))
    garden.line(IVORY, 2.6, stem)
    leaves = [
        petal(24, 11).turned(angle).moved(x, y)
        for x, y, angle in ((88, 152, -62), (89, 136, 28), (90, 112, -48), (82, 92, 38), (80, 74, -50))
    ]
    garden.fill(IVORY, *(both(leaf) for leaf in leaves))
    garden.fill(IVORY, both(tulip(26).moved(78, 56)))
    garden.fill(DEEP_BLUE, both(drop(11, 5).moved(78, 53)))
    garden.fill(IVORY, both(circle(56, 40, 3.2)), both(circle(48, 52, 2.4)), both(circle(58, 128, 3)))
    return garden


def _border() -> Drawing:
    """Return a row of small holes all around, as a needle pricks them."""
    border = Drawing()
    places = [(x, y) for x in range(24, 217, 12) for y in (21, HEIGHT - 21)]
    places += [(x, y) for y in range(36, 325, 12) for x in (21, WIDTH - 21)]
    border.fill(IVORY, *(circle(x, y, 2.2) for x, y in places))
    return border
