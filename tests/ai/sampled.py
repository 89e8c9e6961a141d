"""Moments of decision from matches that really came about, for tests that ask players about many of them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import count, islice

from tests.ai.headless import shuffled
from thousand_qt.ai.casual import Casual
from thousand_qt.ai.random_legal import RandomLegal
from thousand_qt.ai.seat import Budget, Seat
from thousand_qt.engine.actions import CHANCE
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.rules import Rules
from thousand_qt.engine.view import view_of

_SHARE = 0.3
"""Of the decisions of a match, so that the positions are of many deals."""


def sampled_states(rules: Rules, number: int, seed: int) -> list[MatchState]:
    """Return states in which a seat has more than one legal action; sensible and wild play take turns."""
    return list(_first_states(rules, number, seed))


@cache
def _first_states(rules: Rules, number: int, seed: int) -> tuple[MatchState, ...]:
    return tuple(islice(_states(rules, seed), number))


def _states(rules: Rules, seed: int) -> Iterator[MatchState]:
    rng = random.Random(seed)
    for match in count():
        wild = match % 3 == 2
        seats: list[Seat] = [(RandomLegal if wild else Casual)(seat) for seat in range(rules.players)]
        yield from _decisions_of(rules, seats, rng)


def _decisions_of(rules: Rules, seats: list[Seat], rng: random.Random) -> Iterator[MatchState]:
    state = MatchState.new(rules, rng.randrange(rules.players))
    while state.turn is not None and len(state.results) < 6:
        if state.turn == CHANCE:
            action = shuffled(rng)
        else:
            view = view_of(state, state.turn)
            if len(view.legal_actions) > 1 and rng.random() < _SHARE:
                yield state
            action = seats[state.turn].choose(view, Budget())
        state, _ = state.apply(action)
