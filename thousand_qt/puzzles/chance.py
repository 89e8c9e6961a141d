"""Random numbers that are the same on every machine and in every version of Python, for ever."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from typing import Final, TypeVar

_BITS: Final = 32

_Thing = TypeVar("_Thing")


class Chance:
    """Numbers that follow from a text by SHA-256, as packs do from the secret of a match."""

    def __init__(self, text: str) -> None:
        self._numbers = _numbers(text.encode())

    def below(self, bound: int) -> int:
        """Return a number from 0 to `bound` - 1, each equally likely."""
        fair = (1 << _BITS) - (1 << _BITS) % bound
        return next(number for number in self._numbers if number < fair) % bound

    def one_of(self, things: Sequence[_Thing]) -> _Thing:
        """Return one of these; raises ValueError when there are none."""
        if not things:
            raise ValueError("there is nothing to choose from")
        return things[self.below(len(things))]

    def shuffled(self, things: Sequence[_Thing]) -> tuple[_Thing, ...]:
        """Return them in another order, each equally likely."""
        order = list(things)
        for last in range(len(order) - 1, 0, -1):
            chosen = self.below(last + 1)
            order[last], order[chosen] = order[chosen], order[last]
        return tuple(order)


def _numbers(seed: bytes) -> Iterator[int]:
    block = 0
    while True:
        digest = hashlib.sha256(seed + block.to_bytes(8, "big")).digest()
        for start in range(0, len(digest), _BITS // 8):
            yield int.from_bytes(digest[start : start + _BITS // 8], "big")
        block += 1
