"""Fits which two cards a declarer puts aside, and tells how much better it foretells them than nothing."""

from __future__ import annotations

import math
from collections.abc import Iterable
from itertools import combinations

from thousand_qt.ai.model import aside
from thousand_qt.engine.cards import cards_of, mask_of
from training.fitting import Row, dot, softmax, softmax_choice
from training.played import PlayedDeal

_DEALS = 1500
"""So many are enough, and fitting takes its time."""
_LEFT_OUT = 500
_ROUNDED = 3
_PAIRS = 66

Sample = tuple[list[Row], list[float]]


def fit_aside(deals: list[PlayedDeal]) -> tuple[float, ...]:
    """Fit the weights to the first deals and print how well the last ones are foretold."""
    size = len(aside.features(cards_of(deals[0].hand)[0], deals[0].hand))
    weights = softmax_choice([_sample(deal) for deal in deals[:_DEALS]], size)
    _report((_sample(deal) for deal in deals[-_LEFT_OUT:]), weights)
    return tuple(round(weight, _ROUNDED) for weight in weights)


def _sample(deal: PlayedDeal) -> Sample:
    hand = deal.hand | deal.talon
    by_card = {card: aside.features(card, hand) for card in cards_of(hand)}
    rows: list[Row] = []
    shares: list[float] = []
    for pair in combinations(by_card, 2):
        values = [sum(both) for both in zip(*(by_card[card] for card in pair), strict=True)]
        rows.append([(number, value) for number, value in enumerate(values) if value])
        shares.append(float(mask_of(pair) == deal.aside))
    return rows, shares


def _report(samples: Iterable[Sample], weights: list[float]) -> None:
    surprise = right = count = 0.0
    for rows, shares in samples:
        said = softmax([dot(row, weights) for row in rows])
        chosen = shares.index(1.0)
        surprise -= math.log(said[chosen])
        right += said[chosen] == max(said)
        count += 1
    print(
        f"  put aside: surprise {surprise / count:.3f}, without a model {math.log(_PAIRS):.3f};"
        f" the likeliest pair in {right / count:.0%}"
    )
