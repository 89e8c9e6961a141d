"""How long Strong and Master think by the clock, and how fast they stop, as JSON.

    python -m tests.benchmarks.bench_thinking [--deals N] [--levels master strong] [--stops N]

Matches of the level against itself under `classic` and `polish`, with the budget of a match at the table;
forced decisions are not counted. `wall` is what somebody at the table waits. `processor` is what the thread
itself needed: on a busy machine the difference is the machine's. On a machine with two cores and nothing else
to do Master is held to the limits at the 99th percentile.

Then decisions are stopped by another thread, each at a random moment of the time it took before: `stop` is
the time from the call until the thinking thread has returned.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import threading
import time
from collections import defaultdict
from typing import Any, Final

import msgspec

from tests.ai.headless import shuffled
from tests.benchmarks.measures import conditions, distribution
from thousand_qt.__main__ import SWITCH_INTERVAL
from thousand_qt.ai.levels import LEVELS
from thousand_qt.ai.seat import Budget
from thousand_qt.ai.solver import SolveStopped
from thousand_qt.ai.strong import Searcher
from thousand_qt.engine.actions import CHANCE, Action
from thousand_qt.engine.deal import Phase
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.rules import PRESETS, Rules
from thousand_qt.engine.view import PlayerView, view_of

LIMITS: Final = {"bid": 0.15, "exchange": 0.7, "card": 0.6}
"""Seconds for a decision of each kind, at the 99th percentile."""
STOP_LIMIT: Final = 0.02
_LONG_ENOUGH: Final = 0.005
"""Decisions that take less, in seconds, are not worth stopping."""


class Thought(msgspec.Struct, frozen=True):
    """One decision of a level, and how long it took, in seconds."""

    kind: str
    trick: int
    view: PlayerView
    wall: float
    processor: float


def kind_of(view: PlayerView) -> str:
    match view.phase:
        case Phase.AUCTION:
            return "bid"
        case Phase.CONTRACT:
            return "contract"
        case Phase.EXCHANGE:
            return "exchange"
        case Phase.PLAY:
            return "card"
        case _:
            return "other"


def think(seat: Searcher, view: PlayerView) -> tuple[Action, Thought]:
    """Have a seat decide, and time it."""
    wall, processor = time.perf_counter(), time.thread_time()
    action = seat.choose(view, Budget())
    thought = Thought(
        kind_of(view),
        len(view.tricks) + 1,
        view,
        time.perf_counter() - wall,
        time.thread_time() - processor,
    )
    return action, thought


def thoughts(rules: Rules, level: str, deals: int, seed: int) -> list[Thought]:
    """Play deals of matches of the level against itself."""
    rng = random.Random(seed)
    found: list[Thought] = []
    state = MatchState.new(rules, 0)
    seats = [LEVELS[level](rng.getrandbits(32)) for _ in range(rules.players)]
    dealt = 0
    while True:
        if state.outcome is not None:
            state = MatchState.new(rules, rng.randrange(rules.players))
        turn = state.turn
        assert turn is not None
        if turn == CHANCE:
            if dealt == deals:
                return found
            dealt += 1
            state, _ = state.apply(shuffled(rng))
            continue
        view = view_of(state, turn)
        action: Action
        if len(view.legal_actions) == 1:
            action = view.legal_actions[0]
        else:
            seat = seats[turn]
            assert isinstance(seat, Searcher)
            action, thought = think(seat, view)
            found.append(thought)
        state, _ = state.apply(action)


def times(found: list[Thought]) -> dict[str, Any]:
    """Report how long decisions of each kind took, and cards by trick."""
    by_kind: dict[str, list[Thought]] = defaultdict(list)
    for thought in found:
        by_kind[thought.kind].append(thought)
        if thought.kind == "card":
            by_kind[f"card of trick {thought.trick}"].append(thought)
    return {
        kind: {
            "wall": distribution([thought.wall for thought in some], LIMITS.get(kind.split(" ")[0])),
            "processor": distribution([thought.processor for thought in some]),
        }
        for kind, some in sorted(by_kind.items())
    }


def stop_time(seat: Searcher, view: PlayerView, delay: float) -> float | None:
    """Stop a decision after a delay; return how long it went on, None when it was over before."""
    stopped_at = ended_at = 0.0
    was_stopped = False
    began = threading.Event()

    def decide() -> None:
        nonlocal ended_at, was_stopped
        began.set()
        try:
            seat.choose(view, Budget())
        except SolveStopped:
            was_stopped = True
        ended_at = time.perf_counter()

    thread = threading.Thread(target=decide)
    thread.start()
    began.wait()
    time.sleep(delay)
    stopped_at = time.perf_counter()
    seat.stop()
    thread.join()
    return ended_at - stopped_at if was_stopped else None


def stops(found: list[Thought], level: str, number: int, seed: int) -> dict[str, Any]:
    """Report how fast decisions that take some time can be stopped, wherever they are."""
    rng = random.Random(seed)
    long = [thought for thought in found if thought.wall > _LONG_ENOUGH]
    if not long:
        return {"stop": {"number": 0}}
    waits: list[float] = []
    over_before = 0
    for thought in rng.choices(long, k=number):
        seat = LEVELS[level](rng.getrandbits(32))
        assert isinstance(seat, Searcher)
        waited = stop_time(seat, thought.view, rng.uniform(0.0, thought.wall))
        if waited is None:
            over_before += 1
        else:
            waits.append(waited)
    return {"stop": distribution(waits, STOP_LIMIT), "over_before": over_before}


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--deals", type=int, default=150, help="deals of each level under each rule set")
    parser.add_argument("--stops", type=int, default=400, help="decisions stopped, of each level")
    parser.add_argument("--levels", nargs="*", default=["strong", "master"], choices=["strong", "master"])
    parser.add_argument("--presets", nargs="*", default=["classic", "polish"], choices=list(PRESETS))
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    sys.setswitchinterval(SWITCH_INTERVAL)
    report: dict[str, Any] = {"conditions": conditions(), "levels": {}}
    for level in options.levels:
        found = {
            name: thoughts(PRESETS[name], level, options.deals, options.seed) for name in options.presets
        }
        report["levels"][level] = {name: times(some) for name, some in found.items()} | stops(
            [thought for some in found.values() for thought in some], level, options.stops, options.seed
        )
    print(json.dumps(report, indent=2))


if __name__ == "__main__":
    main()
