"""A deal played once more with the same cards: a player's by a level, the others by those who sat there."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event
from typing import Final

import msgspec

from thousand_qt.ai.explanation import ExplainingSeat
from thousand_qt.ai.levels import LEVELS
from thousand_qt.ai.seat import Budget
from thousand_qt.ai.solver import SolveStopped
from thousand_qt.ai.strong import Searcher
from thousand_qt.engine.actions import Action, DealCards, parse_action
from thousand_qt.engine.events import DealResult
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.record import Record
from thousand_qt.engine.view import view_of

_UNHURRIED: Final = Budget(worlds=1000)
"""As many layouts as a level ever looks at, whatever time that takes: the same answer on every machine."""


class ReplayedAction(msgspec.Struct, frozen=True):
    """What a seat did, as text."""

    seat: int
    text: str

    @property
    def action(self) -> Action:
        return parse_action(self.text, self.seat)


class ReplayedDeal(msgspec.Struct, frozen=True):
    """A deal as it goes when a level plays one player's cards.

    Attributes:
        deal: its number, from 1.
        level: who played the cards of `seat`.
        result: None when a new deal was claimed: nobody knows the cards it would have had.
        done: everything after the cards were dealt.
        stand_ins: other seats that were not played by who sat there, because that was a person or a program
            from outside.
    """

    deal: int
    seat: int
    level: str
    result: DealResult | None
    done: tuple[ReplayedAction, ...]
    stand_ins: tuple[int, ...] = ()

    @property
    def actions(self) -> tuple[Action, ...]:
        return tuple(replayed.action for replayed in self.done)

    @property
    def change(self) -> int | None:
        """What the deal brings the seat, in points of the score."""
        return None if self.result is None else self.result.seats[self.seat].change


class DealReplay:
    """Plays a deal of a record again; `stop` may be called from any thread."""

    def __init__(
        self,
        record: Record,
        deal: int,
        seat: int,
        *,
        level: str = "master",
        stand_in: str = "strong",
        budget: Budget | None = None,
    ) -> None:
        """Prepare deal number `deal` (from 1) with the cards of the dealing that counted.

        Computer players have the seeds they had in the match, where the record tells. `stand_in` plays for a
        person and for a program from outside. Raises ValueError for a deal, seat or level there is not, and
        `RecordError` for a record that is not legal.
        """
        header = record.header
        if not 0 <= seat < header.rules.players:
            raise ValueError(f"seat {seat}: expected 0 to {header.rules.players - 1}")
        for name in (level, stand_in):
            if name not in LEVELS:
                raise ValueError(f"level {name!r}: expected one of {', '.join(LEVELS)}")
        self._state = _dealt(record, deal)
        if self._state.deal is not None and self._state.deal.sitter == seat:
            raise ValueError(f"seat {seat} sat out in deal {deal}")
        self._deal = deal
        self._seat = seat
        self._level = level
        self._budget = budget or _UNHURRIED
        kinds = [entry.kind for entry in header.seats]
        self._stand_ins = tuple(
            other for other, kind in enumerate(kinds) if other != seat and kind not in LEVELS
        )
        self._players: list[ExplainingSeat] = []
        for place, kind in enumerate(kinds):
            name = level if place == seat else kind if kind in LEVELS else stand_in
            seed = place if header.dealing is None else header.dealing.player_seed(place)
            self._players.append(LEVELS[name](seed))
        self._stopped = Event()

    def stop(self) -> None:
        """End `run` with `SolveStopped` within milliseconds; from any thread."""
        self._stopped.set()
        for player in self._players:
            if isinstance(player, Searcher):
                player.stop()

    def run(self, on_action: Callable[[int], object] | None = None) -> ReplayedDeal:
        """Play the deal to its end; `on_action` is told how many actions are done after each of them."""
        state = self._state
        played = len(state.results)
        done: list[ReplayedAction] = []
        while state.deal is not None and state.deal.turn is not None:
            if self._stopped.is_set():
                raise SolveStopped
            view = view_of(state, state.deal.turn)
            legal = view.legal_actions
            action = legal[0] if len(legal) == 1 else self._players[view.seat].choose(view, self._budget)
            state, _ = state.apply(action)
            done.append(ReplayedAction(action.seat, str(action)))
            if on_action is not None:
                on_action(len(done))
        result = state.results[-1] if len(state.results) > played else None
        return ReplayedDeal(self._deal, self._seat, self._level, result, tuple(done), self._stand_ins)


def replay_with_master(
    record: Record,
    deal: int,
    seat: int,
    *,
    level: str = "master",
    stand_in: str = "strong",
    budget: Budget | None = None,
) -> ReplayedDeal:
    """Play a deal again with the level in the player's seat; see `DealReplay`, which can be stopped."""
    return DealReplay(record, deal, seat, level=level, stand_in=stand_in, budget=budget).run()


def _dealt(record: Record, number: int) -> MatchState:
    """Return the state after the cards of a deal were dealt, the last time when that was done again."""
    found: MatchState | None = None
    for action, state, _ in record.steps():
        if isinstance(action, DealCards) and state.deal is not None and state.deal.number == number:
            found = state
    if found is None:
        raise ValueError(f"deal {number} is not in this record")
    return found
