"""Records: a match as everything that happened in it. It is the match: `replay` brings any state back.

Nothing is ever removed from a record. What a player takes back stays in it, followed by a `TakeBack`; the
actions in force are what is left. `record_text` writes and reads records.
"""

from __future__ import annotations

import enum
from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any

import msgspec

from thousand_qt.engine.actions import Action
from thousand_qt.engine.errors import IllegalAction
from thousand_qt.engine.events import Event
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.record_faults import AgainstTheRules, RecordError, TooMuchTakenBack
from thousand_qt.engine.rules import Rules
from thousand_qt.engine.shuffle import Dealing, SecretDealing


class SeatEntry(msgspec.Struct, frozen=True):
    """Who sits at a seat: a display name, and "human" or the computer player's level."""

    name: str
    kind: str


class Header(msgspec.Struct, frozen=True):
    """The first line of a record.

    Attributes:
        dealing: where the packs come from; None when they came from outside.
        commitment: what was shown before the match; by default that of the dealing's secret.
        program: the version of the program that began the record.
        started: when, in ISO 8601 with the offset from UTC.
        title: how the player calls the match; `Record.title` knows later names.
        rules_name: what the players call the rules when they are a set of their own.
        origin: for a match that continues or repeats another one: plain values that say which.
    """

    rules: Rules
    seats: tuple[SeatEntry, ...]
    first_dealer: int = 0
    dealing: Dealing | None = None
    commitment: str | None = None
    program: str | None = None
    started: str | None = None
    title: str | None = None
    origin: Mapping[str, Any] | None = None
    rules_name: str | None = None

    def __post_init__(self) -> None:
        if self.commitment is None and isinstance(self.dealing, SecretDealing):
            msgspec.structs.force_setattr(self, "commitment", self.dealing.commitment)


class TakeBack(msgspec.Struct, frozen=True):
    """The last `count` actions still in force are taken back."""

    count: int


class Rename(msgspec.Struct, frozen=True):
    """The player names the match."""

    title: str


class HelpKind(enum.StrEnum):
    """How a player was helped."""

    LOOK = "look"
    """A hint that said what to look at."""
    MOVE = "move"
    """A hint that said what to do."""
    WARNING = "warning"
    """A warning of a serious mistake, before it was made."""


class Help(msgspec.Struct, frozen=True):
    """The player at this seat was helped with the decision before him."""

    seat: int
    kind: HelpKind


Remark = Rename | Help
"""What is said about a match and changes nothing in it."""

Entry = Action | TakeBack | Remark
"""What a line after the header says."""


class Course:
    """What a list of entries amounts to, entry by entry.

    Attributes:
        actions: those in force.
        lines: the line of each of them, counted from 1.
        undone: what can be done again, the next one last.
        taken_back: how often something was taken back.
        title: the last name the match was given.
        helps: who was helped, and how, also with what was taken back.
    """

    def __init__(self, title: str | None) -> None:
        self.actions: list[Action] = []
        self.lines: list[int] = []
        self.undone: list[Action] = []
        self.taken_back = 0
        self.title = title
        self.helps: list[Help] = []

    def add(self, entry: Entry, line: int) -> None:
        """Go on by one entry; raises `RecordError` when more is taken back than there is."""
        if isinstance(entry, TakeBack):
            if not 1 <= entry.count <= len(self.actions):
                raise RecordError(line, TooMuchTakenBack(entry.count, len(self.actions)))
            self.undone += reversed(self.actions[-entry.count :])
            del self.actions[-entry.count :], self.lines[-entry.count :]
            self.taken_back += 1
        elif isinstance(entry, Rename):
            self.title = entry.title
        elif isinstance(entry, Help):
            self.helps.append(entry)
        else:
            if self.undone and self.undone[-1] == entry:
                self.undone.pop()
            else:
                self.undone.clear()
            self.actions.append(entry)
            self.lines.append(line)


class Record(msgspec.Struct, frozen=True, dict=True):
    """A match as it was recorded.

    Attributes:
        entries: everything that happened in order, also what was taken back; a plain tuple of actions is a
            match in which nothing was.
    """

    header: Header
    entries: tuple[Entry, ...] = ()

    @cached_property
    def _course(self) -> Course:
        course = Course(self.header.title)
        for line, entry in enumerate(self.entries, start=2):
            course.add(entry, line)
        return course

    @cached_property
    def actions(self) -> tuple[Action, ...]:
        """The actions in force, without those taken back."""
        return tuple(self._course.actions)

    @cached_property
    def undone(self) -> tuple[Action, ...]:
        """What was taken back and can be done again, `undone[-1]` first.

        Doing just that leaves the others to be done again, anything else forgets them.
        """
        return tuple(self._course.undone)

    @property
    def taken_back(self) -> int:
        """How often something was taken back; 0 for a match that was played through."""
        return self._course.taken_back

    def helps(self, seat: int, kind: HelpKind) -> int:
        """Return with how many decisions a player was helped in this way, also with those taken back."""
        return self._course.helps.count(Help(seat, kind))

    @property
    def title(self) -> str | None:
        """The last name the player gave the match."""
        return self._course.title

    def replay(self, upto: int | None = None) -> MatchState:
        """Return the state after the first `upto` actions in force (all when None).

        Raises `RecordError` with the line of an action the rules forbid.
        """
        state = self._beginning
        for _, after, _ in self.steps(upto):
            state = after
        return state

    def steps(self, upto: int | None = None) -> Iterator[tuple[Action, MatchState, tuple[Event, ...]]]:
        """Yield each action in force with the state after it and what happened; raises as `replay`."""
        state = self._beginning
        for action, line in zip(self.actions[:upto], self._course.lines, strict=False):
            state, events = _apply(state, action, line)
            yield action, state, events

    def check(self) -> MatchState:
        """Return the last state like `replay`, but look at what was taken back too.

        Raises `RecordError` with the line of an action the rules forbade when it was done.
        """
        _ = self._course  # refuses to take back more than there is
        states = [self._beginning]
        for line, entry in enumerate(self.entries, start=2):
            if isinstance(entry, TakeBack):
                del states[-entry.count :]
            elif not isinstance(entry, Remark):
                states.append(_apply(states[-1], entry, line)[0])
        return states[-1]

    @property
    def _beginning(self) -> MatchState:
        return MatchState.new(self.header.rules, self.header.first_dealer)


def _apply(state: MatchState, action: Action, line: int) -> tuple[MatchState, tuple[Event, ...]]:
    try:
        return state.apply(action)
    except IllegalAction as error:
        raise RecordError(line, AgainstTheRules(str(action), error)) from error
