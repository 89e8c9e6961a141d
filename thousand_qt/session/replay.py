"""Going through a recorded match, forwards and backwards, as any seat saw it or with all cards open."""

from __future__ import annotations

import enum
from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

import msgspec

from thousand_qt.engine.actions import DealCards
from thousand_qt.engine.events import DealResult, DealScored, Event
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.open_cards import OpenCards
from thousand_qt.engine.record import Record
from thousand_qt.engine.view import PlayerView, onlooker_view, view_of
from thousand_qt.records.deal_code import CodedDeal
from thousand_qt.records.facts import front_seat, people_among
from thousand_qt.session.happenings import events_seen
from thousand_qt.session.replay_moments import Moment, MomentKind, moments_of, taken_back_before
from thousand_qt.session.replay_views import view_at

NOBODY: Final = -1
"""A seat that no player has: whoever sits there sees what all see."""


class Stride(enum.Enum):
    """How far one step goes."""

    MOMENT = enum.auto()
    """A card, a call, …"""
    PART = enum.auto()
    """A trick, or the bidding, or the exchange."""
    DEAL = enum.auto()


class Glimpse(msgspec.Struct, frozen=True):
    """What is seen on the way from one moment to the next, and what is seen then.

    `open_cards` is None for the eyes of one seat.
    """

    events: tuple[Event, ...]
    view: PlayerView
    open_cards: OpenCards | None


