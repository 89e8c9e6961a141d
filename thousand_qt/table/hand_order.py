"""How the cards of a hand are sorted, as its player likes it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from thousand_qt.engine.cards import RANKS, Card, Suit

ALTERNATING: Final = "SDCH"
"""Dark and bright suits in turns."""


@dataclass(frozen=True, slots=True)
class HandOrder:
    """An order of cards from left to right.

    Attributes:
        suits: the letters of the suits as they follow each other.
        rising: the lowest card of a suit comes first.
        by_rank: all aces come first, then all tens, and so on.
        trump_first: the trumps come before the other suits. Orders by rank know no trump.
    """

    suits: str = ALTERNATING
    rising: bool = False
    by_rank: bool = False
    trump_first: bool = False

    def key(self, card: Card, trump: Suit | None = None) -> tuple[int, int]:
        """Return what to sort a card by while this suit is trump."""
        suit = self.suits.index(card.suit.letter)
        if self.by_rank:
            return -RANKS.index(card.rank), suit
        if self.trump_first and card.suit is trump:
            suit = -1
        return suit, card.index if self.rising else -card.index

    @property
    def in_rows(self) -> HandOrder:
        """The order of a hand laid open: a row for each suit, whatever the player prefers in his fan."""
        return replace(self, by_rank=False)
