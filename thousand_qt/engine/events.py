"""Events: what happened, in the order it happened, for everyone who watches a match.

An event may hold cards that not every seat may see; `seen_by` gives the event as one seat sees it.
"""

from __future__ import annotations

import msgspec

from thousand_qt.engine.cards import Card, Suit
from thousand_qt.engine.rights import RedealReason
from thousand_qt.engine.rules import BARREL_HANDS
from thousand_qt.engine.scoring import Outcome, SeatScore, StepKind


class Event(msgspec.Struct, frozen=True):
    """Base of all events."""

    def seen_by(self, seat: int | None) -> Event | None:
        """Return the event as this seat sees it; None when it does not notice it at all.

        `seat` is None for somebody who only looks on: he sees what everybody does.
        """
        return self


class CardsDealt(Event, frozen=True):
    """A new deal: `hands` by seat, empty for a sitter and, in a seat's view, for the others."""

    number: int
    dealer: int
    sitter: int | None
    order: tuple[int, ...]
    """Active seats clockwise from the eldest hand."""
    hand_sizes: tuple[int, ...]
    talon_size: int
    hands: tuple[tuple[Card, ...], ...]
    unseen: int | None = None
    """The seat that has not looked at its cards yet, because it may bid in the dark."""

    def seen_by(self, seat: int | None) -> Event:
        own = tuple(cards if owner == seat != self.unseen else () for owner, cards in enumerate(self.hands))
        return msgspec.structs.replace(self, hands=own)


class RedealClaimed(Event, frozen=True):
    """The deal is void; the same dealer deals again. `cards` prove the right."""

    seat: int
    reason: RedealReason
    cards: tuple[Card, ...]


class CardsLookedAt(Event, frozen=True):
    """Who might have bid in the dark, or did, looks at his cards; the others see only that he does."""

    seat: int
    cards: tuple[Card, ...]

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else msgspec.structs.replace(self, cards=())


class BidMade(Event, frozen=True):
    seat: int
    amount: int
    dark: bool = False
    """Made without having looked at the cards."""


class Passed(Event, frozen=True):
    seat: int


class AuctionWon(Event, frozen=True):
    seat: int
    amount: int


class TalonShown(Event, frozen=True):
    """The talon (of two, the one chosen) is turned up: for all, or for the seat `only`."""

    talon: int
    cards: tuple[Card, ...]
    only: int | None = None

    def seen_by(self, seat: int | None) -> Event:
        return self if self.only in (None, seat) else msgspec.structs.replace(self, cards=())


class TalonTaken(Event, frozen=True):
    """The declarer takes the talon; the others see its cards unless it is `hidden` from them."""

    seat: int
    cards: tuple[Card, ...]
    hidden: bool = False

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat or not self.hidden else msgspec.structs.replace(self, cards=())


class ContractSet(Event, frozen=True):
    seat: int
    amount: int


class CardGiven(Event, frozen=True):
    """The declarer gives a card face down; only giver and receiver see which."""

    giver: int
    receiver: int
    card: Card | None

    def seen_by(self, seat: int | None) -> Event:
        if seat in (self.giver, self.receiver):
            return self
        return msgspec.structs.replace(self, card=None)


class CardsPutAside(Event, frozen=True):
    """Two players: the declarer puts two cards aside face down; `cards` is empty for the other player."""

    seat: int
    count: int
    cards: tuple[Card, ...]

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else msgspec.structs.replace(self, cards=())


class GaveUp(Event, frozen=True):
    seat: int


class CardPlayed(Event, frozen=True):
    seat: int
    card: Card


class MarriageDeclared(Event, frozen=True):
    """A marriage, or the four aces when `suit` is None (trump then stays as it was)."""

    seat: int
    suit: Suit | None
    points: int


class TrickTaken(Event, frozen=True):
    seat: int
    number: int
    """1 for the first trick of the deal."""
    cards: tuple[Card, ...]
    points: int


class CardDrawn(Event, frozen=True):
    """Stock game: a card is drawn; only its new owner sees it."""

    seat: int
    card: Card | None
    left: int
    """Cards left in the stock."""

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else msgspec.structs.replace(self, card=None)


class LeftoverTaken(Event, frozen=True):
    """Two talons: the last trick takes the cards put aside and the other talon."""

    seat: int
    cards: tuple[Card, ...]
    points: int


class DealResult(msgspec.Struct, frozen=True):
    """A finished deal: all that the score sheet and the result sheet show. Everything in it is public.

    Attributes:
        hands: the cards as they were dealt, by seat.
        talons: the talon (two in the two-talon game), or the stock, as dealt.
        gifts: the cards given or put aside by the declarer.
        dark: the declarer had bid without looking, so that his points count double.
        barrel_deals: how many deals a player has on the barrel at this table, 0 without end.
    """

    number: int
    dealer: int
    sitter: int | None
    declarer: int | None
    contract: int | None
    gave_up: bool
    seats: tuple[SeatScore, ...]
    hands: tuple[tuple[Card, ...], ...]
    talons: tuple[tuple[Card, ...], ...]
    gifts: tuple[Card, ...]
    barrel_deals: int = BARREL_HANDS
    dark: bool = False

    @property
    def made(self) -> bool | None:
        """Whether the contract was made; None when there was none to make or the deal was given up."""
        if self.declarer is None or self.contract is None or self.gave_up:
            return None
        return any(step.kind is StepKind.CONTRACT_MADE for step in self.seats[self.declarer].steps)


class DealScored(Event, frozen=True):
    result: DealResult


class MatchEnded(Event, frozen=True):
    outcome: Outcome
