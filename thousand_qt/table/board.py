"""Which card lies where on the table, without saying at which pixel: the table's own small model.

The board is filled from a view at once (`load`) or changed by one event after the other (`apply`). Its 24
pieces are the card items of the scene; a piece whose card nobody here knows has no card.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import Enum, auto
from typing import Generic, NamedTuple, Protocol, TypeVar

from thousand_qt.engine.cards import PACK, Card, Suit
from thousand_qt.engine.events import (
    CardDrawn,
    CardGiven,
    CardPlayed,
    CardsDealt,
    CardsLookedAt,
    CardsPutAside,
    DealScored,
    Event,
    LeftoverTaken,
    MarriageDeclared,
    RedealClaimed,
    TalonShown,
    TalonTaken,
    TrickTaken,
)
from thousand_qt.engine.open_cards import OpenCards
from thousand_qt.engine.view import PlayerView
from thousand_qt.table.hand_order import HandOrder


class Zone(Enum):
    PACK = auto()
    """Cards not on the table: between deals, all of them."""
    HAND = auto()
    FAN = auto()
    TALON = auto()
    GIFT = auto()
    """Cards of the own hand laid out for an opponent, but not given yet."""
    TRICK = auto()
    PILE = auto()
    ASIDE = auto()
    STOCK = auto()


class Spot(NamedTuple):
    """A place that holds cards: a zone and whose (a seat), or which (a talon, a gift slot)."""

    zone: Zone
    number: int = 0


class Piece(Protocol):
    """What the board moves about."""

    card: Card | None


P = TypeVar("P", bound=Piece)


class Board(Generic[P]):
    """The 24 pieces and where they lie.

    Attributes:
        seat: whose view it is.
        talon_sizes: how many cards each talon was dealt; the places of the talon depend on it.
        talon_shown: the talon turned up for all, None before.
        leftover_open: the cards nobody played are turned up, for the last trick takes them.
        trump: the trump of the cards in play, which may have to come first in the hand.
        open_cards: all cards as they come to lie, for somebody who only looks on; None wherever it is played.
        onlooker: whether nobody in particular looks, so that even the cards in front lie face down.
    """

    def __init__(self, pieces: Iterable[P]) -> None:
        self.seat = 0
        self.talon_sizes: tuple[int, ...] = ()
        self.talon_shown: int | None = None
        self.leftover_open = False
        self.trump: Suit | None = None
        self.open_cards: OpenCards | None = None
        self.onlooker = False
        self._order = HandOrder()
        self._spots: dict[Spot, list[P]] = {Spot(Zone.PACK): list(pieces)}

    # What lies where

    def at(self, zone: Zone, number: int = 0) -> tuple[P, ...]:
        """Return the pieces of a spot in their order."""
        return tuple(self._spots.get(Spot(zone, number), ()))

    def spots(self) -> tuple[tuple[Spot, tuple[P, ...]], ...]:
        """Return every spot that holds pieces."""
        return tuple((spot, tuple(pieces)) for spot, pieces in self._spots.items() if pieces)

    def spot_of(self, piece: P) -> Spot:
        for spot, pieces in self._spots.items():
            if piece in pieces:
                return spot
        raise LookupError("a piece that is not on this board")

    def find(self, card: Card) -> P | None:
        """Return the piece that is this card, where it can be seen or is the player's own."""
        for spot, pieces in self._spots.items():
            if spot.zone not in (Zone.FAN, Zone.PILE, Zone.PACK):
                for piece in pieces:
                    if piece.card is card:
                        return piece
        return None

    def shows_faces(self, spot: Spot) -> bool:
        match spot.zone:
            case Zone.TRICK | Zone.GIFT:
                return True
            case Zone.HAND:
                return not self.is_closed
            case Zone.FAN:
                return self.open_cards is not None
            case Zone.ASIDE:
                return self.leftover_open or self.open_cards is not None
            case Zone.TALON:
                is_shown = spot.number == self.talon_shown or self.leftover_open
                return is_shown or self.open_cards is not None
            case _:
                return False

    @property
    def is_closed(self) -> bool:
        """Whether the cards in front lie face down like all others: an onlooker's, or not looked at yet."""
        if self.open_cards is not None:
            return False
        return self.onlooker or any(piece.card is None for piece in self.at(Zone.HAND))

    def is_left_talon(self, spot: Spot) -> bool:
        """Whether this is the talon of two that was not chosen, after the chosen one has been taken."""
        shown = self.talon_shown
        return (
            spot.zone is Zone.TALON
            and shown not in (None, spot.number)
            and not self.at(Zone.TALON, shown or 0)
        )

    # Changing it

    @property
    def hand_order(self) -> HandOrder:
        """How the own hand is sorted, and within the suits the hands that lie open."""
        return self._order

    def set_hand_order(self, order: HandOrder) -> None:
        """Sort the cards otherwise."""
        self._order = order
        self._sort_hands()

    def _sort_hands(self) -> None:
        for spot, pieces in self._spots.items():
            self._sort(spot, pieces)

    def _sort(self, spot: Spot, pieces: list[P]) -> None:
        """Sort a hand that is seen; cards whose faces nobody sees stay as they are."""
        order = self._order
        if spot.zone is Zone.FAN and self.open_cards is not None:
            order = order.in_rows
        elif spot.zone is not Zone.HAND:
            return
        pieces.sort(
            key=lambda piece: (len(PACK), 0) if piece.card is None else order.key(piece.card, self.trump)
        )

    def move(self, piece: P, spot: Spot) -> None:
        """Put a piece at the end of a spot; in a hand that is seen, where it belongs."""
        self._spots[self.spot_of(piece)].remove(piece)
        if spot.zone is Zone.TRICK and not self._spots.get(spot):
            self._spots.pop(spot, None)  # the spots of a trick stay in the order played
        pieces = self._spots.setdefault(spot, [])
        pieces.append(piece)
        self._sort(spot, pieces)

    def forget_hidden(self) -> None:
        """Make the cards that lie face down in others' hands, in the pack and in the stock unknown again."""
        for spot, pieces in self._spots.items():
            if spot.zone in (Zone.PACK, Zone.STOCK) or (
                spot.zone in (Zone.FAN, Zone.TALON, Zone.HAND) and not self.shows_faces(spot)
            ):
                for piece in pieces:
                    piece.card = None

    def load(self, view: PlayerView, open_cards: OpenCards | None = None) -> None:
        """Put everything where this view says it is, keeping pieces where they are as far as possible.

        With `open_cards` all hands and talons lie face up, as these say.
        """
        self.seat = view.seat
        self.onlooker = view.onlooker
        self.open_cards = open_cards
        self.trump = view.trump
        self.talon_shown = view.shown_talon
        self.leftover_open = False
        self.talon_sizes = () if view.rules.is_stock_game else (2, 2) if view.rules.players == 2 else (3,)
        wanted = _wanted(view, open_cards)
        free: list[P] = []
        placed: dict[Spot, list[P | None]] = {}
        for spot in list(self._spots):
            pieces = self._spots.pop(spot)
            placed[spot] = _kept(pieces, wanted.get(spot, ()))
            free += pieces
        for spot, cards in wanted.items():
            kept = placed.get(spot) or [None] * len(cards)
            self._spots[spot] = [
                self._filled(piece or _take(free, card) or free.pop(0), card)
                for piece, card in zip(kept, cards, strict=True)
            ]
        for piece in free:
            piece.card = None
        self._spots[Spot(Zone.PACK)] = free
        self.forget_hidden()
        self._sort_hands()

    @staticmethod
    def _filled(piece: P, card: Card | None) -> P:
        piece.card = card
        return piece

    def apply(self, event: Event) -> list[P]:
        """Do what an event says. Return the pieces it is about, in the order they move."""
        match event:
            case CardsDealt():
                return self._deal(event)
            case CardsLookedAt(seat, cards):
                return self._turn_up_hand(cards) if seat == self.seat else []
            case TalonShown(talon, cards):
                return self._turn_up_talon(talon, cards)
            case MarriageDeclared(suit=suit):
                return self._turn_trump(suit)
            case TalonTaken(seat, cards):
                return self._take_talon(seat, cards)
            case CardGiven(giver, receiver, card):
                return [self._give(giver, receiver, card)]
            case CardsPutAside():
                return self._put_aside(event)
            case CardPlayed(seat, card):
                piece = self._from_holder(seat, card)
                piece.card = card
                return [self._moved(piece, Spot(Zone.TRICK, seat))]
            case TrickTaken(seat) | LeftoverTaken(seat):
                taken = self._leftover() if isinstance(event, LeftoverTaken) else self._trick(event.cards)
                return [self._moved(piece, Spot(Zone.PILE, seat)) for piece in taken]
            case CardDrawn(seat, card):
                piece = self.at(Zone.STOCK)[0]
                piece.card = card
                return [self._moved(piece, self._held(seat))]
            case DealScored() | RedealClaimed():
                return self.clear()
            case _:
                return []

    def _trick(self, cards: Sequence[Card]) -> list[P]:
        """Return the pieces of the trick in the order of these cards."""
        trick = [piece for spot, pieces in self.spots() if spot.zone is Zone.TRICK for piece in pieces]
        return sorted(trick, key=lambda piece: cards.index(piece.card) if piece.card in cards else 0)

    def turn_up_leftover(self, cards: Sequence[Card]) -> list[P]:
        """Turn up what was put aside and the talon nobody took, in this order. Return these pieces."""
        pieces = self._leftover()
        for piece, card in zip(pieces, cards, strict=True):
            piece.card = card
        self.leftover_open = True
        return pieces

    def _leftover(self) -> list[P]:
        return [
            piece
            for zone in (Zone.ASIDE, Zone.TALON)
            for spot, pieces in self.spots()
            if spot.zone is zone
            for piece in pieces
        ]

    def clear(self) -> list[P]:
        """Take all cards off the table."""
        pieces = [piece for spot, held in self.spots() if spot.zone is not Zone.PACK for piece in held]
        for piece in pieces:
            self.move(piece, Spot(Zone.PACK))
        self.talon_shown = None
        self.leftover_open = False
        self.talon_sizes = ()
        self.trump = None
        return pieces

    def _turn_trump(self, suit: Suit | None) -> list[P]:
        """Sort the hands by another trump; four aces change none."""
        if suit is not None:
            self.trump = suit
            self._sort_hands()
        return []

    def _deal(self, event: CardsDealt) -> list[P]:
        self.clear()
        hands = [sorted(hand, key=self._order.key) for hand in event.hands]
        talons = (2, 2) if event.talon_size == 4 else (event.talon_size,)
        stock = event.talon_size > 4
        self.talon_sizes = () if stock else talons
        pack = list(self.at(Zone.PACK))
        dealt: list[P] = []
        for card_number in range(max(event.hand_sizes)):
            for seat in event.order:
                if card_number < event.hand_sizes[seat]:
                    piece = pack.pop()
                    piece.card = hands[seat][card_number] if hands[seat] else None
                    dealt.append(self._moved(piece, self._held(seat)))
        for index, size in enumerate((event.talon_size,) if stock else talons):
            spot = Spot(Zone.STOCK) if stock else Spot(Zone.TALON, index)
            for card in self._open_talon(spot) or (None,) * size:
                piece = pack.pop()
                piece.card = card
                dealt.append(self._moved(piece, spot))
        return dealt

    def _turn_up_hand(self, cards: Sequence[Card]) -> list[P]:
        """Turn up the own hand, which nobody has looked at before; without cards it stays as it is."""
        hand = self.at(Zone.HAND)
        for piece, card in zip(hand, sorted(cards, key=self._order.key), strict=False):
            piece.card = card
        self._sort_hands()
        return list(self.at(Zone.HAND))

    def _turn_up_talon(self, talon: int, cards: Sequence[Card]) -> list[P]:
        """Turn up a talon; without cards, which only its taker sees, it stays as it is."""
        self.talon_shown = talon
        pieces = self._spots.get(Spot(Zone.TALON, talon), [])
        for piece, card in zip(pieces, cards or [piece.card for piece in pieces], strict=True):
            piece.card = card
        return list(pieces)

    def _open_talon(self, spot: Spot) -> tuple[Card, ...]:
        """Return the cards of a talon that everybody knows although it is not turned up."""
        if self.open_cards is None or spot.zone is not Zone.TALON:
            return ()
        return self.open_cards.talons[spot.number]

    def _give(self, giver: int, receiver: int, card: Card | None) -> P:
        piece = self._from_holder(giver, card)
        if card is not None:
            piece.card = card
        return self._moved(piece, self._held(receiver))

    def _put_aside(self, event: CardsPutAside) -> list[P]:
        pieces: list[P] = []
        for index in range(event.count):
            piece = self._from_holder(event.seat, event.cards[index] if event.cards else None)
            pieces.append(self._moved(piece, Spot(Zone.ASIDE)))
        return pieces

    def _held(self, seat: int) -> Spot:
        return Spot(Zone.HAND) if seat == self.seat else Spot(Zone.FAN, seat)

    def _take_talon(self, seat: int, cards: Sequence[Card]) -> list[P]:
        """Move the talon that was turned up, or all its cards when it is taken unseen."""
        talon = Spot(Zone.TALON, self.talon_shown or 0)
        seen = [self._piece(talon, card) for card in cards]
        return [self._moved(piece, self._held(seat)) for piece in seen or list(self._spots.get(talon, []))]

    def _moved(self, piece: P, spot: Spot) -> P:
        self.move(piece, spot)
        return piece

    def _from_holder(self, seat: int, card: Card | None) -> P:
        """Return the piece a player parts with: of the own hand or gifts, or any back of another hand."""
        if seat != self.seat and self.open_cards is not None and card is not None:
            return self._piece(Spot(Zone.FAN, seat), card)
        if seat != self.seat or self.is_closed:
            held = self.at(Zone.FAN, seat) if seat != self.seat else self.at(Zone.HAND)
            if not held:
                raise LookupError(f"seat {seat} holds no card on this table")
            return held[len(held) // 2]
        for slot in (0, 1):
            for piece in self.at(Zone.GIFT, slot):
                if piece.card is card:
                    return piece
        return self._piece(Spot(Zone.HAND), card)

    def _piece(self, spot: Spot, card: Card | None) -> P:
        for piece in self._spots.get(spot, []):
            if piece.card is card:
                return piece
        raise LookupError(f"{card} does not lie at {spot.zone.name.lower()} {spot.number}")


def _wanted(view: PlayerView, open_cards: OpenCards | None) -> dict[Spot, tuple[Card | None, ...]]:
    """Return what must lie where; None for a card this seat does not know."""
    wanted: dict[Spot, tuple[Card | None, ...]] = {Spot(Zone.HAND): view.hand}
    if not view.hand and view.hand_sizes:  # an onlooker's, or not looked at yet
        size = view.hand_sizes[view.seat]
        wanted[Spot(Zone.HAND)] = (None,) * size if open_cards is None else open_cards.hands[view.seat]
    for seat, size in enumerate(view.hand_sizes):
        if seat != view.seat:
            wanted[Spot(Zone.FAN, seat)] = (None,) * size if open_cards is None else open_cards.hands[seat]
    for index, size in enumerate(view.talon_sizes):
        shown = index == view.shown_talon and size > 0
        hidden = (None,) * size if open_cards is None else open_cards.talons[index]
        wanted[Spot(Zone.TALON, index)] = view.talon if shown and view.talon else hidden
    for played in view.trick:
        wanted[Spot(Zone.TRICK, played.seat)] = (played.card,)
    for trick in view.tricks:
        pile = Spot(Zone.PILE, trick.winner)
        wanted[pile] = wanted.get(pile, ()) + tuple(played.card for played in trick.cards)
    aside = tuple(gift.card for gift in view.gifts if gift.receiver is None)
    wanted[Spot(Zone.ASIDE)] = aside if open_cards is None else open_cards.put_aside
    wanted[Spot(Zone.STOCK)] = (None,) * view.stock_size
    return {spot: cards for spot, cards in wanted.items() if cards}


def _take(pieces: list[P], card: Card | None) -> P | None:
    for piece in pieces:
        if piece.card is card:
            pieces.remove(piece)
            return piece
    return None


def _kept(pieces: list[P], wanted: tuple[Card | None, ...]) -> list[P | None]:
    """Take out of `pieces` those that stay for the wanted cards; None where another must come."""
    kept = [_take(pieces, card) for card in wanted]
    return [piece or (pieces.pop(0) if pieces else None) for piece in kept]
