"""A deal from the shuffle to the score, driven by texts: what happens when, for whom, and what is refused."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

import pytest

from tests.engine.helpers import (
    drive,
    drive_until,
    drive_with_events,
    in_play,
    match_for,
    pack_with,
    random_action,
    rules_for,
    shuffled,
    texts,
)
from thousand_qt.engine.actions import (
    Action,
    Bid,
    ChooseTalon,
    ClaimRedeal,
    DealCards,
    Exchange,
    GiveUp,
    Pass,
    Play,
    SetContract,
    WaiveRedeal,
)
from thousand_qt.engine.cards import PACK, Card, cards_of
from thousand_qt.engine.deal import Phase, sitter_of
from thousand_qt.engine.errors import BrokenRule, IllegalAction
from thousand_qt.engine.events import (
    AuctionWon,
    BidMade,
    CardDrawn,
    CardGiven,
    CardPlayed,
    CardsDealt,
    CardsPutAside,
    ContractSet,
    DealScored,
    Event,
    GaveUp,
    LeftoverTaken,
    MarriageDeclared,
    MatchEnded,
    Passed,
    RedealClaimed,
    TalonShown,
    TalonTaken,
    TrickTaken,
)
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.rights import Moment, RedealReason
from thousand_qt.engine.rules import PRESETS
from thousand_qt.engine.scoring import EndReason, Standing
from thousand_qt.engine.view import view_of

NINES = "9S 9C 9D 9H AS KD JH"


def breaks(state: MatchState, action: Action, rule: BrokenRule) -> IllegalAction:
    assert action not in state.legal_actions()
    with pytest.raises(IllegalAction) as error:
        state.apply(action)
    assert error.value.rule is rule
    return error.value


def kinds(events: Iterable[Event]) -> list[type[Event]]:
    return [type(event) for event in events]


def held(state: MatchState, seat: int) -> str:
    assert state.deal is not None
    return " ".join(card.text for card in cards_of(state.deal.hands[seat]))


# The order of operations


@pytest.mark.parametrize("name", ["classic", "polish", "sixty", "dump", "polish-four"])
def test_contract_after_the_exchange(name: str) -> None:
    rules = PRESETS[name]
    state, events = drive_with_events(match_for(rules), pack_with(rules), "bid 100", "pass", "pass")
    assert kinds(events) == [CardsDealt, BidMade, Passed, Passed, AuctionWon, TalonShown, TalonTaken]
    assert state.phase is Phase.EXCHANGE
    breaks(state, SetContract(0, 100), BrokenRule.WRONG_MOMENT)
    give = next(action for action in state.legal_actions() if isinstance(action, Exchange))
    state, events = drive_with_events(state, give)
    assert kinds(events) == [CardGiven, CardGiven]
    assert state.phase is Phase.CONTRACT
    breaks(state, give, BrokenRule.WRONG_MOMENT)
    state, events = drive_with_events(state, "contract 110")
    assert kinds(events) == [ContractSet]
    assert state.phase is Phase.PLAY
    assert state.turn == 0
    assert state.deal is not None
    assert [hand.bit_count() for hand in state.deal.hands[:3]] == [8, 8, 8]


def test_contract_before_the_exchange() -> None:
    rules = PRESETS["quick"]
    state, events = drive_with_events(match_for(rules), pack_with(rules), "pass", "bid 105", "pass")
    assert kinds(events)[-3:] == [AuctionWon, TalonShown, TalonTaken]
    assert state.phase is Phase.CONTRACT
    assert state.turn == 1
    breaks(state, SetContract(1, 100), BrokenRule.CONTRACT_BELOW_BID)
    state = drive(state, "contract 120")
    assert state.phase is Phase.EXCHANGE
    give = next(action for action in state.legal_actions() if isinstance(action, Exchange))
    state, _ = state.apply(give)
    assert state.phase is Phase.PLAY


def test_two_talons() -> None:
    rules = PRESETS["polish-two-talons"]
    state = drive(match_for(rules), pack_with(rules, talon="AS AH 9S 9H"))
    state, events = drive_with_events(state, "bid 100", "pass")
    assert kinds(events) == [BidMade, Passed, AuctionWon]
    assert state.phase is Phase.TALON
    assert texts(state.legal_actions()) == {"talon 0", "talon 1"}
    assert view_of(state, 0).talon_sizes == (2, 2)
    assert view_of(state, 0).talon == ()
    breaks(state, ChooseTalon(0, 2), BrokenRule.NO_SUCH_TALON)
    breaks(state, ChooseTalon(1, 0), BrokenRule.NOT_YOUR_TURN)
    state, events = drive_with_events(state, "talon 1")
    assert events == [
        TalonShown(1, (Card("9S"), Card("9H"))),
        TalonTaken(0, (Card("9S"), Card("9H"))),
    ]
    assert view_of(state, 1).talon_sizes == (2, 0)
    state, events = drive_with_events(state, "give 9S 9H")
    assert events == [CardsPutAside(0, 2, (Card("9S"), Card("9H")))]
    assert events[0].seen_by(1) == CardsPutAside(0, 2, ())
    state = drive(state, "contract 100")
    _, events = drive_to_the_end_of_the_deal(state)
    leftover = next(event for event in events if isinstance(event, LeftoverTaken))
    assert set(leftover.cards) == {Card("AS"), Card("AH"), Card("9S"), Card("9H")}
    assert leftover.points == 22
    last = [event for event in events if isinstance(event, TrickTaken)][-1]
    assert (last.number, last.seat) == (10, leftover.seat)


def test_two_talons_without_the_leftover() -> None:
    rules = rules_for("polish-two-talons", leftover_cards="nobody")
    state = drive(match_for(rules), pack_with(rules, talon="AS AH 9S 9H"), "bid 100", "pass", "talon 0")
    state = drive(state, "give AS AH", "contract 100")
    _, events = drive_to_the_end_of_the_deal(state)
    assert LeftoverTaken not in kinds(events)
    scored = next(event for event in events if isinstance(event, DealScored))
    assert sum(score.cards for score in scored.result.seats) == 120 - 22
    assert [score.leftover for score in scored.result.seats] == [0, 0]


def drive_to_the_end_of_the_deal(state: MatchState) -> tuple[MatchState, list[Event]]:
    events: list[Event] = []
    while state.deal is not None:
        state, happened = state.apply(state.legal_actions()[0])
        events += happened
    return state, events


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


# The auction


def test_who_bids_and_when_it_ends() -> None:
    rules = PRESETS["classic"]
    state = drive(match_for(rules), pack_with(rules, {0: "KS QS", 1: "KH QH", 2: "KD QD"}))
    breaks(state, Pass(0), BrokenRule.MUST_OPEN)
    breaks(state, Bid(1, 100), BrokenRule.NOT_YOUR_TURN)
    breaks(state, Bid(0, 95), BrokenRule.BID_TOO_LOW)
    breaks(state, Bid(0, 101), BrokenRule.BID_OFF_STEP)
    breaks(state, Bid(0, 405), BrokenRule.BID_OVER_LIMIT)
    state = drive(state, "bid 100", "bid 105", "pass")
    assert state.turn == 0
    assert breaks(state, Bid(0, 105), BrokenRule.BID_TOO_LOW).amount == 110
    state = drive(state, "bid 120", "bid 125")
    assert state.turn == 0  # who has passed is not asked again
    state, events = drive_with_events(state, "pass")
    assert AuctionWon(1, 125) in events
    assert state.turn == 1


def test_exact_openings_and_single_steps() -> None:
    rules = PRESETS["sixty"]
    state = drive(match_for(rules), pack_with(rules, {1: "KH QH"}))
    breaks(state, Bid(0, 110), BrokenRule.MUST_OPEN_AT_100)
    breaks(state, Pass(0), BrokenRule.MUST_OPEN)
    state = drive(state, "bid 100")
    assert breaks(state, Bid(1, 120), BrokenRule.NO_JUMP_BIDS).amount == 110
    assert breaks(state, Bid(1, 230), BrokenRule.BID_OVER_LIMIT).amount == 220
    assert texts(state.legal_actions()) == {"pass", "bid 110"}


def test_the_dealer_is_forced_when_nobody_else_bids() -> None:
    rules = PRESETS["quick"]
    state = drive(match_for(rules), pack_with(rules), "pass", "pass")
    assert state.turn == 2
    breaks(state, Pass(2), BrokenRule.MUST_OPEN)
    state, events = drive_with_events(state, "bid 115")
    assert AuctionWon(2, 115) in events


def test_a_marriage_is_looked_for_in_the_hand_of_the_moment() -> None:
    rules = rules_for("polish", bid_step=5)
    state = drive(match_for(rules), pack_with(rules, {0: "KS AS AD"}, "QS 9C 9D"))
    state = drive(state, "bid 100", "pass", "pass")
    kept = drive(state, "give 9C 9D")
    assert max(action.amount for action in kept.legal_actions() if isinstance(action, SetContract)) == 160
    broken = drive(state, "give 9C QS")
    assert max(action.amount for action in broken.legal_actions() if isinstance(action, SetContract)) == 120
    assert breaks(broken, SetContract(0, 125), BrokenRule.BID_OVER_LIMIT).amount == 120
    breaks(broken, SetContract(0, 95), BrokenRule.CONTRACT_BELOW_BID)
    breaks(broken, SetContract(0, 103), BrokenRule.BID_OFF_STEP)


# The exchange


def test_gifts_go_clockwise_and_only_those_two_see_them() -> None:
    rules = PRESETS["classic"]
    state = drive(
        match_for(rules), pack_with(rules, {1: "AS"}, "9S 9C 9D"), "bid 100", "bid 105", "pass", "pass"
    )
    assert state.turn == 1
    breaks(state, Exchange(1, (Card("9S"), Card("9S"))), BrokenRule.TWO_DIFFERENT_CARDS)
    not_held = next(card for card in PACK if card.text not in held(state, 1))
    assert breaks(state, Exchange(1, (Card("9S"), not_held)), BrokenRule.CARD_NOT_HELD).card is not_held
    breaks(state, Exchange(2, (Card("9S"), Card("9C"))), BrokenRule.NOT_YOUR_TURN)
    state, events = drive_with_events(state, "give 9C 9S")
    assert events == [CardGiven(1, 2, Card("9C")), CardGiven(1, 0, Card("9S"))]
    assert events[0].seen_by(0) == CardGiven(1, 2, None)
    assert events[1].seen_by(0) == events[1]
    assert [gift.card for gift in view_of(state, 0).gifts] == [None, Card("9S")]
    assert [gift.card for gift in view_of(state, 1).gifts] == [Card("9C"), Card("9S")]
    assert "9C" in held(state, 2)
    assert "9S" in held(state, 0)


# Redeals


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
    assert (other.redeal_reason, other.turn, other.legal_actions) == (None, None, ())
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


# Giving up


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


# Tricks


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


# Four players


@pytest.mark.parametrize(
    ("sits_out", "sitters"),
    [("dealer", [0, 1, 2, 3]), ("right_of_dealer", [3, 0, 1, 2]), ("opposite_dealer", [2, 3, 0, 1])],
)
def test_who_sits_out(sits_out: str, sitters: list[int]) -> None:
    rules = rules_for("polish-four", sits_out=sits_out)
    assert [sitter_of(rules, dealer) for dealer in range(4)] == sitters
    state = MatchState.new(rules, 0)
    for dealer, sitter in enumerate(sitters):
        state, (dealt,) = state.apply(pack_with(rules))
        assert isinstance(dealt, CardsDealt)
        eldest = next(seat for seat in ((dealer + step) % 4 for step in (1, 2, 3, 4)) if seat != sitter)
        assert (dealt.dealer, dealt.sitter, dealt.order[0]) == (dealer, sitter, eldest)
        assert dealt.hands[sitter] == ()
        assert sitter not in dealt.order
        clockwise = [seat for seat in ((eldest + step) % 4 for step in range(4)) if seat != sitter]
        assert list(dealt.order) == clockwise
        assert state.turn == eldest
        assert view_of(state, sitter).hand == ()
        assert view_of(state, sitter).legal_actions == ()
        state, events = drive_to_the_end_of_the_deal(state)
        assert not any(isinstance(event, CardPlayed) and event.seat == sitter for event in events)
    assert state.dealer == 0


def test_the_sitter_scores_the_talon_as_dealt() -> None:
    rules = PRESETS["polish-four"]
    state = drive(match_for(rules), pack_with(rules, talon="AS KH QH"), "bid 100", "pass", "pass")
    state, _events = drive_to_the_end_of_the_deal(state)
    assert state.totals[3] == 150
    assert state.results[0].talons == ((Card("AS"), Card("KH"), Card("QH")),)


# Deals and the end


def test_a_pack_must_be_whole() -> None:
    state = MatchState.new(rules_for(), 0)
    breaks(state, DealCards(PACK[:-1]), BrokenRule.NOT_A_FULL_PACK)
    breaks(state, DealCards((*PACK[:-1], PACK[0])), BrokenRule.NOT_A_FULL_PACK)
    breaks(state, DealCards(PACK, 0), BrokenRule.NOT_YOUR_TURN)
    breaks(state, Pass(0), BrokenRule.WRONG_MOMENT)
    after = drive(state, pack_with(state.rules))
    breaks(after, pack_with(state.rules), BrokenRule.WRONG_MOMENT)


@pytest.mark.parametrize("dealer", [-1, 3])
def test_the_first_dealer_sits_at_the_table(dealer: int) -> None:
    with pytest.raises(ValueError, match="first dealer"):
        MatchState.new(rules_for(), dealer)
    with pytest.raises(ValueError, match="seat"):
        view_of(MatchState.new(rules_for(), 0), dealer)


def test_cards_go_round_in_blocks_from_the_eldest() -> None:
    rules = rules_for()
    state, (dealt,) = MatchState.new(rules, 1).apply(DealCards(PACK))
    assert isinstance(dealt, CardsDealt)
    assert dealt.order == (2, 0, 1)
    assert dealt.hands == (PACK[7:14], PACK[14:21], PACK[:7])
    assert dealt.seen_by(0) == CardsDealt(1, 1, None, (2, 0, 1), (7, 7, 7), 3, (PACK[7:14], (), ()))
    assert state.deal is not None
    assert state.deal.talons == (PACK[21:],)


def test_the_deal_passes_to_the_left() -> None:
    rules = rules_for("sixty")
    random = Random(9)
    state = MatchState.new(rules, 2)
    dealers: list[int] = []
    while len(dealers) < 7:
        if state.deal is None:
            dealers.append(state.dealer)
        state, _ = state.apply(random_action(random, state))
    assert dealers == [2, 0, 1, 2, 0, 1, 2]


def play_out(state: MatchState, seed: int = 0) -> tuple[MatchState, list[Event]]:
    random = Random(seed)
    events: list[Event] = []
    while state.outcome is None:
        state, events_now = state.apply(random_action(random, state))
        events += events_now
    return state, events


def test_sixty_deals_and_no_more() -> None:
    state, events = play_out(match_for(PRESETS["sixty"]))
    assert state.outcome is not None
    assert len(state.results) == 60
    assert state.outcome.reason is EndReason.DEAL_LIMIT
    best = max(state.totals)
    assert state.outcome.winners == tuple(seat for seat, total in enumerate(state.totals) if total == best)
    assert events[-1] == MatchEnded(state.outcome)
    assert (state.phase, state.turn, state.legal_actions()) == (Phase.OVER, None, ())
    breaks(state, pack_with(state.rules), BrokenRule.MATCH_OVER)
    assert view_of(state, 0).outcome == state.outcome
    assert view_of(state, 0).turn is None


def scored_with(preset: str, totals: list[int], **changes: object) -> MatchState:
    """Everybody has these totals; then seat 0 makes 100 with all the tricks."""
    rules = rules_for(preset, four_nines="off", **changes)
    dealt = pack_with(rules, {0: "AS AC AD AH TS TC TD"}, "TH 9S 9C")
    state = drive(match_for(rules, [Standing(total) for total in totals]), dealt, "bid 100", "pass", "pass")
    state = drive(state, "give 9S 9C", "contract 100")
    return drive_to_the_end_of_the_deal(state)[0]


def test_ties_and_who_comes_first() -> None:
    state = scored_with("polish", [900, 1000, 990])  # an impossible start, but the rule looks at the end
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.reason) == ((0,), EndReason.REACHED_1000)
    state = scored_with("sixty", [900, 1000, 990])
    assert state.outcome is not None
    assert state.outcome.winners == (0, 1)
    assert state.outcome.is_draw
    state = scored_with("sixty", [900, 1040, 990])
    assert state.outcome is not None
    assert state.outcome.winners == (1,)
    assert scored_with("polish", [800, 700, 600]).outcome is None


def test_the_barrel_flag_not_the_number_counts() -> None:
    rules = PRESETS["classic"]
    standings = [Standing(880, 1), Standing(), Standing()]
    dealt = pack_with(rules, {0: "AS AC AD AH TS TC TD"}, "TH 9S 9C")
    state = drive(match_for(rules, standings), dealt, "bid 120", "pass", "pass", "give 9S 9C", "contract 120")
    state, events = drive_to_the_end_of_the_deal(state)
    assert state.totals[0] == 1000
    assert isinstance(events[-1], MatchEnded)
    # the forced 100 may be raised to 120 at the contract, which is what wins
    forced = drive(match_for(rules, standings), dealt, "bid 100", "pass", "pass", "give 9S 9C")
    assert "contract 120" in texts(forced.legal_actions())
    forced = drive_to_the_end_of_the_deal(drive(forced, "contract 100"))[0]
    assert forced.standings[0] == Standing(880, 2)


def test_a_stock_match_ends_and_ties_are_played_on() -> None:
    for seed in range(5):
        state, events = play_out(match_for(PRESETS["polish-stock"]), seed)
        assert state.outcome is not None
        assert len(state.outcome.winners) == 1
        assert events[-1] == MatchEnded(state.outcome)


def test_waiving_is_not_seen() -> None:
    rules = PRESETS["quick"]
    with_nines = drive(match_for(rules), pack_with(rules, {1: NINES}), "waive")
    assert view_of(with_nines, 0).phase is Phase.AUCTION
    assert view_of(with_nines, 0).redeal_moment is None
    breaks(with_nines, WaiveRedeal(0), BrokenRule.NO_RIGHT_TO_REDEAL)
