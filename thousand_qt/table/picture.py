"""What can be seen on the table, as a value: tests compare what lies there with what a view says."""

from __future__ import annotations

from dataclasses import dataclass, field

from thousand_qt.engine.cards import Card
from thousand_qt.engine.open_cards import OpenCards
from thousand_qt.engine.view import PlayerView
from thousand_qt.table.hand_order import HandOrder


@dataclass(frozen=True)
class Picture:
    """Every visible card of the table.

    Attributes:
        hand: the own hand from left to right.
        backs: number of cards that lie face down in players' hands, by seat; seats without are left out. For
            somebody who only looks on, those of the player in front are among them.
        talons: for each talon its cards, None for a card that lies face down.
        trick: the cards of the trick, by seat.
        piles: number of cards in the tricks taken, by seat; seats without any are left out.
        gifts: the cards laid out for the two receivers.
        aside, stock: numbers of cards.
        dimmed: cards of the hand shown as not playable.
        astray: cards that are not where they belong; empty whenever nothing moves.
        open_hands: the other players' cards that lie face up, by seat; nowhere where it is played.
        open_aside: cards put aside that lie face up.
    """

    hand: tuple[Card, ...] = ()
    backs: dict[int, int] = field(default_factory=dict)
    talons: tuple[tuple[Card | None, ...], ...] = ()
    trick: dict[int, Card] = field(default_factory=dict)
    piles: dict[int, int] = field(default_factory=dict)
    gifts: tuple[Card | None, Card | None] = (None, None)
    aside: int = 0
    stock: int = 0
    dimmed: frozenset[Card] = frozenset()
    astray: int = 0
    open_hands: dict[int, tuple[Card, ...]] = field(default_factory=dict)
    open_aside: tuple[Card, ...] = ()


def expected_picture(
    view: PlayerView,
    *,
    playable: frozenset[Card] | None = None,
    gifts: tuple[Card | None, Card | None] = (None, None),
    open_cards: OpenCards | None = None,
    order: HandOrder | None = None,
) -> Picture:
    """Return what the table must show for this view, with these cards playable and laid out as gifts.

    With `open_cards` everything lies face up.
    """
    order = order or HandOrder()
    rows = order.in_rows
    held = view.hand
    if view.onlooker and open_cards is not None:
        held = open_cards.hands[view.seat]
    left = (card for card in held if card not in gifts)
    hand = tuple(sorted(left, key=lambda card: order.key(card, view.trump)))
    piles: dict[int, int] = {}
    for trick in view.tricks:
        piles[trick.winner] = piles.get(trick.winner, 0) + len(trick.cards)
    talons: list[tuple[Card | None, ...]] = []
    for index, size in enumerate(view.talon_sizes):
        if size:
            hidden = (None,) * size if open_cards is None else open_cards.talons[index]
            is_seen = index == view.shown_talon and bool(view.talon)
            talons.append(view.talon if is_seen else hidden)
    others = {seat: size for seat, size in enumerate(view.hand_sizes) if seat != view.seat and size}
    hands: dict[int, tuple[Card, ...]] = {}
    if open_cards is not None:
        hands = {
            seat: tuple(sorted(open_cards.hands[seat], key=lambda card: rows.key(card, view.trump)))
            for seat in others
        }
    closed = dict(others) if open_cards is None else {}
    if view.onlooker and open_cards is None and view.hand_sizes and view.hand_sizes[view.seat]:
        closed[view.seat] = view.hand_sizes[view.seat]
    aside = sum(gift.receiver is None for gift in view.gifts)
    return Picture(
        hand=hand,
        backs=closed,
        talons=tuple(talons),
        trick={played.seat: played.card for played in view.trick},
        piles=piles,
        gifts=gifts,
        aside=aside if open_cards is None else 0,
        stock=view.stock_size,
        dimmed=frozenset() if playable is None else frozenset(hand) - playable,
        open_hands=hands,
        open_aside=() if open_cards is None else open_cards.put_aside,
    )
