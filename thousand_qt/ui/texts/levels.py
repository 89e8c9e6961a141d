"""The names of the computer players' levels and of bots, and how each of them thinks."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from thousand_qt.ai.outside.kinds import bot_name
from thousand_qt.ai.solver import is_compiled
from thousand_qt.ai.strong import MASTER, STRONG, within_reach


def level_name(level: str) -> str:
    """Return the name of a level or bot for players; an unknown one keeps its own."""
    names = {
        "random": QCoreApplication.translate("Levels", "Random"),
        "beginner": QCoreApplication.translate("Levels", "Beginner"),
        "casual": QCoreApplication.translate("Levels", "Casual"),
        "strong": QCoreApplication.translate("Levels", "Strong"),
        "master": QCoreApplication.translate("Levels", "Master"),
    }
    return bot_name(level) or names.get(level, level)


def level_description(level: str) -> str:
    """Return how a level thinks, in one sentence; empty for an unknown one."""
    match level:
        case "random":
            return QCoreApplication.translate("Levels", "Random takes any action the rules allow.")
        case "beginner":
            return QCoreApplication.translate(
                "Levels",
                "Beginner bids shyly, forgets all but aces after two tricks and takes any card that seems"
                " good enough.",
            )
        case "casual":
            return QCoreApplication.translate(
                "Levels", "Casual counts its hand and remembers every card, but looks at one trick only."
            )
        case "strong":
            most = within_reach(STRONG, compiled=is_compiled()).play_worlds
            return QCoreApplication.translate(
                "Levels",
                "Strong plays every card to the end in up to %n layout(s) of the hidden cards.",
                "",
                most,
            )
        case "master":
            most = within_reach(MASTER, compiled=is_compiled()).play_worlds
            return QCoreApplication.translate(
                "Levels",
                "Master plays every card to the end in up to %n layout(s) of the hidden cards, or in all of"
                " them when there are fewer, and as a defender looks after its own points too.",
                "",
                most,
            )
        case _:
            return ""
