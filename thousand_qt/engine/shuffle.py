"""How packs come about: from a secret everybody may check afterwards, or from a plain number.

A match at the table is dealt from a secret of 32 bytes. Before the first card the program shows a commitment
to it, after the match the secret itself, so that anybody can check that no card was chosen. SHUFFLE.md beside
this module describes the method for a stranger who wants to write it again; `SecretDealing` is the same in
Python.

Nothing here draws randomness: the secret comes from the operating system, and the caller asks for it.
"""

from __future__ import annotations

import hashlib
import random
import re
from collections.abc import Iterator
from typing import Final

import msgspec

from thousand_qt.engine.actions import DealCards
from thousand_qt.engine.cards import PACK

SECRET_BYTES: Final = 32

_COMMITMENT: Final = b"thousand/1/commitment"
_SHUFFLE: Final = b"thousand/1/shuffle"
_DEALER: Final = b"thousand/1/dealer"
_PLAYER: Final = b"thousand/1/player"
_SEED_BYTES: Final = 6
_SECRET_TEXT: Final = re.compile(r"[0-9a-f]{64}")


class SecretDealing(msgspec.Struct, frozen=True, tag_field="method", tag="sha256-1"):
    """Packs that follow from a secret by SHA-256.

    Attributes:
        secret: 32 bytes as 64 hexadecimal digits in lower case; anything else raises ValueError.
    """

    secret: str

    def __post_init__(self) -> None:
        if not is_digest(self.secret):
            raise ValueError("a secret is 64 hexadecimal digits in lower case")

    @classmethod
    def of(cls, secret: bytes) -> SecretDealing:
        """Return the dealing from these 32 bytes; raises ValueError for any other number of them."""
        return cls(secret.hex())

    @property
    def commitment(self) -> str:
        """What is shown before the match: SHA-256 of the secret, in hexadecimal."""
        return hashlib.sha256(_COMMITMENT + self._bytes).hexdigest()

    def first_dealer(self, players: int) -> int:
        """Return the seat that deals first."""
        return _below(players, _stream(self._bytes, _DEALER, 0))

    def pack(self, number: int) -> DealCards:
        """Return the pack of the given dealing: 0 for the first; redeals count."""
        numbers = _stream(self._bytes, _SHUFFLE, number)
        pack = list(PACK)
        for last in range(len(pack) - 1, 0, -1):
            chosen = _below(last + 1, numbers)
            pack[last], pack[chosen] = pack[chosen], pack[last]
        return DealCards(tuple(pack))

    def player_seed(self, seat: int) -> int:
        """Return the seed of the computer player at a seat; it tells nothing about the cards."""
        return int.from_bytes(_block(self._bytes, _PLAYER, seat, 0)[:_SEED_BYTES], "big")

    @property
    def _bytes(self) -> bytes:
        return bytes.fromhex(self.secret)


class SeededDealing(msgspec.Struct, frozen=True, tag_field="method", tag="python-random-1"):
    """Packs from a number, for measurements and for records of version 1. Nobody has committed to it."""

    seed: int

    def pack(self, number: int) -> DealCards:
        """Return the pack of the given dealing: 0 for the first; redeals count."""
        return shuffled(self.seed, number)

    def player_seed(self, seat: int) -> int:
        """Return the seed of the computer player at a seat."""
        return self.seed * 4 + seat


Dealing = SecretDealing | SeededDealing


def is_digest(text: str) -> bool:
    """Tell whether this is 32 bytes in lower-case hexadecimal digits: a secret or a commitment."""
    return _SECRET_TEXT.fullmatch(text) is not None


def shuffled(seed: int, dealing: int) -> DealCards:
    """Return the pack of the given dealing (0 for the first; redeals count) of the match with this seed.

    Each dealing has its own stream, so the cards do not depend on what happened in earlier deals. The text
    seed is hashed by `random.Random` in a way that all Python versions share.
    """
    pack = list(PACK)
    random.Random(f"thousand/{seed}/{dealing}").shuffle(pack)
    return DealCards(tuple(pack))


def _block(secret: bytes, purpose: bytes, number: int, block: int) -> bytes:
    return hashlib.sha256(secret + purpose + number.to_bytes(8, "big") + block.to_bytes(8, "big")).digest()


def _stream(secret: bytes, purpose: bytes, number: int) -> Iterator[int]:
    """Yield bytes without end."""
    block = 0
    while True:
        yield from _block(secret, purpose, number, block)
        block += 1


def _below(bound: int, numbers: Iterator[int]) -> int:
    """Return a number from 0 to `bound` - 1, each equally likely.

    Bytes from the largest multiple of `bound` on are skipped: they would make small remainders likelier.
    """
    fair = 256 - 256 % bound
    return next(number for number in numbers if number < fair) % bound
