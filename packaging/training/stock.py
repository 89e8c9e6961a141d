"""How the judgement of moves with a stock is trained: what each move led to, from many positions of play.

A position comes about by judgement with some wild moves between. The layout of what is hidden is drawn a few
times, every move is played on by judgement until the stock is empty, and the rest is solved. The weights are
then fitted to what the moves brought compared with each other; with them it all begins again.
"""

from __future__ import annotations

import operator
import random
from collections.abc import Sequence
from typing import Final

import msgspec

from thousand_qt.ai.solver import Objective, PlayOptions, Solver
from thousand_qt.ai.stock.course import POINT, WEIGHTS, Course, course_of
from thousand_qt.ai.stock.weighing import difference_at_end, points_at_end
from thousand_qt.engine.cards import FULL_MASK, PACK, mask_of
from thousand_qt.engine.rules import PRESETS

RULES: Final = PRESETS["polish-stock"]
WILD: Final = 0.12
"""Share of moves that are drawn at random, so that there are positions of every kind."""
ASKED: Final = 0.5
"""Share of positions that are asked about."""
SPREAD: Final = (24, 33, 43, 49, 49, 53)
"""Standard deviation of what a move brings more than another, from layout to layout, by tricks of the stock
left, beginning with one; measured."""
MISSED: Final = 5.0
"""Standard deviation of what no weights can express."""
_PATTERNS_FROM: Final = 432
"""Where the weights of whole suits begin; see the kernel."""
_CARD, _DECLARE, _NO_TRUMP, _NO_CARD = 31, 32, 4, -1


class Sample(msgspec.Struct):
    """One position.

    Attributes:
        weight: how much it says.
        places, amounts: the features of each move.
        wanted: what each move brought more than the mean of all, in points.
    """

    weight: float
    places: list[tuple[int, ...]]
    amounts: list[tuple[int, ...]]
    wanted: list[float]


def first_weights() -> list[float]:
    """Return a sensible beginner's judgement, in points."""
    weights = [0.0] * WEIGHTS
    worth_keeping = (0, 1, 2, 3, 9, 17)
    for role in range(12):  # six tricks, leading and following
        base = 36 * role
        for rank, worth in enumerate(worth_keeping):
            for kind in range(3):
                weights[base + 3 * rank + kind] = -worth - (4 if kind == 1 else 0)
        weights[base + 18 : base + 20] = [-0.6, -0.5]  # a marriage, and half of one
        weights[base + 21 : base + 23] = [-8.0, -3.0]  # ten and king that are the highest
        if role % 2:
            weights[base + 25 : base + 30] = [4.0, 1.0, 1.0, -1.0, 0.4]
        else:
            weights[base + 25 : base + 31] = [-0.1, -0.08, -0.5, -0.5, 1.0, 1.0]
            weights[base + 34] = 0.3
    return weights


def in_numbers(weights: Sequence[float]) -> tuple[int, ...]:
    """Return weights in points as the kernel takes them."""
    return tuple(round(POINT * weight) for weight in weights)


def in_points(numbers: Sequence[int]) -> list[float]:
    """Return weights as they were before `in_numbers`, but for the rounding."""
    return [number / POINT for number in numbers]


class _Play:
    """One deal as it is played, and what all have seen of it."""

    def __init__(self, course: Course, rng: random.Random) -> None:
        pack = list(range(len(PACK)))
        rng.shuffle(pack)
        self.course = course
        self.shown = [0, 0]
        self.gone = 0
        self.lying = _NO_CARD
        self.fresh = True
        hands = (sum(1 << card for card in pack[:6]), sum(1 << card for card in pack[6:12]))
        course.set_position(hands, (0, 0), 0, pack[12:], 0, _NO_TRUMP, _NO_CARD, True)

    def play(self, move: int) -> None:
        card = move & _CARD
        if move & _DECLARE:
            self.shown[self.course.turn] |= PACK[card].suit.marriage_mask
        if self.lying == _NO_CARD:
            self.lying, self.fresh = card, False
        else:
            self.gone |= 1 << card | 1 << self.lying
            self.lying = _NO_CARD
        self.course.play(move)

    def set_out_again(self, other: Course, rng: random.Random) -> None:
        """Set the position with what the player in turn cannot see drawn anew."""
        course, me = self.course, self.course.turn
        hand, others = course.hand(me), course.hand(1 - me)
        known = self.shown[1 - me] & others
        lying = 0 if self.lying == _NO_CARD else 1 << self.lying
        seen = hand | known | self.gone | lying
        hidden = [card.index for card in PACK if FULL_MASK & ~seen & card.bit]
        rng.shuffle(hidden)
        number = others.bit_count() - known.bit_count()
        drawn = known | mask_of(PACK[card] for card in hidden[:number])
        hands = (hand, drawn) if me == 0 else (drawn, hand)
        other.set_position(
            hands, self.shown, self.gone, hidden[number:], me, course.trump, self.lying, self.fresh
        )


