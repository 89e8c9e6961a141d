"""Which card: every legal card solved in every world looked at."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from thousand_qt.ai.playing import table_of, worth_of_play
from thousand_qt.ai.search.effort import Effort
from thousand_qt.ai.solver import Solver, position_from
from thousand_qt.ai.worlds import World
from thousand_qt.engine.actions import Play
from thousand_qt.engine.view import PlayerView

_POINT = 0.12
"""What a card point of the declarer's is worth beside the contract, in points of the score."""
_NEAR = 3.0
"""Plays that are so many points of the score apart are as good as each other; judgement decides."""


class PlayOutlook(msgspec.Struct, frozen=True):
    """What a play leads to, over the worlds looked at.

    Attributes:
        results: the declarer's points of the whole deal, one for each world; in the stock game this seat's
            points less the other's, still to come.
        contract: what the declarer has to take; None in the stock game.
    """

    play: Play
    results: tuple[int, ...]
    contract: int | None

    @property
    def points(self) -> float:
        """The mean result."""
        return sum(self.results) / len(self.results)

    @property
    def chance(self) -> float:
        """The share of worlds in which the contract is made."""
        if self.contract is None:
            return 0.0
        return sum(result >= self.contract for result in self.results) / len(self.results)

    @property
    def worth(self) -> float:
        """The worth to the declarer, in points of the score: the contract first, points second."""
        if self.contract is None:
            return self.points
        return 2 * self.contract * self.chance + _POINT * self.points


def weigh_plays(
    view: PlayerView, solver: Solver, worlds: Iterable[World], effort: Effort
) -> list[PlayOutlook]:
    """Return what each legal play leads to, in the order of the legal actions.

    The solver counts what the declarer of the view wins, or in the stock game, told so by its objective, what
    this seat wins more than the other.
    """
    plays = [action for action in view.legal_actions if isinstance(action, Play)]
    declarer = view.seat if view.declarer is None else view.declarer
    taken = 0 if view.declarer is None else view.card_points[declarer] + view.marriage_points[declarer]
    results: dict[tuple[int, bool], list[int]] = {(play.card.index, play.declare): [] for play in plays}
    for number, world in enumerate(worlds):
        if not effort.goes_on(number):
            break
        position = position_from(view, world.hands, declarer=declarer, stock=world.stock)
        for found in solver.move_values(position):
            results[found.card.index, found.declare].append(taken + found.value)
    contract = None if view.declarer is None else view.contract
    return [PlayOutlook(play, tuple(results[play.card.index, play.declare]), contract) for play in plays]


def worth_to(view: PlayerView, outlook: PlayOutlook) -> float:
    """Return what a play is worth to the seat that decides, in points of the score."""
    return outlook.worth if view.declarer in (None, view.seat) else -outlook.worth


def good_plays(view: PlayerView, outlooks: list[PlayOutlook]) -> list[PlayOutlook]:
    """Return the best play for this seat, and those that are nearly so, in the order given."""
    best = max(worth_to(view, outlook) for outlook in outlooks)
    return [outlook for outlook in outlooks if worth_to(view, outlook) >= best - _NEAR]


def best_play(view: PlayerView, outlooks: list[PlayOutlook]) -> PlayOutlook:
    """Return the play to make: of the good ones the one that judgement prefers."""
    good = good_plays(view, outlooks)
    if len(good) == 1:
        return good[0]
    table = table_of(view)
    return max(good, key=lambda outlook: worth_of_play(table, outlook.play))
