"""Brings what a thread has found to an object of Qt's, which may be destroyed at any moment."""

from __future__ import annotations

import threading
from collections.abc import Callable

from PySide6.QtCore import QObject, SignalInstance


class Relay(QObject):
    """Base of the objects whose signals another thread emits; they end with their owners.

    Any thread may emit a signal of an object, but not while that is being destroyed: that is a crash, which
    no `except` catches. Nor must the thread own the object, for then it may be the one that destroys it. So
    the owner of the relay is whoever waits for the thread, and the thread tells everything through `tell`.
    """

    def __init__(self, owner: QObject) -> None:
        super().__init__(owner)
        self._door = _Door()
        # Qt destroys an object's children after this signal. The relay itself, half gone by then in Python,
        # must not be what is called.
        owner.destroyed.connect(_closer_of(self._door))

    def end_with_owner(self, end: Callable[[], object]) -> None:
        """Call this when the owner goes, instead of what was said before, so that no thread waits for ever.

        It must not refer to an object of Qt's.
        """
        self._door.end = end

    def tell(self, signal: Callable[[], SignalInstance], *values: object) -> None:
        """Emit this signal of the relay, from any thread, unless the owner is gone."""
        with self._door.lock:
            if self._door.is_open:
                signal().emit(*values)


class _Door:
    """Is open as long as there is somebody to be told, and does not close while something is being told."""

    def __init__(self) -> None:
        # Reentrant: the garbage collector comes when it likes, and may come across the owner.
        self.lock = threading.RLock()
        self.is_open = True
        self.end: Callable[[], object] | None = None


def _closer_of(door: _Door) -> Callable[[], None]:
    """Return a function that closes the door, and tells so; Qt holds functions, and methods only weakly."""

    def close() -> None:
        with door.lock:
            door.is_open = False
        if door.end is not None:
            door.end()

    return close
