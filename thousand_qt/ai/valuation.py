"""What a hand is worth to a declarer: the points it should take, and how sure that is.

A count such as people make in their heads: so much for an ace, for a ten behind it, for a marriage with a way
to the lead. The numbers were fitted to deals played out by `Casual` players, once for the hand as dealt (the
talon still to come) and once for the hand a declarer plays with.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

import msgspec

from thousand_qt.engine.cards import ACES_MASK, ALL_SUITS, FOUR_ACES_POINTS, Suit, marriages_in
from thousand_qt.engine.rules import FourAces, Rules

_TEN: Final = 0b010000
_ACE: Final = 0b100000
_KING: Final = 0b001000
_QUEEN: Final = 0b000100
_MARRIAGE: Final = _KING | _QUEEN


class Features(msgspec.Struct, frozen=True):
    """What counts in a hand; numbers of cards unless said otherwise."""

    aces: int = 0
    tens_behind_ace: int = 0
    tens_guarded: int = 0
    """Tens without the ace but with a lower card of the suit."""
    tens_bare: int = 0
    kings_behind_both: int = 0
    """Kings of suits whose ace and ten are held too."""
    kings_other: int = 0
    long_cards: int = 0
    """Cards beyond the third of their suit."""
    first_marriage: int = 0
    """Points of the most valuable marriage held, when the hand has a way to the lead."""
    first_marriage_stranded: int = 0
    """The same without a way to the lead."""
    more_marriages: int = 0
    """Points of the other marriages held."""
    half_marriages: int = 0
    """Points of the marriages of which king or queen is held."""
    trumps: int = 0
    """Cards of the marriage suit that makes the best trump."""


class Weights(msgspec.Struct, frozen=True):
    """Points for each of the `Features` and for any hand, and the spread of the result around the sum."""

    base: float
    spread: float
    aces: float
    tens_behind_ace: float
    tens_guarded: float
    tens_bare: float
    kings_behind_both: float
    kings_other: float
    long_cards: float
    first_marriage: float
    first_marriage_stranded: float
    more_marriages: float
    half_marriages: float
    trumps: float


class Prospects(msgspec.Struct, frozen=True):
    """The result to be expected, in points, and its spread (a standard deviation)."""

    points: float
    spread: float

    def chance_of(self, amount: float) -> float:
        """Return the chance, 0-1, of taking at least this many points."""
        return 0.5 * math.erfc((amount - self.points) / (self.spread * math.sqrt(2)))


_DEALT_THREE: Final = Weights(
    base=37,
    spread=45,
    aces=14,
    tens_behind_ace=11,
    tens_guarded=6,
    tens_bare=2,
    kings_behind_both=3,
    kings_other=0,
    long_cards=7.5,
    first_marriage=0.9,
    first_marriage_stranded=0.45,
    more_marriages=0.6,
    half_marriages=0.13,
    trumps=3,
)
_FINAL_THREE: Final = Weights(
    base=3,
    spread=22,
    aces=17,
    tens_behind_ace=15,
    tens_guarded=6,
    tens_bare=-2,
    kings_behind_both=4,
    kings_other=1,
    long_cards=11.5,
    first_marriage=1.0,
    first_marriage_stranded=0.05,
    more_marriages=0.55,
    half_marriages=0,
    trumps=2.7,
)
_DEALT_TWO: Final = Weights(
    base=29,
    spread=43,
    aces=12,
    tens_behind_ace=10.5,
    tens_guarded=8,
    tens_bare=3,
    kings_behind_both=1,
    kings_other=1,
    long_cards=6.5,
    first_marriage=0.95,
    first_marriage_stranded=0.5,
    more_marriages=0.7,
    half_marriages=0.16,
    trumps=1.5,
)
_FINAL_TWO: Final = Weights(
    base=-8,
    spread=26,
    aces=16,
    tens_behind_ace=11,
    tens_guarded=11,
    tens_bare=1,
    kings_behind_both=2.5,
    kings_other=1,
    long_cards=11,
    first_marriage=1.02,
    first_marriage_stranded=0.35,
    more_marriages=0.72,
    half_marriages=0,
    trumps=2,
)


def prospects_as_dealt(rules: Rules, hand: int) -> Prospects:
    """Return what the hand (a card mask) promises a declarer who has not seen the talon."""
    return _prospects(rules, hand, _DEALT_TWO if rules.players == 2 else _DEALT_THREE)


def prospects_in_play(rules: Rules, hand: int) -> Prospects:
    """Return what the hand (a card mask) promises when the declarer leads to the first trick with it."""
    return _prospects(rules, hand, _FINAL_TWO if rules.players == 2 else _FINAL_THREE)


def _prospects(rules: Rules, hand: int, weights: Weights) -> Prospects:
    features = features_of(hand, rules.marriage_on_first_lead)
    points = _weighed(features, weights)
    if rules.four_aces is FourAces.POINTS_200 and hand & ACES_MASK == ACES_MASK:
        points += FOUR_ACES_POINTS
    return Prospects(points, weights.spread)


def _weighed(features: Features, weights: Weights) -> float:
    return weights.base + sum(
        getattr(features, name) * getattr(weights, name) for name in Features.__struct_fields__
    )


@lru_cache(maxsize=1 << 10)
def features_of(hand: int, marriage_on_first_lead: bool) -> Features:
    """Count the features of a hand (a card mask)."""
    counts = dict.fromkeys(Features.__struct_fields__, 0)
    for suit in ALL_SUITS:
        _count_suit(counts, hand >> (6 * suit.index) & 0b111111, suit)
    marriages = sorted(marriages_in(hand), key=lambda suit: -suit.marriage_points)
    if marriages:
        reaches_lead = marriage_on_first_lead or bool(hand & ACES_MASK)
        name = "first_marriage" if reaches_lead else "first_marriage_stranded"
        counts[name] = marriages[0].marriage_points
        counts["more_marriages"] = sum(suit.marriage_points for suit in marriages[1:])
        trumps = max(hand >> (6 * suit.index) & 0b111111 for suit in marriages)
        counts["trumps"] = trumps.bit_count()
    return Features(**counts)


def _count_suit(counts: dict[str, int], cards: int, suit: Suit) -> None:
    length = cards.bit_count()
    counts["aces"] += bool(cards & _ACE)
    if cards & _TEN:
        if cards & _ACE:
            counts["tens_behind_ace"] += 1
        elif length > 1:
            counts["tens_guarded"] += 1
        else:
            counts["tens_bare"] += 1
    if cards & _KING:
        both = cards & (_ACE | _TEN) == _ACE | _TEN
        counts["kings_behind_both" if both else "kings_other"] += 1
    if (cards & _MARRIAGE).bit_count() == 1:
        counts["half_marriages"] += suit.marriage_points
    counts["long_cards"] += max(0, length - 3)
