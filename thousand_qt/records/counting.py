"""Counting the figures of one scope in the library's database. What each one means is said in `figures`."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import groupby
from typing import Any, Final

from thousand_qt.engine.scoring import Role
from thousand_qt.records.entries import Folder, Status, name_key
from thousand_qt.records.facts import FOUR_ACES, HUMAN, BarrelMove, DealOutcome, ZeroMark
from thousand_qt.records.figures import (
    Band,
    DealChange,
    DealFigures,
    DeclarerFigures,
    DefenderFigures,
    Figures,
    HelpFigures,
    LossFigures,
    MarriageFigures,
    MatchFigures,
    MatchLength,
    OpponentFigures,
    PenaltyFigures,
    RatingPoint,
    ReviewFigures,
    RulesFigures,
    Scope,
    Streak,
    StreakFigures,
    Undo,
    mean,
)
from thousand_qt.records.notebook import DecisionKind
from thousand_qt.records.queries import moment
from thousand_qt.records.rating import FIRST_RATING, next_rating, rated

_SHOWN_DEALS: Final = 5
"""So many best and worst deals."""

# The seats the figures are about. Everything below joins it.
_OWN: Final = """
CREATE TEMP TABLE own AS
    SELECT m.id AS match_id, s.seat, s.won, s.total, s.looks, s.moves, s.warnings,
        m.state, m.last_played, m.deals, m.taken_back, m.file, m.identity, m.rules_key,
        (SELECT count(*) FROM seats t WHERE t.match_id = m.id) AS players
    FROM matches m JOIN seats s ON s.match_id = m.id
    WHERE {condition}
    ORDER BY m.last_played, m.file, s.seat
"""
_DEALS: Final = """
FROM own
    JOIN deal_seats d ON d.match_id = own.match_id AND d.seat = own.seat
    JOIN deals g ON g.match_id = d.match_id AND g.number = d.number
"""
_IN_ORDER: Final = "own.last_played, own.file, own.seat"


def last_reset(connection: sqlite3.Connection) -> datetime | None:
    """Return the moment statistics start at."""
    row = connection.execute("SELECT moment FROM resets ORDER BY number DESC LIMIT 1").fetchone()
    return None if row is None else moment(row[0])


def count(connection: sqlite3.Connection, scope: Scope) -> Figures:
    """Return all figures of a scope."""
    since = None if scope.before_reset else last_reset(connection)
    _choose_own(connection, scope, since)
    try:
        heaps = _heaps(connection)
        return Figures(
            since=since,
            matches=_matches(connection),
            help=_help(connection),
            deals=_deals(connection, heaps),
            declarer=_declarer(heaps),
            defender=_defender(heaps),
            penalties=_penalties(heaps),
            marriages=_marriages(connection),
            streaks=_streaks(connection),
            opponents=_opponents(connection),
            by_rules=_by_rules(connection),
            reviews=_reviews(connection, scope.reviewer),
            rating=_rating(connection),
        )
    finally:
        connection.execute("DROP TABLE own")


def _choose_own(connection: sqlite3.Connection, scope: Scope, since: datetime | None) -> None:
    conditions = ["m.folder = ?", "m.state != ?", "s.kind = ?"]
    values: list[Any] = [Folder.MATCHES, Status.DAMAGED, HUMAN]
    if scope.player is not None:
        conditions.append("s.name_key = ?")
        values.append(name_key(scope.player))
    if scope.rules is not None:
        conditions.append("m.rules_key = ?")
        values.append(scope.rules)
    if scope.undo is not Undo.ALL:
        conditions.append("m.taken_back = 0" if scope.undo is Undo.WITHOUT else "m.taken_back > 0")
    if not scope.repeats:
        conditions.append("m.origin IS NULL")
    for first in (since, scope.since):
        if first is not None:
            conditions.append("m.started >= ?")
            values.append(first.timestamp())
    if scope.until is not None:
        conditions.append("m.started < ?")
        values.append(scope.until.timestamp())
    connection.execute(_OWN.format(condition=" AND ".join(conditions)), values)
    connection.execute("CREATE INDEX temp.own_by_identity ON own (identity, seat)")


def _one(connection: sqlite3.Connection, query: str, *values: object) -> sqlite3.Row:
    return connection.execute(query, values).fetchone()


def _matches(connection: sqlite3.Connection) -> MatchFigures:
    row = _one(
        connection,
        """
        SELECT count(*) AS finished, total(won = 1) AS won, total(won > 0 AND won < 1) AS drawn,
            total(won = 0) AS lost, total(taken_back > 0) AS with_undo, total(won) AS wins,
            total(1.0 / players) AS by_chance, total(deals) AS deals
        FROM own WHERE state = ?
        """,
        Status.FINISHED,
    )
    (unfinished,) = _one(connection, "SELECT count(*) FROM own WHERE state = ?", Status.OPEN)
    longest = connection.execute(
        f"SELECT file, deals FROM own WHERE state = ? ORDER BY deals DESC, {_IN_ORDER} LIMIT 1",
        (Status.FINISHED,),
    )
    return MatchFigures(
        finished=row["finished"],
        won=int(row["won"]),
        drawn=int(row["drawn"]),
        lost=int(row["lost"]),
        unfinished=unfinished,
        with_undo=int(row["with_undo"]),
        wins=row["wins"],
        wins_by_chance=row["by_chance"],
        longest=next((MatchLength(os.fsdecode(file), deals) for file, deals in longest), None),
        deals=int(row["deals"]),
    )


def _help(connection: sqlite3.Connection) -> HelpFigures:
    row = _one(
        connection,
        """
        SELECT total(looks), total(moves), total(warnings), total(looks + moves + warnings > 0)
        FROM own WHERE state = ?
        """,
        Status.FINISHED,
    )
    return HelpFigures(*map(int, row))


@dataclass
class _Heap:
    """Sums over the player's deals in one role with one outcome and contracts of one band."""

    role: Role
    outcome: DealOutcome
    band: int | None
    deals: int
    bids: int
    contracts: int
    points: int
    change: int
    no_points: int
    zero_marks: int
    zero_penalties: int
    climbed: int
    fallen: int
    was_left: int
    won_on_barrel: int
    dumps: int


