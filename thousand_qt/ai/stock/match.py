"""What the end of a deal with a stock is worth to the match, in points.

Far from 1000 a point is a point. Near it, who is behind needs much at once and who is ahead needs no more, so
ends of the deal are valued by the chance to win the match, which was worked out for every two scores.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from thousand_qt.ai.stock.course import trained
from thousand_qt.engine.cards import CARD_POINTS_IN_PACK
from thousand_qt.engine.rules import TARGET
from thousand_qt.engine.view import PlayerView

KNOT: Final = 50
"""The table has a chance for every so many points of either score."""
_NEAR: Final = 350
"""Points that are hardly ever taken in one deal: who needs more does not end the match in it."""
_MARRIAGES: Final = 60
"""Points that are declared in a deal after any moment of it, about."""
_SWINGS: Final = (60, 120)
"""By so much either player's points may differ from what is expected: the ranges in which a point is valued.
The wider one is for those who need much."""
_DECIDED: Final = 0.00005
"""A point that changes the chance to win by no more than this changes nothing."""


def chance_to_win(own: int, other: int, *, eldest: bool) -> float:
    """Return the chance to win a match between equals, at these scores between two deals.

    `eldest` says that one is the eldest hand of the coming deal. At 1000 the higher score has won; equal ones
    play one more deal (001.169-171).
    """
    if max(own, other) >= TARGET:
        return 0.5 if own == other else float(own > other)
    if not eldest:
        return 1 - chance_to_win(other, own, eldest=True)
    return min(1.0, max(0.0, _between(trained().chances, own, other)))


def _between(table: Sequence[Sequence[float]], own: int, other: int) -> float:
    """Return the value between four knots; beyond the last knots, and below nothing, straight on."""
    row = min(max(own // KNOT, 0), len(table) - 2)
    column = min(max(other // KNOT, 0), len(table) - 2)
    down, right = own / KNOT - row, other / KNOT - column
    low = table[row][column] * (1 - right) + table[row][column + 1] * right
    high = table[row + 1][column] * (1 - right) + table[row + 1][column + 1] * right
    return low * (1 - down) + high * down


class StockStakes:
    """What is at stake for the seat of a view in the deal on the table."""

    def __init__(self, view: PlayerView) -> None:
        other = view.order[1 - view.order.index(view.seat)]
        missing = (
            TARGET - view.rules.target
        )  # another target is as far away as 1000 would be from so much more
        self._own, self._other = (
            missing + view.standings[seat].total + view.card_points[seat] + view.marriage_points[seat]
            for seat in (view.seat, other)
        )
        self._eldest = view.dealer == view.seat
        """Whether this seat is the eldest hand of the next deal."""
        self._point = 0.0
        if not view.rules.deal_limit and max(self._own, self._other) + _NEAR >= TARGET:
            share = (CARD_POINTS_IN_PACK - sum(view.card_points) + _MARRIAGES) // 2
            self._point = max(self._slope(share, swing) for swing in _SWINGS)

    @property
    def matter(self) -> bool:
        """Whether the state of the match makes a difference; if not, points are all that counts."""
        return self._point > _DECIDED

    def worth(self, own: int, other: int) -> float:
        """Return what an end of the deal is worth in points, when both still take so many.

        Only differences between two ends mean something, and only when the match matters.
        """
        return self._chance(own, other) / self._point

    def _slope(self, share: int, swing: int) -> float:
        """Return what a point of the difference adds to the chance to win, in this range."""
        best, worst = self._chance(share + swing, share - swing), self._chance(share - swing, share + swing)
        return (best - worst) / (4 * swing)

    def _chance(self, own: int, other: int) -> float:
        return chance_to_win(self._own + own, self._other + other, eldest=self._eldest)
