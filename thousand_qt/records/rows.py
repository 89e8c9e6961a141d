"""Writing into the library's database: one match and all its facts, and what the notebook says."""

from __future__ import annotations

import json
import logging
import os
import re
import sqlite3
from collections.abc import Iterable
from datetime import datetime
from pathlib import Path
from typing import Any, Final

import msgspec

from thousand_qt.engine.record import Header, Record
from thousand_qt.engine.rules import Rules, rules_to_options
from thousand_qt.records.entries import FileFaultEntry, Folder, Status, name_key, search_text
from thousand_qt.records.facts import DealFacts, HelpFacts, MatchFacts, people_among, preset_of, rules_key
from thousand_qt.records.faults import Unreadable
from thousand_qt.records.notebook import DealReview, Note, Reset, UndoReset

UNKNOWN_SIZE: Final = -1
"""Stands for the size of a file that could not be read at all: no file has it, so it is tried again."""

_TIME_IN_NAME: Final = re.compile(r"\d{4}-\d{2}-\d{2}-\d{6}")

_log = logging.getLogger(__name__)


class FoundFile(msgspec.Struct, frozen=True):
    """A file in one of the folders. `name` is below the folder of the matches; `modified` in nanoseconds."""

    name: str
    path: Path
    folder: Folder
    size: int
    modified: int


class FileContent(msgspec.Struct, frozen=True):
    """What a file turned out to hold; a fault and perhaps a header, or a record and its facts."""

    header: Header | None = None
    record: Record | None = None
    facts: MatchFacts | None = None
    fault: FileFaultEntry | None = None


def known_files(connection: sqlite3.Connection) -> dict[str, tuple[int, int]]:
    """Return size and time of every file as it was when it was read."""
    rows = connection.execute("SELECT file, size, modified FROM matches")
    return {os.fsdecode(name): (size, modified) for name, size, modified in rows}


def put_matches(connection: sqlite3.Connection, batch: Iterable[tuple[FoundFile, FileContent]]) -> None:
    """Do `put_match` for all of them."""
    for file, content in batch:
        put_match(connection, file, content)


def put_match(connection: sqlite3.Connection, file: FoundFile, content: FileContent) -> None:
    """Write all that is known of a file in place of what was known before."""
    connection.execute("DELETE FROM matches WHERE file = ?", (os.fsencode(file.name),))
    row = _match_row(file, content)
    columns = ", ".join(row)
    places = ", ".join("?" * len(row))
    cursor = connection.execute(f"INSERT INTO matches ({columns}) VALUES ({places})", tuple(row.values()))
    match = cursor.lastrowid
    assert match is not None
    if content.header is not None:
        _put_rules(connection, content.header.rules)
        connection.executemany(
            "INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            _seat_rows(match, content.header, content.facts),
        )
    if content.facts is not None:
        _put_deals(connection, match, content.facts.deals)


def _put_rules(connection: sqlite3.Connection, rules: Rules) -> None:
    connection.execute(
        "INSERT OR IGNORE INTO rules VALUES (?, ?, ?)",
        (rules_key(rules), preset_of(rules), json.dumps(rules_to_options(rules))),
    )


def _match_row(file: FoundFile, content: FileContent) -> dict[str, Any]:
    header, record, facts, fault = content.header, content.record, content.facts, content.fault
    if facts is None:
        status = Status.DAMAGED
    else:
        status = Status.FINISHED if facts.end_reason is not None else Status.OPEN
    modified = file.modified / 1e9
    started = _started(header, file.path, modified)
    title = _title(header, record)
    names = [] if header is None else [seat.name for seat in header.seats]
    own_name = "" if header is None else header.rules_name or ""
    return {
        "file": os.fsencode(file.name),
        "folder": file.folder,
        "size": UNKNOWN_SIZE if fault is not None and fault.kind == Unreadable.__name__ else file.size,
        "modified": file.modified,
        "state": status,
        "fault_kind": "" if fault is None else fault.kind,
        "fault_line": None if fault is None else fault.line,
        "fault": "" if fault is None else storable(fault.reason),
        "fingerprint": "" if facts is None else facts.fingerprint,
        "identity": "" if facts is None else facts.identity,
        "started": started,
        "last_played": max(modified, started),
        "rules_key": "" if header is None else rules_key(header.rules),
        "rules_name": storable(own_name),
        "title": storable(title),
        "title_words": search_text(storable(title)),
        "origin": None if header is None or header.origin is None else json.dumps(dict(header.origin)),
        "human": None if header is None else next(iter(people_among(header.seats)), None),
        "deals": 0 if facts is None else len(facts.deals),
        "end_reason": None if facts is None else facts.end_reason,
        "taken_back": 0 if record is None else record.taken_back,
        "words": search_text(storable(" ".join((title, *names, own_name, file.path.stem)))),
    }


