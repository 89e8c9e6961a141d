"""Records: a match as JSON Lines, one header line and one line per action. No files here, only text.

The record is the match: `replay` brings back the state at any point. A line that was cut off while it was
written (the last one, without its newline) is dropped; anything else that is wrong is refused with line
number and reason.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any, Final, cast

import msgspec

from thousand_qt.engine.actions import Action, parse_action
from thousand_qt.engine.errors import IllegalAction
from thousand_qt.engine.events import Event
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.rules import Rules, RulesError, rules_from_options, rules_to_options

FORMAT: Final = "thousand-match"
VERSION: Final = 1


class RecordError(ValueError):
    """A record that cannot be read. `line` counts from 1."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


class SeatEntry(msgspec.Struct, frozen=True):
    """Who sits at a seat: a display name, and "human" or the computer player's level."""

    name: str
    kind: str


class Header(msgspec.Struct, frozen=True):
    """The first line of a record."""

    rules: Rules
    seats: tuple[SeatEntry, ...]
    first_dealer: int = 0
    seed: int | None = None
    """The number the packs are shuffled from, where the program did the shuffling."""


class Record(msgspec.Struct, frozen=True):
    header: Header
    actions: tuple[Action, ...] = ()

    def replay(self, upto: int | None = None) -> MatchState:
        """Return the state after the first `upto` actions (all when None).

        Raises `RecordError` with the line of an action the rules forbid.
        """
        state = MatchState.new(self.header.rules, self.header.first_dealer)
        for _, after, _ in self.steps(upto):
            state = after
        return state

    def steps(self, upto: int | None = None) -> Iterator[tuple[Action, MatchState, tuple[Event, ...]]]:
        """Yield each action with the state after it and what happened; raises as `replay`."""
        state = MatchState.new(self.header.rules, self.header.first_dealer)
        for number, action in enumerate(self.actions[:upto]):
            try:
                state, events = state.apply(action)
            except IllegalAction as error:
                raise RecordError(number + 2, f"illegal action {str(action)!r}: {error}") from error
            yield action, state, events


def header_line(header: Header) -> str:
    """Write the header as one line, newline included."""
    data = {
        "format": FORMAT,
        "version": VERSION,
        "rules": rules_to_options(header.rules),
        "seats": [{"name": seat.name, "kind": seat.kind} for seat in header.seats],
        "first_dealer": header.first_dealer,
        "seed": header.seed,
    }
    return json.dumps(data, ensure_ascii=False) + "\n"


def action_line(action: Action) -> str:
    """Write an action as one line, newline included."""
    return json.dumps({"seat": action.seat, "do": str(action)}) + "\n"


def write_record(record: Record) -> str:
    """Write a whole record as text; the inverse of `read_record`."""
    return header_line(record.header) + "".join(action_line(action) for action in record.actions)


def read_record(text: str) -> Record:
    """Read a record; raises `RecordError` naming line and reason. Illegal actions are found by `replay`."""
    lines = text.split("\n")
    lines.pop()  # what follows the last newline: nothing, or a line cut off while it was written
    if not lines:
        raise RecordError(1, "the file is empty or its first line is cut off")
    header = _read_header(lines[0])
    return Record(header, tuple(_read_actions(lines[1:], header.rules.players)))


def _read_object(line: str, number: int) -> dict[str, Any]:
    try:
        data = msgspec.json.decode(line)  # stricter than `json`: no NaN, no half of a surrogate pair
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise RecordError(number, f"not JSON: {error}") from error
    if not isinstance(data, dict):
        raise RecordError(number, "not a JSON object")
    return cast("dict[str, Any]", data)


def _read_header(line: str) -> Header:
    data = _read_object(line, 1)
    if data.get("format") != FORMAT:
        raise RecordError(1, f"not a record of a match of Thousand (format is {data.get('format')!r})")
    version = data.get("version")
    if type(version) is not int or version != VERSION:
        raise RecordError(1, f"unknown version {version!r} (this program reads version {VERSION})")
    try:
        rules = rules_from_options(data.get("rules"))
    except RulesError as error:
        raise RecordError(1, f"rules: {error}") from error
    try:
        seats = msgspec.convert(data.get("seats"), tuple[SeatEntry, ...])
    except msgspec.ValidationError as error:
        raise RecordError(1, f"seats: {error}") from error
    if len(seats) != rules.players:
        raise RecordError(1, f"seats: {len(seats)} for a table of {rules.players} players")
    first_dealer, seed = data.get("first_dealer"), data.get("seed")
    if type(first_dealer) is not int or not 0 <= first_dealer < rules.players:
        raise RecordError(
            1, f"first_dealer: expected a seat from 0 to {rules.players - 1}, not {first_dealer!r}"
        )
    if seed is not None and type(seed) is not int:
        raise RecordError(1, f"seed: expected a number or null, not {seed!r}")
    return Header(rules, seats, first_dealer, seed)


def _read_actions(lines: Iterable[str], players: int) -> Iterator[Action]:
    for number, line in enumerate(lines, start=2):
        data = _read_object(line, number)
        seat, text = data.get("seat"), data.get("do")
        if type(seat) is not int or not -1 <= seat < players:
            raise RecordError(number, f"seat: expected -1 (the dealing) to {players - 1}, not {seat!r}")
        if type(text) is not str:
            raise RecordError(number, f"do: expected the text of an action, not {text!r}")
        try:
            action = parse_action(text, seat)
        except ValueError as error:
            raise RecordError(number, str(error)) from error
        if action.seat != seat:
            raise RecordError(number, f"seat {seat} cannot {text.split(' ')[0]!r}")
        yield action
