"""What every computer player is: something that answers a view with an action within a budget."""

from __future__ import annotations

from typing import Protocol

import msgspec

from thousand_qt.engine.actions import Action
from thousand_qt.engine.view import PlayerView


class Budget(msgspec.Struct, frozen=True):
    """How much a player may think about one decision.

    Attributes:
        seconds: how long it may take by the clock.
        worlds: when given, the clock is ignored and at most so many worlds (layouts of the hidden cards) are
            looked at, fewer where the player itself looks at fewer: the answer is then the same on every
            machine. Players that do not search ignore it.
    """

    seconds: float = 1.0
    worlds: int | None = None


class Seat(Protocol):
    """A player of one seat. It knows the view it is asked with and what it remembers itself, nothing else."""

    def choose(self, view: PlayerView, budget: Budget) -> Action:
        """Return one of ``view.legal_actions``; called only when there is something to decide."""
        ...
