"""Choosing cards with the keyboard: a ring moves along the hand. The mouse ends it (kpat's keyboard mode).

The letters of ranks are those players write in their language; the key counts, not the layout, so that
somebody who forgot to leave the Russian layout still finds what lies at the place of the Latin letter.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal

from thousand_qt.engine.cards import Card
from thousand_qt.table.board import Zone
from thousand_qt.table.cards import CardItem
from thousand_qt.table.stage import Stage

RANK_KEYS: Final = {
    "A": "A\N{CYRILLIC CAPITAL LETTER TE}\N{CYRILLIC CAPITAL LETTER EF}",
    "T": "T10\N{CYRILLIC CAPITAL LETTER IE}",
    "K": "K\N{CYRILLIC CAPITAL LETTER KA}\N{CYRILLIC CAPITAL LETTER EL}",
    "Q": "QD\N{CYRILLIC CAPITAL LETTER DE}\N{CYRILLIC CAPITAL LETTER SHORT I}",
    "J": "JW\N{CYRILLIC CAPITAL LETTER VE}\N{CYRILLIC CAPITAL LETTER O}",
    "9": "9",
}
"""By rank: the English, Polish and Russian letters, and the Russian ones at the place of the English."""

SUIT_KEYS: Final = {
    "S": "SP\N{CYRILLIC CAPITAL LETTER PE}\N{CYRILLIC CAPITAL LETTER YERU}",
    "C": "CT\N{CYRILLIC CAPITAL LETTER TE}\N{CYRILLIC CAPITAL LETTER ES}",
    "D": "DK\N{CYRILLIC CAPITAL LETTER BE}\N{CYRILLIC CAPITAL LETTER VE}",
    "H": "HK\N{CYRILLIC CAPITAL LETTER CHE}\N{CYRILLIC CAPITAL LETTER ER}",
}
"""By suit, with Shift; in Polish two suits begin with K, and the key finds the one and then the other."""

_CHOOSING: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
_STEPS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_SUIT_STEPS: Final = {Qt.Key.Key_Down: -1, Qt.Key.Key_Up: 1}


class HandKeys(QObject):
    """The keyboard's focus among the cards of the hand, and the gifts laid out.

    Signals:
        moved(): the ring went round another card, came or went.
    """

    moved = Signal()

    def __init__(self, stage: Stage, parent: QObject | None = None) -> None:
        super().__init__(parent)
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
        cards = self.cards()
        if not self._on or not cards:
            return None
        return cards[min(self._index, len(cards) - 1)]

    def press(
        self, key: int, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    ) -> CardItem | bool | None:
        """Handle a key: True when the focus moved, the chosen card, or False for keys of no concern."""
        cards = self.cards()
        if not cards:
            return False
        if key in _CHOOSING:
            return self.focused if self._on else False
        index = self._target(key, modifiers)
        if index is None:
            return False
        self._go(index)
        return True

    def wants(self, key: int, modifiers: Qt.KeyboardModifier) -> bool:
        """Whether this key finds cards, whatever is held: then it is not what it would be elsewhere."""
        found_by = _letters_of(modifiers)
        return bool(self.cards()) and 0x20 < key < 0x3000 and any(chr(key) in each for each in found_by)

    def enter(self) -> None:
        """Show the ring where it was last, for somebody who comes to the table by Tab."""
        cards = self.cards()
        if cards and not self._on:
            self._go(min(self._index, len(cards) - 1))

    def go_to(self, item: CardItem) -> None:
        """Put the ring round this card."""
        cards = self.cards()
        if item in cards and item is not self.focused:
            self._go(cards.index(item))

    def leave(self) -> None:
        """Take the ring away."""
        if self._on:
            self._on = False
            self.show()
            self.moved.emit()

    def show(self) -> None:
        """Put the ring round the right card, after the hand has changed."""
        focused = self.focused
        ringed = () if focused is None else self._stage.chosen_with(focused)
        for item in self._stage.items:
            item.set_focus_ring(item in ringed)

    def cards(self) -> tuple[CardItem, ...]:
        """Return what the ring can go round, in the order it goes; a talon is its first card."""
        board = self._stage.board
        talons = [board.at(Zone.TALON, talon)[:1] for talon in (0, 1)] if self._stage.talons_offered else []
        return (
            *(item for talon in talons for item in talon),
            *(() if board.onlooker else board.at(Zone.HAND)),
            *board.at(Zone.GIFT, 0),
            *board.at(Zone.GIFT, 1),
        )

    def start_over(self) -> None:
        """Begin at the first card when the keyboard comes again."""
        self._index = 0
        self.show()

    def _go(self, index: int) -> None:
        self._index = index
        self._on = True
        self.show()
        self.moved.emit()

    def _target(self, key: int, modifiers: Qt.KeyboardModifier) -> int | None:
        """Return where the ring goes with this key, None when it is none that moves it."""
        cards = self.cards()
        last = len(cards) - 1
        here = min(self._index, last)
        if key in _STEPS:
            step = _STEPS[Qt.Key(key)]
            if self._on:
                return (here + step) % len(cards)
            return 0 if step > 0 else last
        if key in _SUIT_STEPS:
            return self._next_suit(_SUIT_STEPS[Qt.Key(key)])
        if key == Qt.Key.Key_Home:
            return 0
        if key == Qt.Key.Key_End:
            return last
        return self._letter_target(key, modifiers)

    def _next_suit(self, step: int) -> int:
        """Return the first card of the next suit to the right or to the left."""
        cards = self.cards()
        if not self._on:
            return 0
        starts = [
            index
            for index, item in enumerate(cards)
            if index == 0 or _suit(item.card) != _suit(cards[index - 1].card)
        ]
        here = min(self._index, len(cards) - 1)
        run = max(place for place, start in enumerate(starts) if start <= here)
        return starts[(run + step) % len(starts)]

    def _letter_target(self, key: int, modifiers: Qt.KeyboardModifier) -> int | None:
        """Return the next card with this rank, or with Shift of this suit, None when there is none."""
        if not self.wants(key, modifiers):
            return None
        letter = chr(key)
        if modifiers & Qt.KeyboardModifier.ShiftModifier:
            return self._next(lambda card: letter in SUIT_KEYS[card.suit.letter])
        return self._next(lambda card: letter in RANK_KEYS[card.rank])

    def _next(self, is_meant: Callable[[Card], bool]) -> int | None:
        cards = self.cards()
        first = self._index + 1 if self._on else 0
        for step in range(len(cards)):
            index = (first + step) % len(cards)
            card = cards[index].card
            if card is not None and is_meant(card):
                return index
        return None


def _letters_of(modifiers: Qt.KeyboardModifier) -> Collection[str]:
    """Return the letters that find cards while these keys are held down."""
    plain = modifiers & ~Qt.KeyboardModifier.KeypadModifier
    if plain == Qt.KeyboardModifier.NoModifier:
        return RANK_KEYS.values()
    return SUIT_KEYS.values() if plain == Qt.KeyboardModifier.ShiftModifier else ()


def _suit(card: Card | None) -> str:
    return "" if card is None else card.suit.letter
