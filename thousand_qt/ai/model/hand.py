"""What a hand as dealt brings a declarer, luck with the talon included: a chance for each amount.

One logistic model for each amount, trained on deals a Strong player played as declarer against others of its
kind. A hand explains only a third of what becomes of it, the talon and the other hands do the rest, so a few
weights are all there is to learn.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final

from thousand_qt.ai.model.numbers import HandNumbers, hand_numbers
from thousand_qt.ai.valuation import features_of
from thousand_qt.engine.cards import ACES_MASK, FOUR_ACES_POINTS
from thousand_qt.engine.rules import FourAces, Rules

AMOUNTS: Final = tuple(range(100, 310, 10))
_STEP: Final = 10
_BELOW_100: Final = 62


@lru_cache(maxsize=1 << 9)
def features(hand: int, marriage_on_first_lead: bool) -> tuple[float, ...]:
    """Return the features of a hand (a card mask), all of about the same size; the first one is always 1."""
    counted = features_of(hand, marriage_on_first_lead)
    return (
        1.0,
        counted.aces,
        counted.tens_behind_ace,
        counted.tens_guarded,
        counted.tens_bare,
        counted.kings_behind_both,
        counted.kings_other,
        counted.long_cards,
        counted.first_marriage / 50,
        counted.first_marriage_stranded / 50,
        counted.more_marriages / 50,
        counted.half_marriages / 50,
        counted.trumps,
        float(counted.first_marriage > 0),
        counted.aces * counted.half_marriages / 100,
    )


def weighed(values: Sequence[float], weights: Sequence[float]) -> float:
    return sum(value * weight for value, weight in zip(values, weights, strict=True))


def chance(score: float) -> float:
    """Return the chance that belongs to a score of a logistic model."""
    return 1 / (1 + math.exp(-max(-30.0, min(30.0, score))))


def curve_of(numbers: HandNumbers, values: Sequence[float]) -> list[float]:
    """Return the chance of each of `AMOUNTS` for a hand of these features."""
    curve: list[float] = []
    for weights in numbers.curve:
        reached = chance(weighed(values, weights))
        curve.append(min(reached, curve[-1]) if curve else reached)
    return curve


class DealtChances:
    """The chances of a hand whose talon is still to come; it stands where `Prospects` stand."""

    def __init__(self, numbers: HandNumbers, curve: Sequence[float], beyond: int = 0) -> None:
        """Take the chances of `AMOUNTS`, which must not rise; `beyond` is what the hand has besides."""
        self._numbers = numbers
        self._curve = tuple(curve)
        self._beyond = beyond

    @classmethod
    def of(cls, rules: Rules, hand: int) -> DealtChances:
        """Return the chances of a hand (a card mask) as dealt, by rules with a declarer."""
        numbers = hand_numbers(rules)
        curve = curve_of(numbers, features(hand, rules.marriage_on_first_lead))
        four_aces = rules.four_aces is FourAces.POINTS_200 and hand & ACES_MASK == ACES_MASK
        return cls(numbers, curve, FOUR_ACES_POINTS if four_aces else 0)

    @property
    def points(self) -> float:
        """The mean result, in points, with all that is less than 100 at its usual mean."""
        return _BELOW_100 + self._beyond + (95 - _BELOW_100) * self._curve[0] + _STEP * sum(self._curve)

    def chance_of(self, amount: float) -> float:
        """Return the chance, 0-1, of taking at least this many points."""
        place = (amount - self._beyond - AMOUNTS[0]) / _STEP
        if place < 0:  # straight to the certainty of taking nothing
            return 1 - (1 - self._curve[0]) * max(0.0, 1 + place * _STEP / AMOUNTS[0])
        before = int(place)
        if before + 1 >= len(self._curve):
            return self._curve[-1] * 0.8 ** (place - len(self._curve) + 1)
        here, further = self._curve[before : before + 2]
        return here - (place - before) * (here - further)

    def contracts(self, bid: int) -> list[tuple[float, int, bool]]:
        """Return what a bid leads to: chances, with the contract named in the end and whether it is made."""
        amounts = [bid, *range(bid - bid % _STEP + _STEP, AMOUNTS[-1] + self._beyond + 1, _STEP)]
        reached = [self.chance_of(amount + self._numbers.raising) for amount in amounts[1:]]
        reached.append(0.0)
        fails = self._numbers.raised_fail
        at_bid = max(0.0, self.chance_of(bid) - reached[0] * (1 + fails))
        found = [(at_bid, bid, True)]
        for amount, (here, further) in zip(amounts[1:], pairwise(reached), strict=True):
            if here - further > 1e-4:
                found += [(here - further, amount, True), ((here - further) * fails, amount, False)]
        found.append((max(0.0, 1 - sum(share for share, _, _ in found)), bid, False))
        return found
