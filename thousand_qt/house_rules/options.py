"""The options of a rule set as an editor needs them: groups, values, and what is pointless with the rest.

The engine says which options contradict each other (`engine.rules`); this module says more: which ones would
never be asked for (rules document, section 4), so that an editor can show them grey and say why.
"""

from __future__ import annotations

import enum
import types
import typing
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from thousand_qt.choices import values_of_type
from thousand_qt.engine.rules import (
    BarrelNewcomer,
    Endgame,
    FourNines,
    GiveUpPays,
    GiveUpTimes,
    GoldenRound,
    Rounding,
    Rules,
    RulesError,
    TwoPlayerGame,
    rules_to_options,
)


class Group(enum.StrEnum):
    """The parts of a deal the options belong to, in the order in which they are played."""

    PLAYERS = "players"
    BIDDING = "bidding"
    CONTRACT = "contract"
    GIVING_UP = "giving_up"
    PLAY = "play"
    MARRIAGES = "marriages"
    SCORING = "scoring"
    ENDGAME = "endgame"


_BIDDING: Final = ("opening", "bid_step", "jump_bids", "bid_limit", "silence", "dark_game")

_BARREL: Final = (
    "barrel_deals",
    "barrel_jump",
    "barrel_newcomer",
    "barrel_climb_together",
    "three_falls_to_zero",
)

GROUPS: Final[Mapping[Group, tuple[str, ...]]] = {
    Group.PLAYERS: ("players", "two_player_game", "leftover_cards", "sits_out", "sitter_scores"),
    Group.BIDDING: _BIDDING,
    Group.CONTRACT: ("raise_contract", "hidden_talon_at_100", "golden_round"),
    Group.GIVING_UP: (
        "give_up_times",
        "give_up_pays",
        "give_up_first_unpaid",
        "give_up_cost",
        "give_up_is_zero",
        "give_up_on_barrel",
        "four_nines",
        "weak_hand_below",
        "weak_talon_below",
        "two_nines_talon",
        "talon_redeal_at_100",
    ),
    Group.PLAY: ("must_trump", "must_beat_suit", "must_overtrump", "no_foreign_trump_lead"),
    Group.MARRIAGES: ("marriage_on_first_lead", "four_aces"),
    Group.SCORING: (
        "rounding",
        "declarer_rounded",
        "opponent_cap",
        "zero_penalty",
        "zero_by",
        "zeros_in_a_row",
        "zeros_on_barrel",
        "dump_at_555",
        "dump_at_minus_555",
    ),
    Group.ENDGAME: ("target", "endgame", "endgame_at", *_BARREL, "deal_limit", "simultaneous_1000"),
}
"""Every option of `Rules` stands in one of them."""

OPTIONS: Final[tuple[str, ...]] = tuple(name for names in GROUPS.values() for name in names)

_TYPES: Final[Mapping[str, Any]] = typing.get_type_hints(Rules)
"""What each option is, as the engine declares it."""

_RANGES: Final[Mapping[str, range]] = {"weak_hand_below": range(41), "weak_talon_below": range(31)}
"""Options that are any number up to the highest the engine takes."""


class Pointless(enum.StrEnum):
    """Why an option has nothing to decide with the others as they are."""

    ONLY_TWO_PLAYERS = "only_two_players"
    ONLY_FOUR_PLAYERS = "only_four_players"
    ONLY_TWO_TALONS = "only_two_talons"
    NO_BIDDING = "no_bidding"
    NO_DECLARER = "no_declarer"
    NO_TALON = "no_talon"
    NO_GIVING_UP = "no_giving_up"
    GIVING_UP_PAYS_NOTHING = "giving_up_pays_nothing"
    NO_TRUMPING = "no_trumping"
    NO_TRUMP_TO_BEAT = "no_trump_to_beat"
    NO_BARREL = "no_barrel"
    NO_ENDGAME = "no_endgame"
    NO_ZEROS = "no_zeros"
    NO_LOSSES = "no_losses"
    NO_FALLS = "no_falls"
    NO_ROUNDING = "no_rounding"
    NO_TALON_RIGHT = "no_talon_right"


