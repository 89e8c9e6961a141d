"""Positions from matches of all sorts: any rules or preset, players with and without judgement."""

from __future__ import annotations

import random
from collections.abc import Callable

from tests.ai.headless import play_match
from tests.ai.random_rules import random_rules
from thousand_qt.ai.casual import Casual
from thousand_qt.ai.random_legal import RandomLegal
from thousand_qt.engine.actions import Action
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.rules import PRESETS
from thousand_qt.engine.view import PlayerView, view_of

Look = Callable[[MatchState, PlayerView], None]


def watch_matches(rng: random.Random, matches: int, look: Look, *, every_seat: bool = False) -> None:
    """Show each position of some matches, two deals each, as one seat or every seat sees it.

    A seat that has not looked at its own cards yet is left out: worlds are what the others may hold.
    """

    def watch(state: MatchState, view: PlayerView, action: Action) -> None:
        seats = range(view.rules.players)
        for seat in seats if every_seat else [rng.choice(seats)]:
            if state.deal is None or state.deal.unseen != seat:
                look(state, view_of(state, seat))

    for number in range(matches):
        rules = PRESETS[rng.choice(list(PRESETS))] if number % 3 == 0 else random_rules(rng)
        seats = [rng.choice([Casual, RandomLegal])(rng.randrange(10**6)) for _ in range(rules.players)]
        play_match(rules, seats, rng.randrange(10**6), deals=2, watch=watch)


def is_kept_waiting(view: PlayerView) -> bool:
    """Return whether another seat is quietly asked if it claims a new deal, while this one is to act next.

    That it has to wait tells this seat something about the other hands. Worlds do not use it: it is over
    before this seat has anything to decide.
    """
    return view.turn == view.seat and not view.legal_actions
