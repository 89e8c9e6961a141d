"""Chances of a contract, counted in worlds or weighed over talons; they stand where `Prospects` stand."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from random import Random

from thousand_qt.ai.exchange import prospects_after_exchange
from thousand_qt.ai.valuation import Prospects
from thousand_qt.engine.cards import FULL_MASK, cards_of, mask_of
from thousand_qt.engine.rules import Rules


class Counted:
    """Chances counted in the results, in points, of a number of worlds."""

    def __init__(self, results: Iterable[int]) -> None:
        self._results = sorted(results)

    @property
    def points(self) -> float:
        """The mean result; 0 of no worlds."""
        return sum(self._results) / len(self._results) if self._results else 0.0

    @property
    def worlds(self) -> int:
        """How many results were counted."""
        return len(self._results)

    def share_of(self, amount: float) -> float:
        """Return the share, 0-1, of the results that are at least this many points; 0 of none."""
        return self._reached(amount) / len(self._results) if self._results else 0.0

    def chance_of(self, amount: float) -> float:
        """Return the chance, 0-1, of taking at least this many points; never quite sure either way."""
        return (self._reached(amount) + 0.5) / (len(self._results) + 1)

    def _reached(self, amount: float) -> int:
        return len(self._results) - bisect_left(self._results, amount)


class Mixed:
    """Chances that are the mean of several others, such as one for each talon that may be found."""

    def __init__(self, parts: Iterable[Prospects], bonus: float = 0.0) -> None:
        """Mix these; `bonus` points are added to each, for a player who plays better than they assume."""
        self._parts = tuple(parts)
        self._bonus = bonus

    @property
    def points(self) -> float:
        return sum(part.points for part in self._parts) / len(self._parts) + self._bonus

    def chance_of(self, amount: float) -> float:
        """Return the chance, 0-1, of taking at least this many points."""
        return sum(part.chance_of(amount - self._bonus) for part in self._parts) / len(self._parts)


def chances_as_dealt(
    rules: Rules, hand: int, talon_size: int, random: Random, *, talons: int, bonus: float
) -> Mixed:
    """Return what a hand (a card mask) promises before the talon is seen, over a sample of talons."""
    unseen = cards_of(FULL_MASK & ~hand)
    return Mixed(
        (
            prospects_after_exchange(rules, hand | mask_of(random.sample(unseen, talon_size)))
            for _ in range(talons)
        ),
        bonus,
    )
