"""A recorded match as moments: everything worth stopping at when it is looked at again.

An action may bring several moments about, because what it sets off is worth a look each: the last pass ends
the bidding, then the talon is turned up, then it is taken. A finished trick stays on the table until the next
card is led, so that it can be read.
"""

from __future__ import annotations

import enum
from typing import Final

import msgspec

from thousand_qt.engine.events import (
    AuctionWon,
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
    MatchEnded,
    Passed,
    RedealClaimed,
    TalonShown,
    TalonTaken,
    TrickTaken,
)
from thousand_qt.engine.record import Record, Remark, TakeBack


class MomentKind(enum.Enum):
    BEGINNING = enum.auto()
    """Before the first cards are dealt."""
    DEALT = enum.auto()
    REDEAL = enum.auto()
    """A new deal has been claimed; nothing was counted."""
    CALL = enum.auto()
    TALON_SHOWN = enum.auto()
    TALON_TAKEN = enum.auto()
    CONTRACT = enum.auto()
    EXCHANGE = enum.auto()
    GIVE_UP = enum.auto()
    CARD = enum.auto()
    DRAWN = enum.auto()
    """The trick is taken and both players have drawn (stock game)."""
    RESULT = enum.auto()


class Section(enum.Enum):
    """The parts of a deal."""

    BEGINNING = enum.auto()
    DEALING = enum.auto()
    BIDDING = enum.auto()
    EXCHANGE = enum.auto()
    """From the turning of the talon to the first lead."""
    TRICK = enum.auto()
    RESULT = enum.auto()


class Moment(msgspec.Struct, frozen=True):
    """One moment of a match.

    Attributes:
        upto: actions in force that have happened.
        deal: number of the deal from 1, 0 at the beginning; a deal that is dealt anew keeps its number.
        dealing: number of the dealing from 0, also of those dealt anew; -1 at the beginning.
        trick: number of the trick from 1 that is being played; 0 outside of the tricks.
        carried: what the action before has brought about but has not been shown yet: a trick being taken.
        events: what happens on the way to this moment after that.
        told: the events that say what this moment is about.
        completes_trick: the card is the last of its trick, which lies on the table.
        taken_back: how often something was taken back just before.
    """

    kind: MomentKind
    section: Section
    upto: int
    deal: int
    dealing: int
    trick: int = 0
    carried: tuple[Event, ...] = ()
    events: tuple[Event, ...] = ()
    told: tuple[Event, ...] = ()
    completes_trick: bool = False
    taken_back: int = 0

    @property
    def part(self) -> tuple[int, Section, int]:
        """What the moments of one part of a deal have in common: dealing, section, trick."""
        return self.dealing, self.section, self.trick


_KINDS: Final[dict[type[Event], tuple[MomentKind, Section]]] = {
    CardsDealt: (MomentKind.DEALT, Section.DEALING),
    RedealClaimed: (MomentKind.REDEAL, Section.RESULT),
    CardsLookedAt: (MomentKind.CALL, Section.BIDDING),
    BidMade: (MomentKind.CALL, Section.BIDDING),
    Passed: (MomentKind.CALL, Section.BIDDING),
    TalonShown: (MomentKind.TALON_SHOWN, Section.EXCHANGE),
    TalonTaken: (MomentKind.TALON_TAKEN, Section.EXCHANGE),
    ContractSet: (MomentKind.CONTRACT, Section.EXCHANGE),
    CardGiven: (MomentKind.EXCHANGE, Section.EXCHANGE),
    CardsPutAside: (MomentKind.EXCHANGE, Section.EXCHANGE),
    GaveUp: (MomentKind.GIVE_UP, Section.EXCHANGE),
    CardPlayed: (MomentKind.CARD, Section.TRICK),
    CardDrawn: (MomentKind.DRAWN, Section.TRICK),
    DealScored: (MomentKind.RESULT, Section.RESULT),
}
"""What a moment is that begins with this event."""