def _heaps(connection: sqlite3.Connection) -> list[_Heap]:
    """Go through all deals once: nearly all that is said of deals is a sum over some of these heaps."""
    rows = connection.execute(
        f"""
        SELECT d.role, g.outcome, g.contract / 10 * 10 AS band, count(*), total(g.bid), total(g.contract),
            total(d.points), total(d.change), total(d.no_points), total(d.zero_mark > 0),
            total(d.zero_mark = ?), total(d.barrel_move = ?), total(d.barrel_move = ?),
            total(d.barrel_move = ?),
            total(own.won > 0 AND d.barrel_hands IS NOT NULL AND d.number = own.deals), total(d.dumped)
        {_DEALS} GROUP BY d.role, g.outcome, band ORDER BY band
        """,
        (ZeroMark.PENALTY, BarrelMove.CLIMBED, BarrelMove.FELL, BarrelMove.LEFT),
    )
    return [
        _Heap(Role(role), DealOutcome(outcome), band, *map(int, sums)) for role, outcome, band, *sums in rows
    ]


def _deals(connection: sqlite3.Connection, heaps: Sequence[_Heap]) -> DealFigures:
    def of(role: Role) -> int:
        return sum(heap.deals for heap in heaps if heap.role is role)

    return DealFigures(
        deals=sum(heap.deals for heap in heaps) - of(Role.SITTER),
        sat_out=of(Role.SITTER),
        as_declarer=of(Role.DECLARER),
        as_defender=of(Role.OPPONENT),
        best=_extremes(connection, "DESC"),
        worst=_extremes(connection, "ASC"),
        dumps=sum(heap.dumps for heap in heaps),
    )


def _extremes(connection: sqlite3.Connection, direction: str) -> tuple[DealChange, ...]:
    rows = connection.execute(
        f"""
        SELECT * FROM (
            SELECT own.match_id, own.file, own.last_played, own.seat, d.number, d.change
            FROM own JOIN deal_seats d ON d.match_id = own.match_id AND d.seat = own.seat
            ORDER BY d.change {direction}, {_IN_ORDER}, d.number LIMIT ?
        ) JOIN deals USING (match_id, number)
        ORDER BY change {direction}, last_played, file, seat, number
        """,
        (_SHOWN_DEALS,),
    )
    return tuple(
        DealChange(
            match_id=os.fsdecode(row["file"]),
            deal=row["number"],
            seat=row["seat"],
            change=row["change"],
            declarer=row["declarer"],
            contract=row["contract"],
            last_played=moment(row["last_played"]),
        )
        for row in rows
    )


