"""Several people at one screen, or none: who looks at the table, what he is shown, and what he never is."""

# What is not there fails the test as it should.
# pyright: reportOptionalMemberAccess=false, reportArgumentType=false

from __future__ import annotations

import msgspec
import pytest

from tests.session.people_helpers import Screen, cards_in, header_of, is_person
from thousand_qt.ai.claims import Verdict, prove_claim
from thousand_qt.engine.actions import Bid, ClaimRedeal, Play, WaiveRedeal
from thousand_qt.engine.deal import Phase
from thousand_qt.engine.errors import BrokenRule
from thousand_qt.engine.events import CardGiven, CardsDealt, DealScored
from thousand_qt.engine.rules import PRESETS, FourNines
from thousand_qt.engine.view import onlooker_view, view_of
from thousand_qt.session.happenings import Handover, Happening

TABLES = [
    (("human", "human", "random"), "classic"),
    (("human", "random", "human"), "polish"),
    (("human", "human", "human"), "dump"),
    (("random", "human", "human"), "quick"),
    (("human", "human"), "polish-two-talons"),
    (("human", "human"), "polish-stock"),
    (("human", "human", "human", "human"), "polish-four"),
    (("human", "random", "human", "casual"), "polish-four"),
]


@pytest.mark.parametrize(("kinds", "rules"), TABLES)
@pytest.mark.parametrize("seed", [1, 2])
def test_whole_matches_show_everybody_only_what_he_may_know(qapp, kinds, rules, seed):
    screen = Screen(header_of(kinds, rules, seed), seed=seed)
    session = screen.session
    wrong = []

    def check(*told):
        eyes = session.eyes
        known = screen.truth.may_know(eyes)
        if screen.truth.state.deal is None:
            return  # the result has all cards, and is for all
        for thing in (*told, session.view):
            strange = set(cards_in(thing)) - known
            if strange:
                wrong.append((eyes, strange, thing))

    for signal in (session.happened, session.position_changed, session.taken_over, session.look_needed):
        signal.connect(check)
    for signal in (session.decision_needed, session.handover_needed):
        signal.connect(check)
    session.start()
    screen.play(until=lambda state: len(state.results) >= 3)
    assert wrong == []
    assert len(screen.covers) > 8
    people = {seat for seat in range(len(kinds)) if is_person(session.header, seat)}
    assert set(screen.covers) <= people
    session.close()


def test_nothing_secret_is_there_between_cover_and_uncover(qapp):
    screen = Screen(header_of(("human", "human", "human")))
    screen.session.start()
    covered = 0
    while len(screen.truth.state.results) < 3:
        session = screen.session
        state = screen.truth.state
        if session.awaited is not None:
            covered += 1
            assert session.eyes is None
            assert session.view == onlooker_view(state, session.awaited)
            assert session.view.hand == ()
            assert session.view.legal_actions == ()
        elif session.eyes is not None:
            assert session.view == view_of(state, session.eyes)
        screen.step()
    assert covered > 40
    screen.session.close()


def test_one_person_alone_is_never_sent_away(qapp):
    screen = Screen(header_of(("random", "human", "casual"), "quick"))
    screen.session.start()
    screen.play()
    assert screen.covers == []
    assert screen.looks == []
    assert screen.session.eyes == 1
    screen.session.cover()
    assert screen.session.eyes == 1
    screen.session.close()


def test_whoever_decides_twice_running_stays_at_the_screen(qapp):
    screen = Screen(header_of(("human", "human", "random")))
    session = screen.session
    session.start()
    decided_by = None
    stayed = 0
    while len(screen.truth.state.results) < 6:
        covers = len(screen.covers)
        done = screen.step()
        if isinstance(done, str):
            if done in ("deal", "look", "looked"):
                decided_by = None
            continue
        if session.eyes == done.seat and screen.asked is not None:
            stayed += 1
            assert len(screen.covers) == covers
        decided_by = done.seat
    assert decided_by is not None or stayed
    assert stayed > 5
    session.close()


