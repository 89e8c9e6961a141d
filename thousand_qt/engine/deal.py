"""A deal in progress, from the cards going out to the last trick, as one immutable value.

How it moves on is in `dealing`, its trick part in `playing`.
"""

from __future__ import annotations

import enum

import msgspec

from thousand_qt.engine.auction import Auction
from thousand_qt.engine.cards import Card
from thousand_qt.engine.playing import TrickPlay
from thousand_qt.engine.rights import Moment, RedealReason
from thousand_qt.engine.rules import Rules, SitsOut


class Phase(enum.StrEnum):
    """What a match waits for."""

    DEALING = "dealing"
    DARK = "dark"
    """Who may bid in the dark says whether he does or looks at his cards."""
    REDEAL = "redeal"
    AUCTION = "auction"
    TALON = "talon"
    CONTRACT = "contract"
    EXCHANGE = "exchange"
    PLAY = "play"
    OVER = "over"


class RedealWindow(msgspec.Struct, frozen=True):
    """A moment at which some players may claim a new deal; each is asked once, in turn."""

    moment: Moment
    pending: tuple[tuple[int, RedealReason], ...]


class Gift(msgspec.Struct, frozen=True):
    """A card given by the declarer; put aside face down when `receiver` is None (two players)."""

    giver: int
    receiver: int | None
    card: Card


class DealEnd(enum.Enum):
    PLAYED = enum.auto()
    GIVEN_UP = enum.auto()
    REDEALT = enum.auto()


class Deal(msgspec.Struct, frozen=True):
    """A deal in progress. Seats are 0-3, sets of cards are masks (see `cards`).

    Attributes:
        number: 1 for the first deal of the match.
        order: active seats clockwise from the eldest hand.
        dealt, hands: card masks by seat, as dealt and now.
        talons: one talon of three, two of two, or none in the stock game.
        shown_talon: index of the talon turned up for all, None before.
        contract: the winning bid until the declarer names a contract, in points.
        contract_named: whether the declarer has named it.
        end: how the deal ended, None while it goes on.
        talon_hidden: the talon was taken without being shown; only the declarer knows it.
        golden: a deal of the golden round: 120 without an auction, and everything double.
        dark: the highest bid was made by the eldest hand without looking, and counts double for him.
    """

    number: int
    dealer: int
    sitter: int | None
    order: tuple[int, ...]
    dealt: tuple[int, ...]
    hands: tuple[int, ...]
    talons: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]
    phase: Phase
    auction: Auction
    window: RedealWindow | None = None
    shown_talon: int | None = None
    declarer: int | None = None
    contract: int | None = None
    contract_named: bool = False
    gifts: tuple[Gift, ...] = ()
    play: TrickPlay | None = None
    end: DealEnd | None = None
    golden: bool = False
    talon_hidden: bool = False
    dark: bool = False

    @property
    def unseen(self) -> int | None:
        """The seat that has not looked at its own cards; None when everybody has."""
        if self.phase is Phase.DARK or (self.dark and self.declarer is None):
            return self.order[0]
        return None

    @property
    def turn(self) -> int | None:
        """The seat to act; None when the deal has ended."""
        if self.end is not None:
            return None
        if self.phase is Phase.PLAY:
            assert self.play is not None
            return self.play.turn
        if self.phase is Phase.DARK:
            return self.order[0]
        if self.window is not None:
            return self.window.pending[0][0]
        if self.phase is Phase.AUCTION:
            return self.auction.waiting[0]
        return self.declarer

    @property
    def before_first_lead(self) -> bool:
        """The talon has been shown to all and no card has been led: the moment to give up (A47)."""
        if self.phase in (Phase.CONTRACT, Phase.EXCHANGE):
            return True
        return (
            self.phase is Phase.PLAY
            and self.declarer is not None
            and self.play is not None
            and self.play.is_fresh
        )


def sitter_of(rules: Rules, dealer: int) -> int | None:
    """Return who sits out with four players (000.142, 001.173-176); None otherwise."""
    if rules.players != 4:
        return None
    match rules.sits_out:
        case SitsOut.DEALER:
            return dealer
        case SitsOut.RIGHT_OF_DEALER:
            return (dealer + 3) % 4
        case SitsOut.OPPOSITE_DEALER:
            return (dealer + 2) % 4


def clockwise_from(order: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """Return the active seats clockwise, starting with `seat`."""
    start = order.index(seat)
    return order[start:] + order[:start]


def leftover_cards(deal: Deal) -> tuple[Card, ...]:
    """Return the four cards of the two-talon game nobody plays: put aside, and the other talon (001.154)."""
    if len(deal.talons) < 2 or deal.shown_talon is None:
        return ()
    return (*(gift.card for gift in deal.gifts), *deal.talons[1 - deal.shown_talon])
