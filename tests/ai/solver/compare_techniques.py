"""The techniques that save nodes against a search without them: python -m tests.ai.solver.compare_techniques

Longer positions than minimax can do: up to full deals, under every combination of options.
"""

from __future__ import annotations

import argparse
import json
import random

from tests.ai.solver.samples import QUESTIONS, odd_position
from thousand_qt.ai.solver import Solver, Technique


def compare(rng: random.Random, each: int) -> tuple[int, list[str]]:
    """Ask about so many positions for each combination; return how many, and what came out differently."""
    asked, wrong = 0, list[str]()
    for options, objective in QUESTIONS:
        solver = Solver(options, objective=objective)
        plain = Solver(options, objective=objective, techniques=Technique(0), table_bits=16)
        for _ in range(each):
            position = odd_position(rng, options.players)
            answer, right = solver.value(position), plain.value(position)
            asked += 1
            if answer != right:
                wrong.append(f"{answer}, not {right}: {position}, {options}, {objective}")
    return asked, wrong


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--each", type=int, default=20, help="positions for each combination of options")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    asked, wrong = compare(random.Random(arguments.seed), arguments.each)
    print(json.dumps({"asked": asked, "wrong": wrong}, indent=2))


if __name__ == "__main__":
    main()
