"""Which two of his twelve cards a declarer puts aside, with two talons: what lies there is no random pair.

Each card has a score that depends on the cards of its suit beside it, and a pair is as likely as the
exponential of both scores: so the chances of all pairs add up without listing them. The scores are learned
from the deals that hands are valued by.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from thousand_qt.ai.model.numbers import aside_numbers
from thousand_qt.engine.cards import ALL_SUITS, PACK, Card, cards_of

_RANKS: Final = ("J", "Q", "K", "T", "A")
"""Beside the nine, which is the measure of the others."""


def features(card: Card, hand: int) -> tuple[float, ...]:
    """Return the features of a card of this hand (a card mask)."""
    suit = hand & card.suit.mask
    length = suit.bit_count()
    ace, ten = (bool(suit & PACK[card.suit.index * 6 + place].bit) for place in (5, 4))
    pair = suit & card.suit.marriage_mask == card.suit.marriage_mask
    in_pair = bool(card.bit & card.suit.marriage_mask)
    low = card.rank in ("9", "J")
    return (
        *(float(card.rank == rank) for rank in _RANKS),
        float(card.rank == "T" and ace),
        float(card.rank == "T" and length == 1),
        float(card.rank == "K" and ace and ten),
        float(ten and not ace and length == 2 and card.rank != "T"),
        float(in_pair and pair),
        card.suit.marriage_points / 100 * (in_pair and pair),
        card.suit.marriage_points / 100 * (in_pair and not pair),
        float(low and pair),
        float(length == 1),
        float(length == 2),
        (length - 3) / 3,
        float(low and ace),
    )


def likelihood(hand: int, aside: int) -> float:
    """Return how likely these two cards of a hand of twelve are put aside; both are card masks."""
    weights = aside_numbers()
    whole = squares = 0.0
    chosen = 1.0
    for suit in ALL_SUITS:
        cards = _suit_scores(weights, hand & suit.mask)
        whole += cards[0]
        squares += cards[1]
        for card in cards_of(aside & suit.mask):
            chosen *= cards[2][card.index % 6]
    return 2 * chosen / (whole * whole - squares)


@lru_cache(maxsize=1 << 10)
def _suit_scores(weights: tuple[float, ...], cards: int) -> tuple[float, float, tuple[float, ...]]:
    """Return the sum of the exponentials of a suit's cards, of their squares, and each of them by rank."""
    by_rank = [0.0] * 6
    for card in cards_of(cards):
        score = sum(value * weight for value, weight in zip(features(card, cards), weights, strict=True))
        by_rank[card.index % 6] = math.exp(score)
    return sum(by_rank), sum(value * value for value in by_rank), tuple(by_rank)
