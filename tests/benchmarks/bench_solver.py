"""How much and how long the solver searches, as JSON: python -m tests.benchmarks.bench_solver

Three-player deals from a seed under the rules of `classic` and `polish`. Random deals: the exact value, and
the value of every first move. Hands won at auction by Casual players: whether the contract can be made (a
zero window), and the exact value. Each is measured with all techniques, and with none but the order of moves
and the table, which is the base of the ratio. Nodes are cards played on trial, times are processor time.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import time
from collections.abc import Callable
from typing import Any

from tests.ai.headless import shuffled
from tests.ai.solver.samples import full_deals
from thousand_qt.ai.casual import Casual
from thousand_qt.ai.seat import Budget
from thousand_qt.ai.solver import (
    ALL_TECHNIQUES,
    PlayOptions,
    Position,
    Solver,
    Technique,
    is_compiled,
    position_of,
)
from thousand_qt.engine.actions import CHANCE
from thousand_qt.engine.deal import Phase
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.rules import PRESETS, Rules
from thousand_qt.engine.view import view_of

_PLAIN_TABLE_BITS = 18
"""Without the shapes there is more to remember: here a larger table pays."""


def contracts(rules: Rules, seed: int, number: int) -> list[tuple[Position, int]]:
    """Let Casual players bid and exchange; return where the play begins, with the contract."""
    rng = random.Random(seed)
    found: list[tuple[Position, int]] = []
    while len(found) < number:
        seats = [Casual(rng.randrange(1 << 30)) for _ in range(rules.players)]
        state = MatchState.new(rules, rng.randrange(rules.players))
        while state.phase is not Phase.PLAY and not state.results:
            turn = state.turn
            assert turn is not None
            if turn == CHANCE:
                state, _ = state.apply(shuffled(rng))
            else:
                state, _ = state.apply(seats[turn].choose(view_of(state, turn), Budget()))
        if state.phase is Phase.PLAY:
            assert state.deal is not None
            assert state.deal.contract is not None
            found.append((position_of(state), state.deal.contract))
    return found


def measure(solver: Solver, questions: list[Callable[[Solver], object]]) -> dict[str, Any]:
    """Ask a solver one question after another."""
    times: list[float] = []
    nodes: list[int] = []
    for question in questions:
        before, began = solver.nodes, time.thread_time()
        question(solver)
        times.append(1000 * (time.thread_time() - began))
        nodes.append(solver.nodes - before)
    return {
        "nodes": round(statistics.fmean(nodes)),
        "nodes_p99": sorted(nodes)[len(nodes) * 99 // 100],
        "milliseconds": round(statistics.fmean(times), 4),
        "milliseconds_p99": round(sorted(times)[len(times) * 99 // 100], 4),
        "million_nodes_per_second": round(sum(nodes) / sum(times) / 1000, 1),
    }


def compare(options: PlayOptions, questions: list[Callable[[Solver], object]]) -> dict[str, Any]:
    """Measure with all techniques, with none, and without each of them in turn."""
    plain = measure(Solver(options, techniques=Technique(0), table_bits=_PLAIN_TABLE_BITS), questions)
    full = measure(Solver(options), questions)
    without = {
        str(technique.name).lower(): measure(
            Solver(options, techniques=ALL_TECHNIQUES & ~technique), questions
        )
        for technique in Technique
    }
    return {
        "plain": plain,
        "full": full,
        "ratio_of_nodes": round(full["nodes"] / plain["nodes"], 3),
        "ratio_of_time": round(full["milliseconds"] / plain["milliseconds"], 3),
        "nodes_without": {name: measured["nodes"] for name, measured in without.items()},
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=300, help="deals of each kind")
    parser.add_argument("--presets", nargs="*", default=["classic", "polish"])
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    report: dict[str, Any] = {"compiled": is_compiled(), "deals": arguments.deals}
    for name in arguments.presets:
        rules = PRESETS[name]
        options = PlayOptions.of(rules)
        deals = full_deals(arguments.seed, arguments.deals)
        bid = contracts(rules, arguments.seed, arguments.deals)
        report[name] = {
            "exact value, random deals": compare(
                options, [lambda solver, deal=deal: solver.value(deal) for deal in deals]
            ),
            "every first move, random deals": compare(
                options, [lambda solver, deal=deal: solver.move_values(deal) for deal in deals]
            ),
            "contract made, bid deals": compare(
                options,
                [
                    lambda solver, deal=deal, points=points: solver.at_least(deal, points)
                    for deal, points in bid
                ],
            ),
            "exact value, bid deals": compare(
                options, [lambda solver, deal=deal: solver.value(deal) for deal, _ in bid]
            ),
        }
    print(json.dumps(report, indent=2))


if __name__ == "__main__":
    main()
