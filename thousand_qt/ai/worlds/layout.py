"""Which places there are for cards, and which card can lie in which of them.

The cards of a hand count as lying in it also after they have been played: a hand here is what its player
held at the first lead and has drawn since. So what bids, gifts and tricks tell are facts about one and the
same set of cards, and nothing has to be said twice for the cards on the table.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from thousand_qt.engine.cards import FULL_MASK
from thousand_qt.engine.view import PlayerView

Masks = tuple[int, ...]
"""One set of cards for each place."""


class Places(msgspec.Struct, frozen=True):
    """The numbers of the places: the hands by seat, then the talons, the cards put aside, the stock."""

    seats: int
    talons: int

    @classmethod
    def of(cls, view: PlayerView) -> Places:
        return cls(view.rules.players, len(view.talon_sizes))

    @property
    def aside(self) -> int:
        return self.seats + self.talons

    @property
    def stock(self) -> int:
        return self.aside + 1

    @property
    def count(self) -> int:
        return self.aside + 2

    def talon(self, index: int) -> int:
        return self.seats + index

    def elsewhere(self, cards: int, allowed: Iterable[int]) -> Masks:
        """Return what must not lie where, so that each of these cards lies in one of the allowed places."""
        out = [cards] * self.count
        for place in allowed:
            out[place] = 0
        return tuple(out)


class Layout(msgspec.Struct, frozen=True):
    """The cards that can lie in each place, and how many each place has room for.

    A card whose place is known can lie in this one only. Each card fills one of the rooms.
    """

    may: Masks
    rooms: tuple[int, ...]

    def without(self, out: Masks) -> Layout | None:
        """Return the layout in which these cards do not lie in these places; None when one lies nowhere."""
        may = tuple([cards & ~excluded for cards, excluded in zip(self.may, out, strict=True)])
        return Layout(may, self.rooms) if _union(may) == FULL_MASK else None

    def split(self, alternatives: Iterable[Masks]) -> Iterator[Layout]:
        """Yield layouts that together hold just the worlds fitting at least one alternative, each once.

        An alternative says, as for `without`, what does not lie where. Alternatives may overlap; the layouts
        do not, because they part at the place of one card after the other until an alternative holds.
        """
        open_ones: list[Masks] = []
        for alternative in alternatives:
            if self.without(alternative) is None:
                continue
            out = tuple([cards & excluded for cards, excluded in zip(self.may, alternative, strict=True)])
            if not any(out):
                yield self
                return
            open_ones.append(out)
        if not open_ones:
            return
        undecided = _union(open_ones[0])
        card = undecided & -undecided
        ways: dict[tuple[bool, ...], list[int]] = {}
        for place, cards in enumerate(self.may):
            if cards & card:
                ways.setdefault(tuple([bool(out[place] & card) for out in open_ones]), []).append(place)
        for failing, allowed in ways.items():
            may = tuple(
                [cards if place in allowed else cards & ~card for place, cards in enumerate(self.may)]
            )
            left = [out for out, fails in zip(open_ones, failing, strict=True) if not fails]
            yield from Layout(may, self.rooms).split(left)


def _union(masks: Masks) -> int:
    union = 0
    for mask in masks:
        union |= mask
    return union
