"""What was found out about one decision, so that a second action reviewed there costs next to nothing.

Layouts are drawn in the same order for every action of a decision, and what is solved on one of them does not
depend on the action that is asked about.
"""

from __future__ import annotations

from collections.abc import Iterator

from thousand_qt.ai.explanation import Explanation
from thousand_qt.ai.review.weighing import Weighing
from thousand_qt.ai.search.plays import PlayOutlook
from thousand_qt.ai.worlds import World
from thousand_qt.engine.actions import Exchange
from thousand_qt.engine.view import PlayerView


class Memory:
    """Everything known about the decision of one view; lists are by the number of the layout.

    Attributes:
        explanation: what the level would do, and why; None until it was asked.
        total: how many layouts there are; None where they are not counted.
        outlooks: what each card leads to.
        gifts: what the declarer takes after each pair of cards.
        results: what he takes with the cards as they are.
        weighing: what both ways are worth where a bid in the dark is possible; None until it was weighed.
    """

    def __init__(self, view: PlayerView) -> None:
        self.view = view
        self.explanation: Explanation | None = None
        self.total: int | None = None
        self.outlooks: list[list[PlayOutlook]] = []
        self.gifts: dict[Exchange, list[int]] = {}
        self.results: list[int] = []
        self.weighing: Weighing | None = None
        self._worlds: list[World] = []
        self._drawn: Iterator[World] | None = None

    @property
    def is_drawn(self) -> bool:
        """Whether it is known which layouts there are."""
        return self._drawn is not None

    def draw(self, drawn: Iterator[World], total: int | None) -> None:
        """Take the layouts from here."""
        self._drawn, self.total = drawn, total

    def worlds(self) -> Iterator[World]:
        """Yield the layouts, those that were looked at before first."""
        number = 0
        while True:
            while number < len(self._worlds):
                yield self._worlds[number]
                number += 1
            world = None if self._drawn is None else next(self._drawn, None)
            if world is None:
                return
            self._worlds.append(world)
