"""Bidding in the dark: who may, who sees what, who is doubled, and how it ends when somebody bids higher."""

from __future__ import annotations

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
from thousand_qt.engine.actions import Action, BidInTheDark, GiveUp, Pass
from thousand_qt.engine.deal import Phase
from thousand_qt.engine.errors import BrokenRule
from thousand_qt.engine.events import BidMade, CardsDealt, CardsLookedAt, TalonShown
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.record import Header, Record, SeatEntry
from thousand_qt.engine.record_text import read_record, write_record
from thousand_qt.engine.rules import PRESETS
from thousand_qt.engine.scoring import DealTally, Standing, StepKind, score_deal
from thousand_qt.engine.view import view_of
from thousand_qt.records.deal_reading import deal_from_text
from thousand_qt.records.deal_text import deal_text, known_deal_text, played_deals
from thousand_qt.records.facts import match_facts

DARK = rules_for("classic", dark_game=True, four_nines="both")
MARRIAGE = {1: "KH QH AH"}


def dealt(*standings: Standing, hands: dict[int, str] | None = None) -> MatchState:
    return drive(match_for(DARK, standings or None), pack_with(DARK, hands or MARRIAGE))


@pytest.mark.parametrize(
    ("standings", "may"),
    [
        ((), True),
        ((Standing(), Standing(-50), Standing(-300)), True),
        ((Standing(-5), Standing(), Standing()), False),
        ((Standing(100), Standing(880, barrel_hands=1), Standing()), False),
    ],
)
def test_who_may_bid_in_the_dark(standings: tuple[Standing, ...], may: bool) -> None:
    state = dealt(*standings)
    assert (state.phase is Phase.DARK) == may
    assert ("dark" in texts(state.legal_actions())) == may
    if not may:
        breaks(state, BidInTheDark(0), BrokenRule.WRONG_MOMENT)


def test_it_is_off_at_first_and_unknown_to_a_golden_round() -> None:
    for rules in (*PRESETS.values(), DARK.replace(golden_round="played")):
        state = drive(match_for(rules), pack_with(rules))
        assert state.phase is not Phase.DARK


def test_nobody_looks_before_he_says_so() -> None:
    state, events = drive_with_events(match_for(DARK), pack_with(DARK, MARRIAGE))
    assert view_of(state, 0).hand == ()
    assert view_of(state, 0).hand_sizes == (7, 7, 7)
    assert len(view_of(state, 1).hand) == 7
    (dealing,) = events
    assert isinstance(dealing, CardsDealt)
    seen = [dealing.seen_by(seat) for seat in range(3)]
    assert [isinstance(each, CardsDealt) and len(each.hands[seat]) for seat, each in enumerate(seen)] == [
        0,
        7,
        7,
    ]
    looking, (looked,) = drive_with_events(state, "look")
    assert isinstance(looked, CardsLookedAt)
    assert looked.cards == view_of(looking, 0).hand
    assert looked.seen_by(1) == CardsLookedAt(0, ())
    assert texts(looking.legal_actions()) == texts(
        drive(match_for(rules_for()), pack_with(DARK)).legal_actions()
    )


def record_of(hands: dict[int, str], *calls: Action) -> Record:
    seats = tuple(SeatEntry(name, "human") for name in "ABC")
    return Record(Header(DARK, seats, 2), (pack_with(DARK, hands), *calls))


def test_the_hidden_hand_makes_no_difference_to_who_holds_it() -> None:
    """Two deals that differ only in cards the eldest hand has not seen look the same to him."""
    strong, weak = {0: "AS TS KS QS", **MARRIAGE}, {0: "9S JS 9C JC", **MARRIAGE}
    for calls in ([], ["dark"]):
        one, other = (drive(dealt(hands=hands), *calls) for hands in (strong, weak))
        assert view_of(one, 0) == view_of(other, 0)
        assert view_of(one, 1) != view_of(one, 0)
    told = {
        known_deal_text(played_deals(record_of(hands, BidInTheDark(0)))[0], 0) for hands in (strong, weak)
    }
    assert len(told) == 1