def _declarer(heaps: Sequence[_Heap]) -> DeclarerFigures:
    declared = [heap for heap in heaps if heap.role is Role.DECLARER]
    played = [heap for heap in declared if heap.outcome is not DealOutcome.GIVEN_UP]
    deals = sum(heap.deals for heap in declared)
    bands = tuple(
        _band(lowest, list(band)) for lowest, band in groupby(declared, key=lambda heap: heap.band or 0)
    )
    return DeclarerFigures(
        played=sum(band.played for band in bands),
        made=sum(band.made for band in bands),
        given_up=sum(band.given_up for band in bands),
        mean_bid=mean(sum(heap.bids for heap in declared), deals),
        mean_contract=mean(sum(heap.contracts for heap in declared), deals),
        mean_points=mean(sum(heap.points for heap in played), sum(heap.deals for heap in played)),
        bands=bands,
    )


def _band(lowest: int, heaps: Sequence[_Heap]) -> Band:
    def of(outcome: DealOutcome) -> int:
        return sum(heap.deals for heap in heaps if heap.outcome is outcome)

    made, failed = of(DealOutcome.MADE), of(DealOutcome.FAILED)
    return Band(lowest, played=made + failed, made=made, given_up=of(DealOutcome.GIVEN_UP))


def _defender(heaps: Sequence[_Heap]) -> DefenderFigures:
    defended = [
        heap for heap in heaps if heap.role is Role.OPPONENT and heap.outcome is not DealOutcome.GIVEN_UP
    ]
    played = sum(heap.deals for heap in defended)
    return DefenderFigures(
        played=played,
        broken=sum(heap.deals for heap in defended if heap.outcome is DealOutcome.FAILED),
        mean_points=mean(sum(heap.points for heap in defended), played),
        mean_change=mean(sum(heap.change for heap in defended), played),
        no_points=sum(heap.no_points for heap in defended),
    )


def _penalties(heaps: Sequence[_Heap]) -> PenaltyFigures:
    return PenaltyFigures(
        zero_marks=sum(heap.zero_marks for heap in heaps),
        zero_penalties=sum(heap.zero_penalties for heap in heaps),
        barrels=sum(heap.climbed for heap in heaps),
        barrels_fallen=sum(heap.fallen for heap in heaps),
        barrels_left=sum(heap.was_left for heap in heaps),
        barrels_won=sum(heap.won_on_barrel for heap in heaps),
    )


def _marriages(connection: sqlite3.Connection) -> MarriageFigures:
    suits: dict[str, int] = dict(
        connection.execute(
            """
            SELECT suit, count(*) FROM own
            JOIN marriages USING (match_id, seat) GROUP BY suit
            """
        ).fetchall()
    )
    return MarriageFigures(
        spades=suits.get("S", 0),
        clubs=suits.get("C", 0),
        diamonds=suits.get("D", 0),
        hearts=suits.get("H", 0),
        four_aces=suits.get(FOUR_ACES, 0),
    )


def _streaks(connection: sqlite3.Connection) -> StreakFigures:
    ends: list[float] = [
        won
        for (won,) in connection.execute(
            f"SELECT won FROM own WHERE state = ? ORDER BY {_IN_ORDER}", (Status.FINISHED,)
        )
    ]
    contracts: list[str] = [
        outcome
        for (outcome,) in connection.execute(
            f"""
            SELECT g.outcome FROM own JOIN deals g ON g.match_id = own.match_id AND g.declarer = own.seat
            ORDER BY {_IN_ORDER}, g.number
            """
        )
    ]
    return StreakFigures(
        won=_streak(won == 1 for won in ends),
        lost=_streak(won == 0 for won in ends),
        made=_streak(outcome == DealOutcome.MADE for outcome in contracts),
    )


def _streak(hits: Iterable[bool]) -> Streak:
    longest = current = 0
    for hit in hits:
        current = current + 1 if hit else 0
        longest = max(longest, current)
    return Streak(longest, current)


