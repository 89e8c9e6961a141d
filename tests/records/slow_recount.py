"""The statistics once more, slowly and in another way: event by event from the replayed records.

It shares nothing with the program but the types of the figures: points are added up from tricks and
marriages, the barrel is followed from deal to deal.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta

from thousand_qt.engine.events import (
    AuctionWon,
    CardsDealt,
    ContractSet,
    DealScored,
    Event,
    GaveUp,
    LeftoverTaken,
    MarriageDeclared,
    MatchEnded,
    TrickTaken,
)
from thousand_qt.engine.record import Help, Record
from thousand_qt.engine.rules import PRESETS
from thousand_qt.engine.scoring import StepKind
from thousand_qt.records.facts import rules_key
from thousand_qt.records.figures import (
    Band,
    DealChange,
    DealFigures,
    DeclarerFigures,
    DefenderFigures,
    Figures,
    HelpFigures,
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
)

_REPLAYED: dict[int, tuple[Record, tuple[Event, ...]]] = {}
_RATINGS = {"random": 400, "beginner": 840, "casual": 1000, "strong": 1110, "master": 1170}


@dataclass
class Deal:
    """A finished deal as one seat lived it."""

    match: str
    when: datetime
    number: int
    declarer: int | None
    bid: int | None
    contract: int | None
    gave_up: bool
    sat_out: bool
    declarer_points: int
    points: int
    change: int
    marriages: list[str]
    steps: list[StepKind]
    began_on_barrel: bool
    is_last_of_won_match: bool = False


@dataclass
class Life:
    """One seat of a match."""

    match: str
    when: datetime
    seat: int
    is_finished: bool
    undone: bool
    players: int
    deals: list[Deal]
    totals: list[int]
    winners: list[int]
    helps: list[str]
    others: list[tuple[str, str, int, int]] = field(default_factory=list)
    """Name, kind, seat and final total."""

    @property
    def won(self) -> float:
        return 1 / len(self.winners) if self.seat in self.winners else 0


def lives(name: str, record: Record, when: datetime, player: str | None) -> list[Life]:
    """Follow each person called so through a match."""
    wanted = None if player is None else player.strip().lower()
    return [
        _life(name, record, when, seat)
        for seat, entry in enumerate(record.header.seats)
        if entry.kind == "human" and wanted in (None, entry.name.strip().lower())
    ]


def _events(record: Record) -> tuple[Event, ...]:
    """Return all that happened in a match. It is replayed once, however often it is counted."""
    known = _REPLAYED.get(id(record))
    if known is None or known[0] is not record:
        events = tuple(event for _, _, events in record.steps() for event in events)
        known = _REPLAYED[id(record)] = record, events
    return known[1]


def _life(name: str, record: Record, when: datetime, seat: int) -> Life:  # noqa: C901 - a plain list of events
    players = len(record.header.seats)
    totals = [0] * players
    winners: list[int] = []
    deals: list[Deal] = []
    on_barrel = False
    sitter = declarer = bid = contract = None
    gave_up = False
    points = [0] * players
    marriages: list[str] = []
    for event in _events(record):
        match event:
            case CardsDealt():
                sitter, declarer, bid, contract, gave_up = event.sitter, None, None, None, False
                points, marriages = [0] * players, []
            case AuctionWon():
                declarer, bid, contract = event.seat, event.amount, event.amount
            case ContractSet():
                contract = event.amount
            case GaveUp():
                gave_up = True
            case TrickTaken() | LeftoverTaken():
                points[event.seat] += sum(card.points for card in event.cards)
            case MarriageDeclared():
                points[event.seat] += event.points
                if event.seat == seat:
                    marriages.append("aces" if event.suit is None else event.suit.letter)
            case DealScored():
                score = event.result.seats[seat]
                new = [other.after.total for other in event.result.seats]
                steps = [step.kind for step in score.steps]
                deals.append(
                    Deal(
                        match=name,
                        when=when,
                        number=len(deals) + 1,
                        declarer=declarer,
                        bid=bid,
                        contract=contract,
                        gave_up=gave_up,
                        sat_out=seat == sitter,
                        declarer_points=0 if declarer is None else points[declarer],
                        points=points[seat],
                        change=new[seat] - totals[seat],
                        marriages=marriages,
                        steps=steps,
                        began_on_barrel=on_barrel,
                    )
                )
                totals = new
                if StepKind.BARREL_ENTERED in steps:
                    on_barrel = True
                if StepKind.BARREL_FALL in steps or StepKind.BARREL_LEFT in steps:
                    on_barrel = False
            case MatchEnded():
                winners = list(event.outcome.winners)
                deals[-1].is_last_of_won_match = seat in winners
            case _:
                pass
    others = [
        (entry.name, entry.kind, other, totals[other])
        for other, entry in enumerate(record.header.seats)
        if other != seat
    ]
    return Life(
        match=name,
        when=when,
        seat=seat,
        is_finished=bool(winners),
        undone=record.taken_back > 0,
        players=players,
        deals=deals,
        totals=totals,
        winners=winners,
        helps=[entry.kind for entry in record.entries if isinstance(entry, Help) and entry.seat == seat],
        others=others,
    )


def recount(records: Mapping[str, Record], when: Mapping[str, datetime], scope: Scope) -> Figures:
    """Return what the program should find; `when` says when each match was last played."""
    own: list[Life] = []
    for name in sorted(records, key=lambda name: when[name]):
        record = records[name]
        if not scope.repeats and record.header.origin is not None:
            continue
        if scope.rules is not None and record.header.rules != PRESETS.get(scope.rules):
            continue
        if scope.undo is not Undo.ALL and (record.taken_back > 0) != (scope.undo is Undo.ONLY):
            continue
        began = _began(record, when[name])
        if (scope.since and began < scope.since) or (scope.until and began >= scope.until):
            continue
        own += lives(name, record, when[name], scope.player)
    deals = [(life, deal) for life in own for deal in life.deals]
    ends = [life for life in own if life.is_finished]
    return Figures(
        since=None,
        matches=_matches(own, ends),
        help=HelpFigures(
            looks=sum(life.helps.count("look") for life in ends),
            moves=sum(life.helps.count("move") for life in ends),
            warnings=sum(life.helps.count("warning") for life in ends),
            matches=sum(bool(life.helps) for life in ends),
        ),
        deals=_deals(deals),
        declarer=_declarer(deals),
        defender=_defender(deals),
        penalties=_penalties([deal for _, deal in deals]),
        marriages=MarriageFigures(*(sum(deal.marriages.count(suit) for _, deal in deals) for suit in _SUITS)),
        streaks=StreakFigures(
            won=_streak([life.won == 1 for life in ends]),
            lost=_streak([life.won == 0 for life in ends]),
            made=_streak([_is_made(deal) for life, deal in deals if deal.declarer == life.seat]),
        ),
        opponents=_opponents(ends),
        by_rules=_by_rules(ends, records),
        reviews=ReviewFigures(0, (), 0, 0, None, None),
        rating=_rating(ends),
    )


def _began(record: Record, when: datetime) -> datetime:
    return when if record.header.started is None else datetime.fromisoformat(record.header.started)


_SUITS = ("S", "C", "D", "H", "aces")


def _mean(numbers: list[int]) -> float | None:
    return sum(numbers) / len(numbers) if numbers else None


def _is_made(deal: Deal) -> bool:
    assert deal.contract is not None
    return not deal.gave_up and deal.declarer_points >= deal.contract


def _matches(own: list[Life], ends: list[Life]) -> MatchFigures:
    longest = None
    for life in ends:
        if longest is None or len(life.deals) > longest.deals:
            longest = MatchLength(life.match, len(life.deals))
    return MatchFigures(
        finished=len(ends),
        won=sum(life.won == 1 for life in ends),
        drawn=sum(0 < life.won < 1 for life in ends),
        lost=sum(life.won == 0 for life in ends),
        unfinished=len(own) - len(ends),
        with_undo=sum(life.undone for life in ends),
        wins=sum(life.won for life in ends),
        wins_by_chance=sum(1 / life.players for life in ends),
        longest=longest,
        deals=sum(len(life.deals) for life in ends),
    )


def _deals(deals: list[tuple[Life, Deal]]) -> DealFigures:
    changes = [
        DealChange(deal.match, deal.number, life.seat, deal.change, deal.declarer, deal.contract, deal.when)
        for life, deal in deals
    ]
    held = [(life, deal) for life, deal in deals if not deal.sat_out]
    return DealFigures(
        deals=len(held),
        sat_out=len(deals) - len(held),
        as_declarer=sum(deal.declarer == life.seat for life, deal in held),
        as_defender=sum(deal.declarer not in (None, life.seat) for life, deal in held),
        best=tuple(sorted(changes, key=lambda change: -change.change)[:5]),
        worst=tuple(sorted(changes, key=lambda change: change.change)[:5]),
        dumps=sum(StepKind.DUMPED in deal.steps for _, deal in deals),
    )


def _declarer(deals: list[tuple[Life, Deal]]) -> DeclarerFigures:
    declared = [deal for life, deal in deals if deal.declarer == life.seat]
    bands: dict[int, list[int]] = {}
    for deal in declared:
        assert deal.contract is not None
        band = bands.setdefault(deal.contract - deal.contract % 10, [0, 0, 0])
        if deal.gave_up:
            band[2] += 1
        else:
            band[0] += 1
            band[1] += _is_made(deal)
    return DeclarerFigures(
        played=sum(not deal.gave_up for deal in declared),
        made=sum(map(_is_made, declared)),
        given_up=sum(deal.gave_up for deal in declared),
        mean_bid=_mean([deal.bid for deal in declared if deal.bid is not None]),
        mean_contract=_mean([deal.contract for deal in declared if deal.contract is not None]),
        mean_points=_mean([deal.points for deal in declared if not deal.gave_up]),
        bands=tuple(Band(lowest, *bands[lowest]) for lowest in sorted(bands)),
    )


def _defender(deals: list[tuple[Life, Deal]]) -> DefenderFigures:
    defended = [
        deal
        for life, deal in deals
        if deal.declarer not in (None, life.seat) and not deal.gave_up and not deal.sat_out
    ]
    return DefenderFigures(
        played=len(defended),
        broken=sum(not _is_made(deal) for deal in defended),
        mean_points=_mean([deal.points for deal in defended]),
        mean_change=_mean([deal.change for deal in defended]),
        no_points=sum(deal.points == 0 for deal in defended),
    )


def _penalties(deals: list[Deal]) -> PenaltyFigures:
    steps = [step for deal in deals for step in deal.steps]
    return PenaltyFigures(
        zero_marks=steps.count(StepKind.ZERO_MARK) + steps.count(StepKind.ZERO_PENALTY),
        zero_penalties=steps.count(StepKind.ZERO_PENALTY),
        barrels=steps.count(StepKind.BARREL_ENTERED),
        barrels_fallen=steps.count(StepKind.BARREL_FALL),
        barrels_left=steps.count(StepKind.BARREL_LEFT),
        barrels_won=sum(deal.began_on_barrel and deal.is_last_of_won_match for deal in deals),
    )


def _streak(hits: list[bool]) -> Streak:
    text = "".join("x" if hit else " " for hit in hits)
    rows = [len(row) for row in text.split(" ")]
    return Streak(max(rows), rows[-1])


def _opponents(ends: list[Life]) -> tuple[OpponentFigures, ...]:
    met: dict[tuple[str, str], list[tuple[Life, str, int, int]]] = {}
    for life in ends:
        for name, kind, seat, total in life.others:
            met.setdefault((name.strip().lower(), kind), []).append((life, name, seat, total))
    figures = [
        (
            key,
            OpponentFigures(
                name=tables[-1][1],
                kind=key[1],
                matches=len(tables),
                won=sum(life.won for life, *_ in tables),
                lost_to=sum(1 / len(life.winners) for life, _, seat, _ in tables if seat in life.winners),
                ahead=sum(life.totals[life.seat] > total for life, _, _, total in tables),
                level=sum(life.totals[life.seat] == total for life, _, _, total in tables),
                behind=sum(life.totals[life.seat] < total for life, _, _, total in tables),
            ),
        )
        for key, tables in met.items()
    ]
    figures.sort(key=lambda entry: (-entry[1].matches, entry[0]))
    return tuple(figure for _, figure in figures)


def _by_rules(ends: list[Life], records: Mapping[str, Record]) -> tuple[RulesFigures, ...]:
    lives: dict[str, list[Life]] = {}
    for life in ends:
        lives.setdefault(rules_key(records[life.match].header.rules), []).append(life)
    return tuple(
        RulesFigures(
            rules=key,
            finished=len(under),
            won=sum(life.won == 1 for life in under),
            drawn=sum(0 < life.won < 1 for life in under),
            lost=sum(life.won == 0 for life in under),
            wins=sum(life.won for life in under),
            wins_by_chance=sum(1 / life.players for life in under),
        )
        for key, under in sorted(lives.items(), key=lambda item: (-len(item[1]), item[0]))
    )


def _rating(ends: list[Life]) -> tuple[RatingPoint, ...]:
    points: list[RatingPoint] = []
    rating = 1000.0
    for life in ends:
        kinds = [kind for _, kind, _, _ in life.others]
        if any(kind not in _RATINGS for kind in kinds):
            continue
        strengths = [10 ** (_RATINGS[kind] / 400) for kind in kinds]
        mine = 10 ** (rating / 400)
        rating += (48 if len(points) < 20 else 24) * (life.won - mine / (mine + sum(strengths)))
        points.append(RatingPoint(life.match, life.when, rating))
    return tuple(points)


def hour(number: int) -> datetime:
    """Return the start of an hour of 2026, which is when `fill` says a match was played."""
    return datetime(2026, 1, 1, tzinfo=UTC) + timedelta(hours=number)
