"""A million deals of the honest shuffle, asked for favourites: ``python -m tests.benchmarks.bench_shuffle``.

    python -m tests.benchmarks.bench_shuffle [DEALS [SEED]]

Each question counts cells that should be equally likely (or as likely as can be calculated) and gives the
p-value of chi-square: how often a perfect shuffle would look at least as uneven. Small values are to be
expected now and then, one in a hundred below 0.01; a fault of the shuffle gives zeros. Prints JSON; the exit
status is 1 when a value is below one in a million.
"""

from __future__ import annotations

import hashlib
import json
import math
import sys
import time
from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import combinations, pairwise
from typing import Any, Final

from thousand_qt.engine.cards import PACK
from thousand_qt.engine.shuffle import SecretDealing

CARDS: Final = len(PACK)
DEALINGS_OF_A_MATCH: Final = 1000
HAND: Final = 7
SUSPICIOUS: Final = 1e-6


def deals(number: int, seed: int) -> bytes:
    """Return the cards of so many deals, 24 bytes for each; the matches have secrets of their own."""
    cards = bytearray()
    for match in range(math.ceil(number / DEALINGS_OF_A_MATCH)):
        dealing = SecretDealing.of(hashlib.sha256(f"bench/{seed}/{match}".encode()).digest())
        for dealt in range(min(DEALINGS_OF_A_MATCH, number - match * DEALINGS_OF_A_MATCH)):
            cards += bytes([card.index for card in dealing.pack(dealt).pack])
    return bytes(cards)


class Question:
    """One chi-square test."""

    def __init__(
        self, counts: Mapping[Any, int], expected: Mapping[Any, float], freedom: int, factor: float = 1.0
    ) -> None:
        """`factor` corrects the sum where the cells depend on each other more than by their total."""
        assert counts.keys() <= expected.keys()
        self.cells = len(expected)
        self.freedom = freedom
        self.chi_square = factor * sum(
            (counts.get(cell, 0) - wanted) ** 2 / wanted for cell, wanted in expected.items()
        )
        self.p = upper_tail(self.chi_square, freedom)

    def figures(self) -> dict[str, float]:
        return {"cells": self.cells, "chi_square": round(self.chi_square, 1), "p": round(self.p, 6)}


def equally_likely(counts: Mapping[Any, int], cells: Iterable[Any], total: int) -> Question:
    names = list(cells)
    return Question(counts, dict.fromkeys(names, total / len(names)), len(names) - 1)


def questions(cards: bytes) -> dict[str, Question]:
    """Return what is asked of the deals, by name."""
    total = len(cards) // CARDS
    places = [cards[place::CARDS] for place in range(CARDS)]
    two_cards = [(one, other) for one in range(CARDS) for other in range(CARDS) if one != other]
    asked = {"card_at_each_place": _card_at_each_place(places, total)}
    for one, other in ((0, 1), (6, 7), (11, 12), (20, 21), (22, 23)):
        pairs = Counter(zip(places[one], places[other], strict=True))
        asked[f"pair_at_places_{one}_and_{other}"] = equally_likely(pairs, two_cards, total)
    pairs = Counter(zip(places[0], places[-1], strict=True))
    asked["first_and_last_card"] = equally_likely(pairs, two_cards, total)
    asked["talon"] = _talon(places, total)
    asked["neighbours_still_neighbours"] = _successions(places, total)
    asked["aces_in_the_first_hand"] = _aces(places, total)
    asked["first_card_after_first_card"] = equally_likely(
        Counter(zip(places[0][::2], places[0][1::2], strict=False)),
        [(one, other) for one in range(CARDS) for other in range(CARDS)],
        total // 2,
    )
    return asked


def _card_at_each_place(places: list[bytes], total: int) -> Question:
    """Every card once in every deal: both margins of the table are fixed."""
    counts = {(place, card): n for place, seen in enumerate(places) for card, n in Counter(seen).items()}
    expected = {(place, card): total / CARDS for place in range(CARDS) for card in range(CARDS)}
    return Question(counts, expected, (CARDS - 1) ** 2, (CARDS - 1) / CARDS)


def _talon(places: list[bytes], total: int) -> Question:
    """The last three cards in any order."""
    counts = Counter[tuple[int, ...]]()
    for cards, n in Counter(zip(*places[-3:], strict=True)).items():
        counts[tuple(sorted(cards))] += n
    return equally_likely(counts, combinations(range(CARDS), 3), total)


def _successions(places: list[bytes], total: int) -> Question:
    """How many cards still follow the card they followed in the new pack: a lazy shuffle leaves too many."""
    kept = [0] * total
    for before, after in pairwise(places):
        for deal, (one, other) in enumerate(zip(before, after, strict=True)):
            if other == one + 1:
                kept[deal] += 1
    counts = Counter(kept)
    likely = [_successions_chance(number) for number in range(CARDS)]
    most = max(number for number, chance in enumerate(likely) if chance * total >= 10)
    expected = {number: chance * total for number, chance in enumerate(likely[:most])}
    expected[most] = total - sum(expected.values())
    together = Counter({number: counts[number] for number in range(most)})
    together[most] = total - sum(together.values())
    return Question(together, expected, most)


def _successions_chance(number: int) -> float:
    """Chance of exactly so many among all orders: choose them, the rest of the blocks has none."""
    blocks = CARDS - number
    without = _derangements(blocks) + _derangements(blocks - 1)
    return math.comb(CARDS - 1, number) * without / math.factorial(CARDS)


def _derangements(count: int) -> int:
    if count < 0:
        return 0
    return sum((-1) ** k * (math.factorial(count) // math.factorial(k)) for k in range(count + 1))


def _aces(places: list[bytes], total: int) -> Question:
    aces = {card.index for card in PACK if card.rank == "A"}
    held = [0] * total
    for place in places[:HAND]:
        for deal, card in enumerate(place):
            if card in aces:
                held[deal] += 1
    expected = {
        number: total * math.comb(4, number) * math.comb(20, HAND - number) / math.comb(CARDS, HAND)
        for number in range(5)
    }
    return Question(Counter(held), expected, 4)


def upper_tail(chi_square: float, freedom: int) -> float:
    """Return how likely chi-square is at least that: the incomplete gamma function Q(f/2, x/2)."""
    a, x = freedom / 2, chi_square / 2
    if x <= 0:
        return 1.0
    scale = math.exp(-x + a * math.log(x) - math.lgamma(a))
    if x < a + 1:  # the series of P
        term = total = 1 / a
        n = a
        while term > total * 1e-15:
            n += 1
            term *= x / n
            total += term
        return 1 - total * scale
    b = x + 1 - a  # the continued fraction of Q, by Lentz
    c = 1e300
    d = result = 1 / b
    for i in range(1, 100_000):
        factor = -i * (i - a)
        b += 2
        d = 1 / (factor * d + b)
        c = b + factor / c
        change = c * d
        result *= change
        if abs(change - 1) < 1e-15:
            break
    return result * scale


def main() -> int:
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    began = time.perf_counter()
    cards = deals(number, seed)
    dealt = time.perf_counter()
    asked = questions(cards)
    print(
        json.dumps(
            {
                "deals": number,
                "seed": seed,
                "seconds_dealing": round(dealt - began, 1),
                "seconds_counting": round(time.perf_counter() - dealt, 1),
                "smallest_p": min(question.p for question in asked.values()),
                "questions": {name: question.figures() for name, question in asked.items()},
            },
            indent=2,
        )
    )
    return int(any(question.p < SUSPICIOUS for question in asked.values()))


if __name__ == "__main__":
    sys.exit(main())
