"""House rules: the 33 options as one frozen value, their validation, and the eight presets.

Each option changes one thing and is read in one place of the engine. What is not an option is fixed: 24
cards, follow suit, trump from the trick of the marriage, the declarer leads, a pass is final, three hands on
the barrel, penalties of 120 points, target 1000.
"""

from __future__ import annotations

import enum
from typing import Any, Final, Literal, cast

import msgspec

TARGET: Final = 1000
PENALTY: Final = 120
"""Points lost by every third zero mark, a give-up that costs, and the third hand on the barrel."""
BARREL_HANDS: Final = 3
MINIMUM_BID: Final = 100


class RulesError(ValueError):
    """A rule set with an unknown option, a wrong value, or options that make no sense together."""


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


class Rules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of one table. The defaults are the preset ``classic`` (source 000).

    Raises `RulesError` on construction when options contradict each other; the message names both.
    """

    players: Literal[2, 3, 4] = 3
    two_player_game: TwoPlayerGame = TwoPlayerGame.TWO_TALONS
    """With two players: two talons of two cards each (001.146-157), or a stock (001.158-171)."""
    leftover_cards: LeftoverCards = LeftoverCards.LAST_TRICK
    """Two talons: who takes the cards put aside and the other talon (001.154-157)."""
    sits_out: SitsOut = SitsOut.DEALER
    """With four players (000.142, 001.173-176)."""
    sitter_scores: SitterScores = SitterScores.NOTHING
    """With four players: nothing, or 50 per ace and the marriages in the talon (001.179-180)."""
    opening: Opening = Opening.ELDEST_AT_LEAST_100
    """Who must open and with what (000.054, 001.052, 003.021, 003.057)."""
    bid_step: Literal[5, 10] = 5
    """Bids and contracts are multiples of this many points."""
    jump_bids: bool = True
    """No = exactly one step above the last bid (002.012)."""
    bid_limit: BidLimit = BidLimit.NEED_MARRIAGE
    """What a bid over 120 needs (000.059, 001.059-061, 001.248)."""
    raise_contract: RaiseContract = RaiseContract.AFTER_EXCHANGE
    """When the contract is named: before or after giving the cards (003.026, 000.067)."""
    give_up_times: GiveUpTimes = GiveUpTimes.UNLIMITED
    """Give-ups per player and match (000.068, 001.191)."""
    give_up_pays: GiveUpPays = GiveUpPays.SIXTY
    """What each opponent gets for a given-up deal (000.069, 000.144, 001.189-190)."""
    give_up_first_unpaid: bool = False
    """A player's first give-up pays nobody (001.194)."""
    give_up_cost: GiveUpCost = GiveUpCost.EVERY_THIRD
    """When giving up costs 120 (000.070, 004.062-063)."""
    give_up_is_zero: bool = False
    """Giving up counts as a zero mark (003.059-060)."""
    give_up_on_barrel: bool = False
    """A declarer on the barrel may give up (forbidden by 000.122 and 004.064)."""
    four_nines: FourNines = FourNines.AFTER_EXCHANGE
    """When a player holding four nines may ask for a new deal (000.071, 001.260, 003.054, 004.021)."""
    weak_hand_below: int = 0
    """Redeal right before the bidding for a hand worth fewer card points, 0-40; 0 = off (001.261)."""
    weak_talon_below: int = 0
    """Declarer's redeal right for a talon worth fewer card points, 0-30; 0 = off (000.148)."""
    must_trump: bool = True
    """A player void in the suit led must trump (000.084)."""
    must_beat_suit: bool = False
    """A player who follows suit must beat the winning card if possible (001.081-082)."""
    must_overtrump: bool = False
    """A player who must trump beats the trump in the trick if possible (001.084-085)."""
    marriage_on_first_lead: bool = False
    """A marriage may be declared with the very first lead of the deal (001.101)."""
    four_aces: FourAces = FourAces.OFF
    """Four aces may be declared like a marriage, for 200, without changing trump (000.143)."""
    rounding: Rounding = Rounding.TO_5
    """How opponents' points are rounded (000.107, 001.122-123, 001.256)."""
    opponent_cap: OpponentCap = OpponentCap.OFF
    """An opponent's total stops at 990 (001.270)."""
    endgame: Endgame = Endgame.BARREL
    endgame_at: Literal[800, 850, 870, 880, 900] = 880
    """Threshold of the 800 rule or of the barrel (000.115, 000.146, 001.132)."""
    zero_penalty: bool = True
    """Every third deal without a point as opponent costs 120 (000.124-125)."""
    zeros_on_barrel: bool = False
    """Zeros made on the barrel are marked too (against 000.127)."""
    dump_at_555: bool = False
    """A total of exactly 555 becomes 0 (000.147, 004.059)."""
    deal_limit: Literal[0, 60] = 0
    """The match ends after this many deals; 0 = never (002.025)."""
    simultaneous_1000: Simultaneous1000 = Simultaneous1000.HIGHER_SCORE
    """Who wins when several reach 1000 in one deal (001.142-144, 002.024)."""

    def __post_init__(self) -> None:
        for name, highest in (("weak_hand_below", 40), ("weak_talon_below", 30)):
            value = getattr(self, name)
            if not 0 <= value <= highest:
                raise RulesError(f"{name}={value}: expected a number from 0 to {highest} (0 = off)")
        for ours, needed in self._contradictions():
            raise RulesError(f"{ours} makes no sense with {needed}")

    def _contradictions(self) -> list[tuple[str, str]]:
        """Pairs of options that contradict each other, each written as it stands in a rule file."""
        found: list[tuple[str, str]] = []
        barrel = self.endgame is Endgame.BARREL
        if self.two_player_game is TwoPlayerGame.STOCK and self.players != 2:
            found.append(("two_player_game=stock", f"players={self.players}"))
        if self.must_overtrump and not self.must_trump:
            found.append(("must_overtrump=yes", "must_trump=no"))
        if self.zeros_on_barrel and not barrel:
            found.append(("zeros_on_barrel=yes", f"endgame={self.endgame}"))
        if self.give_up_on_barrel and not barrel:
            found.append(("give_up_on_barrel=yes", f"endgame={self.endgame}"))
        if self.is_stock_game:
            stock = "two_player_game=stock (there is no bidding, talon or declarer)"
            if self.give_up_times is not GiveUpTimes.NEVER:
                found.append((f"give_up_times={self.give_up_times}", stock))
            if self.four_nines is not FourNines.OFF:
                found.append((f"four_nines={self.four_nines}", stock))
            if self.weak_hand_below:
                found.append((f"weak_hand_below={self.weak_hand_below}", stock))
            if self.weak_talon_below:
                found.append((f"weak_talon_below={self.weak_talon_below}", stock))
            if self.endgame is not Endgame.NONE:
                found.append((f"endgame={self.endgame}", stock))
        return found

    @property
    def is_stock_game(self) -> bool:
        """Two players with a stock of twelve cards and no bidding (001.158-171)."""
        return self.players == 2 and self.two_player_game is TwoPlayerGame.STOCK

    @property
    def is_two_talon_game(self) -> bool:
        """Two players with two talons of two cards (001.146-157)."""
        return self.players == 2 and self.two_player_game is TwoPlayerGame.TWO_TALONS

    @property
    def hand_size(self) -> int:
        """Cards dealt to each active player."""
        if self.is_stock_game:
            return 6
        return 10 if self.players == 2 else 7

    @property
    def tricks_in_deal(self) -> int:
        """Tricks of a full deal: 8 with three or four players, 10 with two talons, 12 with a stock."""
        if self.is_stock_game:
            return 12
        return 10 if self.players == 2 else 8

    def replace(self, **changes: Any) -> Rules:
        """Return these rules with some options changed; values as in JSON are accepted.

        Raises `RulesError` for an unknown option, a wrong value or a contradiction.
        """
        return rules_from_options({**rules_to_options(self), **changes})


