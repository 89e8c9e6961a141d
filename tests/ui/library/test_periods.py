"""Stretches of time by the calendar on the wall."""

from __future__ import annotations

from datetime import date, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from thousand_qt.ui.library.periods import Period, period_limits, period_name

TODAY = date(2026, 3, 1)


def limits(period: Period, first: date = TODAY, last: date = TODAY) -> tuple[str, str]:
    since, until = period_limits(period, TODAY, first, last)
    return _day(since), _day(until)


def _day(moment: datetime | None) -> str:
    if moment is None:
        return ""
    local = moment.astimezone()
    assert (local.hour, local.minute, local.second) == (0, 0, 0)
    return local.date().isoformat()


@pytest.mark.parametrize(
    ("period", "expected"),
    [
        (Period.ANY, ("", "")),
        (Period.TODAY, ("2026-03-01", "")),
        (Period.WEEK, ("2026-02-23", "")),
        (Period.MONTH, ("2026-01-31", "")),
        (Period.THIS_YEAR, ("2026-01-01", "")),
        (Period.LAST_YEAR, ("2025-01-01", "2026-01-01")),
    ],
)
def test_periods_begin_and_end_at_midnight(period: Period, expected: tuple[str, str]) -> None:
    assert limits(period) == expected


@given(st.dates(date(1970, 1, 2), date(8999, 1, 1)), st.integers(0, 1000))
def test_two_days_in_either_order(first: date, days: int) -> None:
    last = first + timedelta(days=days)
    forwards = period_limits(Period.BETWEEN, TODAY, first, last)
    assert forwards == period_limits(Period.BETWEEN, TODAY, last, first)
    since, until = forwards
    assert since is not None
    assert until is not None
    assert since < until


def test_every_period_has_a_name() -> None:
    assert len({period_name(period) for period in Period}) == len(Period)
