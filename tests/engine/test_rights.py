"""Asking for a new deal and giving one up: who may, when, and what is refused."""

from __future__ import annotations

import pytest

from tests.engine.helpers import (
    breaks,
    drive,
    drive_until,
    drive_with_events,
    in_play,
    kinds,
    match_for,
    pack_with,
    rules_for,
    texts,
)
from thousand_qt.engine.actions import (
    Bid,
    ClaimRedeal,
    GiveUp,
    Play,
    WaiveRedeal,
)
from thousand_qt.engine.cards import Card
from thousand_qt.engine.deal import Phase
from thousand_qt.engine.errors import BrokenRule
from thousand_qt.engine.events import (
    DealScored,
    GaveUp,
    RedealClaimed,
    TalonShown,
    TalonTaken,
)
from thousand_qt.engine.rights import Moment, RedealReason
from thousand_qt.engine.rules import PRESETS
from thousand_qt.engine.scoring import Standing
from thousand_qt.engine.view import view_of

NINES = "9S 9C 9D 9H AS KD JH"


def test_four_nines_before_the_bidding() -> None:
    rules = PRESETS["quick"]
    match = match_for(rules)
    state = drive(match, pack_with(rules, {1: NINES}))
    assert (state.phase, state.turn) == (Phase.REDEAL, 1)
    assert texts(state.legal_actions()) == {"redeal", "waive"}
    breaks(state, Bid(1, 100), BrokenRule.WRONG_MOMENT)
    breaks(state, ClaimRedeal(0), BrokenRule.NOT_YOUR_TURN)
    asked, other = view_of(state, 1), view_of(state, 0)
    assert (asked.redeal_reason, asked.redeal_moment) == (RedealReason.FOUR_NINES, Moment.BEFORE_BIDDING)
    assert (other.redeal_reason, other.redeal_moment, other.legal_actions) == (None, None, ())
    state, events = drive_with_events(state, "redeal")
    assert events == [RedealClaimed(1, RedealReason.FOUR_NINES, tuple(Card("9" + suit) for suit in "SCDH"))]
    assert state == match  # the same dealer, and nothing is counted


def test_a_right_that_was_waived_is_gone_until_the_next_moment() -> None:
    rules = PRESETS["quick"]
    state = drive(match_for(rules), pack_with(rules, {1: NINES}))
    state, events = drive_with_events(state, "waive")
    assert events == []
    assert (state.phase, state.turn) == (Phase.AUCTION, 0)
    breaks(state, ClaimRedeal(0), BrokenRule.NO_RIGHT_TO_REDEAL)
    state = drive(state, "bid 100", "pass", "pass", "contract 100")
    assert state.phase is Phase.EXCHANGE
    state, _ = state.apply(state.legal_actions()[0])
    assert (state.phase, state.turn) == (Phase.REDEAL, 1)
    assert view_of(state, 1).redeal_moment is Moment.AFTER_EXCHANGE
    played = drive(state, "waive")
    assert (played.phase, played.turn) == (Phase.PLAY, 0)
    again = drive(state, "redeal")
    assert (again.deal, again.results, again.dealer) == (None, (), 2)


def test_a_nine_given_away_makes_four() -> None:
    rules = PRESETS["classic"]
    state = drive(match_for(rules), pack_with(rules, {2: "9S 9C 9D AS KD JH QC"}, "9H AH TH"))
    state = drive(state, "bid 100", "pass", "pass", "give AH 9H")
    assert state.phase is Phase.CONTRACT
    state = drive(state, "contract 100")
    assert (state.phase, state.turn) == (Phase.REDEAL, 2)
    state, events = drive_with_events(state, "redeal")
    assert isinstance(events[0], RedealClaimed)


def test_several_are_asked_the_eldest_first() -> None:
    rules = rules_for("polish", four_nines="before_bidding", weak_hand_below=40)
    state = drive(
        match_for(rules), pack_with(rules, {0: "AC AD AH TS TC TD KS", 1: "JS JC JD QS QC QD QH", 2: NINES})
    )
    assert state.turn == 1
    assert view_of(state, 1).redeal_reason is RedealReason.WEAK_HAND
    assert view_of(state, 2).redeal_reason is None
    state = drive(state, "waive")
    assert (state.phase, state.turn) == (Phase.REDEAL, 2)
    assert view_of(state, 2).redeal_reason is RedealReason.FOUR_NINES
    assert drive(state, "waive").turn == 0
    state, events = drive_with_events(state, "redeal")
    assert isinstance(events[0], RedealClaimed)


def test_a_weak_hand_is_shown_as_proof() -> None:
    rules = rules_for("classic", weak_hand_below=14)
    state = drive(match_for(rules), pack_with(rules, {0: "JS JC 9D 9H KS QC JH"}))
    state, events = drive_with_events(state, "redeal")
    assert isinstance(events[0], RedealClaimed)
    assert events[0].reason is RedealReason.WEAK_HAND
    assert set(events[0].cards) == {Card(text) for text in ["JS", "JC", "9D", "9H", "KS", "QC", "JH"]}


