"""Statistics of a player, and the reviews they rest on.

The numbers are counted in the library's database from facts that were read from the records, so they hold for
every match that is there, imported ones too, and follow when one is deleted. Resetting changes no record: it
is a mark in the notebook from which statistics start, and can be undone.
"""

from __future__ import annotations

import os
import sqlite3
from collections import defaultdict
from collections.abc import Sequence
from datetime import datetime
from itertools import groupby
from pathlib import Path
from typing import Final

import msgspec

from thousand_qt.records import counting, indexing
from thousand_qt.records.entries import Folder, Status
from thousand_qt.records.facts import HUMAN
from thousand_qt.records.figures import MASTER, Figures, Scope
from thousand_qt.records.folder import free_paths
from thousand_qt.records.library import Library
from thousand_qt.records.notebook import DealReview, DecisionKind, Losses, Note, Reset, UndoReset
from thousand_qt.records.queries import moment

BACKUPS_FOLDER: Final = "backups"


class PlayerName(msgspec.Struct, frozen=True):
    """A person who played: the name as written last, and the number of matches, finished or not."""

    name: str
    matches: int


class ScoreCourse(msgspec.Struct, frozen=True):
    """The totals of all seats through a match: at the start, then after each finished deal."""

    names: tuple[str, ...]
    totals: tuple[tuple[int, ...], ...]
    """By deal, then by seat; the first are zeros."""


class StoredReview(msgspec.Struct, frozen=True):
    """What a review found in one deal."""

    deal: int
    reviewer: str
    reviewed: datetime
    losses: tuple[Losses, ...]


class Statistics:
    """Counts over a library, and keeps reviews and resets.

    Methods may be called from any thread. What is written raises OSError when the disk does not take it.
    """

    def __init__(self, library: Library) -> None:
        self._library = library
        self._database = library.database
        self._notebook = library.notebook

    def figures(self, scope: Scope | None = None) -> Figures:
        """Return all figures of a scope: by default all people, under all rules, since the last reset."""
        return self._database.read(lambda connection: counting.count(connection, scope or Scope()))

    def players(self) -> tuple[PlayerName, ...]:
        """Return the people who played, those who played most first, regardless of resets."""
        return self._database.read(_players)

    def course(self, match_id: str) -> ScoreCourse:
        """Return how the score went through a match; raises `UnknownMatch`."""
        entry = self._library.get(match_id)
        query = """
            SELECT d.number, d.total FROM matches m JOIN deal_seats d ON d.match_id = m.id
            WHERE m.file = ? ORDER BY d.number, d.seat
        """
        rows: list[sqlite3.Row] = self._database.read(
            lambda connection: connection.execute(query, (os.fsencode(match_id),)).fetchall()
        )
        by_deal = groupby(rows, key=lambda row: row["number"])
        totals = (tuple(row["total"] for row in deal) for _, deal in by_deal)
        start = (0,) * len(entry.seats)
        return ScoreCourse(tuple(seat.name for seat in entry.seats), (start, *totals))

    # Reviews

    def store_review(
        self,
        match_id: str,
        seat: int,
        deal: int,
        losses: Sequence[Losses],
        *,
        now: datetime,
        reviewer: str = MASTER,
    ) -> None:
        """Keep what a review of one seat in one deal found, in place of an earlier review of it.

        `losses` has at most one entry for each kind of decision. Raises `UnknownMatch`, and ValueError for a
        seat or deal that the match does not have or for two entries of one kind.
        """
        entry = self._library.get(match_id)
        if not 0 <= seat < len(entry.seats) or not 1 <= deal <= entry.deals:
            raise ValueError(f"seat {seat}, deal {deal}: {match_id} has no such deal")
        if len({loss.kind for loss in losses}) < len(losses):
            raise ValueError("one kind of decision twice")
        note = DealReview(self._identity(match_id), seat, deal, reviewer, now.timestamp(), tuple(losses))
        self._write(note)

    def reviews(self, match_id: str, seat: int, reviewer: str = MASTER) -> tuple[StoredReview, ...]:
        """Return what a reviewer found of a seat's decisions, by deal; raises `UnknownMatch`."""
        key = (self._identity(match_id), seat, reviewer)
        return self._database.read(lambda connection: _reviews(connection, key))

    def _identity(self, match_id: str) -> str:
        self._library.get(match_id)  # raises UnknownMatch
        query = "SELECT identity FROM matches WHERE file = ?"
        return self._database.read(
            lambda connection: str(connection.execute(query, (os.fsencode(match_id),)).fetchone()[0])
        )

    # Resets

    @property
    def reset_at(self) -> datetime | None:
        """When statistics were last reset; None when they count from the beginning."""
        return self._database.read(counting.last_reset)

    def reset_statistics(self, now: datetime) -> Path:
        """Let statistics start anew: matches that began before do not count any more.

        No record is touched. Before anything else the library's tables are copied, and the copy is returned.
        """
        stem = now.astimezone().strftime("statistics-%Y-%m-%d-%H%M%S")
        backup = next(free_paths(self._library.data / BACKUPS_FOLDER, stem, ".sqlite"))
        self._database.copy_to(backup)
        self._write(Reset(now.timestamp()))
        return backup

    def undo_reset(self) -> datetime | None:
        """Undo the last reset; returns the reset before it that counts now, None when there is none."""
        if self.reset_at is not None:
            self._write(UndoReset())
        return self.reset_at

    def _write(self, note: Note) -> None:
        indexing.write_notes(self._database, self._notebook, (note,))


def _players(connection: sqlite3.Connection) -> tuple[PlayerName, ...]:
    # SQLite takes the bare column `name` from the row that gives max(): the name as written last.
    rows = connection.execute(
        """
        SELECT s.name, max(m.last_played), count(DISTINCT m.id) AS matches
        FROM seats s JOIN matches m ON m.id = s.match_id
        WHERE s.kind = ? AND m.folder = ? AND m.state != ? AND m.origin IS NULL
        GROUP BY s.name_key ORDER BY matches DESC, s.name_key
        """,
        (HUMAN, Folder.MATCHES, Status.DAMAGED),
    )
    return tuple(PlayerName(row["name"], row["matches"]) for row in rows)


def _reviews(connection: sqlite3.Connection, key: tuple[str, int, str]) -> tuple[StoredReview, ...]:
    where = "WHERE identity = ? AND seat = ? AND reviewer = ?"
    losses: defaultdict[int, list[Losses]] = defaultdict(list)
    query = f"SELECT deal, kind, decisions, mistakes, points, chance FROM losses {where}"
    for deal, kind, *numbers in connection.execute(query, key):
        losses[deal].append(Losses(DecisionKind(kind), *numbers))
    order = list(DecisionKind)
    return tuple(
        StoredReview(
            deal, reviewer, moment(when), tuple(sorted(losses[deal], key=lambda loss: order.index(loss.kind)))
        )
        for deal, reviewer, when in connection.execute(
            f"SELECT deal, reviewer, moment FROM reviews {where} ORDER BY deal", key
        )
    )
