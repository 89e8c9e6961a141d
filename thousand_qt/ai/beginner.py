"""A pleasant beginner: forgets what has been played, bids shyly, and is content with what is good enough.

It reasons as `Casual` does, from less and more coarsely, so that it goes wrong in the ways people do and
never in absurd ones: whatever it does is nearly as good, as far as it can tell, as what it likes best.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random
from typing import Final, TypeVar

import msgspec

from thousand_qt.ai.bidding import choose_call, choose_contract, declarer_prospects, gives_up
from thousand_qt.ai.casual import Casual
from thousand_qt.ai.exchange import exchange_of, pairs_to_part_with, worth_parting
from thousand_qt.ai.explanation import Explanation, Reason
from thousand_qt.ai.playing import preference, table_of
from thousand_qt.ai.reasoning import explain_judgement
from thousand_qt.ai.seat import Budget
from thousand_qt.ai.valuation import Prospects, prospects_as_dealt
from thousand_qt.engine.actions import Action, Play
from thousand_qt.engine.cards import mask_of
from thousand_qt.engine.deal import Phase
from thousand_qt.engine.tricks import Trick
from thousand_qt.engine.view import PlayerView

_REMEMBERED_TRICKS: Final = 2
_SHYNESS: Final = 12.0
"""Points a beginner thinks its hand is worth less than it is."""
_CARD_LEEWAY: Final = 20.0
"""Points of worth below the best play with which a card is still good enough.

Less than an ace thrown into a trick of the other side costs.
"""
_GIFT_LEEWAY: Final = 16.0
"""The same for two cards to give away."""
_TEMPERATURE: Final = 13.0
"""Points of worth that make a choice e times as likely."""

_Choice = TypeVar("_Choice")


class Beginner:
    """The same view and seed give the same answer; it keeps no memory beside the view, and less than that."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._judgement = Casual(seed)

    def choose(self, view: PlayerView, budget: Budget) -> Action:
        if len(view.legal_actions) == 1:
            return view.legal_actions[0]
        match view.phase:
            case Phase.AUCTION:
                hand = mask_of(view.hand)
                return choose_call(view, _shy(prospects_as_dealt(view.rules, hand)))
            case Phase.CONTRACT if not gives_up(view):
                return choose_contract(view, _shy(declarer_prospects(view)))
            case Phase.EXCHANGE if not gives_up(view):
                return self._exchange(view)
            case Phase.PLAY if not gives_up(view):
                return self._play(remembered(view))
            case _:
                return self._judgement.choose(view, budget)

    def explain(self, view: PlayerView, budget: Budget) -> Explanation:
        action = self.choose(view, budget)
        picked = view.phase in (Phase.EXCHANGE, Phase.PLAY)
        seen = remembered(view) if view.phase is Phase.PLAY else view
        return explain_judgement(seen, action, Reason.PICKED if picked else None)

    def _exchange(self, view: PlayerView) -> Action:
        hand = mask_of(view.hand)
        pairs = pairs_to_part_with(hand)
        worths = [worth_parting(view.rules, hand, pair) for pair in pairs]
        return exchange_of(view, good_enough(pairs, worths, _GIFT_LEEWAY, self._dice(view)))

    def _play(self, view: PlayerView) -> Action:
        table = table_of(view)
        plays = sorted(
            (action for action in view.legal_actions if isinstance(action, Play)),
            key=lambda play: preference(table, play),
            reverse=True,
        )
        worths = [preference(table, play)[0] for play in plays]
        return good_enough(plays, worths, _CARD_LEEWAY, self._dice(view))

    def _dice(self, view: PlayerView) -> Random:
        """Return random numbers that depend on the seed and what the seat sees, and on nothing else."""
        return Random(f"{self._seed}/{view.number}/{view.phase}/{view.trick}/{view.hand}")


def remembered(view: PlayerView) -> PlayerView:
    """Return the view with no more of the tricks than a beginner remembers: the last two, and every ace."""
    older, recent = view.tricks[:-_REMEMBERED_TRICKS], view.tricks[-_REMEMBERED_TRICKS:]
    aces = tuple(
        Trick((played,), trick.winner, trick.trump)  # alone, for who followed suit is forgotten
        for trick in older
        for played in trick.cards
        if played.card.rank == "A"
    )
    return msgspec.structs.replace(view, tricks=(*aces, *recent))


def good_enough(choices: Sequence[_Choice], worths: Sequence[float], leeway: float, dice: Random) -> _Choice:
    """Draw one of the choices that are worth at most `leeway` less than the best; the better the likelier."""
    best = max(worths)
    weights = [math.exp((worth - best) / _TEMPERATURE) if worth >= best - leeway else 0.0 for worth in worths]
    return dice.choices(choices, weights)[0]


def _shy(prospects: Prospects) -> Prospects:
    return Prospects(prospects.points - _SHYNESS, prospects.spread)
