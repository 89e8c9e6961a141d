"""The beginner is weak in a human way: forgetful, shy and content, but never absurd."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.ai.headless import play_match
from tests.ai.sampled import sampled_states
from thousand_qt.ai.beginner import Beginner, good_enough, remembered
from thousand_qt.ai.casual import Casual
from thousand_qt.ai.knowledge import knowledge_of
from thousand_qt.ai.random_legal import RandomLegal
from thousand_qt.ai.seat import Budget, Seat
from thousand_qt.engine.actions import Bid, Exchange, Play
from thousand_qt.engine.cards import ACES_MASK, marriages_in, mask_of
from thousand_qt.engine.deal import Phase
from thousand_qt.engine.rules import PRESETS, Rules
from thousand_qt.engine.view import view_of


@pytest.mark.parametrize("name", ["classic", "polish"])
def test_it_beats_random_players_in_nearly_all_matches(name: str) -> None:
    won = 0
    for seed in range(20):
        place = seed % 3
        seats: list[Seat] = [RandomLegal(100 * seed + seat) for seat in range(3)]
        seats[place] = Beginner(seed)
        outcome = play_match(PRESETS[name], seats, seed, first_dealer=seed % 3).outcome
        won += outcome is not None and outcome.winners == (place,)
    assert won >= 19


def test_it_remembers_two_tricks_and_every_ace() -> None:
    seen = 0
    for state in sampled_states(Rules(), 120, seed=2):
        assert state.turn is not None
        view = view_of(state, state.turn)
        if view.phase is not Phase.PLAY or len(view.tricks) < 4:
            continue
        seen += 1
        everything, kept = knowledge_of(view), knowledge_of(remembered(view))
        old = mask_of(played.card for trick in view.tricks[:-2] for played in trick.cards)
        assert everything.gone & ~kept.gone == old & ~ACES_MASK
        assert all(ours & ~full == 0 for ours, full in zip(kept.ruled_out, everything.ruled_out, strict=True))
    assert seen > 10


def test_good_enough_is_near_the_best_and_mostly_the_best() -> None:
    dice = Random(1)
    drawn = Counter(good_enough("abc", (10.0, 4.0, -30.0), 15.0, dice) for _ in range(300))
    assert set(drawn) == {"a", "b"}
    assert drawn["a"] > drawn["b"] > 30


def test_it_is_shy_and_never_throws_treasures_away() -> None:
    bids = Counter[str]()
    for state in sampled_states(Rules(), 500, seed=4):
        assert state.turn is not None
        view = view_of(state, state.turn)
        own, casual = (player.choose(view, Budget()) for player in (Beginner(1), Casual(1)))
        if view.phase is Phase.AUCTION:
            bids["beginner"] += isinstance(own, Bid)
            bids["casual"] += isinstance(casual, Bid)
            assert isinstance(casual, Bid) or not isinstance(own, Bid)
        hand = mask_of(view.hand)
        if isinstance(own, Exchange):
            treasures = hand & ACES_MASK | sum(suit.marriage_mask for suit in marriages_in(hand))
            assert (hand & ~treasures).bit_count() < 2 or not treasures & mask_of(own.cards)
    assert 0 < bids["beginner"] < bids["casual"]


@pytest.mark.parametrize("name", ["classic", "polish"])
def test_an_ace_is_not_thrown_into_a_lost_trick(name: str) -> None:
    for state in sampled_states(PRESETS[name], 400, seed=6):
        assert state.turn is not None
        view = view_of(state, state.turn)
        if view.phase is not Phase.PLAY or len(view.trick) != 2 or view.winning_card is None:
            continue
        plays = [action for action in view.legal_actions if isinstance(action, Play)]
        lost = view.winning_card.seat == view.declarer != view.seat
        if lost and any(play.card.rank == "9" for play in plays):
            action = Beginner(2).choose(view, Budget())
            beaten = isinstance(action, Play) and action.card in _winners(view, plays)
            assert beaten or not (isinstance(action, Play) and action.card.rank == "A")


def _winners(view, plays):
    winning = view.winning_card.card
    return {
        play.card
        for play in plays
        if play.card.bit & winning.higher or (play.card.suit is view.trump is not winning.suit)
    }
