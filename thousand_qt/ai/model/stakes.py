"""What is at stake in a deal, counted in chances to win the match.

Every way a deal may end is scored by the engine itself, with barrel, caps, zero marks and all, and the
standings that come out are valued by `match`. So the last hand on the barrel, a leader who must be stopped
and the deal before the limit need no rules of their own.
"""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import Final

from thousand_qt.ai.bidding import Chances
from thousand_qt.ai.model.hand import DealtChances
from thousand_qt.ai.model.match import winning_chances
from thousand_qt.ai.model.numbers import hand_numbers
from thousand_qt.ai.model.others import others_contracts
from thousand_qt.engine.cards import mask_of
from thousand_qt.engine.rules import MINIMUM_BID, Rules
from thousand_qt.engine.scoring import DealTally, Standing, outcome, points_needed, score_deal
from thousand_qt.engine.view import PlayerView

SCALE: Final = 1500
"""Chances won or lost are told in points of the score: the match is so many, as points count early."""
_SHORT: Final = 25
"""By how many points a contract fails."""


class MatchStakes:
    """The stakes of the seat of a view; stands where `bidding.Stakes` stand. For three active players."""

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
        view = self._view
        others = self._possible_declarers()
        bid = max(view.high_bid, MINIMUM_BID)
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
        return sum(
            share * self._declared(amount, made=made) for share, amount, made in prospects.contracts(bid)
        )

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
        tally = DealTally(
            declarer=declarer,
            contract=contract,
            sitter=view.sitter,
            gave_up=False,
            cards=cards,
            marriages=(0,) * len(cards),
            talon=view.talon,
        )
        played = len(view.results) + 1
        chance = _chance_after(self._rules, view.standings, view.dealer, played, tally, self._seat)
        return SCALE * (chance - self._now)

    def _possible_declarers(self) -> list[int]:
        view = self._view
        if view.bidder is not None and view.bidder != view.seat:
            return [view.bidder]
        passed = {call.seat for call in view.calls if call.amount is None}
        others = [seat for seat in view.order if seat != view.seat]
        return [seat for seat in others if seat not in passed] or others


@lru_cache(maxsize=1 << 12)
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
