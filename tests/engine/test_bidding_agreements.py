"""Agreements about bidding, talon, leading and the golden round, each played both ways."""

from __future__ import annotations

import msgspec
import pytest

from tests.engine.helpers import (
    breaks,
    drive,
    drive_to_the_end_of_the_deal,
    drive_until,
    drive_with_events,
    in_play,
    match_for,
    pack_with,
    rules_for,
    texts,
)
from thousand_qt.engine.actions import Bid, GiveUp, Play, SetContract
from thousand_qt.engine.cards import Card, Suit, mask_of, parse_cards
from thousand_qt.engine.deal import Phase
from thousand_qt.engine.errors import BrokenRule
from thousand_qt.engine.events import TalonShown, TalonTaken
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.rights import RedealReason
from thousand_qt.engine.rules import Rules
from thousand_qt.engine.scoring import DealTally, Standing, StepKind, score_deal
from thousand_qt.engine.tricks import legal_leads
from thousand_qt.engine.view import view_of

NEW = Standing()
LOW = Standing(-125)


def dealt(
    rules: Rules, *standings: Standing, talon: str = "", hands: dict[int, str] | None = None
) -> MatchState:
    return drive(match_for(rules, standings or None), pack_with(rules, hands, talon))


@pytest.mark.parametrize("silence", [True, False])
def test_below_minus_120_nothing_is_said(silence: bool) -> None:
    rules = rules_for("classic", silence=silence)
    state = drive(dealt(rules, NEW, LOW, Standing(-120)), "bid 100")
    assert (texts(state.legal_actions()) == {"pass"}) == silence
    if silence:
        breaks(state, Bid(1, 105), BrokenRule.SILENT)
    state = drive(state, "pass")
    assert "bid 105" in texts(state.legal_actions())  # -120 is not below it


def test_the_compulsory_hundred_is_said_all_the_same() -> None:
    rules = rules_for("classic", silence=True)
    state = dealt(rules, LOW, NEW, NEW)
    assert texts(state.legal_actions()) == {"bid 100"}
    breaks(state, Bid(0, 105), BrokenRule.SILENT)
    assert "bid 105" in texts(dealt(rules_for("classic"), LOW, NEW, NEW).legal_actions())
    free = rules_for("quick", silence=True)
    state = dealt(free, LOW, LOW, LOW)
    assert texts(state.legal_actions()) == {"pass"}
    state = drive(state, "pass", "pass")
    assert texts(state.legal_actions()) == {"bid 100"}  # the dealer is forced


@pytest.mark.parametrize(
    ("talon", "reason"),
    [
        ("9S 9C AH", RedealReason.TWO_NINES_TALON),
        ("9S 9C 9H", RedealReason.TWO_NINES_TALON),
        ("9S JC AH", None),
    ],
)
def test_two_nines_in_the_talon(talon: str, reason: RedealReason | None) -> None:
    for agreed in (True, False):
        rules = rules_for("classic", two_nines_talon=agreed)
        state = drive(dealt(rules, talon=talon), "bid 100", "pass", "pass")
        assert view_of(state, 0).redeal_reason is (reason if agreed else None)
        if agreed and reason is not None:
            assert drive(state, "redeal").deal is None
            assert drive(state, "waive").phase is Phase.EXCHANGE


@pytest.mark.parametrize(
    ("preset", "calls", "forced"),
    [
        ("classic", ["bid 100", "pass", "pass"], True),
        ("classic", ["bid 105", "pass", "pass"], False),
        ("classic", ["bid 100", "bid 105", "pass", "pass"], False),
        ("quick", ["bid 100", "pass", "pass"], False),
        ("quick", ["pass", "bid 100", "pass"], False),
        ("quick", ["pass", "pass", "bid 100"], True),
        ("quick", ["pass", "pass", "bid 105"], False),
    ],
)
def test_a_talon_is_refused_at_any_contract_or_at_a_forced_hundred(
    preset: str, calls: list[str], forced: bool
) -> None:
    for only_at_100 in (True, False):
        rules = rules_for(preset, weak_talon_below=5, talon_redeal_at_100=only_at_100)
        state = drive(dealt(rules, talon="9S JC JH"), *calls)
        assert (state.phase is Phase.REDEAL) == (forced or not only_at_100)


