"""What bidding and passing are worth: the count of the hand against the state of the match.

The layouts of the other hands have no part in it, as they have none in how the levels bid: what a hand brings
a declarer before the talon is seen was learned from deals that were played, or, with two players, is counted
over talons that may be found.
"""

from __future__ import annotations

from random import Random
from typing import Final

from thousand_qt.ai.bidding import CAUTION, AtStake, Chances, next_bid, stakes_of
from thousand_qt.ai.exchange import prospects_after_exchange
from thousand_qt.ai.model.hand import DealtChances
from thousand_qt.ai.model.stakes import MatchStakes
from thousand_qt.ai.review.weighing import Weighed, Weighing
from thousand_qt.ai.search.chances import Mixed
from thousand_qt.ai.strong import MASTER
from thousand_qt.engine.actions import Action, Bid, Pass
from thousand_qt.engine.cards import FULL_MASK, cards_of, mask_of
from thousand_qt.engine.view import PlayerView

_DOUBT: Final = 5.0
"""How far, in points of the score, the worth of a call can be trusted: the trained numbers miss what people
bid on beside the count of their hands, such as what another player's bid tells."""

_SMALL_JUMP: Final = 30
"""Points beyond the next bid: as far as people jump to be left alone."""


def is_trained_for(view: PlayerView) -> bool:
    """Return whether hands and matches of this table are weighed by trained numbers: with three players."""
    return len(view.order) == 3


def at_stake(view: PlayerView) -> AtStake:
    """Return what the level weighs bids and contracts with."""
    return MatchStakes(view) if is_trained_for(view) else stakes_of(view)


def weigh_calls(view: PlayerView, *others: Action, random: Random, talons: int) -> Weighing:
    """Return passing, the next bid and the `others`, as far as they are calls.

    A bid beyond the next one keeps others out and would often be reached anyway: it costs what it is too high
    only when nobody else would have bid as far, which is taken to be every second time. A small jump to a
    price at which the deal is worth having is a matter of taste.
    """
    parts: list[Chances]
    if is_trained_for(view):
        parts = [DealtChances.of(view.rules, mask_of(view.hand))]
    else:
        parts = _chances_by_talon(view, random, talons)
    stakes = at_stake(view)
    passing = stakes.passing + CAUTION
    bids = [action for action in view.legal_actions if isinstance(action, Bid)]
    asked = [next_bid(bids)] if bids else []
    asked += [action for action in others if isinstance(action, Bid)]
    options: list[Weighed] = []
    matters_of_taste: list[Action] = []
    next_worths: list[float] = []
    for bid in dict.fromkeys(asked):
        worths = [stakes.worth_of_bid(bid.amount, chances) for chances in parts]
        next_worths = next_worths or worths
        if sum(worths) / len(worths) >= passing:
            if bid.amount <= asked[0].amount + _SMALL_JUMP:
                matters_of_taste.append(bid)
            worths = [(one + other) / 2 for one, other in zip(worths, next_worths, strict=True)]
        chance = sum(chances.chance_of(bid.amount) for chances in parts) / len(parts)
        points = sum(chances.points for chances in parts) / len(parts)
        options.append(Weighed(bid, tuple(worths), chance, points))
    options += [
        Weighed(action, (passing,) * len(parts)) for action in view.legal_actions if isinstance(action, Pass)
    ]
    talons_seen = 0 if is_trained_for(view) else len(parts)
    return Weighing(tuple(options), talons_seen, None, doubt=_DOUBT, matters_of_taste=tuple(matters_of_taste))


def _chances_by_talon(view: PlayerView, random: Random, talons: int) -> list[Chances]:
    hand = mask_of(view.hand)
    unseen = cards_of(FULL_MASK & ~hand)
    size = view.talon_sizes[0] if view.talon_sizes else 0
    return [
        Mixed((prospects_after_exchange(view.rules, hand | mask_of(talon)),), MASTER.bonus)
        for talon in (random.sample(unseen, size) for _ in range(talons))
    ]
