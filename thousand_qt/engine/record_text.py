"""Records as JSON Lines: one header line and one line for everything that happened. Only text, no files.

Lines are only ever added:

    {"format": "thousand-match", "version": 3, "rules": {…}, "seats": […], "first_dealer": 0, …}
    {"seat": -1, "do": "deal 9S JS …"}      an action; seat -1 deals
    {"undo": 2}                             the last two actions still in force are taken back
    {"title": "Sunday"}                     the player names the match
    {"seat": 0, "help": "look"}             a hint was given, or a warning (since version 3)

A line that was cut off while it was written (the last one, without its newline) is dropped; anything else
that is wrong is refused with line number and reason. Records of every version are read for ever:
`_UPGRADE_STEPS` brings older headers up to date, and lines of any kind may follow those that are there. Keys
a header has besides are left alone, so that a later version of the program may add facts; what an older
program could not do without raises the version.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from datetime import datetime
from typing import Any, Final, cast

import msgspec

from thousand_qt.engine.actions import Action, parse_action
from thousand_qt.engine.record import Entry, Header, Help, HelpKind, Record, Rename, SeatEntry, TakeBack
from thousand_qt.engine.record_faults import (
    NoHeader,
    NotAnAction,
    NotAnObject,
    NotARecord,
    NotJson,
    RecordError,
    RecordFault,
    UnknownVersion,
    WrongRules,
    WrongValue,
    brief,
    shown,
)
from thousand_qt.engine.rules import AGREEMENTS, Rules, RulesError, rules_from_options, rules_to_options
from thousand_qt.engine.shuffle import Dealing, SecretDealing, SeededDealing, is_digest

FORMAT: Final = "thousand-match"
VERSION: Final = 3


def header_line(header: Header) -> str:
    """Write the header as one line, newline included."""
    data: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "program": header.program,
        "started": header.started,
        "title": header.title,
        "origin": header.origin,
        "rules_name": header.rules_name,
        "rules": _options_said(header.rules),
        "seats": [{"name": seat.name, "kind": seat.kind} for seat in header.seats],
        "first_dealer": header.first_dealer,
        "dealing": msgspec.to_builtins(header.dealing),
        "commitment": header.commitment,
    }
    optional = ("program", "started", "title", "origin", "rules_name", "commitment")
    return _line({key: value for key, value in data.items() if value is not None or key not in optional})


def _options_said(rules: Rules) -> dict[str, Any]:
    """Return the options a header names: those of the sources, and of the later ones what is agreed upon.

    So a match without them is written as ever, and older programs read it.
    """
    usual = rules_to_options(Rules())
    options = rules_to_options(rules)
    return {key: value for key, value in options.items() if key not in AGREEMENTS or value != usual[key]}


def entry_line(entry: Entry) -> str:
    """Write what happened as one line, newline included."""
    if isinstance(entry, TakeBack):
        return _line({"undo": entry.count})
    if isinstance(entry, Rename):
        return _line({"title": entry.title})
    if isinstance(entry, Help):
        return _line({"seat": entry.seat, "help": entry.kind})
    return _line({"seat": entry.seat, "do": str(entry)})


def write_record(record: Record) -> str:
    """Write a whole record as text; the inverse of `read_record`."""
    return header_line(record.header) + "".join(entry_line(entry) for entry in record.entries)


def _line(data: Mapping[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False) + "\n"


# Reading


def read_record(text: str) -> Record:
    """Read a record; raises `RecordError` naming line and reason. Illegal actions are found by `replay`."""
    lines = text.split("\n")
    lines.pop()  # what follows the last newline: nothing, or a line cut off while it was written
    if not lines:
        raise RecordError(1, NoHeader())
    header = _read_header(lines[0])
    record = Record(header, tuple(_read_entries(lines[1:], header.rules.players)))
    _ = record.actions  # more taken back than there was
    return record


def _read_object(line: str, number: int) -> dict[str, Any]:
    try:
        data = msgspec.json.decode(line)  # stricter than `json`: no NaN, no half of a surrogate pair
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise RecordError(number, NotJson(brief(str(error)))) from error
    if not isinstance(data, dict):
        raise RecordError(number, NotAnObject())
    return cast("dict[str, Any]", data)


class _Wrong(Exception):  # noqa: N818 - on its way to become a RecordError
    """A fault found where the number of the line is not known."""

    def __init__(self, fault: RecordFault) -> None:
        super().__init__(str(fault))
        self.fault = fault


def _wrong(key: str, expected: str, value: object) -> _Wrong:
    return _Wrong(WrongValue(key, f"expected {expected}, not {shown(value)}"))


def _read_header(line: str) -> Header:
    data = _read_object(line, 1)
    try:
        return _header_from(_up_to_date(data))
    except _Wrong as wrong:
        raise RecordError(1, wrong.fault) from wrong


def _up_to_date(data: dict[str, Any]) -> dict[str, Any]:
    """Return a header of any version as one of this version."""
    if data.get("format") != FORMAT:
        raise _Wrong(NotARecord(shown(data.get("format"))))
    version = data.get("version")
    if type(version) is not int or not 1 <= version <= VERSION:
        is_newer = type(version) is int and version > VERSION
        raise _Wrong(UnknownVersion(shown(version), VERSION, is_newer))
    for step in range(version, VERSION):
        data = _UPGRADE_STEPS[step](data)
    return data


def _from_version_1(data: dict[str, Any]) -> dict[str, Any]:
    """Version 1 knew one way of dealing, from a number."""
    seed = data.get("seed")
    if seed is not None and type(seed) is not int:
        raise _wrong("seed", "a number or null", seed)
    dealing = None if seed is None else {"method": "python-random-1", "seed": seed}
    return {**{key: value for key, value in data.items() if key != "seed"}, "dealing": dealing}


def _from_version_2(data: dict[str, Any]) -> dict[str, Any]:
    """Version 2 knew no lines about help; its header is the same."""
    return data


_UPGRADE_STEPS: Final[dict[int, Callable[[dict[str, Any]], dict[str, Any]]]] = {
    1: _from_version_1,
    2: _from_version_2,
}
"""From a version to the next one."""


def _header_from(data: dict[str, Any]) -> Header:
    rules = _read_rules(data.get("rules"))
    try:
        seats = msgspec.convert(data.get("seats"), tuple[SeatEntry, ...])
    except msgspec.ValidationError as error:
        raise _Wrong(WrongValue("seats", brief(str(error)))) from error
    if len(seats) != rules.players:
        raise _Wrong(WrongValue("seats", f"{len(seats)} for a table of {rules.players} players"))
    first_dealer = data.get("first_dealer")
    if type(first_dealer) is not int or not 0 <= first_dealer < rules.players:
        raise _wrong("first_dealer", f"a seat from 0 to {rules.players - 1}", first_dealer)
    commitment = _optional_text(data, "commitment")
    if commitment is not None and not is_digest(commitment):
        raise _wrong("commitment", "64 hexadecimal digits in lower case", commitment)
    return Header(
        rules,
        seats,
        first_dealer,
        _read_dealing(data.get("dealing", ...)),
        commitment,
        program=_optional_text(data, "program"),
        started=_read_time(_optional_text(data, "started")),
        title=_optional_text(data, "title"),
        origin=_read_origin(data.get("origin")),
        rules_name=_optional_text(data, "rules_name"),
    )


def _read_rules(options: object) -> Rules:
    try:
        return rules_from_options(options)
    except RulesError as error:
        raise _Wrong(WrongRules(brief(str(error)))) from error
    except RecursionError as error:
        raise _Wrong(WrongRules("nested too deeply")) from error


def _read_dealing(data: Any) -> Dealing | None:
    if data is None:
        return None
    if not isinstance(data, dict):
        raise _Wrong(WrongValue("dealing", "expected an object or null"))
    values = cast("dict[str, Any]", data)
    match values.get("method"):
        case "sha256-1":
            secret = values.get("secret")
            if type(secret) is not str or not is_digest(secret):
                raise _wrong("dealing.secret", "64 hexadecimal digits in lower case", secret)
            return SecretDealing(secret)
        case "python-random-1":
            seed = values.get("seed")
            if type(seed) is not int:
                raise _wrong("dealing.seed", "a number", seed)
            return SeededDealing(seed)
        case method:
            raise _wrong("dealing.method", "sha256-1 or python-random-1", method)


def _optional_text(data: dict[str, Any], key: str) -> str | None:
    value = data.get(key)
    if value is not None and type(value) is not str:
        raise _wrong(key, "text", value)
    return value


def _read_time(text: str | None) -> str | None:
    if text is None:
        return None
    try:
        has_offset = datetime.fromisoformat(text).tzinfo is not None
    except ValueError:
        has_offset = False
    if not has_offset:
        raise _wrong("started", "a time with its offset, such as 2026-01-31T20:15:00+01:00", text)
    return text


def _read_origin(data: object) -> Mapping[str, Any] | None:
    if data is None:
        return None
    if not isinstance(data, dict):
        raise _wrong("origin", "an object of plain values", data)
    origin = cast("dict[str, Any]", data)
    for key, value in origin.items():
        if isinstance(value, list | dict):
            raise _Wrong(WrongValue(f"origin.{brief(key)}", "expected a plain value"))
    return origin


def _read_entries(lines: Iterable[str], players: int) -> Iterator[Entry]:
    for number, line in enumerate(lines, start=2):
        data = _read_object(line, number)
        try:
            yield _read_entry(data, players)
        except _Wrong as wrong:
            raise RecordError(number, wrong.fault) from wrong


def _read_entry(data: dict[str, Any], players: int) -> Entry:
    kinds = [key for key in ("do", "undo", "title", "help") if key in data]
    if len(kinds) > 1:
        raise _Wrong(WrongValue(kinds[1], f"a line says one thing, this one also {kinds[0]!r}"))
    if "undo" in data:
        count = data["undo"]
        if type(count) is not int or count < 1:
            raise _wrong("undo", "how many actions are taken back", count)
        return TakeBack(count)
    if "title" in data:
        title = data["title"]
        if type(title) is not str:
            raise _wrong("title", "text", title)
        return Rename(title)
    if "help" in data:
        return _read_help(data, players)
    return _read_action(data, players)


def _read_help(data: dict[str, Any], players: int) -> Help:
    seat, kind = data.get("seat"), data["help"]
    if type(seat) is not int or not 0 <= seat < players:
        raise _wrong("seat", f"0 to {players - 1}", seat)
    if type(kind) is not str or kind not in list(HelpKind):
        raise _wrong("help", " or ".join(HelpKind), kind)
    return Help(seat, HelpKind(kind))


def _read_action(data: dict[str, Any], players: int) -> Action:
    seat, text = data.get("seat"), data.get("do")
    if type(seat) is not int or not -1 <= seat < players:
        raise _wrong("seat", f"-1 (the dealing) to {players - 1}", seat)
    if type(text) is not str:
        raise _wrong("do", "the text of an action", text)
    try:
        action = parse_action(text, seat)
    except ValueError as error:
        raise _Wrong(NotAnAction(brief(str(error)))) from error
    if action.seat != seat:
        raise _Wrong(NotAnAction(f"seat {seat} cannot {text.split(' ')[0]!r}"))
    return action
