"""The training for the game with a stock: the fit finds what is there, and the data file is complete."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import train_stock
from thousand_qt.ai.stock.course import WEIGHTS, trained
from training.stock import Sample, first_weights, fit, gather, in_numbers, in_points, played_deals
from training.stock_matches import CELL, KNOT, chances_of_eldest


def planted(weights: list[float], count: int) -> list[Sample]:
    """Return samples of three moves that bring just what these weights say."""
    rng = random.Random(1)
    samples: list[Sample] = []
    for _ in range(count):
        places = [tuple(rng.sample(range(len(weights)), 2)) for _ in range(3)]
        amounts = [(rng.randint(1, 4), rng.choice([-1, 1])) for _ in range(3)]
        brought = [
            sum(weights[place] * amount for place, amount in zip(*row, strict=True))
            for row in zip(places, amounts, strict=True)
        ]
        mean = sum(brought) / 3
        samples.append(Sample(1.0, places, amounts, [each - mean for each in brought]))
    return samples


def test_the_fit_finds_what_moves_bring() -> None:
    weights = [5.0, -3.0, 0.0, 12.0, 2.5, -8.0]
    found = fit([0.0] * 6, planted(weights, 300), ridge=1e-6, steps=12)
    assert found == pytest.approx(weights, abs=0.01)


def test_what_is_never_seen_stays_as_it_was() -> None:
    samples = planted([1.0, -1.0, 3.0], 100)
    assert fit([0.0, 0.0, 0.0, 7.0], samples, steps=8)[3] == 7.0


def test_samples_are_the_same_every_time_and_compare_moves() -> None:
    first, second = (gather(first_weights(), 12, 2, seed=4) for _ in range(2))
    assert [(each.places, each.wanted) for each in first] == [(each.places, each.wanted) for each in second]
    assert len(first) >= 12
    for sample in first:
        assert sum(sample.wanted) == pytest.approx(0, abs=1e-6)
        assert len(sample.places) == len(sample.amounts) == len(sample.wanted)
        assert all(0 <= place < WEIGHTS for places in sample.places for place in places)


def test_deals_bring_all_card_points() -> None:
    for eldest, dealer in played_deals(first_weights(), 50, seed=3):
        assert eldest + dealer in range(120, 120 + 281, 20)


def test_the_chances_follow_from_how_deals_end() -> None:
    """Who is eldest takes all: then the eldest of the coming deal wins from where one deal is enough."""
    table = chances_of_eldest([(1000, 0)])
    assert table[0][0] == 1.0
    even = chances_of_eldest([(100, 40), (40, 100)])
    assert even[0][0] == pytest.approx(0.5, abs=0.1)
    assert even[900 // KNOT][500 // KNOT] == 1.0
    assert all(0 <= chance <= 1 for row in even for chance in row)
    assert KNOT % CELL == 0


def test_the_numbers_that_come_with_the_program(tmp_path: Path) -> None:
    numbers = trained()
    assert len(numbers.weights) == WEIGHTS
    assert len(numbers.chances) == len(numbers.chances[0]) == 1000 // KNOT
    assert in_numbers(in_points(numbers.weights)) == numbers.weights
    train_stock.write(tmp_path / "numbers.json", numbers)
    assert (tmp_path / "numbers.json").read_bytes() == train_stock.DATA_FILE.read_bytes()
