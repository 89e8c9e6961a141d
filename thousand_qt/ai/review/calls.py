"""What bidding and passing are worth: the count of the hand against the state of the match.

The layouts of the other hands have no part in it, as they have none in how the levels bid: what a hand brings
a declarer before the talon is seen was learned from deals that were played.
"""

from __future__ import annotations

from typing import Final

from thousand_qt.ai.bidding import CAUTION, next_bid
from thousand_qt.ai.model.hand import DealtChances
from thousand_qt.ai.model.stakes import MatchStakes
from thousand_qt.ai.review.weighing import Weighed, Weighing
from thousand_qt.engine.actions import Action, Bid, Pass
from thousand_qt.engine.cards import mask_of
from thousand_qt.engine.view import PlayerView

_DOUBT: Final = 5.0
"""How far, in points of the score, the worth of a call can be trusted: the trained numbers miss what people
bid on beside the count of their hands, such as what another player's bid tells."""

_SMALL_JUMP: Final = 30
"""Points beyond the next bid: as far as people jump to be left alone."""


def weigh_calls(view: PlayerView, *others: Action) -> Weighing:
    """Return passing, the next bid and the `others`, as far as they are calls.

    A bid beyond the next one keeps others out and would often be reached anyway: it costs what it is too high
    only when nobody else would have bid as far, which is taken to be every second time. A small jump to a
    price at which the deal is worth having is a matter of taste.
    """
    chances = DealtChances.of(view.rules, mask_of(view.hand))
    stakes = MatchStakes(view)
    passing = stakes.passing + CAUTION
    bids = [action for action in view.legal_actions if isinstance(action, Bid)]
    asked = [next_bid(bids)] if bids else []
    asked += [action for action in others if isinstance(action, Bid)]
    options: list[Weighed] = []
    matters_of_taste: list[Action] = []
    next_worth: float | None = None
    for bid in dict.fromkeys(asked):
        worth = stakes.worth_of_bid(bid.amount, chances)
        next_worth = worth if next_worth is None else next_worth
        if worth >= passing:
            if bid.amount <= asked[0].amount + _SMALL_JUMP:
                matters_of_taste.append(bid)
            worth = (worth + next_worth) / 2
        options.append(Weighed(bid, (worth,), chances.chance_of(bid.amount), chances.points))
    options += [Weighed(action, (passing,)) for action in view.legal_actions if isinstance(action, Pass)]
    return Weighing(tuple(options), doubt=_DOUBT, matters_of_taste=tuple(matters_of_taste))
