"""Records of matches that computer players played, for tests that review them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from thousand_qt.ai.levels import LEVELS
from thousand_qt.ai.seat import Budget
from thousand_qt.engine.actions import CHANCE, Action
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.record import Header, Record, SeatEntry
from thousand_qt.engine.rules import PRESETS, Rules
from thousand_qt.engine.shuffle import SeededDealing
from thousand_qt.engine.view import view_of


@cache
def played(preset: str, levels: tuple[str, ...], *, seed: int, deals: int, worlds: int = 1000) -> Record:
    """Return a record of so many deals; with a large number of worlds players think as at the table."""
    return played_by(PRESETS[preset], levels, seed=seed, deals=deals, worlds=worlds)


def played_by(rules: Rules, levels: Sequence[str], *, seed: int, deals: int, worlds: int) -> Record:
    dealing = SeededDealing(seed)
    players = [LEVELS[level](dealing.player_seed(seat)) for seat, level in enumerate(levels)]
    state = MatchState.new(rules, seed % rules.players)
    actions: list[Action] = []
    dealings = 0
    while state.turn is not None and len(state.results) < deals:
        if state.turn == CHANCE:
            action: Action = dealing.pack(dealings)
            dealings += 1
        else:
            view = view_of(state, state.turn)
            legal = view.legal_actions
            only = len(legal) == 1
            action = legal[0] if only else players[view.seat].choose(view, Budget(worlds=worlds))
        actions.append(action)
        state, _ = state.apply(action)
    seats = tuple(SeatEntry(f"{level} {seat}", level) for seat, level in enumerate(levels))
    return Record(Header(rules, seats, seed % rules.players, dealing), tuple(actions))


def with_person(record: Record, seat: int) -> Record:
    """Return the record as if a person had sat at a seat."""
    seats = list(record.header.seats)
    seats[seat] = SeatEntry("Ola", "human")
    header = record.header
    changed = Header(header.rules, tuple(seats), header.first_dealer, header.dealing)
    return Record(changed, record.entries)
