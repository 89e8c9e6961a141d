"""Positions for tests of judgement: a deal set up from written hands and played on by written actions."""

from __future__ import annotations

import msgspec

from thousand_qt.engine.actions import DealCards, parse_action
from thousand_qt.engine.cards import PACK, parse_cards
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.rules import Rules
from thousand_qt.engine.scoring import Standing
from thousand_qt.engine.view import PlayerView, view_of


def dealt(
    rules: Rules,
    *hands: str,
    totals: tuple[int, ...] | None = None,
    standings: tuple[Standing, ...] | None = None,
) -> MatchState:
    """Deal these hands, seat 0 being the eldest hand; a hand or seat left out gets what is left, in order."""
    dealer = rules.players - 1
    state = MatchState.new(rules, dealer)
    if totals is not None:
        standings = tuple(Standing(total) for total in totals)
    if standings is not None:
        state = msgspec.structs.replace(state, standings=standings)
    given = [list(parse_cards(hand)) for hand in hands]
    rest = [card for card in PACK if not any(card in hand for hand in given)]
    pack = []
    for seat in range(3 if rules.players != 2 else 2):
        hand = given[seat] if seat < len(given) else []
        while len(hand) < rules.hand_size:
            hand.append(rest.pop(0))
        pack += hand
    return state.apply(DealCards(tuple(pack + rest)))[0]


def after(state: MatchState, *actions: str) -> MatchState:
    """Play on, each action by the seat whose turn it is."""
    for text in actions:
        assert state.turn is not None
        state, _ = state.apply(parse_action(text, state.turn))
    return state


def to_act(state: MatchState) -> PlayerView:
    """Return the view of the seat whose turn it is."""
    assert state.turn is not None
    return view_of(state, state.turn)
