"""The trick part of a deal: cards played, tricks taken, marriages declared, cards drawn from a stock."""

from __future__ import annotations

from typing import Final

import msgspec

from thousand_qt.engine.actions import Play
from thousand_qt.engine.cards import PACK, Card, Suit, cards_of
from thousand_qt.engine.errors import BrokenRule, IllegalAction
from thousand_qt.engine.events import (
    CardDrawn,
    CardPlayed,
    Event,
    LeftoverTaken,
    MarriageDeclared,
    TrickTaken,
)
from thousand_qt.engine.rules import LeftoverCards, Rules
from thousand_qt.engine.tricks import (
    Declaration,
    PlayedCard,
    Trick,
    beats,
    check_card,
    check_declaration,
    declaration_points,
    legal_cards,
    legal_leads,
    may_declare_now,
)


class TrickPlay(msgspec.Struct, frozen=True):
    """The tricks of a deal so far.

    Attributes:
        order: active seats clockwise from the leader of the current trick.
        trick: the cards of the current trick.
        winning: the card winning the current trick.
        card_points, marriage_points: points by seat, also for seats that sit out.
        stock: cards still to be drawn, the next one first (stock game only).
    """

    order: tuple[int, ...]
    trick: tuple[PlayedCard, ...]
    winning: PlayedCard | None
    trump: Suit | None
    tricks: tuple[Trick, ...]
    declarations: tuple[Declaration, ...]
    card_points: tuple[int, ...]
    marriage_points: tuple[int, ...]
    stock: tuple[Card, ...]

    @property
    def turn(self) -> int:
        return self.order[len(self.trick)]

    @property
    def trump_is_foreign(self) -> bool:
        """Whether somebody else than the seat in turn named the trump there is."""
        return is_foreign_trump(self.declarations, self.trump, self.turn)

    @property
    def is_fresh(self) -> bool:
        """No card has been led yet."""
        return not self.trick and not self.tricks


def is_foreign_trump(declarations: tuple[Declaration, ...], trump: Suit | None, seat: int) -> bool:
    """Return whether another seat declared the marriage that made trump; each can be declared but once."""
    if trump is None:
        return False
    return any(declared.suit is trump and declared.seat != seat for declared in declarations)


def start(rules: Rules, order: tuple[int, ...], stock: tuple[Card, ...]) -> TrickPlay:
    """Begin the tricks with the first of `order` to lead; there is no trump at the start (001.090)."""
    nothing = (0,) * rules.players
    return TrickPlay(order, (), None, None, (), (), nothing, nothing, stock)


_PLAIN_PLAYS: Final = tuple(tuple(Play(seat, card) for card in PACK) for seat in range(4))
"""Every play without a declaration there is, by seat and index of the card."""


def _plain_plays(seat: int, mask: int) -> tuple[Play, ...]:
    plays = _PLAIN_PLAYS[seat]
    return tuple([plays[card.index] for card in cards_of(mask)])


def legal_plays(rules: Rules, play: TrickPlay, hand: int) -> tuple[Play, ...]:
    """Return the plays of the seat in turn: each legal card, and again each that can declare."""
    seat = play.turn
    if play.trick:
        winning = play.winning
        assert winning is not None
        mask = legal_cards(
            rules, hand, play.trick[0].card, winning.card, play.trump, free_play=bool(play.stock)
        )
        return _plain_plays(seat, mask)
    leads = legal_leads(rules, hand, play.trump, foreign=play.trump_is_foreign)
    plays = _plain_plays(seat, leads)
    if not may_declare_now(rules, leading=True, first_lead=play.is_fresh):
        return plays
    declaring = tuple(
        Play(seat, card, True) for card in cards_of(leads) if declaration_points(rules, hand, card)
    )
    return plays + declaring


def play_card(
    rules: Rules, play: TrickPlay, hands: tuple[int, ...], action: Play
) -> tuple[TrickPlay, tuple[int, ...], tuple[Event, ...]]:
    """Play a card of the seat in turn; raises `IllegalAction` naming the duty or moment it misses."""
    seat, card = action.seat, action.card
    hand = hands[seat]
    trump = play.trump
    declarations, marriage_points = play.declarations, play.marriage_points
    events: list[Event] = [CardPlayed(seat, card)]
    if play.trick:
        winning = play.winning
        assert winning is not None
        led = play.trick[0].card
        free_play = bool(play.stock)
        if not legal_cards(rules, hand, led, winning.card, trump, free_play=free_play) & card.bit:
            check_card(rules, hand, card, led, winning.card, trump, free_play=free_play)
        if action.declare:
            raise IllegalAction(BrokenRule.DECLARE_ONLY_ON_LEAD)
        played = PlayedCard(seat, card)
        if beats(card, winning.card, trump):
            winning = played
    else:
        if not hand & card.bit:
            raise IllegalAction(BrokenRule.CARD_NOT_HELD, card=card)
        if not legal_leads(rules, hand, trump, foreign=play.trump_is_foreign) & card.bit:
            raise IllegalAction(BrokenRule.FOREIGN_TRUMP, suit=trump)
        winning = played = PlayedCard(seat, card)
        if action.declare:
            check_declaration(rules, hand, card, leading=True, first_lead=play.is_fresh)
            points = declaration_points(rules, hand, card)
            suit = None if card.rank == "A" else card.suit
            trump = suit or trump
            declarations = (*declarations, Declaration(seat, suit, points))
            marriage_points = _plus(marriage_points, seat, points)
            events.append(MarriageDeclared(seat, suit, points))
    hands = (*hands[:seat], hand & ~card.bit, *hands[seat + 1 :])
    trick = (*play.trick, played)
    if len(trick) < len(play.order):
        going_on = TrickPlay(
            play.order,
            trick,
            winning,
            trump,
            play.tricks,
            declarations,
            play.card_points,
            marriage_points,
            play.stock,
        )
        return going_on, hands, tuple(events)
    winner = winning.seat
    points = sum(played.card.points for played in trick)
    tricks = (*play.tricks, Trick(trick, winner, trump))
    events.append(TrickTaken(winner, len(tricks), tuple(played.card for played in trick), points))
    start_at = play.order.index(winner)
    order = play.order[start_at:] + play.order[:start_at]
    stock = play.stock
    if stock:
        for drawer in order:  # the winner draws first (001.161)
            drawn, stock = stock[0], stock[1:]
            hands = (*hands[:drawer], hands[drawer] | drawn.bit, *hands[drawer + 1 :])
            events.append(CardDrawn(drawer, drawn, len(stock)))
    card_points = _plus(play.card_points, winner, points)
    finished = TrickPlay(order, (), None, trump, tricks, declarations, card_points, marriage_points, stock)
    return finished, hands, tuple(events)


def leftover_taken(rules: Rules, play: TrickPlay, cards: tuple[Card, ...]) -> LeftoverTaken | None:
    """Return the event of the last trick taking the four cards left of the two-talon game, where it does."""
    if not cards or rules.leftover_cards is not LeftoverCards.LAST_TRICK:
        return None
    return LeftoverTaken(play.tricks[-1].winner, cards, sum(card.points for card in cards))


def _plus(points: tuple[int, ...], seat: int, more: int) -> tuple[int, ...]:
    return (*points[:seat], points[seat] + more, *points[seat + 1 :])
