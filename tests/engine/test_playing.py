"""Tricks: duties by name, marriages and aces, trump, and the stock of the game for two."""

from __future__ import annotations

from random import Random

from tests.engine.helpers import (
    breaks,
    drive,
    drive_to_the_end_of_the_deal,
    drive_until,
    drive_with_events,
    held,
    kinds,
    match_for,
    pack_with,
    random_action,
    rules_for,
    shuffled,
    texts,
)
from thousand_qt.engine.actions import (
    Bid,
    GiveUp,
    Play,
)
from thousand_qt.engine.cards import PACK, Card, cards_of
from thousand_qt.engine.deal import Phase
from thousand_qt.engine.errors import BrokenRule
from thousand_qt.engine.events import (
    CardDrawn,
    CardPlayed,
    CardsDealt,
    DealScored,
    MarriageDeclared,
    TrickTaken,
)
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.rules import PRESETS
from thousand_qt.engine.view import view_of


def ready_to_lead(preset: str = "classic", hand: str = "", **changes: object) -> MatchState:
    """Seat 0 is the declarer at 100 and about to lead; it holds these cards."""
    rules = rules_for(preset, four_nines="off", **changes)
    cards = hand.split()
    spare = [card.text for card in PACK if card.text not in cards and card.rank in "9J"][:2]
    dealt = pack_with(rules, {0: " ".join(cards[:7])}, " ".join([*cards[7:], *spare]))
    return drive(
        match_for(rules), dealt, "bid 100", "pass", "pass", f"give {' '.join(spare)}", "contract 100"
    )


def test_the_duties_are_named_when_they_are_missed() -> None:
    rules = rules_for("polish", four_nines="off")
    dealt = pack_with(rules, {0: "TS QH KH AC", 1: "AS 9S TH 9H", 2: "TD JD QC KC JH AH"}, "9C 9D JC")
    state = drive(match_for(rules), dealt, "bid 100", "pass", "pass", "give 9C 9D", "contract 100")
    breaks(state, Play(0, Card("AS")), BrokenRule.CARD_NOT_HELD)
    breaks(state, Play(0, Card("AC"), True), BrokenRule.NO_MARRIAGE)
    state = drive(state, "play TS")
    assert breaks(state, Play(1, Card("TH")), BrokenRule.MUST_FOLLOW_SUIT).suit is Card("TS").suit
    assert breaks(state, Play(1, Card("9S")), BrokenRule.MUST_BEAT).card is Card("TS")
    breaks(state, Play(1, Card("AS"), True), BrokenRule.DECLARE_ONLY_ON_LEAD)
    breaks(state, Play(2, Card("TD")), BrokenRule.NOT_YOUR_TURN)
    breaks(state, Bid(1, 100), BrokenRule.WRONG_MOMENT)


def test_trump_duties_are_named() -> None:
    rules = rules_for("polish", four_nines="off")
    dealt = pack_with(
        rules, {0: "KH QH 9S JS TD AD AC", 1: "AS TS KS 9H TH 9C JC", 2: "JH AH 9D QD KD JD QC"}, "QS TC KC"
    )
    state = drive(match_for(rules), dealt, "bid 100", "pass", "pass", "give TC KC", "contract 100")
    state = drive(state, "play QH declare", "play TH", "play AH")  # seat 2 wins, hearts are trump
    assert state.turn == 2
    state = drive(state, "play KC", "play AC")
    assert breaks(state, Play(1, Card("AS")), BrokenRule.MUST_FOLLOW_SUIT).suit is Card("KC").suit
    state = drive(state, "play 9C", "play 9S", "play AS")
    assert breaks(state, Play(2, Card("KD")), BrokenRule.MUST_TRUMP).suit is Card("JH").suit
    assert texts(state.legal_actions()) == {"play JH"}


def test_a_marriage_may_be_declared_or_kept_silent() -> None:
    state = ready_to_lead("polish", "KD QD AS TS AC TC AH 9H")
    loud, events = drive_with_events(state, "play QD declare")
    assert events == [CardPlayed(0, Card("QD")), MarriageDeclared(0, Card("QD").suit, 80)]
    assert view_of(loud, 1).trump is Card("QD").suit
    assert view_of(loud, 1).marriage_points == (80, 0, 0)
    quiet, events = drive_with_events(state, "play KD")
    assert events == [CardPlayed(0, Card("KD"))]
    assert view_of(quiet, 1).trump is None
    assert quiet.deal is not None
    assert "QD" in held(quiet, 0)
    while quiet.turn != 0:
        quiet, _ = quiet.apply(quiet.legal_actions()[0])
    assert not any(isinstance(action, Play) and action.declare for action in quiet.legal_actions())


def test_not_with_the_first_lead_where_a_trick_must_have_been_won() -> None:
    state = ready_to_lead("classic", "KD QD AS TS AC TC AH TH")
    breaks(state, Play(0, Card("KD"), True), BrokenRule.DECLARE_NOT_ON_FIRST_LEAD)
    state = drive(state, "play AS")
    while state.turn != 0:
        state, _ = state.apply(state.legal_actions()[0])
    assert {"play KD declare", "play QD declare"} <= texts(state.legal_actions())


