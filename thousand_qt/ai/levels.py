"""The computer players there are, by the name under which settings, records and command lines know them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from thousand_qt.ai.beginner import Beginner
from thousand_qt.ai.casual import Casual
from thousand_qt.ai.explanation import ExplainingSeat
from thousand_qt.ai.random_legal import RandomLegal
from thousand_qt.ai.strong import master, strong

LEVELS: Final[dict[str, Callable[[int], ExplainingSeat]]] = {
    "random": RandomLegal,
    "beginner": Beginner,
    "casual": Casual,
    "strong": strong,
    "master": master,
}
"""From the weakest up; each makes a player from a seed."""
