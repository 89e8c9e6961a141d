"""Lists the matches of a player, or builds their index anew: ``python -m thousand_qt.library list``.

It prints one JSON object. Without ``--profile`` it looks where the game keeps its files.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any, Final

import msgspec

from thousand_qt.app.paths import Paths
from thousand_qt.command_line import MANY, FailedError, Parser, UsageError, number_from, run_door
from thousand_qt.records.database import DatabaseBusy
from thousand_qt.records.entries import Folder, MatchEntry, MatchFilter, Result, SortBy, Status
from thousand_qt.records.indexing import RefreshReport
from thousand_qt.records.library import MATCHES_FOLDER, Library

_FOLDERS: Final = {"matches": Folder.MATCHES, "deleted": Folder.DELETED, "damaged": Folder.DAMAGED}


def _midnight(text: str) -> datetime:
    """Read a day as its first moment where the computer stands."""
    return _at_midnight(text, timedelta())


def _next_midnight(text: str) -> datetime:
    """Read a day as the moment after its last one."""
    return _at_midnight(text, timedelta(days=1))


def _at_midnight(text: str, after: timedelta) -> datetime:
    try:
        day = datetime.strptime(text, "%Y-%m-%d")  # noqa: DTZ007 - a day of the calendar on the wall
        return (day + after).astimezone()
    except (ValueError, OverflowError, OSError):
        raise argparse.ArgumentTypeError(f"expected a day such as 2026-01-31, not {text!r:.40}") from None


def make_parser() -> Parser:
    parser = Parser(
        prog="thousand_qt.library", description="The library of matches, as JSON.", allow_abbrev=False
    )
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    rebuild = commands.add_parser(
        "rebuild", help="forget the index and read every record again", allow_abbrev=False
    )
    listing = commands.add_parser(
        "list", help="list matches, after a look at what has changed", allow_abbrev=False
    )
    for command in (rebuild, listing):
        command.add_argument(
            "--profile", type=Path, metavar="DIR", help="the folder the game was started with"
        )
    listing.add_argument("--rules", metavar="KEY", help="a preset, or the key of other rules as listed")
    listing.add_argument("--status", choices=[*Status], help="how far a match is")
    listing.add_argument("--result", choices=[*Result], help="how it ended for the person")
    listing.add_argument("--since", type=_midnight, metavar="DAY", help="last played on this day or later")
    listing.add_argument(
        "--until", type=_next_midnight, metavar="DAY", help="last played on this day or earlier"
    )
    listing.add_argument("--text", default="", metavar="WORDS", help="in title, names or file name")
    listing.add_argument(
        "--folder", choices=[*_FOLDERS], default="matches", help="those in the library (%(default)s), or not"
    )
    listing.add_argument("--sort", choices=[*SortBy], default=SortBy.LAST_PLAYED, help="(%(default)s)")
    listing.add_argument("--ascending", action="store_true", help="smallest and oldest first")
    listing.add_argument("--offset", type=number_from(0, MANY), default=0, metavar="N", help="leave N out")
    listing.add_argument("--limit", type=number_from(0, MANY), metavar="N", help="at most N")
    return parser


def show(arguments: argparse.Namespace) -> dict[str, Any]:
    """Do what the arguments say; raises `UsageError` and `FailedError`."""
    profile: Path | None = arguments.profile
    paths = Paths.for_user() if profile is None else Paths.for_profile(profile)
    if not (paths.data / MATCHES_FOLDER).is_dir():
        raise UsageError(f"there are no matches: no folder {paths.data / MATCHES_FOLDER}")
    library = Library(paths.data)
    try:
        return _rebuild(library) if arguments.command == "rebuild" else _list(library, arguments)
    except DatabaseBusy as error:
        raise FailedError(f"another program is writing the library ({error})") from error
    finally:
        library.close()


def _rebuild(library: Library) -> dict[str, Any]:
    started = time.perf_counter()
    report = library.rebuild()
    if library.fault:
        raise FailedError(f"the index cannot be written: {library.fault}")
    seconds = time.perf_counter() - started
    damaged = [
        match
        for folder in Folder
        for match in library.find(MatchFilter(folder=folder, status=Status.DAMAGED)).matches
    ]
    return {
        "database": str(library.database.path),
        **_checked(report),
        "damaged": [{"id": match.id, **_fault(match)} for match in damaged],
        "seconds": round(seconds, 3),
    }


def _list(library: Library, arguments: argparse.Namespace) -> dict[str, Any]:
    report = _checked(library.refresh())
    wanted = MatchFilter(
        folder=_FOLDERS[arguments.folder],
        status=None if arguments.status is None else Status(arguments.status),
        rules=arguments.rules,
        since=arguments.since,
        until=arguments.until,
        result=None if arguments.result is None else Result(arguments.result),
        text=arguments.text,
    )
    page = library.find(
        wanted,
        SortBy(arguments.sort),
        descending=not arguments.ascending,
        offset=arguments.offset,
        limit=arguments.limit,
    )
    return {
        "folder": str(library.folder),
        **report,
        "matching": page.total,
        "matches": [_as_json(match) for match in page.matches],
    }


def _checked(report: RefreshReport) -> dict[str, Any]:
    if report.fault:
        raise FailedError(f"the matches cannot be read: {report.fault}")
    return {"read": report.read, "total": report.total}


def _as_json(match: MatchEntry) -> dict[str, Any]:
    return {
        "id": match.id,
        "title": match.title,
        "status": match.status,
        **_fault(match),
        "started": match.started.astimezone().isoformat(timespec="seconds"),
        "last_played": match.last_played.astimezone().isoformat(timespec="seconds"),
        "rules": match.rules_key,
        "seats": [
            {
                "name": seat.name,
                "kind": seat.kind,
                "total": seat.total,
                "won": seat.won,
                "help": msgspec.to_builtins(seat.help),
            }
            for seat in match.seats
        ],
        "human": match.human,
        "result": match.result,
        "deals": match.deals,
        "taken_back": match.taken_back,
        "origin": match.origin,
        "size": match.size,
    }


def _fault(match: MatchEntry) -> dict[str, Any]:
    return {} if match.fault is None else {"line": match.fault.line, "reason": match.fault.reason}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; returns the exit status."""
    return run_door(make_parser(), show, arguments)


if __name__ == "__main__":
    sys.exit(main())
