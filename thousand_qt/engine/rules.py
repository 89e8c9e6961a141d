"""House rules as everyone asks for them: options, their values, rule sets and the presets.

The values of options are in `options`, a rule set and its checks in `rule_set`, the presets in `presets`.
"""

from __future__ import annotations

from thousand_qt.engine.options import (
    BARREL_HANDS,
    DARK_BID,
    GOLDEN_CONTRACT,
    MINIMUM_BID,
    PENALTY,
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
from thousand_qt.engine.presets import PRESETS, RULE_SETS, preset
from thousand_qt.engine.rule_set import AGREEMENTS, Rules, RulesError, rules_from_options, rules_to_options

__all__ = [
    "AGREEMENTS",
    "BARREL_HANDS",
    "DARK_BID",
    "GOLDEN_CONTRACT",
    "MINIMUM_BID",
    "PENALTY",
    "PRESETS",
    "RULE_SETS",
    "TARGET",
    "BarrelNewcomer",
    "BidLimit",
    "Endgame",
    "FourAces",
    "FourNines",
    "GiveUpCost",
    "GiveUpPays",
    "GiveUpTimes",
    "GoldenRound",
    "LeftoverCards",
    "Opening",
    "OpponentCap",
    "RaiseContract",
    "Rounding",
    "Rules",
    "RulesError",
    "Simultaneous1000",
    "SitsOut",
    "SitterScores",
    "TwoPlayerGame",
    "ZeroBy",
    "preset",
    "rules_from_options",
    "rules_to_options",
]
