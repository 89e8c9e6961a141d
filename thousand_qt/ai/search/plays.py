"""Which card: every legal card solved in every world looked at."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from thousand_qt.ai.playing import table_of, worth_of_play
from thousand_qt.ai.search.effort import Effort
from thousand_qt.ai.solver import MoveValue, Solver, position_from
from thousand_qt.ai.stock.judgement import TRUST, judged_plays
from thousand_qt.ai.stock.match import StockStakes
from thousand_qt.ai.stock.weighing import PlayedOut
from thousand_qt.ai.worlds import World
from thousand_qt.engine.actions import Play
from thousand_qt.engine.scoring import points_needed
from thousand_qt.engine.view import PlayerView


class PlayTaste(msgspec.Struct, frozen=True):
    """What counts beside the contract, all in points of the score, where the contract is worth twice itself.

    Attributes:
        declarer_point: a point the declarer takes, to him and against him.
        own_point: a point a defender takes himself. When the contract fails, what the declarer loses counts
            for half against a defender's two rivals; a point that goes to him and not to his partner puts
            him ahead of one by two and of the other by one. So against two times the contract it is three,
            and to a defender who thinks of the contract alone nothing.
        near: plays so far apart are as good as each other; judgement decides. Where no contract is played
            for, only equals are.
    """

    declarer_point: float = 0.12
    own_point: float = 0.0
    near: float = 3.0


PLAIN: Final = PlayTaste()


class PlayOutlook(msgspec.Struct, frozen=True):
    """What a play leads to, over the worlds looked at.

    Attributes:
        results: the declarer's points of the whole deal, one for each world; in the stock game this seat's
            points less the other's, still to come.
        contract: the points the declarer has to take; None in the stock game.
        own: a defender's own points still to come, one for each world, even if both others play against him;
            with two players also when the declarer decides; empty when nobody asked.
        swings: with a stock, what each world is worth to the match; empty when points are all that counts.
        judged: with a stock, the worth that judgement expects; None when it is not asked.
        trust: for how many worlds that counts.
    """

    play: Play
    results: tuple[int, ...]
    contract: int | None
    own: tuple[int, ...] = ()
    swings: tuple[float, ...] = ()
    judged: float | None = None
    trust: float = 0.0

    @property
    def points(self) -> float:
        """The mean result."""
        return sum(self.results) / len(self.results)

    @property
    def own_points(self) -> float:
        """The mean of the own points; 0 when nobody asked."""
        return sum(self.own) / len(self.own) if self.own else 0.0

    @property
    def gain(self) -> float:
        """The mean worth to the match, where no contract is played for."""
        return sum(self.swings) / len(self.swings) if self.swings else self.points

    @property
    def believed(self) -> float:
        """The same, drawn towards what judgement expects where the worlds are few."""
        if self.judged is None:
            return self.gain
        worlds = len(self.results)
        return (worlds * self.gain + self.trust * self.judged) / (worlds + self.trust)

    @property
    def chance(self) -> float:
        """The share of worlds in which the contract is made."""
        if self.contract is None:
            return 0.0
        return sum(result >= self.contract for result in self.results) / len(self.results)


class _Weighing:
    """Asks the solver about one play after the other, in one world after the other."""

    def __init__(self, view: PlayerView, solver: Solver, *, own: bool, stock_open: bool) -> None:
        self._view = view
        self._solver = solver
        self._plays = [action for action in view.legal_actions if isinstance(action, Play)]
        self._declarer = view.seat if view.declarer is None else view.declarer
        self._taken = 0
        if view.declarer is not None:
            self._taken = view.card_points[self._declarer] + view.marriage_points[self._declarer]
        self._defender: int | None = None
        if own and view.declarer is not None:
            others = [seat for seat in view.order if seat != view.declarer]
            if len(others) == 1:
                self._defender = others[0]
            elif view.declarer != view.seat:
                self._defender = view.seat
        self._results = {(play.card.index, play.declare): list[int]() for play in self._plays}
        self._own = {key: list[int]() for key in self._results}
        self._known: dict[tuple[int, World], tuple[MoveValue, ...]] = {}
        draws = bool(view.stock_size) and not stock_open
        self._played_out = PlayedOut(view, solver, self._plays) if draws else None
        self._ends: dict[World, list[tuple[int, int]]] = {}
        stakes = StockStakes(view) if draws else None
        self._stakes = stakes if stakes is not None and stakes.matter else None
        self._swings = {key: list[float]() for key in self._results}

    def look_at(self, world: World) -> None:
        if self._played_out is not None:
            for key, (own, other) in zip(self._results, self._played_on(world), strict=True):
                self._results[key].append(own - other)
                if self._stakes is not None:
                    self._swings[key].append(self._stakes.worth(own, other))
            return
        if self._defender is not None:  # as if this seat were the one that others play against
            self._add(self._own, world, self._defender, 0)
        self._add(self._results, world, self._declarer, self._taken)

    def _played_on(self, world: World) -> list[tuple[int, int]]:
        assert self._played_out is not None
        found = self._ends.get(world)
        if found is None:
            found = self._ends[world] = self._played_out.results(world)
        return found

    def _add(self, found: dict[tuple[int, bool], list[int]], world: World, alone: int, taken: int) -> None:
        # Layouts that differ in what lies aside and in the other talon are played alike.
        key = (alone, World(world.hands, world.stock))
        values = self._known.get(key)
        if values is None:
            position = position_from(self._view, world.hands, declarer=alone, stock=world.stock)
            values = self._known[key] = self._solver.move_values(position)
        for move in values:
            if (move.card.index, move.declare) not in found:  # a lead of another's trump: see `PlayOptions`
                continue
            found[move.card.index, move.declare].append(taken + move.value)

    def outlooks_and_judgement(self) -> list[PlayOutlook]:
        """Return the outlooks; while there is a stock, judgement is asked too."""
        outlooks = self.outlooks()
        if not self._view.stock_size:
            return outlooks
        judged = judged_plays(self._view)
        level = sum(outlook.gain - judged[outlook.play] for outlook in outlooks) / len(outlooks)
        trust = TRUST[self._view.stock_size // 2 - 1]
        return [
            msgspec.structs.replace(outlook, judged=level + judged[outlook.play], trust=trust)
            for outlook in outlooks
        ]

    def outlooks(self) -> list[PlayOutlook]:
        contract = (
            None if self._view.contract is None else points_needed(self._view.rules, self._view.contract)
        )
        keys = [(play.card.index, play.declare) for play in self._plays]
        return [
            PlayOutlook(
                play,
                tuple(self._results[key]),
                contract,
                tuple(self._own[key]),
                tuple(self._swings[key]),
            )
            for play, key in zip(self._plays, keys, strict=True)
        ]


def weigh_plays(
    view: PlayerView,
    solver: Solver,
    worlds: Iterable[World],
    effort: Effort,
    taste: PlayTaste = PLAIN,
    *,
    stock_open: bool = False,
    with_judgement: bool = False,
) -> list[PlayOutlook]:
    """Return what each legal play leads to, in the order of the legal actions.

    The solver counts what the declarer of the view wins, or in the stock game, told so by its objective, what
    this seat wins more than the other. A defender's own points are asked for when they are to one's taste.

    While there is a stock nobody is thought to know what is drawn, unless `stock_open` says so; and what is
    found is moderated by judgement, if that is wanted.
    """
    weighing = _Weighing(view, solver, own=taste.own_point > 0, stock_open=stock_open)
    for number, world in enumerate(worlds):
        if not effort.goes_on(number):
            break
        weighing.look_at(world)
    return weighing.outlooks_and_judgement() if with_judgement else weighing.outlooks()


def worth_to(view: PlayerView, outlook: PlayOutlook, taste: PlayTaste = PLAIN) -> float:
    """Return what a play is worth to the seat that decides, in points of the score: the contract first."""
    if outlook.contract is None:
        return outlook.believed
    declared = 2 * outlook.contract * outlook.chance + taste.declarer_point * outlook.points
    declared -= taste.own_point * outlook.own_points
    return declared if view.declarer == view.seat else -declared


def good_plays(view: PlayerView, outlooks: list[PlayOutlook], taste: PlayTaste = PLAIN) -> list[PlayOutlook]:
    """Return the best play for this seat, and those that are nearly so, in the order given."""
    worths = [worth_to(view, outlook, taste) for outlook in outlooks]
    near = taste.near if view.declarer is not None else 0.0  # in the stock game a point is a point
    enough = max(worths) - near
    return [outlook for outlook, worth in zip(outlooks, worths, strict=True) if worth >= enough]


def best_play(view: PlayerView, outlooks: list[PlayOutlook], taste: PlayTaste = PLAIN) -> PlayOutlook:
    """Return the play to make: of the good ones the one that judgement prefers."""
    good = good_plays(view, outlooks, taste)
    if len(good) == 1:
        return good[0]
    table = table_of(view)
    return max(good, key=lambda outlook: worth_of_play(table, outlook.play))
