"""The chances to win a match with a stock: worked out backwards from 1000, from how deals end.

Scores only grow, so the chance at any two scores follows from those at higher ones.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from thousand_qt.engine.rules import TARGET

CELL: Final = 10
"""Scores are told apart by so many points."""
KNOT: Final = 50
"""The table that comes out has a number for every so many points."""


def chances_of_eldest(deals: Sequence[tuple[int, int]]) -> tuple[tuple[float, ...], ...]:
    """Return the chance of the eldest hand of the coming deal to win, by its score and the other's.

    `deals` are what eldest hand and dealer took in deals of equal players. Both scores at every `KNOT` from 0
    to below the target.
    """
    cells = TARGET // CELL
    ways = Counter((round(eldest / CELL), round(dealer / CELL)) for eldest, dealer in deals)
    shares = [(eldest, dealer, number / len(deals)) for (eldest, dealer), number in ways.items()]
    chances = [[0.5] * cells for _ in range(cells)]
    for total in range(2 * cells - 2, -1, -1):
        for own in range(max(0, total - cells + 1), min(cells, total + 1)):
            other = total - own
            chance = 0.0
            for eldest, dealer, share in shares:
                mine, his = own + eldest, other + dealer
                if mine < cells and his < cells:
                    chance += share * (1 - chances[his][mine])  # the other is the eldest hand then
                else:
                    chance += share * (0.5 if mine == his else float(mine > his))
            chances[own][other] = chance
    step = KNOT // CELL
    return tuple(tuple(round(chance, 4) for chance in row[::step]) for row in chances[::step])