def test_the_deal_begins_with_the_table_covered_for_all(qapp):
    """All have read the result together; whoever decided last must not see his new cards before them."""
    screen = Screen(header_of(("human", "human", "human"), "polish"))
    session = screen.session
    session.start()
    for _ in range(4):
        screen.play(until=lambda state: state.deal is None)
        assert session.eyes is None
        assert session.awaited is None
        seen = len(screen.told)
        session.deal_next()
        assert session.eyes is None
        assert session.awaited is not None
        first = screen.told[seen][1]
        (dealt,) = (event for event in first.events if isinstance(event, CardsDealt))
        assert dealt.hands == ((), (), ())
        assert first.view.onlooker
    session.close()


def test_whoever_takes_over_sees_from_the_own_seat_what_he_has_missed(qapp):
    screen = Screen(header_of(("human", "human", "human")))
    session = screen.session
    session.start()
    handovers = 0
    gifts = 0
    received = []
    session.taken_over.connect(received.append)
    while len(screen.truth.state.results) < 3:
        screen.step()
        while received:
            handover = received.pop()
            assert isinstance(handover, Handover)
            handovers += 1
            views = [handover.before, *(each.view for each in handover.missed)]
            assert all(view.seat == handover.seat and not view.onlooker for view in views)
            assert views[-1] == session.view
            assert all(isinstance(each, Happening) for each in handover.missed)
            events = [event for each in handover.missed for event in each.events]
            gifts += sum(
                isinstance(event, CardGiven) and event.receiver == handover.seat and event.card is not None
                for event in events
            )
            dealt = [event for event in events if isinstance(event, CardsDealt)]
            assert all(event.hands[handover.seat] for event in dealt)
            assert not any(isinstance(event, DealScored) for event in events)
    assert handovers > 50
    assert gifts >= 2
    session.close()


def test_what_was_seen_is_not_shown_again(qapp):
    """Every event of a deal is shown to each person exactly once: as it happens, or when he takes over."""
    screen = Screen(header_of(("human", "human", "random"), seed=5))
    session = screen.session
    session.start()
    shown = {0: 0, 1: 0}

    def on_happened(happening):
        if session.eyes is not None:
            shown[session.eyes] += 1

    def on_taken_over(handover):
        shown[handover.seat] += len(handover.missed)

    session.happened.connect(on_happened)
    session.taken_over.connect(on_taken_over)
    before = 0
    for _ in range(60):
        screen.step()
        eyes = session.eyes
        actions = session.record.actions
        if eyes is not None and screen.truth.state.deal is not None:
            dealt = max(index for index, action in enumerate(actions) if action.seat < 0)
            assert shown[eyes] >= len(actions) - dealt - 1
            before = max(before, shown[eyes])
        if screen.truth.state.deal is None:
            break
    assert before > 10
    session.close()


# Rights to a new deal


@pytest.mark.parametrize("four_nines", [FourNines.BOTH, FourNines.AFTER_EXCHANGE])
def test_the_cover_never_tells_who_may_ask_for_a_new_deal(qapp, four_nines):
    """Where the rules know such a right, everybody is called to the screen, whether or not he has it."""
    weak = 40 if four_nines is FourNines.BOTH else 0
    rules = msgspec.structs.replace(PRESETS["classic"], four_nines=four_nines, weak_hand_below=weak)
    asked = 0
    for seed in range(12):
        screen = Screen(header_of(("human", "human", "human"), rules, seed), seed=seed)
        session = screen.session
        session.start()
        rounds: list[list[int]] = []
        for _ in range(400):
            if len(screen.truth.state.results) >= 2:
                break
            state = screen.truth.state
            done = screen.step()
            if done == "deal" or isinstance(done, ClaimRedeal):
                rounds.append([])
            asked += isinstance(done, WaiveRedeal | ClaimRedeal)
            if weak and isinstance(done, Bid) and state.deal is not None and not state.deal.auction.calls:
                # By the first bid everybody has been at the screen, in order.
                called = list(dict.fromkeys(screen.covers))
                assert set(called) == {0, 1, 2}
        session.close()
    if weak:
        assert asked > 10


