"""All keys on one sheet, read from the menus and the tables of keys themselves, so that it cannot lie."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from thousand_qt.engine.cards import RANKS
from thousand_qt.table.hand_keys import RANK_KEYS, SUIT_KEYS
from thousand_qt.ui.sentences_dialog import SentencesDialog

_WIDTH: Final = 600


class KeysDialog(SentencesDialog):
    """Lists the keys of the table and those of the menus."""

    def __init__(self, actions: Sequence[QAction], parent: QWidget | None = None) -> None:
        super().__init__(_WIDTH, parent)
        self.setObjectName("keysDialog")
        self._actions = actions
        self.retranslate()

    def retranslate(self) -> None:
        self.set_texts(
            QCoreApplication.translate("Keys", "Keys"),
            key_lines(self._actions),
            QCoreApplication.translate("Keys", "Close"),
        )


def key_lines(actions: Iterable[QAction]) -> list[str]:
    """Return what every key does, a line each: at the table first, then in the menus."""
    ranks = {rank: _letters(RANK_KEYS[rank]) for rank in RANKS}
    suits = {suit: _letters(letters) for suit, letters in SUIT_KEYS.items()}
    lines = [
        QCoreApplication.translate("Keys", "Left, Right, Home, End: go along your cards"),
        QCoreApplication.translate("Keys", "Up, Down: to the next suit, or another bid"),
        QCoreApplication.translate("Keys", "Enter, Space: choose the card, press the button"),
        QCoreApplication.translate("Keys", "Digits: type a bid or a contract, such as 1 2 0"),
        QCoreApplication.translate("Keys", "P, П: pass"),
        QCoreApplication.translate("Keys", "1, 2: take the left or the right talon"),
        QCoreApplication.translate("Keys", "Tab: from the panel to the cards and back"),
        QCoreApplication.translate("Keys", "Esc: close, take a question back"),
        QCoreApplication.translate("Keys", "To an ace: {keys}").format(keys=ranks["A"]),
        QCoreApplication.translate("Keys", "To a ten: {keys}").format(keys=ranks["T"]),
        QCoreApplication.translate("Keys", "To a king: {keys}").format(keys=ranks["K"]),
        QCoreApplication.translate("Keys", "To a queen: {keys}").format(keys=ranks["Q"]),
        QCoreApplication.translate("Keys", "To a jack: {keys}").format(keys=ranks["J"]),
        QCoreApplication.translate("Keys", "To a nine: {keys}").format(keys=ranks["9"]),
        QCoreApplication.translate("Keys", "To spades: Shift and {keys}").format(keys=suits["S"]),
        QCoreApplication.translate("Keys", "To clubs: Shift and {keys}").format(keys=suits["C"]),
        QCoreApplication.translate("Keys", "To diamonds: Shift and {keys}").format(keys=suits["D"]),
        QCoreApplication.translate("Keys", "To hearts: Shift and {keys}").format(keys=suits["H"]),
    ]
    for action in actions:
        keys = [each.toString(QKeySequence.SequenceFormat.NativeText) for each in action.shortcuts()]
        if keys:
            #: {keys} is "Ctrl+N" or several such; {entry} is an entry of a menu.
            line = QCoreApplication.translate("Keys", "{keys}: {entry}")
            entry = action.text().replace("&", "").rstrip("…")
            lines.append(line.format(keys=_listed(keys), entry=entry))
    return lines


def _letters(letters: str) -> str:
    return _listed(list(letters))


def _listed(keys: Sequence[str]) -> str:
    #: Between the members of a list of keys.
    return QCoreApplication.translate("Keys", ", ").join(keys)
