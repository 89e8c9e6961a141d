"""Which two cards a declarer gives away (or, with two players, puts aside)."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

from thousand_qt.ai.valuation import Prospects, prospects_in_play
from thousand_qt.engine.actions import Exchange
from thousand_qt.engine.cards import ACES_MASK, FULL_MASK, Card, cards_of, marriages_in, mask_of
from thousand_qt.engine.rules import Rules
from thousand_qt.engine.view import PlayerView

_COMPLETED_MARRIAGE = 0.25
"""Chance that a king or queen given away finds its partner and that the marriage is declared."""


def choose_exchange(view: PlayerView) -> Exchange:
    """Give the two cards that help least; the more useful one goes to the player further behind."""
    return exchange_of(view, best_pair(view.rules, mask_of(view.hand)))


def exchange_of(view: PlayerView, pair: tuple[Card, Card]) -> Exchange:
    """Give these two cards, the more useful one to the player further behind."""
    hand = mask_of(view.hand)
    first, second = pair
    if view.rules.players > 2 and view.declarer is not None:
        start = view.order.index(view.declarer)
        receivers = [view.order[(start + step) % len(view.order)] for step in (1, 2)]
        ahead = view.standings[receivers[0]].total > view.standings[receivers[1]].total
        first_helps_more = harm_given(view.rules, hand, first) > harm_given(view.rules, hand, second)
        if ahead == first_helps_more:
            first, second = second, first
    return Exchange(view.seat, (first, second))


def prospects_after_exchange(rules: Rules, hand: int) -> Prospects:
    """Return what a hand (a card mask) with the talon in it promises once two cards are given away well."""
    return prospects_in_play(rules, hand & ~mask_of(best_pair(rules, hand)))


@lru_cache(maxsize=1 << 8)
def best_pair(rules: Rules, hand: int) -> tuple[Card, Card]:
    """Return the two cards to part with, lowest index first."""
    return max(pairs_to_part_with(hand), key=lambda pair: worth_parting(rules, hand, pair))


def pairs_to_part_with(hand: int) -> list[tuple[Card, Card]]:
    """Return every two cards that may be given away without throwing aces or marriages away."""
    choice = cards_of(hand & ~_treasures(hand))
    if len(choice) < 2:
        choice = cards_of(hand & ~ACES_MASK)
    if len(choice) < 2:
        choice = cards_of(hand)
    return list(combinations(choice, 2))


def _treasures(hand: int) -> int:
    """Return the mask of the cards that are never given away as long as there are others."""
    return hand & ACES_MASK | sum(suit.marriage_mask for suit in marriages_in(hand))


def worth_parting(rules: Rules, hand: int, pair: tuple[Card, Card]) -> float:
    """Return what parting with two cards of a hand is worth, in points; the higher the better."""
    kept = hand & ~mask_of(pair)
    return prospects_in_play(rules, kept).points - sum(harm_given(rules, hand, card) for card in pair)


def harm_given(rules: Rules, hand: int, card: Card) -> float:
    """Return what the card may do for an opponent who gets it, in points."""
    if rules.players == 2:
        return card.points / 2
    harm = card.points / 2
    partner = card.suit.marriage_mask & ~card.bit
    if card.bit & card.suit.marriage_mask and partner & FULL_MASK & ~hand:
        harm += _COMPLETED_MARRIAGE * card.suit.marriage_points
    return harm
