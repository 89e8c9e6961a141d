"""Lessons on prepared deals: what is said, what the learner is to do, and what is right and why.

Everything here is rules and data; `ui/lessons` brings it to the table.
"""

from __future__ import annotations

from thousand_qt.lessons.course import LESSONS, lessons_for
from thousand_qt.lessons.run import Answer, AnswerKind, LessonRun
from thousand_qt.lessons.script import Line, Player, Step

__all__ = [
    "LESSONS",
    "Answer",
    "AnswerKind",
    "LessonRun",
    "Line",
    "Player",
    "Step",
    "lessons_for",
]
