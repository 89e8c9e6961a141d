"""Why a move is right and the others are not, as data: lines of best play, and what they come to."""

from __future__ import annotations

from typing import Final

import msgspec

from thousand_qt.ai.solver import StopFlag
from thousand_qt.engine.actions import Action
from thousand_qt.engine.deal import Phase
from thousand_qt.puzzles.judge import Choice, Judge
from thousand_qt.puzzles.natural import natural_moves
from thousand_qt.puzzles.puzzle import Kind, Puzzle, deal_of

_MOST_PAIRS: Final = 5
"""So many wrong pairs of cards are told of; there are up to ninety."""


class Refutation(msgspec.Struct, frozen=True):
    """A wrong move.

    Attributes:
        action: the move.
        points: the declarer's with best play.
        line: what happens, the move first, until the contract is decided.
    """

    action: Action
    points: int
    line: tuple[Action, ...]


class Explanation(msgspec.Struct, frozen=True):
    """All there is to know about a puzzle.

    Attributes:
        points: the declarer's after the right move.
        line: best play from the right move on, until the contract is decided.
        wrong: the other moves, those that look right first, then those that come near. Of pairs of cards
            only some; where a contract is named, none.
    """

    points: int
    line: tuple[Action, ...]
    wrong: tuple[Refutation, ...]


def explain(puzzle: Puzzle, stop_flag: StopFlag | None = None) -> Explanation:
    """Work it out; raises `SolveStopped` when the flag is set."""
    judge = Judge(puzzle.goal, stop_flag)
    state = puzzle.state
    choices = judge.choices(state)
    right = next(choice for choice in choices if choice.action == puzzle.answer)
    line = judge.line(state, puzzle.answer)
    if deal_of(state).phase is Phase.CONTRACT:
        return Explanation(right.points, line, ())
    natural = natural_moves(state)
    to_make = puzzle.goal.is_to_make

    def order(choice: Choice) -> tuple[int, int]:
        place = natural.index(choice.action) if choice.action in natural else len(natural)
        return place, -choice.points if to_make else choice.points

    wrong = sorted((choice for choice in choices if not choice.works), key=order)
    if puzzle.kind in (Kind.GIVE, Kind.ASIDE):
        wrong = wrong[:_MOST_PAIRS]
    return Explanation(
        right.points,
        line,
        tuple(Refutation(choice.action, choice.points, judge.line(state, choice.action)) for choice in wrong),
    )
