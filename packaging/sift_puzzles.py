"""Finds out which attempt gives each numbered puzzle, so that the game need not look for it.

    python packaging/sift_puzzles.py --upto 1500 --jobs 2

goes on where `thousand_qt/puzzles/sifted.txt` ends. The file says nothing the generator would not find by
itself: it only saves the attempts that come to nothing.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from thousand_qt.puzzles.generator import found  # noqa: E402
from thousand_qt.puzzles.sifted import attempts, write_attempts  # noqa: E402
from thousand_qt.whole_files import write_whole  # noqa: E402

FILE: Final = ROOT / "thousand_qt" / "puzzles" / "sifted.txt"
_CHUNK: Final = 28


def attempt_of(number: int) -> int:
    return found(number)[0]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--upto", type=int, required=True, help="the last number to be sifted")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    arguments = parser.parse_args()
    known = list(attempts())
    with ProcessPoolExecutor(arguments.jobs) as pool:
        while len(known) < arguments.upto:
            last = min(len(known) + _CHUNK, arguments.upto)
            known += pool.map(attempt_of, range(len(known) + 1, last + 1))
            write_whole(FILE, write_attempts(known))
            print(f"{len(known)} puzzles", flush=True)


if __name__ == "__main__":
    main()
