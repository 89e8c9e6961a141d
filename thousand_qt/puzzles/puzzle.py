"""What a puzzle is, as data, and how it is written down."""

from __future__ import annotations

import enum
from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Final

import msgspec

from thousand_qt.engine.actions import Action, SetContract, WaiveRedeal, parse_action
from thousand_qt.engine.deal import Deal, Phase
from thousand_qt.engine.errors import IllegalAction
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.presets import RULE_SETS
from thousand_qt.engine.score_parts import points_needed

PLAYER: Final = 0
"""The seat of whoever solves the puzzle."""
MOST_STARS: Final = 5


class Kind(enum.StrEnum):
    """What is asked. All cards are open, and the others play their best."""

    MAKE = "make"
    """Which card makes the contract?"""
    STOP = "stop"
    """Which card stops the declarer?"""
    GIVE = "give"
    """Which card for whom makes the contract?"""
    ASIDE = "aside"
    """Which two cards put aside make the contract?"""
    NAME = "name"
    """Which is the highest contract nobody can break?"""


class Goal(msgspec.Struct, frozen=True):
    """What the player has to reach: a contract that is made, or broken.

    Attributes:
        rules: the name of a rule set of the engine's.
        contract: in points.
    """

    kind: Kind
    rules: str
    contract: int

    @property
    def is_to_make(self) -> bool:
        """Whether the player wants the contract made, and not broken."""
        return self.kind is not Kind.STOP

    @property
    def needed(self) -> int:
        """The fewest points of the declarer's that make the contract."""
        return points_needed(RULE_SETS[self.rules], self.contract)

    def reaches(self, points: int) -> bool:
        """Whether the goal is reached when the declarer gets so many points."""
        return (points >= self.needed) is self.is_to_make


class Puzzle(msgspec.Struct, frozen=True):
    """A position with one right move.

    Attributes:
        rules: the name of a rule set of the engine's.
        actions: what has happened, from the dealing of the cards on.
        answer: the one first move that reaches the goal.
        stars: how hard it is, 1 to `MOST_STARS`.
    """

    kind: Kind
    rules: str
    dealer: int
    actions: tuple[Action, ...]
    answer: Action
    stars: int

    @property
    def state(self) -> MatchState:
        """The position; raises `PuzzleError` where there is none."""
        return _state(self)

    @property
    def goal(self) -> Goal:
        """What has to be reached; of `Kind.NAME` with the contract that is to be named."""
        named = self.answer.amount if isinstance(self.answer, SetContract) else None
        return Goal(self.kind, self.rules, deal_of(self.state).contract or 0 if named is None else named)


class PuzzleError(ValueError):
    """What was written down is no puzzle."""


@lru_cache(maxsize=32)
def _state(puzzle: Puzzle) -> MatchState:
    if puzzle.rules not in RULE_SETS:
        raise PuzzleError(f"no rule set {puzzle.rules!r}")
    state = MatchState.new(RULE_SETS[puzzle.rules], puzzle.dealer)
    for action in puzzle.actions:
        try:
            state = state.apply(action)[0]
        except IllegalAction as error:
            raise PuzzleError(f"{action}: {error}") from error
    if state.turn != PLAYER:
        raise PuzzleError("the player has nothing to decide")
    return state


def deal_of(state: MatchState) -> Deal:
    """Return the deal on the table; raises `PuzzleError` between deals."""
    if state.deal is None:
        raise PuzzleError("no cards are on the table")
    return state.deal


def next_formality(kind: Kind, state: MatchState) -> Action | None:
    """Return what happens without a question: nobody asks for a new deal, and the bid is the contract."""
    deal = state.deal
    if deal is None or deal.turn is None:
        return None
    if deal.phase is Phase.REDEAL:
        return WaiveRedeal(deal.turn)
    if deal.phase is Phase.CONTRACT and kind is not Kind.NAME:
        return SetContract(deal.turn, deal.contract or 0)
    return None


# Writing and reading


def written(puzzle: Puzzle) -> dict[str, Any]:
    """Return a puzzle as it stands in a JSON file."""
    return {
        "kind": puzzle.kind.value,
        "rules": puzzle.rules,
        "dealer": puzzle.dealer,
        "actions": [str(action) for action in puzzle.actions],
        "answer": str(puzzle.answer),
        "stars": puzzle.stars,
    }


class _Written(msgspec.Struct, forbid_unknown_fields=True):
    kind: Kind
    rules: str
    dealer: int
    actions: list[str]
    answer: str
    stars: int


def read(data: object) -> Puzzle:
    """Return the puzzle of `written`; raises `PuzzleError` saying what is wrong."""
    try:
        found = msgspec.convert(data, _Written)
        if found.rules not in RULE_SETS:
            raise PuzzleError(f"no rule set {found.rules!r}")
        state = MatchState.new(RULE_SETS[found.rules], found.dealer)
        actions = tuple(_actions(state, found.actions))
        answer = parse_action(found.answer, PLAYER)
    except (ValueError, IllegalAction) as error:
        raise PuzzleError(str(error)) from error
    puzzle = Puzzle(found.kind, found.rules, found.dealer, actions, answer, found.stars)
    if not 1 <= puzzle.stars <= MOST_STARS:
        raise PuzzleError(f"stars={puzzle.stars}: expected 1 to {MOST_STARS}")
    if answer not in puzzle.state.legal_actions():
        raise PuzzleError(f"{answer} cannot be played")
    return puzzle


def _actions(state: MatchState, texts: Iterable[str]) -> Iterable[Action]:
    for text in texts:
        if state.turn is None:
            raise PuzzleError(f"{text!r} after the end")
        action = parse_action(text, state.turn)
        state = state.apply(action)[0]
        yield action
