"""What a player should look at before he decides, as values: the half of a hint that tells no move."""

from __future__ import annotations

import enum
from collections.abc import Iterable
from typing import Final

import msgspec

from thousand_qt.ai.explanation import Explanation
from thousand_qt.ai.knowledge import knowledge_of
from thousand_qt.engine.actions import Bid, Exchange, GiveUp, Play
from thousand_qt.engine.cards import CARD_POINTS_IN_PACK, Card, Suit, marriages_in, mask_of
from thousand_qt.engine.deal import Phase
from thousand_qt.engine.tricks import beats
from thousand_qt.engine.view import PlayerView

_DOUBTFUL: Final = 0.4
"""The chance of a contract below which giving up is worth a thought."""


class FocusKind(enum.Enum):
    """What is worth looking at; behind each stands which values of a `Focus` go with it."""

    ONLY_CHOICE = enum.auto()
    SCORES = enum.auto()
    """Nothing else is known: whether to bid in the dark."""
    HAND_AS_DEALT = enum.auto()
    """Whether the cards are worth playing: a new deal may be claimed."""
    MARRIAGE_IN_HAND = enum.auto()
    """`suit` of the dearest marriage held in the auction."""
    HAND_AGAINST_BID = enum.auto()
    """`amount` that would have to be bid next, by a hand without a marriage."""
    RIVAL_ABOUT_TO_WIN = enum.auto()
    """`seat` leads the auction and stands to win the match."""
    TALONS_ALIKE = enum.auto()
    GIVING_UP = enum.auto()
    """`amount` of the contract, which is doubtful."""
    SURE_POINTS = enum.auto()
    """`amount` the contract is at least."""
    HARMLESS_GIFTS = enum.auto()
    """Kings and queens that may complete a marriage elsewhere."""
    CARDS_TO_KEEP = enum.auto()
    CARDS_TO_PUT_ASIDE = enum.auto()
    MOMENT_TO_DECLARE = enum.auto()
    """`suit` of a marriage that may be declared now, None for the four aces."""
    TRUMPS_OUT = enum.auto()
    """`suit` that is trump."""
    TWO_SUITS = enum.auto()
    """`suit` and `other`: the two that come into question, the dearer first."""
    ONE_SUIT = enum.auto()
    """`suit` to be led, whichever card it is."""
    LAST_TO_PLAY = enum.auto()
    """`amount` of points in a trick that the player can take, as the last."""
    PLAYER_BEHIND = enum.auto()
    """`seat` that plays later to this trick, which the player could take now."""
    TRICK_LOST = enum.auto()
    """None of the cards that may be played takes the trick."""
    CARDS_TO_COME = enum.auto()
    """The stock may still bring the partner of a king or queen in hand."""
    ALL_CARDS_KNOWN = enum.auto()
    """The stock is gone: whoever has counted knows the other hand."""


class Focus(msgspec.Struct, frozen=True):
    """What to look at; see `FocusKind` for the values that are set."""

    kind: FocusKind
    amount: int | None = None
    seat: int | None = None
    suit: Suit | None = None
    other: Suit | None = None


def focus_of(view: PlayerView, explanation: Explanation) -> Focus:
    """Return what the player of this view should look at, by what a computer player weighed there."""
    if len(view.legal_actions) == 1:
        return Focus(FocusKind.ONLY_CHOICE)
    match view.phase:
        case Phase.DARK:
            return Focus(FocusKind.SCORES)
        case Phase.REDEAL:
            return Focus(FocusKind.HAND_AS_DEALT)
        case Phase.AUCTION:
            return _of_auction(view)
        case Phase.TALON:
            return Focus(FocusKind.TALONS_ALIKE)
        case _ if _is_doubtful(view, explanation):
            return Focus(FocusKind.GIVING_UP, amount=view.contract)
        case Phase.CONTRACT:
            return Focus(FocusKind.SURE_POINTS, amount=view.contract)
        case Phase.EXCHANGE:
            return _of_exchange(view, explanation)
        case _:
            return _of_play(view, explanation)


def _is_doubtful(view: PlayerView, explanation: Explanation) -> bool:
    """Return whether giving up, where it is possible, comes into question at all."""
    if not any(isinstance(action, GiveUp) for action in view.legal_actions):
        return False
    best = explanation.options[0].chance if explanation.options else None
    return isinstance(explanation.action, GiveUp) or (best is not None and best < _DOUBTFUL)


