"""What it costs to keep a match on the disk: ``python -m tests.benchmarks.bench_records [FOLDER]``.

A save is one line appended and flushed, which happens at every action, in the thread that also draws. The
folder should lie on the disk the matches lie on: a file system in memory flushes for nothing. Prints JSON, in
milliseconds.
"""

from __future__ import annotations

import json
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from tests.records.sample_records import played
from thousand_qt.engine.record import Record
from thousand_qt.engine.record_text import write_record
from thousand_qt.engine.shuffle import SecretDealing
from thousand_qt.records.loading import load
from thousand_qt.records.record_file import RecordFile

ROUNDS: Final = 20
DEALS: Final = 20


def a_match() -> Record:
    """Return a record of about as many deals as a match has."""
    record = played("classic", 5, entries=10_000)
    ends = [
        number for number, (_, state, _) in enumerate(record.steps(), start=1) if len(state.results) == DEALS
    ]
    return Record(record.header, record.entries[: ends[0]])


def timed(work: Callable[[], object]) -> float:
    began = time.perf_counter()
    work()
    return 1000 * (time.perf_counter() - began)


def figures(times: Sequence[float]) -> dict[str, float]:
    ordered = sorted(times)
    return {
        "times": len(ordered),
        "median": round(statistics.median(ordered), 3),
        "of_a_hundred_95": round(ordered[int(0.95 * len(ordered))], 3),
        "worst": round(ordered[-1], 3),
    }


def measure(folder: Path) -> dict[str, object]:
    record = a_match()
    creations: list[float] = []
    saves: list[float] = []
    reopenings: list[float] = []
    for number in range(ROUNDS):
        path = folder / f"{number}.thousand"
        creations.append(timed(lambda path=path: RecordFile.create(path, record.header).close()))
        with RecordFile.reopen(path) as file:
            saves += [timed(lambda action=action: file.append(action)) for action in record.actions[:100]]
        path.write_text(write_record(record), encoding="utf-8")
        reopenings.append(timed(lambda path=path: RecordFile.reopen(path).close()))
    whole = folder / "0.thousand"
    assert isinstance(record.header.dealing, SecretDealing)
    dealing = record.header.dealing
    return {
        "actions": len(record.actions),
        "deals": DEALS,
        "bytes": whole.stat().st_size,
        "save": figures(saves),
        "create": figures(creations),
        "load": figures([timed(lambda: load(whole)) for _ in range(ROUNDS)]),
        "reopen": figures(reopenings),
        "pack": figures([timed(lambda number=number: dealing.pack(number)) for number in range(1000)]),
    }


def main() -> int:
    parent = Path(sys.argv[1]) if len(sys.argv) > 1 else Path.home()
    with tempfile.TemporaryDirectory(dir=parent) as folder:
        print(json.dumps(measure(Path(folder))))
    return 0


if __name__ == "__main__":
    sys.exit(main())
