"""A match that a test drives, and what one seat notices of it."""

from __future__ import annotations

import random
from collections.abc import Callable

from thousand_qt.engine.actions import CHANCE, Action, Bid, DealCards, Exchange, GiveUp, Pass, Play
from thousand_qt.engine.cards import PACK, parse_cards
from thousand_qt.engine.deal import Phase
from thousand_qt.engine.events import Event
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.rules import Rules
from thousand_qt.engine.view import PlayerView, view_of

CARDS = "AS TS QS QH KH AH JC  JH TH QD 9D TC KD KC  9S JS KS 9H AD JD TD  QC AC 9C"
"""Seat 0 is the eldest hand (the last seat deals) and holds the marriage of hearts."""


class PlayedMatch:
    """Applies actions and tells what a seat sees of them."""

    def __init__(self, rules: Rules, seat: int = 0, seed: int = 0) -> None:
        self.seat = seat
        self.state = MatchState.new(rules, rules.players - 1)
        self._chance = random.Random(seed)

    @property
    def view(self) -> PlayerView:
        return view_of(self.state, self.seat)

    def apply(self, action: Action) -> list[Event]:
        """Apply an action; return the events as the seat sees them."""
        self.state, events = self.state.apply(action)
        seen = [event.seen_by(self.seat) for event in events]
        return [event for event in seen if event is not None]

    def any_action(self) -> Action:
        """Return an action drawn by lot; giving up is left out, as it would end most deals."""
        if self.state.turn == CHANCE:
            return DealCards(tuple(self._chance.sample(PACK, len(PACK))))
        actions = self.state.legal_actions()
        going_on = [action for action in actions if not isinstance(action, GiveUp)]
        return self._chance.choice(going_on or list(actions))

    def advance(self, until: Callable[[MatchState], bool]) -> None:
        while not until(self.state):
            self.apply(self.any_action())


def at_exchange() -> PlayedMatch:
    """Return a match of three in which seat 0 has taken the talon and must give two cards."""
    match = PlayedMatch(Rules())
    match.apply(DealCards(parse_cards(CARDS)))
    for action in (Bid(0, 100), Bid(1, 110), Pass(2), Bid(0, 120), Pass(1)):
        match.apply(action)
    assert match.state.phase is Phase.EXCHANGE
    return match


def at_first_lead() -> PlayedMatch:
    """Return a match of three in which seat 0 leads to the first trick."""
    match = at_exchange()
    cards = parse_cards("9C JC")
    match.apply(Exchange(0, (cards[0], cards[1])))
    while match.state.phase is not Phase.PLAY:
        match.apply(match.state.legal_actions()[0])
    return match


def some_play(match: PlayedMatch) -> Play:
    """Return the first legal card of the seat in turn."""
    action = match.state.legal_actions()[0]
    assert isinstance(action, Play)
    return action
