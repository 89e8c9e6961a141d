"""Intervals are as wide as they should be, and the same again."""

from __future__ import annotations

import random
import statistics

import pytest

from thousand_qt.ai.arena.intervals import bootstrap, quantile, standard_error, wilson


def test_a_bootstrap_interval_is_about_two_standard_errors_to_each_side() -> None:
    stream = random.Random(5)
    values = [stream.gauss(3, 60) for _ in range(400)]
    interval = bootstrap(values, "seed", 2000)
    mean, error = statistics.fmean(values), standard_error(values)
    assert error is not None
    assert error == pytest.approx(3, rel=0.1)
    assert interval.low == pytest.approx(mean - 1.96 * error, abs=0.2 * error)
    assert interval.high == pytest.approx(mean + 1.96 * error, abs=0.2 * error)
    assert bootstrap(values, "seed", 2000) == interval
    assert bootstrap(values, "other", 2000) != interval


def test_a_bootstrap_interval_holds_the_truth_as_often_as_it_says() -> None:
    stream = random.Random(7)
    held = 0
    for trial in range(200):
        interval = bootstrap([stream.gauss(10, 5) for _ in range(60)], str(trial), 300)
        held += interval.low <= 10 <= interval.high
    assert 178 <= held <= 198


def test_intervals_of_little() -> None:
    assert bootstrap([2.5], "seed", 10) == bootstrap([2.5, 2.5], "seed", 10)
    assert standard_error([2.5]) is None
    with pytest.raises(ValueError, match="at least one"):
        bootstrap([], "seed")
    everything = wilson(0, 0)
    assert (everything.low, everything.high) == (0, 1)


def test_wilson_intervals() -> None:
    half = wilson(50, 100)
    assert (half.low, half.high) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    none = wilson(0, 10)
    assert none.low == 0
    assert none.high == pytest.approx(0.2775, abs=1e-4)
    assert wilson(10, 10).low == pytest.approx(1 - 0.2775, abs=1e-4)


def test_quantiles() -> None:
    assert [quantile([1, 2, 3, 4, 5], share) for share in (0, 0.5, 0.875, 1)] == [1, 3, 4.5, 5]
    assert quantile([7], 0.99) == 7
