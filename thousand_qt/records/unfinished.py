"""Finds the matches a player has not finished, without asking the library: at the start of the program."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import msgspec

from thousand_qt.engine.record_faults import NoHeader, UnknownVersion
from thousand_qt.records.faults import InUse, RecordFileError, Unreadable, Unwritable
from thousand_qt.records.folder import record_paths
from thousand_qt.records.loading import LoadedRecord, load

LOOKED_AT: Final = 12
"""So many of the files written last are read; older matches are in the library."""


class UnfinishedMatch(msgspec.Struct, frozen=True):
    """A match that can be gone on with, and when it was played last."""

    loaded: LoadedRecord
    last_played: datetime


class Found(msgspec.Struct, frozen=True):
    """What a look into the folder gave.

    Attributes:
        matches: those that can be played on, whoever sits at them; the one played last first.
        faults: of files that are damaged.
    """

    matches: tuple[UnfinishedMatch, ...]
    faults: tuple[RecordFileError, ...]


def find_unfinished(folder: Path, looked_at: int = LOOKED_AT) -> Found:
    """Read the records written last; raises OSError when the folder cannot be read."""
    matches: list[UnfinishedMatch] = []
    faults: list[RecordFileError] = []
    newest = sorted(
        ((time, path) for path in record_paths(folder) if (time := _written(path)) is not None), reverse=True
    )
    for time, path in newest[:looked_at]:
        try:
            loaded = load(path)
        except RecordFileError as error:
            if is_damage(error):
                faults.append(error)
            continue
        if loaded.state.outcome is None and can_be_played_on(loaded):
            matches.append(UnfinishedMatch(loaded, _moment(time)))
    return Found(tuple(matches), tuple(faults))


def is_damage(error: RecordFileError) -> bool:
    """Tell whether the file itself is bad, and not only out of reach, in use or too new for this program."""
    fault = error.fault
    if isinstance(fault, UnknownVersion):
        return not fault.is_newer
    return not isinstance(fault, Unreadable | Unwritable | InUse)


def lost_nothing(error: RecordFileError) -> bool:
    """Tell whether a damaged file never held an action: nobody needs to be told of it."""
    return isinstance(error.fault, NoHeader)


def can_be_played_on(loaded: LoadedRecord) -> bool:
    """Tell whether the packs to come follow from the header; people and computer players may sit anywhere."""
    return loaded.record.header.dealing is not None


def _moment(time: float) -> datetime:
    """Return a file's time; one that no calendar has, because a clock or a disk was wrong, is 1970."""
    try:
        return datetime.fromtimestamp(time, UTC)
    except (OSError, OverflowError, ValueError):
        return datetime.fromtimestamp(0, UTC)


def _written(path: Path) -> float | None:
    try:
        return path.stat().st_mtime
    except OSError:  # it has just been moved, or its link leads nowhere
        return None
