"""What a field with few possible values can be, as its type declares it: for options and settings alike."""

from __future__ import annotations

import enum
import typing
from typing import Any


def values_of_type(kind: Any) -> tuple[Any, ...]:
    """Return the values of a yes-or-no, of an enumeration or of a Literal, in their order; of others none."""
    if kind is bool:
        return (False, True)
    if isinstance(kind, type) and issubclass(kind, enum.Enum):
        return tuple(kind)
    return typing.get_args(kind)
