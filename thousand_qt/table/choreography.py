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
    CardsPutAside,
    ContractSet,
    DealScored,
    Event,
    GaveUp,
    MarriageDeclared,
    Passed,
    RedealClaimed,
    TalonShown,
    TalonTaken,
    TrickTaken,
)
from thousand_qt.table import durations
from thousand_qt.table.cards import CardItem
from thousand_qt.table.stage import Stage

Change = Callable[[], Sequence[CardItem]]


_MOVES: Final[dict[type[Event], tuple[int, int, int]]] = {
    TalonShown: (durations.TALON_TURN, durations.TALON_STAGGER, durations.TALON_REST),
    TalonTaken: (durations.TALON_FLIGHT, durations.TALON_STAGGER, 0),
    CardsPutAside: (durations.GIFT_FLIGHT, durations.TALON_STAGGER, 0),
    CardPlayed: (durations.PLAY_FLIGHT, 0, 0),
    CardDrawn: (durations.DRAW_FLIGHT, 0, 0),
}
"""Events that only move cards: duration of a flight, time between two cards, rest afterwards."""


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
    """

    change: Change = _nothing
    duration: int = durations.SETTLE
    stagger: int = 0
    rest: int = 0
    spoken: Event | None = None
    flourish: MarriageDeclared | None = None
    instant: bool = False


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

    return Step(give, durations.GIFT_FLIGHT, stagger=durations.TALON_STAGGER)


def _steps_of(stage: Stage, event: Event) -> Iterator[Step]:
    def apply() -> Sequence[CardItem]:
        return stage.board.apply(event)

    match event:
        case CardsDealt():
            yield Step(_prepared(stage, event), instant=True)
            yield Step(apply, durations.DEAL_FLIGHT, durations.DEAL_STAGGER)
        case RedealClaimed():
            yield Step(rest=durations.SPEECH_REST, spoken=event)
            yield Step(apply, instant=True)
        case MarriageDeclared():
            yield Step(rest=durations.FLOURISH, spoken=event, flourish=event)
        case TrickTaken():
            yield Step(rest=durations.TRICK_REST)
            yield Step(_gathered(stage), durations.TRICK_GATHER)
            yield Step(_taken(stage, apply), durations.TRICK_FLIGHT)
        case DealScored():
            yield Step(apply, instant=True)
        case BidMade() | Passed() | ContractSet() | GaveUp():
            rest = durations.CALL_REST if isinstance(event, BidMade | Passed) else durations.SPEECH_REST
            yield Step(rest=rest, spoken=event)
        case _ if type(event) in _MOVES:
            duration, stagger, rest = _MOVES[type(event)]
            yield Step(apply, duration, stagger, rest)
        case _:
            pass


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
        return ()

    return gather


def _taken(stage: Stage, apply: Change) -> Change:
    def take() -> Sequence[CardItem]:
        stage.gathered = False
        return apply()

    return take
