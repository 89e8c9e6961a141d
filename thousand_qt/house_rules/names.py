"""The names rule sets may have."""

from __future__ import annotations

import enum
from typing import Final

from thousand_qt.names import has_invisible

LONGEST_NAME: Final = 40
"""In characters."""


class NameFault(enum.StrEnum):
    """What is wrong with a name."""

    EMPTY = "empty"
    INVISIBLE = "invisible"
    TOO_LONG = "too_long"
    TAKEN = "taken"


def name_fault(name: str, taken: tuple[str, ...] = ()) -> NameFault | None:
    """Return what is wrong with a tidied name beside those that are taken, or None when nothing is."""
    if not name:
        return NameFault.EMPTY
    if has_invisible(name):
        return NameFault.INVISIBLE
    if len(name) > LONGEST_NAME:
        return NameFault.TOO_LONG
    if name.casefold() in {other.casefold() for other in taken}:
        return NameFault.TAKEN
    return None
