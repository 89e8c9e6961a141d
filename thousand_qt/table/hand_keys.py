"""Choosing cards with the keyboard: a ring moves along the hand. The mouse ends it (kpat's keyboard mode)."""

from __future__ import annotations

from PySide6.QtCore import Qt

from thousand_qt.table.board import Zone
from thousand_qt.table.cards import CardItem
from thousand_qt.table.stage import Stage

_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class HandKeys:
    """The keyboard's focus among the cards of the hand, and the gifts laid out."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._on = False
        self._index = 0

    @property
    def on(self) -> bool:
        """Whether the ring is shown."""
        return self._on

    @property
    def focused(self) -> CardItem | None:
        """The card with the ring, None when there is none."""
        cards = self._cards()
        if not self._on or not cards:
            return None
        return cards[min(self._index, len(cards) - 1)]

    def press(self, key: int) -> CardItem | bool | None:
        """Handle a key: True when the focus moved, the chosen card, or False for keys of no concern."""
        cards = self._cards()
        if not cards:
            return False
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            return self.focused if self._on else False
        if key in _STEPS:
            step = _STEPS[Qt.Key(key)]
            if self._on:
                self._index = (min(self._index, len(cards) - 1) + step) % len(cards)
            else:
                self._index = 0 if step > 0 else len(cards) - 1
        elif key == Qt.Key.Key_Home:
            self._index = 0
        elif key == Qt.Key.Key_End:
            self._index = len(cards) - 1
        else:
            return False
        self._on = True
        self.show()
        return True

    def leave(self) -> None:
        """Take the ring away."""
        if self._on:
            self._on = False
            self.show()

    def show(self) -> None:
        """Put the ring round the right card, after the hand has changed."""
        focused = self.focused
        for item in self._stage.items:
            item.set_focus_ring(item is focused)

    def _cards(self) -> tuple[CardItem, ...]:
        board = self._stage.board
        return (*board.at(Zone.HAND), *board.at(Zone.GIFT, 0), *board.at(Zone.GIFT, 1))
