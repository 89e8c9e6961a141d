"""Quick matches: hands dealt at random, auctions by rules of thumb, results taken from deals really played.

A match of thirteen deals takes half a millisecond, which no player could match; how a deal ends for a hand is
drawn from deals whose declarer had about as good a hand. The standings at the start are drawn too, so that
there is something to learn about every state of a match.
"""

from __future__ import annotations

import random
from bisect import bisect_left
from collections.abc import Iterable
from typing import TypeVar

import msgspec

from thousand_qt.ai.model.hand import AMOUNTS
from thousand_qt.ai.valuation import prospects_as_dealt
from thousand_qt.engine.auction import most_points
from thousand_qt.engine.cards import CARD_POINTS_IN_PACK, PACK, Card, mask_of
from thousand_qt.engine.deal import sitter_of
from thousand_qt.engine.rights import may_give_up
from thousand_qt.engine.rules import BARREL_HANDS, MINIMUM_BID, PENALTY, TARGET, Endgame, Opening, Rules
from thousand_qt.engine.scoring import DealTally, SeatScore, Standing, outcome, score_deal
from training.played import PlayedDeal

_T = TypeVar("_T")
_HANDS = 4000
_NEIGHBOURS = 25
"""A result is drawn from so many deals to either side of the hand's worth."""
_HOPELESS = 50
"""A deal that falls short by more is given up where that is free."""
_LONGEST = 200


class State(msgspec.Struct, frozen=True):
    """A moment between two deals: the standings from the next eldest hand on, and who won in the end."""

    standings: tuple[Standing, ...]
    deals_left: int
    shares: tuple[float, ...]


class Hand(msgspec.Struct, frozen=True):
    worth: float
    most: int


class Aim(msgspec.Struct, frozen=True):
    """What a player bids for in a deal, in points."""

    missing: int
    on_barrel: bool
    passing: float
    failing: float


