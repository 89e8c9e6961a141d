"""A safe action for a decision whose player failed, so that the game goes on.

It must not fail itself, so it looks at nothing but the legal actions and the hand, and it never commits the
seat to more than it must: no bid, contract, declaration, new deal or give-up that can be avoided.
"""

from __future__ import annotations

from thousand_qt.engine.actions import (
    Action,
    Bid,
    BidInTheDark,
    ChooseTalon,
    ClaimRedeal,
    DealCards,
    Exchange,
    GiveUp,
    LookAtCards,
    Pass,
    Play,
    SetContract,
    WaiveRedeal,
)
from thousand_qt.engine.cards import ACES_MASK, Card, marriages_in, mask_of
from thousand_qt.engine.view import PlayerView


def safe_action(view: PlayerView) -> Action:
    """Return the most harmless legal action, always the same for the same view.

    Raises ValueError when it is not this seat's turn.
    """
    if not view.legal_actions:
        raise ValueError(f"seat {view.seat} has nothing to decide")
    treasures = _treasures(view.hand)
    return min(view.legal_actions, key=lambda action: _harm(action, treasures))


def _treasures(hand: tuple[Card, ...]) -> int:
    """Return the mask of the cards not to give away: aces and held marriages."""
    mask = mask_of(hand)
    return mask & ACES_MASK | sum(suit.marriage_mask for suit in marriages_in(mask))


def _harm(action: Action, treasures: int) -> tuple[int, int, int]:
    """Order actions from the most harmless: by kind, then by cost, then by a fixed order of cards."""
    match action:
        case Pass() | WaiveRedeal() | LookAtCards():
            return 0, 0, 0
        case SetContract(amount=amount) | Bid(amount=amount):
            return 1, amount, 0
        case ChooseTalon(talon=talon):
            return 1, talon, 0
        case Exchange(cards=(first, second)):
            lost = 100 * (treasures & (first.bit | second.bit)).bit_count()
            return 1, lost + first.points + second.points, 32 * first.index + second.index
        case Play(card=card, declare=declare):
            return (2 if declare else 1), card.points, card.index
        case ClaimRedeal() | GiveUp() | DealCards() | BidInTheDark():
            return 3, 0, 0
