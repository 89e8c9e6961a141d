"""What a score is made of: what players carry along, the steps of the arithmetic, and its small sums."""

from __future__ import annotations

import enum
from functools import lru_cache
from typing import Final

import msgspec

from thousand_qt.engine.cards import Card
from thousand_qt.engine.rules import PENALTY, GiveUpCost, Rounding, Rules

DUMP_TOTAL: Final = 555
GIVE_UP_SHARE: Final = 60


class Standing(msgspec.Struct, frozen=True):
    """What a player carries from deal to deal.

    Attributes:
        total: the score, may be negative.
        barrel_hands: completed deals since climbing the barrel, or None when not on it.
        zero_marks: zeros so far in the match, or in the row where only a row counts.
        give_ups: deals given up so far in the match.
        barrel_falls: falls from the barrel towards the third one, where the third costs everything.
    """

    total: int = 0
    barrel_hands: int | None = None
    zero_marks: int = 0
    give_ups: int = 0
    barrel_falls: int = 0


class Role(enum.StrEnum):
    DECLARER = "declarer"
    OPPONENT = "opponent"
    SITTER = "sitter"
    PLAYER = "player"
    """Either player of the stock game, which has no declarer."""


class StepKind(enum.StrEnum):
    """One line of the arithmetic of a deal; `ScoreStep.amount` is what it adds to the total."""

    CONTRACT_MADE = "contract_made"
    CONTRACT_FAILED = "contract_failed"
    GAVE_UP = "gave_up"
    GIVE_UP_COST = "give_up_cost"
    GIVE_UP_SHARE = "give_up_share"
    GIVE_UP_UNPAID = "give_up_unpaid"
    POINTS = "points"
    NO_POINTS_ON_BARREL = "no_points_on_barrel"
    NO_POINTS_FROM_800 = "no_points_from_800"
    TALON_POINTS = "talon_points"
    DOUBLED = "doubled"
    DARK_DOUBLED = "dark_doubled"
    CAPPED = "capped"
    ZERO_MARK = "zero_mark"
    ZERO_PENALTY = "zero_penalty"
    BARREL_ENTERED = "barrel_entered"
    BARREL_HELD = "barrel_held"
    BARREL_FALL = "barrel_fall"
    BARREL_LEFT = "barrel_left"
    BARREL_KNOCKED_OFF = "barrel_knocked_off"
    BARREL_THIRD_FALL = "barrel_third_fall"
    WIPED = "wiped"
    DUMPED = "dumped"


class ScoreStep(msgspec.Struct, frozen=True):
    kind: StepKind
    amount: int
    total: int
    """The running total after this step."""


class SeatScore(msgspec.Struct, frozen=True):
    """One player's arithmetic of a deal, in points.

    `cards`, `marriages` and `leftover` add up to `raw`; `rounded` is what an opponent gets for it.
    """

    seat: int
    role: Role
    cards: int
    marriages: int
    leftover: int
    rounded: int
    steps: tuple[ScoreStep, ...]
    before: Standing
    after: Standing

    @property
    def raw(self) -> int:
        return self.cards + self.marriages + self.leftover

    @property
    def change(self) -> int:
        return self.after.total - self.before.total


class DealTally(msgspec.Struct, frozen=True):
    """What a deal left to be scored; the tuples have one entry per seat, in points.

    Attributes:
        declarer, contract: None in the stock game.
        sitter: the seat that sat out, with four players.
        gave_up: the declarer gave up; the tuples are then zeros.
        leftover_points, last_trick: the four cards left of the two-talon game and who took the last trick.
        talon: the talon as dealt, for the sitter.
        golden: everything counts double.
        dark: what the declarer makes or fails counts double.
        ends_golden_round: it is the last golden deal, and no contract has been made in those before.
        tricks: how many each took; empty when nobody counted, then points tell who took none.
    """

    declarer: int | None
    contract: int | None
    sitter: int | None
    gave_up: bool
    cards: tuple[int, ...]
    marriages: tuple[int, ...]
    leftover_points: int = 0
    last_trick: int | None = None
    talon: tuple[Card, ...] = ()
    tricks: tuple[int, ...] = ()
    golden: bool = False
    ends_golden_round: bool = False
    dark: bool = False


def round_points(rounding: Rounding, points: int) -> int:
    """Round an opponent's points (never negative) as the table does: 000.107, 001.122-123, 001.256."""
    match rounding:
        case Rounding.NONE:
            return points
        case Rounding.TO_5:
            return (points + 2) // 5 * 5
        case Rounding.TO_10_HALF_UP:
            return (points + 5) // 10 * 10
        case Rounding.TO_10_HALF_DOWN:
            return (points + 4) // 10 * 10


def half_of_bid(rules: Rules, contract: int) -> int:
    """Return half of a bid, rounded like any other score of the table, halves up (A15)."""
    return round_points(rules.rounding, (contract + 1) // 2)


@lru_cache(maxsize=1 << 10)
def points_needed(rules: Rules, contract: int) -> int:
    """Return the fewest points that make a contract: as many, or fewer where the declarer's are rounded."""
    if not rules.declarer_rounded:
        return contract
    needed = contract
    while round_points(rules.rounding, needed) < contract:
        needed += 1
    while needed and round_points(rules.rounding, needed - 1) >= contract:
        needed -= 1
    return needed


def give_up_cost(rules: Rules, give_up: int, contract: int) -> int:
    """Return what a player pays, in points, for giving up for the `give_up`th time of the match."""
    match rules.give_up_cost:
        case GiveUpCost.NONE:
            return 0
        case GiveUpCost.EVERY_THIRD:
            return 0 if give_up % 3 else PENALTY
        case GiveUpCost.THIRD_AND_LATER:
            return PENALTY if give_up >= 3 else 0
        case GiveUpCost.BID:
            return contract
        case GiveUpCost.HALF_BID:
            return half_of_bid(rules, contract)
        case GiveUpCost.SIXTY:
            return GIVE_UP_SHARE
        case GiveUpCost.BID_AFTER_FIRST:
            return contract if give_up > 1 else 0
