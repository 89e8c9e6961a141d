"""The names players may have, and those the program suggests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from thousand_qt.names import has_invisible

LONGEST_NAME: Final = 20
"""In characters: so much fits a name plate."""


def suggested_names() -> tuple[str, str, str, str]:
    """Return names for the player and up to three opponents, usual in the present language."""
    return (
        #: A player who has given no name; the name stands before a colon or a verb in the present tense.
        QCoreApplication.translate("PlayerNames", "Player"),
        #: A usual first name, for the first opponent.
        QCoreApplication.translate("PlayerNames", "Anna"),
        #: A usual first name, for the second opponent.
        QCoreApplication.translate("PlayerNames", "Borys"),
        #: A usual first name, for the third opponent.
        QCoreApplication.translate("PlayerNames", "Celina"),
    )


def name_fault(names: Sequence[str], seat: int) -> str:
    """Return what is wrong with the (tidied) name of a seat, in a sentence; empty when nothing is."""
    name = names[seat]
    if not name:
        return QCoreApplication.translate("PlayerNames", "Every player needs a name.")
    if has_invisible(name):
        return QCoreApplication.translate("PlayerNames", "A name must not contain invisible characters.")
    if len(name) > LONGEST_NAME:
        return QCoreApplication.translate(
            "PlayerNames", "A name may have at most %n character(s).", "", LONGEST_NAME
        )
    if name.casefold() in (other.casefold() for other in names[:seat]):
        return QCoreApplication.translate(
            "PlayerNames", "Two players are called {name}: give one another name."
        ).format(name=name)
    return ""
