"""From values to pixels, and the round numbers that stand on an axis."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

_STEPS: Final = (1.0, 2.0, 2.5, 5.0, 10.0)
_NEARLY: Final = 1e-9


@dataclass(frozen=True, slots=True)
class Scale:
    """A straight axis: `low` lies at pixel `start` and `high` at pixel `end`, whichever of them is larger."""

    low: float
    high: float
    start: float
    end: float

    def at(self, value: float) -> float:
        """Return the pixel of a value; everything lies at the start of an axis without length."""
        if self.high == self.low:
            return self.start
        return self.start + (value - self.low) / (self.high - self.low) * (self.end - self.start)


def round_step(span: float, most: int, *, whole: bool = False) -> float:
    """Return the smallest round step that goes into a span `most` times or less.

    Round are 1, 2, 2.5 and 5 times a power of ten.

    Args:
        span: What the axis covers, more than 0.
        most: How many steps there may be, at least 1.
        whole: Whether the step must be a whole number.
    """
    power = 10.0 ** math.floor(math.log10(span / most))
    while True:
        for factor in _STEPS:
            step = factor * power
            if span / step <= most * (1 + _NEARLY) and not (whole and step != int(step)):
                return step
        power *= 10


def round_ticks(low: float, high: float, most: int, *, whole: bool = False) -> tuple[float, ...]:
    """Return round numbers that enclose two values, evenly spaced, with about `most` steps between them.

    The first is not above `low` and the last not below `high`: an axis from one to the other holds both.
    """
    step = round_step((high - low) or 1.0, max(1, most), whole=whole)
    first = math.floor(low / step + _NEARLY)
    last = max(first + 1, math.ceil(high / step - _NEARLY))
    return tuple(number * step for number in range(first, last + 1))


def counted_ticks(count: int, most: int) -> tuple[int, ...]:
    """Return which of the numbers 0 to `count` stand on an axis: round ones, `most` steps at most."""
    if count <= 0:
        return (0,)
    step = max(1, int(round_step(count, max(1, most), whole=True)))
    return tuple(range(0, count + 1, step))
