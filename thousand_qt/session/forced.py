"""The card that may be played for somebody, because there is no other and nothing is given up by it."""

from __future__ import annotations

from thousand_qt.engine.actions import Play
from thousand_qt.engine.cards import ACES_MASK, mask_of
from thousand_qt.engine.rules import FourAces
from thousand_qt.engine.view import PlayerView


def forced_play(view: PlayerView) -> Play | None:
    """Return the only thing this player can do, when that is to play a card.

    A king or queen that parts a marriage is left to the player, although he must play it, and so is an ace
    where all four can be declared: nobody should find out afterwards that they are gone.
    """
    if len(view.legal_actions) != 1:
        return None
    play = view.legal_actions[0]
    if not isinstance(play, Play):
        return None
    hand, card = mask_of(view.hand), play.card
    marriage = card.suit.marriage_mask
    if card.bit & marriage and hand & marriage == marriage:
        return None
    aces_count = view.rules.four_aces is FourAces.POINTS_200 and hand & ACES_MASK == ACES_MASK
    return None if aces_count and card.bit & ACES_MASK else play
