"""The rule sets that have a name: those of the sources, and those of tables with other agreements."""

from __future__ import annotations

from typing import Final

import msgspec

from thousand_qt.engine.options import (
    BarrelNewcomer,
    BidLimit,
    Endgame,
    FourNines,
    GiveUpCost,
    GiveUpPays,
    GiveUpTimes,
    GoldenRound,
    Opening,
    RaiseContract,
    Rounding,
    Simultaneous1000,
    SitterScores,
    TwoPlayerGame,
    ZeroBy,
)
from thousand_qt.engine.rule_set import Rules, RulesError

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

_RUSSIAN: Final = Rules(
    opening=Opening.ELDEST_EXACTLY_100,
    bid_limit=BidLimit.MARRIAGE_VALUE,
    give_up_cost=GiveUpCost.BID,
    four_nines=FourNines.BEFORE_BIDDING,
    weak_hand_below=14,
    weak_talon_below=5,
    two_nines_talon=True,
    talon_redeal_at_100=True,
    silence=True,
    zero_by=ZeroBy.TRICKS,
    dump_at_555=True,
    dump_at_minus_555=True,
    barrel_jump=False,
    barrel_newcomer=BarrelNewcomer.KNOCKS_OFF,
    three_falls_to_zero=True,
)
"""Russian with agreements: what most of the Russian programs and books looked at switch on by default (a
reconstruction of a program of the nineties with 48 agreements, an engine with its options explained, a
reference book): eldest sits on the hundred, a give-up costs the bid, bolts by tricks, 555 both ways, a barrel
nobody jumps over and newcomers clear."""

_KURNIK: Final = msgspec.structs.replace(
    _POLISH,
    give_up_times=GiveUpTimes.UNLIMITED,
    give_up_first_unpaid=True,
    four_nines=FourNines.BEFORE_BIDDING,
)
"""Kurnik's Polish: the rules published by kurnik.pl, as quoted by implementers: the Polish game with bombs
that cost nothing, of which a player's first pays nobody and each later one 60 (40 with four), and a new deal
for four nines. What its text leaves open (over-trumping, a marriage with the first lead) is as in 001."""

_UKRAINIAN: Final = Rules(
    opening=Opening.FREE_DEALER_FORCED,
    bid_limit=BidLimit.MARRIAGE_VALUE,
    give_up_pays=GiveUpPays.HALF_BID,
    give_up_cost=GiveUpCost.BID,
    four_nines=FourNines.BEFORE_BIDDING,
    golden_round=GoldenRound.WIPED,
    zero_by=ZeroBy.TRICKS,
    dump_at_555=True,
    dump_at_minus_555=True,
    barrel_deals=2,
    barrel_newcomer=BarrelNewcomer.KNOCKS_OFF,
)
"""Ukrainian: what Ukrainian pages and a reference book tell of those tables beyond the Russian game: a dealer
forced to 100 when all pass, a golden round at the start, two deals on the barrel, from which the one who
climbs it later knocks the other off; a give-up costs the bid, half of it to each opponent."""

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
    "russian": _RUSSIAN,
    "kurnik": _KURNIK,
    "ukrainian": _UKRAINIAN,
}
"""The published rule sets: sources 000 to 004, the three variants of 001, and those with agreements from
elsewhere, by name."""

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
