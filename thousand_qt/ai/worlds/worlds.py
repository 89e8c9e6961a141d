"""The set of all worlds that fit what a seat knows: counted, listed, and drawn from."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from itertools import accumulate
from math import factorial
from random import Random

from thousand_qt.ai.worlds.bids import demands
from thousand_qt.ai.worlds.evidence import played_cards
from thousand_qt.ai.worlds.exchange import gift_cases, layout_of, talon_taken
from thousand_qt.ai.worlds.filling import Filling
from thousand_qt.ai.worlds.layout import Layout, Places
from thousand_qt.ai.worlds.world import World
from thousand_qt.engine.cards import Card, cards_of, mask_of
from thousand_qt.engine.view import PlayerView


class Worlds:
    """Every world one seat cannot rule out, each exactly once, in an order that depends on the view alone.

    The worlds are parted into cases that do not overlap, such that within a case each card has a set of
    places it can lie in and nothing else restricts it. So the number of worlds is known without listing
    them, and the world with a given number is found directly.
    """

    def __init__(self, places: Places, gone: tuple[int, ...], cases: list[Layout]) -> None:
        """Use `Worlds.of`. `gone` are by place the cards that count as lying there and no longer do."""
        self._places = places
        self._gone = gone
        fillings = [(case, Filling.of(case)) for case in cases]
        self._cases = [(case, filling) for case, filling in fillings if filling.count]
        self._ends = list(accumulate(filling.count for _, filling in self._cases))
        self._orders = factorial(cases[0].rooms[places.stock]) if cases else 0
        self._total = self._ends[-1] * self._orders if self._cases else 0

    @classmethod
    def of(cls, view: PlayerView, *, use_auction: bool = True) -> Worlds:
        """Return the worlds that fit this view.

        With `use_auction` a bid or contract over 120 shows the marriages it needed. Raises ValueError when
        no cards are dealt, or nothing fits, as no view of the engine's brings about.
        """
        if not view.hand_sizes:
            raise ValueError("no cards have been dealt")
        places = Places.of(view)
        cases: list[Layout] = []
        for case, unseen in gift_cases(view, layout_of(view)):
            parts = [case]
            if use_auction:
                for alternatives in demands(view, unseen):
                    parts = [smaller for part in parts for smaller in part.split(alternatives)]
            cases += parts
        gone = [*played_cards(view), *[0] * (places.count - places.seats)]
        if view.shown_talon is not None and not talon_taken(view):
            gone[places.talon(view.shown_talon)] = mask_of(view.talon)
        worlds = cls(places, tuple(gone), cases)
        if not worlds.total:
            raise ValueError("no layout of the cards fits this view")
        return worlds

    @property
    def total(self) -> int:
        """How many worlds there are."""
        return self._total

    def count(self, limit: int) -> int | None:
        """Return how many worlds there are when that is at most `limit`, else None."""
        return self._total if self._total <= limit else None

    def world(self, number: int) -> World:
        """Return the world with this number, 0 to `total` - 1; raises IndexError for another number."""
        if not 0 <= number < self._total:
            raise IndexError(f"world {number}: there are {self._total}")
        number, order = divmod(number, self._orders)
        index = bisect_right(self._ends, number)
        filling = self._cases[index][1]
        by_place = filling.cards_by_place(number - self._ends[index] + filling.count)
        cards = [held & ~gone for held, gone in zip(by_place, self._gone, strict=True)]
        places = self._places
        return World(
            tuple(cards[: places.seats]),
            _in_order(cards_of(cards[places.stock]), order),
            cards[places.aside],
            tuple(cards[places.seats : places.aside]),
        )

    def all(self) -> list[World]:
        """Return all worlds; look at `count` before."""
        return list(self)

    def sample(self, random: Random, n: int) -> Iterator[World]:
        """Draw `n` different worlds, or all when there are fewer; each set and order of them is as likely.

        Worlds are made as they are asked for, so it is no waste to ask for many and stop early.
        """
        if self._total <= 2 * n:
            for number in random.sample(range(self._total), min(n, self._total)):
                yield self.world(number)
            return
        drawn: set[int] = set()
        while len(drawn) < n:
            number = random.randrange(self._total)
            if number not in drawn:  # at least every second number is new
                drawn.add(number)
                yield self.world(number)

    def __iter__(self) -> Iterator[World]:
        return map(self.world, range(self._total))

    def __contains__(self, world: World) -> bool:
        cards = (*world.hands, *world.talons, world.aside, mask_of(world.stock))
        if len(cards) != self._places.count or any(
            held & gone for held, gone in zip(cards, self._gone, strict=True)
        ):
            return False
        by_place = [held | gone for held, gone in zip(cards, self._gone, strict=True)]
        return any(_fits(case, by_place) for case, _ in self._cases)


def _fits(case: Layout, by_place: list[int]) -> bool:
    return all(
        not held & ~may and held.bit_count() == room
        for held, may, room in zip(by_place, case.may, case.rooms, strict=True)
    )


def _in_order(cards: tuple[Card, ...], order: int) -> tuple[Card, ...]:
    """Return the cards in the order with this number, 0 to the factorial of their number - 1."""
    if not cards:
        return ()
    left = list(cards)
    ordered: list[Card] = []
    while left:
        order, index = divmod(order, len(left))
        ordered.append(left.pop(index))
    return tuple(ordered)
