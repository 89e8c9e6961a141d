"""Reviews of whole records: every decision once, the same each time, stopped at once."""

from __future__ import annotations

import threading

import msgspec
import pytest

from tests.ai.review.played import played, played_by
from thousand_qt.ai.review import (
    DealReview,
    Kind,
    MatchReview,
    RecordReview,
    Verdict,
    deals_of,
    is_decision,
    review_record,
)
from thousand_qt.ai.seat import Budget
from thousand_qt.ai.solver import SolveStopped
from thousand_qt.engine.actions import CHANCE, ClaimRedeal, Pass, parse_action
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.record import Record, TakeBack
from thousand_qt.engine.rules import Rules
from thousand_qt.engine.scoring import Role
from thousand_qt.engine.view import view_of

_FEW = Budget(worlds=24)
_CLASSIC = ("casual", "beginner", "casual")


def classic() -> Record:
    return played("classic", _CLASSIC, seed=5, deals=3)


def check_totals(review: MatchReview) -> None:
    """Hold the figures to a recount."""
    summary = review.summary
    decisions = review.decisions
    assert summary.all.decisions == len(decisions) == sum(deal.summary.all.decisions for deal in review.deals)
    assert sum(summary.all.verdicts.values()) == len(decisions)
    assert sum(tally.decisions for tally in summary.kinds.values()) == len(decisions)
    assert summary.all.loss == pytest.approx(sum(decision.loss for decision in decisions))
    assert summary.all.loss == pytest.approx(sum(tally.loss for tally in summary.kinds.values()))
    assert summary.forced == sum(deal.forced for deal in review.deals)
    assert len(summary.worst) == min(
        5, sum(decision.verdict not in (Verdict.EXACT, Verdict.GOOD) for decision in decisions)
    )
    grades = [list(Verdict).index(decision.verdict) for decision in summary.worst]
    assert grades == sorted(grades, reverse=True)


@pytest.mark.parametrize(
    ("preset", "levels"),
    [
        ("classic", _CLASSIC),
        ("quick", _CLASSIC),
        ("polish-two-talons", ("beginner", "casual")),
        ("polish-stock", ("beginner", "casual")),
        ("polish-four", ("beginner", *_CLASSIC)),
    ],
)
def test_every_decision_is_reviewed_once(preset: str, levels: tuple[str, ...]) -> None:
    record = played(preset, levels, seed=5, deals=3 if preset != "polish-stock" else 1)
    review = review_record(record, 0, budget=_FEW)
    assert review.complete
    check_totals(review)
    state = record.replay(0)
    expected, forced = [], 0
    for number, (action, after, _) in enumerate(record.steps()):
        if action.seat == 0:
            if is_decision(view_of(state, 0)):
                expected.append((number, str(action)))
            else:
                forced += 1
        state = after
    assert [(decision.number, decision.taken_text) for decision in review.decisions] == expected
    assert review.summary.forced == forced
    assert all(decision.open_cards is not None for decision in review.decisions)
    results = record.replay().results
    assert [deal.change for deal in review.deals] == [result.seats[0].change for result in results]
    assert [deal.role for deal in review.deals] == [result.seats[0].role for result in results]
    for deal, result in zip(review.deals, results, strict=True):
        check_facts(deal)
        assert deal.declarer == result.declarer
        assert deal.made == result.made
        if deal.facts is not None and not deal.gave_up and result.declarer is not None:
            assert deal.facts.taken == result.seats[result.declarer].raw
            assert deal.facts.contract == result.contract


def check_facts(deal: DealReview) -> None:
    facts = deal.facts
    if facts is None:
        assert deal.declarer is None
        return
    if facts.after_gifts is not None:
        assert facts.after_gifts <= facts.best
        assert facts.could_be_made or not facts.could_be_made_after_gifts


def test_the_same_record_gives_the_same_review() -> None:
    once, again = (review_record(classic(), 1, budget=_FEW, deal=1) for _ in range(2))
    assert once == again
    assert review_record(classic(), 1, budget=_FEW, deal=1, seed=1) != once


def test_one_deal_alone_is_reviewed_as_in_the_match() -> None:
    whole = review_record(classic(), 1, budget=_FEW)
    alone = review_record(classic(), 1, budget=_FEW, deal=2)
    assert [deal.number for deal in alone.deals] == [2]
    assert alone.deals[0] == whole.deals[1]


def test_progress_is_told_decision_by_decision() -> None:
    told: list[tuple[int, int]] = []
    review = review_record(classic(), 0, budget=_FEW, on_progress=lambda done, of: told.append((done, of)))
    total = len(review.decisions)
    assert told == [(done, total) for done in range(1, total + 1)]


