"""Turns what happened in a contest into the figures to be told."""

from __future__ import annotations

from typing import Any

from thousand_qt.ai.arena.contest import Contest, DealReport, MatchReport
from thousand_qt.ai.arena.intervals import CONFIDENCE, RESAMPLES, bootstrap, standard_error, wilson
from thousand_qt.ai.arena.sides import Side
from thousand_qt.ai.arena.tally import Tally, mean
from thousand_qt.ai.arena.workers import Reports


def summary(contest: Contest, reports: Reports) -> dict[str, Any]:
    """Return everything as plain JSON data; what depends on the clock is below ``timing`` only."""
    times = _added([*reports.deals, *reports.matches])
    return {
        "deals": _deals(contest, reports.deals) if reports.deals else None,
        "matches": _matches(contest, reports.matches) if reports.matches else None,
        "timing": {side.value: tally.timing() for side, tally in times.items()},
    }


def _deals(contest: Contest, reports: list[DealReport]) -> dict[str, Any]:
    differences = [report.difference for report in reports]
    interval = bootstrap(differences, f"arena/bootstrap/{contest.seed}")
    error = standard_error(differences)
    tallies = _added(reports)
    return {
        "deals": len(reports),
        "plays": sum(report.plays for report in reports),
        "void": sum(report.void for report in reports),
        "standings": [standing.total for standing in contest.standings],
        "difference": {
            "points_per_deal": mean(sum(differences), len(differences)),
            "low": round(interval.low, 4),
            "high": round(interval.high, 4),
            "standard_error": None if error is None else round(error, 4),
            "confidence": CONFIDENCE,
            "resamples": RESAMPLES,
        },
        **{side.value: tally.summary() for side, tally in tallies.items()},
    }


def _matches(contest: Contest, reports: list[MatchReport]) -> dict[str, Any]:
    tallies = _added(reports)
    return {
        "matches": len(reports),
        "unfinished": sum(not report.winners for report in reports),
        "draws": sum(len(report.winners) > 1 for report in reports),
        "alone": {side.value: _alone(contest, side, reports) for side in Side},
        **{side.value: tally.summary() for side, tally in tallies.items()},
    }


def _alone(contest: Contest, side: Side, reports: list[MatchReport]) -> dict[str, Any]:
    """Return how often one player of this side won against the other side in all other seats."""
    own = [report for report in reports if report.seating.count(side) == 1]
    wins = sum(report.winners == (side,) for report in own)
    interval = wilson(wins, len(own))
    return {
        "matches": len(own),
        "wins": wins,
        "win_rate": mean(wins, len(own)),
        "low": round(interval.low, 4),
        "high": round(interval.high, 4),
        "even": round(1 / contest.rules.players, 4),
        "confidence": CONFIDENCE,
    }


def _added(
    reports: list[DealReport] | list[MatchReport] | list[DealReport | MatchReport],
) -> dict[Side, Tally]:
    tallies = {side: Tally() for side in Side}
    for report in reports:
        for side, tally in report.tallies.items():
            tallies[side].add(tally)
    return tallies
