"""Grades: what doubt takes off a loss, and where one grade ends."""

from __future__ import annotations

import pytest

from thousand_qt.ai.review.verdict import (
    DOUBT,
    INACCURACY,
    MISTAKE,
    SERIOUS_MISTAKE,
    Verdict,
    is_settled,
    verdict_of,
)
from thousand_qt.ai.review.weighing import READING, Difference, Known, Weighed, Weighing
from thousand_qt.engine.actions import Bid, Pass

_GOOD, _BAD = Pass(0), Bid(0, 110)


def weighing(
    better: list[float], worse: list[float], *, total: int | None = None, doubt: float = 0.0
) -> Weighing:
    options = (Weighed(_GOOD, tuple(better)), Weighed(_BAD, tuple(worse)))
    return Weighing(options, len(better), total, doubt)


@pytest.mark.parametrize(
    ("loss", "verdict"),
    [
        (-50.0, Verdict.GOOD),
        (0.0, Verdict.GOOD),
        (INACCURACY - 0.1, Verdict.GOOD),
        (INACCURACY, Verdict.INACCURACY),
        (MISTAKE - 0.1, Verdict.INACCURACY),
        (MISTAKE, Verdict.MISTAKE),
        (SERIOUS_MISTAKE - 0.1, Verdict.MISTAKE),
        (SERIOUS_MISTAKE, Verdict.SERIOUS_MISTAKE),
    ],
)
def test_where_a_grade_begins(loss: float, verdict: Verdict) -> None:
    assert verdict_of(Difference(loss, loss, 0.0)) is verdict


def test_doubt_is_taken_off_before_grading() -> None:
    error = 10.0
    assert verdict_of(Difference(200.0, MISTAKE + DOUBT * error, error)) is Verdict.MISTAKE
    assert verdict_of(Difference(200.0, MISTAKE + DOUBT * error - 1, error)) is Verdict.INACCURACY
    assert not verdict_of(Difference(200.0, 200.0, 100.0)).is_mistake


def test_only_mistakes_are_told_without_asking() -> None:
    assert [verdict for verdict in Verdict if verdict.is_mistake] == [
        Verdict.MISTAKE,
        Verdict.SERIOUS_MISTAKE,
    ]


def test_looking_on_ends_when_the_grade_is_sure() -> None:
    assert is_settled(Difference(0.0, 0.0, 0.0))
    assert is_settled(Difference(-30.0, -30.0, 10.0))
    assert is_settled(Difference(90.0, 90.0, 5.0))
    assert not is_settled(Difference(3.0, 3.0, 5.0))
    assert not is_settled(Difference(40.0, 40.0, 5.0))


def test_a_difference_counts_layout_by_layout() -> None:
    """What all actions have in common on a layout is no source of error."""
    lucky_and_unlucky = [100.0, -100.0, 100.0, -100.0]
    found = weighing([worth + 5 for worth in lucky_and_unlucky], lucky_and_unlucky).difference(_GOOD, _BAD)
    assert found == Difference(5.0, 5.0, 0.0)
    assert weighing([0.0, 0.0], [1.0, 7.0]).difference(_GOOD, _GOOD) == Difference(0.0, 0.0, 0.0)


def test_the_error_is_that_of_a_mean_of_a_sample_without_putting_back() -> None:
    found = weighing([10.0, 0.0, 10.0, 0.0], [0.0] * 4).difference(_GOOD, _BAD)
    assert found.mean == 5.0
    assert found.error == pytest.approx((100 / 3 / 4) ** 0.5)
    half = weighing([10.0, 0.0, 10.0, 0.0], [0.0] * 4, total=8).difference(_GOOD, _BAD)
    assert half.error == pytest.approx((100 / 3 / 4 / 2) ** 0.5)
    everything = weighing([10.0, 0.0, 10.0, 0.0], [0.0] * 4, total=4)
    assert everything.all_worlds
    assert everything.difference(_GOOD, _BAD).error == 0.0


def test_one_layout_of_many_proves_nothing() -> None:
    difference = weighing([500.0], [0.0], total=90).difference(_GOOD, _BAD)
    assert verdict_of(difference) is Verdict.GOOD
    assert verdict_of(weighing([500.0], [0.0], total=1).difference(_GOOD, _BAD)) is Verdict.SERIOUS_MISTAKE


def test_layouts_that_speak_for_the_player_may_have_been_likelier() -> None:
    """As likely as not each way, and as costly: a player who read the other hands right was right."""
    found = weighing([100.0, 0.0, 0.0], [0.0, 50.0, 0.0], total=3).difference(_GOOD, _BAD)
    assert found.mean == pytest.approx(50 / 3)
    assert found.granted == pytest.approx((100 - READING * 50) / (2 + READING))
    assert verdict_of(found) is Verdict.GOOD
    nothing_for_it = weighing([100.0, 0.0, 0.0], [0.0, 0.0, 0.0], total=3).difference(_GOOD, _BAD)
    assert nothing_for_it.granted == nothing_for_it.mean


def test_a_count_of_the_hand_has_the_doubt_it_is_given() -> None:
    options = (Weighed(_GOOD, (30.0,)), Weighed(_BAD, (0.0,)))
    counted = Weighing(options, doubt=7.0).difference(_GOOD, _BAD)
    assert counted == Difference(30.0, 30.0, 7.0)


def test_what_was_not_weighed_is_not_there() -> None:
    with pytest.raises(KeyError, match="bid 120"):
        weighing([0.0], [0.0]).of(Bid(0, 120))


def test_a_known_result_reaches_what_it_is_or_nothing() -> None:
    assert [Known(120).chance_of(amount) for amount in (100, 120, 121)] == [1.0, 1.0, 0.0]
