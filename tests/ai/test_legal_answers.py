"""Every player answers legally, deterministically and from its view alone, under whatever rules."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from tests.ai.headless import play_match
from tests.ai.random_rules import random_rules
from thousand_qt.ai.casual import Casual
from thousand_qt.ai.fallback import safe_action
from thousand_qt.ai.levels import LEVELS
from thousand_qt.ai.random_legal import RandomLegal
from thousand_qt.ai.seat import Budget, Seat
from thousand_qt.engine.actions import Action, Bid, ClaimRedeal, Exchange, GiveUp, Play, SetContract
from thousand_qt.engine.auction import most_points
from thousand_qt.engine.cards import ACES_MASK, marriages_in, mask_of
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.rules import PRESETS, Rules
from thousand_qt.engine.view import PlayerView, view_of


class Safe:
    """A player that is nothing but the fallback."""

    def choose(self, view: PlayerView, budget: Budget) -> Action:
        return safe_action(view)


def watch_casual(_state: MatchState, view: PlayerView, action: Action) -> None:
    assert action in view.legal_actions
    assert Casual(view.seat).choose(view, Budget()) == action  # no memory, no hidden dice
    hand = mask_of(view.hand)
    match action:
        case Bid(amount=amount):
            assert amount <= most_points(view.rules, hand)
        case SetContract(amount=amount):
            assert amount == view.contract or amount <= most_points(view.rules, hand)
        case Exchange(cards=cards):
            treasures = hand & ACES_MASK | sum(suit.marriage_mask for suit in marriages_in(hand))
            if (hand & ~treasures).bit_count() >= 2:
                assert not treasures & mask_of(cards)
        case _:
            pass


@pytest.mark.parametrize("name", PRESETS)
def test_casual_plays_whole_matches_of_every_preset(name: str) -> None:
    rules = PRESETS[name]
    for seed in range(3):
        seats = [Casual(seat) for seat in range(rules.players)]
        assert play_match(rules, seats, seed, watch=watch_casual).outcome is not None


@pytest.mark.parametrize("part", range(8))
def test_casual_answers_legally_under_any_rules(part: int) -> None:
    rng = random.Random(part)
    for seed in range(40):
        rules = random_rules(rng)
        seats = [Casual(seat) for seat in range(rules.players)]
        play_match(rules, seats, seed, first_dealer=seed % rules.players, deals=3, watch=watch_casual)


@pytest.mark.parametrize("part", range(4))
def test_casual_lives_with_wild_opponents(part: int) -> None:
    """Against players that declare, give away and give up anything, it meets positions of every kind."""
    rng = random.Random(100 + part)

    def watch(state: MatchState, view: PlayerView, action: Action) -> None:
        if view.seat == 0:
            watch_casual(state, view, action)

    for seed in range(40):
        rules = random_rules(rng)
        others: list[Seat] = [RandomLegal(seat) for seat in range(1, rules.players)]
        play_match(rules, [Casual(0), *others], seed, first_dealer=seed % rules.players, deals=3, watch=watch)


def test_the_safe_action_is_always_legal_and_commits_to_nothing() -> None:
    rng = random.Random(7)

    def watch(_state: MatchState, view: PlayerView, action: Action) -> None:
        assert action in view.legal_actions
        assert not isinstance(action, ClaimRedeal | GiveUp)
        assert not (isinstance(action, Play) and action.declare)
        if isinstance(action, Bid):
            assert action.amount == min(bid.amount for bid in view.legal_actions if isinstance(bid, Bid))
        if isinstance(action, SetContract):
            assert action.amount == view.contract

    for seed in range(60):
        rules = random_rules(rng)
        play_match(rules, [Safe()] * rules.players, seed, deals=2, watch=watch)


def test_the_safe_action_refuses_a_view_without_a_decision() -> None:
    state = MatchState.new(Rules(), 0)
    with pytest.raises(ValueError, match="nothing to decide"):
        safe_action(view_of(state, 0))


@pytest.mark.parametrize("make", LEVELS.values(), ids=LEVELS)
def test_the_same_seed_plays_the_same_match(make: Callable[[int], Seat]) -> None:
    budget = Budget(worlds=2)  # the clock would not be the same twice
    first, second = (
        play_match(Rules(), [make(seat) for seat in range(3)], seed=5, deals=5, budget=budget)
        for _ in range(2)
    )
    assert first == second