def _title(header: Header | None, record: Record | None) -> str:
    if record is not None:
        return record.title or ""
    return "" if header is None else header.title or ""


def storable(text: str) -> str:
    """Return a text as SQLite takes it: names of files may hold bytes that are no text."""
    return text.encode(errors="replace").decode()


def _started(header: Header | None, path: Path, modified: float) -> float:
    """When the match began: the record's own word, the program's name for the file, or the file's time."""
    try:
        if header is not None and header.started is not None:
            return datetime.fromisoformat(header.started).timestamp()
        named = _TIME_IN_NAME.match(path.stem)
        if named is not None:
            return datetime.strptime(named[0], "%Y-%m-%d-%H%M%S").astimezone().timestamp()
    except (ValueError, OverflowError, OSError):  # the year 1, or the 31st of February
        _log.debug("%s: no usable time", path)
    return modified


def _seat_rows(match: int, header: Header, facts: MatchFacts | None) -> list[tuple[Any, ...]]:
    winners = () if facts is None else facts.winners
    return [
        (
            match,
            seat,
            entry.name,
            name_key(entry.name),
            entry.kind,
            0 if facts is None else facts.totals[seat],
            1 / len(winners) if seat in winners else 0.0,
            *msgspec.structs.astuple(HelpFacts() if facts is None else facts.helps[seat]),
        )
        for seat, entry in enumerate(header.seats)
    ]


def _put_deals(connection: sqlite3.Connection, match: int, deals: Iterable[DealFacts]) -> None:
    deal_rows: list[tuple[Any, ...]] = []
    seat_rows: list[tuple[Any, ...]] = []
    marriage_rows: list[tuple[Any, ...]] = []
    for deal in deals:
        deal_rows.append(
            (
                match,
                deal.number,
                deal.dealer,
                deal.sitter,
                deal.declarer,
                deal.bid,
                deal.contract,
                deal.outcome,
            )
        )
        seat_rows += [
            (
                match,
                deal.number,
                seat.seat,
                seat.role,
                seat.points,
                seat.change,
                seat.total,
                seat.no_points,
                seat.zero_mark,
                seat.barrel_hands,
                seat.barrel_move,
                seat.dumped,
            )
            for seat in deal.seats
        ]
        marriage_rows += [
            (match, deal.number, marriage.seat, marriage.suit, marriage.points) for marriage in deal.marriages
        ]
    connection.executemany("INSERT INTO deals VALUES (?, ?, ?, ?, ?, ?, ?, ?)", deal_rows)
    connection.executemany("INSERT INTO deal_seats VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", seat_rows)
    connection.executemany("INSERT INTO marriages VALUES (?, ?, ?, ?, ?)", marriage_rows)


def forget(connection: sqlite3.Connection, names: Iterable[str]) -> None:
    """Leave these files out of the library."""
    connection.executemany("DELETE FROM matches WHERE file = ?", [(os.fsencode(name),) for name in names])


# Notes about the database itself


def note(connection: sqlite3.Connection, name: str) -> str:
    """Return what was noted about the database under this name; empty when nothing was."""
    row = connection.execute("SELECT value FROM notes WHERE name = ?", (name,)).fetchone()
    return "" if row is None else str(row[0])


def set_note(connection: sqlite3.Connection, name: str, value: str) -> None:
    connection.execute("INSERT OR REPLACE INTO notes VALUES (?, ?)", (name, value))


def clear_notes(connection: sqlite3.Connection) -> None:
    """Forget what the notebook said."""
    connection.execute("DELETE FROM reviews")
    connection.execute("DELETE FROM resets")


def put_notes(connection: sqlite3.Connection, notes: Iterable[Note]) -> None:
    """Do what the notebook says, in order."""
    for entry in notes:
        match entry:
            case DealReview():
                _put_review(connection, entry)
            case Reset():
                connection.execute("INSERT INTO resets (moment) VALUES (?)", (entry.moment,))
            case UndoReset():
                connection.execute("DELETE FROM resets WHERE number = (SELECT max(number) FROM resets)")


def _put_review(connection: sqlite3.Connection, review: DealReview) -> None:
    key = (review.match, review.seat, review.deal, review.reviewer)
    connection.execute(
        "DELETE FROM reviews WHERE identity = ? AND seat = ? AND deal = ? AND reviewer = ?", key
    )
    connection.execute("INSERT INTO reviews VALUES (?, ?, ?, ?, ?)", (*key, review.moment))
    connection.executemany(
        "INSERT OR REPLACE INTO losses VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (*key, loss.kind, loss.decisions, loss.mistakes, loss.points, loss.chance)
            for loss in review.losses
        ],
    )
