"""Cards laid open for somebody who may see them all, such as the viewer of a deal that is over.

Nobody who plays is ever given this: a `PlayerView` has no place for it.
"""

from __future__ import annotations

import msgspec

from thousand_qt.engine.cards import Card, cards_of
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.view import onlooker_view


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


def open_cards_of(state: MatchState) -> OpenCards:
    """Return all cards as they lie now; between deals there are none."""
    deal = state.deal
    if deal is None:
        return OpenCards(hands=((),) * state.rules.players)
    sizes = onlooker_view(state, 0).talon_sizes
    return OpenCards(
        hands=tuple(cards_of(hand) for hand in deal.hands),
        talons=tuple(talon if size else () for talon, size in zip(deal.talons, sizes, strict=True)),
        put_aside=tuple(gift.card for gift in deal.gifts if gift.receiver is None),
    )
