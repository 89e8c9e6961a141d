"""Makes the numbers the players of the game with a stock go by, in thousand_qt/ai/stock/trained.json.

python packaging/train_stock.py             some minutes with the compiled searches; the same every time
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import msgspec

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "packaging")]

from thousand_qt.ai.stock.course import StockNumbers, trained  # noqa: E402
from training.stock import first_weights, fit, gather, in_numbers, in_points, played_deals  # noqa: E402
from training.stock_matches import chances_of_eldest  # noqa: E402

DATA_FILE = ROOT / "thousand_qt" / "ai" / "stock" / "trained.json"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--afresh", action="store_true")
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--positions", type=int, default=25_000, help="asked about in each round")
    parser.add_argument("--layouts", type=int, default=4, help="drawn for each position")
    parser.add_argument("--deals", type=int, default=20_000, help="played for the chances to win a match")
    parser.add_argument("--out", type=Path, default=DATA_FILE)
    options = parser.parse_args()
    weights = first_weights() if options.afresh else in_points(trained().weights)
    for number in range(options.rounds):
        samples = gather(weights, options.positions, options.layouts, seed=options.seed + number)
        weights = fit(weights, samples)
        print(f"round {number + 1} of {options.rounds}", flush=True)
    chances = chances_of_eldest(played_deals(weights, options.deals, seed=options.seed))
    write(options.out, StockNumbers(in_numbers(weights), chances))


def write(path: Path, numbers: StockNumbers) -> None:
    path.write_bytes(msgspec.json.encode(numbers) + b"\n")


if __name__ == "__main__":
    main()
