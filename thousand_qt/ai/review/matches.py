"""A review of a whole match or of one of its deals, and what it comes to in figures."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from thousand_qt.ai.review.open_cards import DealFacts
from thousand_qt.ai.review.replay import ReplayedDeal
from thousand_qt.ai.review.results import DecisionReview, Kind
from thousand_qt.ai.review.verdict import Verdict
from thousand_qt.engine.scoring import Role

WORST: Final = 5
"""So many of the decisions that cost most are named."""


class Tally(msgspec.Struct, frozen=True):
    """Decisions counted.

    Attributes:
        verdicts: how many there are of each; a verdict nobody got is left out.
        loss: what they cost altogether against the best, in points of the score.
    """

    decisions: int
    verdicts: dict[Verdict, int]
    loss: float

    @classmethod
    def of(cls, decisions: Iterable[DecisionReview]) -> Tally:
        decisions = tuple(decisions)
        verdicts = {
            verdict: number
            for verdict in Verdict
            if (number := sum(decision.verdict is verdict for decision in decisions))
        }
        return cls(len(decisions), verdicts, sum(decision.loss for decision in decisions))

    @property
    def mean_loss(self) -> float | None:
        """The loss per decision, in points of the score; None of no decisions."""
        return self.loss / self.decisions if self.decisions else None

    @property
    def mistakes(self) -> int:
        return sum(number for verdict, number in self.verdicts.items() if verdict.is_mistake)


class Summary(msgspec.Struct, frozen=True):
    """What a number of decisions comes to.

    Attributes:
        kinds: in the order of `Kind`; kinds that did not come up are left out.
        forced: decisions with one legal action, or that nothing could be known about: they are not judged.
        worst: those that cost most and are not good, at most `WORST`, the worst first.
    """

    all: Tally
    kinds: dict[Kind, Tally]
    forced: int
    worst: tuple[DecisionReview, ...]

    @classmethod
    def of(cls, decisions: Iterable[DecisionReview], forced: int) -> Summary:
        decisions = tuple(decisions)
        by_kind = {
            kind: Tally.of(of_kind)
            for kind in Kind
            if (of_kind := [decision for decision in decisions if decision.kind is kind])
        }
        wrong = [decision for decision in decisions if decision.verdict not in (Verdict.EXACT, Verdict.GOOD)]
        grades = list(Verdict)
        wrong.sort(key=lambda decision: (-grades.index(decision.verdict), -decision.loss))
        return cls(Tally.of(decisions), by_kind, forced, tuple(wrong[:WORST]))


class DealReview(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One deal as a seat played it.

    Attributes:
        number: of the deal, from 1. A deal that was dealt again belongs to the one that counted.
        role: of the seat; None when the auction had not ended.
        declarer: the seat that played the contract.
        made: whether it was made; None when there was none, it was given up or the deal is not finished.
        change: what the deal brought the seat, in points of the score; None while it is not finished.
        decisions: in order.
        forced: see `Summary`.
        facts: what the cards held; None in the stock game and before the talon was taken.
        replayed: how it goes when the level plays the seat's cards, where somebody has asked for it.
    """

    number: int
    role: Role | None = None
    declarer: int | None = None
    made: bool | None = None
    gave_up: bool = False
    change: int | None = None
    decisions: tuple[DecisionReview, ...] = ()
    forced: int = 0
    facts: DealFacts | None = None
    replayed: ReplayedDeal | None = None

    @property
    def summary(self) -> Summary:
        return Summary.of(self.decisions, self.forced)


class MatchReview(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A match (or one deal of it) as a seat played it.

    Attributes:
        level: the yardstick.
        worlds: the most layouts looked at for a decision; None when the clock decided.
        actions: of the record when it was reviewed: a review of fewer is out of date.
        complete: every decision asked about has been reviewed; else the review was stopped.
    """

    seat: int
    level: str
    worlds: int | None
    seed: int
    actions: int
    complete: bool
    deals: tuple[DealReview, ...]

    @property
    def decisions(self) -> tuple[DecisionReview, ...]:
        return tuple(decision for deal in self.deals for decision in deal.decisions)

    @property
    def summary(self) -> Summary:
        return Summary.of(self.decisions, sum(deal.forced for deal in self.deals))

    def with_replay(self, replayed: ReplayedDeal) -> MatchReview:
        """Return the review with a deal played again; raises ValueError when the deal is not reviewed."""
        if all(deal.number != replayed.deal for deal in self.deals):
            raise ValueError(f"deal {replayed.deal} is not part of this review")
        deals = tuple(
            msgspec.structs.replace(deal, replayed=replayed) if deal.number == replayed.deal else deal
            for deal in self.deals
        )
        return msgspec.structs.replace(self, deals=deals)
