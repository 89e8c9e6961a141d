"""Players that fail in every way a player can, for testing those who must live with them."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any, Final, cast

import msgspec

from thousand_qt.ai.seat import Budget, Seat
from thousand_qt.engine.actions import Action, DealCards, GiveUp
from thousand_qt.engine.cards import PACK
from thousand_qt.engine.view import PlayerView


class SeatFault(Exception):  # noqa: N818 - a fault is what it is
    """What `Raising` raises."""


class Raising:
    """Raises instead of answering."""

    def choose(self, view: PlayerView, budget: Budget) -> Action:
        raise SeatFault(f"seat {view.seat} cannot think")


class Stalling:
    """Blocks until `release` is set, then answers legally (and too late).

    Set `release` at the end of the test, or the worker's thread lives on.
    """

    def __init__(self) -> None:
        self.asked = threading.Event()
        self.release = threading.Event()

    def choose(self, view: PlayerView, budget: Budget) -> Action:
        self.asked.set()
        self.release.wait()
        return view.legal_actions[0]


class IllegalCard:
    """Answers with an action of its own that is not legal now."""

    def choose(self, view: PlayerView, budget: Budget) -> Action:
        unshuffled = DealCards(PACK)
        give_up = GiveUp(view.seat)
        return unshuffled if give_up in view.legal_actions else give_up


class AnotherSeat:
    """Answers with its legal action, in another seat's name."""

    def choose(self, view: PlayerView, budget: Budget) -> Action:
        action: Any = view.legal_actions[0]
        return cast("Action", msgspec.structs.replace(action, seat=(view.seat + 1) % view.rules.players))


class NotAnAction:
    """Answers with something that is no action at all."""

    def __init__(self, answer: object = None) -> None:
        self._answer = answer

    def choose(self, view: PlayerView, budget: Budget) -> Action:
        return cast("Action", self._answer)


PROMPT_FAULTS: Final[dict[str, Callable[[], Seat]]] = {
    "raises": Raising,
    "illegal": IllegalCard,
    "another seat": AnotherSeat,
    "nothing": NotAnAction,
    "text": lambda: NotAnAction("play AH"),
    "number": lambda: NotAnAction(7),
}
"""The faults that show at once; `Stalling` needs its own test."""