def _opponents(connection: sqlite3.Connection) -> tuple[OpponentFigures, ...]:
    # SQLite takes the bare column `name` from the row that gives max(): the name as written last.
    rows = connection.execute(
        """
        SELECT o.name, max(own.last_played), o.kind, count(*) AS matches, total(own.won) AS won,
            total(o.won) AS lost_to, total(own.total > o.total) AS ahead, total(own.total = o.total) AS level,
            total(own.total < o.total) AS behind
        FROM own JOIN seats o ON o.match_id = own.match_id AND o.seat != own.seat
        WHERE own.state = ? GROUP BY o.name_key, o.kind ORDER BY matches DESC, o.name_key, o.kind
        """,
        (Status.FINISHED,),
    )
    return tuple(
        OpponentFigures(
            name=row["name"],
            kind=row["kind"],
            matches=row["matches"],
            won=row["won"],
            lost_to=row["lost_to"],
            ahead=int(row["ahead"]),
            level=int(row["level"]),
            behind=int(row["behind"]),
        )
        for row in rows
    )


def _by_rules(connection: sqlite3.Connection) -> tuple[RulesFigures, ...]:
    rows = connection.execute(
        """
        SELECT rules_key, count(*) AS finished, total(won = 1) AS won, total(won > 0 AND won < 1) AS drawn,
            total(won = 0) AS lost, total(won) AS wins, total(1.0 / players) AS by_chance
        FROM own WHERE state = ? GROUP BY rules_key ORDER BY finished DESC, rules_key
        """,
        (Status.FINISHED,),
    )
    return tuple(
        RulesFigures(
            rules=row["rules_key"],
            finished=row["finished"],
            won=int(row["won"]),
            drawn=int(row["drawn"]),
            lost=int(row["lost"]),
            wins=row["wins"],
            wins_by_chance=row["by_chance"],
        )
        for row in rows
    )


def _reviews(connection: sqlite3.Connection, reviewer: str) -> ReviewFigures:
    # A copy of a file has the identity of the file: their reviews are the same and count once.
    of_own = """
        WHERE r.reviewer = ? AND EXISTS (
            SELECT 1 FROM own WHERE own.identity = r.identity AND own.seat = r.seat)
    """
    (deals,) = _one(connection, f"SELECT count(*) FROM reviews r {of_own}", reviewer)
    rows = connection.execute(
        f"""
        SELECT kind, sum(decisions) AS decisions, sum(mistakes) AS mistakes, sum(points) AS points,
            sum(chance) AS chance FROM losses r {of_own} GROUP BY kind
        """,
        (reviewer,),
    ).fetchall()
    by_kind = {row["kind"]: row for row in rows}
    decisions = sum(row["decisions"] for row in rows)
    return ReviewFigures(
        deals=deals,
        kinds=tuple(_losses(by_kind[kind]) for kind in DecisionKind if kind in by_kind),
        decisions=decisions,
        mistakes=sum(row["mistakes"] for row in rows),
        mean_points=mean(sum(row["points"] for row in rows), decisions),
        mean_chance=mean(sum(row["chance"] for row in rows), decisions),
    )


def _losses(row: sqlite3.Row) -> LossFigures:
    return LossFigures(
        kind=DecisionKind(row["kind"]),
        decisions=row["decisions"],
        mistakes=row["mistakes"],
        mean_points=mean(row["points"], row["decisions"]),
        mean_chance=mean(row["chance"], row["decisions"]),
    )


def _rating(connection: sqlite3.Connection) -> tuple[RatingPoint, ...]:
    rows = connection.execute(
        f"""
        SELECT own.match_id, own.seat, own.won, own.file, own.last_played, o.kind
        FROM own JOIN seats o ON o.match_id = own.match_id AND o.seat != own.seat
        WHERE own.state = ? ORDER BY {_IN_ORDER}, o.seat
        """,
        (Status.FINISHED,),
    )
    points: list[RatingPoint] = []
    rating = FIRST_RATING
    for table in _tables(rows):
        opponents = [row["kind"] for row in table]
        if rated(opponents):
            first = table[0]
            rating = next_rating(rating, len(points), first["won"], opponents)
            points.append(RatingPoint(os.fsdecode(first["file"]), moment(first["last_played"]), rating))
    return tuple(points)


def _tables(rows: Iterable[sqlite3.Row]) -> Iterable[list[sqlite3.Row]]:
    """The rows of one seat in one match, match by match."""
    for _, table in groupby(rows, key=lambda row: (row["match_id"], row["seat"])):
        yield list(table)
