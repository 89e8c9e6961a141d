"""A player who sees all cards: the upper bound that honest players are measured against, in the arena only.

It bids like Master, from its own cards, and then chooses gifts, contract and cards as Master would if the one
layout it looked at were known to be the true one.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec

from thousand_qt.ai.search.effort import Effort
from thousand_qt.ai.seat import Budget
from thousand_qt.ai.strong import MASTER, Searcher
from thousand_qt.ai.worlds import World
from thousand_qt.engine.actions import Action
from thousand_qt.engine.cards import mask_of
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.view import PlayerView, view_of


def world_of(state: MatchState) -> World:
    """Return how the cards really lie; raises ValueError between deals."""
    deal = state.deal
    if deal is None:
        raise ValueError("there are no cards between deals")
    return World(
        hands=deal.hands,
        stock=deal.play.stock if deal.play is not None else deal.stock,
        aside=mask_of(gift.card for gift in deal.gifts if gift.receiver is None),
        talons=tuple(
            0 if index == deal.shown_talon else mask_of(talon) for index, talon in enumerate(deal.talons)
        ),
    )


class Oracle(Searcher):
    """Never a level of the program: it cannot be asked with a view alone."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, msgspec.structs.replace(MASTER, stock_open=True))
        self._truth: World | None = None

    def choose_seeing(self, state: MatchState, budget: Budget) -> Action:
        """Return the decision of the seat in turn, all cards open; raises ValueError between deals."""
        deal = state.deal
        if deal is None or deal.turn is None:
            raise ValueError("there is nothing to decide between deals")
        self._truth = world_of(state)
        try:
            return self.choose(view_of(state, deal.turn), budget)
        finally:
            self._truth = None

    def _worlds(self, view: PlayerView, random: Random, effort: Effort) -> Iterator[World]:
        if self._truth is None:
            raise ValueError("an oracle is asked with the whole state")
        return iter((self._truth,))
