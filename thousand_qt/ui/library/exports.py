"""Matches as files for the world outside: records, tables and pages, under names that people understand."""

from __future__ import annotations

import enum
import re
import tempfile
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale

from thousand_qt.records.entries import MatchEntry
from thousand_qt.records.export import SheetWords, score_sheet_csv
from thousand_qt.records.folder import SUFFIX, free_path
from thousand_qt.records.library import Library
from thousand_qt.records.loading import load
from thousand_qt.ui.library.match_jobs import EXPECTED, Failure
from thousand_qt.ui.library.score_page import ScorePages, write_pdf
from thousand_qt.ui.texts.matches import (
    date_words,
    entry_rules_name,
    match_name,
    names_line,
    result_words,
    time_words,
)

_FORBIDDEN: Final = re.compile(r'[\x00-\x1f\x7f<>:"/\\|?*]+')
"""What file names may not contain on one system or another."""
_LONGEST_NAME: Final = 80
_RESERVED: Final = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\..*)?", re.IGNORECASE)


class ExportKind(enum.Enum):
    """What a match is saved as; the value is the suffix of the file."""

    RECORD = SUFFIX
    CSV = ".csv"
    PDF = ".pdf"


@dataclass(frozen=True)
class Exported:
    """What was written, and what could not be."""

    paths: tuple[Path, ...] = ()
    failed: tuple[Failure, ...] = ()


def file_stem(entry: MatchEntry) -> str:
    """Return the name of a file for a match, without suffix: its day and its title or players."""
    day = entry.started.astimezone().strftime("%Y-%m-%d")
    return safe_stem(f"{day} {match_name(entry)}")


def safe_stem(text: str) -> str:
    """Return a text as it can name a file on every system."""
    stem = " ".join(_FORBIDDEN.sub(" ", text).split())[:_LONGEST_NAME].strip(" .")
    return f"_{stem}" if not stem or _RESERVED.fullmatch(stem) else stem


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
    record = load(entry.path).record
    # What is there is replaced only by something whole.
    with tempfile.TemporaryDirectory(dir=target.parent, prefix=".thousand-") as folder:
        partial = Path(folder) / target.name
        if kind is ExportKind.CSV:
            partial.write_bytes(score_sheet_csv(record, sheet_words(), delimiter=csv_delimiter()))
        else:
            write_pdf(partial, score_pages(entry))
        partial.replace(target)


def score_pages(entry: MatchEntry) -> ScorePages:
    """Return the score sheet of a match for a printer; raises `RecordFileError`."""
    loaded = load(entry.path)
    when = QCoreApplication.translate("Exports", "{day}, {time}").format(
        day=date_words(entry.started.astimezone().date()), time=time_words(entry.started)
    )
    notes = (names_line(entry) if entry.title else "", when, entry_rules_name(entry), result_words(entry))
    return ScorePages(
        title=match_name(entry),
        notes=tuple(note for note in notes if note),
        names=tuple(seat.name for seat in entry.seats),
        results=loaded.state.results,
        rules=loaded.record.header.rules,
    )


def csv_delimiter() -> str:
    """Return what separates values where the player lives: spreadsheets expect a semicolon beside a comma."""
    return ";" if QLocale.system().decimalPoint() == "," or QLocale().decimalPoint() == "," else ","


def sheet_words() -> SheetWords:
    """Return the headings of a score sheet in the present language."""
    return SheetWords(
        deal=QCoreApplication.translate("Exports", "Deal"),
        dealer=QCoreApplication.translate("Exports", "Dealer"),
        declarer=QCoreApplication.translate("Exports", "Declarer"),
        bid=QCoreApplication.translate("Exports", "Bid"),
        contract=QCoreApplication.translate("Exports", "Contract"),
        result=QCoreApplication.translate("Exports", "Result"),
        made=QCoreApplication.translate("Exports", "made"),
        failed=QCoreApplication.translate("Exports", "failed"),
        given_up=QCoreApplication.translate("Exports", "given up"),
        points=QCoreApplication.translate("Exports", "{name}: points taken"),
        change=QCoreApplication.translate("Exports", "{name}: change"),
        total=QCoreApplication.translate("Exports", "{name}: total"),
    )
