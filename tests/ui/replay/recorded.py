"""Matches as people play them, made once for all tests of replays."""

from __future__ import annotations

from functools import cache

from thousand_qt.ai.levels import LEVELS
from thousand_qt.ai.seat import Budget
from thousand_qt.engine.actions import CHANCE, Action
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.record import Entry, Header, Record, SeatEntry, TakeBack
from thousand_qt.engine.rules import preset
from thousand_qt.engine.shuffle import SECRET_BYTES, SecretDealing
from thousand_qt.engine.view import view_of

NAMES = ("Zofia", "Anna", "Borys", "Celina")


@cache
def recorded(form: str, deals: int = 2, *, more: int = 9, seed: int = 16) -> Record:
    """Return a match of so many finished deals, and some actions of the next one."""
    rules, dealing = preset(form), SecretDealing.of(seed.to_bytes(SECRET_BYTES, "big"))
    kinds = ("human", *("casual",) * (rules.players - 1))
    seats = tuple(SeatEntry(name, kind) for name, kind in zip(NAMES, kinds, strict=False))
    header = Header(rules, seats, dealing.first_dealer(rules.players), dealing)
    players = [LEVELS["casual"](seat) for seat in range(rules.players)]
    state = MatchState.new(rules, header.first_dealer)
    actions: list[Action] = []
    packs = 0
    while state.turn is not None and (len(state.results) < deals or more > 0):
        more -= len(state.results) >= deals
        if state.turn == CHANCE:
            action: Action = dealing.pack(packs)
            packs += 1
        else:
            action = players[state.turn].choose(view_of(state, state.turn), Budget(worlds=4))
        state, _ = state.apply(action)
        actions.append(action)
    return Record(header, tuple(actions))


def with_taken_back(record: Record, at: int, count: int) -> Record:
    """Return the same match in which some actions were taken back and done again."""
    entries: tuple[Entry, ...] = record.entries
    return Record(record.header, (*entries[:at], TakeBack(count), *entries[at - count :]))
