"""Whether to bid in the dark: many hands that could be one's own are weighed, for none has been looked at."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

import msgspec

from thousand_qt.ai.bidding import CAUTION, AtStake, Chances
from thousand_qt.ai.explanation import Explanation, OptionWeighed, Reason, ranked
from thousand_qt.ai.reasoning import weigh_calls
from thousand_qt.engine.actions import Action, Bid, BidInTheDark, LookAtCards, Pass
from thousand_qt.engine.auction import Auction
from thousand_qt.engine.cards import PACK, mask_of
from thousand_qt.engine.deal import Phase
from thousand_qt.engine.rules import DARK_BID
from thousand_qt.engine.view import PlayerView

_HANDS: Final = 60


def weigh_the_dark(
    view: PlayerView,
    random: Random,
    chances_of: Callable[[PlayerView], Chances],
    stakes_of: Callable[[PlayerView], AtStake],
) -> Explanation:
    """Weigh a bid in the dark against looking, by hands drawn from the whole pack.

    That somebody outbids the dark is left out: the deal is then like any other, and what looking is worth
    moves with it. The dark has to be better by a margin, as every bid has.

    Args:
        view: That of the eldest hand, without its cards.
        random: Where the hands come from.
        chances_of: What a hand, as the view has it, may take as declarer.
        stakes_of: What is at stake for the seat of a view.
    """
    looking = dark = chance = points = 0.0
    for _ in range(_HANDS):
        light = _with_hand(view, random)
        chances = chances_of(light)
        looking += weigh_calls(light, chances, stakes_of(light))[0].worth
        bid = msgspec.structs.replace(light, dark=True, bidder=view.seat, high_bid=DARK_BID)
        dark += stakes_of(bid).worth(DARK_BID, chances)
        chance += chances.chance_of(DARK_BID)
        points += chances.points
    options = ranked(
        (
            OptionWeighed(LookAtCards(view.seat), None, None, looking / _HANDS + CAUTION),
            OptionWeighed(BidInTheDark(view.seat), chance / _HANDS, points / _HANDS, dark / _HANDS),
        )
    )
    return Explanation(options[0].action, view.phase, Reason.COUNTED, options)


def _with_hand(view: PlayerView, random: Random) -> PlayerView:
    """Return the view as it would be after looking, with some hand."""
    hand = tuple(sorted(random.sample(PACK, view.hand_sizes[view.seat])))
    auction = Auction(view.order)
    calls: list[Action] = [Pass(view.seat)] if auction.may_pass(view.rules) else []
    calls += [Bid(view.seat, amount) for amount in auction.bids(view.rules, mask_of(hand))]
    return msgspec.structs.replace(view, phase=Phase.AUCTION, hand=hand, legal_actions=tuple(calls))