@dataclass(frozen=True, slots=True)
class _Need:
    """Options that decide something only while `holds` is true of the rest; else there is a reason.

    Some may still be set then and contradict nothing (`is_harmless`): published rules for two say that trumps
    have to be beaten, too.
    """

    names: tuple[str, ...]
    holds: Callable[[Any], bool]
    reason: Pointless
    is_harmless: bool = False


def _is_stock(rules: Any) -> bool:
    return rules.players == 2 and rules.two_player_game is TwoPlayerGame.STOCK


_NEEDS: Final[tuple[_Need, ...]] = (
    _Need(("two_player_game",), lambda rules: rules.players == 2, Pointless.ONLY_TWO_PLAYERS),
    _Need(
        ("leftover_cards",),
        lambda rules: rules.players == 2 and not _is_stock(rules),
        Pointless.ONLY_TWO_TALONS,
    ),
    _Need(("sits_out", "sitter_scores"), lambda rules: rules.players == 4, Pointless.ONLY_FOUR_PLAYERS),
    _Need(
        (
            "opening",
            "bid_step",
            "jump_bids",
            "bid_limit",
            "raise_contract",
            "give_up_times",
            "weak_hand_below",
            "silence",
            "dark_game",
            "golden_round",
            "no_foreign_trump_lead",
        ),
        lambda rules: not _is_stock(rules),
        Pointless.NO_BIDDING,
    ),
    _Need(
        ("four_nines", "weak_talon_below", "two_nines_talon", "hidden_talon_at_100"),
        lambda rules: not _is_stock(rules),
        Pointless.NO_TALON,
    ),
    _Need(
        ("talon_redeal_at_100",),
        lambda rules: rules.weak_talon_below or rules.two_nines_talon,
        Pointless.NO_TALON_RIGHT,
    ),
    _Need(
        (
            "opponent_cap",
            "declarer_rounded",
            "zero_penalty",
            "zero_by",
            "zeros_in_a_row",
            "endgame",
            "simultaneous_1000",
        ),
        lambda rules: not _is_stock(rules),
        Pointless.NO_DECLARER,
    ),
    _Need(
        ("give_up_pays", "give_up_first_unpaid", "give_up_cost", "give_up_is_zero", "give_up_on_barrel"),
        lambda rules: rules.give_up_times is not GiveUpTimes.NEVER,
        Pointless.NO_GIVING_UP,
    ),
    _Need(
        ("give_up_first_unpaid",),
        lambda rules: rules.give_up_pays is not GiveUpPays.NOTHING,
        Pointless.GIVING_UP_PAYS_NOTHING,
    ),
    _Need(("dump_at_minus_555",), lambda rules: not _is_stock(rules), Pointless.NO_LOSSES),
    _Need(("must_overtrump",), lambda rules: rules.must_trump, Pointless.NO_TRUMPING),
    # Of two players one leads, and the other finds a trump in the trick only where he follows suit.
    _Need(
        ("must_overtrump",), lambda rules: rules.players != 2, Pointless.NO_TRUMP_TO_BEAT, is_harmless=True
    ),
    _Need(("endgame_at",), lambda rules: rules.endgame is not Endgame.NONE, Pointless.NO_ENDGAME),
    _Need(
        ("give_up_on_barrel", "zeros_on_barrel", *_BARREL),
        lambda rules: rules.endgame is Endgame.BARREL,
        Pointless.NO_BARREL,
    ),
    _Need(
        ("three_falls_to_zero",),
        lambda rules: rules.barrel_deals or rules.barrel_newcomer is not BarrelNewcomer.STAYS_BESIDE,
        Pointless.NO_FALLS,
    ),
    _Need(
        ("give_up_is_zero", "zero_by", "zeros_in_a_row", "zeros_on_barrel"),
        lambda rules: rules.zero_penalty,
        Pointless.NO_ZEROS,
    ),
    _Need(("declarer_rounded",), lambda rules: rules.rounding is not Rounding.NONE, Pointless.NO_ROUNDING),
)