def test_a_review_can_be_read_at_any_moment() -> None:
    work = RecordReview(classic(), 0, budget=_FEW)
    assert work.total > 6
    assert work.review().decisions == ()
    assert not work.review().complete
    decisions = work.decisions()
    first = [next(decisions) for _ in range(3)]
    assert work.done == 3
    assert list(work.review().decisions) == first
    check_totals(work.review())
    assert not work.review().complete
    assert [*first, *decisions] == list(work.review().decisions)
    assert work.review().complete


def test_stopping_ends_the_decision_under_review() -> None:
    """With so many layouts a decision would take minutes."""
    record = played("polish-stock", ("casual", "beginner"), seed=1, deals=1)
    work = RecordReview(record, 0, budget=Budget(worlds=10**6))
    stopped: list[str] = []

    def run() -> None:
        try:
            list(work.decisions())
        except SolveStopped:
            stopped.append("stopped")

    thread = threading.Thread(target=run)
    thread.start()
    threading.Timer(0.3, work.stop).start()
    thread.join()
    assert stopped == ["stopped"]
    assert not work.review().complete
    with pytest.raises(SolveStopped):
        next(iter(work.decisions()))


def test_a_match_that_goes_on_is_reviewed_as_far_as_it_got() -> None:
    record = classic()
    for actions in (1, 3, 9, 20):
        part = Record(record.header, record.actions[:actions])
        review = review_record(part, 0, budget=_FEW)
        assert review.actions == actions
        assert review.deals[-1].change is None
        assert review.deals[-1].made is None
        check_totals(review)
    assert review_record(Record(record.header), 0).deals == ()


def test_what_was_taken_back_is_not_reviewed() -> None:
    record = classic()
    first = next(n for n, action in enumerate(record.actions) if action.seat == 0)
    state = record.replay(first)
    other = next(action for action in state.legal_actions() if action != record.actions[first])
    entries = (*record.actions[:first], other, TakeBack(1), *record.actions[first:])
    undone = Record(record.header, entries)
    assert review_record(undone, 0, budget=_FEW, deal=1) == review_record(record, 0, budget=_FEW, deal=1)


def test_a_deal_that_was_dealt_again_belongs_to_the_one_that_counted() -> None:
    rules = Rules().replace(weak_hand_below=40)
    record = played_by(rules, _CLASSIC, seed=2, deals=2, worlds=10)
    claim = next(action for action in record.actions if isinstance(action, ClaimRedeal))
    review = review_record(record, claim.seat, budget=Budget(worlds=6))
    assert [deal.number for deal in review.deals] == [1, 2]
    claims = [decision for decision in review.decisions if decision.taken_text == str(claim)]
    assert claims
    assert {decision.kind for decision in claims} == {Kind.REDEAL}


def test_whoever_should_have_given_up_is_told_once_in_a_deal() -> None:
    hopeless = "QS KS TS KC TC JD JH AS 9S AC QC AD QH 9D JS JC 9C TD QD 9H AH KD KH TH"
    seats = classic().header.seats
    header = msgspec.structs.replace(classic().header, rules=Rules(), seats=seats, first_dealer=2)
    state = MatchState.new(header.rules, 2)
    actions = []
    todo = ["bid 100", "pass", "pass", "give JD JH", "contract 100", "play KC"]
    for text in (f"deal {hopeless}", *todo):
        action = parse_action(text, CHANCE if state.turn is None else state.turn)
        state, _ = state.apply(action)
        actions.append(action)
    review = review_record(Record(header, tuple(actions)), 0, budget=Budget(worlds=120))
    assert [decision.best_text == "give-up" for decision in review.decisions] == [False, True, False, False]
    facts = review.deals[0].facts
    assert facts is not None
    assert not facts.could_be_made
    assert review.deals[0].role is Role.DECLARER


def test_what_is_not_there_cannot_be_reviewed() -> None:
    for arguments in ({"seat": 3}, {"seat": -1}, {"seat": 0, "deal": 9}, {"seat": 0, "level": "casual"}):
        with pytest.raises(ValueError, match=r"seat|deal|level"):
            review_record(classic(), **arguments)  # type: ignore[arg-type]
    broken = Record(classic().header, (*classic().actions[:1], Pass(0)))
    with pytest.raises(ValueError, match="line 3"):
        deals_of(broken, 0)


def test_a_player_who_sits_out_has_nothing_to_review() -> None:
    record = played("polish-four", ("beginner", *_CLASSIC), seed=5, deals=3)
    review = review_record(record, 1, budget=_FEW)
    assert [deal.role is Role.SITTER for deal in review.deals] == [True, False, False]
    assert review.deals[0].decisions == ()
    assert review.deals[0].change is not None
