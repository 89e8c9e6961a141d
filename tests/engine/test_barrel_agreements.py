"""Agreements about the barrel, each played both ways: its length, neighbours, falls, and the way past it."""

from __future__ import annotations

import pytest

from tests.engine.helpers import rules_for
from thousand_qt.engine.rules import Rules
from thousand_qt.engine.scoring import DealTally, SeatScore, Standing, StepKind, outcome, score_deal

NEW = Standing()
ON = Standing(880, 0)


def scored(
    rules: Rules,
    *standings: Standing,
    points: tuple[int, ...] = (120, 0, 0),
    contract: int = 100,
    gave_up: bool = False,
) -> tuple[SeatScore, ...]:
    """Score a deal of seat 0's contract in which the seats took these points."""
    tally = DealTally(0, contract, None, gave_up, points, (0,) * len(points))
    return score_deal(rules, standings, tally)


def kinds(score: SeatScore) -> list[StepKind]:
    return [step.kind for step in score.steps]


@pytest.mark.parametrize("deals", [1, 2, 3, 4, 5])
def test_a_barrel_lasts_as_many_deals_as_agreed(deals: int) -> None:
    rules = rules_for("classic", barrel_deals=deals, zero_penalty=False)
    standing = ON
    for deal in range(1, deals):
        standing = scored(rules, NEW, standing, NEW)[1].after
        assert standing == Standing(880, deal)
    last = scored(rules, NEW, standing, NEW)[1]
    assert last.after == Standing(760)
    assert kinds(last)[-1] is StepKind.BARREL_FALL


def test_a_barrel_may_have_no_end() -> None:
    rules = rules_for("classic", barrel_deals=0, zero_penalty=False)
    standing = ON
    for deal in range(1, 30):
        standing = scored(rules, NEW, standing, NEW)[1].after
        assert standing == Standing(880, deal)
    won = scored(rules, standing, NEW, NEW, contract=120)[0].after
    assert won == Standing(1000)


def test_past_the_barrel_in_one_deal_or_not() -> None:
    before = (Standing(845), Standing(840), NEW)
    points = (160, 160, 0)
    jump = scored(rules_for("classic"), *before, points=points, contract=160)
    assert [score.after for score in jump[:2]] == [Standing(1005), Standing(1000)]
    held = scored(rules_for("classic", barrel_jump=False), *before, points=points, contract=160)
    assert [score.after for score in held[:2]] == [ON, ON]
    assert outcome(rules_for("classic", barrel_jump=False), (880, 880, 0), 0, 9) is None


def test_a_newcomer_beside_those_who_sit_there_or_in_their_place() -> None:
    """Seat 0 climbs with 100, seats 1 and 2 sit there."""
    before = (Standing(790), Standing(880, 1), Standing(880, 0))
    beside = scored(rules_for("classic"), *before)
    assert [score.after for score in beside] == [ON, Standing(880, 2), Standing(880, 1)]
    knocked = scored(rules_for("classic", barrel_newcomer="knocks_off"), *before)
    assert [score.after for score in knocked] == [ON, Standing(760), Standing(760)]
    assert kinds(knocked[1])[-1] is StepKind.BARREL_KNOCKED_OFF
    fallen = scored(rules_for("classic", barrel_newcomer="all_fall"), *before)
    assert [score.after.total for score in fallen] == [760, 760, 760]
    assert [score.after.barrel_hands for score in fallen] == [None, None, None]


@pytest.mark.parametrize("newcomer", ["knocks_off", "all_fall"])
def test_nobody_falls_while_nobody_climbs(newcomer: str) -> None:
    rules = rules_for("classic", barrel_newcomer=newcomer)
    after = [score.after for score in scored(rules, NEW, ON, NEW)]
    assert after == [Standing(100), Standing(880, 1), Standing(0, None, 1)]
    alone = [score.after for score in scored(rules, Standing(790), NEW, NEW)]
    assert alone[0] == ON


def test_who_leaves_the_barrel_in_that_deal_is_not_knocked_off_too() -> None:
    """Seat 0 fails there and is off, seat 1 falls with the last deal, seat 2 climbs."""
    rules = rules_for("classic", barrel_newcomer="knocks_off")
    scores = scored(rules, ON, Standing(880, 2), Standing(790), points=(30, 0, 90), contract=120)
    assert [score.after for score in scores] == [Standing(760), Standing(760), ON]
    assert StepKind.BARREL_KNOCKED_OFF not in kinds(scores[0]) + kinds(scores[1])


