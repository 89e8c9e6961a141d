"""How bad a decision was: the grades, and all the numbers that part them.

A loss is measured on layouts drawn at random, and every measure of that kind is uncertain. What is graded is
therefore not the loss found but what is left of it after every doubt: layouts that speak for what the player
did are held to be likelier (`weighing.READING`), and errors of the measure are taken off. A player is told of
a mistake only when it would be one whatever other layouts had been drawn.
"""

from __future__ import annotations

import enum
from typing import Final

from thousand_qt.ai.review.weighing import Difference

INACCURACY: Final = 6.0
"""Points of the score. Below it two good players would not argue: it is as much as one chance in forty of a
contract of 120, and the level itself calls plays three points apart as good as each other."""
MISTAKE: Final = 20.0
"""Points of the score: one chance in twelve of a contract of 120, which somebody who counts will see."""
SERIOUS_MISTAKE: Final = 60.0
"""Points of the score: one chance in four of a contract of 120; a few of these decide a match."""

DOUBT: Final = 2.0
"""Standard errors that are taken off a loss. The review stops looking when it is sure, which favours
extremes, and a rare disaster makes the error seem small: so no less than this."""
DOUBT_OF_BETTER: Final = 3.0
"""The same for calling an action better than the level's own choice. There are many to pick from, and the
luckiest of them always looks good."""


class Verdict(enum.StrEnum):
    """From the best down."""

    EXACT = "exact"
    """What the level would have done, or what leads to the same on every layout looked at."""
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    SERIOUS_MISTAKE = "serious_mistake"

    @property
    def is_mistake(self) -> bool:
        """Whether a player should be told without asking."""
        return self in (Verdict.MISTAKE, Verdict.SERIOUS_MISTAKE)


def sure_loss(difference: Difference) -> float:
    """Return what is left of a loss after all doubt, in points of the score."""
    return max(0.0, difference.granted - DOUBT * difference.error)


def verdict_of(difference: Difference) -> Verdict:
    """Grade a decision that was not the best one by what it cost."""
    sure = sure_loss(difference)
    if sure >= SERIOUS_MISTAKE:
        return Verdict.SERIOUS_MISTAKE
    if sure >= MISTAKE:
        return Verdict.MISTAKE
    if sure >= INACCURACY:
        return Verdict.INACCURACY
    return Verdict.GOOD


def is_settled(difference: Difference) -> bool:
    """Return whether more layouts could hardly change the grade: surely good, or surely as bad as can be."""
    if difference.mean + DOUBT * difference.error < INACCURACY:
        return True
    return sure_loss(difference) >= SERIOUS_MISTAKE
