"""The honesty test at length, as JSON: python -m tests.benchmarks.bench_honesty --positions 500

Counts, for each preset and level, decisions that change with the cards the player cannot see; all must be 0.
"""

from __future__ import annotations

import argparse
import json
import time
from typing import Any

from tests.ai.test_honesty import decide_alike, pairs
from thousand_qt.ai.levels import LEVELS
from thousand_qt.engine.rules import PRESETS


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=500, help="positions of each preset")
    parser.add_argument("--levels", nargs="*", default=list(LEVELS))
    parser.add_argument("--seed", type=int, default=1000)
    options = parser.parse_args()
    report: dict[str, Any] = {"presets": {}}
    started = time.perf_counter()
    for name in PRESETS:
        found = pairs(name, options.positions, options.seed)
        report["presets"][name] = {
            "positions": len(found),
            "with_other_cards": sum(state != other for state, other in found),
            "changed_decisions": {
                level: sum(
                    not decide_alike(level, state, other, number)
                    for number, (state, other) in enumerate(found)
                )
                for level in options.levels
            },
        }
    report["positions"] = sum(entry["positions"] for entry in report["presets"].values())
    report["seconds"] = round(time.perf_counter() - started, 1)
    print(json.dumps(report, indent=2))


if __name__ == "__main__":
    main()
