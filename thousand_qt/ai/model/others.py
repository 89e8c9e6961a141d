"""What happens when the deal is left to the others: their contract, its success, and who takes what."""

from __future__ import annotations

from typing import Final

import msgspec

from thousand_qt.ai.model.hand import chance, weighed
from thousand_qt.ai.model.numbers import hand_numbers
from thousand_qt.ai.valuation import features_of, prospects_as_dealt
from thousand_qt.engine.cards import CARD_POINTS_IN_PACK, points_of
from thousand_qt.engine.rules import MINIMUM_BID, Rules

_STEP: Final = 10


class OthersContract(msgspec.Struct, frozen=True):
    """One thing that may happen, and how likely it is; what everybody takes is in points.

    Attributes:
        own: what this player takes as an opponent.
        third: what the other opponent takes.
    """

    chance: float
    contract: int
    made: bool
    own: int
    third: int


def features(rules: Rules, hand: int, bid: int) -> tuple[float, ...]:
    """Return what is known about somebody else's contract at this bid by a player with this hand (a mask).

    A hundred is a case of its own: it is often forced upon its bidder.
    """
    counted = features_of(hand, rules.marriage_on_first_lead)
    above = (bid - MINIMUM_BID) / 100
    return (
        1.0,
        float(bid <= MINIMUM_BID),
        above,
        above * above,
        prospects_as_dealt(rules, hand).points / 100,
        counted.aces,
        counted.tens_guarded + counted.tens_behind_ace,
        points_of(hand) / 30,
    )


def others_contracts(rules: Rules, hand: int, bid: int) -> list[OthersContract]:
    """Return what may become of a deal that somebody else plays at this bid, or above it."""
    numbers = hand_numbers(rules)
    values = features(rules, hand, bid)
    made = chance(weighed(values, numbers.made))
    level = min(max(0, (bid - MINIMUM_BID) // _STEP), len(numbers.raised) - 1)
    raised = numbers.raised[level]
    higher = bid + round(numbers.raise_by[level] / _STEP) * _STEP
    if_made, if_failed = numbers.opponents

    def outcome(share: float, contract: int, *, made: bool) -> OthersContract:
        own = max(0, round(weighed((*values, float(made)), numbers.own_points)))
        third = min(CARD_POINTS_IN_PACK - own, round(if_made if made else if_failed))
        return OthersContract(share, contract, made, own, max(0, third))

    return [
        outcome(made * (1 - raised), bid, made=True),
        outcome(made * raised, higher, made=True),
        outcome(1 - made, bid, made=False),
    ]