class ReplayCursor:
    """A place in a recorded match.

    A match that goes on keeps its secret: the deal that is not finished can be seen from one person's seat
    only (`is_secret`), until `reveal` is called; where several play, everybody sees what all know.

    Attributes:
        record: the match.
        moments: all that can be stopped at; the first is before the first deal.
        own_seat: that of the first person, 0 when only computer players took part.
        secret_eyes: who sees the deal that is not finished, `NOBODY` when it is seen as all see it.
        taken_back_at_end: how often something was taken back after the last moment.
        position: the index of the present moment.
    """

    def __init__(self, record: Record, *, position: int = 0, eyes: int | None = None) -> None:
        """Go to a position of this match; raises `RecordError` for one that is not legal.

        `eyes` is the seat of the person at the screen, while the match is played; not needed where one
        person plays alone.
        """
        self.record = record
        self.moments: Sequence[Moment] = moments_of(record)
        self.taken_back_at_end = taken_back_before(record).get(len(record.actions), 0)
        people = people_among(record.header.seats)
        self.own_seat = front_seat(record.header.seats)
        alone = people[0] if len(people) == 1 else NOBODY
        self.secret_eyes = alone if eyes is None else eyes
        self._moment_stops = range(len(self.moments))
        self._part_stops = [
            index
            for index, (moment, following) in enumerate(pairwise(self.moments))
            if moment.part != following.part
        ] + [self.last]
        self._deal_stops = [
            index for index, moment in enumerate(self.moments) if moment.kind is MomentKind.DEALT
        ]
        self._checkpoints = self._states_before_dealings()
        self._states: list[MatchState] = [self._checkpoints[0]]
        self._states_begin = 0
        finished = self.moments[-1].kind in (MomentKind.RESULT, MomentKind.REDEAL, MomentKind.BEGINNING)
        self._secret_dealing = None if finished or not people else self.moments[-1].dealing
        self.position = 0
        self.move_to(position)

    # Where it is

    @property
    def last(self) -> int:
        """The last position."""
        return len(self.moments) - 1

    @property
    def moment(self) -> Moment:
        return self.moments[self.position]

    @property
    def dealings(self) -> Sequence[int]:
        """The positions at which cards have just been dealt."""
        return self._deal_stops

    @property
    def is_secret(self) -> bool:
        """Whether the cards here are those of a deal that is still to be played to its end."""
        return self.is_secret_at(self.moment)

    def is_secret_at(self, moment: Moment) -> bool:
        """Whether that is so at another moment."""
        return moment.dealing == self._secret_dealing

    @property
    def has_secret(self) -> bool:
        """Whether there is such a deal in this match."""
        return self._secret_dealing is not None

    def reveal(self) -> None:
        """Give the secret of the unfinished deal away."""
        self._secret_dealing = None

    # Moving

    def move_to(self, position: int) -> None:
        """Go to a position; raises ValueError for one there is not."""
        if not 0 <= position <= self.last:
            raise ValueError(f"position {position}: expected 0 to {self.last}")
        self.position = position

    def ahead(self, stride: Stride) -> int:
        """Return the position one stride further on; at the end, the last one."""
        stops = self._stops(stride)
        index = bisect_right(stops, self.position)
        return stops[index] if index < len(stops) else self.last

    def behind(self, stride: Stride) -> int:
        """Return the position one stride further back; at the beginning, the first one."""
        stops = self._stops(stride)
        index = bisect_left(stops, self.position)
        return stops[index - 1] if index > 0 else 0

    def position_after(self, actions: int) -> int:
        """Return the last position at which no more than so many actions in force have happened."""
        return bisect_right(self.moments, actions, key=lambda moment: moment.upto) - 1

    def dealing_position(self, position: int | None = None) -> int | None:
        """Return where the cards lying at a position (the present one) were dealt; None before the first."""
        index = bisect_right(self._deal_stops, self.position if position is None else position)
        return self._deal_stops[index - 1] if index else None

    def result(self) -> DealResult | None:
        """Return how the deal at the present position ended; None when it was not scored (yet)."""
        dealing = self.moment.dealing
        index = bisect_right(self.moments, dealing, key=lambda moment: moment.dealing) - 1
        scored = (event for event in self.moments[index].told if isinstance(event, DealScored))
        return next((event.result for event in scored), None) if dealing >= 0 else None

    def coded_deal(self) -> CodedDeal | None:
        """Return the cards of the deal at the present position, to be dealt again; None before the first."""
        position = self.dealing_position()
        if position is None:
            return None
        moment = self.moments[position]
        action = self.record.actions[moment.upto - 1]
        assert isinstance(action, DealCards)
        dealer = self._state_after(moment.upto).dealer
        return CodedDeal(action.pack, (dealer - self.own_seat) % self.record.header.rules.players)

    def _stops(self, stride: Stride) -> Sequence[int]:
        match stride:
            case Stride.MOMENT:
                return self._moment_stops
            case Stride.PART:
                return self._part_stops
            case Stride.DEAL:
                return self._deal_stops

    # What is seen

    def state(self) -> MatchState:
        """Return the state after the actions of the present moment."""
        return self._state_after(self.moment.upto)

    def view(self, seat: int) -> PlayerView:
        """Return what the player at a seat sees now."""
        return self._view(self.moment, seat)

    def open_cards(self) -> OpenCards:
        """Return all cards as they lie now."""
        return self._open_cards(self.moment)

    def glimpse(self, seat: int, *, all_open: bool) -> Glimpse:
        """Return what is seen now from a seat, or by `NOBODY` of them, without any way that leads there."""
        return self._glimpse((), self.moment, seat, all_open=all_open)

    def way_here(self, seat: int, *, all_open: bool) -> tuple[Glimpse, ...]:
        """Return what is seen on the way from the moment before, in order; nothing at the beginning."""
        moment = self.moment
        if self.position == 0:
            return ()
        way: list[Glimpse] = []
        if moment.carried:
            # What the action before has brought about: the engine's own state tells what it has led to.
            taken = self._after_action(self.moments[self.position - 1])
            way.append(self._glimpse(moment.carried, taken, seat, all_open=all_open))
        way.append(self._glimpse(moment.events, moment, seat, all_open=all_open))
        return tuple(way)

    @staticmethod
    def _after_action(moment: Moment) -> Moment:
        """Return a moment when all that an action brought about has been shown."""
        return msgspec.structs.replace(moment, completes_trick=False, told=())

    def _glimpse(self, events: tuple[Event, ...], moment: Moment, seat: int, *, all_open: bool) -> Glimpse:
        if all_open:
            return Glimpse(events, self._view(moment, seat), self._open_cards(moment))
        knows = None if seat == NOBODY else seat
        view = self._view(moment, self.own_seat if knows is None else knows, onlooker=knows is None)
        return Glimpse(events_seen(events, knows), view, open_cards=None)

    def _view(self, moment: Moment, seat: int, *, onlooker: bool = False) -> PlayerView:
        def look(state: MatchState) -> PlayerView:
            return onlooker_view(state, seat) if onlooker else view_of(state, seat)

        after = self._state_after(moment.upto)
        if moment.upto == 0:
            return look(after)
        action = self.record.actions[moment.upto - 1]
        return view_at(moment, self._state_after(moment.upto - 1), after, action, look)

    def _open_cards(self, moment: Moment) -> OpenCards:
        views = [self._view(moment, seat) for seat in range(self.record.header.rules.players)]
        deal = self._state_after(moment.upto).deal
        if deal is None:  # the last card of a deal has just been played: the state before knows the rest
            deal = self._state_after(max(moment.upto - 1, 0)).deal
        talons = zip(deal.talons, views[0].talon_sizes, strict=False) if deal is not None else ()
        gifts = deal.gifts if deal is not None and views[0].gifts else ()
        return OpenCards(
            hands=tuple(view.hand for view in views),
            talons=tuple(talon if size else () for talon, size in talons),
            put_aside=tuple(gift.card for gift in gifts if gift.receiver is None),
        )

    # States: one is kept for each dealing, and all of the deal that is looked at

    def _states_before_dealings(self) -> dict[int, MatchState]:
        header = self.record.header
        state = MatchState.new(header.rules, header.first_dealer)
        found = {0: state}
        for index, (action, after, _) in enumerate(self.record.steps()):
            if isinstance(action, DealCards):
                found[index] = state
            state = after
        return found

    def _state_after(self, actions: int) -> MatchState:
        begin = self._states_begin
        if not begin <= actions < begin + len(self._states):
            self._load_deal(actions)
        return self._states[actions - self._states_begin]

    def _load_deal(self, actions: int) -> None:
        """Compute all states of the deal to which the state after so many actions belongs."""
        begins = list(self._checkpoints)
        index = bisect_right(begins, max(actions - 1, 0)) - 1
        begin = begins[index]
        end = begins[index + 1] if index + 1 < len(begins) else len(self.record.actions)
        states = [self._checkpoints[begin]]
        for action in self.record.actions[begin:end]:
            states.append(states[-1].apply(action)[0])
        self._states_begin, self._states = begin, states
