"""A rating over time, so that a player sees whether the play gets better.

It is an Elo rating for tables of several players. Each level of the program has a fixed rating, its anchor;
the chance to win a match is a player's share of 10^(rating / 400) among all at the table; after each
finished match the rating moves by `STEP` times the difference between the win (1, or the share of a draw, or
0) and that chance. Against two equal opponents a win is worth two thirds of a step, a loss costs one third;
a player 100 points above both wins 47 % of the matches.

The anchors put Casual at 1000 and the others where whole matches of the arena put them, one of a level
against two of the other: Casual alone won 54 and 59 % against Beginner (400 matches under the classic and
the polish rules each), Strong 45 and 52 % against Casual (120 each), Master 56 % against Casual (390,
polish); Random won none of 400. They were measured with a fixed number of layouts instead of a clock, so
they are good to some 30 points.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

ANCHORS: Final[dict[str, float]] = {
    "random": 400.0,
    "beginner": 840.0,
    "casual": 1000.0,
    "strong": 1110.0,
    "master": 1170.0,
}
"""The rating of each level of the program."""

FIRST_RATING: Final = 1000.0
FIRST_MATCHES: Final = 20
"""So many matches move a new rating twice as far as later ones, for it to find its place."""
STEP: Final = 24.0


def chance_to_win(rating: float, opponents: Iterable[float]) -> float:
    """Return the chance to win a match against opponents of these ratings, 0 to 1."""
    return 1 / (1 + sum(10 ** ((opponent - rating) / 400) for opponent in opponents))


def rated(opponents: Iterable[str]) -> bool:
    """Tell whether a match against these kinds of seat moves a rating: all must be levels of the program."""
    return all(kind in ANCHORS for kind in opponents)


def next_rating(rating: float, matches: int, won: float, opponents: Iterable[str]) -> float:
    """Return the rating after a match; `matches` were rated before it, `won` is the share of the win."""
    step = STEP * 2 if matches < FIRST_MATCHES else STEP
    return rating + step * (won - chance_to_win(rating, (ANCHORS[kind] for kind in opponents)))
