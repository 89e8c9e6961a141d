"""Agreements about scores, each played both ways: zeros, -555, the declarer rounded, what giving up costs."""

from __future__ import annotations

import pytest
from hypothesis import given

from tests.engine.helpers import rules_for
from tests.engine.strategies import MATCHES, SEEDS, step_randomly
from thousand_qt.engine.events import DealScored, TrickTaken
from thousand_qt.engine.rules import Rules
from thousand_qt.engine.scoring import (
    DealTally,
    Role,
    SeatScore,
    Standing,
    StepKind,
    give_up_cost,
    points_needed,
    round_points,
    score_deal,
)

NEW = Standing()


def scored(
    rules: Rules,
    *standings: Standing,
    points: tuple[int, ...] = (120, 0, 0),
    tricks: tuple[int, ...] = (),
    contract: int = 100,
    gave_up: bool = False,
) -> tuple[SeatScore, ...]:
    """Score a deal of seat 0's contract in which the seats took these points and tricks."""
    tally = DealTally(0, contract, None, gave_up, points, (0,) * len(points), tricks=tricks)
    return score_deal(rules, standings, tally)


def test_a_zero_is_a_deal_without_a_point_or_without_a_trick() -> None:
    """Seat 1 took a trick of three nines, seat 2 took none."""
    points, tricks = (120, 0, 0), (7, 1, 0)
    by_points = scored(rules_for("classic"), NEW, NEW, NEW, points=points, tricks=tricks)
    assert [score.after.zero_marks for score in by_points] == [0, 1, 1]
    by_tricks = scored(rules_for("classic", zero_by="tricks"), NEW, NEW, NEW, points=points, tricks=tricks)
    assert [score.after.zero_marks for score in by_tricks] == [0, 0, 1]


@MATCHES
@given(SEEDS)
def test_the_tricks_of_a_deal_are_counted(seed: int) -> None:
    rules = rules_for("polish", endgame="none", zero_penalty=True, zero_by="tricks")
    for before, _, _, events in step_randomly(rules, seed, 120):
        for event in events:
            if isinstance(event, DealScored):
                assert before.deal is not None
                assert before.deal.play is not None
                winners = {trick.winner for trick in before.deal.play.tricks}
                winners |= {taken.seat for taken in events if isinstance(taken, TrickTaken)}
                for score in event.result.seats:
                    is_zero = score.role is Role.OPPONENT and score.seat not in winners
                    assert score.after.zero_marks - score.before.zero_marks == is_zero


def test_three_zeros_in_all_or_in_a_row() -> None:
    twice = Standing(100, None, 2)
    taking = (100, 10, 10)
    in_all = rules_for("classic")
    in_a_row = rules_for("classic", zeros_in_a_row=True)
    assert scored(in_all, NEW, twice, NEW, points=taking)[1].after == Standing(110, None, 2)
    assert scored(in_a_row, NEW, twice, NEW, points=taking)[1].after == Standing(110, None, 0)
    for rules in (in_all, in_a_row):
        third = scored(rules, NEW, twice, NEW)[1]
        assert third.after == Standing(-20, None, 3)
        assert third.steps[-1].kind is StepKind.ZERO_PENALTY


def test_a_row_goes_on_past_deals_that_say_nothing() -> None:
    rules = rules_for("classic", zeros_in_a_row=True)
    twice = Standing(0, None, 2)
    declarer = scored(rules, twice, NEW, NEW)[0]
    assert declarer.after.zero_marks == 0  # he played and took points
    without = scored(rules, twice, NEW, NEW, points=(0, 60, 60))[0]
    assert without.after.zero_marks == 2  # a declarer without a point is no zero, and no end of a row
    given_up = scored(rules, NEW, twice, NEW, points=(0, 0, 0), gave_up=True)[1]
    assert given_up.after.zero_marks == 2
    on_barrel = scored(rules, NEW, Standing(880, 0, 2), NEW, points=(60, 60, 0))[1]
    assert on_barrel.after.zero_marks == 2
    four = rules.replace(players=4)
    tally = DealTally(0, 100, 3, False, (120, 0, 0, 0), (0, 0, 0, 0))
    assert score_deal(four, (NEW, NEW, NEW, twice), tally)[3].after.zero_marks == 2


@pytest.mark.parametrize(
    ("plus", "minus", "totals"),
    [(False, False, (555, -555)), (True, False, (0, -555)), (False, True, (555, 0)), (True, True, (0, 0))],
)
def test_a_total_of_555_or_of_minus_555_is_dumped(plus: bool, minus: bool, totals: tuple[int, int]) -> None:
    rules = rules_for("classic", dump_at_555=plus, dump_at_minus_555=minus)
    made = scored(rules, Standing(455), NEW, NEW)[0]
    failed = scored(rules, Standing(-455), NEW, NEW, points=(0, 60, 60))[0]
    assert (made.after.total, failed.after.total) == totals
    for score in (made, failed):
        assert score.before.total + sum(step.amount for step in score.steps) == score.after.total


@pytest.mark.parametrize(
    ("preset", "contract", "needed"),
    [("classic", 100, 98), ("classic", 105, 103), ("polish", 100, 95), ("polish", 120, 115)],
)
def test_the_declarer_is_rounded_or_not(preset: str, contract: int, needed: int) -> None:
    exact = rules_for(preset)
    rounded = rules_for(preset, declarer_rounded=True)
    assert points_needed(exact, contract) == contract
    assert points_needed(rounded, contract) == needed
    for points in range(needed - 3, contract + 3):
        for rules, enough in ((exact, contract), (rounded, needed)):
            score = scored(rules, NEW, NEW, NEW, points=(points, 120 - points, 0), contract=contract)[0]
            assert score.change == (contract if points >= enough else -contract)
    assert points_needed(rules_for(preset, declarer_rounded=True, rounding="10_half_down"), 100) == 96


def test_points_needed_is_where_rounding_turns() -> None:
    for rounding in ("5", "10_half_up", "10_half_down"):
        rules = rules_for("classic", declarer_rounded=True, rounding=rounding)
        for contract in range(100, 305, 5):
            needed = points_needed(rules, contract)
            assert round_points(rules.rounding, needed) >= contract
            assert round_points(rules.rounding, needed - 1) < contract


@pytest.mark.parametrize(
    ("cost", "paid"),
    [
        ("none", [0, 0, 0, 0, 0, 0]),
        ("every_third", [0, 0, 120, 0, 0, 120]),
        ("third_and_later", [0, 0, 120, 120, 120, 120]),
        ("bid", [125] * 6),
        ("half_bid", [65] * 6),
        ("sixty", [60] * 6),
        ("bid_after_first", [0, 125, 125, 125, 125, 125]),
    ],
)
def test_what_giving_up_costs_the_first_time_and_later(cost: str, paid: list[int]) -> None:
    rules = rules_for("classic", give_up_cost=cost)
    for before, amount in enumerate(paid):
        assert give_up_cost(rules, before + 1, 125) == amount
        scores = scored(
            rules, Standing(300, give_ups=before), NEW, NEW, points=(0, 0, 0), contract=125, gave_up=True
        )
        assert scores[0].after == Standing(300 - amount, give_ups=before + 1)
        assert [score.change for score in scores[1:]] == [60, 60]
        assert (StepKind.GIVE_UP_COST in [step.kind for step in scores[0].steps]) == bool(amount)