def test_all_look_at_their_cards_in_turn_before_the_bidding(qapp):
    rules = msgspec.structs.replace(PRESETS["classic"], four_nines=FourNines.BEFORE_BIDDING)
    screen = Screen(header_of(("human", "human", "human"), rules, seed=3))
    session = screen.session
    session.start()
    order = screen.truth.state.deal.order
    while screen.asked is None:
        screen.step()
    assert screen.looks == list(order)
    assert screen.covers == [*order, order[0]]
    session.close()


def test_whoever_only_looks_cannot_bid(qapp):
    rules = msgspec.structs.replace(PRESETS["classic"], four_nines=FourNines.BEFORE_BIDDING)
    screen = Screen(header_of(("human", "human", "human"), rules, seed=3))
    session = screen.session
    session.start()
    session.take_over()
    refused = []
    session.action_refused.connect(refused.append)
    first = session.view.legal_actions[-1]
    actions = session.record.actions
    session.submit(first)
    assert [error.rule for error in refused] == [BrokenRule.NOT_YOUR_TURN]
    assert session.record.actions == actions
    session.close()


def test_nobody_acts_while_the_table_is_covered(qapp):
    screen = Screen(header_of(("human", "human", "human")))
    session = screen.session
    session.start()
    refused = []
    session.action_refused.connect(refused.append)
    actions = session.record.actions
    state = screen.truth.state
    for action in state.legal_actions():
        session.submit(action)
    assert len(refused) == len(state.legal_actions())
    assert session.record.actions == actions
    session.close()


# Taking back


def to_decision_of(screen, seat, *, after=1):
    """Play until this person is asked, some decisions later."""
    for _ in range(2000):
        if screen.asked is not None and screen.asked.seat == seat and len(screen.asked.legal_actions) > 1:
            after -= 1
            if after == 0:
                return
        screen.step()
    raise AssertionError("never asked")


def test_the_own_last_decision_is_taken_back_under_the_cover(qapp):
    screen = Screen(header_of(("human", "human", "human"), "polish"))
    session = screen.session
    session.start()
    to_decision_of(screen, 0, after=2)
    view = screen.asked
    before = session.record.actions
    screen.step()
    assert session.awaited not in (None, 0)
    assert session.can_undo
    assert session.undo_obstacle is None
    session.undo()
    assert session.record.actions == before
    assert session.eyes is None
    assert session.awaited == 0
    assert session.view.hand == ()
    assert session.can_redo
    session.take_over()
    assert screen.asked == view
    session.redo()
    assert len(session.record.actions) > len(before)
    session.close()


def test_nobody_takes_back_what_another_person_has_decided_since(qapp):
    screen = Screen(header_of(("human", "human", "human"), "polish"))
    session = screen.session
    session.start()
    to_decision_of(screen, 0, after=2)
    screen.step()
    decider = session.awaited
    session.take_over()
    assert not session.can_undo  # it is not his
    assert session.undo_obstacle == 0
    actions = session.record.actions
    session.undo()
    assert session.record.actions == actions
    assert session.eyes == decider
    screen.step()
    while session.awaited is None:
        screen.step()
    assert session.undo_obstacle is None
    session.close()


def test_only_one_decision_goes_back_while_nobody_has_come_to_the_screen(qapp):
    screen = Screen(header_of(("human", "human", "human"), "polish"))
    session = screen.session
    session.start()
    to_decision_of(screen, 0, after=2)
    screen.step()
    session.undo()
    actions = session.record.actions
    obstacle = session.undo_obstacle
    session.undo()
    if obstacle is not None:
        assert session.record.actions == actions
    assert session.awaited == 0
    session.close()


def test_after_the_result_the_last_decision_goes_back_covered(qapp):
    screen = Screen(header_of(("human", "human", "human"), "polish"))
    session = screen.session
    session.start()
    screen.play(until=lambda state: state.deal is None)
    assert session.can_undo
    session.undo()
    assert session.eyes is None
    assert session.awaited is not None
    assert screen.truth.state.deal is not None
    assert session.view.hand == ()
    session.close()


