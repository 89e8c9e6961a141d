"""Random rule sets and random matches for the property tests."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from tests.engine.helpers import random_action
from thousand_qt.engine.actions import Action
from thousand_qt.engine.events import Event
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.rules import Endgame, Rules, RulesError, rules_from_options
from thousand_qt.engine.scoring import Standing

OPTION_VALUES: dict[str, list[object]] = {
    "players": [2, 3, 3, 4],
    "two_player_game": ["two_musiks", "stock"],
    "leftover_cards": ["last_trick", "nobody"],
    "sits_out": ["dealer", "right_of_dealer", "opposite_dealer"],
    "sitter_scores": ["nothing", "aces_and_marriages"],
    "opening": ["eldest_exactly_100", "eldest_at_least_100", "free_dealer_forced"],
    "bid_step": [5, 10],
    "jump_bids": [True, False],
    "bid_limit": ["none", "need_marriage", "marriage_value"],
    "raise_contract": ["before_exchange", "after_exchange"],
    "give_up_times": ["0", "1", "2", "3", "unlimited"],
    "give_up_pays": ["nothing", "sixty", "half_bid", "share_120"],
    "give_up_first_unpaid": [True, False],
    "give_up_cost": [
        "none",
        "every_third",
        "third_and_later",
        "bid",
        "half_bid",
        "sixty",
        "bid_after_first",
    ],
    "give_up_is_zero": [True, False],
    "give_up_on_barrel": [True, False],
    "four_nines": ["off", "before_bidding", "after_exchange", "both"],
    "weak_hand_below": [0, 14, 25, 40],
    "weak_talon_below": [0, 5, 15, 30],
    "must_trump": [True, False],
    "must_beat_suit": [True, False],
    "must_overtrump": [True, False],
    "marriage_on_first_lead": [True, False],
    "four_aces": ["off", "200"],
    "rounding": ["none", "5", "10_half_up", "10_half_down"],
    "opponent_cap": ["off", "990"],
    "endgame": ["none", "rule_800", "barrel", "barrel"],
    "endgame_at": [800, 850, 870, 880, 900],
    "zero_penalty": [True, False],
    "zeros_on_barrel": [True, False],
    "dump_at_555": [True, False],
    "deal_limit": [0, 60],
    "simultaneous_1000": ["declarer_first", "higher_score"],
    "target": [1000, 1000, 500, 700, 1001, 1005, 1500],
    "barrel_deals": [0, 1, 2, 3, 3, 4, 5],
    "barrel_jump": [True, False],
    "barrel_newcomer": ["stays_beside", "knocks_off", "all_fall"],
    "barrel_climb_together": [True, False],
    "three_falls_to_zero": [True, False],
    "zero_by": ["points", "tricks"],
    "zeros_in_a_row": [True, False],
    "dump_at_minus_555": [True, False],
    "declarer_rounded": [True, False],
    "silence": [True, False],
    "two_nines_talon": [True, False],
    "talon_redeal_at_100": [True, False],
    "hidden_talon_at_100": [True, False],
    "dark_game": [False, True],
    "golden_round": ["off", "off", "played", "wiped"],
    "no_foreign_trump_lead": [True, False],
}

STOCK_GAME = {
    "give_up_times": "0",
    "four_nines": "off",
    "weak_hand_below": 0,
    "weak_talon_below": 0,
    "endgame": "none",
    "silence": False,
    "two_nines_talon": False,
    "talon_redeal_at_100": False,
    "hidden_talon_at_100": False,
    "dark_game": False,
    "golden_round": "off",
    "no_foreign_trump_lead": False,
}

MENDED = {
    "must_overtrump": False,
    "zeros_on_barrel": False,
    "give_up_on_barrel": False,
    "barrel_newcomer": "stays_beside",
    "three_falls_to_zero": False,
    "zeros_in_a_row": False,
    "declarer_rounded": False,
    "talon_redeal_at_100": False,
}
"""The values that make sense whatever else is agreed."""


@st.composite
def any_rules(draw: st.DrawFn) -> Rules:
    """Any rule set without contradictions; the few that have one are mended or drawn again."""
    options = {name: draw(st.sampled_from(values)) for name, values in OPTION_VALUES.items()}
    if options["players"] != 2:
        options["two_player_game"] = "two_musiks"
    elif options["two_player_game"] == "stock":
        options.update(STOCK_GAME)
    try:
        return rules_from_options(options)
    except RulesError:
        options.update(MENDED)
        return rules_from_options(options)


def random_standing(rules: Rules, random: Random) -> Standing:
    """Return what a player may have late in a match, where the rules of the endgame bite."""
    marks = random.randrange(6) if rules.zero_penalty else 0
    falls = random.randrange(3) if rules.three_falls_to_zero else 0
    give_ups = 0 if rules.give_up_times == "0" else random.randrange(6)
    if rules.endgame is Endgame.BARREL and random.random() < 0.5:
        return Standing(rules.threshold, random.randrange(rules.barrel_deals or 9), marks, give_ups, falls)
    below = rules.threshold if rules.endgame is Endgame.BARREL else rules.target // 5 * 5
    totals = (below - 5, below - 10, below - 100, below - 200, 675, 560, 435, 0, -120, -435, -675)
    total = random.choice([total for total in totals if total < below])
    return Standing(total, None, marks, give_ups, falls)


def step_randomly(
    rules: Rules, seed: int, steps: int, *, late: bool = False
) -> Iterator[tuple[MatchState, Action, MatchState, tuple[Event, ...]]]:
    random = Random(seed)
    dealer = random.randrange(rules.players)
    standings = tuple(random_standing(rules, random) for _ in range(rules.players))
    state = MatchState(rules, dealer, standings) if late else MatchState.new(rules, dealer)
    for _ in range(steps):
        if state.outcome is not None:
            return
        action = random_action(random, state)
        after, events = state.apply(action)
        yield state, action, after, events
        state = after


SEEDS = st.integers(0, 2**32)
MATCHES = settings(max_examples=40, suppress_health_check=[HealthCheck.too_slow])