class QuickMatches:
    """Plays matches by one set of rules with the results of these deals."""

    def __init__(self, rules: Rules, deals: Iterable[PlayedDeal], rng: random.Random) -> None:
        self._rules = rules
        self._rng = rng
        self._deals = sorted(deals, key=lambda deal: prospects_as_dealt(rules, deal.hand).points)
        self._worths = [prospects_as_dealt(rules, deal.hand).points for deal in self._deals]
        self._hands: list[tuple[tuple[Hand, ...], tuple[Card, ...]]] = []
        size, active = rules.hand_size, min(rules.players, 3)
        for _ in range(_HANDS):
            pack = list(PACK)
            rng.shuffle(pack)
            masks = [mask_of(pack[place * size : (place + 1) * size]) for place in range(active)]
            hands = tuple(
                Hand(prospects_as_dealt(rules, mask).points, most_points(rules, mask)) for mask in masks
            )
            self._hands.append((hands, tuple(pack[active * size :])))
        self._curves: dict[int, list[float]] = {}
        self._limits: dict[tuple[int, int, Aim], int] = {}

    def play(self) -> list[State]:
        """Play one match; every state it went through."""
        rules, rng = self._rules, self._rng
        standings = self._start()
        dealer = rng.randrange(rules.players)
        left = rng.randrange(1, 30) if rules.deal_limit else 0
        seen: list[tuple[int, tuple[Standing, ...], int]] = []
        for played in range(1, _LONGEST):
            seen.append((dealer, standings, left - played + 1 if left else _LONGEST))
            declarer, scores = self._play_deal(standings, dealer)
            standings = tuple(score.after for score in scores)
            totals = tuple(standing.total for standing in standings)
            end = outcome(rules, totals, declarer, rules.deal_limit if left and played >= left else 0)
            if end is not None:
                shares = [(seat in end.winners) / len(end.winners) for seat in range(rules.players)]
                return [
                    State(_from(before, last + 1), deals, tuple(_from(shares, last + 1)))
                    for last, before, deals in seen
                ]
            dealer = (dealer + 1) % rules.players
        return []

    def _start(self) -> tuple[Standing, ...]:
        rules, rng = self._rules, self._rng
        middle, spread = rng.uniform(-50, 900), rng.choice((60, 120, 200))
        standings: list[Standing] = []
        for _ in range(rules.players):
            total = min(round((middle + rng.gauss(0, spread)) / 10) * 10, TARGET - 10)
            barrel_hands = None
            if rules.endgame is Endgame.BARREL and total >= rules.endgame_at:
                total, barrel_hands = rules.endgame_at, rng.randrange(BARREL_HANDS)
            marks = rng.randrange(3) if rules.zero_penalty else 0
            standings.append(Standing(total, barrel_hands, marks))
        return tuple(standings)

    def _play_deal(self, standings: tuple[Standing, ...], dealer: int) -> tuple[int, tuple[SeatScore, ...]]:
        rules, rng = self._rules, self._rng
        sitter = sitter_of(rules, dealer)
        order = [(dealer + 1 + step) % rules.players for step in range(rules.players)]
        order = [seat for seat in order if seat != sitter]
        hands, talon = rng.choice(self._hands)
        limits = [
            self._limit(hand, self._aim(standings, order, seat))
            for hand, seat in zip(hands, order, strict=True)
        ]
        place, bid = self._auction(limits)
        declarer = order[place]
        near = bisect_left(self._worths, hands[place].worth) + rng.randint(-_NEIGHBOURS, _NEIGHBOURS)
        deal = self._deals[min(max(near, 0), len(self._deals) - 1)]
        contract = self._contract(standings[declarer], bid, deal)
        cards = [0] * rules.players
        others = list(deal.results[1:])
        rng.shuffle(others)
        for step, taken in enumerate((deal.taken, *others)):
            cards[order[(place + step) % len(order)]] = taken
        gave_up = deal.taken < contract - _HOPELESS and self._may_give_up(standings, order, declarer)
        nothing = (0,) * rules.players
        taken = nothing if gave_up else tuple(cards)
        tally = DealTally(declarer, contract, sitter, gave_up, taken, nothing, talon=talon)
        return declarer, score_deal(rules, standings, tally)

    def _auction(self, limits: list[int]) -> tuple[int, int]:
        """Return the place of the declarer and his bid."""
        last = len(limits) - 1
        forced = last if self._rules.opening is Opening.FREE_DEALER_FORCED else 0
        place = max(range(len(limits)), key=lambda number: limits[number])
        others = max(limit for number, limit in enumerate(limits) if number != place)
        least = MINIMUM_BID if place == 0 or forced == last else MINIMUM_BID + 10
        if limits[place] < least:
            return forced, MINIMUM_BID
        return place, max(least, min(limits[place], others + 10))

    def _aim(self, standings: tuple[Standing, ...], order: list[int], seat: int) -> Aim:
        rules, standing = self._rules, standings[seat]
        passing, failing = 20.0, 0.0
        on_barrel = rules.endgame is Endgame.BARREL and standing.barrel_hands is not None
        if on_barrel:
            last_hand = (standing.barrel_hands or 0) + 1 >= BARREL_HANDS
            passing, failing = (-float(PENALTY), 0.0) if last_hand else (-10.0, 40.0)
        elif rules.endgame is Endgame.RULE_800 and standing.total >= rules.endgame_at:
            passing = 0.0
        if any(standings[other].total + CARD_POINTS_IN_PACK >= TARGET for other in order if other != seat):
            passing -= 60
        missing = TARGET - standing.total
        return Aim(missing if missing <= AMOUNTS[-1] else TARGET, on_barrel, passing, failing)

    def _limit(self, hand: Hand, aim: Aim) -> int:
        worth = int(hand.worth) // 8
        known = self._limits.get((worth, hand.most, aim))
        if known is not None:
            return known
        curve = self._curve(worth)
        limit = 0
        for bid in AMOUNTS:
            if bid > hand.most:
                break
            needed = max(bid, aim.missing) if aim.on_barrel else bid
            chance = curve[min(len(curve) - 1, -(-(needed - AMOUNTS[0]) // 10))]
            gain = bid + (300 if needed >= aim.missing else 0)
            if chance * gain - (1 - chance) * (bid + aim.failing) > aim.passing + 5:
                limit = bid
        self._limits[worth, hand.most, aim] = limit
        return limit

    def _curve(self, worth: int) -> list[float]:
        curve = self._curves.get(worth)
        if curve is None:
            near = bisect_left(self._worths, worth * 8 + 4)
            deals = self._deals[max(0, near - 60) : near + 60]
            curve = [
                (sum(deal.taken >= amount for deal in deals) + 0.3) / (len(deals) + 1) for amount in AMOUNTS
            ]
            self._curves[worth] = curve
        return curve

    def _contract(self, standing: Standing, bid: int, deal: PlayedDeal) -> int:
        """Return the contract named: what wins the match where that is near, else as in the deal played."""
        contract, missing = max(bid, deal.contract), TARGET - standing.total
        if standing.barrel_hands is not None:
            return max(contract, missing)
        if bid <= missing <= contract + 20 and missing >= MINIMUM_BID:
            return missing
        return contract

    def _may_give_up(self, standings: tuple[Standing, ...], order: list[int], declarer: int) -> bool:
        standing = standings[declarer]
        nobody_wins = all(
            standings[seat].total + CARD_POINTS_IN_PACK // 2 < TARGET for seat in order if seat != declarer
        )
        return may_give_up(self._rules, standing) and (standing.give_ups + 1) % 3 != 0 and nobody_wins


def _from(values: Iterable[_T], start: int) -> tuple[_T, ...]:
    listed = tuple(values)
    start %= len(listed)
    return listed[start:] + listed[:start]
