"""Windows that have the keyboard, as one does that a player has just opened."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

_WITHIN: Final = 60_000
"""Milliseconds."""


def activate(qtbot: QtBot, window: QWidget) -> None:
    """Show a window, and wait until it has the keyboard."""
    with qtbot.waitActive(window, timeout=_WITHIN):
        window.show()
        window.activateWindow()
