"""Lets go of computer players that hold on to something, such as a program that runs for them."""

from __future__ import annotations

import threading
from typing import Protocol, runtime_checkable


@runtime_checkable
class ClosableSeat(Protocol):
    """A player that has to be told when it is not needed any more."""

    def close(self) -> None:
        """Let go of everything; may take a few seconds."""
        ...


def close_seat(seat: object) -> None:
    """Have a player let go of what it holds, if it holds anything, without waiting for it.

    The end of the program does wait: nothing of a player may outlive it.
    """
    if isinstance(seat, ClosableSeat):
        threading.Thread(target=seat.close, name="thousand-farewell").start()
