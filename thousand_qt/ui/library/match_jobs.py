"""What is done with matches, one after the other, away from the GUI thread.

Nothing here has words: what went well and what did not is data, and `outcome_words` says it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

from thousand_qt.records.database import DatabaseBusy
from thousand_qt.records.deal_text import deal_text, played_deals
from thousand_qt.records.entries import MatchEntry
from thousand_qt.records.faults import RecordFileError
from thousand_qt.records.folder import OPENED_SUFFIXES
from thousand_qt.records.library import AlreadyThere, Library, UnknownMatch
from thousand_qt.records.loading import load

EXPECTED: tuple[type[Exception], ...] = (RecordFileError, UnknownMatch, AlreadyThere, DatabaseBusy, OSError)
"""What can go wrong without anything being wrong with the program."""


@dataclass(frozen=True)
class Failure:
    """One match or file with which something could not be done."""

    name: str
    error: Exception


@dataclass(frozen=True)
class Outcome:
    """How a job went: the matches as they are now, and what could not be done."""

    done: tuple[MatchEntry, ...] = ()
    failed: tuple[Failure, ...] = ()


def each(ids: Iterable[str], work: Callable[[str], MatchEntry]) -> Outcome:
    """Do the same with each match; one that fails is no reason to stop."""
    done: list[MatchEntry] = []
    failed: list[Failure] = []
    for match in ids:
        try:
            done.append(work(match))
        except EXPECTED as error:
            failed.append(Failure(Path(match).name, error))
    return Outcome(tuple(done), tuple(failed))


def delete(library: Library, ids: Iterable[str]) -> Outcome:
    """Move matches to the deleted ones."""
    return each(ids, library.delete)


def restore(library: Library, ids: Iterable[str]) -> Outcome:
    """Move deleted matches back."""
    return each(ids, library.restore)


def purge(library: Library, ids: Iterable[str]) -> Outcome:
    """Remove deleted matches for good."""

    def remove(match: str) -> MatchEntry:
        entry = library.get(match)
        library.purge(match)
        return entry

    return each(ids, remove)


def rename(library: Library, match: str, title: str) -> Outcome:
    """Give a match a title, or take it away."""
    return each((match,), lambda match: library.rename(match, title))


def import_files(library: Library, paths: Iterable[Path]) -> Outcome:
    """Copy records from elsewhere into the library."""
    by_name = {str(path): path for path in paths}
    outcome = each(by_name, lambda name: library.import_file(by_name[name]))
    return Outcome(
        outcome.done, tuple(Failure(Path(failure.name).name, failure.error) for failure in outcome.failed)
    )


def is_record(path: Path) -> bool:
    """Tell whether a file may be a match, by its name."""
    return path.suffix.lower() in OPENED_SUFFIXES


def text_of_deal(path: Path, number: int) -> str:
    """Return a finished deal of a match as text; raises `RecordFileError`, or LookupError when it is gone."""
    deals = [deal for deal in played_deals(load(path).record) if deal.number == number]
    if not deals:
        raise LookupError(f"{path} has no deal {number}")
    return deal_text(deals[-1])  # those before it were dealt anew
