"""Actions compared on the same layouts, and how sure a difference between two of them is."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, Protocol

import msgspec

from thousand_qt.ai.worlds import World
from thousand_qt.engine.actions import Action

_UNSURE: Final = 1000.0
"""The error of a difference that was seen once only: more than any loss."""


READING: Final = 2.0
"""How much likelier, at most, a player may have held the layouts for that spoke for what he did."""


class Difference(msgspec.Struct, frozen=True):
    """How much one action is worth more than another, in points of the score.

    Attributes:
        mean: over all layouts alike.
        granted: over layouts of which those that speak for the worse action are held to be likelier.
        error: the standard error of the mean.
    """

    mean: float
    granted: float
    error: float


class Weighed(msgspec.Struct, frozen=True):
    """One action with what it is worth on each layout, in points of the score, to the seat that decides.

    `chance`, `points` and `own_points` are told as in `results.OptionReview`.
    """

    action: Action
    worths: tuple[float, ...]
    chance: float | None = None
    points: float | None = None
    own_points: float | None = None

    @property
    def worth(self) -> float:
        """The mean worth."""
        return sum(self.worths) / len(self.worths)


class Weighing(msgspec.Struct, frozen=True):
    """All actions of one decision that were weighed, on the same layouts.

    Attributes:
        worlds: layouts looked at; 0 when the hand was counted.
        total: how many layouts there are; None when they were not counted.
        doubt: the standard error of any difference that lies not in the draw but in how the worth is found.
        matters_of_taste: actions that are never called a mistake.
    """

    options: tuple[Weighed, ...]
    worlds: int = 0
    total: int | None = None
    doubt: float = 0.0
    matters_of_taste: tuple[Action, ...] = ()

    @property
    def all_worlds(self) -> bool:
        return self.total is not None and self.worlds == self.total

    def of(self, action: Action) -> Weighed:
        """Return what was weighed for an action; raises KeyError when it was not weighed."""
        for option in self.options:
            if option.action == action:
                return option
        raise KeyError(str(action))

    def difference(self, better: Action, worse: Action) -> Difference:
        """Return by how much one action is worth more than another.

        The layouts are the same for both, so what they have in common is no source of error; and of layouts
        drawn without putting any back, those not drawn are all that is left to chance.
        """
        if better == worse:
            return Difference(0.0, 0.0, 0.0)
        differences = [
            one - other for one, other in zip(self.of(better).worths, self.of(worse).worths, strict=True)
        ]
        mean = sum(differences) / len(differences)
        error = math.hypot(self._error(differences, mean), self.doubt)
        return Difference(mean, _granted(differences), error)

    def _error(self, differences: Sequence[float], mean: float) -> float:
        number = len(differences)
        if self.worlds == 0 or self.all_worlds:
            return 0.0
        if number < 2:
            return _UNSURE
        spread = sum((difference - mean) ** 2 for difference in differences) / (number - 1)
        undrawn = 1.0 if self.total is None else 1 - number / self.total
        return math.sqrt(spread / number * undrawn)


def _granted(differences: Sequence[float]) -> float:
    """Return the mean difference when layouts that speak for the worse action are `READING` times as likely.

    All layouts count alike, for nobody can say how much likelier a bid or a card makes some of them. A player
    at the table may have read just that, so he is granted it as far as people do read.
    """
    against = sum(difference > 0 for difference in differences)
    level = sum(difference == 0 for difference in differences)
    for_it = len(differences) - against - level
    total = sum(difference * (READING if difference < 0 else 1.0) for difference in differences)
    return total / (against + level + READING * for_it)


class Known:
    """The result of a deal when it is certain; stands where `bidding.Chances` stand."""

    def __init__(self, points: float) -> None:
        self.points = points

    def chance_of(self, amount: float) -> float:
        """Return 1 when this is at least the amount, else 0."""
        return float(self.points >= amount)


class Scales(Protocol):
    """Weighs the actions of one decision, one layout after the other."""

    def add(self, world: World) -> None:
        """Look at one more layout."""
        ...

    def weighing(self, total: int | None) -> Weighing:
        """Return what has been found on the layouts so far, of so many that there are."""
        ...
