"""Fits the chances to win a match, and tells how well they foretell matches left out."""

from __future__ import annotations

import random
from bisect import bisect_left, bisect_right

from thousand_qt.ai.model.match import KNOTS, LAST_DEALS
from thousand_qt.ai.model.numbers import MatchNumbers
from thousand_qt.engine.rules import Rules
from training.fitting import Row, dot, softmax, softmax_choice
from training.hands import print_tenths
from training.matches import QuickMatches, State
from training.played import PlayedDeal

_BARREL = len(KNOTS)
_MARKS = _BARREL + 3
_PLACES = _MARKS + 2
_LAST = _PLACES + 2
_SIZE = _LAST + len(LAST_DEALS)
_ROUNDED = 4

Sample = tuple[list[Row], list[float]]


def fit_matches(rules: Rules, deals: list[PlayedDeal], count: int) -> MatchNumbers:
    """Play so many quick matches, fit the chances to four fifths of them and print how the others go."""
    rng = random.Random(f"matches/{rules.endgame}")
    quick = QuickMatches(rules, deals, rng)
    matches = [quick.play() for _ in range(count)]
    kept = count // 5
    known = [_sample(state) for match in matches[kept:] for state in match]
    weights = softmax_choice(rng.sample(known, min(len(known), 3 * count)), _SIZE)
    _report([_sample(state) for match in matches[:kept] for state in match], weights)
    weights = [round(weight, _ROUNDED) for weight in weights]
    return MatchNumbers(
        tuple(_straightened(weights[:_BARREL])),
        tuple(weights[_BARREL:_MARKS]),
        tuple(weights[_MARKS:_PLACES]),
        tuple(weights[_PLACES:_LAST]),
        tuple(weights[_LAST:]),
    )


def report_matches(rules: Rules, deals: list[PlayedDeal], numbers: MatchNumbers, count: int) -> None:
    """Print how well these numbers foretell other matches, also at a table for two or for four."""
    quick = QuickMatches(rules, deals, random.Random(f"other matches/{rules.players}/{rules.endgame}"))
    samples = [_sample(state) for _ in range(count) for state in quick.play()]
    weights = [*numbers.totals, *numbers.barrel, *numbers.zero_marks, *numbers.places, *numbers.last_deals]
    _report(samples, weights)


def _straightened(values: list[float]) -> list[float]:
    """Let values that no match has come by rise on as the last ones did."""
    for place in range(2, len(values)):
        if values[place] == 0.0 or values[place] < values[place - 1]:
            slope = (values[place - 1] - values[place - 2]) / (KNOTS[place - 1] - KNOTS[place - 2])
            values[place] = round(values[place - 1] + slope * (KNOTS[place] - KNOTS[place - 1]), _ROUNDED)
    return values


def _sample(state: State) -> Sample:
    rows: list[Row] = []
    for place, standing in enumerate(state.standings):
        row: list[tuple[int, float]] = []
        if standing.barrel_hands is None:
            knot = min(max(bisect_right(KNOTS, standing.total) - 1, 0), len(KNOTS) - 2)
            share = (standing.total - KNOTS[knot]) / (KNOTS[knot + 1] - KNOTS[knot])
            row += [(knot, 1 - share), (knot + 1, share)]
        else:
            row.append((_BARREL + standing.barrel_hands, 1.0))
        marks = standing.zero_marks % 3
        if marks:
            row.append((_MARKS + marks - 1, 1.0))
        if place < 2:
            row.append((_PLACES + place, 1.0))
        if state.deals_left <= LAST_DEALS[-1]:
            row.append((_LAST + bisect_left(LAST_DEALS, state.deals_left), standing.total / 100))
        rows.append(row)
    return rows, list(state.shares)


def _report(samples: list[Sample], weights: list[float]) -> None:
    said: list[float] = []
    came: list[float] = []
    for rows, shares in samples:
        said += softmax([dot(row, weights) for row in rows])
        came += shares
    brier = sum((a - b) ** 2 for a, b in zip(said, came, strict=True)) / len(said)
    mean = sum(came) / len(came)
    base = sum((b - mean) ** 2 for b in came) / len(came)
    print(f"  {len(samples)} states left out: Brier {brier:.4f}, without a model {base:.4f}")
    print_tenths(said, came)
