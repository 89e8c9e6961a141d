"""What each card is worth on each layout: the level's own measure, taken one layout at a time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from thousand_qt.ai.giving_up import worth_of_giving_up
from thousand_qt.ai.review.memory import Memory
from thousand_qt.ai.review.weighing import Weighed, Weighing
from thousand_qt.ai.search.effort import Effort
from thousand_qt.ai.search.plays import PlayOutlook, PlayTaste, weigh_plays, worth_to
from thousand_qt.ai.seat import Budget
from thousand_qt.ai.solver import Solver
from thousand_qt.ai.worlds import World
from thousand_qt.engine.actions import GiveUp
from thousand_qt.engine.view import PlayerView

_ONE: Final = Budget(worlds=1)


class PlayScales:
    """Every legal card, and giving up where that is asked about."""

    def __init__(
        self, view: PlayerView, solver: Solver, taste: PlayTaste, memory: Memory, *, with_giving_up: bool
    ) -> None:
        self._known = memory.outlooks
        self._view = view
        self._solver = solver
        self._taste = taste
        self._with_giving_up = with_giving_up
        self._outlooks: list[list[PlayOutlook]] = []

    def add(self, world: World) -> None:
        number = len(self._outlooks)
        if number == len(self._known):
            one = Effort(_ONE, most_worlds=1, seconds=0.0)
            self._known.append(weigh_plays(self._view, self._solver, (world,), one, self._taste))
        self._outlooks.append(self._known[number])

    def weighing(self, total: int | None) -> Weighing:
        options = [self._weighed(outlooks) for outlooks in zip(*self._outlooks, strict=True)]
        worlds = len(self._outlooks)
        if self._with_giving_up:
            # The level counts a failed contract as nothing; in points of the score it is minus itself.
            worth = worth_of_giving_up(self._view) + (self._view.contract or 0)
            options.append(Weighed(GiveUp(self._view.seat), (worth,) * worlds))
        return Weighing(tuple(options), worlds, total)

    def _weighed(self, outlooks: Sequence[PlayOutlook]) -> Weighed:
        """Put together what one play leads to on each layout."""
        view = self._view
        scale = self._scale()
        chance = None if view.declarer is None else _mean([outlook.chance for outlook in outlooks])
        own = _mean([outlook.own_points for outlook in outlooks]) if outlooks[0].own else None
        return Weighed(
            outlooks[0].play,
            tuple([scale * worth_to(view, _without_surplus(outlook), self._taste) for outlook in outlooks]),
            chance,
            _mean([outlook.points for outlook in outlooks]),
            own,
        )

    def _scale(self) -> float:
        """Return what turns the level's worth into points of the score of the seat that decides.

        What a contract costs the declarer puts a defender ahead of one rival only; a point of his own would
        put him ahead of all of them.
        """
        view = self._view
        return 1.0 if view.declarer in (None, view.seat) else 1 / (len(view.order) - 1)


def _without_surplus(outlook: PlayOutlook) -> PlayOutlook:
    """Return what a play leads to without the points beyond the contract.

    They bring the declarer nothing. The level likes them all the same, because there is safety in them, but a
    player who makes the contract has not lost a point of the score by leaving them.
    """
    contract = outlook.contract
    if contract is None:
        return outlook
    results = tuple([min(result, contract) for result in outlook.results])
    return msgspec.structs.replace(outlook, results=results)


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)
