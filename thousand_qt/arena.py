"""Measures computer players against each other: ``python -m thousand_qt.arena --a casual --b random``.

It prints one JSON object. Each frozen deal is played in every seating, so that the luck of the cards falls on
both sides alike; the same seed gives the same deals. With ``--worlds`` players search a fixed amount instead
of watching the clock, and the same seed gives the same result on every machine.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from thousand_qt.ai.arena.contest import Contest
from thousand_qt.ai.arena.contestants import ContestantError, contestant
from thousand_qt.ai.arena.report import summary
from thousand_qt.ai.arena.sides import Side
from thousand_qt.ai.arena.workers import WorkerError, run
from thousand_qt.ai.levels import LEVELS
from thousand_qt.ai.seat import Budget
from thousand_qt.command_line import (
    DEFAULT_PRESET,
    MANY,
    FailedError,
    Parser,
    UsageError,
    number_from,
    read_rules,
    run_door,
    whole_number,
)
from thousand_qt.engine.rules import RULE_SETS, Endgame, Rules, rules_to_options
from thousand_qt.engine.scoring import Standing

DEFAULT_DEALS: Final = 200
_PROGRESS_SECONDS: Final = 0.1
_LOWEST_TOTAL: Final = -10_000
_HIGHEST_UNLIMITED: Final = 100
"""Deals on a barrel without end that may be given."""


def find_rules(text: str) -> tuple[Rules, str]:
    """Return the rules of a preset's name or of a rules file, and the name of the preset they start from."""
    if text in RULE_SETS:
        return RULE_SETS[text], text
    if not (text.endswith(".json") or Path(text).is_file()):
        raise UsageError(f"unknown rules {text!r} (a .json file, or one of: {', '.join(RULE_SETS)})")
    return read_rules(Path(text), DEFAULT_PRESET)


def read_standings(text: str | None, rules: Rules) -> tuple[Standing, ...]:
    """Return what each seat starts a deal from: zeros, or totals as ``880,500,-60``.

    A player on the barrel may have used up hands there: ``880/2``.
    """
    if text is None:
        return (Standing(),) * rules.players
    entries = text.split(",")
    if len(entries) != rules.players:
        raise UsageError(f"--standings has {len(entries)} totals, the table has {rules.players} players")
    return tuple(_standing(entry.strip(), rules) for entry in entries)


def _standing(text: str, rules: Rules) -> Standing:
    digits, slash, hands = text.partition("/")
    total = whole_number(digits)
    if total is None or not _LOWEST_TOTAL <= total < rules.target:
        raise UsageError(
            f"--standings: expected a total from {_LOWEST_TOTAL} to {rules.target - 1}, not {text!r}"
        )
    on_barrel = rules.endgame is Endgame.BARREL and total == rules.threshold
    if rules.endgame is Endgame.BARREL and total > rules.threshold:
        raise UsageError(f"--standings: {total} is above the barrel at {rules.threshold}")
    if not slash:
        return Standing(total, barrel_hands=0 if on_barrel else None)
    used, most = whole_number(hands), (rules.barrel_deals or _HIGHEST_UNLIMITED) - 1
    if not on_barrel or used is None or not 0 <= used <= most:
        raise UsageError(
            f"--standings: only on the barrel, and from 0 to {most}, hands are counted, not {text!r}"
        )
    return Standing(total, barrel_hands=used)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 < seconds <= 3600:
        raise argparse.ArgumentTypeError(f"expected seconds, more than 0 and at most 3600, not {text!r:.40}")
    return seconds