def test_somebody_who_sits_out_is_knocked_off_as_well() -> None:
    rules = rules_for("classic", players=4, barrel_newcomer="knocks_off")
    tally = DealTally(0, 100, 3, False, (120, 0, 0, 0), (0, 0, 0, 0))
    scores = score_deal(rules, (Standing(790), NEW, NEW, Standing(880, 1)), tally)
    assert scores[3].after == Standing(760)


def test_several_who_climb_together_stay_or_fall() -> None:
    before = (Standing(790), Standing(870), ON)
    points = (100, 20, 0)
    assert [score.after for score in scored(rules_for("classic"), *before, points=points)] == [
        ON,
        ON,
        Standing(880, 1),
    ]
    rules = rules_for("classic", barrel_climb_together=False, barrel_newcomer="knocks_off")
    scores = scored(rules, *before, points=points)
    # Those who have fallen knock nobody off.
    assert [score.after for score in scores] == [Standing(760), Standing(760), Standing(880, 1)]
    one = scored(rules, Standing(790), NEW, NEW)
    assert one[0].after == ON


def test_the_third_fall_takes_everything() -> None:
    twice = Standing(880, 2, barrel_falls=2)
    usual = scored(rules_for("classic"), NEW, Standing(880, 2), NEW)[1]
    assert usual.after == Standing(760)  # nobody counts falls where they do not matter
    rules = rules_for("classic", three_falls_to_zero=True)
    first = scored(rules, NEW, Standing(880, 2), NEW)[1]
    assert first.after == Standing(760, barrel_falls=1)
    third = scored(rules, NEW, twice, NEW)[1]
    assert third.after == Standing(0)
    assert kinds(third)[-1] is StepKind.BARREL_THIRD_FALL
    assert third.change == -880


def test_a_failed_contract_is_no_fall_and_being_knocked_off_is_one() -> None:
    rules = rules_for("classic", three_falls_to_zero=True, barrel_newcomer="knocks_off")
    twice = Standing(880, 0, barrel_falls=2)
    failed = scored(rules, twice, NEW, NEW, points=(10, 60, 50), contract=120)[0]
    assert failed.after == Standing(760, barrel_falls=2)
    knocked = scored(rules, Standing(790), twice, NEW)[1]
    assert knocked.after == Standing(0)


def test_who_has_not_sat_there_has_not_fallen() -> None:
    rules = rules_for("classic", three_falls_to_zero=True, barrel_climb_together=False)
    before = (Standing(790, barrel_falls=2), Standing(870), NEW)
    scores = scored(rules, *before, points=(100, 20, 0))
    assert scores[0].after == Standing(760, barrel_falls=2)


@pytest.mark.parametrize(
    ("target", "threshold", "needed"),
    [
        (500, 380, 120),
        (900, 780, 120),
        (1000, 880, 120),
        (1001, 880, 125),
        (1005, 880, 125),
        (1500, 1380, 120),
    ],
)
def test_the_barrel_lies_as_far_below_any_target(target: int, threshold: int, needed: int) -> None:
    rules = rules_for("classic", target=target)
    assert (rules.threshold, rules.barrel_contract) == (threshold, needed)
    climbed = scored(rules, Standing(threshold - 100), NEW, NEW)[0]
    assert climbed.after == Standing(threshold, 0)
    short = scored(rules, climbed.after, NEW, NEW, contract=needed - 5)[0]
    assert short.after == Standing(threshold, 1)
    won = scored(rules, climbed.after, NEW, NEW, points=(130, 0, 0), contract=needed)[0]
    assert won.after == Standing(threshold + needed)
    assert outcome(rules, (won.after.total, 0, 0), 0, 9) is not None
    assert outcome(rules, (target - 1, 0, 0), 0, 9) is None


def test_the_800_rule_and_the_cap_move_with_the_target() -> None:
    rules = rules_for("polish", target=1500, opponent_cap="990")
    scores = scored(rules, Standing(100), Standing(1300), Standing(1295), points=(0, 60, 60))
    assert [score.after.total for score in scores] == [0, 1300, 1355]
    capped = scored(rules, NEW, Standing(1299), NEW, points=(0, 300, 0))[1]
    assert capped.after.total == 1490
