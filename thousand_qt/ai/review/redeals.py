"""What a new deal is worth against the one at hand, counted: nobody looks at layouts for that."""

from __future__ import annotations

from typing import Final

from thousand_qt.ai.bidding import declarer_prospects
from thousand_qt.ai.model.hand import DealtChances
from thousand_qt.ai.model.stakes import MatchStakes
from thousand_qt.ai.review.weighing import Weighed, Weighing
from thousand_qt.engine.actions import ClaimRedeal, WaiveRedeal
from thousand_qt.engine.cards import mask_of
from thousand_qt.engine.rules import MINIMUM_BID
from thousand_qt.engine.view import PlayerView

_DOUBT: Final = 10.0
"""How far, in points of the score, the count of a single hand can be trusted against that of any hand."""


def weigh_redeal(view: PlayerView) -> Weighing:
    """Return what claiming a new deal and playing this one are worth.

    A new deal leaves the match as it stands, which is nothing on the scale of the stakes.
    """
    stakes = MatchStakes(view)
    chance: float | None = None
    if view.declarer == view.seat:
        prospects = declarer_prospects(view)
        amount = view.contract or MINIMUM_BID
        this_deal, chance = stakes.worth(amount, prospects), prospects.chance_of(amount)
    else:
        chances = DealtChances.of(view.rules, mask_of(view.hand))
        this_deal = stakes.passing
        if view.declarer is None:
            this_deal = max(this_deal, stakes.worth_of_bid(MINIMUM_BID, chances))
    options = (
        Weighed(ClaimRedeal(view.seat), (0.0,)),
        Weighed(WaiveRedeal(view.seat), (this_deal,), chance),
    )
    return Weighing(options, doubt=_DOUBT)