def test_a_weak_talon_is_the_declarers_right_before_taking_it() -> None:
    rules = rules_for("classic", weak_talon_below=5)
    match = match_for(rules)
    state = drive(match, pack_with(rules, talon="9S JD 9C"))
    state, events = drive_with_events(state, "bid 100", "pass", "pass")
    assert kinds(events)[-1] is TalonShown
    assert (state.phase, state.turn) == (Phase.REDEAL, 0)
    everybody = [view_of(state, seat) for seat in range(3)]
    assert [view.turn for view in everybody] == [0, 0, 0]  # everyone sees the talon: no secret
    assert [view.redeal_reason for view in everybody] == [RedealReason.WEAK_TALON, None, None]
    assert everybody[0].talon_sizes == (3,)
    taken, events = drive_with_events(state, "waive")
    assert kinds(events) == [TalonTaken]
    assert taken.phase is Phase.EXCHANGE
    again, events = drive_with_events(state, "redeal")
    assert events == [RedealClaimed(0, RedealReason.WEAK_TALON, (Card("9S"), Card("JD"), Card("9C")))]
    assert again == match


def test_a_redeal_counts_as_no_deal() -> None:
    rules = rules_for("sixty", four_nines="before_bidding")
    state = drive(match_for(rules), *[pack_with(rules, {0: NINES}), "redeal"] * 70, pack_with(rules))
    assert state.deal is not None
    assert state.deal.number == 1
    assert state.dealer == 2


def test_waiving_is_not_seen() -> None:
    rules = PRESETS["quick"]
    with_nines = drive(match_for(rules), pack_with(rules, {1: NINES}), "waive")
    assert view_of(with_nines, 0).phase is Phase.AUCTION
    assert view_of(with_nines, 0).redeal_moment is None
    breaks(with_nines, WaiveRedeal(0), BrokenRule.NO_RIGHT_TO_REDEAL)


def test_giving_up_at_every_moment_between_talon_and_first_lead() -> None:
    rules = PRESETS["classic"]
    state = drive(match_for(rules), pack_with(rules, {0: "AS"}, "9S 9C 9D"), "bid 100", "pass")
    breaks(state, GiveUp(0), BrokenRule.NOT_YOUR_TURN)
    breaks(state, GiveUp(2), BrokenRule.WRONG_MOMENT)
    for further in ((), ("give 9S 9C",), ("contract 120",)):
        state = drive(state, *(further or ("pass",)))
        breaks(state, GiveUp(1), BrokenRule.NOT_YOUR_TURN)
        after, events = drive_with_events(state, "give-up")
        assert kinds(events) == [GaveUp, DealScored]
        assert after.totals == (0, 60, 60)
        assert after.standings[0] == Standing(0, None, 0, 1)
        assert after.dealer == 0
        assert after.results[0].gave_up
        assert after.results[0].made is None
    assert state.phase is Phase.PLAY
    state = drive(state, next(action for action in state.legal_actions() if isinstance(action, Play)))
    breaks(state, GiveUp(0), BrokenRule.NOT_YOUR_TURN)
    breaks(state, GiveUp(1), BrokenRule.WRONG_MOMENT)


@pytest.mark.parametrize(
    ("preset", "changes", "standing", "rule"),
    [
        ("polish", {}, Standing(), BrokenRule.NO_GIVE_UP),
        ("polish", {"give_up_times": 1}, Standing(give_ups=1), BrokenRule.GIVE_UP_USED_UP),
        ("polish", {"give_up_times": 3}, Standing(give_ups=3), BrokenRule.GIVE_UP_USED_UP),
        ("classic", {}, Standing(880, 1), BrokenRule.NO_GIVE_UP_ON_BARREL),
        ("dump", {}, Standing(880, 0), BrokenRule.NO_GIVE_UP_ON_BARREL),
    ],
)
def test_refusals_of_giving_up(
    preset: str, changes: dict[str, object], standing: Standing, rule: BrokenRule
) -> None:
    rules = rules_for(preset, **changes)
    state = drive(
        match_for(rules, [standing, Standing(), Standing()]), pack_with(rules), "bid 100", "pass", "pass"
    )
    breaks(state, GiveUp(0), rule)
    state = drive_until(state, in_play)
    breaks(state, GiveUp(0), rule)


def test_half_of_the_contract_of_the_moment() -> None:
    rules = rules_for("classic", give_up_pays="half_bid")
    state = drive(match_for(rules), pack_with(rules, {0: "AS"}, "9S 9C 9D"), "bid 105", "pass", "pass")
    assert drive(state, "give-up").totals == (0, 55, 55)
    assert drive(state, "give 9S 9C", "contract 120", "give-up").totals == (0, 60, 60)