def golden(preset: str = "classic", **changes: object) -> Rules:
    return rules_for(preset, golden_round="played", four_nines="off", **changes)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_the_golden_round_each_in_turn_plays_120_and_then_all_bid(players: int) -> None:
    rules = golden(players=players)
    state = match_for(rules)
    for number in range(1, players + 2):
        state = drive(state, pack_with(rules))
        assert state.deal is not None
        eldest = state.deal.order[0]
        assert state.deal.golden == (number <= players)
        assert view_of(state, eldest).golden == state.deal.golden
        if number > players:
            assert len(state.legal_actions()) > 1
            break
        assert state.legal_actions() == (Bid(eldest, 120),)
        breaks(state, Bid(eldest, 125), BrokenRule.GOLDEN_CONTRACT)
        state = drive_until(drive(state, "bid 120"), lambda reached: reached.phase is Phase.CONTRACT)
        assert (state.deal.declarer if state.deal else None) == eldest
        assert state.legal_actions() == (SetContract(eldest, 120),)
        breaks(state, SetContract(eldest, 125), BrokenRule.GOLDEN_CONTRACT)
        state = drive_until(drive(state, "contract 120"), in_play)
        breaks(state, GiveUp(eldest), BrokenRule.NO_GIVE_UP_WHEN_GOLDEN)
        state, _ = drive_to_the_end_of_the_deal(state)
        score = state.results[-1].seats[eldest]
        assert score.change == (240 if state.results[-1].made else -240)


def test_without_a_golden_round_the_first_deal_is_like_any_other() -> None:
    assert len(dealt(rules_for("classic")).legal_actions()) > 1


def test_golden_points_count_double_for_everyone() -> None:
    rules = golden(players=4, sitter_scores="aces_and_marriages", zero_penalty=False)
    tally = DealTally(
        0,
        120,
        3,
        False,
        (90, 30, 0, 0),
        (40, 0, 0, 0),
        talon=(Card("AS"), Card("KD"), Card("9C")),
        golden=True,
    )
    scores = score_deal(rules, (NEW,) * 4, tally)
    assert [score.after.total for score in scores] == [240, 60, 0, 100]
    assert [step.kind for step in scores[0].steps] == [StepKind.CONTRACT_MADE, StepKind.DOUBLED]
    plain = score_deal(rules, (NEW,) * 4, DealTally(0, 120, 3, False, (90, 30, 0, 0), (40, 0, 0, 0)))
    assert [score.after.total for score in plain] == [120, 30, 0, 0]


@pytest.mark.parametrize(
    ("wiped", "made_before", "points", "totals"),
    [
        ("wiped", False, 119, [0, 0, 0]),
        ("wiped", False, 120, [140, 900, 7]),
        ("wiped", True, 119, [-340, 900, 9]),
        ("played", False, 119, [-340, 900, 9]),
    ],
)
def test_when_nobody_makes_it_all_may_begin_again(
    wiped: str, made_before: bool, points: int, totals: list[int]
) -> None:
    rules = rules_for("classic", golden_round=wiped, rounding="none", endgame="none")
    tally = DealTally(
        0,
        120,
        None,
        False,
        (points, 0, 120 - points),
        (0, 0, 0),
        golden=True,
        ends_golden_round=not made_before,
    )
    before = (Standing(-100), Standing(900), Standing(7))
    scores = score_deal(rules, before, tally)
    assert [score.after.total for score in scores] == totals
    assert (StepKind.WIPED in [step.kind for step in scores[1].steps]) == (totals == [0, 0, 0])


def test_the_golden_round_of_a_match_is_wiped() -> None:
    rules = rules_for("classic", golden_round="wiped", four_nines="off")
    state = match_for(rules)
    weak = {0: "9S 9C JS JC QD KS QC", 1: "AS TS AC TC AD TD AH", 2: "TH KH QH 9D JD JH KC"}
    for _ in range(3):
        state = drive(state, pack_with(rules, weak, "QS KD 9H"))
        state, _ = drive_to_the_end_of_the_deal(state)
    assert [result.made for result in state.results] == [False, False, False]
    assert state.totals == (0, 0, 0)


FOREIGN = {0: "AS TS AH 9H 9C JC QC", 1: "KD QD AD JS QS 9D KC", 2: "KS TD JD 9S TH KH QH"}


