"""What can be wrong with a record, as data: each kind carries what a sentence about it needs.

The text of a fault is plain English for logs and command lines; the sentences for players are made elsewhere.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from thousand_qt.engine.errors import IllegalAction

_LONGEST: Final = 160
"""Characters of a detail: a line of garbage may be megabytes long, the sentence about it must not."""


class NoHeader(msgspec.Struct, frozen=True):
    """The file is empty, or the program was stopped while it wrote the first line: no action is lost."""

    def __str__(self) -> str:
        return "the file is empty or its first line is cut off"


class NotJson(msgspec.Struct, frozen=True):
    detail: str

    def __str__(self) -> str:
        return f"not JSON: {self.detail}"


class NotAnObject(msgspec.Struct, frozen=True):
    def __str__(self) -> str:
        return "not a JSON object"


class NotARecord(msgspec.Struct, frozen=True):
    """A JSON file of something else."""

    format: str

    def __str__(self) -> str:
        return f"not a record of a match of Thousand (format is {self.format})"


class UnknownVersion(msgspec.Struct, frozen=True):
    """A version that this program does not read; `is_newer` when a newer program will."""

    version: str
    newest: int
    is_newer: bool

    def __str__(self) -> str:
        return f"unknown version {self.version} (this program reads versions 1 to {self.newest})"


class WrongRules(msgspec.Struct, frozen=True):
    """The rule set is impossible or has options this program does not know."""

    detail: str

    def __str__(self) -> str:
        return f"rules: {self.detail}"


class WrongValue(msgspec.Struct, frozen=True):
    """A value of the header, or of a line, is missing or cannot be."""

    key: str
    detail: str

    def __str__(self) -> str:
        return f"{self.key}: {self.detail}"


class NotAnAction(msgspec.Struct, frozen=True):
    """The text of an action says nothing a player can do."""

    detail: str

    def __str__(self) -> str:
        return self.detail


class AgainstTheRules(msgspec.Struct, frozen=True):
    """The action breaks a rule at this moment of the match."""

    action: str
    error: IllegalAction

    def __str__(self) -> str:
        return f"illegal action {self.action!r}: {self.error}"


class TooMuchTakenBack(msgspec.Struct, frozen=True):
    """More actions are taken back than there are."""

    count: int
    actions: int

    def __str__(self) -> str:
        return f"undo: {self.count} actions taken back, there are {self.actions}"


RecordFault = (
    NoHeader
    | NotJson
    | NotAnObject
    | NotARecord
    | UnknownVersion
    | WrongRules
    | WrongValue
    | NotAnAction
    | AgainstTheRules
    | TooMuchTakenBack
)


class RecordError(ValueError):
    """A record that cannot be read.

    Attributes:
        line: counts from 1.
        fault: what is wrong, as data.
    """

    def __init__(self, line: int, fault: RecordFault) -> None:
        super().__init__(f"line {line}: {fault}")
        self.line = line
        self.fault = fault

    @property
    def reason(self) -> str:
        """What is wrong, as one line of English."""
        return str(self.fault)


def brief(text: str) -> str:
    """Return a text as one line of bearable length, without characters that a terminal would obey."""
    line = text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"
    return "".join(letter if letter.isprintable() else ascii(letter)[1:-1] for letter in line)


def shown(value: Any) -> str:
    """Return a value found in a file as it can stand in a sentence; lists and objects may be endless."""
    if isinstance(value, list):
        return "a list"
    if isinstance(value, dict):
        return "an object"
    return brief(repr(value))
