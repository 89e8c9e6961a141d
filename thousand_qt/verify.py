"""Checks records for honest cards: ``python -m thousand_qt.verify MATCH.thousand``.

Every action has to be legal, every pack has to follow from the secret in the record, and the secret has to be
the one that was committed to before the first card: SHUFFLE.md, in the engine, describes how. It prints one
JSON object, and on standard error one line about each file. The exit status is 0 when everything is as it
should be, 1 when a record is not, 2 when a file could not even be opened.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from thousand_qt.command_line import EXIT_FAILED, EXIT_USAGE, Parser, UsageError, run_door
from thousand_qt.engine.record import Record
from thousand_qt.engine.shuffle import is_digest
from thousand_qt.records.faults import NotAFile, RecordFileError, Unreadable
from thousand_qt.records.loading import load
from thousand_qt.records.verification import Verdict, verify


def make_parser() -> Parser:
    parser = Parser(
        prog="thousand_qt.verify",
        description="Check that the cards of recorded matches were honest, and print JSON.",
        allow_abbrev=False,
    )
    parser.add_argument("records", nargs="+", type=Path, metavar="RECORD", help="a file of a match")
    parser.add_argument(
        "--commitment",
        metavar="HEX",
        help="what was shown before the match; without it that in the record counts",
    )
    return parser


def check(arguments: argparse.Namespace) -> dict[str, Any]:
    """Return what was found in the files; raises `UsageError` for wrong arguments."""
    paths: list[Path] = arguments.records
    commitment: str | None = arguments.commitment
    if commitment is not None:
        commitment = commitment.lower()
        if not is_digest(commitment):
            raise UsageError(f"--commitment: expected 64 hexadecimal digits, not {commitment!r:.80}")
        if len(paths) > 1:
            raise UsageError("--commitment is that of one match, and there are several files")
    found = [_check_file(path, commitment) for path in paths]
    return {"verified": sum(entry["verified"] for entry in found), "records": found}


def status_of(figures: dict[str, Any]) -> int:
    """Return the exit status for what was found."""
    found: list[dict[str, Any]] = figures["records"]
    if not all(entry["readable"] for entry in found):
        return EXIT_USAGE
    return 0 if all(entry["verified"] for entry in found) else EXIT_FAILED


def _check_file(path: Path, commitment: str | None) -> dict[str, Any]:
    try:
        loaded = load(path)
    except RecordFileError as error:
        _say(
            path,
            f"not verified: {error.reason}"
            if error.line is None
            else f"not verified: line {error.line}: {error.reason}",
        )
        return {
            "file": str(path),
            "verified": False,
            "readable": not isinstance(error.fault, Unreadable | NotAFile),
            "line": error.line,
            "problem": error.reason,
        }
    record = loaded.record
    verdict = verify(record, commitment)
    problem, line = _problem_of(record, verdict, commitment)
    _say(path, f"not verified: {problem}" if problem else f"verified: {_praise(record, verdict)}")
    header = record.header
    return {
        "file": str(path),
        "verified": verdict.is_verified,
        "readable": True,
        "line": line,
        "problem": problem,
        "actions": len(record.actions),
        "taken_back": record.taken_back,
        "torn_bytes": loaded.torn,
        "packs": verdict.packs,
        "method": header.dealing and msgspec.to_builtins(header.dealing)["method"],
        "commitment": header.commitment,
        "commitment_holds": verdict.commitment_holds if verdict.is_committed else None,
        "first_dealer_follows": verdict.first_dealer_follows if verdict.is_committed else None,
        "code": verdict.code,
        "program": header.program,
        "started": header.started,
    }


def _problem_of(record: Record, verdict: Verdict, commitment: str | None) -> tuple[str | None, int | None]:
    """Return what is wrong, and in which line."""
    if not verdict.can_be_checked:
        return "the packs came from outside the program, so nobody can check them", 1
    if not verdict.is_committed and commitment is not None:
        return "there is no secret that could fit the commitment", 1
    if not verdict.commitment_holds:
        return "the secret is not the one that was committed to", 1
    if not verdict.first_dealer_follows:
        source = "secret" if verdict.code is None else "code"
        return f"seat {record.header.first_dealer} deals first, which does not follow from the {source}", 1
    if (chosen := verdict.chosen) is not None:
        return f"dealing {chosen.number} is {chosen.pack}, it should be {chosen.expected}", chosen.line
    return None, None


def _praise(record: Record, verdict: Verdict) -> str:
    legal = f"{len(record.actions)} legal actions"
    if verdict.code is not None:
        legal += f"; the first deal was asked for by its code {verdict.code}"
    if not verdict.is_committed:
        return f"{legal}; the packs follow from a number, to which nobody has committed"
    return f"{legal}; the packs follow from the secret with the commitment {record.header.commitment}"


def _say(path: Path, text: str) -> None:
    print(f"{path}: {text}", file=sys.stderr)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; returns the exit status."""
    return run_door(make_parser(), check, arguments, status_of=status_of)


if __name__ == "__main__":
    sys.exit(main())
