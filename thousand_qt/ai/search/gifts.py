"""Which two cards to give away, and what the hand is then worth: likely pairs solved in the same worlds."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations

from thousand_qt.ai.bidding import stakes_of
from thousand_qt.ai.exchange import worth_parting
from thousand_qt.ai.search.chances import Counted
from thousand_qt.ai.search.effort import Effort
from thousand_qt.ai.solver import Position, Solver
from thousand_qt.ai.worlds import World
from thousand_qt.engine.actions import Exchange
from thousand_qt.engine.cards import FULL_MASK, Card, cards_of, mask_of, points_of
from thousand_qt.engine.rules import LeftoverCards
from thousand_qt.engine.view import PlayerView

_POINT = 0.12
"""What a card point is worth beside the contract, in points of the score."""
_HIGHEST = 240
"""Contracts above it are not thought of before the cards are given, unless the bid is higher."""


class GiftOutlook:
    """What giving two cards leads to: the declarer's points, one result for each world looked at."""

    def __init__(self, action: Exchange) -> None:
        self.action = action
        self.results: list[int] = []

    @property
    def chances(self) -> Counted:
        return Counted(self.results)


def likely_gifts(view: PlayerView, most: int) -> list[Exchange]:
    """Return the gifts a quick judgement likes best, each pair both ways if there are two receivers."""
    hand = mask_of(view.hand)
    pairs = sorted(
        combinations(cards_of(hand), 2), key=lambda pair: worth_parting(view.rules, hand, pair), reverse=True
    )
    gifts: list[Exchange] = []
    for first, second in pairs[:most]:
        gifts.append(Exchange(view.seat, (first, second)))
        if len(view.order) > 2:
            gifts.append(Exchange(view.seat, (second, first)))
    return gifts


def weigh_gifts(
    view: PlayerView, solver: Solver, worlds: Iterable[World], effort: Effort, gifts: Sequence[Exchange]
) -> list[GiftOutlook]:
    """Return what each of these gifts leads to."""
    outlooks = [GiftOutlook(gift) for gift in gifts]
    for number, world in enumerate(worlds):
        if not effort.goes_on(number):
            break
        for outlook in outlooks:
            outlook.results.append(solver.value(position_after(view, world, outlook.action.cards)))
    return outlooks


def position_after(view: PlayerView, world: World, gift: tuple[Card, Card]) -> Position:
    """Return the position before the first lead once these cards are given in this world."""
    start = view.order.index(view.seat)
    seats = view.order[start:] + view.order[:start]
    hands = [world.hands[seat] for seat in seats]
    hands[0] &= ~mask_of(gift)
    leftover = 0
    if len(hands) == 3:
        hands[1] |= gift[0].bit
        hands[2] |= gift[1].bit
    elif view.rules.leftover_cards is LeftoverCards.LAST_TRICK:
        leftover = points_of(FULL_MASK & ~hands[0] & ~hands[1])
    return Position(hands=tuple(hands), first_lead=True, leftover=leftover)


def contracts_to_come(view: PlayerView) -> range:
    """Return the contracts thought of before the cards are given: one where it is named or golden."""
    bid = view.contract or 0
    if view.contract_named or view.golden:
        return range(bid, bid + 1)
    return range(bid, max(bid, _HIGHEST) + 1, view.rules.bid_step)


def gift_worth(view: PlayerView, outlook: GiftOutlook) -> float:
    """Return what a gift promises, in points, with the contract that is named or the best still possible."""
    stakes = stakes_of(view)
    chances = outlook.chances
    return max(stakes.worth(amount, chances) for amount in contracts_to_come(view)) + _POINT * chances.points


def best_gift(view: PlayerView, outlooks: list[GiftOutlook]) -> GiftOutlook:
    """Return the gift that promises most."""
    return max(outlooks, key=lambda outlook: gift_worth(view, outlook))
