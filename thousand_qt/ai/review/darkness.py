"""What a bid in the dark and looking are worth: the expectation over all hands, for none has been seen.

A mistake is one against that expectation alone: whether, in this state of the match, 120 counted double is
worth having with a hand nobody knows. What the hand turns out to be has no part in it.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import islice
from typing import Final

from thousand_qt.ai.dark import UnseenDeal, mean_of
from thousand_qt.ai.review.weighing import Weighed, Weighing
from thousand_qt.engine.actions import BidInTheDark, LookAtCards
from thousand_qt.engine.view import PlayerView

_DEALS: Final = 160
_DOUBT: Final = 10.0
_DOUBT_OF_TWO: Final = 20.0
"""How far, in points of the score, the mean of many deals can be trusted: deals played to their end by Strong
came out ten to thirty points apart from it, and some forty with two players."""


def weigh_darkness(view: PlayerView, deals: Iterator[UnseenDeal]) -> Weighing:
    """Return what both ways of beginning are worth on average over some of these deals.

    Each is one figure and not one for every deal: layouts that speak for the player are not granted to one
    who has seen no card. How much the deals differ goes into the doubt.
    """
    looked_at = list(islice(deals, _DEALS))
    number = len(looked_at)
    mean = mean_of(looked_at)
    gain = mean.dark - mean.looking
    spread = sum((deal.dark - deal.looking - gain) ** 2 for deal in looked_at) / (number - 1)
    options = (
        Weighed(LookAtCards(view.seat), (mean.looking,)),
        Weighed(BidInTheDark(view.seat), (mean.dark,), mean.chance, mean.points),
    )
    doubt = _DOUBT_OF_TWO if len(view.order) == 2 else _DOUBT
    return Weighing(options, doubt=math.hypot(math.sqrt(spread / number), doubt))