_ATTACHED: Final = (AuctionWon, CardsLookedAt, MarriageDeclared, MatchEnded)
"""Events that never stand alone: they belong to the moment of the event before."""
_CLEARING: Final = (TrickTaken, LeftoverTaken)
"""Events that clear the table: they are shown on the way to the next moment."""


class _Piece:
    """What becomes one moment of the events of an action."""

    def __init__(self, first: Event, cleared: list[Event]) -> None:
        self.kind, self.section = _KINDS[type(first)]
        self.events = [*cleared, first]
        self.told = [event for event in cleared if isinstance(event, LeftoverTaken)] + [first]

    def takes(self, event: Event) -> bool:
        """Whether the event belongs to this moment too: two gifts are one moment."""
        return isinstance(event, _ATTACHED) or (
            type(event) is type(self.told[-1]) and isinstance(event, CardGiven | CardDrawn)
        )

    def add(self, event: Event) -> None:
        self.events.append(event)
        self.told.append(event)


def moments_of(record: Record) -> tuple[Moment, ...]:
    """Return all moments of a match, the beginning first; raises `RecordError` as `Record.steps`."""
    moments = [Moment(MomentKind.BEGINNING, Section.BEGINNING, 0, 0, -1)]
    taken_back = taken_back_before(record)
    carried: tuple[Event, ...] = ()
    for upto, (_, _, events) in enumerate(record.steps(), start=1):
        pieces, cleared = _pieces_of(events)
        for piece in pieces:
            moments.append(_moment(piece, moments[-1], upto, carried, taken_back))
            carried = ()
        carried = cleared
    return tuple(moments)


def _pieces_of(events: tuple[Event, ...]) -> tuple[list[_Piece], tuple[Event, ...]]:
    """Divide the events of an action; the second value is what has to wait for the next action."""
    pieces: list[_Piece] = []
    cleared: list[Event] = []
    for event in events:
        if isinstance(event, _CLEARING):
            if pieces and isinstance(event, TrickTaken):
                pieces[-1].told.append(event)
            cleared.append(event)
        elif pieces and pieces[-1].takes(event):
            pieces[-1].add(event)
        else:
            pieces.append(_Piece(event, cleared))
            cleared = []
    return pieces, tuple(cleared)


def _moment(
    piece: _Piece, last: Moment, upto: int, carried: tuple[Event, ...], taken_back: dict[int, int]
) -> Moment:
    dealt = piece.events[0] if isinstance(piece.events[0], CardsDealt) else None
    return Moment(
        kind=piece.kind,
        section=piece.section,
        upto=upto,
        deal=last.deal if dealt is None else dealt.number,
        dealing=last.dealing + (dealt is not None),
        trick=_trick_of(piece, last),
        carried=carried,
        events=tuple(piece.events),
        told=tuple(piece.told),
        completes_trick=any(isinstance(event, TrickTaken) for event in piece.told),
        taken_back=sum(taken_back.get(index, 0) for index in range(last.upto, upto)),
    )


def _trick_of(piece: _Piece, last: Moment) -> int:
    if piece.section is not Section.TRICK:
        return 0
    if piece.kind is MomentKind.DRAWN:
        return last.trick
    return last.trick + (last.trick == 0 or last.completes_trick or last.kind is MomentKind.DRAWN)


def taken_back_before(record: Record) -> dict[int, int]:
    """Return how often something was taken back right before each action in force, by its index.

    What was taken back at the end is before the action that may come next. What was taken back among actions
    that are not in force themselves is left out.
    """
    found: dict[int, int] = {}
    count = 0
    for entry in record.entries:
        if isinstance(entry, TakeBack):
            count -= entry.count
            found = {index: times for index, times in found.items() if index <= count}
            found[count] = found.get(count, 0) + 1
        elif not isinstance(entry, Remark):
            count += 1
    return found
