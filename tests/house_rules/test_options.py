"""What an editor needs to know of the options, held against the engine."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from thousand_qt.engine.rules import (
    PRESETS,
    Endgame,
    GiveUpTimes,
    Rules,
    RulesError,
    TwoPlayerGame,
    rules_from_options,
    rules_to_options,
)
from thousand_qt.house_rules.options import (
    GROUPS,
    OPTIONS,
    Draft,
    Group,
    Pointless,
    differences,
    pointless,
    values_of,
    written,
)

choices = st.lists(
    st.sampled_from(OPTIONS).flatmap(lambda name: st.tuples(st.just(name), st.sampled_from(values_of(name)))),
    max_size=30,
)


def test_every_option_stands_in_one_group():
    assert sorted(OPTIONS) == sorted(field.name for field in msgspec.structs.fields(Rules))
    assert len(set(OPTIONS)) == len(OPTIONS)
    assert set(GROUPS) == set(Group)


@pytest.mark.parametrize("name", OPTIONS)
def test_the_values_are_those_the_engine_takes(name):
    plain = rules_to_options(Rules())
    neutral = {"must_trump": True, "endgame": "barrel", "zero_penalty": True, "players": 2}
    neutral["players"] = 4 if name in ("sits_out", "sitter_scores") else 2 if name == "two_player_game" else 3
    for value in values_of(name):
        draft = Draft(rules_from_options({**plain, **neutral}))
        draft.set(name, value)
        assert getattr(draft.rules, name) == value or pointless(draft.rules, name)
    numbers = [value for value in values_of(name) if type(value) is int]
    if numbers:
        with pytest.raises(RulesError, match=name):
            rules_from_options({**plain, name: max(numbers) + 1})


@settings(max_examples=300)
@given(st.sampled_from(sorted(PRESETS)), choices)
def test_whatever_is_chosen_can_be_played(preset, chosen):
    """No way through the editor ends in a contradiction, and what decides something is as it was chosen."""
    draft = Draft(PRESETS[preset])
    for name, value in chosen:
        draft.set(name, value)
    rules = draft.rules
    for name in OPTIONS:
        if pointless(rules, name) is None:
            assert getattr(rules, name) == draft.value(name)
    assert rules_from_options(written(rules)) == rules


@given(choices)
def test_what_was_chosen_comes_back_when_it_has_a_point_again(chosen):
    draft = Draft(Rules())
    for name, value in chosen:
        if name not in ("players", "two_player_game"):
            draft.set(name, value)
    before = draft.rules
    draft.set("players", 2)
    draft.set("two_player_game", TwoPlayerGame.STOCK)
    assert draft.rules.give_up_times is GiveUpTimes.NEVER
    assert draft.rules.endgame is Endgame.NONE
    draft.set("two_player_game", TwoPlayerGame.TWO_TALONS)
    draft.set("players", 3)
    assert draft.rules == before


@pytest.mark.parametrize(
    ("changes", "name", "reason"),
    [
        ({}, "two_player_game", Pointless.ONLY_TWO_PLAYERS),
        ({}, "leftover_cards", Pointless.ONLY_TWO_TALONS),
        ({}, "sits_out", Pointless.ONLY_FOUR_PLAYERS),
        ({"must_trump": False}, "must_overtrump", Pointless.NO_TRUMPING),
        ({"players": 2}, "must_overtrump", Pointless.NO_TRUMP_TO_BEAT),
        ({"endgame": "rule_800"}, "zeros_on_barrel", Pointless.NO_BARREL),
        ({"endgame": "rule_800"}, "endgame_at", None),
        ({"endgame": "none"}, "endgame_at", Pointless.NO_ENDGAME),
        ({"zero_penalty": False}, "give_up_is_zero", Pointless.NO_ZEROS),
        ({"give_up_times": "0"}, "give_up_pays", Pointless.NO_GIVING_UP),
        ({"give_up_pays": "nothing"}, "give_up_first_unpaid", Pointless.GIVING_UP_PAYS_NOTHING),
        ({"players": 4}, "sits_out", None),
        ({}, "give_up_pays", None),
        ({"zero_penalty": False}, "zeros_in_a_row", Pointless.NO_ZEROS),
        ({"endgame": "none"}, "barrel_newcomer", Pointless.NO_BARREL),
        ({"barrel_deals": 0}, "three_falls_to_zero", Pointless.NO_FALLS),
        ({"barrel_deals": 0, "barrel_newcomer": "all_fall"}, "three_falls_to_zero", None),
        ({"rounding": "none"}, "declarer_rounded", Pointless.NO_ROUNDING),
    ],
)
def test_what_decides_nothing_has_its_reason(changes, name, reason):
    assert pointless(Rules().replace(**changes), name) is reason


@pytest.mark.parametrize("zero_penalty", [False, True])
def test_the_stock_game_has_no_bidding_no_talon_and_no_declarer(zero_penalty):
    rules = PRESETS["polish-stock"].replace(zero_penalty=zero_penalty)
    reasons = {name: pointless(rules, name) for name in OPTIONS}
    assert reasons["opening"] is Pointless.NO_BIDDING
    assert reasons["four_nines"] is Pointless.NO_TALON
    assert reasons["simultaneous_1000"] is Pointless.NO_DECLARER
    assert {name for name, reason in reasons.items() if reason is None} == {
        "players",
        "two_player_game",
        "must_trump",
        "must_beat_suit",
        "marriage_on_first_lead",
        "four_aces",
        "rounding",
        "dump_at_555",
        "deal_limit",
        "target",
    }


def test_differences_leave_out_what_decides_nothing():
    assert differences(PRESETS["dump"], PRESETS["classic"]) == ("give_up_pays", "give_up_cost", "dump_at_555")
    never = PRESETS["classic"].replace(give_up_times="0")
    assert differences(never.replace(give_up_pays="nothing"), never) == ()


@pytest.mark.parametrize(
    ("name", "value"), [("bid_step", 7), ("jump_bids", 1), ("bid_step", True), ("sauce", 1)]
)
def test_a_wrong_value_is_refused_with_the_name(name, value):
    with pytest.raises(RulesError, match=name):
        Draft(Rules()).set(name, value)


def test_one_option_is_reset_or_all():
    draft = Draft(PRESETS["polish"])
    draft.set("bid_step", 5)
    draft.set("dump_at_555", True)
    draft.reset(PRESETS["polish"], "bid_step")
    assert differences(draft.rules, PRESETS["polish"]) == ("dump_at_555",)
    draft.reset(PRESETS["polish"])
    assert draft.rules == PRESETS["polish"]
