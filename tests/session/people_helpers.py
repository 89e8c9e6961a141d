"""Several people at one screen, as a test plays them, and what each of them may know."""

# What is not there fails the test as it should.
# pyright: reportOptionalMemberAccess=false

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec

from tests.session.test_going_on import LEVELS, PromptThinker
from thousand_qt.engine.actions import DealCards
from thousand_qt.engine.cards import Card, cards_of
from thousand_qt.engine.events import CardDrawn, CardGiven, CardPlayed, RedealClaimed, TalonShown
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.record import Header, SeatEntry
from thousand_qt.engine.rules import Rules, preset
from thousand_qt.engine.shuffle import SeededDealing
from thousand_qt.records.facts import HUMAN
from thousand_qt.session.session import GameSession

NAMES = ("Anna", "Borys", "Celina", "Darek")


def header_of(kinds, rules: str | Rules = "classic", seed=7):
    """A match of these kinds of players, by seat; a name of rules or the rules themselves."""
    rules = preset(rules) if isinstance(rules, str) else rules
    seats = tuple(SeatEntry(name, kind) for name, kind in zip(NAMES, kinds, strict=False))
    return Header(rules, seats, seed % rules.players, SeededDealing(seed))


class Screen:
    """The people at the screen: takes over, looks and decides at random.

    Attributes:
        told: everything the session has told, with whose eyes were at the screen then.
        covers: who was called to the screen.
        looks: who was only shown his cards.
    """

    def __init__(self, header, *, seed=1, entries=(), thinker=None, **options):
        self.rng = random.Random(seed)
        thinker = thinker or PromptThinker()
        self.session = GameSession(header, LEVELS, entries=entries, thinker=thinker, **options)
        self.truth = Truth(self.session)
        self.told = []
        self.covers = []
        self.looks = []
        self.asked = None
        self.result = None
        session = self.session
        session.happened.connect(self.note)
        session.position_changed.connect(self.note)
        session.taken_over.connect(self.note)
        session.look_needed.connect(self.note)
        session.decision_needed.connect(self.note)
        session.deal_awaited.connect(self.note)
        session.match_ended.connect(self.note)
        session.handover_needed.connect(self.covers.append)
        session.look_needed.connect(lambda view: self.looks.append(view.seat))
        session.decision_needed.connect(self.on_decision_needed)

    def note(self, told):
        self.told.append((self.session.eyes, told))

    def on_decision_needed(self, view):
        assert self.session.eyes == view.seat == view.turn
        self.asked = view

    def step(self):
        """Do the next thing somebody at the screen can do; returns what was done."""
        session = self.session
        if session.awaited is not None:
            seat = session.awaited
            looks = len(self.looks)
            session.take_over()
            assert session.eyes == seat
            return "look" if len(self.looks) > looks else "take over"
        if self.truth.state.deal is None:
            session.deal_next()
            return "deal"
        if self.asked is not None:
            view, self.asked = self.asked, None
            action = self.rng.choice(view.legal_actions)
            session.submit(action)
            return action
        session.looked()
        return "looked"

    def play(self, most=4000, until=lambda state: state.outcome is not None):
        for _ in range(most):
            if until(self.truth.state):
                return
            self.step()
        raise AssertionError("the condition did not come true")


def cards_in(thing) -> Iterator[Card]:
    """Yield every card that is anywhere in a thing, but for results of finished deals."""
    if isinstance(thing, Card):
        yield thing
    elif isinstance(thing, msgspec.Struct):
        for name in thing.__struct_fields__:
            if name != "results":
                yield from cards_in(getattr(thing, name))
    elif isinstance(thing, tuple | list | frozenset | set):
        for each in thing:
            yield from cards_in(each)
    elif isinstance(thing, dict):
        for each in thing.values():
            yield from cards_in(each)


class Truth:
    """The state of a match and what everybody may know of the cards on the table, read from the record.

    Views and what the session tells have no part in it. It follows a session without replaying all of it.
    """

    def __init__(self, session):
        self._session = session
        self._reset()

    def _reset(self):
        header = self._session.header
        self._actions = []
        self._state = MatchState.new(header.rules, header.first_dealer)
        self._known = [set() for _ in range(header.rules.players + 1)]

    def _follow(self):
        actions = self._session.record.actions
        if list(actions[: len(self._actions)]) != self._actions:
            self._reset()
        for action in actions[len(self._actions) :]:
            self._actions.append(action)
            self._state, events = self._state.apply(action)
            if isinstance(action, DealCards):
                for seat, known in enumerate(self._known):
                    dealt = cards_of(self._state.deal.hands[seat]) if seat < len(self._known) - 1 else ()
                    known.clear()
                    known.update(dealt)
            for event in events:
                self._learn(event)

    def _learn(self, event):
        match event:
            case TalonShown() | RedealClaimed():
                for known in self._known:
                    known.update(event.cards)
            case CardPlayed():
                for known in self._known:
                    known.add(event.card)
            case CardGiven():
                self._known[event.giver].add(event.card)
                self._known[event.receiver].add(event.card)
            case CardDrawn():
                self._known[event.seat].add(event.card)
            case _:
                pass

    @property
    def state(self):
        self._follow()
        return self._state

    def may_know(self, seat):
        """Return every card of the deal that this seat may know; for None, that everybody does."""
        self._follow()
        return self._known[-1 if seat is None else seat]


def is_person(header, seat):
    return header.seats[seat].kind == HUMAN
