"""The ways to fill places with cards, numbered: how many there are, and which is the one with a number.

Because every number gives another way and all numbers below the count do, a number drawn at random draws a
way at random, exactly uniformly, and counting up lists them all.
"""

from __future__ import annotations

from functools import lru_cache
from math import comb

import msgspec

from thousand_qt.ai.worlds.layout import Layout
from thousand_qt.engine.cards import FULL_MASK, cards_of

Shape = tuple[tuple[int, tuple[int, ...]], ...]
"""Groups of cards that can lie in the same places: how many cards, which places."""


class Share(msgspec.Struct, frozen=True):
    """How many cards of a group go to each of its places, and how many fillings of all places that leaves."""

    sizes: tuple[int, ...]
    rooms: tuple[int, ...]
    """What room is left afterwards."""
    ways: int
    ways_of_others: int
    """The ways to fill the places with the other groups, whichever cards of this one went where."""


class Filling(msgspec.Struct, frozen=True):
    """All ways to fill the rooms of a layout.

    Attributes:
        known: by place, the cards that can lie nowhere else.
        groups: the bits of the other cards, group by group, each with the places it is shared by.
        rooms: by place, the room left for them.
        count: how many ways there are.
    """

    known: tuple[int, ...]
    groups: tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]
    shape: Shape
    rooms: tuple[int, ...]
    count: int

    @classmethod
    def of(cls, layout: Layout) -> Filling:
        known = [0] * len(layout.may)
        groups: list[tuple[tuple[int, ...], tuple[int, ...]]] = []
        for cards, places in _by_places(layout):
            if len(places) == 1:
                known[places[0]] |= cards
            else:
                groups.append((tuple([card.bit for card in cards_of(cards)]), places))
        # The group with most freedom comes last: what the others have left decides its share.
        groups.sort(key=lambda group: (len(group[1]), len(group[0])))
        shape = tuple([(len(bits), places) for bits, places in groups])
        rooms = tuple([room - cards.bit_count() for room, cards in zip(layout.rooms, known, strict=True)])
        count = 0 if min(rooms) < 0 else _ways(shape, rooms)
        return cls(tuple(known), tuple(groups), shape, rooms, count)

    def cards_by_place(self, number: int) -> list[int]:
        """Return the cards of each place in the way with this number, 0 to `count` - 1."""
        filled = list(self.known)
        rooms = self.rooms
        for index, (bits, places) in enumerate(self.groups):
            for share in _shares(self.shape[index:], rooms):
                if number < share.ways:
                    break
                number -= share.ways
            else:
                raise IndexError(f"there are only {self.count} ways")
            rooms = share.rooms
            choice, number = divmod(number, share.ways_of_others)
            rest = bits
            for place, size in zip(places, share.sizes, strict=True):
                choice, combination = divmod(choice, comb(len(rest), size))
                chosen, rest = _choose(rest, size, combination)
                filled[place] |= chosen
        return filled


def _by_places(layout: Layout) -> list[tuple[int, tuple[int, ...]]]:
    """Return the cards grouped by the places they can lie in."""
    groups: list[tuple[int, tuple[int, ...]]] = [(FULL_MASK, ())]
    for place, cards in enumerate(layout.may):
        parted: list[tuple[int, tuple[int, ...]]] = []
        for group, places in groups:
            if group & cards:
                parted.append((group & cards, (*places, place)))
            if group & ~cards:
                parted.append((group & ~cards, places))
        groups = parted
    return groups


@lru_cache(maxsize=1 << 9)
def _ways(shape: Shape, rooms: tuple[int, ...]) -> int:
    if not shape:
        return 0 if any(rooms) else 1
    return sum(share.ways for share in _shares(shape, rooms))


@lru_cache(maxsize=1 << 9)
def _shares(shape: Shape, rooms: tuple[int, ...]) -> tuple[Share, ...]:
    """Return every way to share out the first group that leaves the other groups enough room."""
    size, places = shape[0]
    if len(shape) == 1:  # it fills what is left
        candidates = [tuple([rooms[place] for place in places])]
    else:
        candidates = _partitions(size, [rooms[place] for place in places])
    found: list[Share] = []
    for sizes in candidates:
        if sum(sizes) != size:
            continue
        left = list(rooms)
        orders, unshared = 1, size
        for place, taken in zip(places, sizes, strict=True):
            left[place] -= taken
            orders *= comb(unshared, taken)
            unshared -= taken
        others = _ways(shape[1:], tuple(left))
        if others:
            found.append(Share(sizes, tuple(left), orders * others, others))
    return tuple(found)


def _partitions(size: int, rooms: list[int]) -> list[tuple[int, ...]]:
    """Return every way to write `size` as a sum with one summand of at most its room for each room."""
    if not rooms:
        return [()] if size == 0 else []
    return [
        (taken, *others)
        for taken in range(min(size, rooms[0]) + 1)
        for others in _partitions(size - taken, rooms[1:])
    ]


def _choose(bits: tuple[int, ...], size: int, number: int) -> tuple[int, tuple[int, ...]]:
    """Return the combination of `size` bits with this number, and the bits left."""
    chosen = 0
    left: list[int] = []
    following = len(bits)
    for bit in bits:
        following -= 1
        with_this = comb(following, size - 1) if size else 0
        if number < with_this:
            chosen |= bit
            size -= 1
        else:
            number -= with_this
            left.append(bit)
    return chosen, tuple(left)
