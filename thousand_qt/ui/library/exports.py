"""Matches as files for the world outside: records, tables and pages, under names that people understand."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from thousand_qt.app.numbers import date_words, time_words
from thousand_qt.records.entries import MatchEntry
from thousand_qt.records.folder import free_path
from thousand_qt.records.library import Library
from thousand_qt.records.loading import load
from thousand_qt.ui.exporting import ExportKind, safe_stem, write_pages, write_table
from thousand_qt.ui.library.match_jobs import EXPECTED, Failure
from thousand_qt.ui.library.score_page import ScorePages
from thousand_qt.ui.texts.matches import end_words, entry_rules_name, match_name, players_line


@dataclass(frozen=True)
class Exported:
    """What was written, and what could not be."""

    paths: tuple[Path, ...] = ()
    failed: tuple[Failure, ...] = ()


def file_stem(entry: MatchEntry) -> str:
    """Return the name of a file for a match, without suffix: its day and its title or players."""
    day = entry.started.astimezone().strftime("%Y-%m-%d")
    return safe_stem(f"{day} {match_name(entry)}")


def export_one(library: Library, match: str, kind: ExportKind, target: Path) -> Exported:
    """Write one match over what may be at the target."""
    try:
        _write(library, library.get(match), kind, target)
    except EXPECTED as error:
        return Exported(failed=(Failure(target.name, error),))
    return Exported((target,))


def export_many(library: Library, matches: Iterable[str], kind: ExportKind, folder: Path) -> Exported:
    """Write matches into a folder, each under a name that is free there."""
    written: list[Path] = []
    failed: list[Failure] = []
    for match in matches:
        try:
            entry = library.get(match)
            target = free_path(folder, file_stem(entry), kind.value)
            _write(library, entry, kind, target)
            written.append(target)
        except EXPECTED as error:
            failed.append(Failure(Path(match).name, error))
    return Exported(tuple(written), tuple(failed))


def _write(library: Library, entry: MatchEntry, kind: ExportKind, target: Path) -> None:
    if kind is ExportKind.RECORD:
        library.export_file(entry.id, target)
        return
    if kind is ExportKind.CSV:
        write_table(target, load(entry.path).record)
    else:
        write_pages(target, score_pages(entry))


def score_pages(entry: MatchEntry) -> ScorePages:
    """Return the score sheet of a match for a printer; raises `RecordFileError`."""
    loaded = load(entry.path)
    when = QCoreApplication.translate("Exports", "{rules}, {day}, {time}").format(
        rules=entry_rules_name(entry),
        day=date_words(entry.started.astimezone().date()),
        time=time_words(entry.started),
    )
    notes = (end_words(entry), players_line(entry), when)
    return ScorePages(
        title=match_name(entry),
        notes=notes,
        names=tuple(seat.name for seat in entry.seats),
        results=loaded.state.results,
        rules=loaded.record.header.rules,
    )