def make_parser() -> Parser:
    parser = Parser(
        prog="thousand_qt.arena",
        description="Measure two computer players of Thousand against each other and print JSON.",
        allow_abbrev=False,
    )
    parser.add_argument(
        "--a",
        required=True,
        metavar="PLAYER",
        help=f"one side: {', '.join(LEVELS)}, master:SKILL=VALUE,... or bot:COMMAND",
    )
    parser.add_argument("--b", required=True, metavar="PLAYER", help="the other side")
    parser.add_argument(
        "--deals",
        type=number_from(0, MANY),
        metavar="N",
        help=f"frozen deals, each played in all seatings ({DEFAULT_DEALS}; with --matches none)",
    )
    parser.add_argument(
        "--matches",
        type=number_from(0, MANY),
        default=0,
        metavar="M",
        help="whole matches, the seatings in turn (%(default)s)",
    )
    parser.add_argument(
        "--alone",
        choices=[side.value for side in Side],
        help="the side that sits alone in every match (both in turn)",
    )
    parser.add_seed("the same seed gives the same deals")
    parser.add_argument(
        "--rules",
        default=DEFAULT_PRESET,
        metavar="RULES",
        help=f"{', '.join(RULE_SETS)}, or a JSON file of options (%(default)s)",
    )
    parser.add_argument(
        "--standings",
        metavar="TOTALS",
        help="what the seats start each deal and match from: --standings=880/1,500,-60 (zeros)",
    )
    parser.add_argument("--seconds", type=_seconds, default=1.0, help="time for each decision (%(default)s)")
    parser.add_argument(
        "--worlds",
        type=number_from(1, MANY),
        metavar="N",
        help="examine at most N worlds at each decision and ignore the clock",
    )
    parser.add_argument(
        "--jobs", type=number_from(1, 256), default=1, metavar="J", help="processes to play in (%(default)s)"
    )
    return parser


def measure(arguments: argparse.Namespace) -> dict[str, Any]:
    """Return the figures for parsed arguments; raises `UsageError` for what is wrong with them."""
    rules, name = find_rules(arguments.rules)
    try:
        a, b = contestant(arguments.a), contestant(arguments.b)
    except ContestantError as error:
        raise UsageError(str(error)) from error
    deals: int | None = arguments.deals
    matches: int = arguments.matches
    if deals is None:
        deals = 0 if matches else DEFAULT_DEALS
    if not deals and not matches:
        raise UsageError("there is nothing to play: neither --deals nor --matches")
    contest = Contest(
        a=a,
        b=b,
        rules=rules,
        standings=read_standings(arguments.standings, rules),
        seed=arguments.seed,
        budget=Budget(arguments.seconds, arguments.worlds),
        alone=None if arguments.alone is None else Side(arguments.alone),
    )
    started = time.perf_counter()
    progress = _Progress(deals + matches)
    try:
        reports = run(contest, deals=deals, matches=matches, jobs=arguments.jobs, on_played=progress.show)
    except WorkerError as error:
        raise FailedError(str(error)) from error
    finally:
        progress.clear()
    figures = summary(contest, reports)
    timing = {
        "seconds": round(time.perf_counter() - started, 3),
        "jobs": arguments.jobs,
        "milliseconds_per_decision": figures.pop("timing"),
    }
    return {
        "players": {"a": a.name, "b": b.name},
        "preset": name,
        "seed": arguments.seed,
        "budget": {"seconds": arguments.seconds, "worlds": arguments.worlds},
        **figures,
        "timing": timing,
        "rules": rules_to_options(rules),
    }


class _Progress:
    """Says on a terminal how far it is."""

    def __init__(self, games: int) -> None:
        self._games = games
        self._shown = sys.stderr is not None and sys.stderr.isatty()
        self._next = 0.0

    def show(self, played: int) -> None:
        now = time.monotonic()
        if self._shown and now >= self._next:
            self._next = now + _PROGRESS_SECONDS
            print(f"\r{played} of {self._games} ", end="", file=sys.stderr, flush=True)

    def clear(self) -> None:
        if self._shown:
            print("\r\033[K", end="", file=sys.stderr, flush=True)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; returns the exit status."""
    return run_door(make_parser(), measure, arguments)


if __name__ == "__main__":
    sys.exit(main())
