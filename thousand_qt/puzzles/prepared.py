"""The prepared puzzles: chosen by hand, each with a title, from easy to hard."""

from __future__ import annotations

import json
from functools import lru_cache
from importlib.resources import files
from typing import Final, NamedTuple

from thousand_qt.puzzles.names import PuzzleName
from thousand_qt.puzzles.puzzle import Puzzle, read

_FILE: Final = "prepared.json"


class Prepared(NamedTuple):
    """A puzzle with the key of its title; whoever shows it has the words."""

    title: str
    puzzle: Puzzle


@lru_cache(maxsize=1)
def prepared() -> tuple[Prepared, ...]:
    """Return all of them in their order; raises `PuzzleError` where one is damaged."""
    text = files("thousand_qt.puzzles").joinpath(_FILE).read_text(encoding="utf-8")
    return tuple(Prepared(entry.pop("title"), read(entry)) for entry in json.loads(text))


def names() -> tuple[PuzzleName, ...]:
    """Return what they are called."""
    return tuple(PuzzleName(True, number) for number in range(1, len(prepared()) + 1))