_SPOKEN_NUMBERS: Final = ("give_up_times", "four_aces", "opponent_cap", "rounding")
"""Options whose values are names that happen to be digits: files may write them as numbers too."""

_YES_OR_NO: Final = tuple(
    field.name for field in msgspec.structs.fields(Rules) if isinstance(field.default, bool)
)
"""Options that are on or off: files may write yes and no, as rule tables do."""


def rules_from_options(options: object) -> Rules:
    """Build rules from plain JSON data: option names to values; a missing option has its default.

    Raises `RulesError` naming the option and what is wrong with it.
    """
    if not isinstance(options, dict):
        raise RulesError("a rule set must be an object of options and values")
    data = {str(name): value for name, value in cast("dict[object, Any]", options).items()}
    for name in _SPOKEN_NUMBERS:
        value = data.get(name)
        if isinstance(value, int) and not isinstance(value, bool):
            data[name] = str(value)
    for name in _YES_OR_NO:
        if isinstance(data.get(name), str) and data[name] in ("yes", "no"):
            data[name] = data[name] == "yes"
    try:
        return msgspec.convert(data, Rules)
    except msgspec.ValidationError as error:
        raise RulesError(_plain_message(str(error), data)) from error
    except UnicodeError as error:  # msgspec cannot look at a string that is not text
        raise RulesError(f"a rule set must be plain text: {error}") from error


