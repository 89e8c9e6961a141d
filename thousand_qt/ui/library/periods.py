"""Stretches of time to choose from, counted by the calendar on the wall."""

from __future__ import annotations

import enum
from datetime import date, datetime, time, timedelta

from PySide6.QtCore import QCoreApplication


class Period(enum.Enum):
    """When something was played."""

    ANY = "any"
    TODAY = "today"
    WEEK = "week"
    """Today and the six days before."""
    MONTH = "month"
    """Today and the 29 days before."""
    THIS_YEAR = "this year"
    LAST_YEAR = "last year"
    BETWEEN = "between"
    """Between two days of the player's choice, both included."""


def period_name(period: Period) -> str:
    """Return the name of a period."""
    match period:
        case Period.ANY:
            return QCoreApplication.translate("Periods", "Any time")
        case Period.TODAY:
            return QCoreApplication.translate("Periods", "Today")
        case Period.WEEK:
            return QCoreApplication.translate("Periods", "Last 7 days")
        case Period.MONTH:
            return QCoreApplication.translate("Periods", "Last 30 days")
        case Period.THIS_YEAR:
            return QCoreApplication.translate("Periods", "This year")
        case Period.LAST_YEAR:
            return QCoreApplication.translate("Periods", "Last year")
        case Period.BETWEEN:
            return QCoreApplication.translate("Periods", "From … to …")


def period_limits(
    period: Period, today: date, first: date, last: date
) -> tuple[datetime | None, datetime | None]:
    """Return the first moment of a period and the first one after it, each None for no limit.

    Args:
        period: Which.
        today: The day it is.
        first: Of `Period.BETWEEN`, as is `last`; in either order.
        last: The last day that belongs to it.
    """
    match period:
        case Period.ANY:
            return None, None
        case Period.TODAY:
            return _start_of(today), None
        case Period.WEEK:
            return _start_of(today - timedelta(days=6)), None
        case Period.MONTH:
            return _start_of(today - timedelta(days=29)), None
        case Period.THIS_YEAR:
            return _start_of(today.replace(month=1, day=1)), None
        case Period.LAST_YEAR:
            new_year = today.replace(month=1, day=1)
            return _start_of(new_year.replace(year=today.year - 1)), _start_of(new_year)
        case Period.BETWEEN:
            return _start_of(min(first, last)), _start_of(max(first, last) + timedelta(days=1))


def _start_of(day: date) -> datetime:
    """The first moment of a day where the computer stands."""
    return datetime.combine(day, time()).astimezone()
