"""The slow truth about worlds: every way to give out the hidden cards, dealt and played by the engine."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations
from math import comb, factorial

from tests.ai.honesty import rebuilt
from thousand_qt.ai.worlds import World
from thousand_qt.engine.cards import FULL_MASK, cards_of, mask_of
from thousand_qt.engine.view import PlayerView


def worlds_by_replay(view: PlayerView) -> set[World]:
    """Return the worlds in which everything that was done was allowed."""
    return {world for world in layouts(view) if rebuilt(view, world) is not None}


def number_of_layouts(view: PlayerView) -> int:
    """Return how many worlds `layouts` makes, to know beforehand how long it takes."""
    number, left = factorial(view.stock_size), _hidden(view).bit_count()
    for size in [*_hidden_sizes(view), view.stock_size]:
        number *= comb(left, size)
        left -= size
    return number


def layouts(view: PlayerView) -> Iterator[World]:
    """Yield every way to give out the cards the seat does not see, whatever it knows about them."""
    seats = view.rules.players
    for sets in _given_out(_hidden(view), _hidden_sizes(view)):
        *placed, rest = sets
        hands = tuple(mask_of(view.hand) if seat == view.seat else placed[seat] for seat in range(seats))
        aside = placed[seats] | _aside_by_me(view)
        for stock in permutations(cards_of(rest)):
            yield World(hands, stock, aside, tuple(placed[seats + 1 :]))


def _hidden(view: PlayerView) -> int:
    seen = mask_of(view.hand) | _aside_by_me(view)
    for cards in [trick.cards for trick in view.tricks] + [view.trick]:
        seen |= mask_of(played.card for played in cards)
    if view.shown_talon is not None and view.talon_sizes[view.shown_talon]:
        seen |= mask_of(view.talon)
    return FULL_MASK & ~seen


def _aside_by_me(view: PlayerView) -> int:
    return mask_of(gift.card for gift in view.gifts if gift.card is not None and gift.receiver is None)


def _hidden_sizes(view: PlayerView) -> list[int]:
    """Return how many hidden cards lie in each hand, aside, and in each talon."""
    hands = [0 if seat == view.seat else size for seat, size in enumerate(view.hand_sizes)]
    aside = sum(gift.card is None and gift.receiver is None for gift in view.gifts)
    talons = [0 if index == view.shown_talon else size for index, size in enumerate(view.talon_sizes)]
    return [*hands, aside, *talons]


def _given_out(cards: int, sizes: list[int]) -> Iterator[list[int]]:
    if not sizes:
        yield [cards]
        return
    for chosen in combinations(cards_of(cards), sizes[0]):
        taken = mask_of(chosen)
        for others in _given_out(cards & ~taken, sizes[1:]):
            yield [taken, *others]
