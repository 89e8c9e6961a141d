"""How long a review takes and how far its verdicts can be trusted: python -m tests.benchmarks.bench_review

Printed as JSON. A review of twenty deals of each preset at the default effort: decisions, processor time and
time by the clock, the size of the stored review. With ``--false-alarms N``: N deals of the preset, played by
one level in all seats, reviewed with other seeds than the players': how often Master's decisions are called
mistakes, which should be never, and what weaker players are told and lose.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from typing import Any

from tests.ai.review.played import played
from tests.benchmarks.measures import conditions, distribution
from thousand_qt.ai.review import DecisionReview, Kind, RecordReview, Tally, default_budget, to_bytes
from thousand_qt.engine.rules import PRESETS

_DEALS = 20
_LEVELS = ("casual", "strong", "strong", "strong")
_WEAKER = ("strong", "casual", "beginner")


def measure_time(preset: str) -> dict[str, Any]:
    """Review the Casual of a match; times are in seconds, those of single decisions in milliseconds."""
    record = played(preset, _LEVELS[: PRESETS[preset].players], seed=17, deals=_DEALS)
    work = RecordReview(record, 0)
    decisions: list[float] = []
    began, began_processor = time.perf_counter(), time.process_time()
    last = began_processor
    for _ in work.decisions():
        now = time.process_time()
        decisions.append(now - last)
        last = now
    processor, clock = time.process_time() - began_processor, time.perf_counter() - began
    review = work.review()
    return {
        "deals": len(review.deals),
        "processor_seconds": round(processor, 2),
        "clock_seconds": round(clock, 2),
        "decisions": distribution(decisions),
        "stored_bytes": len(to_bytes(review)),
        **told(review.decisions),
    }


def reviewed(preset: str, level: str, deals: int, seed: int) -> Iterator[DecisionReview]:
    levels = (level,) * PRESETS[preset].players
    record = played(preset, levels, seed=seed, deals=deals, worlds=1000)
    for seat in range(len(levels)):
        yield from RecordReview(record, seat, seed=1000 * seed + seat).decisions()


def told(decisions: tuple[DecisionReview, ...]) -> dict[str, Any]:
    """Return what was said of decisions, and what they cost."""
    everything = Tally.of(decisions)
    return {
        "verdicts": {verdict.value: number for verdict, number in everything.verdicts.items()},
        "mistakes_in_a_hundred": round(100 * everything.mistakes / max(1, everything.decisions), 2),
        "mean_loss": round(everything.mean_loss or 0.0, 3),
        "mean_loss_by_kind": {
            kind.value: round(tally.mean_loss, 2)
            for kind in Kind
            if (tally := Tally.of(one for one in decisions if one.kind is kind)).mean_loss is not None
        },
    }


def measure_levels(preset: str, deals: int) -> dict[str, Any]:
    """Review players of each level; matches are begun anew every ten deals."""
    report: dict[str, Any] = {}
    for level in ("master", *_WEAKER):
        decisions: list[DecisionReview] = []
        for match in range(-(-deals // 10)):
            decisions += reviewed(preset, level, min(10, deals - 10 * match), 50 + match)
        report[level] = {"decisions": len(decisions), **told(tuple(decisions))}
    return report


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--presets", nargs="*", default=list(PRESETS), choices=list(PRESETS))
    parser.add_argument("--false-alarms", type=int, default=0, metavar="N", help="deals of each level")
    options = parser.parse_args()
    report: dict[str, Any] = {"conditions": conditions(), "worlds": default_budget().worlds, "presets": {}}
    for preset in options.presets:
        report["presets"][preset] = {"time": measure_time(preset)}
        if options.false_alarms:
            report["presets"][preset]["levels"] = measure_levels(preset, options.false_alarms)
    print(json.dumps(report, indent=2))


if __name__ == "__main__":
    main()
