"""What a session tells: an action's outcome, the screen changing hands, a computer player that failed."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from thousand_qt.ai.faults import Fault
from thousand_qt.engine.actions import Action
from thousand_qt.engine.events import Event
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.open_cards import OpenCards
from thousand_qt.engine.view import PlayerView, onlooker_view, view_of


class Happening(msgspec.Struct, frozen=True):
    """What one action brought about, as whoever looks at the table sees it.

    `open_cards` is there only in a match without people, where somebody wants to see all cards; the events
    are as they happened then.
    """

    events: tuple[Event, ...]
    view: PlayerView
    open_cards: OpenCards | None = None


class Handover(msgspec.Struct, frozen=True):
    """A person has taken the screen over.

    Attributes:
        seat: whose.
        before: the table as this person saw it last, or just before the cards were dealt.
        missed: what has happened since, as it is seen from this seat.
    """

    seat: int
    before: PlayerView
    missed: tuple[Happening, ...]


class SeatFault(msgspec.Struct, frozen=True):
    """A computer player failed at a decision and a safe legal action was taken for it."""

    seat: int
    level: str
    fault: Fault
    reason: str
    """What was wrong, in words for the log."""
    detail: str
    """What a program from outside, or the system, said about it; may be empty."""
    action_number: int
    """How many actions the record holds before the decision."""
    replacement: Action


def events_seen(events: Iterable[Event], seat: int | None) -> tuple[Event, ...]:
    """Return the events a seat notices, as it sees them; for None what everybody sees."""
    seen = (event.seen_by(seat) for event in events)
    return tuple(event for event in seen if event is not None)


def table_seen(state: MatchState, eyes: int | None, front: int) -> PlayerView:
    """Return the table as these eyes see it; as everybody does, from the place of `front`, without any."""
    return onlooker_view(state, front) if eyes is None else view_of(state, eyes)
