"""The library's vocabulary: what a match looks like in a list, and what may be asked for."""

from __future__ import annotations

import enum
import unicodedata
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from typing import Any

import msgspec

from thousand_qt.engine.rules import Rules
from thousand_qt.engine.scoring import EndReason
from thousand_qt.records.facts import HelpFacts


class Status(enum.StrEnum):
    """How far a match is."""

    FINISHED = "finished"
    OPEN = "open"
    """It can be gone on with."""
    DAMAGED = "damaged"
    """It cannot be read."""


class Folder(enum.StrEnum):
    """Where a record lies; the value is the folder's name below that of the matches."""

    MATCHES = ""
    DELETED = "deleted"
    """Deleted by the player: can be restored, counts in no statistics."""
    DAMAGED = "damaged"
    """Set aside because it could not be read."""


class Result(enum.StrEnum):
    """How a finished match ended for the person who played it."""

    WON = "won"
    DRAWN = "drawn"
    """Several players ended with the same score."""
    LOST = "lost"


class SortBy(enum.StrEnum):
    LAST_PLAYED = "last_played"
    STARTED = "started"
    TITLE = "title"
    """By letters without accents; matches without a title come last both ways."""
    RULES = "rules"
    DEALS = "deals"
    TOTAL = "total"
    """The person's."""


class SeatResult(msgspec.Struct, frozen=True):
    """Who sat at a seat, and how it went so far.

    Attributes:
        kind: "human", or the computer player's level.
        won: the share of a win: 1 alone, a half in a draw of two, 0 otherwise.
        help: the hints and warnings given to this player.
    """

    name: str
    kind: str
    total: int
    won: float
    help: HelpFacts = HelpFacts()


class FileFaultEntry(msgspec.Struct, frozen=True):
    """Why a record cannot be read.

    Attributes:
        kind: the name of a class in `records.faults` or `engine.record_faults`.
        line: counts from 1; None when it is not about a line.
        reason: in English.
    """

    kind: str
    line: int | None
    reason: str


class MatchEntry(msgspec.Struct, frozen=True):
    """A match as the library lists it.

    A damaged one has what its first line tells, if that can be read: else no rules and no seats.

    Attributes:
        id: names the match in this library: its file below the folder of the matches.
        started: when the first cards were dealt; for records that do not say, the time in the file's name, or
            else that of the file.
        last_played: when the file was last written, not counting renaming.
        rules_key: rule sets are told apart by it: `facts.rules_key`; empty for a damaged match.
        preset: the name of the preset its rules are; None for other rules.
        rules_name: what the players call the rules when they are a set of their own; else empty.
        title: empty when the player gave none.
        human: the seat of the person; the first when there are several, None when there is none.
        deals: finished deals.
        winners: seats; several in a draw, none while the match goes on.
        taken_back: how often something was taken back.
        origin: of a match that continues or repeats another one, as in the record's header.
    """

    id: str
    path: Path
    folder: Folder
    size: int
    status: Status
    fault: FileFaultEntry | None
    started: datetime
    last_played: datetime
    rules_key: str
    preset: str | None
    rules: Rules | None
    rules_name: str
    title: str
    seats: tuple[SeatResult, ...]
    human: int | None
    deals: int
    end_reason: EndReason | None
    taken_back: int
    origin: Mapping[str, Any] | None

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, result in enumerate(self.seats) if result.won > 0)

    @property
    def result(self) -> Result | None:
        """How it ended for the person; None for an unfinished match or one without a person."""
        if self.status is not Status.FINISHED or self.human is None:
            return None
        won = self.seats[self.human].won
        if won == 0:
            return Result.LOST
        return Result.WON if won == 1 else Result.DRAWN


class MatchFilter(msgspec.Struct, frozen=True, kw_only=True):
    """Which matches to list; what is None or empty does not matter.

    Attributes:
        rules: a rules key.
        since, until: when it was last played; from the first moment on, before the second.
        text: words that must all occur in title, names of players and rules, or file name, in any case and
            with or without accents.
        with_undo: only matches in which something was taken back, or only the others.
    """

    folder: Folder = Folder.MATCHES
    status: Status | None = None
    rules: str | None = None
    since: datetime | None = None
    until: datetime | None = None
    result: Result | None = None
    text: str = ""
    with_undo: bool | None = None


class Page(msgspec.Struct, frozen=True):
    """A part of a list; `total` counts all matches the filter lets through."""

    matches: tuple[MatchEntry, ...]
    total: int


class RuleSet(msgspec.Struct, frozen=True):
    """Rules that were played.

    Attributes:
        preset: None for a table's own rules.
        name: what its players called them last; empty for published rules, and where nobody named them.
    """

    key: str
    preset: str | None
    rules: Rules
    matches: int
    name: str = ""


def name_key(name: str) -> str:
    """Return what players are told apart by: the name without regard to case and outer or double blanks."""
    return " ".join(unicodedata.normalize("NFC", name).casefold().split())


def search_text(text: str) -> str:
    """Return a text as searches see it: without case, accents and double blanks."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    plain = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return " ".join(plain.replace("ł", "l").split())  # the one letter of ours that has no accent to lose
