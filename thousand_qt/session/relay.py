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
        # Reentrant: the garbage collector comes when it likes, and may come across the owner.
        self._lock = threading.RLock()
        self._is_there = True
        # Qt destroys an object's children after this signal.
        owner.destroyed.connect(self.on_owner_destroyed)

    def tell(self, signal: Callable[[], SignalInstance], *values: object) -> None:
        """Emit this signal of the relay, from any thread, unless the owner is gone."""
        with self._lock:
            if self._is_there:
                signal().emit(*values)

    def on_owner_destroyed(self) -> None:
        with self._lock:
            self._is_there = False
