"""Prepared deals: exact hands for each form of the game, written the way they lie when a lesson begins."""

from __future__ import annotations

import enum
from collections.abc import Mapping
from dataclasses import dataclass

from thousand_qt.engine.cards import PACK, Card, format_cards, parse_cards
from thousand_qt.engine.rules import Rules
from thousand_qt.engine.tricks import trick_winner


class Form(enum.Enum):
    """How the cards go out: three hands and a talon, two hands and two talons, two hands and a stock."""

    CIRCLE = enum.auto()
    TWO_TALONS = enum.auto()
    STOCK = enum.auto()


def form_of(rules: Rules) -> Form:
    if rules.is_stock_game:
        return Form.STOCK
    return Form.TWO_TALONS if rules.is_two_talon_game else Form.CIRCLE


@dataclass(frozen=True, slots=True)
class Hands:
    """A deal as it goes out.

    Attributes:
        hands: The learner's cards and those of the others clockwise.
        rest: The talon, the two talons one after the other, or the stock in the order it is drawn.
        gives: What the declarer gives away or puts aside, where a lesson begins after that.
        plays: Who can plays the first of these cards; "QH!" announces. Whoever can play none of them plays
            a legal card that costs least.
        tricks: How many tricks are over when the lesson begins.
    """

    hands: tuple[tuple[Card, ...], ...]
    rest: tuple[Card, ...]
    gives: tuple[Card, ...] = ()
    plays: tuple[str, ...] = ()
    tricks: int = 0

    def __post_init__(self) -> None:
        cards = [card for hand in (*self.hands, self.rest) for card in hand]
        if sorted(cards) != list(PACK):
            raise ValueError(f"not a whole pack: {format_cards(cards)}")


Prepared = Mapping[Form, Hands]
"""One deal in each form in which a lesson is given."""


def dealt(*hands: str, rest: str, gives: str = "", plays: str = "", tricks: int = 0) -> Hands:
    """Return a deal from the cards as they go out; the learner's hand comes first."""
    return Hands(
        tuple(parse_cards(hand) for hand in hands),
        parse_cards(rest),
        parse_cards(gives),
        tuple(plays.split()),
        tricks,
    )


def exchanged(*hands: str, declarer: int = 0, plays: str = "", tricks: int = 0) -> Hands:
    """Return a deal of three from the eight cards each holds when the declarer leads."""
    held = [parse_cards(hand) for hand in hands]
    others = [(declarer + step) % 3 for step in (1, 2)]
    gives = tuple(min(held[other], key=_cost) for other in others)
    kept = min(held[declarer], key=_cost)
    gone = {*gives, kept}
    before = tuple(tuple(card for card in hand if card not in gone) for hand in held)
    return Hands(before, (*gives, kept), gives, tuple(plays.split()), tricks)


def put_aside(
    *hands: str, aside: str, other_talon: str, declarer: int = 0, plays: str = "", tricks: int = 0
) -> Hands:
    """Return a deal of two from the ten cards each holds when the declarer leads.

    `aside` is what the declarer has put aside, `other_talon` the one that was not chosen.
    """
    held = [parse_cards(hand) for hand in hands]
    gone, left = parse_cards(aside), parse_cards(other_talon)
    talon = tuple(sorted(held[declarer], key=_cost)[:2])
    before = [*held]
    before[declarer] = (*(card for card in held[declarer] if card not in talon), *gone)
    return Hands(tuple(before), (*talon, *left), gone, tuple(plays.split()), tricks)


def drawn_out(me: str, other: str, *, pairs: str, plays: str = "", tricks: int = 0) -> Hands:
    """Return a deal with a stock that is used up when the lesson begins.

    Args:
        me, other: The six cards each holds then.
        pairs: What was played before, the learner's card and the other's in turns; the learner led first.
        plays, tricks: As in `Hands`; tricks after the stock was used up.
    """
    played = parse_cards(pairs)
    mine, theirs = played[0::2], played[1::2]
    coming = [list(parse_cards(me)), list(parse_cards(other))]
    stock: list[Card] = []
    leader = 0
    for pair in zip(mine, theirs, strict=True):
        in_order = (pair[leader], pair[1 - leader])
        winner = leader if trick_winner(in_order, None) == 0 else 1 - leader
        stock += [coming[winner].pop(0), coming[1 - winner].pop(0)]
        leader = winner
    words = (*(card.text for card in played), *plays.split())
    return Hands((mine, theirs), tuple(stock), plays=words, tricks=len(mine) + tricks)


def _cost(card: Card) -> tuple[int, int]:
    return card.points, card.index
