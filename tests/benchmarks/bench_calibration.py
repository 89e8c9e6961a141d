"""Whether the chances told come true, as JSON: python -m tests.benchmarks.bench_calibration

Masters play each other; every chance they give a contract, as declarer and as defender, is set beside what
became of it, by tenths: once the share of layouts in which it is made, once the chance that such shares are
told to come to (`ai/model/told.py`). A deal tells the same end at each of its cards, so the first trick, with
one chance a deal and seat, is told apart.
"""

from __future__ import annotations

import argparse
import json
import random
from collections import defaultdict
from typing import Any

from thousand_qt.ai.seat import Budget
from thousand_qt.ai.strong import MASTER, Searcher
from thousand_qt.engine.actions import CHANCE, Action
from thousand_qt.engine.deal import Phase
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.rules import PRESETS, Rules
from thousand_qt.engine.shuffle import shuffled
from thousand_qt.engine.view import PlayerView, view_of

Told = list[tuple[str, float]]
"""Who told when, and the chance, 0-1."""


def chance_told(searcher: Searcher, view: PlayerView, budget: Budget, told: Told) -> Action:
    """Return the decision; note the chance that goes with it."""
    explanation = searcher.explain(view, budget)
    if view.phase in (Phase.EXCHANGE, Phase.CONTRACT, Phase.PLAY) and explanation.options:
        chosen = next((option for option in explanation.options if option.action == explanation.action), None)
        later = view.phase is Phase.EXCHANGE and not view.contract_named  # the contract may yet be raised
        if chosen is not None and chosen.chance is not None and not later:
            side = "declarer" if view.seat == view.declarer else "defenders"
            phase = str(view.phase)
            if view.phase is Phase.PLAY:
                phase = "first trick" if not view.tricks else "later tricks"
            told.append((f"{side}, {phase}, share", chosen.chance))
            if chosen.told is not None:
                told.append((f"{side}, {phase}, told", chosen.told))
    return explanation.action


def measure(rules: Rules, deals: int, seed: int, worlds: int) -> dict[str, Any]:
    budget = Budget(worlds=worlds)
    outcomes: dict[str, list[list[tuple[float, bool]]]] = defaultdict(lambda: [[] for _ in range(10)])
    for number in range(deals):
        pack_seed = random.Random(f"calibration/{seed}/{number}").getrandbits(48)
        searcher = Searcher(pack_seed, MASTER)
        told: Told = []
        state = MatchState.new(rules, number % rules.players)
        dealt = 0
        while not state.results and dealt < 20:
            if state.turn == CHANCE:
                state, _ = state.apply(shuffled(pack_seed, dealt))
                dealt += 1
                told.clear()
                continue
            assert state.turn is not None
            view = view_of(state, state.turn)
            only = view.legal_actions[0] if len(view.legal_actions) == 1 else None
            state, _ = state.apply(only or chance_told(searcher, view, budget, told))
        if not state.results or state.results[0].gave_up:
            continue
        made = bool(state.results[0].made)
        for where, chance in told:
            outcomes[where][min(9, int(10 * chance))].append((chance, made))
    return {
        where: [_row(tenth, entries) for tenth, entries in enumerate(tenths) if entries]
        for where, tenths in sorted(outcomes.items())
    }


def _row(tenth: int, entries: list[tuple[float, bool]]) -> dict[str, Any]:
    count = len(entries)
    return {
        "tenth": f"{10 * tenth}-{10 * tenth + 10} %",
        "decisions": count,
        "told": round(100 * sum(chance for chance, _ in entries) / count, 1),
        "made": round(100 * sum(made for _, made in entries) / count, 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=300)
    parser.add_argument("--rules", choices=tuple(PRESETS), default="classic")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--worlds", type=int, default=100)
    arguments = parser.parse_args()
    report = measure(PRESETS[arguments.rules], arguments.deals, arguments.seed, arguments.worlds)
    print(json.dumps({"rules": arguments.rules, "worlds": arguments.worlds, "chances": report}, indent=1))


if __name__ == "__main__":
    main()
