"""Drawing layouts that are not all as likely."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from random import Random

from thousand_qt.ai.worlds.world import World


def drawn_evenly(
    worlds: Sequence[World], weights: Sequence[float], random: Random, count: int
) -> list[World]:
    """Return so many of these layouts in random order, each as often as its weight says, but for fractions.

    The same one may come several times. At least one weight must be above zero.
    """
    ends = list(accumulate(weights))
    step = ends[-1] / count
    point = step * random.random()
    drawn: list[World] = []
    for world, end in zip(worlds, ends, strict=True):  # evenly spread: luck has little part in it
        while point < end and len(drawn) < count:
            drawn.append(world)
            point += step
    random.shuffle(drawn)
    return drawn
