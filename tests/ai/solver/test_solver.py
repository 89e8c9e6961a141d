"""What players rely on: the same answers by every way, and a stop that stops."""

from __future__ import annotations

import importlib.util
import random
import sys
import threading
import time
from pathlib import Path
from types import ModuleType

import pytest

from tests.ai.solver.compare_techniques import compare
from tests.ai.solver.samples import QUESTIONS, full_deals
from thousand_qt.ai.solver import (
    ALL_TECHNIQUES,
    Objective,
    PlayOptions,
    Position,
    Solver,
    SolveStopped,
    Technique,
    is_compiled,
)
from thousand_qt.ai.solver import kernel as source
from thousand_qt.engine.cards import FULL_MASK, PACK, Card, Suit, mask_of, parse_cards, points_of

POLISH = PlayOptions(must_beat_suit=True, must_overtrump=True, marriage_on_first_lead=True)


def hand(text: str) -> int:
    return mask_of(parse_cards(text))


def stock_deal(seed: int) -> Position:
    pack = list(PACK)
    random.Random(seed).shuffle(pack)
    return Position(hands=(mask_of(pack[:6]), mask_of(pack[6:12])), stock=tuple(pack[12:]), first_lead=True)


def kernel_from_source(monkeypatch: pytest.MonkeyPatch, *, with_cython: bool) -> ModuleType:
    """Load the source of the kernel as Python, with or without Cython being installed."""
    if not with_cython:
        monkeypatch.setitem(sys.modules, "cython", None)
    path = Path(__file__).parents[3] / "thousand_qt" / "ai" / "solver" / "kernel.py"
    spec = importlib.util.spec_from_file_location("kernel_from_source", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


# Endings one can follow


def test_an_ace_is_cashed_before_the_marriage_that_loses_the_lead() -> None:
    position = Position(hands=(hand("AS KH QH"), hand("9S AH TH"), hand("JS 9D JD")))
    # The ace wins 11 + 0 + 2, the marriage counts 100, and its queen falls to the ace or the ten.
    assert Solver(PlayOptions()).value(position) == 113


def test_declaring_is_a_choice() -> None:
    position = Position(hands=(hand("AS KH QH"), hand("TS TH 9H"), hand("9S 9D JD")))
    values = {
        (move.card.text, move.declare): move.value for move in Solver(PlayOptions()).move_values(position)
    }
    assert set(values) == {("AS", False), ("KH", False), ("QH", False), ("KH", True), ("QH", True)}
    assert values["KH", True] >= values["KH", False] + 100


def test_no_marriage_with_the_first_lead() -> None:
    cards = (hand("KH QH"), hand("AH TH"), hand("9S 9C"))
    assert Solver(POLISH).value(Position(hands=cards, first_lead=True)) == 100
    assert Solver(PlayOptions()).value(Position(hands=cards, first_lead=True)) == 0
    assert Solver(PlayOptions()).value(Position(hands=cards)) == 100


def test_four_aces_leave_the_trump() -> None:
    position = Position(
        hands=(hand("AS AC AD AH"), hand("9S 9C 9D JH"), hand("JS JC JD QH")), trump=Suit("H")
    )
    with_aces = PlayOptions(four_aces=True)
    assert Solver(PlayOptions()).value(position) == position.card_points
    assert Solver(with_aces).value(position) == position.card_points + 200


def test_the_last_trick_takes_the_leftover() -> None:
    position = Position(hands=(hand("AS 9H"), hand("TS AH")), leader=0, leftover=20)
    two = PlayOptions(players=2)
    # He gives the nine to the other's ace and keeps his own for the end.
    assert Solver(two).value(position) == 11 + 10 + 20
    assert Solver(two, objective=Objective.DIFFERENCE).value(position) == 11 + 10 + 20 - 11


# The same answers by every way


def test_no_technique_changes_a_value() -> None:
    """At any length: `python -m tests.ai.solver.compare_techniques`."""
    asked, wrong = compare(random.Random(21), each=4 if is_compiled() else 0)
    assert asked == len(QUESTIONS) * 4 or not is_compiled()
    assert not wrong


@pytest.mark.parametrize("technique", [*Technique, ALL_TECHNIQUES])
def test_no_technique_changes_the_value_of_a_full_deal(technique: Technique) -> None:
    for position in full_deals(22, 12 if is_compiled() else 1):
        plain = Solver(POLISH, techniques=Technique(0)).value(position)
        assert Solver(POLISH, techniques=technique).value(position) == plain


@pytest.mark.parametrize("table_bits", [2, 6, 14])
def test_the_table_keeps_nothing_wrong(table_bits: int) -> None:
    """One solver through many deals, contexts and repetitions answers like a new one for each."""
    rng = random.Random(23)
    two = PlayOptions(players=2)
    kept = {3: Solver(PlayOptions(), table_bits=table_bits), 2: Solver(two, table_bits=table_bits)}
    deals = full_deals(23, 20 if is_compiled() else 2)
    for _ in range(20 if is_compiled() else 3):
        pack = list(PACK)
        rng.shuffle(pack)
        hands = (mask_of(pack[:4]), mask_of(pack[4:8]))
        deals += [
            Position(hands=hands, stock=tuple(pack[8:12])),
            Position(hands=hands, stock=tuple(reversed(pack[8:12]))),
            Position(hands=hands, leftover=10),
            Position(hands=hands),
        ]
    rng.shuffle(deals)
    for position in deals + deals:
        solver = kept[len(position.hands)]
        assert solver.value(position) == Solver(solver.options).value(position)


@pytest.mark.parametrize("objective", Objective)
def test_zero_windows_and_moves_agree_with_the_value(objective: Objective) -> None:
    for position in full_deals(24, 10 if is_compiled() else 1):
        value = Solver(POLISH, objective=objective).value(position)
        solver = Solver(POLISH, objective=objective)
        assert solver.at_least(position, value)
        assert not solver.at_least(position, value + 1)
        assert max(move.value for move in solver.move_values(position)) == value
        turned = Position(hands=position.hands, leader=1)
        values = [move.value for move in solver.move_values(turned)]
        assert min(values) == Solver(POLISH, objective=objective).value(turned)


@pytest.mark.parametrize("objective", Objective)
def test_a_line_brings_what_the_position_is_worth(objective: Objective) -> None:
    for position in full_deals(31, 3 if is_compiled() else 1):
        solver = Solver(POLISH, objective=objective)
        line = solver.line(position)
        assert len(line.moves) == 24
        own, *others = line.points
        worth = own - sum(others) if objective is Objective.DIFFERENCE else own
        assert worth == line.moves[0].value == solver.value(position)


@pytest.mark.parametrize("with_cython", [True, False])
def test_the_source_searches_node_for_node_like_the_compiled_search(
    monkeypatch: pytest.MonkeyPatch, with_cython: bool
) -> None:
    """A difference may also mean that the compiled search was not built from this source: install again."""
    if with_cython:
        pytest.importorskip("cython")
    if not is_compiled():
        pytest.skip("nothing is compiled")
    kernel = kernel_from_source(monkeypatch, with_cython=with_cython)
    stock = Position(hands=stock_deal(25).hands, stock=stock_deal(25).stock[:6])
    for options, position in (
        *((PlayOptions(), position) for position in full_deals(25, 6)),
        *((POLISH, position) for position in full_deals(26, 3)),
        (PlayOptions(players=2), stock),
        (PlayOptions(players=2, four_aces=True), Position(hands=stock.hands, leftover=7)),
    ):
        solvers = (
            Solver(options, objective=Objective.DIFFERENCE),
            Solver(
                options, objective=Objective.DIFFERENCE, stop_flag=kernel.StopFlag(), kernel=kernel.Kernel
            ),
        )
        first, second = (
            (solver.value(position), solver.move_values(position), solver.nodes) for solver in solvers
        )
        assert first == second


def test_it_says_whether_it_is_compiled() -> None:
    module = type(Solver(PlayOptions())._kernel).__module__
    assert module == f"thousand_qt.ai.solver.{'compiled_kernel' if is_compiled() else 'kernel'}"
    assert source.__file__.endswith(".py")


# Stopping


def test_a_stop_from_another_thread_stops_what_would_take_days() -> None:
    solver = Solver(PlayOptions(players=2), techniques=Technique(0))
    stopped = threading.Event()

    def solve() -> None:
        with pytest.raises(SolveStopped):
            solver.value(stock_deal(27))
        stopped.set()

    thread = threading.Thread(target=solve, daemon=True)
    thread.start()
    while not solver.nodes:
        time.sleep(0)
    solver.stop()
    assert stopped.wait(30)  # how soon: tests/benchmarks/bench_thinking.py
    thread.join()


def test_a_stop_holds_until_it_is_cleared_and_leaves_no_trace() -> None:
    (position,) = full_deals(28, 1)
    solver = Solver(PlayOptions())
    solver.stop()
    with pytest.raises(SolveStopped):
        solver.value(position)
    with pytest.raises(SolveStopped):
        solver.at_least(position, 100)
    with pytest.raises(SolveStopped):
        solver.move_values(position)
    solver.stop_flag.clear()
    assert solver.value(position) == Solver(PlayOptions()).value(position)


def test_one_flag_stops_all_who_share_it() -> None:
    (position,) = full_deals(29, 1)
    first = Solver(PlayOptions())
    second = Solver(PlayOptions(), stop_flag=first.stop_flag)
    first.stop()
    with pytest.raises(SolveStopped):
        second.value(position)


# What cannot be


@pytest.mark.parametrize(
    "impossible",
    [
        {"hands": (1, 1, 2)},
        {"hands": (1, 2)[:1]},
        {"hands": (1, 2, 1 << 24)},
        {"hands": (1, 2, 0)},
        {"hands": (1, 2, 4), "leader": 3},
        {"hands": (1, 2, 4), "trick": (Card("AH"),)},
        {"hands": (1, 2, 4), "stock": (Card("AH"), Card("TH"))},
        {"hands": (1, 2), "stock": (Card("AH"),)},
        {"hands": (1, 2), "leftover": 121},
        {"hands": (1, 2), "stock": (Card("9S"), Card("TH"))},
    ],
)
def test_an_impossible_position_is_refused(impossible: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="expected"):
        Position(**impossible)  # type: ignore[arg-type]


def test_a_position_for_another_number_of_players_is_refused() -> None:
    with pytest.raises(ValueError, match="expected a position of 2 players"):
        Solver(PlayOptions(players=2)).value(Position(hands=(1, 2, 4)))


def test_a_table_of_no_size_is_refused() -> None:
    with pytest.raises(ValueError, match="expected a table"):
        Solver(PlayOptions(), table_bits=1)


def test_nothing_is_left_at_the_end() -> None:
    assert Solver(PlayOptions()).value(Position(hands=(0, 0, 0), leftover=5)) == 5
    assert points_of(FULL_MASK) == full_deals(30, 1)[0].card_points
