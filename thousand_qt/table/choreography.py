"""Turns events into steps: what changes on the board, and how long the table takes to show it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from thousand_qt.engine.events import (
    BidMade,
    CardDrawn,
    CardGiven,
    CardPlayed,
    CardsDealt,
    CardsLookedAt,
    CardsPutAside,
    ContractSet,
    DealScored,
    Event,
    GaveUp,
    LeftoverTaken,
    MarriageDeclared,
    Passed,
    RedealClaimed,
    TalonShown,
    TalonTaken,
    TrickTaken,
)
from thousand_qt.table import durations, manners
from thousand_qt.table.board import Zone
from thousand_qt.table.cards import CardItem
from thousand_qt.table.manners import Manner
from thousand_qt.table.moments import Moment
from thousand_qt.table.stage import Stage

Change = Callable[[], Sequence[CardItem]]


_MOVES: Final[dict[type[Event], tuple[Manner, int, int, int]]] = {
    CardsLookedAt: (manners.TURNED, durations.TALON_TURN, durations.TALON_STAGGER, 0),
    TalonShown: (manners.TURNED, durations.TALON_TURN, durations.TALON_STAGGER, durations.TALON_REST),
    TalonTaken: (manners.HANDED, durations.TALON_FLIGHT, durations.TALON_STAGGER, 0),
    CardsPutAside: (manners.HANDED, durations.GIFT_FLIGHT, durations.TALON_STAGGER, 0),
    CardPlayed: (manners.LAID, durations.PLAY_FLIGHT, 0, 0),
}
"""Events that only move cards: how, duration of a flight, time between two cards, rest afterwards."""


def _nothing() -> Sequence[CardItem]:
    return ()


@dataclass(frozen=True)
class Step:
    """One movement of the table. Durations are milliseconds at normal speed.

    Attributes:
        change: changes the board and returns the cards that lead the movement, in order.
        spoken: the event a player speaks at when the step begins.
        flourish: the marriage that is celebrated during the step.
        instant: the cards jump, whatever the speed.
        manner: how the cards that lead move; the rest make room.
        begins: what is heard when the step begins.
        lands: what is heard whenever one of the cards that lead arrives.
        counts: the points run up to the new totals during the step.
    """

    change: Change = _nothing
    duration: int = durations.SETTLE
    stagger: int = 0
    rest: int = 0
    spoken: Event | None = None
    flourish: MarriageDeclared | None = None
    instant: bool = False
    manner: Manner = manners.SHIFTED
    begins: Moment | None = None
    lands: Moment | None = None
    counts: bool = False


def steps(stage: Stage, events: Sequence[Event]) -> Iterator[Step]:
    """Yield the steps of a group of events; each must be carried out before the next is asked for."""
    pending: list[CardGiven] = []
    for event in events:
        if isinstance(event, CardGiven):
            pending.append(event)
            continue
        if pending:
            yield _gifts(stage, pending)
            pending = []
        yield from _steps_of(stage, event)
    if pending:
        yield _gifts(stage, pending)


def _gifts(stage: Stage, gifts: Sequence[CardGiven]) -> Step:
    """Let all gifts fly together."""
    gifts = tuple(gifts)

    def give() -> Sequence[CardItem]:
        return [item for gift in gifts for item in stage.board.apply(gift)]

    return Step(
        give,
        durations.GIFT_FLIGHT,
        stagger=durations.TALON_STAGGER,
        manner=manners.HANDED,
        lands=Moment.CARD_LANDED,
    )


def _steps_of(stage: Stage, event: Event) -> Iterator[Step]:
    def apply() -> Sequence[CardItem]:
        return stage.board.apply(event)

    match event:
        case CardsDealt():
            yield Step(_prepared(stage, event), instant=True, begins=Moment.PACK_SHUFFLED)
            yield Step(
                apply,
                durations.DEAL_FLIGHT,
                durations.DEAL_STAGGER,
                manner=manners.THROWN,
                lands=Moment.CARD_LANDED,
            )
        case RedealClaimed():
            yield Step(rest=durations.SPEECH_REST, spoken=event)
            yield Step(apply, instant=True)
        case MarriageDeclared():
            # With the trumps first, the hand is sorted anew meanwhile.
            yield Step(
                apply,
                rest=durations.FLOURISH,
                spoken=event,
                flourish=event,
                begins=Moment.MARRIAGE_DECLARED,
            )
        case TrickTaken():
            yield from _trick_taken(stage, apply)
        case LeftoverTaken():
            yield from _leftover_taken(stage, event, apply)
        case CardDrawn():
            yield Step(
                apply,
                durations.DRAW_FLIGHT,
                spoken=event,
                manner=manners.HANDED,
                lands=Moment.CARD_LANDED,
            )
        case DealScored():
            yield Step(apply, instant=True, begins=_verdict(event))
            yield Step(counts=True)
        case BidMade() | Passed() | ContractSet() | GaveUp():
            rest = durations.CALL_REST if isinstance(event, BidMade | Passed) else durations.SPEECH_REST
            yield Step(rest=rest, spoken=event)
        case CardsLookedAt(cards=()):
            pass  # somebody else does, and nothing is to be seen
        case _ if type(event) in _MOVES:
            manner, duration, stagger, rest = _MOVES[type(event)]
            yield Step(apply, duration, stagger, rest, manner=manner, lands=Moment.CARD_LANDED)
        case _:
            pass


def _trick_taken(stage: Stage, apply: Change) -> Iterator[Step]:
    """Leave the trick to be looked at, push it together, and sweep it to whoever took it."""
    yield Step(rest=durations.TRICK_REST)
    yield Step(_gathered(stage), durations.TRICK_GATHER, durations.GATHER_STAGGER, manner=manners.PUSHED)
    yield Step(
        _taken(stage, apply), durations.TRICK_FLIGHT, manner=manners.SWEPT, begins=Moment.TRICK_GATHERED
    )


def _leftover_taken(stage: Stage, event: LeftoverTaken, apply: Change) -> Iterator[Step]:
    """Turn up what nobody played, leave it to be looked at, and sweep it after the last trick."""

    def turn_up() -> Sequence[CardItem]:
        return stage.board.turn_up_leftover(event.cards)

    yield Step(
        turn_up,
        durations.TALON_TURN,
        durations.TALON_STAGGER,
        durations.TALON_REST,
        manner=manners.TURNED,
        lands=Moment.CARD_LANDED,
    )
    yield Step(apply, durations.TRICK_FLIGHT, manner=manners.SWEPT, begins=Moment.TRICK_GATHERED)


def _verdict(event: DealScored) -> Moment | None:
    match event.result.made:
        case True:
            return Moment.CONTRACT_MADE
        case False:
            return Moment.CONTRACT_FAILED
        case _:
            return None


def _prepared(stage: Stage, event: CardsDealt) -> Change:
    def prepare() -> Sequence[CardItem]:
        stage.dealer = event.dealer
        stage.receivers = None
        stage.board.clear()
        return ()

    return prepare


def _gathered(stage: Stage) -> Change:
    def gather() -> Sequence[CardItem]:
        stage.gathered = True
        trick = [item for spot, items in stage.board.spots() if spot.zone is Zone.TRICK for item in items]
        return sorted(trick, key=CardItem.zValue)  # the lowest first, so that none slips over another

    return gather


def _taken(stage: Stage, apply: Change) -> Change:
    def take() -> Sequence[CardItem]:
        stage.gathered = False
        return apply()

    return take
