"""What one side did: points, contracts, faults and decision times, added up over games."""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Final

from thousand_qt.ai.arena.intervals import quantile
from thousand_qt.ai.arena.sides import Seating, Side
from thousand_qt.engine.deal import Phase
from thousand_qt.engine.events import DealResult
from thousand_qt.engine.view import PlayerView

_REASONS: Final = 5
"""Different reasons of faults that are told."""
_TRICK: Final = " in trick "


def _times() -> dict[str, array[float]]:
    return {}


@dataclass
class Tally:
    """Counts seats: where two of a side play a deal, both count."""

    seats: int = 0
    """Deals played, sat out ones excepted."""
    points: int = 0
    declared: int = 0
    given_up: int = 0
    made: int = 0
    contracts: int = 0
    """Sum of all contracts as declarer, in points."""
    defended: int = 0
    """Contracts of others that were played to the end."""
    broken: int = 0
    illegal: int = 0
    failed: int = 0
    reasons: list[str] = field(default_factory=list[str])
    times: dict[str, array[float]] = field(default_factory=_times)
    """Seconds of each decision, by its kind."""

    def add(self, other: Tally) -> None:
        self.seats += other.seats
        self.points += other.points
        self.declared += other.declared
        self.given_up += other.given_up
        self.made += other.made
        self.contracts += other.contracts
        self.defended += other.defended
        self.broken += other.broken
        self.illegal += other.illegal
        self.failed += other.failed
        for reason in other.reasons:
            self._remember(reason)
        for kind, seconds in other.times.items():
            self.times.setdefault(kind, array("d")).extend(seconds)

    def add_time(self, kind: str, seconds: float) -> None:
        self.times.setdefault(kind, array("d")).append(seconds)

    def add_fault(self, reason: str, *, illegal: bool) -> None:
        """Count a decision that had to be replaced."""
        if illegal:
            self.illegal += 1
        else:
            self.failed += 1
        self._remember(reason)

    def _remember(self, reason: str) -> None:
        if reason not in self.reasons and len(self.reasons) < _REASONS:
            self.reasons.append(reason)

    def add_seat(self, result: DealResult, seat: int) -> None:
        """Count a finished deal as this seat, which did not sit it out, played it."""
        self.seats += 1
        self.points += result.seats[seat].change
        if result.declarer == seat:
            self.declared += 1
            self.contracts += result.contract or 0
            self.given_up += result.gave_up
            self.made += bool(result.made)
        elif result.made is not None:
            self.defended += 1
            self.broken += not result.made

    def summary(self) -> dict[str, Any]:
        """Return the figures that do not depend on the machine; a share or mean of nothing is None."""
        return {
            "points_per_deal": mean(self.points, self.seats),
            "declarer": {
                "deals": self.declared,
                "share_of_deals": mean(self.declared, self.seats),
                "given_up": self.given_up,
                "made": self.made,
                "share_made": mean(self.made, self.declared - self.given_up),
                "mean_contract": mean(self.contracts, self.declared),
            },
            "defender": {
                "deals": self.defended,
                "broken": self.broken,
                "share_broken": mean(self.broken, self.defended),
            },
            "illegal": self.illegal,
            "failed": self.failed,
            "reasons": self.reasons,
        }

    def timing(self) -> dict[str, Any]:
        """Return how long decisions took, in milliseconds, by kind."""
        return {kind: _milliseconds(self.times[kind]) for kind in sorted(self.times, key=_order_of)}


def add_result(tallies: dict[Side, Tally], seating: Seating, result: DealResult) -> None:
    """Count a finished deal for both sides."""
    for seat, side in enumerate(seating):
        if seat != result.sitter:
            tallies[side].add_seat(result, seat)


def kind_of(view: PlayerView) -> str:
    """Name the kind of a decision: its phase, and the trick while cards are played (the first are dear)."""
    if view.phase is Phase.PLAY:
        return f"{view.phase}{_TRICK}{len(view.tricks) + 1}"
    return view.phase.value


def mean(total: float, count: int) -> float | None:
    return round(total / count, 4) if count else None


def _milliseconds(seconds: Iterable[float]) -> dict[str, Any]:
    ordered = sorted(seconds)
    return {
        "decisions": len(ordered),
        "p50": round(1000 * quantile(ordered, 0.5), 3),
        "p99": round(1000 * quantile(ordered, 0.99), 3),
        "max": round(1000 * ordered[-1], 3),
    }


def _order_of(kind: str) -> tuple[int, int]:
    """Order kinds of decisions as they come in a deal."""
    phase, _, trick = kind.partition(_TRICK)
    return list(Phase).index(Phase(phase)), int(trick or 0)
