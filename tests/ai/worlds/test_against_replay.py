"""Worlds are exactly those hands with which the engine lets everything happen that has happened."""

from __future__ import annotations

import random

import pytest

from tests.ai.honesty import rebuilt
from tests.ai.worlds.oracle import layouts, number_of_layouts, worlds_by_replay
from tests.ai.worlds.watching import is_kept_waiting, watch_matches
from thousand_qt.ai.oracle import world_of
from thousand_qt.ai.worlds import World, Worlds
from thousand_qt.engine.cards import PACK, cards_of, mask_of
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.view import PlayerView


@pytest.mark.parametrize("part", range(2))
def test_late_in_a_deal_the_worlds_are_those_of_the_oracle(part: int) -> None:
    rng = random.Random(part)
    compared = 0

    def look(state: MatchState, view: PlayerView) -> None:
        nonlocal compared
        if number_of_layouts(view) > 110 or rng.random() < 0.6 or is_kept_waiting(view):
            return
        worlds = Worlds.of(view).all()
        assert len(set(worlds)) == len(worlds)
        assert set(worlds) == worlds_by_replay(view)
        compared += 1

    watch_matches(rng, 12, look)
    assert compared > 60


@pytest.mark.parametrize("part", range(2))
def test_at_any_moment_a_layout_is_a_world_when_it_can_be_replayed(part: int) -> None:
    rng = random.Random(50 + part)
    answers = {False: 0, True: 0}

    def look(state: MatchState, view: PlayerView) -> None:
        if rng.random() < 0.85 or is_kept_waiting(view):
            return
        worlds = Worlds.of(view)
        guesses = [
            *[_swapped(rng, view, world_of(state)) for _ in range(3)],
            *Worlds.of(view, use_auction=False).sample(rng, 2),
            *worlds.sample(rng, 1),
        ]
        for world in guesses:
            fits = rebuilt(view, world) is not None
            assert (world in worlds) == fits
            answers[fits] += 1

    watch_matches(rng, 15, look)
    assert min(answers.values()) > 20


def _swapped(rng: random.Random, view: PlayerView, world: World) -> World:
    """Return a world in which two hidden cards have changed places."""
    if world.stock and rng.random() < 0.5:
        return World(world.hands, tuple(rng.sample(world.stock, len(world.stock))), 0, world.talons)
    lying = {
        **{("hand", seat): hand for seat, hand in enumerate(world.hands) if seat != view.seat},
        **{("talon", index): talon for index, talon in enumerate(world.talons)},
        ("aside", 0): 0 if view.declarer == view.seat else world.aside,
    }
    filled = [place for place, cards in lying.items() if cards]
    if len(filled) < 2:
        return world
    first, second = rng.sample(filled, 2)
    one, other = rng.choice(cards_of(lying[first])).bit, rng.choice(cards_of(lying[second])).bit
    lying[first] ^= one | other
    lying[second] ^= one | other
    hands = tuple(lying.get(("hand", seat), hand) for seat, hand in enumerate(world.hands))
    talons = tuple(lying["talon", index] for index in range(len(world.talons)))
    return World(hands, world.stock, lying["aside", 0] or world.aside, talons)


@pytest.mark.parametrize("part", range(2))
def test_the_truth_is_always_among_the_worlds(part: int) -> None:
    rng = random.Random(100 + part)

    def look(state: MatchState, view: PlayerView) -> None:
        truth = world_of(state)
        for worlds in (Worlds.of(view), Worlds.of(view, use_auction=False)):
            assert truth in worlds
            if worlds.count(60) is not None:
                assert truth in worlds.all()
            for world in worlds.sample(rng, 3):
                _check_cards(view, world)

    watch_matches(rng, 8, look, every_seat=True)


def _check_cards(view: PlayerView, world: World) -> None:
    """Each card lies in one place, the places are as full as they are seen to be, the own hand is known."""
    assert world.hands[view.seat] == mask_of(view.hand)
    assert tuple(hand.bit_count() for hand in world.hands) == view.hand_sizes
    assert len(world.stock) == view.stock_size
    played = mask_of(played.card for trick in view.tricks for played in trick.cards)
    played |= mask_of(played.card for played in view.trick)
    shown = 0 if view.shown_talon is None else view.talon_sizes[view.shown_talon]
    sets = [*world.hands, mask_of(world.stock), world.aside, *world.talons, played]
    sets += [mask_of(view.talon)] if shown else []
    assert sum(cards.bit_count() for cards in sets) == len(PACK)
    assert sum(sets) == mask_of(PACK)


def test_the_oracle_makes_as_many_layouts_as_it_says() -> None:
    rng = random.Random(9)

    def look(state: MatchState, view: PlayerView) -> None:
        if number_of_layouts(view) < 300:
            made = list(layouts(view))
            assert len(set(made)) == len(made) == number_of_layouts(view)
            assert world_of(state) in made

    watch_matches(rng, 3, look)