# Going on with a match that was put aside


def test_a_match_put_aside_in_the_middle_of_anybodys_turn_goes_on_covered(qapp):
    screen = Screen(header_of(("human", "random", "human"), "polish", seed=4))
    session = screen.session
    session.start()
    resumed = 0
    for _ in range(160):
        screen.step()
        state = screen.truth.state
        if state.deal is None:
            continue
        again = Screen(session.header, entries=session.record.entries)
        again.session.start()
        if again.session.record == session.record:  # else something without a choice has been done
            assert again.session.eyes is None
            assert again.session.awaited is not None
            assert again.session.view.hand == ()
            again.session.take_over()
            assert again.session.view == view_of(state, again.session.eyes)
            (handover,) = (told for _, told in again.told if isinstance(told, Handover))
            assert (handover.missed[-1].view if handover.missed else handover.before) == again.session.view
            resumed += 1
        again.session.close()
    assert resumed > 80
    session.close()


def test_the_one_at_the_screen_can_cover_his_cards(qapp):
    screen = Screen(header_of(("human", "human", "random")))
    session = screen.session
    session.start()
    to_decision_of(screen, 1)
    view = session.view
    session.cover()
    assert session.eyes is None
    assert session.awaited == 1
    assert session.view.hand == ()
    session.take_over()
    assert session.view == view
    assert screen.told[-2][1].missed == ()
    session.close()


# Claims


def test_a_claim_is_played_out_for_everybody(qapp):
    for seed in range(40):
        screen = Screen(header_of(("human", "human", "human"), "polish", seed), seed=seed)
        session = screen.session
        session.start()
        for _ in range(400):
            if screen.truth.state.deal is None:
                break
            view = screen.asked
            if view is not None and view.phase is Phase.PLAY and len(view.hand) > 2:
                claim = prove_claim(view)
                if claim.verdict is Verdict.PROVEN:
                    covers = len(screen.covers)
                    session.play_out(claim.plays)
                    state = screen.truth.state
                    assert state.deal is None
                    assert len(screen.covers) == covers
                    left = session.record.actions[-3 * len(view.hand) :]
                    assert {action.seat for action in left if isinstance(action, Play)} == {0, 1, 2}
                    assert session.can_undo  # what was played for the others was no decision of theirs
                    session.undo()
                    assert session.awaited == view.seat
                    session.close()
                    return
            screen.step()
        session.close()
    raise AssertionError("no claim came up")


# Nobody plays


def test_a_match_without_people_goes_on_step_by_step(qapp):
    screen = Screen(header_of(("random", "casual", "random"), "quick"))
    session = screen.session
    awaited = []
    session.turn_awaited.connect(awaited.append)
    session.start()
    while screen.truth.state.outcome is None:
        if screen.truth.state.deal is None:
            session.deal_next()
            continue
        count = len(session.record.actions)
        assert session.eyes is None
        assert session.awaited is None
        assert session.view == onlooker_view(screen.truth.state, 0)
        assert awaited[-1] == screen.truth.state.turn
        session.go_on()
        assert len(session.record.actions) == count + 1
    assert not session.can_undo
    assert screen.covers == []
    assert session.open_cards is None
    session.close()


def test_all_cards_are_open_to_those_who_only_look_on(qapp):
    screen = Screen(header_of(("random", "casual", "random"), "quick"))
    session = screen.session
    session.lay_open(True)
    session.start()
    dealt = screen.told[0][1]
    assert all(len(hand) == 7 for hand in dealt.open_cards.hands)
    assert len(dealt.open_cards.talons[0]) == 3
    session.lay_open(False)
    session.go_on()
    assert screen.told[-1][1].open_cards is None
    session.close()


def test_nobody_who_plays_sees_all_cards(qapp):
    screen = Screen(header_of(("random", "human", "random")))
    with pytest.raises(ValueError, match="somebody plays"):
        screen.session.lay_open(True)
    screen.session.close()
