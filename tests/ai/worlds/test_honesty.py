"""The helper that catches players looking at hidden cards, and the players there are."""

from __future__ import annotations

import random

from tests.ai.honesty import permuted
from tests.ai.worlds.watching import watch_matches
from thousand_qt.ai.casual import Casual
from thousand_qt.ai.seat import Budget
from thousand_qt.ai.worlds import Worlds
from thousand_qt.engine.actions import CHANCE
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.rules import Rules
from thousand_qt.engine.view import PlayerView, view_of


def test_another_truth_looks_the_same_to_the_seat() -> None:
    rng = random.Random(1)
    different = same = 0

    def look(state: MatchState, view: PlayerView) -> None:
        nonlocal different, same
        other = permuted(state, view.seat, rng)
        assert view_of(other, view.seat) == view
        if other != state:
            different += 1
        elif Worlds.of(view).total > 1:
            same += 1
        if view.legal_actions:
            assert Casual(0).choose(view_of(other, view.seat), Budget()) == Casual(0).choose(view, Budget())

    watch_matches(rng, 20, look)
    assert different > 50 * same


def test_another_truth_can_be_played_on() -> None:
    rng = random.Random(2)

    def look(state: MatchState, view: PlayerView) -> None:
        if rng.random() < 0.9:
            return
        other = permuted(state, view.seat, rng)
        while other.turn not in (None, CHANCE):
            other, _ = other.apply(rng.choice(other.legal_actions()))

    watch_matches(rng, 8, look)


def test_between_deals_there_is_nothing_to_change() -> None:
    state = MatchState.new(Rules(), 0)
    assert permuted(state, 0, random.Random(1)) == state
