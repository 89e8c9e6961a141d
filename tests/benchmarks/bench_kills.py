"""Kills the real program again and again, as JSON: python -m tests.benchmarks.bench_kills --kills 200

The kills are divided among the forms of the game. Whatever was confirmed has to be on the disk, the next
program has to go on from there, and in the end every action is the one of the match that nobody killed.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tests.e2e.killed_program import KilledProgram, KillServer
from tests.e2e.test_kills import FORMS, SECRET


def killed(form: str, kills: int, seed: int) -> dict[str, Any]:
    """Return how a program of this form fared; raises AssertionError at the first kill that lost anything."""
    with tempfile.TemporaryDirectory() as folder:
        profile = Path(folder) / "profile"
        profile.mkdir()
        server = KillServer(Path(folder))
        try:
            program = KilledProgram(server, profile, SECRET, form)
            chance = random.Random(f"{seed}/{form}")
            for number in range(kills):
                program.kill_at_random(number, chance)
        finally:
            server.close()
    return {"survived": program.kills, "resumed": program.resumed, "written_and_not_yet_told": program.unsaid}


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--kills", type=int, default=200, help="how often, over all forms")
    parser.add_argument("--seed", type=int, default=1, help="of the moments")
    options = parser.parse_args(arguments)
    began = time.perf_counter()
    shares = [options.kills // len(FORMS) + (n < options.kills % len(FORMS)) for n in range(len(FORMS))]
    results = {
        form: killed(form, share, options.seed) for form, share in zip(FORMS, shares, strict=True) if share
    }
    survived = sum(result["survived"] for result in results.values())
    seconds = round(time.perf_counter() - began, 1)
    print(
        json.dumps(
            {"kills": options.kills, "survived": survived, "seconds": seconds, "forms": results}, indent=1
        )
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