def test_the_dark_is_kept_when_all_pass_and_counts_double() -> None:
    state = drive(dealt(), "dark")
    view = view_of(state, 1)
    assert (view.dark, view.high_bid, view.bidder) == (True, 120, 0)
    assert "bid 125" in texts(state.legal_actions())  # with a marriage
    state = drive(state, "pass")
    assert texts(state.legal_actions()) == {"pass"}, "without one nobody gets over 120"
    assert view_of(state, 0).hand == ()
    state, events = drive_with_events(state, "pass")
    kinds = [type(event) for event in events]
    assert kinds.index(CardsLookedAt) < kinds.index(TalonShown)
    assert len(view_of(state, 0).hand) == 10
    breaks(state, GiveUp(0), BrokenRule.NO_GIVE_UP_IN_THE_DARK)
    assert "give-up" not in texts(state.legal_actions())
    assert view_of(state, 2).dark
    end, _ = drive_to_the_end_of_the_deal(drive_until(state, in_play))
    result = end.results[-1]
    assert result.dark
    assert result.seats[0].change == (240 if result.made else -240)
    assert StepKind.DARK_DOUBLED in {step.kind for step in result.seats[0].steps}
    assert all(
        StepKind.DARK_DOUBLED not in {step.kind for step in result.seats[seat].steps} for seat in (1, 2)
    )


def test_who_is_outbid_looks_and_plays_on_as_usual() -> None:
    state, events = drive_with_events(drive(dealt(hands={0: "KS QS", 1: "KH QH"}), "dark"), "bid 125")
    assert events[0] == BidMade(1, 125)
    assert isinstance(events[1], CardsLookedAt)
    assert events[1].seat == 0
    assert not view_of(state, 0).dark
    assert len(view_of(state, 0).hand) == 7
    state = drive(state, "pass", "bid 130", "pass")
    assert view_of(state, 1).declarer == 0
    assert "give-up" in texts(state.legal_actions())
    end, _ = drive_to_the_end_of_the_deal(drive_until(state, in_play))
    assert not end.results[-1].dark
    assert abs(end.results[-1].seats[0].change) == 130


def test_who_has_not_looked_cannot_claim_a_new_deal_but_the_others_can() -> None:
    state = drive(dealt(hands={0: "9S 9C 9D 9H"}), "dark")
    assert state.phase is Phase.AUCTION
    assert drive(dealt(hands={0: "9S 9C 9D 9H"}), "look").phase is Phase.REDEAL
    state = drive(dealt(hands={2: "9S 9C 9D 9H"}), "dark")
    assert state.turn == 2
    assert view_of(state, 0).turn == 1, "and nobody is told that he was asked"
    assert drive(state, "redeal").deal is None


def test_the_declarer_alone_is_doubled() -> None:
    tally = DealTally(
        declarer=0,
        contract=120,
        sitter=None,
        gave_up=False,
        cards=(80, 25, 15),
        marriages=(0, 0, 0),
        dark=True,
    )
    changes = [score.change for score in score_deal(DARK, (Standing(),) * 3, tally)]
    assert changes == [-240, 25, 15]


def test_records_and_texts_of_such_a_deal_come_back() -> None:
    record = record_of(MARRIAGE, BidInTheDark(0), Pass(1), Pass(2))
    assert read_record(write_record(record)) == record
    (deal,) = played_deals(record)
    assert deal_from_text(deal_text(deal)) == deal
    (running,) = played_deals(record_of(MARRIAGE, BidInTheDark(0)))
    assert "hand 0" not in known_deal_text(running, 0)
    assert "hand 1" in known_deal_text(running, 1)
    finished = drive_to_the_end_of_the_deal(record.replay())
    whole = record_of(MARRIAGE, BidInTheDark(0), Pass(1), Pass(2), *finished_actions(record))
    facts = match_facts(whole, whole.replay())
    assert [deal.bid for deal in facts.deals] == [120]
    assert finished[0].results == whole.replay().results


def finished_actions(record: Record) -> list[Action]:
    """Return the first legal action again and again until the deal of a record is over."""
    state, actions = record.replay(), list[Action]()
    while state.deal is not None:
        actions.append(state.legal_actions()[0])
        state, _ = state.apply(actions[-1])
    return actions
