"""A deal as a short code that can be read out over the telephone, and dealt again in any version.

    7KQ0M4-3XWBDA-PZ4H9C

Eighteen digits of 32 (those of Crockford: no I, L, O, U) hold the order of the whole pack and who deals. The
code says nothing of rules: in another form of the game the same pack gives other hands.

Every code is a multiple of `_CHECK`, a prime number. Two numbers that differ in one digit, or by two
neighbours that changed places, never are both: one wrong key or a slip of the ear is always noticed, anything
else in all but one of 491 cases. The numbers here are for ever; another way to write deals needs another
length.
"""

from __future__ import annotations

from math import factorial
from typing import Final

import msgspec

from thousand_qt.engine.actions import DealCards
from thousand_qt.engine.cards import PACK, Card

LENGTH: Final = 18
"""Digits of a code; what is written between them does not count."""

_GROUP: Final = 6
_DIGITS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_SEATS: Final = 4
_CHECK: Final = 491
_SEPARATORS: Final = "-‐‑–—−_./ \t\n\r\u00a0\u202f"
_MEANT: Final = {
    **dict(zip("ILO", "110", strict=True)),
    # Keys of a Russian keyboard that look like Latin letters.
    **dict(zip("АВЕЗКМНОРСТУХ", "ABE3KMH0PCTYX", strict=True)),
}
"""What somebody meant who wrote a sign that is no digit."""


class WrongLength(msgspec.Struct, frozen=True):
    """Digits are missing, or there are too many; `found` may be 0."""

    found: int

    def __str__(self) -> str:
        return f"a deal code has {LENGTH} letters and digits, not {self.found}"


class WrongSign(msgspec.Struct, frozen=True):
    """A sign that no code has."""

    sign: str

    def __str__(self) -> str:
        return f"{self.sign!r} is in no deal code"


class Mistyped(msgspec.Struct, frozen=True):
    """Each sign may be in a code, but these together are none."""

    def __str__(self) -> str:
        return "a letter or digit is wrong, or two have changed places"


DealCodeFault = WrongLength | WrongSign | Mistyped


class DealCodeError(ValueError):
    """A text that is no deal code."""

    def __init__(self, fault: DealCodeFault) -> None:
        super().__init__(str(fault))
        self.fault = fault


class CodedDeal(msgspec.Struct, frozen=True):
    """What a code stands for.

    Attributes:
        dealer: the seat that deals, 0-3, counted clockwise from the person for whom the code was written.
    """

    pack: tuple[Card, ...]
    dealer: int

    @property
    def action(self) -> DealCards:
        return DealCards(self.pack)


def write_code(deal: CodedDeal) -> str:
    """Return the code of a deal; raises ValueError unless it has 24 different cards and a dealer 0-3."""
    if sorted(deal.pack) != list(PACK) or not 0 <= deal.dealer < _SEATS:
        raise ValueError("a deal needs each of the 24 cards exactly once and a dealer from 0 to 3")
    number = (_rank(deal.pack) * _SEATS + deal.dealer) * _CHECK
    digits: list[str] = []
    for _ in range(LENGTH):
        number, digit = divmod(number, len(_DIGITS))
        digits.append(_DIGITS[digit])
    text = "".join(reversed(digits))
    return "-".join(text[start : start + _GROUP] for start in range(0, LENGTH, _GROUP))


def read_code(text: str) -> CodedDeal:
    """Read a code as people write it; raises `DealCodeError` saying what is wrong.

    Small letters, blanks and dashes anywhere, and letters that look alike are understood.
    """
    number = 0
    digits = [_digit(sign) for sign in text if sign not in _SEPARATORS]
    if len(digits) != LENGTH:
        raise DealCodeError(WrongLength(len(digits)))
    for digit in digits:
        number = number * len(_DIGITS) + digit
    number, rest = divmod(number, _CHECK)
    rank, dealer = divmod(number, _SEATS)
    if rest or rank >= factorial(len(PACK)):
        raise DealCodeError(Mistyped())
    return CodedDeal(_pack(rank), dealer)


def _digit(sign: str) -> int:
    capital = sign.upper()
    digit = _DIGITS.find(_MEANT.get(capital, capital))
    if digit < 0:
        raise DealCodeError(WrongSign(sign))
    return digit


def _rank(pack: tuple[Card, ...]) -> int:
    """Return the place of this order among all orders of the pack: 0 when it is unshuffled."""
    rank = 0
    left = list(PACK)
    for card in pack:
        rank = rank * len(left) + left.index(card)
        left.remove(card)
    return rank


def _pack(rank: int) -> tuple[Card, ...]:
    choices: list[int] = []
    for count in range(1, len(PACK) + 1):
        rank, choice = divmod(rank, count)
        choices.append(choice)
    left = list(PACK)
    return tuple(left.pop(choice) for choice in reversed(choices))
