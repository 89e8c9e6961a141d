"""Trick play: which cards may be played, who wins a trick, and what may be declared."""

from __future__ import annotations

import msgspec

from thousand_qt.engine.cards import ACES_MASK, FOUR_ACES_POINTS, Card, Suit
from thousand_qt.engine.errors import BrokenRule, IllegalAction
from thousand_qt.engine.rules import FourAces, Rules


class PlayedCard(msgspec.Struct, frozen=True):
    seat: int
    card: Card


class Declaration(msgspec.Struct, frozen=True):
    """A marriage declared, or the four aces when `suit` is None."""

    seat: int
    suit: Suit | None
    points: int


class Trick(msgspec.Struct, frozen=True):
    """A finished trick: its cards in the order played, who took it, and the trump it was decided by."""

    cards: tuple[PlayedCard, ...]
    winner: int
    trump: Suit | None

    @property
    def points(self) -> int:
        """Card points in the trick."""
        return sum(played.card.points for played in self.cards)


def beats(card: Card, winning: Card, trump: Suit | None) -> bool:
    """Return whether `card`, played later, beats the card winning so far (000.087, 001.087-089)."""
    if card.suit is winning.suit:
        return bool(card.bit & winning.higher)
    return card.suit is trump


def trick_winner(cards: tuple[Card, ...], trump: Suit | None) -> int:
    """Return the position (0 = leader) of the card that wins these cards, led by the first."""
    best = 0
    for position in range(1, len(cards)):
        if beats(cards[position], cards[best], trump):
            best = position
    return best


def legal_cards(
    rules: Rules,
    hand: int,
    led: Card | None,
    winning: Card | None,
    trump: Suit | None,
    *,
    free_play: bool = False,
) -> int:
    """Return the mask of the cards of `hand` that may be played.

    `led` is the first card of the trick and `winning` the one winning it now (both None when leading). With
    `free_play` (the stock game while the stock lasts, 001.165) there are no duties.
    """
    if led is None or winning is None or free_play:
        return hand
    in_suit = hand & led.suit.mask
    if in_suit:
        if rules.must_beat_suit and winning.suit is led.suit:
            return in_suit & winning.higher or in_suit
        return in_suit
    if trump is None or not rules.must_trump:
        return hand
    trumps = hand & trump.mask
    if not trumps:
        return hand
    if rules.must_overtrump and winning.suit is trump:
        return trumps & winning.higher or trumps
    return trumps


def legal_leads(rules: Rules, hand: int, trump: Suit | None, *, foreign: bool) -> int:
    """Return the mask of the cards of `hand` that may be led; `foreign`: another player named trump."""
    if rules.no_foreign_trump_lead and foreign and trump is not None:
        return hand & ~trump.mask or hand
    return hand


def check_card(
    rules: Rules,
    hand: int,
    card: Card,
    led: Card | None,
    winning: Card | None,
    trump: Suit | None,
    *,
    free_play: bool = False,
) -> None:
    """Raise `IllegalAction` naming the duty this card would miss; arguments as for `legal_cards`."""
    if not hand & card.bit:
        raise IllegalAction(BrokenRule.CARD_NOT_HELD, card=card)
    if legal_cards(rules, hand, led, winning, trump, free_play=free_play) & card.bit:
        return
    assert led is not None and winning is not None  # a leader may play every card held
    if card.suit is not led.suit and hand & led.suit.mask:
        raise IllegalAction(BrokenRule.MUST_FOLLOW_SUIT, suit=led.suit)
    if card.suit is led.suit:
        raise IllegalAction(BrokenRule.MUST_BEAT, card=winning)
    assert trump is not None
    if card.suit is not trump:
        raise IllegalAction(BrokenRule.MUST_TRUMP, suit=trump)
    raise IllegalAction(BrokenRule.MUST_OVERTRUMP, card=winning)


def declaration_points(rules: Rules, hand: int, card: Card) -> int:
    """Return what leading `card` from `hand` (which still holds it) can declare, in points; 0 for nothing.

    King or queen with the partner in hand: the marriage (001.103). An ace with all four aces, where the table
    plays it: 200 (000.143, A24).
    """
    marriage = card.suit.marriage_mask
    if card.bit & marriage:
        return card.suit.marriage_points if hand & marriage == marriage else 0
    if card.bit & ACES_MASK and rules.four_aces is FourAces.POINTS_200 and hand & ACES_MASK == ACES_MASK:
        return FOUR_ACES_POINTS
    return 0


def may_declare_now(rules: Rules, *, leading: bool, first_lead: bool) -> bool:
    """Return whether this is a moment to declare.

    Only on the lead; the very first lead of a deal only where `marriage_on_first_lead` allows it. Whoever
    leads later has just won a trick (A23).
    """
    return leading and (rules.marriage_on_first_lead or not first_lead)


def check_declaration(rules: Rules, hand: int, card: Card, *, leading: bool, first_lead: bool) -> None:
    """Raise `IllegalAction` when the card may not be declared with."""
    if not leading:
        raise IllegalAction(BrokenRule.DECLARE_ONLY_ON_LEAD)
    if not declaration_points(rules, hand, card):
        raise IllegalAction(BrokenRule.NO_MARRIAGE, card=card)
    if not may_declare_now(rules, leading=leading, first_lead=first_lead):
        raise IllegalAction(BrokenRule.DECLARE_NOT_ON_FIRST_LEAD)
