"""Counting, listing and drawing worlds."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from itertools import islice

import pytest

from tests.ai.positions import after, dealt
from tests.ai.worlds.watching import watch_matches
from thousand_qt.ai.worlds import Worlds
from thousand_qt.ai.worlds.filling import Filling
from thousand_qt.ai.worlds.layout import Layout, Places
from thousand_qt.engine.cards import FULL_MASK
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.rules import Rules, preset
from thousand_qt.engine.view import PlayerView, view_of


def three_players() -> PlayerView:
    """A bid that needed a marriage, gifts not seen, a void: several cases that are not alike."""
    hands = ("AS TS KH QH AC 9C 9D", "QS JS 9S KS AD TD JC", "AH TH JH 9H TC KC QC")
    state = dealt(Rules(), *hands)
    state = after(state, "bid 130", "pass", "pass", "give JD 9D", "contract 130")
    state = after(state, "play AS", "play 9S", "play 9H", "play AC", "play JC", "play QC")
    state = after(state, "play KH declare", "play JS", "play JH", "play QH", "play TD", "play TH")
    return view_of(state, 1)


def two_talons() -> PlayerView:
    state = after(dealt(preset("polish-two-talons")), "bid 100", "pass", "talon 0")
    return view_of(state, 1)


def stock() -> PlayerView:
    state = dealt(preset("polish-stock"))
    while state.deal is None or state.deal.play is None or len(state.deal.play.stock) > 2:
        state, _ = state.apply(state.legal_actions()[0])
    return view_of(state, 0)


SMALL = [three_players, two_talons, stock]


@pytest.mark.parametrize("make", SMALL)
def test_count_is_exact_up_to_the_limit(make: Callable[[], PlayerView]) -> None:
    worlds = Worlds.of(make())
    listed = worlds.all()
    assert 20 < len(listed) == len(set(listed)) == worlds.total < 400
    assert worlds.count(len(listed)) == len(listed)
    assert worlds.count(len(listed) - 1) is None
    assert list(worlds) == listed == [worlds.world(number) for number in range(len(listed))]
    assert all(world in worlds for world in listed)


@pytest.mark.parametrize("make", SMALL)
def test_the_order_depends_on_the_view_alone(make: Callable[[], PlayerView]) -> None:
    assert Worlds.of(make()).all() == Worlds.of(make()).all()


@pytest.mark.parametrize("make", SMALL)
def test_each_world_is_drawn_as_often(make: Callable[[], PlayerView]) -> None:
    """Chi-square, far in the tail: with a fixed seed it never fails by chance, and a slip never passes."""
    worlds = Worlds.of(make())
    rng = random.Random(3)
    expected = 60
    drawn = Counter(next(worlds.sample(rng, 1)) for _ in range(expected * worlds.total))
    freedom = worlds.total - 1
    deviation = sum((drawn[world] - expected) ** 2 / expected for world in worlds)
    assert abs(deviation - freedom) < 4 * (2 * freedom) ** 0.5


def test_drawn_worlds_are_different_and_no_more_than_there_are() -> None:
    worlds = Worlds.of(three_players())
    for number in (1, worlds.total // 3, worlds.total - 1, worlds.total, worlds.total + 50):
        drawn = list(worlds.sample(random.Random(1), number))
        assert len(drawn) == len(set(drawn)) == min(number, worlds.total)


def test_drawing_can_be_stopped_early_and_repeated_by_seed() -> None:
    worlds = Worlds.of(view_of(dealt(Rules()), 0))
    first = list(islice(worlds.sample(random.Random(5), 1_000_000), 5))
    assert first == list(islice(worlds.sample(random.Random(5), 1_000_000), 5))
    assert len(set(first)) == 5


def test_listed_and_counted_are_the_same_in_positions_of_every_kind() -> None:
    rng = random.Random(4)

    def look(state: MatchState, view: PlayerView) -> None:
        worlds = Worlds.of(view)
        number = worlds.count(2000)
        if number is not None:
            assert len(set(worlds.all())) == number

    watch_matches(rng, 12, look)


def test_there_is_nothing_to_number_outside() -> None:
    worlds = Worlds.of(three_players())
    for number in (-1, worlds.total):
        with pytest.raises(IndexError):
            worlds.world(number)


def test_without_cards_there_are_no_worlds() -> None:
    with pytest.raises(ValueError, match="no cards"):
        Worlds.of(view_of(MatchState.new(Rules(), 0), 0))


def test_overlapping_alternatives_part_into_layouts_without_a_common_world() -> None:
    """Every world fitting one of some random alternatives is in one part, and only in one."""
    rng = random.Random(6)
    places = Places(2, 0)  # two hands, the cards put aside, a stock
    few = 0b111111
    for _ in range(50):
        layout = Layout((few, FULL_MASK, 0, few), (2, 20, 0, 2))
        alternatives = [
            places.elsewhere(
                rng.getrandbits(6) & rng.getrandbits(6), rng.sample([0, 1, 3], rng.choice([1, 2]))
            )
            for _ in range(3)
        ]
        parts = [_fillings(part) for part in layout.split(alternatives)]
        fitting = set[tuple[int, ...]]()
        for alternative in alternatives:
            smaller = layout.without(alternative)
            fitting |= _fillings(smaller) if smaller is not None else set()
        assert sum(len(part) for part in parts) == len(set[tuple[int, ...]]().union(*parts))
        assert set[tuple[int, ...]]().union(*parts) == fitting


def _fillings(layout: Layout) -> set[tuple[int, ...]]:
    filling = Filling.of(layout)
    found = {tuple(filling.cards_by_place(number)) for number in range(filling.count)}
    assert len(found) == filling.count
    return found
