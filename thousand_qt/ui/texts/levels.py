"""The names of the computer players' levels."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def level_name(level: str) -> str:
    """Return the name of a level for players; an unknown one keeps its own."""
    names = {
        "random": QCoreApplication.translate("Levels", "Random"),
        "casual": QCoreApplication.translate("Levels", "Casual"),
    }
    return names.get(level, level)
