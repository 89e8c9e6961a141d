"""The auction: whose call it is, which bids a hand allows, and when the bidding is over."""

from __future__ import annotations

import msgspec

from thousand_qt.engine.cards import ACES_MASK, CARD_POINTS_IN_PACK, FOUR_ACES_POINTS, marriages_in
from thousand_qt.engine.errors import BrokenRule, IllegalAction
from thousand_qt.engine.rules import MINIMUM_BID, BidLimit, FourAces, Opening, Rules

_NO_LIMIT = 400
"""120 and all four marriages; nobody can ever take more (A8)."""
_NO_LIMIT_WITH_FOUR_ACES = 500


class Call(msgspec.Struct, frozen=True):
    """One call of the auction; `amount` is None for a pass."""

    seat: int
    amount: int | None


class Auction(msgspec.Struct, frozen=True):
    """The bidding so far.

    Attributes:
        waiting: seats that have not passed, the one to call first, then clockwise.
        calls: all calls in order.
        high: the highest bid in points, 0 while there is none.
        bidder: the seat of the highest bid.
        silent: seats that may only say the compulsory hundred.
        fixed: the only bid there is, by the only bidder (the golden round), else 0.
    """

    waiting: tuple[int, ...]
    calls: tuple[Call, ...] = ()
    high: int = 0
    bidder: int | None = None
    silent: tuple[int, ...] = ()
    fixed: int = 0

    @property
    def is_over(self) -> bool:
        """Everyone but the highest bidder has passed (000.057, 001.057, A10)."""
        return self.bidder is not None and len(self.waiting) == 1

    def after_bid(self, seat: int, amount: int) -> Auction:
        waiting = (*self.waiting[1:], seat)
        return Auction(waiting, (*self.calls, Call(seat, amount)), amount, seat, self.silent)

    def after_pass(self, seat: int) -> Auction:
        calls = (*self.calls, Call(seat, None))
        return Auction(self.waiting[1:], calls, self.high, self.bidder, self.silent)

    def is_forced_100(self, rules: Rules) -> bool:
        """Whether the auction ended at a hundred its bidder had to say.

        Every auction that ends at 100 ends with its opening bid, and that is compulsory; under the free
        opening only the dealer's, who bids last of all.
        """
        if self.high != MINIMUM_BID:
            return False
        return rules.opening is not Opening.FREE_DEALER_FORCED or self.calls[-1].amount is not None

    def may_pass(self, rules: Rules) -> bool:
        """The opener must bid; under the free opening only the dealer, when nobody has bid (003.057)."""
        if self.high:
            return True
        return rules.opening is Opening.FREE_DEALER_FORCED and len(self.waiting) > 1

    def bids(self, rules: Rules, hand: int) -> range:
        """Return the bids this hand (a card mask) may make now, in points."""
        if self.fixed:
            return range(self.fixed, self.fixed + 1)
        limit = bid_limit(rules, hand)
        if self.waiting[0] in self.silent:
            limit = 0 if self.may_pass(rules) else MINIMUM_BID
        if not self.high:
            if rules.opening is Opening.ELDEST_EXACTLY_100:
                limit = min(limit, MINIMUM_BID)
            return range(MINIMUM_BID, limit + 1, rules.bid_step)
        lowest = self.high + rules.bid_step
        if not rules.jump_bids:
            limit = min(limit, lowest)
        return range(lowest, limit + 1, rules.bid_step)

    def check_bid(self, rules: Rules, hand: int, amount: int) -> None:
        """Raise `IllegalAction` naming the rule when this hand may not bid this amount now."""
        if amount in self.bids(rules, hand):
            return
        if self.fixed:
            raise IllegalAction(BrokenRule.GOLDEN_CONTRACT, amount=self.fixed)
        limit = bid_limit(rules, hand)
        lowest = self.high + rules.bid_step if self.high else MINIMUM_BID
        if not self.high and rules.opening is Opening.ELDEST_EXACTLY_100:
            raise IllegalAction(BrokenRule.MUST_OPEN_AT_100, amount=MINIMUM_BID)
        if amount < lowest:
            raise IllegalAction(BrokenRule.BID_TOO_LOW, amount=lowest)
        if amount % rules.bid_step:
            raise IllegalAction(BrokenRule.BID_OFF_STEP, amount=rules.bid_step)
        if self.waiting[0] in self.silent:
            raise IllegalAction(BrokenRule.SILENT)
        if amount > limit:
            raise IllegalAction(BrokenRule.BID_OVER_LIMIT, amount=limit)
        raise IllegalAction(BrokenRule.NO_JUMP_BIDS, amount=lowest)


def bid_limit(rules: Rules, hand: int) -> int:
    """Return the highest bid or contract this hand (a card mask) allows, in points.

    "You may only bid more than 120 if you hold a marriage" (000.059); Polish tables add the value of the
    marriages (001.060). Four aces count as a marriage where they may be declared (A24).
    """
    highest = _NO_LIMIT_WITH_FOUR_ACES if rules.four_aces is FourAces.POINTS_200 else _NO_LIMIT
    if rules.bid_limit is BidLimit.NONE:
        return highest
    most = most_points(rules, hand)
    if rules.bid_limit is BidLimit.MARRIAGE_VALUE:
        return most
    return highest if most > CARD_POINTS_IN_PACK else CARD_POINTS_IN_PACK


def most_points(rules: Rules, hand: int) -> int:
    """Return the most points this hand (a card mask) could take: all the cards and its marriages."""
    points = CARD_POINTS_IN_PACK + sum(suit.marriage_points for suit in marriages_in(hand))
    if rules.four_aces is FourAces.POINTS_200 and hand & ACES_MASK == ACES_MASK:
        points += FOUR_ACES_POINTS
    return points


def contracts(rules: Rules, hand: int, bid: int) -> range:
    """Return the contracts a declarer with this hand may name after winning the auction at `bid` points.

    Never below the bid; above it the limit of the bidding holds for the hand of this moment (A9).
    """
    return range(bid, max(bid, bid_limit(rules, hand)) + 1, rules.bid_step)


def check_contract(rules: Rules, hand: int, bid: int, amount: int) -> None:
    """Raise `IllegalAction` naming the rule when this contract may not be named."""
    allowed = contracts(rules, hand, bid)
    if amount in allowed:
        return
    if amount < bid:
        raise IllegalAction(BrokenRule.CONTRACT_BELOW_BID, amount=bid)
    if amount % rules.bid_step:
        raise IllegalAction(BrokenRule.BID_OFF_STEP, amount=rules.bid_step)
    raise IllegalAction(BrokenRule.BID_OVER_LIMIT, amount=allowed[-1])
