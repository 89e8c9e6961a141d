"""One way the hidden cards may lie."""

from __future__ import annotations

import msgspec

from thousand_qt.engine.cards import Card


class World(msgspec.Struct, frozen=True, gc=False):
    """Where every card lies now, if this layout is the true one. Sets of cards are bit masks.

    Attributes:
        hands: by seat, the own hand included; 0 for a seat that sits out.
        stock: the cards still to be drawn, the next one first (stock game, else empty).
        aside: the cards the declarer put aside face down (two talons, else 0).
        talons: by talon, its cards while nobody has seen them; 0 once it has been turned up.
    """

    hands: tuple[int, ...]
    stock: tuple[Card, ...] = ()
    aside: int = 0
    talons: tuple[int, ...] = ()
