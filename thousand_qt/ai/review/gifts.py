"""What each pair of cards to give away is worth on each layout."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from thousand_qt.ai.bidding import Stakes, stakes_of
from thousand_qt.ai.giving_up import worth_of_giving_up
from thousand_qt.ai.review.memory import Memory
from thousand_qt.ai.review.weighing import Known, Weighed, Weighing
from thousand_qt.ai.search.chances import Counted
from thousand_qt.ai.search.gifts import contracts_to_come, position_after
from thousand_qt.ai.solver import Solver
from thousand_qt.ai.worlds import World
from thousand_qt.engine.actions import Exchange, GiveUp
from thousand_qt.engine.view import PlayerView

POINT: Final = 0.12
"""What a card point is worth beside the contract, in points of the score; as the levels see it."""


_DOUBT: Final = 3.0
"""How far, in points of the score, the worth of a gift can be trusted while the contract is not named: the
one thought of here is the best for open cards."""


class GiftScales:
    """The pairs asked about, and giving up where that is asked about too."""

    def __init__(
        self,
        view: PlayerView,
        solver: Solver,
        gifts: Iterable[Exchange],
        memory: Memory,
        *,
        with_giving_up: bool = False,
    ) -> None:
        self._known = memory.gifts
        self._view = view
        self._solver = solver
        self._with_giving_up = with_giving_up
        self._results: dict[Exchange, list[int]] = {gift: [] for gift in gifts}
        self.worlds: list[World] = []

    def add(self, world: World) -> None:
        number = len(self.worlds)
        self.worlds.append(world)
        for gift, results in self._results.items():
            known = self._known.setdefault(gift, [])
            if number == len(known):
                known.append(self._solver.value(position_after(self._view, world, gift.cards)))
            results.append(known[number])

    def weighing(self, total: int | None) -> Weighing:
        stakes = stakes_of(self._view)
        options: list[Weighed] = []
        for gift, results in self._results.items():
            chances = Counted(results)
            amount = self._best_contract(stakes, chances)
            worths = tuple([stakes.worth(amount, Known(result)) + POINT * result for result in results])
            chance = chances.share_of(self._view.contract or 0)
            options.append(Weighed(gift, worths, chance, chances.points))
        if self._with_giving_up:
            given_up = worth_of_giving_up(self._view)
            options.append(Weighed(GiveUp(self._view.seat), (given_up,) * len(self.worlds)))
        doubt = _DOUBT if len(contracts_to_come(self._view)) > 1 else 0.0
        return Weighing(tuple(options), len(self.worlds), total, doubt)

    def best_results(self) -> list[int]:
        """Return the declarer's points on each layout after the pair that promises most."""
        weighing = self.weighing(None)
        gifts = [option for option in weighing.options if isinstance(option.action, Exchange)]
        best = max(gifts, key=lambda option: option.worth).action
        assert isinstance(best, Exchange)
        return self._results[best]

    def _best_contract(self, stakes: Stakes, chances: Counted) -> int:
        """Return the contract in force once it is named, and before, the one that then promises most."""
        return max(contracts_to_come(self._view), key=lambda amount: stakes.worth(amount, chances))