def with_another_s_trump(agreed: bool) -> MatchState:
    """Seat 1 has declared diamonds, and seat 2 has won a trick of them: it leads with one diamond left."""
    rules = rules_for("classic", no_foreign_trump_lead=agreed, must_beat_suit=True, four_nines="off")
    state = drive(dealt(rules, talon="TC AC JH", hands=FOREIGN), "bid 100", "pass", "pass")
    state = drive(state, "give AC TC", "contract 100")
    # Clubs: seat 1 wins with the ace and declares; seat 2 takes the queen with the ten.
    return drive(state, "play QC", "play AC", "play TC", "play QD declare", "play TD", "play 9C")


def test_another_s_trump_is_led_or_not() -> None:
    free = with_another_s_trump(False)
    assert (free.turn, free.phase) == (2, Phase.PLAY)
    assert "play JD" in texts(free.legal_actions())
    bound = with_another_s_trump(True)
    assert "play JD" not in texts(bound.legal_actions())
    assert {"play KS", "play TH", "play KH declare"} <= texts(bound.legal_actions())
    breaks(bound, Play(2, Card("JD")), BrokenRule.FOREIGN_TRUMP)


def test_one_s_own_trump_may_be_led_and_another_s_when_there_is_nothing_else() -> None:
    rules = rules_for("classic", no_foreign_trump_lead=True)
    hand, trumps = mask_of(parse_cards("JD KD AS")), mask_of(parse_cards("JD KD"))
    diamonds = Suit("D")
    assert legal_leads(rules, hand, diamonds, foreign=True) == mask_of(parse_cards("AS"))
    assert legal_leads(rules, trumps, diamonds, foreign=True) == trumps
    assert legal_leads(rules, hand, diamonds, foreign=False) == hand
    assert legal_leads(rules, hand, None, foreign=False) == hand
    own = drive(with_another_s_trump(True), "play KS", "play AS", "play QS", "play AH", "play 9D", "play TH")
    assert own.turn == 1
    assert {"play KD", "play AD"} <= texts(own.legal_actions())


@pytest.mark.parametrize("agreed", [True, False])
def test_a_talon_taken_for_a_compulsory_hundred_is_hidden_or_shown(agreed: bool) -> None:
    rules = rules_for("classic", hidden_talon_at_100=agreed)
    state, events = drive_with_events(dealt(rules, talon="AS TS KS"), "bid 100", "pass", "pass")
    taken = [event for event in events if isinstance(event, TalonShown | TalonTaken)]
    assert len(taken) == 2
    for seat in range(3):
        sees = seat == 0 or not agreed
        cards = parse_cards("AS TS KS") if sees else ()
        assert view_of(state, seat).talon == cards
        seen = [event.seen_by(seat) for event in taken]
        assert [event.cards for event in seen if isinstance(event, TalonShown | TalonTaken)] == [cards, cards]
        assert view_of(state, seat).hand_sizes == (10, 7, 7)
    raised = drive(dealt(rules, talon="AS TS KS"), "bid 100", "bid 105", "pass", "pass")
    assert view_of(raised, 0).talon == parse_cards("AS TS KS")
    state, _ = drive_to_the_end_of_the_deal(state)
    assert state.results[-1].talons == (parse_cards("AS TS KS"),)  # afterwards all is public


def test_nobody_sees_that_the_taker_of_a_hidden_talon_may_refuse_it() -> None:
    asked, unasked = (
        drive(dealt(rules, talon="9S JC JH"), "bid 100", "pass", "pass")
        for rules in (
            rules_for("classic", hidden_talon_at_100=True, weak_talon_below=5),
            rules_for("classic", hidden_talon_at_100=True),
        )
    )
    assert (asked.phase, view_of(asked, 0).redeal_reason) == (Phase.REDEAL, RedealReason.WEAK_TALON)
    for seat in (1, 2):
        seen, plain = (
            msgspec.structs.replace(view_of(state, seat), rules=asked.rules) for state in (asked, unasked)
        )
        assert seen == plain
    _, events = drive_with_events(asked, "waive")
    assert events == []
    assert view_of(drive(asked, "waive"), 0).phase is Phase.EXCHANGE
