"""What the table needs to have said. It makes no texts: the window gives it an implementation."""

from __future__ import annotations

from typing import Protocol

from thousand_qt.engine.cards import Card
from thousand_qt.engine.events import Event
from thousand_qt.engine.view import PlayerView


class TableTexts(Protocol):
    """Every text on the table, in the player's language. After a change of language, show the view again."""

    def name(self, seat: int) -> str:
        """Return the name of the player at this seat."""
        ...

    def seat_caption(self, view: PlayerView, seat: int) -> str:
        """Return the small line under the name, such as the player's part in this deal."""
        ...

    def bubble(self, event: Event) -> str | None:
        """Return what the player of this event says aloud, None for events nobody speaks at."""
        ...

    def status(self, view: PlayerView) -> str:
        """Return the line under the banner: whose turn it is and what for."""
        ...

    def contract_title(self, view: PlayerView) -> str:
        """Return the banner's main line: who plays for how much, or how the bidding stands."""
        ...

    def trump_name(self, view: PlayerView) -> str:
        """Return the trump suit's name; empty when there is no trump."""
        ...

    def taken(self, view: PlayerView, seat: int) -> str:
        """Return the line at a player's pile of tricks; empty when there is nothing to say."""
        ...

    def trick_number(self, view: PlayerView) -> str:
        """Return which trick of how many is being played; empty outside of the play."""
        ...

    def stock(self, count: int, drawer: int | None) -> str:
        """Return the line under the stock: how many cards are left, or who draws one just now."""
        ...

    def leftover(self, view: PlayerView) -> str:
        """Return what becomes of the four cards two players leave over."""
        ...

    def put_aside(self) -> str:
        """Return what stands in the place of a card that is put aside."""
        ...

    def card_name(self, card: Card) -> str:
        """Return the card's full name."""
        ...
