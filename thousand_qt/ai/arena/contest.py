"""Plays the games of a contest: frozen deals and whole matches, each in every seating.

A game follows from the contest and its number alone, so it does not matter which process plays it, or when.
A seat's seed follows from the cards and the place, never from the side: of two equal players neither is
favoured, and the difference between them is exactly nothing.
"""

from __future__ import annotations

import random
import time
from dataclasses import dataclass, field
from typing import Final, cast

import msgspec

from thousand_qt.ai.arena.contestants import Contestant, Player, Roster, SeeingSeat
from thousand_qt.ai.arena.sides import Seating, Side, deal_seatings, match_seatings
from thousand_qt.ai.arena.tally import Tally, add_result, kind_of
from thousand_qt.ai.fallback import safe_action
from thousand_qt.ai.outside.errors import IllegalAnswerError
from thousand_qt.ai.seat import Budget, Seat
from thousand_qt.engine.actions import CHANCE, Action
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.rules import Rules
from thousand_qt.engine.scoring import Standing
from thousand_qt.engine.shuffle import shuffled
from thousand_qt.engine.view import PlayerView, view_of

_PACKS_PER_DEAL: Final = 20
"""A deal given back this often is void: some rule sets let a player who always asks go on for ever."""
_PACKS_PER_MATCH: Final = 1000


class Contest(msgspec.Struct, frozen=True):
    """Everything a game needs to be played; what a process is given to play its share.

    Attributes:
        standings: by seat, what every single deal and every match starts from.
        alone: the side that sits alone in every match; None when both do in turn.
    """

    a: Contestant
    b: Contestant
    rules: Rules
    standings: tuple[Standing, ...]
    seed: int
    budget: Budget
    alone: Side | None = None


def _tallies() -> dict[Side, Tally]:
    return {Side.A: Tally(), Side.B: Tally()}


@dataclass
class DealReport:
    """One frozen deal in all its seatings.

    `difference` is what A scores more than B in points, the mean over the seatings of what A's seats got on
    average less what B's seats got.
    """

    plays: int = 0
    void: int = 0
    difference: float = 0.0
    tallies: dict[Side, Tally] = field(default_factory=_tallies)


@dataclass
class MatchReport:
    """One match in one seating."""

    seating: Seating
    winners: tuple[Side, ...] = ()
    """One, or several sides or seats in a draw; nobody when the match did not end."""
    tallies: dict[Side, Tally] = field(default_factory=_tallies)


def play_deal(contest: Contest, roster: Roster, number: int) -> DealReport:
    """Play frozen deal `number` (from 0) in all its seatings."""
    rules = contest.rules
    dealer = number % rules.players
    seed = random.Random(f"arena/deal/{contest.seed}/{number}").getrandbits(48)
    report = DealReport()
    seatings = deal_seatings(rules, dealer)
    total = 0.0
    for seating in seatings:
        game = _Game(contest, roster, seating, seed, report.tallies)
        state = game.play(MatchState(rules, dealer, contest.standings), deals=1, packs=_PACKS_PER_DEAL)
        report.plays += 1
        if not state.results:
            report.void += 1
            continue
        result = state.results[0]
        add_result(report.tallies, seating, result)
        changes: dict[Side, list[int]] = {Side.A: [], Side.B: []}
        for seat, side in enumerate(seating):
            if seat != result.sitter:
                changes[side].append(result.seats[seat].change)
        total += sum(changes[Side.A]) / len(changes[Side.A]) - sum(changes[Side.B]) / len(changes[Side.B])
    report.difference = total / len(seatings)
    return report


def play_match(contest: Contest, roster: Roster, number: int) -> MatchReport:
    """Play match `number` (from 0); a round of matches has the same cards, each in another seating."""
    rules = contest.rules
    seatings = match_seatings(rules, contest.alone)
    cards, turn = divmod(number, len(seatings))
    seed = random.Random(f"arena/match/{contest.seed}/{cards}").getrandbits(48)
    report = MatchReport(seatings[turn])
    game = _Game(contest, roster, report.seating, seed, report.tallies)
    beginning = MatchState(rules, cards % rules.players, contest.standings)
    state = game.play(beginning, deals=None, packs=_PACKS_PER_MATCH)
    for result in state.results:
        add_result(report.tallies, report.seating, result)
    if state.outcome is not None:
        report.winners = tuple(report.seating[seat] for seat in state.outcome.winners)
    return report


class _Game:
    """Deals and asks until the game is over; replaces decisions that fail."""

    def __init__(
        self, contest: Contest, roster: Roster, seating: Seating, seed: int, tallies: dict[Side, Tally]
    ) -> None:
        self._budget = contest.budget
        self._seed = seed
        self._tallies = tallies
        self._players = [roster.player(side, place, seed * 4 + place) for place, side in enumerate(seating)]

    def play(self, state: MatchState, *, deals: int | None, packs: int) -> MatchState:
        """Play on until the match is over, `deals` deals are scored or `packs` packs have been dealt."""
        dealt = 0
        while (turn := state.turn) is not None and len(state.results) != deals:
            if turn != CHANCE:
                action = self._decide(state, turn)
            elif dealt < packs:
                action = shuffled(self._seed, dealt)
                dealt += 1
            else:
                break
            state, _ = state.apply(action)
        return state

    def _decide(self, state: MatchState, turn: int) -> Action:
        view = view_of(state, turn)
        if len(view.legal_actions) == 1:
            return view.legal_actions[0]
        player = self._players[turn]
        tally = self._tallies[player.side]
        started = time.perf_counter()
        try:
            answer = self._ask(player, state, view)
        except Exception as error:  # noqa: BLE001 - whatever a player does, the contest goes on
            tally.add_fault(f"{type(error).__name__}: {error}", illegal=isinstance(error, IllegalAnswerError))
            return safe_action(view)
        finally:
            tally.add_time(kind_of(view), time.perf_counter() - started)
        # The action of our own list, for its numbers and cards are what they should be.
        legal = next((action for action in view.legal_actions if action == answer), None)
        if legal is None:
            tally.add_fault(f"illegal answer in {view.phase}: {answer!s:.200}", illegal=True)
            return safe_action(view)
        return legal

    def _ask(self, player: Player, state: MatchState, view: PlayerView) -> object:
        if player.sees_everything:
            return cast("SeeingSeat", player.seat).choose_seeing(state, self._budget)
        return cast("Seat", player.seat).choose(view, self._budget)
