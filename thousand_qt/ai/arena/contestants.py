"""Who can be measured: the program's levels and, for measurements only, players it does not offer."""

from __future__ import annotations

import functools
import importlib
import shutil
from collections.abc import Callable
from types import TracebackType
from typing import Final, Protocol, Self, cast

import msgspec

from thousand_qt.ai.arena.sides import Side
from thousand_qt.ai.arena.variants import SKILLS, variant
from thousand_qt.ai.levels import LEVELS
from thousand_qt.ai.outside.bot import OutsideBot
from thousand_qt.ai.outside.commands import split_command
from thousand_qt.ai.seat import Budget, Seat
from thousand_qt.engine.actions import Action
from thousand_qt.engine.match import MatchState

ORACLE: Final = "oracle"
"""The level that sees all cards: the upper bound of what inference could bring. No program offers it."""
BOT: Final = "bot:"
"""What the name of a player begins with that is the command line of a program."""
_ORACLE_MODULE: Final = "thousand_qt.ai.oracle"


class ContestantError(Exception):
    """A contestant there is not; the message says what there is."""


class SeeingSeat(Protocol):
    """A player for measurements that is shown the hidden cards too."""

    def choose_seeing(self, state: MatchState, budget: Budget) -> Action:
        """Return one of ``state.legal_actions()`` for the seat in turn."""
        ...


class Contestant(msgspec.Struct, frozen=True):
    """One side of a contest.

    Attributes:
        name: as it was asked for.
        make: makes a player from a seed; must be something that can be sent to another process.
        sees_everything: the players have `choose_seeing` and are asked by it.
    """

    name: str
    make: Callable[[int], Seat | SeeingSeat]
    sees_everything: bool = False


def contestant(text: str) -> Contestant:
    """Return the contestant of this name; raises `ContestantError` listing the names there are.

    ``bot:`` and a command line is a program that speaks the line protocol; a level with a colon and changes
    is a player of that level with some of its skill changed (`variants`).
    """
    if text.startswith(BOT):
        return _bot(text)
    level, colon, changes = text.partition(":")
    if colon and level in SKILLS:
        try:
            return Contestant(text, variant(level, changes))
        except ValueError as error:
            raise ContestantError(f"{text!r}: {error}") from error
    if text in LEVELS:
        return Contestant(text, LEVELS[text])
    oracle = _oracle()
    if text == ORACLE and oracle is not None:
        return Contestant(text, oracle, sees_everything=True)
    names = [*LEVELS, *([] if oracle is None else [ORACLE])]
    raise ContestantError(f"unknown level {text!r} (there are: {', '.join(names)}, {BOT}COMMAND)")


def _bot(text: str) -> Contestant:
    try:
        command = split_command(text.removeprefix(BOT))
    except ValueError as error:
        raise ContestantError(f"{text!r}: {error}") from error
    if not command:
        raise ContestantError(f"{text!r}: {BOT} needs a command")
    if shutil.which(command[0]) is None:
        raise ContestantError(f"{text!r}: there is no program {command[0]!r}")
    return Contestant(text, functools.partial(_make_bot, tuple(command)))


def _make_bot(command: tuple[str, ...], seed: int) -> OutsideBot:
    return OutsideBot(command, seed=seed)


def _oracle() -> Callable[[int], SeeingSeat] | None:
    try:
        module = importlib.import_module(_ORACLE_MODULE)
    except ModuleNotFoundError as error:
        if error.name != _ORACLE_MODULE:
            raise
        return None
    return cast("Callable[[int], SeeingSeat]", module.Oracle)


class Player(msgspec.Struct, frozen=True):
    """A player at the table."""

    side: Side
    seat: Seat | SeeingSeat
    sees_everything: bool


class Roster:
    """Makes the players of each game; programs go on running from game to game."""

    def __init__(self, a: Contestant, b: Contestant) -> None:
        self._contestants = {Side.A: a, Side.B: b}
        self._bots: dict[tuple[Side, int], OutsideBot] = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        # After an interrupt nobody waits for programs to say goodbye.
        self.close(at_once=kind is not None)

    def player(self, side: Side, place: int, seed: int) -> Player:
        """Return a player for one game, without any memory of earlier ones."""
        known = self._contestants[side]
        bot = self._bots.get((side, place))
        if bot is not None:
            bot.new_match(seed)
            return Player(side, bot, sees_everything=False)
        seat = known.make(seed)
        if isinstance(seat, OutsideBot):
            self._bots[side, place] = seat
        return Player(side, seat, known.sees_everything)

    def close(self, *, at_once: bool = False) -> None:
        """End the programs that have been started."""
        for bot in self._bots.values():
            if at_once:
                bot.kill()
            else:
                bot.close()
        self._bots.clear()
