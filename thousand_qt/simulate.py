"""Plays matches without a window and prints a summary: ``python -m thousand_qt.simulate --preset polish``.

It shows what a rule set does to a game (how many contracts are made, how long a match takes), how fast the
engine is, and it makes records to look at. The same seed deals the same cards whoever sits at the table:
packs come from a `SeededDealing`, computer players have seeds of their own.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, cast

from thousand_qt import __version__
from thousand_qt.ai.levels import LEVELS
from thousand_qt.ai.seat import Budget, Seat
from thousand_qt.command_line import (
    DEFAULT_PRESET,
    MANY,
    Parser,
    UsageError,
    number_from,
    read_rules,
    reason_of,
    run_door,
)
from thousand_qt.engine.actions import CHANCE
from thousand_qt.engine.events import DealResult
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.record import Header, SeatEntry
from thousand_qt.engine.record_text import entry_line, header_line
from thousand_qt.engine.rules import RULE_SETS, Rules, RulesError, preset, rules_to_options
from thousand_qt.engine.shuffle import SeededDealing
from thousand_qt.engine.view import view_of
from thousand_qt.records.folder import SUFFIX

DEFAULT_LEVEL: Final = "casual"


@dataclass
class Tally:
    """What happened in the matches so far."""

    seats: int
    matches: int = 0
    unfinished: int = 0
    draws: int = 0
    deals: int = 0
    given_up: int = 0
    redeals: int = 0
    played: int = 0
    """Deals with a contract that were played to the end."""
    made: int = 0
    contracts: int = 0
    """Sum of all contracts, given-up deals included."""
    wins: Counter[int] = field(default_factory=Counter[int])

    def add_match(self, state: MatchState, dealings: int) -> None:
        self.matches += 1
        self.redeals += dealings - len(state.results)
        for result in state.results:
            self._add_deal(result)
        if state.outcome is None:
            self.unfinished += 1
        elif state.outcome.is_draw:
            self.draws += 1
        else:
            self.wins[state.outcome.winners[0]] += 1

    def _add_deal(self, result: DealResult) -> None:
        self.deals += 1
        self.contracts += result.contract or 0
        self.given_up += result.gave_up
        if result.made is not None:
            self.played += 1
            self.made += result.made

    def summary(self) -> dict[str, Any]:
        """Return the figures; a share or mean of nothing is None."""
        contracts = self.played + self.given_up
        return {
            "matches": self.matches,
            "unfinished": self.unfinished,
            "deals": self.deals,
            "deals_per_match": _mean(self.deals, self.matches),
            "redeals": self.redeals,
            "deals_given_up": self.given_up,
            "share_of_contracts_made": _mean(self.made, self.played),
            "mean_contract": _mean(self.contracts, contracts),
            "wins_per_seat": [self.wins[seat] for seat in range(self.seats)],
            "draws": self.draws,
        }


def _mean(total: int, count: int) -> float | None:
    return round(total / count, 4) if count else None


def match_header(rules: Rules, levels: Sequence[str], seed: int, number: int) -> Header:
    """Return who plays match `number` (from 1) of a run with this seed, and from which number it is dealt."""
    stream = random.Random(f"simulate/{seed}/{number}")
    dealing = SeededDealing(stream.getrandbits(48))
    entries = tuple(SeatEntry(f"{level} {seat}", level) for seat, level in enumerate(levels))
    return Header(rules, entries, stream.randrange(rules.players), dealing, program=__version__)


def play_match(
    header: Header, seats: Sequence[Seat], max_deals: int, write: Callable[[str], object] | None = None
) -> tuple[MatchState, int]:
    """Play a match from its header; returns the last state and how often cards were dealt.

    A match that has not ended after dealing `max_deals` times stops there. `write` is given each line of the
    record.
    """
    assert header.dealing is not None
    budget = Budget()
    state = MatchState.new(header.rules, header.first_dealer)
    dealings = 0
    if write is not None:
        write(header_line(header))
    while (turn := state.turn) is not None:
        if turn == CHANCE:
            if dealings >= max_deals:
                break
            action = header.dealing.pack(dealings)
            dealings += 1
        else:
            view = view_of(state, turn)
            only_one = len(view.legal_actions) == 1
            action = view.legal_actions[0] if only_one else seats[turn].choose(view, budget)
        if write is not None:
            write(entry_line(action))
        state, _ = state.apply(action)
    return state, dealings


def run(
    rules: Rules, levels: Sequence[str], *, matches: int, seed: int, max_deals: int, folder: Path | None
) -> Tally:
    """Play the matches and return what happened; raises OSError when `folder` cannot take the records."""
    tally = Tally(rules.players)
    for number in range(1, matches + 1):
        header = match_header(rules, levels, seed, number)
        assert header.dealing is not None
        seats = [LEVELS[level](header.dealing.player_seed(seat)) for seat, level in enumerate(levels)]
        if folder is None:
            tally.add_match(*play_match(header, seats, max_deals))
            continue
        with (folder / f"match-{number:06}{SUFFIX}").open("w", encoding="utf-8", newline="\n") as file:
            tally.add_match(*play_match(header, seats, max_deals, file.write))
    return tally


def read_levels(text: str | None, rules: Rules) -> list[str]:
    """Return the level of each seat: one name for all seats, or one for each, separated by commas."""
    names = [name.strip() for name in (DEFAULT_LEVEL if text is None else text).split(",")]
    for name in names:
        if name not in LEVELS:
            raise UsageError(f"unknown level {name!r} (there are: {', '.join(LEVELS)})")
    if len(names) == 1:
        return names * rules.players
    if len(names) != rules.players:
        raise UsageError(f"--seats names {len(names)} players, the table has {rules.players}")
    return names


def make_folder(path: Path) -> Path:
    """Make sure records can be written; raises `UsageError` when they cannot."""
    try:
        path.mkdir(parents=True, exist_ok=True)
        probe = path / ".simulate-probe"
        probe.write_bytes(b"")
        probe.unlink()
    except (OSError, ValueError) as error:
        raise UsageError(f"cannot write records to {path}: {reason_of(error)}") from error
    return path


def make_parser() -> Parser:
    parser = Parser(
        prog="thousand_qt.simulate",
        description="Play matches of Thousand without a window and print a JSON summary.",
        allow_abbrev=False,
    )
    parser.add_argument(
        "--preset", default=DEFAULT_PRESET, metavar="NAME", help=f"{', '.join(RULE_SETS)} (%(default)s)"
    )
    parser.add_argument(
        "--rules",
        type=Path,
        metavar="FILE",
        help='JSON object of options; "preset" names what it starts from',
    )
    parser.add_argument(
        "--matches", type=number_from(1, MANY), default=100, metavar="N", help="matches to play (%(default)s)"
    )
    parser.add_seed("the same seed gives the same matches")
    parser.add_argument(
        "--seats", metavar="LEVELS", help=f"one level for all, or one for each seat, of {', '.join(LEVELS)}"
    )
    parser.add_argument(
        "--record", type=Path, metavar="DIR", help=f"write each match to DIR/match-000001{SUFFIX}"
    )
    parser.add_argument(
        "--max-deals",
        type=number_from(1, MANY),
        default=1000,
        metavar="N",
        help="stop a match after dealing N times (%(default)s)",
    )
    return parser


def simulate(arguments: argparse.Namespace) -> dict[str, Any]:
    """Return the summary for parsed arguments; raises `UsageError` for what is wrong with them."""
    try:
        rules, name = preset(arguments.preset), cast("str", arguments.preset)
    except RulesError as error:
        raise UsageError(str(error)) from error
    if arguments.rules is not None:
        rules, name = read_rules(arguments.rules, name)
    levels = read_levels(arguments.seats, rules)
    folder = None if arguments.record is None else make_folder(arguments.record)
    started = time.perf_counter()
    try:
        tally = run(
            rules,
            levels,
            matches=arguments.matches,
            seed=arguments.seed,
            max_deals=arguments.max_deals,
            folder=folder,
        )
    except OSError as error:
        raise UsageError(f"cannot write records to {folder}: {reason_of(error)}") from error
    seconds = time.perf_counter() - started
    return {
        "preset": name,
        "seed": arguments.seed,
        "seats": levels,
        **tally.summary(),
        "seconds": round(seconds, 3),
        "deals_per_second": round(tally.deals / seconds, 1),
        "rules": rules_to_options(rules),
    }


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; returns the exit status."""
    return run_door(make_parser(), simulate, arguments)


if __name__ == "__main__":
    sys.exit(main())
