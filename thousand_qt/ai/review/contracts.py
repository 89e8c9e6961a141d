"""What each contract is worth on each layout: what the declarer takes is solved, the match does the rest."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from thousand_qt.ai.bidding import AtStake
from thousand_qt.ai.review.gifts import GiftScales
from thousand_qt.ai.review.memory import Memory
from thousand_qt.ai.review.weighing import Known, Weighed, Weighing
from thousand_qt.ai.search.chances import Counted
from thousand_qt.ai.solver import Solver, position_from
from thousand_qt.ai.worlds import World
from thousand_qt.engine.actions import GiveUp, SetContract
from thousand_qt.engine.view import PlayerView

_DOUBT: Final = 5.0
"""How far, in points of the score, the worth of a contract can be trusted: of a hundred that are made on
every layout looked at, two fail at the table, where the cards are not open."""


class ContractScales:
    """The contracts asked about; `gifts` weighs the pairs where the cards are given only afterwards."""

    def __init__(
        self,
        view: PlayerView,
        solver: Solver,
        stakes: AtStake,
        contracts: Iterable[SetContract],
        memory: Memory,
        *,
        gifts: GiftScales | None = None,
        given_up: float | None = None,
    ) -> None:
        """`given_up` is what giving up is worth on the scale of the stakes, where that is asked about."""
        self._known = memory.results
        self._view = view
        self._solver = solver
        self._stakes = stakes
        self._contracts = tuple(contracts)
        self._gifts = gifts
        self._given_up = given_up
        self._results: list[int] = []

    def add(self, world: World) -> None:
        if self._gifts is not None:
            self._gifts.add(world)
        else:
            number = len(self._results)
            if number == len(self._known):
                self._known.append(self._solver.value(position_from(self._view, world.hands)))
            self._results.append(self._known[number])

    def weighing(self, total: int | None) -> Weighing:
        results = self._results if self._gifts is None else self._gifts.best_results()
        counted = Counted(results)
        options = [self._weighed(contract, results, counted) for contract in self._contracts]
        if self._given_up is not None:
            options.append(Weighed(GiveUp(self._view.seat), (self._given_up,) * len(results)))
        return Weighing(tuple(options), len(results), total, _DOUBT)

    def _weighed(self, contract: SetContract, results: list[int], counted: Counted) -> Weighed:
        amount = contract.amount
        worth_by_result = {
            result: self._stakes.worth(amount, Known(result)) for result in dict.fromkeys(results)
        }
        worths = tuple([worth_by_result[result] for result in results])
        return Weighed(contract, worths, counted.share_of(amount), counted.points)
