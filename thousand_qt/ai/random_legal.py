"""A player without any judgement: the floor every other player is measured against."""

from __future__ import annotations

import random

from thousand_qt.ai.seat import Budget
from thousand_qt.engine.actions import Action
from thousand_qt.engine.view import PlayerView


class RandomLegal:
    """Takes any legal action, each as likely as the others; the seed decides."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def choose(self, view: PlayerView, budget: Budget) -> Action:
        return self._random.choice(view.legal_actions)
