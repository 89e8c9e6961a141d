"""Numbers, shares, sizes, days and times as the language in force writes them; nothing else shows one.

`QLocale` knows the language's decimal sign and its thousands, not the true minus. Points are never grouped:
a score is 1000, whatever a language does with thousands.
"""

from __future__ import annotations

from datetime import date, datetime
from typing import Final

from PySide6.QtCore import QCoreApplication, QDate, QLocale, QTime

MINUS: Final = "\N{MINUS SIGN}"


def plain(points: int) -> str:
    """Return a total, such as "455" or "−120"."""
    return f"{MINUS}{-points}" if points < 0 else str(points)


def signed(points: int) -> str:
    """Return a change of a total, such as "+120", "−120" or "0"."""
    return f"+{points}" if points > 0 else plain(points)


def grouped(number: int) -> str:
    """Return a count of things, with its thousands apart as the language does it."""
    text = QLocale().toString(abs(number))
    return f"{MINUS}{text}" if number < 0 else text


def decimal(number: float, digits: int = 1) -> str:
    """Return a number with so many digits behind the decimal sign."""
    rounded = round(float(number), digits)
    text = QLocale().toString(abs(rounded), "f", digits)
    return f"{MINUS}{text}" if rounded < 0 else text


def signed_decimal(number: float, digits: int = 1) -> str:
    """Return a mean change, such as "+12.5" or "−0.3"; what is rounded to nothing has no sign."""
    text = decimal(number, digits)
    return f"+{text}" if round(number, digits) > 0 else text


def percent(number: float, digits: int = 0) -> str:
    """Return a number of percent, such as "26%", with its sign where the language puts it."""
    #: A share in percent, as the language writes it.
    return QCoreApplication.translate("Numbers", "{number}%").format(number=decimal(number, digits))


def share(part: float, digits: int = 0) -> str:
    """Return a share or a chance, 0 to 1, in percent."""
    return percent(100 * part, digits)


def with_decimal_sign(text: str) -> str:
    """Return a number that was written with a point, far from any language, as this language writes it."""
    return text.replace(".", QLocale().decimalPoint())


def file_size(size: int) -> str:
    """Return the size of a file of some kilobytes or more; `size` is in bytes."""
    return QLocale().formattedDataSize(size, 1)


def date_words(day: date) -> str:
    """Return a date such as "30 Nov 2026", as the language writes it."""
    return QLocale().toString(_qt_date(day), "d MMM yyyy")


def long_date_words(day: date) -> str:
    """Return a date with the day of the week and the month in full."""
    return QLocale().toString(_qt_date(day), QLocale.FormatType.LongFormat)


def time_words(moment: datetime) -> str:
    """Return the time of day of a moment where the computer stands."""
    local = moment.astimezone()
    return QLocale().toString(QTime(local.hour, local.minute), QLocale.FormatType.ShortFormat)


def _qt_date(day: date) -> QDate:
    return QDate(day.year, day.month, day.day)
