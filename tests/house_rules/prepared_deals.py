"""For each option a prepared deal in which it matters: what comes of it under each of its values.

A case plays the deal by the engine, with whatever rules it is given, and returns what is to be seen there.
Nothing here opens a window.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

import msgspec

from tests.engine.helpers import (
    drive,
    drive_to_the_end_of_the_deal,
    drive_until,
    match_for,
    pack_with,
    shuffled,
    texts,
)
from thousand_qt.engine.actions import Bid
from thousand_qt.engine.deal import Phase
from thousand_qt.engine.events import DealResult
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.rules import Rules
from thousand_qt.engine.scoring import Standing, StepKind
from thousand_qt.engine.view import view_of

CALLS = ("bid 100", "pass", "pass")
NEW = Standing()

SWEEP = {0: "AS KS QS TS 9D AD TD", 1: "JS 9S AH KH QH AC KC", 2: "TH JH 9H TC QC JC 9C"}
"""The first hand takes every point; the second takes one trick without any, the third none."""
SWEEP_TALON = "KD QD JD"
SWEEP_PLAY = (
    *("play AD", "play KD", "play QD"),
    *("play KS declare", "play JS", "play 9H"),
    *("play 9D", "play 9S", "play 9C"),
)

TRUMPS = {0: "AS KS QS AH TH KH 9D", 1: "TS 9S AC TC KC QC AD", 2: "JS QH JH 9H TD KD QD"}
"""After a marriage in spades the second hand holds two of them and no heart."""
OVERTRUMP = {0: "KS QS 9S AC TC AD TD", 1: "AS AH TH KH QH JH 9H", 2: "TS JS KC QC JC KD QD"}
"""The second hand leads hearts, which the third has to trump before the first does."""

NEAR, MIXED, SHARED = 274, 8, 354
"""Shuffles: the declarer takes 98 of 100; the opponents take 4 and 35; he makes it while one takes 17."""


@dataclass(frozen=True)
class Case:
    """What is to be seen of an option.

    Attributes:
        seen: plays the deal by some rules and returns what is seen.
        expected: what that must be, by value.
        needs: other options that give this one a point, or take others out of the way.
    """

    seen: Callable[[Rules], Any]
    expected: Mapping[Any, Any]
    needs: dict[str, Any] = field(default_factory=dict[str, Any])


def dealt(
    rules: Rules,
    *calls: str,
    hands: Mapping[int, str] | None = None,
    talon: str = "",
    standings: tuple[Standing, ...] | None = None,
) -> MatchState:
    return drive(match_for(rules, standings), pack_with(rules, hands, talon), *calls)


def finished(state: MatchState) -> DealResult:
    return played_out(state).results[-1]


def played_out(state: MatchState) -> MatchState:
    return drive_to_the_end_of_the_deal(state)[0]


def sweep(rules: Rules, *standings: Standing, contract: int = 100) -> MatchState:
    """Play the deal in which the declarer takes everything: 160 with his marriage."""
    seats = (*standings, *(NEW for _ in range(rules.players - len(standings))))
    state = dealt(rules, f"bid {contract}", "pass", "pass", hands=SWEEP, talon=SWEEP_TALON, standings=seats)
    state = drive(state, "give KD QD", f"contract {contract}")
    state = drive(state, *SWEEP_PLAY)
    return played_out(state)


def failed(rules: Rules, *standings: Standing) -> MatchState:
    """Play a deal in which the declarer of 100 takes 81."""
    return shuffled_deal(rules, MIXED, *standings)


def shuffled_deal(rules: Rules, seed: int, *standings: Standing) -> MatchState:
    state = match_for(rules, standings or None)
    return played_out(drive(state, shuffled(Random(seed)), *CALLS))


def after_marriage(rules: Rules, *plays: str, hands: Mapping[int, str] = TRUMPS, talon: str = "") -> set[str]:
    """Return what may be played after these cards of a deal in which the declarer began with a marriage."""
    gifts = talon.split()
    state = dealt(rules, *CALLS, hands=hands, talon=talon)
    return set(texts(drive(state, f"give {gifts[0]} {gifts[2]}", "contract 100", *plays).legal_actions()))


def total(state: MatchState, seat: int) -> int:
    return state.standings[seat].total


def kinds(result: DealResult, seat: int) -> set[StepKind]:
    return {step.kind for step in result.seats[seat].steps}


def given_up(rules: Rules, *standings: Standing, bid: int = 110) -> DealResult:
    seats = (*standings, *(NEW for _ in range(rules.players - len(standings))))
    return drive(dealt(rules, f"bid {bid}", "pass", "pass", standings=seats), "give-up").results[-1]


def may_give_up(rules: Rules, standing: Standing) -> bool:
    state = dealt(rules, *CALLS, standings=(standing, NEW, NEW))
    return "give-up" in texts(state.legal_actions())


def highest_bid(state: MatchState) -> int:
    return max((action.amount for action in state.legal_actions() if isinstance(action, Bid)), default=0)


# What is seen


def _limits(rules: Rules) -> tuple[int, int]:
    state = dealt(rules, "bid 100", hands={1: "KS QS", 2: "KH KD KC 9H 9D 9C JC"})
    return highest_bid(state), highest_bid(drive(state, "pass"))


def _golden(rules: Rules) -> tuple[bool, bool]:
    """Whether the first deal is a golden one, and whether three that fail leave nothing."""
    state = drive(match_for(rules), shuffled(Random(MIXED)))
    golden = state.deal is not None and state.deal.golden
    for _ in range(3):
        state = drive(state, shuffled(Random(MIXED))) if state.deal is None else state
        state = played_out(drive_until(state, lambda reached: reached.phase is Phase.PLAY))
    return golden, state.totals == (0, 0, 0)


def _nines(rules: Rules) -> tuple[bool, bool]:
    """Whether four nines allow a new deal before the bidding, and after the exchange."""
    state = dealt(rules, hands={1: "9S 9C 9D 9H"})
    before = state.phase is Phase.REDEAL
    state = drive(state, *(["waive"] if before else []), *CALLS)
    state = drive_until(state, lambda each: each.phase in (Phase.PLAY, Phase.REDEAL), waive=False)
    return before, state.phase is Phase.REDEAL


def _weak_talon(rules: Rules, talon: str, first: str = "bid 100") -> bool:
    return dealt(rules, first, "pass", "pass", talon=talon).phase is Phase.REDEAL


def _four_players_paid(rules: Rules) -> tuple[int, ...]:
    return tuple(score.change for score in given_up(rules).seats[1:])


def _ends(rules: Rules) -> tuple[bool, bool]:
    """Whether a total five points short of the target ends the match, and whether the target itself does."""
    wanted = rules.target
    return tuple(  # type: ignore[return-value]
        sweep(rules, Standing(wanted - 105 + more), contract=100).outcome is not None for more in (0, 5)
    )


def _falls(rules: Rules) -> tuple[bool, ...]:
    """Whether an opponent falls from the barrel after having been there for 0 to 5 deals."""
    return tuple(
        StepKind.BARREL_FALL in kinds(sweep(rules, NEW, Standing(880, barrel_hands=hands)).results[-1], 1)
        for hands in range(6)
    )


def _climbed(rules: Rules) -> tuple[int, int]:
    state = sweep(rules, Standing(790), Standing(880, barrel_hands=0))
    return total(state, 0), total(state, 1)


def _climbed_together(rules: Rules) -> tuple[int, ...]:
    scores = given_up(rules, NEW, Standing(830), Standing(830)).seats
    return tuple(score.after.total for score in scores[1:])


def _after_sixty(rules: Rules) -> bool:
    state = msgspec.structs.replace(match_for(rules), earlier=59)
    return played_out(drive(state, shuffled(Random(MIXED)), *CALLS)).outcome is not None


def _capped(rules: Rules) -> int:
    return total(shuffled_deal(rules, MIXED, NEW, NEW, Standing(970)), 2)


def _winner(rules: Rules) -> tuple[int, ...]:
    end = shuffled_deal(rules, SHARED, Standing(900), Standing(995), NEW).outcome
    return () if end is None else end.winners


def _zero_marks(rules: Rules, seat: int, *standings: Standing) -> int:
    return sweep(rules, *standings).standings[seat].zero_marks


MARRIED = {"marriage_on_first_lead": True}
FREE = {"endgame": "none"}
GIFTS = "9C JC JD"

CASES: Mapping[str, Case] = {
    "players": Case(lambda rules: len(view_of(dealt(rules), 0).hand_sizes), {2: 2, 3: 3, 4: 4}),
    "two_player_game": Case(
        lambda rules: dealt(rules).phase,
        {"two_musiks": Phase.AUCTION, "stock": Phase.PLAY},
        {"players": 2, "four_nines": "off"},
    ),
    "leftover_cards": Case(
        lambda rules: any(
            score.leftover
            for score in finished(dealt(rules, "bid 100", "pass", "talon 1", talon="AS AH 9S 9C")).seats
        ),
        {"last_trick": True, "nobody": False},
        {"players": 2},
    ),
    "sits_out": Case(
        lambda rules: view_of(dealt(rules), 0).sitter,
        {"dealer": 3, "right_of_dealer": 2, "opposite_dealer": 1},
        {"players": 4},
    ),
    "sitter_scores": Case(
        lambda rules: finished(dealt(rules, *CALLS, talon="AS AH 9C")).seats[3].change,
        {"nothing": 0, "aces_and_marriages": 100},
        {"players": 4},
    ),
    "opening": Case(
        lambda rules: {"pass", "bid 105"} & set(texts(dealt(rules).legal_actions())),
        {
            "eldest_exactly_100": set[str](),
            "eldest_at_least_100": {"bid 105"},
            "free_dealer_forced": {"pass", "bid 105"},
        },
    ),
    "bid_step": Case(
        lambda rules: "bid 105" in texts(dealt(rules, "bid 100").legal_actions()), {5: True, 10: False}
    ),
    "jump_bids": Case(
        lambda rules: "bid 110" in texts(dealt(rules, "bid 100").legal_actions()), {True: True, False: False}
    ),
    "bid_limit": Case(
        _limits, {"none": (400, 400), "need_marriage": (400, 120), "marriage_value": (160, 120)}
    ),
    "silence": Case(
        lambda rules: (
            texts(dealt(rules, "bid 100", standings=(NEW, Standing(-125), NEW)).legal_actions()) == {"pass"}
        ),
        {True: True, False: False},
    ),
    "dark_game": Case(lambda rules: len(view_of(dealt(rules), 0).hand), {True: 0, False: 7}),
    "raise_contract": Case(
        lambda rules: dealt(rules, *CALLS).phase,
        {"before_exchange": Phase.CONTRACT, "after_exchange": Phase.EXCHANGE},
    ),
    "hidden_talon_at_100": Case(
        lambda rules: len(view_of(dealt(rules, *CALLS), 1).talon), {True: 0, False: 3}
    ),
    "golden_round": Case(
        _golden,
        {"off": (False, False), "played": (True, False), "wiped": (True, True)},
        {"give_up_times": "0", "four_nines": "off"},
    ),
    "give_up_times": Case(
        lambda rules: [may_give_up(rules, Standing(give_ups=times)) for times in range(5)],
        {
            "0": [False] * 5,
            "1": [True] + [False] * 4,
            "2": [True] * 2 + [False] * 3,
            "3": [True] * 3 + [False] * 2,
            "unlimited": [True] * 5,
        },
    ),
    "give_up_pays": Case(
        _four_players_paid,
        {"nothing": (0, 0, 0), "sixty": (60, 60, 0), "half_bid": (55, 55, 0), "share_120": (40, 40, 40)},
        {"players": 4},
    ),
    "give_up_first_unpaid": Case(
        lambda rules: [given_up(rules, Standing(give_ups=times)).seats[1].change for times in (0, 1)],
        {True: [0, 60], False: [60, 60]},
    ),
    "give_up_cost": Case(
        lambda rules: [given_up(rules, Standing(give_ups=times)).seats[0].change for times in range(4)],
        {
            "none": [0, 0, 0, 0],
            "every_third": [0, 0, -120, 0],
            "third_and_later": [0, 0, -120, -120],
            "bid": [-110] * 4,
            "half_bid": [-55] * 4,
            "sixty": [-60] * 4,
            "bid_after_first": [0, -110, -110, -110],
        },
    ),
    "give_up_is_zero": Case(lambda rules: given_up(rules).seats[0].after.zero_marks, {True: 1, False: 0}),
    "give_up_on_barrel": Case(
        lambda rules: may_give_up(rules, Standing(880, barrel_hands=0)), {True: True, False: False}
    ),
    "four_nines": Case(
        _nines,
        {
            "off": (False, False),
            "before_bidding": (True, False),
            "after_exchange": (False, True),
            "both": (True, True),
        },
    ),
    "weak_hand_below": Case(
        lambda rules: dealt(rules, hands={0: "9S 9C 9D JS JC JD QH"}).phase is Phase.REDEAL,
        {value: value > 9 for value in range(41)},
    ),
    "weak_talon_below": Case(
        lambda rules: _weak_talon(rules, "9S JC QH"), {value: value > 5 for value in range(31)}
    ),
    "two_nines_talon": Case(lambda rules: _weak_talon(rules, "9S 9C AH"), {True: True, False: False}),
    "talon_redeal_at_100": Case(
        lambda rules: [_weak_talon(rules, "9S JC JH", first) for first in ("bid 100", "bid 105")],
        {True: [True, False], False: [True, True]},
        {"weak_talon_below": 5},
    ),
    "must_trump": Case(
        lambda rules: (
            after_marriage(rules, "play KS declare", "play 9S", "play JS", "play AH", talon=GIFTS)
            == {"play TS"}
        ),
        {True: True, False: False},
        MARRIED,
    ),
    "must_beat_suit": Case(
        lambda rules: after_marriage(rules, "play KS declare", talon=GIFTS),
        {True: {"play TS"}, False: {"play TS", "play 9S"}},
        MARRIED,
    ),
    "must_overtrump": Case(
        lambda rules: after_marriage(
            rules,
            "play QS declare",
            "play AS",
            "play TS",
            "play AH",
            "play JS",
            hands=OVERTRUMP,
            talon="9C 9D JD",
        ),
        {True: {"play KS"}, False: {"play KS", "play 9S"}},
        MARRIED,
    ),
    "no_foreign_trump_lead": Case(
        lambda rules: (
            "play 9S" in after_marriage(rules, "play KS declare", "play TS", "play JS", talon=GIFTS)
        ),
        {True: False, False: True},
        MARRIED,
    ),
    "marriage_on_first_lead": Case(
        lambda rules: "play KS declare" in after_marriage(rules, talon=GIFTS), {True: True, False: False}
    ),
    "four_aces": Case(
        lambda rules: highest_bid(dealt(rules, "bid 100", hands={1: "AS AC AD AH KS KC KD"})),
        {"off": 120, "200": 500},
    ),
    "rounding": Case(
        lambda rules: [score.change for score in failed(rules).results[-1].seats[1:]],
        {"none": [4, 35], "5": [5, 35], "10_half_up": [0, 40], "10_half_down": [0, 30]},
        {"zero_penalty": False},
    ),
    "declarer_rounded": Case(
        lambda rules: shuffled_deal(rules, NEAR).results[-1].made, {True: True, False: False}
    ),
    "opponent_cap": Case(_capped, {"off": 1005, "990": 990}, FREE),
    "zero_penalty": Case(
        lambda rules: total(sweep(rules, NEW, NEW, Standing(300, zero_marks=2)), 2),
        {True: 180, False: 300},
    ),
    "zero_by": Case(lambda rules: _zero_marks(rules, 1), {"points": 1, "tricks": 0}),
    "zeros_in_a_row": Case(lambda rules: _zero_marks(rules, 0, Standing(zero_marks=2)), {True: 0, False: 2}),
    "zeros_on_barrel": Case(
        lambda rules: _zero_marks(rules, 2, NEW, NEW, Standing(880, barrel_hands=0)), {True: 1, False: 0}
    ),
    "dump_at_555": Case(lambda rules: total(sweep(rules, Standing(455)), 0), {True: 0, False: 555}),
    "dump_at_minus_555": Case(
        lambda rules: total(failed(rules, Standing(-455), NEW, NEW), 0), {True: 0, False: -555}
    ),
    "target": Case(
        _ends,
        dict.fromkeys(
            (500, 600, 700, 800, 900, 1000, 1001, 1005, 1100, 1200, 1300, 1400, 1500), (False, True)
        ),
        FREE,
    ),
    "endgame": Case(
        lambda rules: total(failed(rules, NEW, NEW, Standing(850)), 2),
        {"none": 885, "rule_800": 850, "barrel": 800},
        {"endgame_at": 800},
    ),
    "endgame_at": Case(
        lambda rules: total(sweep(rules, Standing(795), contract=110), 0),
        {value: value for value in (800, 850, 870, 880, 900)},
    ),
    "barrel_deals": Case(
        _falls,
        {deals: tuple(0 < deals <= hands + 1 for hands in range(6)) for deals in range(6)},
    ),
    "barrel_jump": Case(
        lambda rules: total(sweep(rules, Standing(860), contract=160), 0), {True: 1020, False: 880}
    ),
    "barrel_newcomer": Case(
        _climbed, {"stays_beside": (880, 880), "knocks_off": (880, 760), "all_fall": (760, 760)}
    ),
    "barrel_climb_together": Case(_climbed_together, {True: (880, 880), False: (760, 760)}),
    "three_falls_to_zero": Case(
        lambda rules: total(sweep(rules, NEW, Standing(880, barrel_hands=2, barrel_falls=2)), 1),
        {True: 0, False: 760},
    ),
    "deal_limit": Case(_after_sixty, {0: False, 60: True}),
    "simultaneous_1000": Case(_winner, {"declarer_first": (0,), "higher_score": (1,)}, FREE),
}
