"""The solver against minimax on top of the engine, at length: python -m tests.ai.solver.crosscheck --each 50

Prints as JSON how many questions were asked and which were answered differently.
"""

from __future__ import annotations

import argparse
import json
import random
from typing import Any

from tests.ai.solver import endings
from tests.ai.solver.endings import FORMS, after_action, declarer_of, minimax, plays, random_ending
from thousand_qt.ai.solver import Objective, PlayOptions, Solver, is_compiled, position_of
from thousand_qt.engine.actions import Play
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.rules import Rules


def differences(solver: Solver, state: MatchState) -> list[str]:
    """Ask the solver everything about a state and say where the engine knows better."""
    difference = solver.objective is Objective.DIFFERENCE
    seat = declarer_of(state)
    known: dict[object, int] = {}
    position = position_of(state)
    value = minimax(state, seat, difference=difference, known=known)
    found: list[str] = []

    def compare(question: str, answer: object, right: object) -> None:
        if answer != right:
            found.append(f"{question} is {answer}, not {right}: {position}, {solver.options}")

    for points in (value - 1, value, value + 1):
        compare(f"at least {points}", solver.at_least(position, points), value >= points)
    compare("value", solver.value(position), value)
    right: dict[tuple[Any, bool], int] = {}
    for action in plays(state):
        assert isinstance(action, Play)
        right[action.card, action.declare] = after_action(
            state, action, seat, difference=difference, known=known
        )
    answers = {(move.card, move.declare): move.value for move in solver.move_values(position)}
    compare("values of moves", answers, right)
    return found


def check(
    rng: random.Random, form: str, each: int, sizes: tuple[int, ...], rule_sets: list[Rules] | None = None
) -> tuple[int, list[str]]:
    """Check random endings, so many for each rule set (by default all) and each size."""
    asked, wrong = 0, list[str]()
    for rules in rule_sets or endings.rule_sets(form):
        solvers = [
            Solver(PlayOptions.of(rules), objective=objective, table_bits=10) for objective in Objective
        ]
        for tricks in sizes:
            for _ in range(each):
                state = random_ending(rng, rules, tricks)
                for solver in solvers:
                    asked += 1
                    wrong += differences(solver, state)
    return asked, wrong


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--each", type=int, default=10, help="endings for each combination and size")
    parser.add_argument("--tricks", type=int, nargs="*", default=[1, 2, 3, 4])
    parser.add_argument("--forms", nargs="*", default=list(FORMS))
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    report: dict[str, Any] = {"compiled": is_compiled()}
    for form in options.forms:
        asked, wrong = check(random.Random(options.seed), form, options.each, tuple(options.tricks))
        report[form] = {"asked": asked, "wrong": wrong}
    print(json.dumps(report, indent=2))


if __name__ == "__main__":
    main()
