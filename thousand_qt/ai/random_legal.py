"""A player without any judgement: the floor every other player is measured against."""

from __future__ import annotations

import random

from thousand_qt.ai.explanation import Explanation, Reason
from thousand_qt.ai.seat import Budget
from thousand_qt.engine.actions import Action
from thousand_qt.engine.view import PlayerView


class RandomLegal:
    """Takes any legal action, each as likely as the others; the seed decides."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def choose(self, view: PlayerView, budget: Budget) -> Action:
        return self._random.choice(view.legal_actions)

    def explain(self, view: PlayerView, budget: Budget) -> Explanation:
        """Return an action and that it was drawn; drawing it makes the next draw another."""
        return Explanation(self.choose(view, budget), view.phase, Reason.PICKED, contract=view.contract)
