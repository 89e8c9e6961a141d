"""What the library lists, asked of its database."""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from thousand_qt.engine.rules import Rules, rules_from_options
from thousand_qt.engine.scoring import EndReason
from thousand_qt.records.entries import (
    FileFaultEntry,
    Folder,
    MatchEntry,
    MatchFilter,
    Page,
    Result,
    RuleSet,
    SeatResult,
    SortBy,
    Status,
    search_text,
)
from thousand_qt.records.facts import HelpFacts

_ORDERS: Final = {
    SortBy.LAST_PLAYED: "m.last_played",
    SortBy.STARTED: "m.started",
    SortBy.TITLE: "m.title_words",
    SortBy.RULES: "m.rules_key",
    SortBy.DEALS: "m.deals",
    SortBy.TOTAL: "person.total",
}
_RESULTS: Final = {
    Result.WON: "person.won = 1",
    Result.DRAWN: "person.won > 0 AND person.won < 1",
    Result.LOST: "person.won = 0",
}
_FROM: Final = "FROM matches m LEFT JOIN seats person ON person.match_id = m.id AND person.seat = m.human"
_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
_EARLIEST: Final = (datetime(1, 1, 2, tzinfo=UTC) - _EPOCH).total_seconds()
_LATEST: Final = (datetime(9999, 12, 30, tzinfo=UTC) - _EPOCH).total_seconds()
"""A day within what Python can tell, so that a time can be shown in any zone."""


def moment(seconds: float) -> datetime:
    """Return a time of the database as one with a zone; the system's own functions stop at 1970 or 2038."""
    return _EPOCH + timedelta(seconds=min(max(seconds, _EARLIEST), _LATEST))


def find_matches(
    connection: sqlite3.Connection,
    folder: Path,
    wanted: MatchFilter,
    sort: SortBy,
    *,
    descending: bool,
    offset: int,
    limit: int | None,
) -> Page:
    """Return a page of the matches the filter lets through."""
    where, values = _condition(wanted)
    (total,) = connection.execute(f"SELECT count(*) {_FROM} WHERE {where}", values).fetchone()
    # Numbers first: whole matches are looked up for the page only.
    rows = connection.execute(
        f"SELECT m.id {_FROM} WHERE {where} {_order(sort, descending=descending)} LIMIT ? OFFSET ?",
        (*values, -1 if limit is None else limit, offset),
    )
    return Page(_entries(connection, folder, rows.fetchall()), total)


def find_names(
    connection: sqlite3.Connection, wanted: MatchFilter, sort: SortBy, *, descending: bool
) -> tuple[str, ...]:
    """Return the names of all matches the filter lets through, in order."""
    where, values = _condition(wanted)
    rows = connection.execute(
        f"SELECT m.file {_FROM} WHERE {where} {_order(sort, descending=descending)}", values
    )
    return tuple(os.fsdecode(name) for (name,) in rows)


def _order(sort: SortBy, *, descending: bool) -> str:
    direction = "DESC" if descending else "ASC"
    # Without a title, without a person: last, whichever way the list is turned.
    last = "m.title_words = ''" if sort is SortBy.TITLE else f"{_ORDERS[sort]} IS NULL"
    return f"ORDER BY {last}, {_ORDERS[sort]} {direction}, m.last_played DESC, m.file"


def _condition(wanted: MatchFilter) -> tuple[str, list[Any]]:
    conditions = ["m.folder = ?"]
    values: list[Any] = [wanted.folder]

    def add(condition: str, *more: object) -> None:
        conditions.append(condition)
        values.extend(more)

    if wanted.status is not None:
        add("m.state = ?", wanted.status)
    if wanted.rules is not None:
        add("m.rules_key = ?", wanted.rules)
    if wanted.since is not None:
        add("m.last_played >= ?", wanted.since.timestamp())
    if wanted.until is not None:
        add("m.last_played < ?", wanted.until.timestamp())
    if wanted.result is not None:
        add(f"m.state = ? AND {_RESULTS[wanted.result]}", Status.FINISHED)
    if wanted.with_undo is not None:
        add("m.taken_back > 0" if wanted.with_undo else "m.taken_back = 0")
    for word in search_text(wanted.text).split():
        add("instr(m.words, ?) > 0", word)
    return " AND ".join(conditions), values


