"""The look-up tables of the search, worked out once from the engine's cards.

A suit is six bits, nine to ace, so everything about the cards of one suit fits in tables of 64 x 64 entries.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from thousand_qt.engine.cards import ALL_SUITS, FOUR_ACES_POINTS, PACK

RANK_POINTS = tuple(card.points for card in PACK[:6])
_QUEEN, _KING, _ACE = 2, 3, 5


def ranks_in(suit: int) -> list[int]:
    """Return the ranks (0 = nine, 5 = ace) in six bits, lowest first."""
    return [rank for rank in range(6) if suit >> rank & 1]


@lru_cache(maxsize=1)
def points_table() -> list[int]:
    """Card points by the twelve bits of two suits."""
    of_suit = [sum(RANK_POINTS[rank] for rank in ranks_in(suit)) for suit in range(64)]
    return [of_suit[pair & 63] + of_suit[pair >> 6] for pair in range(4096)]


@lru_cache(maxsize=1)
def count_table() -> list[int]:
    """Cards in the twelve bits of two suits."""
    return [pair.bit_count() for pair in range(4096)]


@lru_cache(maxsize=1)
def marriages_table() -> list[int]:
    """Points of a set of marriages, one bit for each suit."""
    values = [suit.marriage_points for suit in ALL_SUITS]
    return [sum(values[suit] for suit in range(4) if marriages >> suit & 1) for marriages in range(16)]


@lru_cache(maxsize=2)
def shape_table(*, stock: bool) -> list[int]:
    """Number the shapes of a suit, by twelve bits: first plane, then second plane.

    The planes tell the owner of a card: first plane alone, second alone, both, or nobody any more. Two suits
    have the same shape when the owners of their cards, from the lowest to the highest, are the same, and a
    marriage that may still be declared is at the same place in both. They then differ in points only.

    With a `stock` the owner "both" is the stock, whose cards come to a hand later.
    """
    numbers: dict[object, int] = {}
    table: list[int] = []
    for planes in range(4096):
        first, second = planes >> 6, planes & 63
        owners = {rank: (first >> rank & 1) + 2 * (second >> rank & 1) for rank in ranks_in(first | second)}
        queen, king = owners.get(_QUEEN), owners.get(_KING)
        may_marry = queen is not None and (
            queen == king or (stock and 3 in (queen, king) and king is not None)
        )
        place = list(owners).index(_QUEEN) if may_marry else None
        table.append(numbers.setdefault((tuple(owners.values()), place), len(numbers)))
    return table


@lru_cache(maxsize=1)
def rise_table() -> list[int]:
    """Points gained when the cards of one suit become others one by one, losses not counted.

    By twelve bits: the cards before, then after; both have the same number of cards, the lowest becomes the
    lowest and so on.
    """
    table: list[int] = []
    for pair in range(4096):
        before, after = ranks_in(pair >> 6), ranks_in(pair & 63)
        gains = (RANK_POINTS[new] - RANK_POINTS[old] for old, new in zip(before, after, strict=False))
        table.append(sum(gain for gain in gains if gain > 0))
    return table


@lru_cache(maxsize=1)
def run_table() -> list[int]:
    """Runs of a player's cards with no card of anybody else between them.

    By fourteen bits: 1 if king and queen may still make a marriage, 1 if the aces may still be declared, the
    player's cards of the suit, those of the others. Three bits for each rank of the result name the lowest
    card of its run: to play one card of a run or another makes a difference in points only. King and queen
    that may marry are a run of their own, and so is an ace that may be declared.
    """
    table: list[int] = []
    for index in range(1 << 14):
        marriage, aces = index >> 13, index >> 12 & 1
        own, others = index >> 6 & 63, index & 63
        packed, start, previous = 0, 0, -1
        for rank in ranks_in(own):
            between = others & ((1 << rank) - 1) & ~((1 << (previous + 1)) - 1)
            broken = between or previous < 0
            broken = broken or (marriage and (previous in (_QUEEN, _KING)) != (rank in (_QUEEN, _KING)))
            if broken or (aces and rank == _ACE):
                start = rank
            packed |= start << 3 * rank
            previous = rank
        table.append(packed)
    return table


@lru_cache(maxsize=1)
def place_table() -> list[int]:
    """The place of a rank among the cards of a suit, by nine bits: the cards, then the rank."""
    return [((index >> 3) & ((1 << (index & 7)) - 1)).bit_count() for index in range(512)]


@lru_cache(maxsize=1)
def rank_table() -> list[int]:
    """The rank at a place among the cards of a suit, by nine bits: the cards, then the place; or 7."""
    table: list[int] = []
    for index in range(512):
        ranks = ranks_in(index >> 3)
        table.append(ranks[index & 7] if (index & 7) < len(ranks) else 7)
    return table


@lru_cache(maxsize=1)
def masters_table() -> list[int]:
    """How many of a player's cards of a suit are higher than all of the others'; twelve bits: own, others."""
    return [((pair >> 6) >> (pair & 63).bit_length()).bit_count() for pair in range(4096)]


@lru_cache(maxsize=2)
def extreme_points_table(*, highest: bool) -> list[int]:
    """Points of the lowest or highest cards of a suit, by nine bits: the cards, then how many of them."""
    table: list[int] = []
    for index in range(512):
        ranks = ranks_in(index >> 3)
        if highest:
            ranks.reverse()
        table.append(sum(RANK_POINTS[rank] for rank in ranks[: index & 7]))
    return table


@lru_cache(maxsize=1)
def index_table() -> list[int]:
    """The index of a card by its bit, multiplied by a de Bruijn sequence of 32 bits and cut to five."""
    table = [0] * 32
    for index in range(24):
        table[((1 << index) * 0x077CB531 & 0xFFFFFFFF) >> 27] = index
    return table


class Tables(NamedTuple):
    """All tables for one form of the game."""

    points: list[int]
    sizes: list[int]
    marriages: list[int]
    four_aces: int
    shapes: list[int]
    rises: list[int]
    runs: list[int]
    places: list[int]
    ranks: list[int]
    masters: list[int]
    lowest: list[int]
    highest: list[int]
    indices: list[int]


@lru_cache(maxsize=2)
def tables_for(*, stock: bool) -> Tables:
    return Tables(
        points=points_table(),
        sizes=count_table(),
        marriages=marriages_table(),
        four_aces=FOUR_ACES_POINTS,
        shapes=shape_table(stock=stock),
        rises=rise_table(),
        runs=run_table(),
        places=place_table(),
        ranks=rank_table(),
        masters=masters_table(),
        lowest=extreme_points_table(highest=False),
        highest=extreme_points_table(highest=True),
        indices=index_table(),
    )
