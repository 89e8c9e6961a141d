"""Axes: round numbers, evenly spaced, that enclose what is shown."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from thousand_qt.ui.charts.scales import Scale, counted_ticks, round_step, round_ticks

VALUES = st.floats(-1e6, 1e6)
MOST = st.integers(1, 20)


@given(VALUES, VALUES, MOST, st.booleans())
def test_ticks_enclose_everything_evenly(one: float, other: float, most: int, whole: bool) -> None:
    low, high = min(one, other), max(one, other)
    ticks = round_ticks(low, high, most, whole=whole)
    step = ticks[1] - ticks[0]
    assert step > 0
    slack = step * 1e-6
    assert ticks[0] <= low + slack
    assert ticks[-1] >= high - slack
    assert len(ticks) <= most + 3
    for before, after in pairwise(ticks):
        assert after - before == pytest.approx(step)
    if whole:
        assert all(tick == round(tick) for tick in ticks)


@given(st.floats(1e-3, 1e6), MOST)
def test_a_round_step_is_the_smallest_that_fits(span: float, most: int) -> None:
    step = round_step(span, most)
    assert span / step <= most * 1.0001
    assert span / (step / 2.5) > most * 0.9999


def test_ticks_people_would_choose() -> None:
    assert round_ticks(0, 1000, 5) == (0, 200, 400, 600, 800, 1000)
    assert round_ticks(-190, 1000, 4) == (-500, 0, 500, 1000)
    assert round_ticks(0, 3, 10, whole=True) == (0, 1, 2, 3)
    assert round_ticks(7, 7, 4, whole=True) == (7, 8)
    assert counted_ticks(0, 5) == (0,)
    assert counted_ticks(17, 4) == (0, 5, 10, 15)
    assert counted_ticks(3, 100) == (0, 1, 2, 3)


def test_a_scale_may_run_either_way() -> None:
    up = Scale(0, 10, 200, 100)
    assert (up.at(0), up.at(5), up.at(10)) == (200, 150, 100)
    assert Scale(3, 3, 7, 9).at(3) == 7
