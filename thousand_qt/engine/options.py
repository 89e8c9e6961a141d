"""What the options of a table can be: one enumeration for each that is more than yes or no."""

from __future__ import annotations

import enum
from typing import Final

TARGET: Final = 1000
"""What wins at most tables; `Rules.target` says what wins at this one."""
PENALTY: Final = 120
"""Points lost by every third zero mark, a give-up that costs, and the third hand on the barrel."""
BARREL_HANDS: Final = 3
"""Deals a player has on the barrel at most tables; `Rules.barrel_deals` says how many at this one."""
MINIMUM_BID: Final = 100
GOLDEN_CONTRACT: Final = 120
"""What everybody in turn plays in the golden round."""
DARK_BID: Final = 120
"""What is bid by who has not looked at his cards."""


class TwoPlayerGame(enum.StrEnum):
    TWO_TALONS = "two_musiks"
    STOCK = "stock"


class LeftoverCards(enum.StrEnum):
    LAST_TRICK = "last_trick"
    NOBODY = "nobody"


class SitsOut(enum.StrEnum):
    DEALER = "dealer"
    RIGHT_OF_DEALER = "right_of_dealer"
    OPPOSITE_DEALER = "opposite_dealer"


class SitterScores(enum.StrEnum):
    NOTHING = "nothing"
    ACES_AND_MARRIAGES = "aces_and_marriages"


class Opening(enum.StrEnum):
    ELDEST_EXACTLY_100 = "eldest_exactly_100"
    ELDEST_AT_LEAST_100 = "eldest_at_least_100"
    FREE_DEALER_FORCED = "free_dealer_forced"


class BidLimit(enum.StrEnum):
    NONE = "none"
    NEED_MARRIAGE = "need_marriage"
    MARRIAGE_VALUE = "marriage_value"


class RaiseContract(enum.StrEnum):
    BEFORE_EXCHANGE = "before_exchange"
    AFTER_EXCHANGE = "after_exchange"


class GiveUpTimes(enum.StrEnum):
    NEVER = "0"
    ONCE = "1"
    TWICE = "2"
    THREE_TIMES = "3"
    UNLIMITED = "unlimited"


class GiveUpPays(enum.StrEnum):
    NOTHING = "nothing"
    SIXTY = "sixty"
    HALF_BID = "half_bid"
    SHARE_120 = "share_120"


class GiveUpCost(enum.StrEnum):
    NONE = "none"
    EVERY_THIRD = "every_third"
    THIRD_AND_LATER = "third_and_later"
    BID = "bid"
    HALF_BID = "half_bid"
    SIXTY = "sixty"
    BID_AFTER_FIRST = "bid_after_first"


class FourNines(enum.StrEnum):
    OFF = "off"
    BEFORE_BIDDING = "before_bidding"
    AFTER_EXCHANGE = "after_exchange"
    BOTH = "both"


class FourAces(enum.StrEnum):
    OFF = "off"
    POINTS_200 = "200"


class Rounding(enum.StrEnum):
    NONE = "none"
    TO_5 = "5"
    TO_10_HALF_UP = "10_half_up"
    TO_10_HALF_DOWN = "10_half_down"


class OpponentCap(enum.StrEnum):
    OFF = "off"
    AT_990 = "990"


class Endgame(enum.StrEnum):
    NONE = "none"
    RULE_800 = "rule_800"
    BARREL = "barrel"


class Simultaneous1000(enum.StrEnum):
    DECLARER_FIRST = "declarer_first"
    HIGHER_SCORE = "higher_score"


class BarrelNewcomer(enum.StrEnum):
    """What becomes of those who sit on the barrel when somebody else climbs it."""

    STAYS_BESIDE = "stays_beside"
    KNOCKS_OFF = "knocks_off"
    ALL_FALL = "all_fall"


class GoldenRound(enum.StrEnum):
    """Whether a match begins with a golden round, and what it leaves when nobody makes his contract in it."""

    OFF = "off"
    PLAYED = "played"
    WIPED = "wiped"


class ZeroBy(enum.StrEnum):
    """What a player must be without for a deal to count as a zero."""

    POINTS = "points"
    TRICKS = "tricks"
