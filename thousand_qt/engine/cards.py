"""The 24 cards: ranks, suits, their values, and the bit masks in which the engine keeps sets of cards.

A set of cards is an ``int`` with one bit per card (bit ``card.index``), because hands are copied and compared
at every step of a deal and an integer does that for nothing. Everything outside the engine sees tuples of
`Card`.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, final

RANKS: Final = "9JQKTA"
"""Rank letters from lowest to highest; the ten beats the king (000.041, 001.029, 004.027)."""

SUITS: Final = "SCDH"
"""Suit letters: spades, clubs, diamonds, hearts, in the order of their marriages' value."""

_RANK_POINTS: Final = {"9": 0, "J": 2, "Q": 3, "K": 4, "T": 10, "A": 11}
_MARRIAGE_POINTS: Final = {"S": 40, "C": 60, "D": 80, "H": 100}

CARD_POINTS_IN_PACK: Final = 120
FOUR_ACES_POINTS: Final = 200


@final
class Suit:
    """One of the four suits; there is exactly one object per suit, so compare with ``is``."""

    __slots__ = ("index", "letter", "marriage_mask", "marriage_points", "mask")

    index: int
    letter: str
    mask: int
    marriage_mask: int
    """King and queen of the suit."""
    marriage_points: int
    """Points for declaring king and queen: hearts 100, diamonds 80, clubs 60, spades 40 (001.095-100)."""

    def __new__(cls, letter: str) -> Suit:
        try:
            return _SUITS_BY_LETTER[letter]
        except KeyError:
            raise ValueError(f"not a suit: {letter!r} (expected one of {', '.join(SUITS)})") from None

    def __repr__(self) -> str:
        return f"Suit({self.letter!r})"

    def __str__(self) -> str:
        return self.letter

    def __reduce__(self) -> tuple[type[Suit], tuple[str]]:
        return Suit, (self.letter,)


@final
class Card:
    """One of the 24 cards; ``Card("AH")`` always gives the same object, so compare with ``is``."""

    __slots__ = ("bit", "higher", "index", "points", "rank", "suit", "text")

    text: str
    """Rank and suit, for example ``AH`` or ``TS``."""
    rank: str
    suit: Suit
    points: int
    """Card points: ace 11, ten 10, king 4, queen 3, jack 2, nine 0."""
    index: int
    """0-23, suit by suit in the order of `SUITS`, within a suit from nine to ace."""
    bit: int
    higher: int
    """Mask of the higher cards of the same suit."""

    def __new__(cls, text: str) -> Card:
        try:
            return _CARDS_BY_TEXT[text]
        except KeyError:
            raise ValueError(
                f"not a card: {text!r} (expected rank {RANKS} and suit {SUITS}, such as AH)"
            ) from None

    def __repr__(self) -> str:
        return f"Card({self.text!r})"

    def __str__(self) -> str:
        return self.text

    def __lt__(self, other: Card) -> bool:
        return self.index < other.index

    def __reduce__(self) -> tuple[type[Card], tuple[str]]:
        return Card, (self.text,)


def _make_suit(index: int, letter: str) -> Suit:
    suit = object.__new__(Suit)
    suit.index = index
    suit.letter = letter
    suit.mask = 0b111111 << (6 * index)
    suit.marriage_mask = 0b001100 << (6 * index)
    suit.marriage_points = _MARRIAGE_POINTS[letter]
    return suit


def _make_card(suit: Suit, order: int, rank: str) -> Card:
    card = object.__new__(Card)
    card.text = rank + suit.letter
    card.rank = rank
    card.suit = suit
    card.points = _RANK_POINTS[rank]
    card.index = 6 * suit.index + order
    card.bit = 1 << card.index
    card.higher = suit.mask & ~(2 * card.bit - 1)
    return card


ALL_SUITS: Final[tuple[Suit, ...]] = tuple(_make_suit(index, letter) for index, letter in enumerate(SUITS))
_SUITS_BY_LETTER: Final = {suit.letter: suit for suit in ALL_SUITS}

PACK: Final[tuple[Card, ...]] = tuple(
    _make_card(suit, order, rank) for suit in ALL_SUITS for order, rank in enumerate(RANKS)
)
"""All 24 cards, lowest index first."""
_CARDS_BY_TEXT: Final = {card.text: card for card in PACK}

FULL_MASK: Final = (1 << 24) - 1
NINES_MASK: Final = sum(card.bit for card in PACK if card.rank == "9")
ACES_MASK: Final = sum(card.bit for card in PACK if card.rank == "A")
_MARRIAGE_CARDS: Final = sum(suit.marriage_mask for suit in ALL_SUITS)
_TWO_SUITS: Final = (1 << 12) - 1
_TWO_SUITS_POINTS: Final = tuple(
    sum(card.points for card in PACK[:12] if mask & card.bit) for mask in range(_TWO_SUITS + 1)
)
"""Card points by the twelve bits of two suits, which count alike whichever two they are."""


def mask_of(cards: Iterable[Card]) -> int:
    """Return the bit mask of these cards."""
    mask = 0
    for card in cards:
        mask |= card.bit
    return mask


@lru_cache(maxsize=1 << 10)
def cards_of(mask: int) -> tuple[Card, ...]:
    """Return the cards of a bit mask, lowest index first."""
    return tuple(card for card in PACK if mask & card.bit)


def points_of(mask: int) -> int:
    """Return the card points of a set of cards, 0-120."""
    return _TWO_SUITS_POINTS[mask & _TWO_SUITS] + _TWO_SUITS_POINTS[mask >> 12]


def marriages_in(mask: int) -> tuple[Suit, ...]:
    """Return the suits of which the set holds both king and queen."""
    return _marriages_among(mask & _MARRIAGE_CARDS)


@lru_cache(maxsize=1 << 8)
def _marriages_among(mask: int) -> tuple[Suit, ...]:
    return tuple(suit for suit in ALL_SUITS if mask & suit.marriage_mask == suit.marriage_mask)


def parse_cards(text: str) -> tuple[Card, ...]:
    """Read cards separated by blanks, ``"AH TS 9C"``; raises ValueError naming what is not a card."""
    return tuple(Card(word) for word in text.split())


def format_cards(cards: Iterable[Card]) -> str:
    """Write cards separated by blanks; the inverse of `parse_cards`."""
    return " ".join(card.text for card in cards)
