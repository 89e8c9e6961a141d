"""Decisions with a clearly right answer, weighed by chances to win the match."""

from __future__ import annotations

import msgspec
import pytest

from tests.ai.headless import play_match
from tests.ai.positions import after, dealt, to_act
from thousand_qt.ai.bidding import choose_call, choose_contract
from thousand_qt.ai.casual import Casual
from thousand_qt.ai.model.hand import DealtChances
from thousand_qt.ai.model.match import winning_chances
from thousand_qt.ai.model.stakes import SCALE, MatchStakes
from thousand_qt.ai.search.chances import Counted
from thousand_qt.engine.actions import Bid, Pass, SetContract
from thousand_qt.engine.cards import mask_of
from thousand_qt.engine.rules import Rules, preset
from thousand_qt.engine.scoring import Standing
from thousand_qt.engine.view import PlayerView

GOOD = "AH KH QH AS TS 9C 9D"
FAIR = "AS TS AD KD QC JC JH"
POOR = "JH 9H QS JS TC JC JD"

CLASSIC = Rules()


def call(view: PlayerView) -> object:
    return choose_call(view, DealtChances.of(view.rules, mask_of(view.hand)), MatchStakes(view))


def second_to_call(rules: Rules, hand: str, *standings: Standing, bid: int = 100) -> PlayerView:
    return to_act(after(dealt(rules, "", hand, standings=standings), f"bid {bid}"))


def with_deals_played(view: PlayerView, number: int) -> PlayerView:
    state = play_match(Rules(), [Casual(0)] * 3, 1, deals=1)
    return msgspec.structs.replace(view, results=state.results[:1] * number)


def named(view: PlayerView, results: list[int]) -> object:
    return choose_contract(view, Counted(results), MatchStakes(view))


def declaring(rules: Rules, *standings: Standing) -> PlayerView:
    """Return the view of a declarer who got the deal for a hundred and has given two cards."""
    state = dealt(rules, "AH KH QH AS TS 9C JD", "9D JS QS KS AD KD TD", standings=standings)
    return to_act(after(state, "bid 100", "pass", "pass", "give 9C JD"))


def test_good_hands_bid_and_poor_ones_pass() -> None:
    even = [Standing(300)] * 3
    assert call(second_to_call(CLASSIC, GOOD, *even)) == Bid(1, 110)
    assert call(second_to_call(CLASSIC, POOR, *even)) == Pass(1)


def test_the_last_hand_on_the_barrel_bids_what_would_otherwise_pass() -> None:
    others = Standing(500), Standing(500)
    hand = "AS TS KD QC JC JH 9C"
    calm = second_to_call(CLASSIC, hand, others[0], Standing(500), others[1])
    last = second_to_call(CLASSIC, hand, others[0], Standing(880, 2), others[1])
    assert call(calm) == Pass(1)
    assert isinstance(call(last), Bid)


def test_a_forced_hundred_on_the_barrel_is_raised_to_what_wins() -> None:
    view = declaring(CLASSIC, Standing(880, 0), Standing(500), Standing(500))
    assert named(view, [95, 105, 115, 125, 130, 140]) == SetContract(0, 120)


def test_no_more_is_named_than_wins() -> None:
    view = declaring(CLASSIC, Standing(880, 0), Standing(500), Standing(500))
    assert named(view, [220] * 20) == SetContract(0, 120)


def test_a_leader_about_to_win_is_outbid() -> None:
    hand = FAIR
    ahead = second_to_call(CLASSIC, hand, Standing(880, 0), Standing(600), Standing(200), bid=110)
    even = second_to_call(CLASSIC, hand, Standing(600), Standing(600), Standing(600), bid=110)
    gain = [
        MatchStakes(view).worth_of_bid(120, DealtChances.of(CLASSIC, mask_of(view.hand)))
        - MatchStakes(view).passing
        for view in (ahead, even)
    ]
    assert gain[0] > gain[1]
    assert isinstance(call(ahead), Bid)


def test_in_the_last_deal_only_the_first_place_counts() -> None:
    sixty = preset("sixty")
    hand = "KS QS TH JH 9C JD 9D"
    behind = second_to_call(sixty, hand, Standing(300), Standing(660), Standing(760))
    assert call(behind) == Pass(1)
    assert isinstance(call(with_deals_played(behind, 59)), Bid)


def test_the_leader_of_the_last_deal_does_not_risk_it() -> None:
    sixty = preset("sixty")
    leading = second_to_call(sixty, FAIR, Standing(300), Standing(700), Standing(400))
    assert call(with_deals_played(leading, 59)) == Pass(1)


def test_the_contract_of_the_last_deal_is_what_is_needed() -> None:
    view = with_deals_played(declaring(preset("sixty"), Standing(500), Standing(615), Standing(400)), 59)
    assert named(view, [120, 130, 150, 150, 150, 160, 160, 170, 180, 200]) == SetContract(0, 150)


def test_a_capped_opponent_is_less_of_a_danger() -> None:
    rules = CLASSIC.replace(endgame="none")
    standings = Standing(200), Standing(700), Standing(985)
    free, capped = (
        MatchStakes(second_to_call(one, POOR, *standings)).passing
        for one in (rules, rules.replace(opponent_cap="990"))
    )
    assert capped > free + 100


def test_nobody_falls_from_555() -> None:
    rules = preset("dump")
    view = declaring(rules, Standing(455), Standing(300), Standing(300))
    assert named(view, [104] * 3 + [125] * 40) != SetContract(0, 100)
    other = declaring(rules, Standing(450), Standing(300), Standing(300))
    assert named(other, [104] * 30) == SetContract(0, 100)


def test_a_sure_win_is_worth_the_whole_match() -> None:
    view = declaring(CLASSIC, Standing(880, 0), Standing(500), Standing(500))
    won, missed = (MatchStakes(view).worth(120, Counted([taken] * 10_000)) for taken in (200, 100))
    now = winning_chances(CLASSIC, view.standings, view.dealer, 0)[0]
    assert won == pytest.approx(SCALE * (1 - now), abs=1)
    assert missed < 0
