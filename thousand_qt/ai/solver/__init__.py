"""The perfect-information solver: the declarer against the coalition with all cards open.

`Solver` answers questions about a `Position` under `PlayOptions`.
"""

from __future__ import annotations

from thousand_qt.ai.solver.options import ALL_TECHNIQUES, Objective, PlayOptions, Technique
from thousand_qt.ai.solver.position import Position, position_from, position_of
from thousand_qt.ai.solver.search import StopFlag, is_compiled
from thousand_qt.ai.solver.solver import Line, MoveValue, Solver, SolveStopped

__all__ = [
    "ALL_TECHNIQUES",
    "Line",
    "MoveValue",
    "Objective",
    "PlayOptions",
    "Position",
    "SolveStopped",
    "Solver",
    "StopFlag",
    "Technique",
    "is_compiled",
    "position_from",
    "position_of",
]
