"""The two sides of a contest, and who sits where."""

from __future__ import annotations

import enum
from collections.abc import Iterable

from thousand_qt.engine.deal import sitter_of
from thousand_qt.engine.rules import Rules


class Side(enum.StrEnum):
    A = "a"
    B = "b"

    @property
    def other(self) -> Side:
        return Side.B if self is Side.A else Side.A


Seating = tuple[Side, ...]
"""The side of each seat."""


def deal_seatings(rules: Rules, dealer: int) -> tuple[Seating, ...]:
    """Return the seatings in which one deal is played.

    Each side sits alone in each active seat against the other side in all others: six with three or four
    players, two with two. Where somebody sits out, that is no seat to be measured.
    """
    sitter = sitter_of(rules, dealer)
    return _each_alone(rules.players, (seat for seat in range(rules.players) if seat != sitter))


def match_seatings(rules: Rules, alone: Side | None = None) -> tuple[Seating, ...]:
    """Return the seatings of whole matches: each side alone in each seat, or only this one."""
    return _each_alone(rules.players, range(rules.players), tuple(Side) if alone is None else (alone,))


def _each_alone(
    players: int, places: Iterable[int], sides: tuple[Side, ...] = tuple(Side)
) -> tuple[Seating, ...]:
    places = tuple(places)
    seatings = [
        tuple(alone if seat == place else alone.other for seat in range(players))
        for alone in sides
        for place in places
    ]
    return tuple(dict.fromkeys(seatings))  # with two players both sides are alone at once
