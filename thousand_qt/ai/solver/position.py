"""A position of the trick part of a deal with all cards open, as the solver takes it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from thousand_qt.engine.cards import (
    CARD_POINTS_IN_PACK,
    FOUR_ACES_POINTS,
    FULL_MASK,
    Card,
    Suit,
    mask_of,
    points_of,
)
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.rules import LeftoverCards, Rules
from thousand_qt.engine.tricks import Declaration, PlayedCard, trick_winner
from thousand_qt.engine.view import PlayerView


class Position(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that counts from here on. Players are numbered from the declarer (0) clockwise.

    Attributes:
        hands: the cards each holds, as masks.
        leader: who leads the current trick.
        trick: its cards so far.
        trump_owner: who named the trump; means nothing while there is none.
        first_lead: no card has been played in the deal.
        stock: cards still to be drawn, the next one first (stock game). The declarer is then one of the two
            players, by the choice of the caller.
        leftover: points of the cards that go to the winner of the last trick (two talons).
    """

    hands: tuple[int, ...]
    leader: int = 0
    trick: tuple[Card, ...] = ()
    trump: Suit | None = None
    trump_owner: int = 0
    first_lead: bool = False
    stock: tuple[Card, ...] = ()
    leftover: int = 0

    def __post_init__(self) -> None:
        """Raise ValueError for what cannot be: the search trusts its numbers."""
        players = len(self.hands)
        together = mask_of(self.trick) | mask_of(self.stock)
        sizes = len(self.trick) + len(self.stock)
        for hand in self.hands:
            together |= hand
            sizes += hand.bit_count()
        if players not in (2, 3) or together & ~FULL_MASK or together.bit_count() != sizes:
            raise ValueError("expected two or three hands of different cards")
        if not 0 <= self.leader < players or len(self.trick) >= players:
            raise ValueError("expected a leader among the players and an unfinished trick")
        if not 0 <= self.leftover <= CARD_POINTS_IN_PACK:
            raise ValueError("expected a leftover of no more points than the pack has")
        if self.stock and (players != 2 or len(self.stock) % 2):
            raise ValueError("expected a stock of pairs of cards, with two players only")
        before = [hand.bit_count() for hand in self.hands]
        for step in range(len(self.trick)):
            before[(self.leader + step) % players] += 1
        if len(set(before)) > 1:
            raise ValueError("expected hands that have the same size at the beginning of the trick")

    @property
    def turn(self) -> int:
        """Who plays next."""
        return (self.leader + len(self.trick)) % len(self.hands)

    @property
    def card_points(self) -> int:
        """Points of all cards still to be won: in the hands, the trick, the stock and the leftover."""
        cards = mask_of(self.trick) | mask_of(self.stock)
        for hand in self.hands:
            cards |= hand
        return points_of(cards) + self.leftover

    def after(self, card: Card, *, declare: bool = False) -> tuple[Position, tuple[int, ...]]:
        """Return the position after this card, and what each player gains by it.

        The move must be possible: rules that forbid moves are not known here.
        """
        players, turn = len(self.hands), self.turn
        hands = [hand & ~card.bit for hand in self.hands]
        gains = [0] * players
        trick, trump, stock, leftover = (*self.trick, card), self.trump, self.stock, self.leftover
        owner = self.trump_owner
        if declare:
            gains[turn] += FOUR_ACES_POINTS if card.rank == "A" else card.suit.marriage_points
            trump, owner = (trump, owner) if card.rank == "A" else (card.suit, turn)
        leader = self.leader
        if len(trick) == players:
            leader = (leader + trick_winner(trick, trump)) % players
            gains[leader] += sum(card.points for card in trick)
            if stock:
                hands[leader] |= stock[0].bit
                hands[1 - leader] |= stock[1].bit
                stock = stock[2:]
            if not any(hands):
                gains[leader] += leftover
                leftover = 0
            trick = ()
        position = Position(
            hands=tuple(hands),
            leader=leader,
            trick=trick,
            trump=trump,
            trump_owner=owner,
            stock=stock,
            leftover=leftover,
        )
        return position, tuple(gains)


def position_of(state: MatchState, declarer: int | None = None) -> Position:
    """Return the position of a match in its trick part, as it truly is.

    `declarer` is the seat to number the players from: by default the declarer's, in the stock game the eldest
    hand's. Raises ValueError when no tricks are being played.
    """
    deal = state.deal
    if deal is None or deal.play is None:
        raise ValueError("no tricks are being played")
    if declarer is None:
        declarer = deal.order[0] if deal.declarer is None else deal.declarer
    play = deal.play
    return _position(
        state.rules,
        deal.order,
        declarer,
        deal.hands,
        trick=play.trick,
        leader=play.order[0],
        trump=play.trump,
        declarations=play.declarations,
        played=mask_of(played.card for trick in play.tricks for played in trick.cards),
        stock=play.stock,
    )


def position_from(
    view: PlayerView, hands: Sequence[int], *, declarer: int | None = None, stock: tuple[Card, ...] = ()
) -> Position:
    """Return the position a seat sees, with an assumption about what it does not see.

    `hands` are masks by seat, also for a seat that sits out (0), and `stock` is the assumed order of the
    stock. Of two talons, all cards neither held nor played are the leftover. Raises ValueError when no tricks
    are being played.
    """
    if declarer is None:
        declarer = view.order[0] if view.declarer is None else view.declarer
    if view.trick:
        leader = view.trick[0].seat
    elif view.tricks:
        leader = view.tricks[-1].winner
    else:
        leader = view.order[0] if view.declarer is None else view.declarer
    return _position(
        view.rules,
        view.order,
        declarer,
        hands,
        trick=view.trick,
        leader=leader,
        trump=view.trump,
        declarations=view.declarations,
        played=mask_of(played.card for trick in view.tricks for played in trick.cards),
        stock=stock,
    )


def _position(
    rules: Rules,
    order: tuple[int, ...],
    declarer: int,
    hands: Sequence[int],
    *,
    trick: tuple[PlayedCard, ...],
    leader: int,
    trump: Suit | None,
    declarations: tuple[Declaration, ...],
    played: int,
    stock: tuple[Card, ...],
) -> Position:
    first = order.index(declarer)
    seats = order[first:] + order[:first]
    cards = tuple(played.card for played in trick)
    leftover = 0
    if rules.is_two_talon_game and rules.leftover_cards is LeftoverCards.LAST_TRICK:
        leftover = points_of(FULL_MASK & ~(played | mask_of(cards) | hands[seats[0]] | hands[seats[1]]))
    return Position(
        hands=tuple(hands[seat] for seat in seats),
        leader=seats.index(leader),
        trick=cards,
        trump=trump,
        trump_owner=0 if trump is None else seats.index(_owner(declarations, trump)),
        first_lead=not cards and not played,
        stock=stock,
        leftover=leftover,
    )


def _owner(declarations: tuple[Declaration, ...], trump: Suit) -> int:
    """Return the seat that made this suit trump; each marriage can be declared but once."""
    return next(declared.seat for declared in declarations if declared.suit is trump)
