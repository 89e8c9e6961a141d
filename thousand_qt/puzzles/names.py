"""How puzzles are called: by a number, for those without end, or by P and a number, for the prepared ones."""

from __future__ import annotations

import re
from datetime import date, timedelta
from typing import Final

import msgspec

FIRST_DAY: Final = date(2026, 1, 5)
"""The day of puzzle 1, a Monday."""
MOST: Final = 999_999
"""No puzzle has a higher number."""

_NAME: Final = re.compile(r"#?\s*(?:(?P<letter>[PpРрПп])\s*[-.]?\s*)?(?P<number>[0-9]{1,6})")


class PuzzleName(msgspec.Struct, frozen=True, order=True):
    """Which puzzle; `number` counts from 1."""

    is_prepared: bool
    number: int

    def __str__(self) -> str:
        return f"P{self.number}" if self.is_prepared else str(self.number)


def parse_name(text: str) -> PuzzleName:
    """Read "331", "#331" or "P7", also with a Cyrillic letter; raises ValueError for anything else."""
    match = _NAME.fullmatch(text.strip())
    if match is None or int(match["number"]) == 0:
        raise ValueError(f"{text!r} is no number of a puzzle")
    return PuzzleName(bool(match["letter"]), int(match["number"]))


def daily(day: date) -> PuzzleName:
    """Return the puzzle of a day; where a clock is far behind, the first."""
    return PuzzleName(False, min(MOST, max(1, (day - FIRST_DAY).days + 1)))


def day_of(name: PuzzleName) -> date | None:
    """Return the day whose puzzle this is; a prepared one has none."""
    return None if name.is_prepared else FIRST_DAY + timedelta(days=name.number - 1)
