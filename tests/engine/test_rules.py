"""The options: the presets' table of the sources as published, and what a wrong rule set is told."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from thousand_qt.engine.rules import (
    AGREEMENTS,
    PRESETS,
    Endgame,
    Rules,
    RulesError,
    preset,
    rules_from_options,
    rules_to_options,
)

TABLE = Path(__file__).parents[1] / "data" / "presets.md"

NAMES = {
    "default": None,
    "000": "classic",
    "001": "polish",
    "002": "sixty",
    "003": "quick",
    "004": "dump",
    "001-2M": "polish-two-talons",
    "001-2S": "polish-stock",
    "001-4": "polish-four",
}


def read_table() -> dict[str, dict[str, str]]:
    """Return option to value as written, by column."""
    lines = TABLE.read_text(encoding="utf-8").splitlines()
    rows = [[cell.strip().strip("*") for cell in line.strip("|").split("|")] for line in lines]
    head, body = rows[0], rows[2:]
    return {name: {row[0]: row[column] for row in body} for column, name in enumerate(head) if column}


def as_written(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


@pytest.mark.parametrize(("column", "name"), NAMES.items())
def test_presets_are_as_published(column: str, name: str | None) -> None:
    rules = Rules() if name is None else preset(name)
    options = {option: as_written(value) for option, value in rules_to_options(rules).items()}
    assert {option: value for option, value in options.items() if option not in AGREEMENTS} == read_table()[
        column
    ]
    assert all(options[option] == as_written(getattr(Rules(), option)) for option in AGREEMENTS)


def test_the_sources_have_33_options_and_eight_presets() -> None:
    assert len(rules_to_options(Rules())) == 33 + len(AGREEMENTS)
    assert list(PRESETS)[:8] == [name for name in NAMES.values() if name is not None]


def test_the_presets_with_agreements_are_what_their_tables_play() -> None:
    """Each differs from the source it starts from in what its evidence names, and in nothing else."""
    classic = rules_to_options(preset("classic"))
    polish = rules_to_options(preset("polish"))
    kurnik = {
        name: value for name, value in rules_to_options(preset("kurnik")).items() if value != polish[name]
    }
    assert kurnik == {
        "give_up_times": "unlimited",
        "give_up_first_unpaid": True,
        "four_nines": "before_bidding",
    }
    shared = {
        "bid_limit": "marriage_value",
        "give_up_cost": "bid",
        "four_nines": "before_bidding",
        "zero_by": "tricks",
        "dump_at_555": True,
        "dump_at_minus_555": True,
        "barrel_newcomer": "knocks_off",
    }
    for name in ("russian", "ukrainian"):
        own = {key: value for key, value in rules_to_options(preset(name)).items() if value != classic[key]}
        assert own.items() >= shared.items()
    assert preset("russian").opening == "eldest_exactly_100"
    assert (preset("ukrainian").opening, preset("ukrainian").barrel_deals) == ("free_dealer_forced", 2)
    assert preset("ukrainian").golden_round == "wiped"


@pytest.mark.parametrize("name", PRESETS)
def test_options_bring_the_rules_back(name: str) -> None:
    rules = preset(name)
    assert rules_from_options(rules_to_options(rules)) == rules
    assert rules_from_options(msgspec.json.decode(msgspec.json.encode(rules))) == rules
    assert rules.replace() == rules
    assert hash(rules.replace()) == hash(rules)


def test_what_is_not_said_is_as_at_the_classic_table() -> None:
    assert rules_from_options({}) == Rules() == preset("classic")


def test_values_that_are_digits_may_be_numbers() -> None:
    rules = rules_from_options({"give_up_times": 2, "four_aces": 200, "opponent_cap": 990, "rounding": 5})
    assert rules == rules_from_options(
        {"give_up_times": "2", "four_aces": "200", "opponent_cap": "990", "rounding": "5"}
    )


def test_on_and_off_may_be_yes_and_no() -> None:
    assert rules_from_options({"jump_bids": "no", "must_beat_suit": "yes"}) == Rules(
        jump_bids=False, must_beat_suit=True
    )


def test_a_rule_set_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        Rules().players = 4  # type: ignore[misc]


STOCK = {
    "players": 2,
    "two_player_game": "stock",
    "give_up_times": "0",
    "four_nines": "off",
    "endgame": "none",
}

CONTRADICTIONS: list[tuple[dict[str, Any], str, str]] = [
    ({"two_player_game": "stock"}, "two_player_game=stock", "players=3"),
    ({"two_player_game": "stock", "players": 4}, "two_player_game=stock", "players=4"),
    ({"must_overtrump": True, "must_trump": False}, "must_overtrump=yes", "must_trump=no"),
    ({"zeros_on_barrel": True, "endgame": "none"}, "zeros_on_barrel=yes", "endgame=none"),
    ({"zeros_on_barrel": True, "endgame": "rule_800"}, "zeros_on_barrel=yes", "endgame=rule_800"),
    ({"give_up_on_barrel": True, "endgame": "rule_800"}, "give_up_on_barrel=yes", "endgame=rule_800"),
    ({"zeros_in_a_row": True, "zero_penalty": False}, "zeros_in_a_row=yes", "zero_penalty=no"),
    ({"declarer_rounded": True, "rounding": "none"}, "declarer_rounded=yes", "rounding=none"),
    ({"barrel_newcomer": "all_fall", "endgame": "none"}, "barrel_newcomer=all_fall", "endgame=none"),
    ({"three_falls_to_zero": True, "endgame": "rule_800"}, "three_falls_to_zero=yes", "endgame=rule_800"),
    ({"three_falls_to_zero": True, "barrel_deals": 0}, "three_falls_to_zero=yes", "barrel_deals=0"),
    ({"talon_redeal_at_100": True}, "talon_redeal_at_100=yes", "weak_talon_below=0"),
    ({**STOCK, "golden_round": "played"}, "golden_round=played", "two_player_game=stock"),
    ({**STOCK, "silence": True}, "silence=yes", "two_player_game=stock"),
    ({**STOCK, "no_foreign_trump_lead": True}, "no_foreign_trump_lead=yes", "two_player_game=stock"),
    ({**STOCK, "give_up_times": "1"}, "give_up_times=1", "two_player_game=stock"),
    ({**STOCK, "four_nines": "both"}, "four_nines=both", "two_player_game=stock"),
    ({**STOCK, "weak_hand_below": 14}, "weak_hand_below=14", "two_player_game=stock"),
    ({**STOCK, "weak_talon_below": 5}, "weak_talon_below=5", "two_player_game=stock"),
    ({**STOCK, "endgame": "barrel"}, "endgame=barrel", "two_player_game=stock"),
]


@pytest.mark.parametrize(("options", "one", "other"), CONTRADICTIONS)
def test_a_contradiction_names_both_options(options: dict[str, Any], one: str, other: str) -> None:
    with pytest.raises(RulesError) as error:
        rules_from_options(options)
    assert one in str(error.value)
    assert other in str(error.value)


def test_a_contradiction_is_found_however_rules_are_made() -> None:
    with pytest.raises(RulesError):
        Rules(must_trump=False, must_overtrump=True)
    with pytest.raises(RulesError, match=r"must_overtrump=yes .* must_trump=no"):
        preset("polish").replace(must_trump=False)
    with pytest.raises((RulesError, ValueError)):
        msgspec.structs.replace(preset("quick"), endgame=Endgame.NONE)


WRONG: list[tuple[object, str]] = [
    ({"no_such_option": 1}, "no_such_option"),
    ({"Players": 3}, "Players"),
    ({"players": 5}, "players=5"),
    ({"players": "3"}, "players='3'"),
    ({"players": True}, "players=True"),
    ({"players": 10**30}, "players=1000"),
    ({"must_trump": "maybe"}, "must_trump='maybe'"),
    ({"must_trump": 1}, "must_trump=1"),
    ({"bid_step": 7}, "bid_step=7"),
    ({"rounding": 7}, "rounding='7'"),
    ({"rounding": True}, "rounding=True"),
    ({"rounding": -5}, "rounding='-5'"),
    ({"four_aces": None}, "four_aces=None"),
    ({"endgame": ["barrel"]}, "endgame=['barrel']"),
    ({"endgame": {}}, "endgame={}"),
    ({"endgame": "\x00"}, "endgame="),
    ({"endgame_at": 990}, "endgame_at=990"),
    ({"target": 1002}, "target=1002"),
    ({"target": "1000"}, "target='1000'"),
    ({"barrel_deals": 6}, "barrel_deals=6"),
    ({"barrel_newcomer": "fights"}, "barrel_newcomer='fights'"),
    ({"zero_by": 3}, "zero_by=3"),
    ({"give_up_cost": "all"}, "give_up_cost='all'"),
    ({"deal_limit": 60.5}, "deal_limit=60.5"),
    ({"weak_hand_below": 41}, "weak_hand_below=41"),
    ({"weak_hand_below": -1}, "weak_hand_below=-1"),
    ({"weak_talon_below": 31}, "weak_talon_below=31"),
    ({"weak_talon_below": 10**30}, "weak_talon_below=1000"),
    ({"endgame": "\ud800"}, "text"),
    ({"\ud800": 1}, "text"),
    ([], "object"),
    (None, "object"),
    ("classic", "object"),
    ({1: 2}, "`1`"),
]


@pytest.mark.parametrize(("options", "named"), WRONG, ids=lambda value: ascii(value)[:40])
def test_a_wrong_rule_set_is_told_what_is_wrong(options: object, named: str) -> None:
    with pytest.raises(RulesError) as error:
        rules_from_options(options)
    assert named in str(error.value)


def test_an_unknown_preset_is_told_the_names_there_are() -> None:
    with pytest.raises(RulesError) as error:
        preset("poker")
    assert "'poker'" in str(error.value)
    for name in PRESETS:
        assert name in str(error.value)


@pytest.mark.parametrize(
    ("name", "size", "tricks"),
    [("classic", 7, 8), ("polish-four", 7, 8), ("polish-two-talons", 10, 10), ("polish-stock", 6, 12)],
)
def test_sizes(name: str, size: int, tricks: int) -> None:
    assert preset(name).hand_size == size
    assert preset(name).tricks_in_deal == tricks
