"""How well and how fast the computer players play, as JSON: python -m tests.benchmarks.bench_ai

Casual against Casuals in each three-player preset: share of contracts made (all, at 100, above),
mean contract, give-ups and deals per match; then Casual against Random players: share of matches won.
"""

from __future__ import annotations

import argparse
import json
import statistics
import time
from typing import Any

from tests.ai.headless import play_match
from thousand_qt.ai.casual import Casual
from thousand_qt.ai.random_legal import RandomLegal
from thousand_qt.ai.seat import Budget, Seat
from thousand_qt.engine.actions import Action
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.rules import MINIMUM_BID, PRESETS, Rules
from thousand_qt.engine.view import PlayerView


class Timed:
    """A seat whose decisions are timed, in seconds."""

    def __init__(self, seat: Seat, times: list[float]) -> None:
        self._seat = seat
        self._times = times

    def choose(self, view: PlayerView, budget: Budget) -> Action:
        started = time.perf_counter()
        action = self._seat.choose(view, budget)
        self._times.append(time.perf_counter() - started)
        return action


def measure_alike(rules: Rules, matches: int, times: list[float]) -> dict[str, Any]:
    """Let Casuals play each other."""
    ended: list[MatchState] = []
    for seed in range(matches):
        seats = [Timed(Casual(seat), times) for seat in range(rules.players)]
        ended.append(play_match(rules, seats, seed, first_dealer=seed % rules.players))
    results = [result for state in ended for result in state.results]
    contracts = [(result.contract or 0, bool(result.made)) for result in results if result.made is not None]
    return {
        "matches": matches,
        "deals_per_match": _mean([float(len(state.results)) for state in ended]),
        "contracts_made": _share([made for _, made in contracts]),
        "made_at_100": _share([made for amount, made in contracts if amount == MINIMUM_BID]),
        "made_above_100": _share([made for amount, made in contracts if amount > MINIMUM_BID]),
        "share_at_100": _share([amount == MINIMUM_BID for amount, _ in contracts]),
        "mean_contract": _mean([float(amount) for amount, _ in contracts]),
        "given_up": _share([result.gave_up for result in results]),
    }


def measure_against_random(rules: Rules, matches: int, times: list[float]) -> dict[str, Any]:
    """Let one Casual play against Random players, in each seat in turn."""
    won: list[bool] = []
    for seed in range(matches):
        place = seed % rules.players
        seats: list[Seat] = [RandomLegal(1000 * seed + seat) for seat in range(rules.players)]
        seats[place] = Timed(Casual(seed), times)
        outcome = play_match(rules, seats, seed, first_dealer=seed // rules.players % rules.players).outcome
        won.append(outcome is not None and outcome.winners == (place,))
    return {"matches": matches, "won_against_random": _share(won)}


def _share(facts: list[bool]) -> float | None:
    return round(sum(facts) / len(facts), 3) if facts else None


def _mean(numbers: list[float]) -> float | None:
    return round(statistics.fmean(numbers), 1) if numbers else None


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=100, help="matches of each kind in each preset")
    parser.add_argument(
        "--presets", nargs="*", default=[name for name, rules in PRESETS.items() if rules.players == 3]
    )
    options = parser.parse_args()
    times: list[float] = []
    report: dict[str, Any] = {"presets": {}}
    for name in options.presets:
        rules = PRESETS[name]
        report["presets"][name] = {
            "casual": measure_alike(rules, options.matches, times),
            "against_random": measure_against_random(rules, options.matches, times),
        }
    times.sort()
    report["milliseconds_per_decision"] = {
        "decisions": len(times),
        "mean": round(1000 * statistics.fmean(times), 3),
        "p99": round(1000 * times[len(times) * 99 // 100], 3),
        "max": round(1000 * times[-1], 3),
    }
    print(json.dumps(report, indent=2))


if __name__ == "__main__":
    main()
