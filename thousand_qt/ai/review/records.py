"""The decisions of a record, reviewed one after the other: somebody can watch the progress and stop it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import msgspec

from thousand_qt.ai.review.matches import DealReview, MatchReview
from thousand_qt.ai.review.open_cards import DealFacts, OpenTable
from thousand_qt.ai.review.results import DecisionReview
from thousand_qt.ai.review.reviewer import Reviewer, is_decision
from thousand_qt.ai.seat import Budget
from thousand_qt.engine.actions import CHANCE, Action, Exchange, GiveUp
from thousand_qt.engine.events import DealResult
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.record import Record
from thousand_qt.engine.scoring import Role
from thousand_qt.engine.view import PlayerView, view_of


class Decision(msgspec.Struct, frozen=True):
    """A moment at which a seat had something to decide.

    Attributes:
        number: of the action in the record, from 0.
        state: before it.
    """

    number: int
    state: MatchState
    action: Action

    @property
    def view(self) -> PlayerView:
        """What the seat could know."""
        return view_of(self.state, self.action.seat)

    @property
    def dealt(self) -> tuple[int, ...]:
        """The hands as they were dealt, by seat, as card masks."""
        assert self.state.deal is not None
        return self.state.deal.dealt


class DealPlayed(msgspec.Struct, frozen=True):
    """A deal of a record: everything that is needed to review it.

    Attributes:
        decisions: of the seat under review, forced ones left out.
        forced: how many were left out.
        with_talon: the state in which the declarer has the talon and has given nothing away; None when it
            did not come to that.
        before_lead: the state before the first lead, when there was a declarer.
        last: the last state of the deal that is not the next one's.
    """

    number: int
    decisions: tuple[Decision, ...]
    forced: int
    with_talon: MatchState | None
    before_lead: MatchState | None
    last: MatchState
    result: DealResult | None


@dataclass
class _Collector:
    """A deal being read from a record."""

    number: int
    last: MatchState
    decisions: list[Decision] = field(default_factory=list[Decision])
    forced: int = 0
    with_talon: MatchState | None = None
    before_lead: MatchState | None = None
    result: DealResult | None = None

    def finished(self) -> DealPlayed:
        return DealPlayed(
            self.number,
            tuple(self.decisions),
            self.forced,
            self.with_talon,
            self.before_lead,
            self.last,
            self.result,
        )


def deals_of(record: Record, seat: int, deal: int | None = None) -> tuple[DealPlayed, ...]:
    """Return the deals of a record with the decisions of one seat, or the one deal with this number (from 1).

    Raises ValueError for a seat or a deal there is not, and `RecordError` for a record that is not legal.
    """
    if not 0 <= seat < record.header.rules.players:
        raise ValueError(f"seat {seat}: expected 0 to {record.header.rules.players - 1}")
    found: list[_Collector] = []
    before = record.replay(0)
    for number, (action, state, _) in enumerate(record.steps()):
        if action.seat == CHANCE:
            _begin(found, state)
        else:
            _go_on(found[-1], seat, Decision(number, before, action), state)
        before = state
    chosen = tuple(one.finished() for one in found if deal in (None, one.number))
    if deal is not None and not chosen:
        raise ValueError(f"deal {deal} is not in this record")
    return chosen


def _begin(found: list[_Collector], state: MatchState) -> None:
    """Begin a deal, or begin it again."""
    assert state.deal is not None
    if not found or found[-1].number != state.deal.number:
        found.append(_Collector(state.deal.number, state))
    found[-1].last = state
    found[-1].with_talon = found[-1].before_lead = None


def _go_on(deal: _Collector, seat: int, decision: Decision, after: MatchState) -> None:
    state = decision.state
    if decision.action.seat == seat:
        if is_decision(decision.view):
            deal.decisions.append(decision)
        else:
            deal.forced += 1
    if isinstance(decision.action, Exchange | GiveUp) and state.deal is not None and not state.deal.gifts:
        deal.with_talon = state
    if after.deal is None:
        deal.result = after.results[-1] if len(after.results) > len(state.results) else None
        return
    deal.last = after
    if after.deal.declarer is not None and after.deal.play is not None and after.deal.play.is_fresh:
        deal.before_lead = after


class RecordReview:
    """Reviews a seat of a record, decision by decision.

    Iterate over `decisions` and ask for the `review` at the end, or at any moment before. `stop` may be
    called from any thread; everything else is for one.
    """

    def __init__(
        self,
        record: Record,
        seat: int,
        *,
        level: str = "master",
        deal: int | None = None,
        budget: Budget | None = None,
        seed: int = 0,
    ) -> None:
        """Read the record; raises ValueError for a level, seat or deal there is not, and `RecordError`."""
        self._reviewer = Reviewer(level, seed=seed, budget=budget)
        self._seed = seed
        self._seat = seat
        self._actions = len(record.actions)
        self._deals = deals_of(record, seat, deal)
        self._table = OpenTable(record.header.rules, self._reviewer.stop_flag)
        self._facts: dict[int, DealFacts | None] = {}
        self._done: dict[int, list[DecisionReview]] = {}

    @property
    def total(self) -> int:
        """How many decisions there are to review."""
        return sum(len(deal.decisions) for deal in self._deals)

    @property
    def done(self) -> int:
        """How many have been reviewed."""
        return sum(len(reviews) for reviews in self._done.values())

    def stop(self) -> None:
        """End the decision under review within milliseconds: `decisions` raises `SolveStopped`."""
        self._reviewer.stop()

    def decisions(self) -> Iterator[DecisionReview]:
        """Yield a review for each decision, in order; begins again when it is called again."""
        self._facts.clear()
        self._done.clear()
        for deal in self._deals:
            reviews: list[DecisionReview] = []
            self._done[deal.number] = reviews
            self._facts[deal.number] = self._facts_of(deal)
            lost: tuple[int, ...] | None = None  # the cards that should have been given up already
            for decision in deal.decisions:
                dealt = decision.dealt
                review = self._reviewer.review(
                    decision.view, decision.action, number=decision.number, giving_up=lost != dealt
                )
                if isinstance(review.best, GiveUp):
                    lost = dealt
                seen = self._table.seen(decision.state, decision.action)
                reviews.append(msgspec.structs.replace(review, open_cards=seen))
                yield reviews[-1]

    def review(self) -> MatchReview:
        """Return what has been reviewed so far."""
        return MatchReview(
            seat=self._seat,
            level=self._reviewer.level,
            worlds=self._reviewer.budget.worlds,
            seed=self._seed,
            actions=self._actions,
            complete=self.done == self.total,
            deals=tuple(self._deal_review(deal) for deal in self._deals if deal.number in self._done),
        )

    def _deal_review(self, deal: DealPlayed) -> DealReview:
        result, now = deal.result, deal.last.deal
        declarer = now.declarer if now is not None else None
        role: Role | None = None
        if result is not None:
            role = result.seats[self._seat].role
        elif now is not None and now.sitter == self._seat:
            role = Role.SITTER
        elif declarer is not None:
            role = Role.DECLARER if declarer == self._seat else Role.OPPONENT
        return DealReview(
            number=deal.number,
            role=role,
            declarer=declarer,
            made=None if result is None else result.made,
            gave_up=result is not None and result.gave_up,
            change=None if result is None else result.seats[self._seat].change,
            decisions=tuple(self._done[deal.number]),
            forced=deal.forced,
            facts=self._facts.get(deal.number),
        )

    def _facts_of(self, deal: DealPlayed) -> DealFacts | None:
        if deal.with_talon is None or deal.with_talon.deal is None:
            return None
        declarer = deal.with_talon.deal.declarer
        assert declarer is not None
        now = deal.last.deal
        assert now is not None and now.contract is not None
        after_gifts = taken = None
        if deal.before_lead is not None:
            after_gifts = self._table.to_be_taken(deal.before_lead, declarer)
        if deal.result is not None and not deal.result.gave_up:
            taken = deal.result.seats[declarer].raw
        return DealFacts(now.contract, self._table.to_be_taken(deal.with_talon, declarer), after_gifts, taken)


def review_record(
    record: Record,
    seat: int,
    *,
    level: str = "master",
    deal: int | None = None,
    budget: Budget | None = None,
    seed: int = 0,
    on_progress: Callable[[int, int], object] | None = None,
) -> MatchReview:
    """Review a whole record or one deal of it; `on_progress` is told how many decisions of all are done.

    See `RecordReview`, which can be stopped.
    """
    work = RecordReview(record, seat, level=level, deal=deal, budget=budget, seed=seed)
    for done, _ in enumerate(work.decisions(), start=1):
        if on_progress is not None:
            on_progress(done, work.total)
    return work.review()
