"""How likely each player is to win the match between two deals: a softmax over one number for each player.

Trained on quick matches, made of hands and results of deals that were really played; see
`packaging/train_players.py`. They were matches of three; tables for two and for four are foretold as well by
the same numbers as by numbers of their own.
"""

from __future__ import annotations

import math
from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from typing import Final

from thousand_qt.ai.model.numbers import MatchNumbers, trained
from thousand_qt.engine.rules import BARREL_HANDS, TARGET, Endgame, Rules
from thousand_qt.engine.scoring import Standing

KNOTS: Final = (-200, 0, 200, 400, 500, 600, 700, 800, 850, 900, 950, 1000)
LAST_DEALS: Final = (1, 2, 3, 5, 8, 12, 20)
"""With more deals left than the last of these the limit does not matter."""


def winning_chances(rules: Rules, standings: Sequence[Standing], dealer: int, deals_left: int) -> list[float]:
    """Return each player's chance to win, by seat, before `dealer` deals.

    `deals_left` counts the coming deal; it matters only where the rules limit the deals.
    """
    numbers = trained().matches[rules.endgame]
    players = len(standings)
    scores = [
        standing_score(numbers, rules, standing, (seat - dealer - 1) % players, deals_left)
        for seat, standing in enumerate(standings)
    ]
    highest = max(scores)
    parts = [math.exp(score - highest) for score in scores]
    whole = sum(parts)
    return [part / whole for part in parts]


def standing_score(
    numbers: MatchNumbers, rules: Rules, standing: Standing, place: int, deals_left: int
) -> float:
    """Return how good a player's standing is; `place` is 0 for the eldest hand of the coming deal."""
    if rules.endgame is Endgame.BARREL and standing.barrel_hands is not None:
        score = numbers.barrel[_barrel_hands_of_three(rules, standing.barrel_hands)]
    else:  # trained on games to 1000: another target is as far away
        score = _between(numbers.totals, standing.total + TARGET - rules.target)
    marks = standing.zero_marks % 3
    if rules.zero_penalty and marks:
        score += numbers.zero_marks[marks - 1]
    if place < len(numbers.places):
        score += numbers.places[place]
    if rules.deal_limit and deals_left <= LAST_DEALS[-1]:
        last_deals = trained().matches[Endgame.NONE].last_deals  # the one game that was trained with a limit
        score += last_deals[bisect_left(LAST_DEALS, deals_left)] * standing.total / 100
    return score


def _barrel_hands_of_three(rules: Rules, hands: int) -> int:
    """Return which of the three deals that were trained is like the coming one: as many are left."""
    left = rules.barrel_deals - hands if rules.barrel_deals else BARREL_HANDS
    return min(max(BARREL_HANDS - left, 0), BARREL_HANDS - 1)


def _between(values: Sequence[float], total: int) -> float:
    """Return the value at a total; straight on outside the knots: a point is always worth something."""
    place = min(max(bisect_right(KNOTS, total) - 1, 0), len(KNOTS) - 2)
    low, high = KNOTS[place], KNOTS[place + 1]
    return values[place] + (values[place + 1] - values[place]) * (total - low) / (high - low)
