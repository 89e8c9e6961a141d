"""What defenders gain by not taking the others for seeing, as JSON: python -m tests.benchmarks.bench_roads

Three Masters bid, give and name the contract of a frozen deal; from the first lead on it is played with the
same declarer by two Masters and by two defenders of each road.
"""

from __future__ import annotations

import argparse
import json
import statistics
from typing import Any, Final

from tests.benchmarks.bench_oracle import before_first_lead
from tests.benchmarks.roads import Road, RoadSearcher
from thousand_qt.ai.arena.intervals import bootstrap
from thousand_qt.ai.seat import Budget
from thousand_qt.ai.strong import MASTER, Searcher
from thousand_qt.engine.events import DealResult
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.rules import PRESETS, Rules
from thousand_qt.engine.view import view_of

ROADS: Final = {
    "opened after two cards": Road(plies=2),
    "opened after five cards": Road(plies=5),
    "opened after five cards, last five tricks": Road(plies=5, last=5),
    "played out, first two tricks": Road(worlds=8, layouts=4, plies=99, first=7),
    "played out, last five tricks": Road(plies=99, last=5),
    "sets of layouts, last four tricks": Road(worlds=24, plies=99, sets=True, last=4),
}


def play_on(state: MatchState, declarer: Searcher, defenders: Searcher, budget: Budget) -> DealResult:
    assert state.deal is not None
    alone = state.deal.declarer
    while not state.results:
        assert state.turn is not None
        view = view_of(state, state.turn)
        player = declarer if state.turn == alone else defenders
        only = view.legal_actions[0] if len(view.legal_actions) == 1 else None
        state, _ = state.apply(only or player.choose(view, budget))
    return state.results[0]


def lead_of_defenders(result: DealResult) -> float:
    """Return how many points of the score the defenders gain on the declarer, on average."""
    gains = [score.change for score in result.seats if score.seat != result.declarer]
    return statistics.fmean(gains) - result.seats[result.declarer or 0].change


def measure(rules: Rules, deals: int, seed: int, worlds: int) -> dict[str, Any]:
    """Return by road the points of make rate and of the score it gains, with 95 % intervals."""
    budget = Budget(worlds=worlds)
    plain: list[DealResult] = []
    by_road: dict[str, list[DealResult]] = {name: [] for name in ROADS}
    counts = {name: [0, 0] for name in ROADS}
    for number in range(deals):
        own_seed = 5000 + number
        master = Searcher(own_seed, MASTER)
        state = before_first_lead(rules, number, seed, lambda _, view, who=master: who.choose(view, budget))
        if state is None:
            continue
        plain.append(play_on(state, Searcher(own_seed, MASTER), Searcher(own_seed, MASTER), budget))
        for name, road in ROADS.items():
            defenders = RoadSearcher(own_seed, road)
            by_road[name].append(play_on(state, Searcher(own_seed, MASTER), defenders, budget))
            counts[name][0] += defenders.weighed
            counts[name][1] += defenders.changed
    return {
        "deals": len(plain),
        "made": round(100 * statistics.fmean(bool(result.made) for result in plain), 1),
        "roads": {
            name: {
                "make_rate": _difference(
                    [100.0 * (bool(a.made) - bool(b.made)) for a, b in zip(plain, results, strict=True)]
                ),
                "points": _difference(
                    [lead_of_defenders(b) - lead_of_defenders(a) for a, b in zip(plain, results, strict=True)]
                ),
                "cards_weighed": counts[name][0],
                "cards_changed": counts[name][1],
            }
            for name, results in by_road.items()
        },
    }


def _difference(gaps: list[float]) -> dict[str, float]:
    interval = bootstrap(gaps, "roads")
    return {
        "mean": round(statistics.fmean(gaps), 2),
        "low": round(interval.low, 2),
        "high": round(interval.high, 2),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=500)
    parser.add_argument("--rules", choices=tuple(PRESETS), default="classic")
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--worlds", type=int, default=16)
    options = parser.parse_args()
    report = measure(PRESETS[options.rules], options.deals, options.seed, options.worlds)
    print(json.dumps({"rules": options.rules, "worlds": options.worlds, **report}, indent=1))


if __name__ == "__main__":
    main()
