"""The numbered puzzles that have been looked for already: which attempt gives each of them.

`packaging/sift_puzzles.py` makes the file beside this module. What it saves is time only: `generate` finds
the same puzzle without it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files
from typing import Final

from thousand_qt.ai.solver import StopFlag
from thousand_qt.puzzles.generator import generate
from thousand_qt.puzzles.puzzle import Puzzle

_FILE: Final = "sifted.txt"
_IN_A_LINE: Final = 28
"""Four weeks."""


@lru_cache(maxsize=1)
def attempts() -> tuple[int, ...]:
    """Return the attempts that give the puzzles 1, 2, 3 and so on, as far as they are known."""
    text = files("thousand_qt.puzzles").joinpath(_FILE).read_text(encoding="ascii")
    return tuple(int(word) for word in text.split())


def write_attempts(known: Sequence[int]) -> str:
    """Return the text of the file."""
    lines = [known[start : start + _IN_A_LINE] for start in range(0, len(known), _IN_A_LINE)]
    return "".join(" ".join(map(str, line)) + "\n" for line in lines)


def numbered(number: int, stop_flag: StopFlag | None = None) -> Puzzle:
    """Return puzzle number N, at once where it is known; raises as `generate` does."""
    known = attempts()
    first = known[number - 1] if 1 <= number <= len(known) else 0
    return generate(number, first_attempt=first, stop_flag=stop_flag)
