"""Whole matches without a window: seats choose from their views, the deals follow from a seed."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from thousand_qt.ai.seat import Budget, Seat
from thousand_qt.engine.actions import CHANCE, Action, DealCards
from thousand_qt.engine.cards import PACK
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.rules import Rules
from thousand_qt.engine.view import PlayerView, view_of

Watch = Callable[[MatchState, PlayerView, Action], None]
"""Called with the state, the view and the answer before the answer is applied."""


def shuffled(rng: random.Random) -> DealCards:
    pack = list(PACK)
    rng.shuffle(pack)
    return DealCards(tuple(pack))


def play_match(
    rules: Rules,
    seats: Sequence[Seat],
    seed: int,
    *,
    first_dealer: int = 0,
    deals: int | None = None,
    watch: Watch | None = None,
    budget: Budget | None = None,
) -> MatchState:
    """Play a match to its end, or until `deals` deals have been scored; redeals count against a runaway."""
    rng = random.Random(seed)
    state = MatchState.new(rules, first_dealer)
    budget = budget or Budget()
    packs = 0
    while state.turn is not None and (deals is None or len(state.results) < deals):
        turn = state.turn
        if turn == CHANCE:
            packs += 1
            assert packs <= 2000, "the match does not end"
            action: Action = shuffled(rng)
        else:
            view = view_of(state, turn)
            action = seats[turn].choose(view, budget)
            if watch is not None:
                watch(state, view, action)
        state, _ = state.apply(action)
    return state
