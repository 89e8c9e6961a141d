"""The review against players of known strength: Master makes no mistakes, and the weaker the more.

The deals are few and fixed, so that it does not take long; `tests.benchmarks.bench_review --false-alarms`
counts thousands of decisions.
"""

from __future__ import annotations

from functools import cache

import pytest

from tests.ai.review.played import played
from thousand_qt.ai.review import DecisionReview, RecordReview, Tally, Verdict
from thousand_qt.ai.seat import Budget
from thousand_qt.ai.solver import is_compiled

_DEALS = 3 if is_compiled() else 1
_WORLDS = 40 if is_compiled() else 2


@cache
def decisions_of(preset: str, level: str) -> tuple[DecisionReview, ...]:
    """Review every seat of deals in which all players are of one level, with another seed than theirs."""
    record = played(preset, (level,) * 3, seed=31, deals=_DEALS, worlds=_WORLDS)
    found: list[DecisionReview] = []
    for seat in range(3):
        found += RecordReview(record, seat, budget=Budget(worlds=_WORLDS), seed=900 + seat).decisions()
    return tuple(found)


@pytest.mark.parametrize("preset", ["classic", "polish"])
def test_master_is_never_told_of_mistakes(preset: str) -> None:
    """Other layouts than it looked at would sometimes have made it choose otherwise: that is no mistake."""
    decisions = decisions_of(preset, "master")
    assert len(decisions) > 12 * _DEALS
    assert [decision for decision in decisions if decision.verdict.is_mistake] == []
    told = [decision for decision in decisions if decision.verdict is Verdict.INACCURACY]
    assert len(told) <= len(decisions) / 50


@pytest.mark.parametrize(("weaker", "stronger"), [("beginner", "casual"), ("casual", "strong")])
def test_the_weaker_player_loses_more_and_is_told_more(weaker: str, stronger: str) -> None:
    more, less = (Tally.of(decisions_of("classic", level)) for level in (weaker, stronger))
    assert more.mistakes / more.decisions > less.mistakes / less.decisions or not is_compiled()
    assert (more.mean_loss or 0) > (less.mean_loss or 0) or not is_compiled()