def _plain_message(message: str, data: dict[str, Any]) -> str:
    """Say a validation error as ``option=value: reason`` where the option is known."""
    reason, _, path = message.partition(" - at `$.")
    name = path.rstrip("`")
    if name in data:
        return f"{name}={data[name]!r}: {reason}"
    return message


def rules_to_options(rules: Rules) -> dict[str, Any]:
    """Return all 33 options as plain JSON data; the inverse of `rules_from_options`."""
    return cast("dict[str, Any]", msgspec.to_builtins(rules))


_POLISH: Final = Rules(
    sitter_scores=SitterScores.ACES_AND_MARRIAGES,
    opening=Opening.ELDEST_EXACTLY_100,
    bid_step=10,
    bid_limit=BidLimit.MARRIAGE_VALUE,
    give_up_times=GiveUpTimes.NEVER,
    give_up_pays=GiveUpPays.SHARE_120,
    give_up_cost=GiveUpCost.NONE,
    four_nines=FourNines.OFF,
    must_beat_suit=True,
    must_overtrump=True,
    marriage_on_first_lead=True,
    rounding=Rounding.TO_10_HALF_UP,
    endgame=Endgame.RULE_800,
    endgame_at=800,
    zero_penalty=False,
    simultaneous_1000=Simultaneous1000.DECLARER_FIRST,
)

PRESETS: Final[dict[str, Rules]] = {
    "classic": Rules(),
    "polish": _POLISH,
    "sixty": Rules(
        opening=Opening.ELDEST_EXACTLY_100,
        bid_step=10,
        jump_bids=False,
        bid_limit=BidLimit.MARRIAGE_VALUE,
        give_up_times=GiveUpTimes.NEVER,
        give_up_cost=GiveUpCost.NONE,
        four_nines=FourNines.OFF,
        endgame=Endgame.NONE,
        zero_penalty=False,
        deal_limit=60,
    ),
    "quick": Rules(
        opening=Opening.FREE_DEALER_FORCED,
        raise_contract=RaiseContract.BEFORE_EXCHANGE,
        give_up_cost=GiveUpCost.NONE,
        give_up_is_zero=True,
        give_up_on_barrel=True,
        four_nines=FourNines.BOTH,
        must_trump=False,
        zeros_on_barrel=True,
    ),
    "dump": Rules(
        give_up_pays=GiveUpPays.NOTHING,
        give_up_cost=GiveUpCost.THIRD_AND_LATER,
        dump_at_555=True,
    ),
    "polish-two-talons": msgspec.structs.replace(_POLISH, players=2),
    "polish-stock": msgspec.structs.replace(
        _POLISH,
        players=2,
        two_player_game=TwoPlayerGame.STOCK,
        rounding=Rounding.NONE,
        endgame=Endgame.NONE,
        simultaneous_1000=Simultaneous1000.HIGHER_SCORE,
    ),
    "polish-four": msgspec.structs.replace(_POLISH, players=4),
}
"""The published rule sets: sources 000 to 004 and the three variants of 001, by name."""

RULE_SETS: Final[dict[str, Rules]] = {
    **PRESETS,
    **{
        f"{name}-four": msgspec.structs.replace(rules, players=4)
        for name, rules in PRESETS.items()
        if rules.players == 3 and f"{name}-four" not in PRESETS
    },
}
"""All rule sets with a name: the presets, and those for three as four play them: one sits out (000.142)."""


def preset(name: str) -> Rules:
    """Return a rule set by name; raises `RulesError` listing the names there are."""
    try:
        return RULE_SETS[name]
    except KeyError:
        raise RulesError(f"unknown preset {name!r} (there are: {', '.join(RULE_SETS)})") from None
