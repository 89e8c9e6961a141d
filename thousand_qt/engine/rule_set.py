"""House rules: all options as one frozen value, and their validation.

Each option changes one thing and is read in one place of the engine. What is not an option is fixed: 24
cards, follow suit, trump from the trick of the marriage, the declarer leads, a pass is final, penalties of
120 points. The first 33 options are those of the five sources (numbers such as 001.261 are their sentences);
the others are agreements known from elsewhere, off at first, and each names the tables it is known from.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, Literal, cast

import msgspec

from thousand_qt.engine.options import (
    TARGET,
    BarrelNewcomer,
    BidLimit,
    Endgame,
    FourAces,
    FourNines,
    GiveUpCost,
    GiveUpPays,
    GiveUpTimes,
    GoldenRound,
    LeftoverCards,
    Opening,
    OpponentCap,
    RaiseContract,
    Rounding,
    Simultaneous1000,
    SitsOut,
    SitterScores,
    TwoPlayerGame,
    ZeroBy,
)

_NEED_A_DECLARER: Final = (
    "silence",
    "two_nines_talon",
    "talon_redeal_at_100",
    "hidden_talon_at_100",
    "no_foreign_trump_lead",
    "dark_game",
)


class RulesError(ValueError):
    """A rule set with an unknown option, a wrong value, or options that make no sense together."""


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
    """When giving up costs 120 (000.070, 004.062-063), or what it costs each time.

    The bid every time is what Russian programs and tables play; half of it or sixty are milder forms of the
    same; a Polish rule book has the first give-up free and each later one at the price of the bid.
    """
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
    """An opponent's total stops at 990 (001.270): an opponent cannot win, whatever the endgame.

    With another target it stops ten points below that, as it does below 1000.
    """
    endgame: Endgame = Endgame.BARREL
    endgame_at: Literal[800, 850, 870, 880, 900] = 880
    """Threshold of the 800 rule or of the barrel in a game to 1000 (000.115, 000.146, 001.132).

    In a longer or shorter game it lies as far below the target: see `threshold`.
    """
    zero_penalty: bool = True
    """Every third deal without a point as opponent costs 120 (000.124-125)."""
    zeros_on_barrel: bool = False
    """Zeros made on the barrel are marked too (against 000.127)."""
    dump_at_555: bool = False
    """A total of exactly 555 becomes 0 (000.147, 004.059)."""
    deal_limit: Literal[0, 60] = 0
    """The match ends after this many deals; 0 = never (002.025)."""
    simultaneous_1000: Simultaneous1000 = Simultaneous1000.HIGHER_SCORE
    """Who wins when several reach the target in one deal (001.142-144, 002.024)."""

    target: Literal[500, 600, 700, 800, 900, 1000, 1001, 1005, 1100, 1200, 1300, 1400, 1500] = 1000
    """What wins: Board Game Arena and reference books have 500 to 1500, Russian programs "more than 1000"."""
    barrel_deals: Literal[0, 1, 2, 3, 4, 5] = 3
    """Deals on the barrel, 0 = without end: Russian programs offer 1 to 5, Ukrainian tables play two, and
    Lviv has no limit."""
    barrel_jump: bool = True
    """One deal may carry a player past the barrel (001.202); two Russian programs stop everybody on it."""
    barrel_newcomer: BarrelNewcomer = BarrelNewcomer.STAYS_BESIDE
    """Who climbs the barrel knocks off those who sit there, in Russian programs and books; at some Ukrainian
    tables all of them fall."""
    barrel_climb_together: bool = True
    """No: when several climb the barrel in one deal all of them fall (an option of a Russian program)."""
    three_falls_to_zero: bool = False
    """A player's third fall from the barrel takes the whole score (two Russian programs and a Russian book).

    A fall is what costs the penalty: the last deal on the barrel, or being knocked off. Who fails a contract
    there pays for it and has not fallen.
    """
    zero_by: ZeroBy = ZeroBy.POINTS
    """What makes a zero: no point (000.126), or no trick, which is the "bolt" of Russian tables."""
    zeros_in_a_row: bool = False
    """Only three zeros in a row cost 120: Russian programs offer both ways of counting.

    A deal the player plays without a zero ends the row, as declarer or opponent.
    """
    dump_at_minus_555: bool = False
    """A total of exactly -555 becomes 0, which two Russian programs and a Russian book add to 555."""
    declarer_rounded: bool = False
    """The declarer's points are rounded before they are compared with the contract (a Russian program, a book
    of house rules): 118 makes 120."""
    silence: bool = False
    """A player below -120 may say nothing but the compulsory hundred (a Russian program, pagat)."""
    two_nines_talon: bool = False
    """The declarer may ask for a new deal when two nines lie in the talon (Russian programs and books)."""
    talon_redeal_at_100: bool = False
    """A talon allows a new deal only to who was forced to take it for 100 (a Russian program, a book of house
    rules)."""
    hidden_talon_at_100: bool = False
    """Who must take the talon for a hundred shows it to nobody (a Russian program, a book of house rules)."""
    golden_round: GoldenRound = GoldenRound.OFF
    """In the first deals, one for each player, the eldest hand must play 120 without an auction, and all
    points count double (Russian programs, Ukrainian tables); when nobody makes it the scores may be wiped.

    Neither raised nor given up; penalties stay what they are. Tables that play the round again when it was
    wiped are fewer than those that go on.
    """
    no_foreign_trump_lead: bool = False
    """Nobody leads a trump that another player named while he holds anything else (a Russian program)."""
    dark_game: bool = False
    """The eldest hand may bid 120 before looking at his cards; what he makes or fails then counts double
    (Russian programs, Ukrainian tables, a Polish rule book).

    Not with a score below zero, nor while anybody is on the barrel, nor in a golden round, and never given
    up. Who is outbid looks at his cards and plays on as usual. Tables that ask for a score of 240, hide the
    talon or double everybody's points are fewer.
    """

    def __post_init__(self) -> None:
        for name, highest in (("weak_hand_below", 40), ("weak_talon_below", 30)):
            value = getattr(self, name)
            if not 0 <= value <= highest:
                raise RulesError(f"{name}={value}: expected a number from 0 to {highest} (0 = off)")
        for ours, needed in self._contradictions():
            raise RulesError(f"{ours} makes no sense with {needed}")

    def _contradictions(self) -> Iterator[tuple[str, str]]:
        """Yield pairs of options that contradict each other, each written as it stands in a rule file."""
        if self.two_player_game is TwoPlayerGame.STOCK and self.players != 2:
            yield "two_player_game=stock", f"players={self.players}"
        if self.must_overtrump and not self.must_trump:
            yield "must_overtrump=yes", "must_trump=no"
        if self.zeros_in_a_row and not self.zero_penalty:
            yield "zeros_in_a_row=yes", "zero_penalty=no"
        if self.declarer_rounded and self.rounding is Rounding.NONE:
            yield "declarer_rounded=yes", "rounding=none"
        if self.endgame is not Endgame.BARREL:
            for needs_barrel in self._barrel_options():
                yield needs_barrel, f"endgame={self.endgame}"
        someone_falls = self.barrel_deals or self.barrel_newcomer is not BarrelNewcomer.STAYS_BESIDE
        if self.three_falls_to_zero and not someone_falls:
            yield "three_falls_to_zero=yes", "barrel_deals=0 (nobody ever falls)"
        if self.talon_redeal_at_100 and not (self.two_nines_talon or self.weak_talon_below):
            yield "talon_redeal_at_100=yes", "weak_talon_below=0 and two_nines_talon=no"
        if self.is_stock_game:
            for needs_declarer in self._declarer_options():
                yield needs_declarer, "two_player_game=stock (there is no bidding, talon or declarer)"

    def _barrel_options(self) -> Iterator[str]:
        """Yield what is set here and would mean nothing without a barrel."""
        if self.zeros_on_barrel:
            yield "zeros_on_barrel=yes"
        if self.give_up_on_barrel:
            yield "give_up_on_barrel=yes"
        if self.barrel_newcomer is not BarrelNewcomer.STAYS_BESIDE:
            yield f"barrel_newcomer={self.barrel_newcomer}"
        if self.three_falls_to_zero:
            yield "three_falls_to_zero=yes"

    def _declarer_options(self) -> Iterator[str]:
        """Yield what is set here and would mean nothing without bidding, talon and declarer."""
        if self.give_up_times is not GiveUpTimes.NEVER:
            yield f"give_up_times={self.give_up_times}"
        if self.four_nines is not FourNines.OFF:
            yield f"four_nines={self.four_nines}"
        if self.weak_hand_below:
            yield f"weak_hand_below={self.weak_hand_below}"
        if self.weak_talon_below:
            yield f"weak_talon_below={self.weak_talon_below}"
        if self.endgame is not Endgame.NONE:
            yield f"endgame={self.endgame}"
        if self.golden_round is not GoldenRound.OFF:
            yield f"golden_round={self.golden_round}"
        for name in _NEED_A_DECLARER:
            if getattr(self, name):
                yield f"{name}=yes"

    @property
    def is_stock_game(self) -> bool:
        """Two players with a stock of twelve cards and no bidding (001.158-171)."""
        return self.players == 2 and self.two_player_game is TwoPlayerGame.STOCK

    @property
    def is_two_talon_game(self) -> bool:
        """Two players with two talons of two cards (001.146-157)."""
        return self.players == 2 and self.two_player_game is TwoPlayerGame.TWO_TALONS

    @property
    def threshold(self) -> int:
        """Where the 800 rule or the barrel begins: `endgame_at`, moved with the target by whole hundreds.

        "More than 1000" leaves it where it was: from 880 a contract of 125 is then needed.
        """
        return self.endgame_at + (self.target - TARGET) // 100 * 100

    @property
    def opponents_highest(self) -> int:
        """Where an opponent's total stops under `opponent_cap`: 990 in a game to 1000."""
        return self.target // 100 * 100 - 10

    @property
    def barrel_contract(self) -> int:
        """The lowest contract that wins from the barrel, in points."""
        missing = self.target - self.threshold
        return -(-missing // self.bid_step) * self.bid_step

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

AGREEMENTS: Final = Rules.__struct_fields__[Rules.__struct_fields__.index("target") :]
"""The options that are none of the five sources'. Records name them only where they are in force."""


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
    """Return all options as plain JSON data; the inverse of `rules_from_options`."""
    return cast("dict[str, Any]", msgspec.to_builtins(rules))
