"""Computer players at their seats, and what can be wrong with what they answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from thousand_qt.ai.faults import Fault
from thousand_qt.ai.outside.errors import BotError
from thousand_qt.ai.seat import Seat
from thousand_qt.engine.actions import Action
from thousand_qt.engine.errors import IllegalAction
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.record import Header
from thousand_qt.engine.shuffle import Dealing
from thousand_qt.records.facts import HUMAN
from thousand_qt.session.thinker import Answer, SeatStalledError

LevelFactory = Callable[[int], Seat]
"""Makes a player of a level, or one from outside, from a seed."""


def seat_players(header: Header, dealing: Dealing, levels: Mapping[str, LevelFactory]) -> dict[int, Seat]:
    """Return the computer players of a match by seat; raises ValueError for a level there is not."""
    players: dict[int, Seat] = {}
    for seat, entry in enumerate(header.seats):
        if entry.kind == HUMAN:
            continue
        if entry.kind not in levels:
            raise ValueError(f"unknown level {entry.kind!r} (there are: {', '.join(levels)})")
        players[seat] = levels[entry.kind](dealing.player_seed(seat))
    return players


def what_is_wrong(answer: Answer, state: MatchState) -> tuple[Fault, str, str] | None:
    """Return what keeps an answer from being an action of this state: the fault, the reason, the detail.

    The detail is what a program from outside, or the system, said about it. None when nothing is wrong.
    """
    action = answer.action
    if answer.error is not None:
        return _what_failed(answer.error)
    if not isinstance(action, Action):
        return Fault.BROKEN, f"not an action: {action!r}", ""
    if action.seat != answer.question.view.seat:
        return Fault.ILLEGAL, f"an action of seat {action.seat}: {action}", ""
    try:
        state.apply(action)
    except IllegalAction as error:
        return Fault.ILLEGAL, f"illegal action {str(action)!r}: {error}", ""
    return None


def _what_failed(error: Exception) -> tuple[Fault, str, str]:
    reason = f"{type(error).__name__}: {error}"
    if isinstance(error, BotError):
        return error.fault, reason, error.detail
    fault = Fault.NO_ANSWER if isinstance(error, SeatStalledError) else Fault.BROKEN
    return fault, reason, ""
