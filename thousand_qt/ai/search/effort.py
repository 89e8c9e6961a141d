"""How long a search goes on: for a number of worlds, or until a deadline looked at between two of them."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from thousand_qt.ai.seat import Budget


class Effort:
    """The effort one decision is worth.

    At most `most_worlds` are looked at, which is the player's own measure, as long as neither the budget's
    time nor `seconds` has run out; with `Budget.worlds` no more than that many, and the clock is ignored. The
    first world is always looked at, so that there is an answer.
    """

    def __init__(
        self, budget: Budget, *, most_worlds: int, seconds: float, clock: Callable[[], float] = monotonic
    ) -> None:
        self._fixed = budget.worlds is not None
        self.most_worlds = most_worlds if budget.worlds is None else min(most_worlds, budget.worlds)
        self._clock = clock
        self._end = clock() + min(budget.seconds, seconds)

    def goes_on(self, done: int) -> bool:
        """Return whether to look at one more world after `done` of them."""
        if done >= self.most_worlds:
            return False
        return self._fixed or done == 0 or self._clock() < self._end
