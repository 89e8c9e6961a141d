"""What is at stake in a deal, counted in chances to win the match.

Every way a deal may end is scored by the engine itself, with barrel, caps, zero marks and all, and the
standings that come out are valued by `match`. So the last hand on the barrel, a leader who must be stopped
and the deal before the limit need no rules of their own.
"""

from __future__ import annotations

from functools import cached_property, lru_cache
from math import comb
from typing import Final

from thousand_qt.ai.bidding import Chances
from thousand_qt.ai.model.hand import AMOUNTS, DealtChances, chance, weighed
from thousand_qt.ai.model.match import winning_chances
from thousand_qt.ai.model.numbers import hand_numbers
from thousand_qt.ai.model.others import features, others_contracts
from thousand_qt.engine.auction import most_points
from thousand_qt.engine.cards import FULL_MASK, Card, cards_of, mask_of
from thousand_qt.engine.rules import MINIMUM_BID, Rules, SitterScores
from thousand_qt.engine.scoring import DealTally, Standing, outcome, points_needed, score_deal
from thousand_qt.engine.view import PlayerView

SCALE: Final = 1500
"""Chances won or lost are told in points of the score: the match is so many, as points count early."""
_RAISE: Final = 10
"""By how much people outbid each other."""
_TALON: Final = 3
_SHORT: Final = 25
"""By how many points a contract fails."""


class MatchStakes:
    """The stakes of the seat of a view; stands where `bidding.Stakes` stand. For rules with a declarer."""

    def __init__(self, view: PlayerView) -> None:
        self._view = view
        self._rules = view.rules
        self._seat = view.seat
        self._numbers = hand_numbers(view.rules)
        deals_left = view.rules.deal_limit - len(view.results)
        self._now = winning_chances(view.rules, view.standings, view.dealer, deals_left)[view.seat]

    @property
    def missing(self) -> int:
        """Points this player needs to win the match."""
        return self._rules.target - self._view.standings[self._seat].total

    @property
    def passing(self) -> float:
        """What leaving the deal to the others is worth, at the highest bid there is."""
        return self._passing

    @cached_property
    def _passing(self) -> float:
        return self._passing_at(max(self._view.high_bid, MINIMUM_BID))

    def _passing_at(self, bid: int) -> float:
        view = self._view
        others = self._possible_declarers()
        worth = 0.0
        for declarer in others:
            for found in others_contracts(self._rules, mask_of(view.hand), bid):
                taken = found.contract if found.made else max(0, found.contract - _SHORT)
                cards = [0] * self._rules.players
                for seat in view.order:
                    cards[seat] = found.third
                cards[declarer], cards[self._seat] = taken, found.own
                worth += found.chance * self._after(declarer, found.contract, tuple(cards))
        return worth / len(others)

    def worth(self, amount: int, prospects: Chances) -> float:
        """Return what playing for this contract is worth."""
        reached = prospects.chance_of(points_needed(self._rules, amount))
        return reached * self._declared(amount, made=True) + (1 - reached) * self._declared(
            amount, made=False
        )

    def worth_of_bid(self, bid: int, prospects: Chances) -> float:
        """Return what getting the deal at this bid is worth, when the contract can still be raised."""
        if not isinstance(prospects, DealtChances):
            return self.worth(bid, prospects)
        declared = sum(
            share * self._declared(amount, made=made) for share, amount, made in prospects.contracts(bid)
        )
        return self._or_outbid(bid, declared, prospects) if self._numbers.stops else declared

    def _or_outbid(self, bid: int, declared: float, prospects: DealtChances) -> float:
        """Return what a bid against one other player is worth: he passes, or bids, and one goes on or not.

        Against more than one nobody knows who stops when, and getting the deal is all that is looked at.
        """
        hand = mask_of(self._view.hand)
        known = max(bid - _RAISE, MINIMUM_BID)
        stops = chance(weighed(features(self._rules, hand, known), self._numbers.stops))
        outbid = bid + _RAISE
        going_on = self._passing_at(outbid)
        if outbid + _RAISE <= min(most_points(self._rules, hand), AMOUNTS[-1]):
            going_on = max(going_on, self.worth_of_bid(outbid + _RAISE, prospects))
        return stops * declared + (1 - stops) * going_on

    def needs_certainty(self, amount: int) -> bool:
        """Return whether a contract above the bid should be nearly sure: search tells chances too good."""
        return amount < self.missing

    def _declared(self, amount: int, *, made: bool) -> float:
        cards = [0] * self._rules.players
        for seat in self._view.order:
            cards[seat] = round(self._numbers.opponents[not made])
        cards[self._seat] = amount if made else max(0, amount - _SHORT)
        return self._after(self._seat, amount, tuple(cards))

    def _after(self, declarer: int, contract: int, cards: tuple[int, ...]) -> float:
        view = self._view
        played = len(view.results) + 1
        winning = 0.0
        for share, talon in self._talons:
            tally = DealTally(
                declarer=declarer,
                contract=contract,
                sitter=view.sitter,
                gave_up=False,
                cards=cards,
                marriages=(0,) * len(cards),
                talon=talon,
                golden=view.golden,
                dark=view.dark and declarer == view.bidder,
            )
            winning += share * _chance_after(
                self._rules, view.standings, view.dealer, played, tally, self._seat
            )
        return SCALE * (winning - self._now)

    @cached_property
    def _talons(self) -> tuple[tuple[float, tuple[Card, ...]], ...]:
        """What may lie in the talon, and how likely: for a fourth player who scores it while it is hidden."""
        view = self._view
        scores = view.sitter is not None and self._rules.sitter_scores is SitterScores.ACES_AND_MARRIAGES
        if view.talon or not scores:
            return ((1.0, view.talon),)
        return talons_by_aces(mask_of(view.hand))

    def _possible_declarers(self) -> list[int]:
        view = self._view
        if view.bidder is not None and view.bidder != view.seat:
            return [view.bidder]
        passed = {call.seat for call in view.calls if call.amount is None}
        others = [seat for seat in view.order if seat != view.seat]
        return [seat for seat in others if seat not in passed] or others


@lru_cache(maxsize=1 << 8)
def talons_by_aces(hand: int) -> tuple[tuple[float, tuple[Card, ...]], ...]:
    """Return how likely a talon of three has so many aces, for one who sees this hand (a card mask).

    Marriages are left out: one talon in eleven has one.
    """
    unseen = cards_of(FULL_MASK & ~hand)
    aces = [card for card in unseen if card.rank == "A"]
    rest = [card for card in unseen if card.rank not in ("A", "Q")]
    ways = comb(len(unseen), _TALON)
    found: list[tuple[float, tuple[Card, ...]]] = []
    for number in range(min(len(aces), _TALON) + 1):
        share = comb(len(aces), number) * comb(len(unseen) - len(aces), _TALON - number) / ways
        found.append((share, (*aces[:number], *rest[: _TALON - number])))
    return tuple(found)


@lru_cache(maxsize=1 << 9)
def _chance_after(
    rules: Rules, standings: tuple[Standing, ...], dealer: int, played: int, tally: DealTally, seat: int
) -> float:
    """Return a seat's chance to win the match when its deal number `played` ends like this."""
    after = tuple(score.after for score in score_deal(rules, standings, tally))
    end = outcome(rules, tuple(standing.total for standing in after), tally.declarer, played)
    if end is not None:
        return (seat in end.winners) / len(end.winners)
    next_dealer = (dealer + 1) % rules.players
    return winning_chances(rules, after, next_dealer, rules.deal_limit - played)[seat]