def gather(weights: Sequence[float], positions: int, layouts: int, seed: int) -> list[Sample]:
    """Return samples of so many positions, of players with these weights."""
    rng = random.Random(seed)
    numbers = in_numbers(weights)
    course, tried = course_of(RULES, numbers), course_of(RULES, numbers)
    solver = Solver(PlayOptions.of(RULES), objective=Objective.DIFFERENCE)
    samples: list[Sample] = []
    while len(samples) < positions:
        deal = _Play(course, rng)
        while course.is_drawing:
            moves = course.moves()
            if rng.random() < ASKED:
                samples.append(_sample(deal, tried, solver, moves, layouts, rng))
            wild = rng.random() < WILD
            deal.play(rng.choice(moves) if wild else max(moves, key=course.judged))
    return samples


def _sample(
    deal: _Play, tried: Course, solver: Solver, moves: list[int], layouts: int, rng: random.Random
) -> Sample:
    side = 1 if deal.course.turn == 0 else -1
    brought = [0.0] * len(moves)
    for _ in range(layouts):
        deal.set_out_again(tried, rng)
        for number, move in enumerate(moves):
            tried.play(move)
            tried.play_on()
            brought[number] += side * difference_at_end(tried, solver) / layouts
            tried.go_back()
    mean = sum(brought) / len(brought)
    features = [deal.course.features(move) for move in moves]
    spread = SPREAD[deal.course.stock_left // 2 - 1]
    return Sample(
        1 / (spread**2 / layouts + MISSED**2),
        [tuple([place for place, _ in row]) for row in features],
        [tuple([amount for _, amount in row]) for row in features],
        [result - mean for result in brought],
    )


def fit(
    weights: Sequence[float], samples: Sequence[Sample], *, ridge: float = 0.1, steps: int = 15
) -> list[float]:
    """Return weights that fit the samples better, drawn towards the old ones by `ridge`.

    Least squares by conjugate gradients. Of a position only differences between its moves count.
    """
    size = len(weights)
    ridges = [ridge / 50 if place < _PATTERNS_FROM else ridge for place in range(size)]
    scale = [1e-9] * size
    for sample in samples:
        for places, amounts in zip(sample.places, sample.amounts, strict=True):
            for place, amount in zip(places, amounts, strict=True):
                scale[place] += sample.weight * amount * amount
    scale = [1 / (0.8 * each + drawn) for each, drawn in zip(scale, ridges, strict=True)]
    change = [0.0] * size
    left = _gradient(samples, weights, wanted=True)
    towards = [one * by for one, by in zip(left, scale, strict=True)]
    size_left = sum(map(operator.mul, left, towards))
    for _ in range(steps):
        turned = _gradient(samples, towards, wanted=False)
        turned = [one + drawn * by for one, drawn, by in zip(turned, ridges, towards, strict=True)]
        step = size_left / sum(map(operator.mul, towards, turned))
        change = [one + step * by for one, by in zip(change, towards, strict=True)]
        left = [one - step * by for one, by in zip(left, turned, strict=True)]
        scaled = [one * by for one, by in zip(left, scale, strict=True)]
        size_before, size_left = size_left, sum(map(operator.mul, left, scaled))
        again = size_left / size_before
        towards = [one + again * by for one, by in zip(scaled, towards, strict=True)]
    return [before + by for before, by in zip(weights, change, strict=True)]


def _gradient(samples: Sequence[Sample], weights: Sequence[float], *, wanted: bool) -> list[float]:
    """Return the features summed with what these weights make of each move, or miss of what is wanted."""
    total = [0.0] * len(weights)
    at = weights.__getitem__
    for sample in samples:
        made = [
            sum(map(operator.mul, map(at, places), amounts))
            for places, amounts in zip(sample.places, sample.amounts, strict=True)
        ]
        mean = sum(made) / len(made)
        made = [each - mean for each in made]
        if wanted:
            made = [right - each for right, each in zip(sample.wanted, made, strict=True)]
        for places, amounts, each in zip(sample.places, sample.amounts, made, strict=True):
            part = sample.weight * each
            for place, amount in zip(places, amounts, strict=True):
                total[place] += part * amount
    return total


def played_deals(weights: Sequence[float], deals: int, seed: int) -> list[tuple[int, int]]:
    """Return what eldest hand and dealer take in so many deals played by judgement and then exactly."""
    rng = random.Random(seed)
    course = course_of(RULES, in_numbers(weights))
    solver = Solver(PlayOptions.of(RULES), objective=Objective.DIFFERENCE)
    results: list[tuple[int, int]] = []
    for _ in range(deals):
        _Play(course, rng)
        course.play_on()
        results.append(points_at_end(course, solver))
    return results
