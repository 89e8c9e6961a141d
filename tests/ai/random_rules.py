"""Rule sets at random: any option with any value, as long as they do not contradict each other."""

from __future__ import annotations

import enum
import random
import typing
from typing import Any

from thousand_qt.engine.rules import Rules, RulesError

_NUMBERS = {"weak_hand_below": (0, 14, 40), "weak_talon_below": (0, 5, 30)}


def _values(name: str, kind: Any) -> list[Any]:
    if name in _NUMBERS:
        return list(_NUMBERS[name])
    if kind is bool:
        return [False, True]
    if isinstance(kind, type) and issubclass(kind, enum.Enum):
        return list(kind)
    return list(typing.get_args(kind))


_OPTIONS = {name: _values(name, kind) for name, kind in typing.get_type_hints(Rules).items()}


def random_rules(rng: random.Random) -> Rules:
    """Draw options until they fit together."""
    while True:
        try:
            return Rules(**{name: rng.choice(values) for name, values in _OPTIONS.items()})
        except RulesError:
            continue
