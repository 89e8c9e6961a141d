"""How sure a measured number is: bootstrap and Wilson intervals, quantiles, standard errors."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import Final

import msgspec

CONFIDENCE: Final = 0.95
RESAMPLES: Final = 10_000
_NORMAL_QUANTILE: Final = 1.959964
"""Of the normal distribution at 0.975, for 95 percent in the middle."""


class Interval(msgspec.Struct, frozen=True):
    low: float
    high: float


def bootstrap(clusters: Sequence[float], seed: str, resamples: int = RESAMPLES) -> Interval:
    """Return the percentile interval of the mean over clusters that are drawn again with replacement.

    A cluster is one deal with everything played on it: those plays share their cards, only the deals are
    independent of each other. Raises ValueError when there are none.
    """
    if not clusters:
        raise ValueError("an interval needs at least one cluster")
    count = len(clusters)
    choices = random.Random(seed).choices
    means = sorted(sum(choices(clusters, k=count)) / count for _ in range(resamples))
    outside = (1 - CONFIDENCE) / 2
    return Interval(quantile(means, outside), quantile(means, 1 - outside))


def wilson(successes: int, trials: int) -> Interval:
    """Return the Wilson score interval of a share; without trials it is everything."""
    if not trials:
        return Interval(0.0, 1.0)
    share = successes / trials
    square = _NORMAL_QUANTILE**2
    centre = share + square / (2 * trials)
    spread = _NORMAL_QUANTILE * math.sqrt(share * (1 - share) / trials + square / (4 * trials**2))
    scale = 1 + square / trials
    return Interval(max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale))


def standard_error(values: Sequence[float]) -> float | None:
    """Return the standard error of the mean; None for fewer than two values."""
    count = len(values)
    if count < 2:
        return None
    mean = math.fsum(values) / count
    return math.sqrt(math.fsum((value - mean) ** 2 for value in values) / (count - 1) / count)


def quantile(ordered: Sequence[float], share: float) -> float:
    """Return the value below which this share of ordered values lies, interpolated between neighbours."""
    position = share * (len(ordered) - 1)
    below = math.floor(position)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (ordered[above] - ordered[below]) * (position - below)
