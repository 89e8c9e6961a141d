"""How far the Casual player bids, what it names, when it gives up and when it asks for a new deal."""

from __future__ import annotations

import msgspec
import pytest

from tests.ai.positions import after, dealt, to_act
from thousand_qt.ai.casual import Casual
from thousand_qt.ai.seat import Budget
from thousand_qt.engine.actions import Bid, ClaimRedeal, GiveUp, Pass, SetContract, WaiveRedeal
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.rules import FourNines, GiveUpTimes, Rules, preset
from thousand_qt.engine.scoring import Standing

STRONG = "AH KH QH AS TS 9C 9D"
WEAK = "JH 9H QS JS TC JC JD"
FAIR = "AS TS AD KD QC JC JH"
"""Two aces and a ten: worth a hundred, but no more than that."""

CLASSIC = Rules()


def answer(state: MatchState) -> object:
    return Casual(0).choose(to_act(state), Budget())


def highest_call(state: MatchState) -> int:
    """Let seat 1 outbid the player at seat 0 step by step, and return how far it went."""
    highest = 0
    while isinstance(action := answer(state), Bid):
        highest = action.amount
        state = after(state, f"bid {highest}", f"bid {highest + 5}")
        if state.deal is not None and 2 in state.deal.auction.waiting:
            state = after(state, "pass")
    return highest


def test_opens_at_100_when_it_must() -> None:
    assert answer(dealt(CLASSIC, WEAK)) == Bid(0, 100)


def test_passes_a_weak_hand() -> None:
    assert answer(after(dealt(CLASSIC, STRONG, WEAK), "bid 100")) == Pass(1)


def test_bids_on_a_marriage_with_a_way_to_the_lead() -> None:
    assert answer(after(dealt(CLASSIC, WEAK, STRONG), "bid 100")) == Bid(1, 110)


def test_bids_further_on_a_better_hand_and_stops() -> None:
    rules = CLASSIC.replace(bid_limit="none")
    strong = highest_call(dealt(rules, STRONG))
    assert 130 <= strong <= 220
    assert highest_call(dealt(rules, WEAK)) == 100
    assert highest_call(dealt(rules, FAIR)) <= 120 < strong


def test_a_forced_hundred_stays_at_100() -> None:
    state = dealt(CLASSIC.replace(give_up_times="0"), WEAK, "AH KH QH TH AS TS KS", "AC KC QC AD TD KD QD")
    state = after(state, "bid 100", "pass", "pass")
    while not isinstance(action := answer(state), SetContract):
        state = after(state, str(action))
    assert action.amount == 100


def test_raises_to_what_the_hand_makes() -> None:
    state = after(dealt(CLASSIC, "AH TH KH QH AS TS AD"), "bid 100", "pass", "pass")
    state = after(state, str(answer(state)))
    action = answer(state)
    assert isinstance(action, SetContract)
    assert 170 <= action.amount <= 220


@pytest.mark.parametrize(("total", "highest"), [(800, 200), (870, 130), (895, 105)])
def test_names_no_more_than_wins_the_match(total: int, highest: int) -> None:
    rules = CLASSIC.replace(endgame="none")
    state = after(dealt(rules, "AH TH KH QH AS TS AD", totals=(total, 0, 0)), "bid 100", "pass", "pass")
    state = after(state, str(answer(state)))
    action = answer(state)
    assert isinstance(action, SetContract)
    assert action.amount <= highest


def test_plays_for_120_on_the_barrel() -> None:
    barrel = Standing(880, barrel_hands=0)
    state = dealt(CLASSIC, "AH TH AS TS AD 9C 9D", standings=(barrel, Standing(), Standing()))
    state = after(state, "bid 100", "pass", "pass")
    state = after(state, str(answer(state)))
    assert answer(state) == SetContract(0, 120)


def test_bids_against_a_player_about_to_win_on_a_hand_it_would_pass() -> None:
    middling = "KC QC AS JS 9D TD JH"
    start = dealt(CLASSIC, "AH TH AD 9H QD JD 9S", middling)
    assert answer(after(start, "bid 110")) == Pass(1)
    standings = (Standing(880, barrel_hands=0), Standing(500), Standing(300))
    threatened = msgspec.structs.replace(start, standings=standings)
    assert isinstance(answer(after(threatened, "bid 110")), Bid)


def hopeless(rules: Rules, standings: tuple[Standing, ...] | None = None) -> MatchState:
    hands = ("JH 9H QS JS JC 9C 9D", "AH KH QH TH AS TS KS", "AC KC QC TC AD TD KD")
    return after(dealt(rules, *hands, standings=standings), "bid 100", "pass", "pass")


def test_gives_up_a_hopeless_deal_that_costs_nothing() -> None:
    assert answer(hopeless(CLASSIC)) == GiveUp(0)


def test_plays_a_hopeless_deal_when_giving_up_costs_120() -> None:
    standings = (Standing(give_ups=2), Standing(), Standing())
    assert answer(hopeless(CLASSIC, standings)) != GiveUp(0)


def test_plays_a_hopeless_deal_when_giving_up_makes_another_the_winner() -> None:
    rules = CLASSIC.replace(endgame="none")
    assert answer(hopeless(rules, (Standing(), Standing(950), Standing()))) != GiveUp(0)
    assert answer(hopeless(rules, (Standing(), Standing(900), Standing()))) == GiveUp(0)


def test_never_gives_a_fair_deal_up() -> None:
    state = after(dealt(CLASSIC, STRONG), "bid 100", "pass", "pass")
    assert CLASSIC.give_up_times is GiveUpTimes.UNLIMITED
    while state.deal is not None and not state.deal.play:
        action = answer(state)
        assert not isinstance(action, GiveUp)
        state = after(state, str(action))


def test_claims_four_nines_unless_the_rest_is_strong() -> None:
    rules = CLASSIC.replace(four_nines=FourNines.BEFORE_BIDDING)
    assert answer(dealt(rules, "9H 9D 9C 9S JH QD KC")) == ClaimRedeal(0)
    assert answer(dealt(rules, "9H 9D 9C 9S AH KH QH")) == WaiveRedeal(0)


def test_claims_a_new_deal_for_a_weak_hand_but_not_for_a_marriage_it_can_declare() -> None:
    rules = CLASSIC.replace(weak_hand_below=20)
    assert answer(dealt(rules, "9H 9D JC 9S JH QD KC")) == ClaimRedeal(0)
    assert answer(dealt(rules, "KH QH 9H 9D 9C AS 9S")) != ClaimRedeal(0)


def test_claims_a_new_deal_for_a_weak_talon_only_with_a_bad_hand() -> None:
    rules = CLASSIC.replace(weak_talon_below=5)
    start = dealt(rules, "JH QH QS JS TC JC TD", "AH KH TH AS TS KS AC", "KC QC AD KD QD JD 9C")
    assert answer(after(start, "bid 100", "pass", "pass")) == ClaimRedeal(0)
    start = dealt(rules, "AH KH QH TH AS TS KD", "AC KC QC TC JC JH JS", "AD TD QD JD KS QS 9C")
    assert answer(after(start, "bid 100", "pass", "pass")) == WaiveRedeal(0)


def test_bids_exactly_100_where_the_opening_is_fixed() -> None:
    assert answer(dealt(preset("polish"), STRONG)) == Bid(0, 100)