_AT_REST: Final[Mapping[str, Any]] = {
    "two_player_game": TwoPlayerGame.TWO_TALONS,
    "must_overtrump": False,
    "zeros_on_barrel": False,
    "give_up_on_barrel": False,
    "give_up_times": GiveUpTimes.NEVER,
    "four_nines": FourNines.OFF,
    "weak_hand_below": 0,
    "weak_talon_below": 0,
    "endgame": Endgame.NONE,
    "barrel_newcomer": BarrelNewcomer.STAYS_BESIDE,
    "three_falls_to_zero": False,
    "zeros_in_a_row": False,
    "declarer_rounded": False,
    "silence": False,
    "two_nines_talon": False,
    "hidden_talon_at_100": False,
    "talon_redeal_at_100": False,
    "golden_round": GoldenRound.OFF,
    "no_foreign_trump_lead": False,
    "dark_game": False,
}
"""The values the engine takes for options that are pointless; any other would be a contradiction."""


def values_of(name: str) -> tuple[Any, ...]:
    """Return the values an option may have, as the engine writes them, lowest or plainest first.

    Raises KeyError for an unknown option.
    """
    if name in _RANGES:
        return tuple(_RANGES[name])
    return values_of_type(_TYPES[name])


def pointless(rules: Rules, name: str) -> Pointless | None:
    """Return why this option decides nothing in these rules, or None when it does."""
    return next((need.reason for need in _unmet(rules, name)), None)


def _unmet(options: Any, name: str) -> Iterator[_Need]:
    return (need for need in _NEEDS if name in need.names and not need.holds(options))


def differences(rules: Rules, base: Rules) -> tuple[str, ...]:
    """Return the options in which two rule sets differ, those left out that decide nothing in both."""
    return tuple(
        name
        for name in OPTIONS
        if getattr(rules, name) != getattr(base, name)
        and (pointless(rules, name) is None or pointless(base, name) is None)
    )


def value_from(name: str, plain: Any) -> Any:
    """Return the engine's own value for one as files write it: yes for true, 2 for "2".

    Raises `RulesError` when there is no such option or value.
    """
    if name not in _TYPES:
        raise RulesError(f"there is no option {name!r}")
    kind = _TYPES[name]
    if kind is bool:
        plain = {"yes": True, "no": False}.get(plain, plain) if isinstance(plain, str) else plain
        fitting = (each for each in values_of(name) if plain is each)
    elif isinstance(plain, bool) or not isinstance(plain, int | str):
        fitting = iter(())
    else:
        fitting = (
            each for each in values_of(name) if each == (str(plain) if isinstance(each, str) else plain)
        )
    found = tuple(fitting)
    if not found:
        allowed = ", ".join(map(str, values_of(name)))
        raise RulesError(f"{name}={plain!r}: expected one of {allowed}")
    return found[0]


def clashes(rules_to_be: Mapping[str, Any]) -> dict[str, Pointless]:
    """Return the options that are set although the others leave no room for them, and why.

    Args:
        rules_to_be: All options with the engine's own values.
    """
    view = types.SimpleNamespace(**rules_to_be)
    found: dict[str, Pointless] = {}
    for name, value in _AT_REST.items():
        reasons = [need.reason for need in _unmet(view, name) if not need.is_harmless]
        if reasons and rules_to_be[name] != value:
            found[name] = reasons[0]
    return found


class Draft:
    """A rule set while it is being made.

    It remembers what was chosen for options that are pointless for the moment: whoever tries two players and
    goes back to three finds everything as it was.
    """

    def __init__(self, rules: Rules) -> None:
        self._wanted = {name: getattr(rules, name) for name in OPTIONS}

    @property
    def rules(self) -> Rules:
        """The rules as they could be played now: what is pointless is at rest where it would contradict."""
        options = dict(self._wanted)
        # What is put to rest may make others pointless: giving up needs a declarer, its price giving up.
        while resting := clashes(options):
            options.update({name: _AT_REST[name] for name in resting})
        return Rules(**options)

    def set(self, name: str, value: Any) -> None:
        """Choose a value for an option; raises `RulesError` when there is no such option or value."""
        self._wanted[name] = value_from(name, value)

    def value(self, name: str) -> Any:
        """Return what was chosen for this option, whether or not it decides anything now."""
        return self._wanted[name]

    def reset(self, base: Rules, name: str | None = None) -> None:
        """Take one option, or all of them, from another rule set."""
        for each in OPTIONS if name is None else (name,):
            self._wanted[each] = getattr(base, each)


def written(rules: Rules) -> dict[str, Any]:
    """Return the options in the order of the groups, as plain JSON data."""
    plain = rules_to_options(rules)
    return {name: plain[name] for name in OPTIONS}
