"""How far the players are from seeing all cards, as JSON: python -m tests.benchmarks.bench_oracle

Three Masters bid, give and name the contract of a frozen deal. From the first lead on it is then played
several times: by Masters, by a declarer or by defenders who see all cards, by defenders who see them from
the third trick on, and with a plain search in place of one side (as many layouts, one taste for both sides).
What a change of one side alone does to the share of contracts made is what that side is short of.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
from collections.abc import Callable
from typing import Any, Final

import msgspec

from thousand_qt.ai.arena.intervals import bootstrap
from thousand_qt.ai.oracle import Oracle
from thousand_qt.ai.search.plays import PLAIN
from thousand_qt.ai.seat import Budget
from thousand_qt.ai.strong import MASTER, Searcher
from thousand_qt.engine.actions import CHANCE, Action
from thousand_qt.engine.deal import Phase
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.rules import PRESETS, Rules
from thousand_qt.engine.shuffle import shuffled
from thousand_qt.engine.view import PlayerView, view_of

PAIRS: Final = (
    ("master", "master"),
    ("oracle", "master"),
    ("plain", "master"),
    ("master", "oracle"),
    ("master", "late oracle"),
    ("master", "plain"),
)
"""Declarer and defenders."""


PLAIN_MASTER: Final = msgspec.structs.replace(MASTER, taste=PLAIN)
_PACKS: Final = 20
_FIRST_TRICKS: Final = 2
"""That a late oracle plays as a Master."""

Player = Callable[[MatchState, PlayerView], Action]


def players(budget: Budget, seed: int) -> dict[str, Player]:
    """Return who can play a side; each decides from the state or from the view of the seat in turn."""
    master, plain, oracle = Searcher(seed, MASTER), Searcher(seed, PLAIN_MASTER), Oracle(seed)

    def late_oracle(state: MatchState, view: PlayerView) -> Action:
        if len(view.tricks) < _FIRST_TRICKS:
            return master.choose(view, budget)
        return oracle.choose_seeing(state, budget)

    return {
        "master": lambda _, view: master.choose(view, budget),
        "plain": lambda _, view: plain.choose(view, budget),
        "oracle": lambda state, _: oracle.choose_seeing(state, budget),
        "late oracle": late_oracle,
    }


def before_first_lead(rules: Rules, number: int, seed: int, master: Player) -> MatchState | None:
    """Return a deal as Masters bring it to the first lead; None when it is given up before."""
    pack_seed = random.Random(f"oracle/{seed}/{number}").getrandbits(48)
    state = MatchState.new(rules, number % rules.players)
    dealt = 0
    while not state.results:
        if state.turn == CHANCE:
            if dealt == _PACKS:
                return None
            state, _ = state.apply(shuffled(pack_seed, dealt))
            dealt += 1
            continue
        assert state.deal is not None
        if state.deal.phase is Phase.PLAY:
            return state
        state, _ = state.apply(decision(state, master))
    return None


def play_on(state: MatchState, declarer: Player, defenders: Player) -> bool:
    """Play the tricks; return whether the contract is made: one that is given up is not."""
    assert state.deal is not None
    alone = state.deal.declarer
    while not state.results:
        state, _ = state.apply(decision(state, declarer if state.turn == alone else defenders))
    return bool(state.results[0].made)


def decision(state: MatchState, player: Player) -> Action:
    assert state.turn is not None
    view = view_of(state, state.turn)
    return view.legal_actions[0] if len(view.legal_actions) == 1 else player(state, view)


def measure(rules: Rules, deals: int, seed: int, worlds: int) -> dict[str, Any]:
    """Play so many deals in every pair; differences are in points of make rate, with 95 % intervals."""
    made: dict[tuple[str, str], list[float]] = {pair: [] for pair in PAIRS}
    for number in range(deals):
        by_name = players(Budget(worlds=worlds), seed * 1000 + number)
        state = before_first_lead(rules, number, seed, by_name["master"])
        if state is None:
            continue
        for declarer, defenders in PAIRS:
            made[declarer, defenders].append(float(play_on(state, by_name[declarer], by_name[defenders])))
    report: dict[str, Any] = {
        "deals": len(made["master", "master"]),
        "made": {" / ".join(pair): round(100 * statistics.fmean(shares), 1) for pair, shares in made.items()},
    }
    for name, first, second in (
        ("declarer_to_oracle", ("oracle", "master"), ("master", "master")),
        ("declarer_over_plain", ("master", "master"), ("plain", "master")),
        ("defenders_to_oracle", ("master", "master"), ("master", "oracle")),
        ("defenders_in_the_first_two_tricks", ("master", "late oracle"), ("master", "oracle")),
        ("defenders_over_plain", ("master", "plain"), ("master", "master")),
    ):
        gaps = [100 * (a - b) for a, b in zip(made[first], made[second], strict=True)]
        interval = bootstrap(gaps, name)
        report[name] = {
            "points_of_make_rate": round(statistics.fmean(gaps), 2),
            "low": round(interval.low, 2),
            "high": round(interval.high, 2),
        }
    return report


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=300)
    parser.add_argument("--rules", choices=tuple(PRESETS), default="classic")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--worlds", type=int, default=100)
    arguments = parser.parse_args()
    report = measure(PRESETS[arguments.rules], arguments.deals, arguments.seed, arguments.worlds)
    print(json.dumps({"rules": arguments.rules, "worlds": arguments.worlds, **report}, indent=1))


if __name__ == "__main__":
    main()
