"""From one deal to the next: the order of operations, the auction, the exchange, the end of a match."""

from __future__ import annotations

from random import Random

import pytest

from tests.engine.helpers import (
    breaks,
    drive,
    drive_to_the_end_of_the_deal,
    drive_with_events,
    held,
    kinds,
    match_for,
    pack_with,
    random_action,
    rules_for,
    texts,
)
from thousand_qt.engine.actions import (
    Bid,
    ChooseTalon,
    DealCards,
    Exchange,
    Pass,
    SetContract,
)
from thousand_qt.engine.cards import PACK, Card
from thousand_qt.engine.deal import Phase, sitter_of
from thousand_qt.engine.errors import BrokenRule
from thousand_qt.engine.events import (
    AuctionWon,
    BidMade,
    CardGiven,
    CardPlayed,
    CardsDealt,
    CardsPutAside,
    ContractSet,
    DealScored,
    Event,
    LeftoverTaken,
    MatchEnded,
    Passed,
    TalonShown,
    TalonTaken,
    TrickTaken,
)
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.rules import PRESETS
from thousand_qt.engine.scoring import EndReason, Standing
from thousand_qt.engine.view import view_of


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
