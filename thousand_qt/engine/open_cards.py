"""Cards laid open for somebody who may see them all, such as the viewer of a deal that is over.

Nobody who plays is ever given this: a `PlayerView` has no place for it.
"""

from __future__ import annotations

import msgspec

from thousand_qt.engine.cards import Card


class OpenCards(msgspec.Struct, frozen=True):
    """What lies face down before one player or another.

    Attributes:
        hands: the cards held now, by seat.
        talons: the cards that still lie in each talon.
        put_aside: the cards the declarer put aside (two players).
    """

    hands: tuple[tuple[Card, ...], ...]
    talons: tuple[tuple[Card, ...], ...] = ()
    put_aside: tuple[Card, ...] = ()