def test_a_later_marriage_replaces_the_trump() -> None:
    state = ready_to_lead("polish", "KD QD KS QS AS AD TD TS")
    state = drive(state, "play AD")
    state = drive_until(state, lambda reached: reached.turn == 0)
    state = drive(state, "play QD declare")
    state = drive_until(state, lambda reached: reached.deal is not None and reached.turn == 0)
    assert view_of(state, 0).trick == ()
    state = drive(state, "play QS declare")
    assert view_of(state, 0).trump is Card("QS").suit
    assert [declared.points for declared in view_of(state, 0).declarations] == [80, 40]


def test_four_aces() -> None:
    hand = "AS AC AD AH KS QS TS TC"
    breaks(
        ready_to_lead("classic", hand, four_aces="200"),
        Play(0, Card("AS"), True),
        BrokenRule.DECLARE_NOT_ON_FIRST_LEAD,
    )
    breaks(ready_to_lead("polish", hand), Play(0, Card("AS"), True), BrokenRule.NO_MARRIAGE)
    state = ready_to_lead("polish", hand, four_aces="200")
    state, events = drive_with_events(state, "play AC declare")
    assert events == [CardPlayed(0, Card("AC")), MarriageDeclared(0, None, 200)]
    assert view_of(state, 1).trump is None
    assert view_of(state, 1).marriage_points == (200, 0, 0)
    state = drive_until(state, lambda reached: reached.turn == 0)
    breaks(state, Play(0, Card("AS"), True), BrokenRule.NO_MARRIAGE)
    state = drive(state, "play QS declare")
    assert view_of(state, 1).trump is Card("QS").suit


def test_tricks_are_taken_and_the_winner_leads() -> None:
    state = ready_to_lead("classic", "AS TS AC TC AD TD AH TH")
    state, events = drive_to_the_end_of_the_deal(state)
    tricks = [event for event in events if isinstance(event, TrickTaken)]
    assert [trick.number for trick in tricks] == list(range(1, 9))
    assert state.results[0].made
    assert state.totals[0] == 100
    assert state.dealer == 0
    assert state.phase is Phase.DEALING
    assert kinds(events)[-1] is DealScored


def test_a_stock_game_has_no_bidding_and_draws_after_each_trick() -> None:
    rules = PRESETS["polish-stock"]
    dealt = pack_with(rules, {0: "AS KC QC 9H JD 9D", 1: "9S TS AH TH KH QH"}, "TC JC AC TD")
    state, events = drive_with_events(match_for(rules), dealt)
    assert kinds(events) == [CardsDealt]
    assert state.phase is Phase.PLAY
    assert state.turn == 0  # the non-dealer leads
    assert {"play KC declare", "play QC declare"} <= texts(state.legal_actions())
    assert not any(isinstance(action, GiveUp) for action in state.legal_actions())
    state, events = drive_with_events(state, "play 9H", "play 9S")  # free play: spades on hearts
    assert events[-3:] == [
        TrickTaken(0, 1, (Card("9H"), Card("9S")), 0),
        CardDrawn(0, Card("TC"), 11),
        CardDrawn(1, Card("JC"), 10),
    ]
    assert events[-1].seen_by(0) == CardDrawn(1, None, 10)
    state, events = drive_with_events(state, "play 9D", "play AH")
    state, events = drive_with_events(state, "play QC declare", "play TH")
    assert events[1] == MarriageDeclared(0, Card("QC").suit, 60)
    assert view_of(state, 1).stock_size == 6
    assert view_of(state, 1).hand_sizes == (6, 6)
    state, events = drive_to_the_end_of_the_deal(state)
    drawn = [event for event in events if isinstance(event, CardDrawn)]
    assert [event.left for event in drawn] == [5, 4, 3, 2, 1, 0]
    tricks = [event for event in events if isinstance(event, TrickTaken)]
    assert tricks[-1].number == 12
    for event, following in zip(drawn[::2], drawn[1::2], strict=True):
        assert event.seat != following.seat
    scored = next(event for event in events if isinstance(event, DealScored))
    assert sum(score.raw for score in scored.result.seats) == 120 + 60 + sum(
        event.points for event in events if isinstance(event, MarriageDeclared)
    )


def test_stock_draws_start_with_the_winner_and_duties_when_it_is_empty() -> None:
    rules = PRESETS["polish-stock"]
    random = Random(3)
    for _ in range(20):
        state = drive(match_for(rules), shuffled(random))
        while state.deal is not None:
            assert state.deal.play is not None
            stock = len(state.deal.play.stock)
            if state.deal.play.trick:
                free = len(state.legal_actions()) == len(cards_of(state.deal.hands[state.turn or 0]))
                assert free or not stock
            state, events = state.apply(random_action(random, state))
            taken = [event for event in events if isinstance(event, TrickTaken)]
            drawn = [event.seat for event in events if isinstance(event, CardDrawn)]
            assert drawn == ([taken[0].seat, 1 - taken[0].seat] if taken and stock else [])
