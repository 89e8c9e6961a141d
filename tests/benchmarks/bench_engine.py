"""How fast the engine is: ``pytest tests/benchmarks/bench_*.py --benchmark-enable``.

Random legal play, so that only the engine is measured; each round plays `DEALS` deals. At least 1000 deals a
second are wanted, as computer players that search play thousands of deals in their heads.
"""

from __future__ import annotations

from random import Random

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from thousand_qt.engine.actions import CHANCE
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.record import Header, Record, SeatEntry
from thousand_qt.engine.record_text import read_record, write_record
from thousand_qt.engine.rules import PRESETS, Rules
from thousand_qt.engine.scoring import Standing
from thousand_qt.engine.shuffle import shuffled
from thousand_qt.engine.view import view_of

DEALS = 200


def play_deals(rules: Rules, seed: int, *, views: bool = False) -> int:
    """Play deals with any legal action; everybody starts each deal from nothing, so no match ends."""
    random = Random(seed)
    nothing = (Standing(),) * rules.players
    steps = 0
    for dealing in range(DEALS):
        state = MatchState(rules, dealing % rules.players, nothing)
        state, _ = state.apply(shuffled(seed, dealing))
        while (turn := state.turn) not in (CHANCE, None):
            assert turn is not None
            actions = view_of(state, turn).legal_actions if views else state.legal_actions()
            state, _ = state.apply(random.choice(actions))
            steps += 1
    return steps


@pytest.mark.parametrize("name", PRESETS)
def test_deals(benchmark: BenchmarkFixture, name: str) -> None:
    assert benchmark(play_deals, PRESETS[name], 7) > DEALS


def test_deals_with_views(benchmark: BenchmarkFixture) -> None:
    """As computer players see it: a view for each decision."""
    assert benchmark(play_deals, PRESETS["classic"], 7, views=True) > DEALS


def long_record() -> str:
    rules = PRESETS["classic"]
    random = Random(1)
    state = MatchState.new(rules, 0)
    actions = []
    while len(state.results) < 60 and state.outcome is None:
        action = shuffled(1, len(actions)) if state.turn == CHANCE else random.choice(state.legal_actions())
        state, _ = state.apply(action)
        actions.append(action)
    seats = (SeatEntry("A", "human"), SeatEntry("B", "casual"), SeatEntry("C", "casual"))
    return write_record(Record(Header(rules, seats), tuple(actions)))


def test_resuming_a_long_match(benchmark: BenchmarkFixture) -> None:
    """What somebody waits for who opens the program in the sixtieth deal."""
    text = long_record()
    state = benchmark(lambda: read_record(text).replay())
    assert state.results