def _of_auction(view: PlayerView) -> Focus:
    rival = view.bidder
    contract = max(view.high_bid, CARD_POINTS_IN_PACK)
    if rival not in (None, view.seat) and view.standings[rival].total + contract >= view.rules.target:
        return Focus(FocusKind.RIVAL_ABOUT_TO_WIN, seat=rival)
    marriages = marriages_in(mask_of(view.hand))
    if marriages:
        return Focus(FocusKind.MARRIAGE_IN_HAND, suit=max(marriages, key=_worth))
    bids = [action.amount for action in view.legal_actions if isinstance(action, Bid)]
    return Focus(FocusKind.HAND_AGAINST_BID, amount=min(bids, default=view.high_bid))


def _of_exchange(view: PlayerView, explanation: Explanation) -> Focus:
    if len(view.order) == 2:
        return Focus(FocusKind.CARDS_TO_PUT_ASIDE)
    hand = mask_of(view.hand)
    weighed = [option.action for option in explanation.options[:6]] or [explanation.action]
    given = [card for action in weighed if isinstance(action, Exchange) for card in action.cards]
    if any(_completes_elsewhere(card, hand) for card in given):
        return Focus(FocusKind.HARMLESS_GIFTS)
    return Focus(FocusKind.CARDS_TO_KEEP)


def _of_play(view: PlayerView, explanation: Explanation) -> Focus:
    plays = [action for action in view.legal_actions if isinstance(action, Play)]
    if view.trick:
        return _of_following(view, plays)
    declared = [play.card for play in plays if play.declare]
    if declared:
        dearest = max(declared, key=lambda card: (card.rank == "A", card.suit.marriage_points))
        return Focus(FocusKind.MOMENT_TO_DECLARE, suit=None if dearest.rank == "A" else dearest.suit)
    if view.declarer is None:
        if view.stock_size and any(_completes_elsewhere(card, mask_of(view.hand)) for card in view.hand):
            return Focus(FocusKind.CARDS_TO_COME)
        if not view.stock_size:
            return Focus(FocusKind.ALL_CARDS_KNOWN)
    return _of_leading(view, explanation, plays)


def _of_leading(view: PlayerView, explanation: Explanation, plays: Iterable[Play]) -> Focus:
    weighed = [option.action for option in explanation.options if isinstance(option.action, Play)]
    asked = (explanation.action, *weighed, *plays)
    suits = list(dict.fromkeys(play.card.suit for play in asked if isinstance(play, Play)))
    trump = view.trump
    if trump is not None and trump not in suits[:2] and _others_may_hold(view, trump):
        return Focus(FocusKind.TRUMPS_OUT, suit=trump)
    if len(suits) == 1:
        return Focus(FocusKind.ONE_SUIT, suit=suits[0])
    first, second = sorted(suits[:2], key=_worth, reverse=True)
    return Focus(FocusKind.TWO_SUITS, suit=first, other=second)


def _of_following(view: PlayerView, plays: Iterable[Play]) -> Focus:
    winning = view.winning_card
    assert winning is not None
    if not any(beats(play.card, winning.card, view.trump) for play in plays):
        return Focus(FocusKind.TRICK_LOST)
    to_come = len(view.order) - len(view.trick) - 1
    if to_come:
        place = view.order.index(view.seat)
        return Focus(FocusKind.PLAYER_BEHIND, seat=view.order[(place + 1) % len(view.order)])
    return Focus(FocusKind.LAST_TO_PLAY, amount=sum(played.card.points for played in view.trick))


def _others_may_hold(view: PlayerView, suit: Suit) -> bool:
    knowledge = knowledge_of(view)
    return any(knowledge.may_hold(seat) & suit.mask for seat in view.order if seat != view.seat)


def _worth(suit: Suit) -> int:
    return suit.marriage_points


def _completes_elsewhere(card: Card, hand: int) -> bool:
    """Return whether this is a king or queen whose partner is not in the hand."""
    marriage = card.suit.marriage_mask
    return bool(card.bit & marriage) and not marriage & ~card.bit & hand