def find_match(connection: sqlite3.Connection, folder: Path, name: str) -> MatchEntry | None:
    """Return the match with this id."""
    numbers = connection.execute("SELECT id FROM matches WHERE file = ?", (os.fsencode(name),))
    return next(iter(_entries(connection, folder, numbers)), None)


def find_named(connection: sqlite3.Connection, folder: Path, names: Iterable[str]) -> dict[str, MatchEntry]:
    """Return the matches with these ids, as far as they are there."""
    found = (find_match(connection, folder, name) for name in names)
    return {entry.id: entry for entry in found if entry is not None}


def find_copy(connection: sqlite3.Connection, folder: Path, fingerprint: str) -> MatchEntry | None:
    """Return a match with this fingerprint; a deleted one only when there is no other."""
    numbers = connection.execute(
        "SELECT id FROM matches WHERE fingerprint = ? ORDER BY folder, file LIMIT 1", (fingerprint,)
    )
    return next(iter(_entries(connection, folder, numbers)), None)


def find_rule_sets(connection: sqlite3.Connection, place: Folder) -> tuple[RuleSet, ...]:
    """Return the rules of the readable matches in a folder, those played most first."""
    rows = connection.execute(
        """
        SELECT key, preset, options, count(*) AS matches,
            CASE WHEN preset IS NULL THEN (
                SELECT named.rules_name FROM matches named
                WHERE named.rules_key = key AND named.rules_name != ''
                ORDER BY named.last_played DESC, named.file LIMIT 1
            ) END AS name
        FROM matches JOIN rules ON key = rules_key
        WHERE folder = ? AND state != ? GROUP BY key ORDER BY matches DESC, key
        """,
        (place, Status.DAMAGED),
    )
    return tuple(
        RuleSet(key, preset, _rules(options), matches, name or "")
        for key, preset, options, matches, name in rows
    )


@lru_cache(maxsize=64)
def _rules(text: str) -> Rules:
    return rules_from_options(json.loads(text))


def _entries(
    connection: sqlite3.Connection, folder: Path, numbers: Iterable[sqlite3.Row]
) -> tuple[MatchEntry, ...]:
    match_query = "SELECT * FROM matches LEFT JOIN rules ON key = rules_key WHERE id = ?"
    seats_query = (
        "SELECT name, kind, total, won, looks, moves, warnings FROM seats WHERE match_id = ? ORDER BY seat"
    )
    entries: list[MatchEntry] = []
    for number in numbers:
        seats = tuple(
            SeatResult(name, kind, total, won, HelpFacts(*helps))
            for name, kind, total, won, *helps in connection.execute(seats_query, number)
        )
        entries.append(_entry(folder, connection.execute(match_query, number).fetchone(), seats))
    return tuple(entries)


def _entry(folder: Path, row: sqlite3.Row, seats: tuple[SeatResult, ...]) -> MatchEntry:
    name = os.fsdecode(row["file"])
    fault = None
    if row["fault_kind"]:
        fault = FileFaultEntry(row["fault_kind"], row["fault_line"], row["fault"])
    return MatchEntry(
        id=name,
        path=folder / name,
        folder=Folder(row["folder"]),
        size=max(0, row["size"]),
        status=Status(row["state"]),
        fault=fault,
        started=moment(row["started"]),
        last_played=moment(row["last_played"]),
        rules_key=row["rules_key"],
        preset=row["preset"],
        rules=None if row["options"] is None else _rules(row["options"]),
        rules_name=row["rules_name"],
        title=row["title"],
        seats=seats,
        human=row["human"],
        deals=row["deals"],
        end_reason=None if row["end_reason"] is None else EndReason(row["end_reason"]),
        taken_back=row["taken_back"],
        origin=None if row["origin"] is None else json.loads(row["origin"]),
    )
