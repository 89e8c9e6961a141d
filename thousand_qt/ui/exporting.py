"""Score sheets as files for the world outside: tables for spreadsheets, pages for printers.

The library writes those of its matches, the table that of the match on it.
"""

from __future__ import annotations

import enum
import re
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QLocale, QStandardPaths

from thousand_qt.app.numbers import date_words, time_words
from thousand_qt.engine.record import Record
from thousand_qt.engine.view import view_of
from thousand_qt.records.export import SheetWords, score_sheet_csv
from thousand_qt.records.folder import SUFFIX
from thousand_qt.ui.texts.matches import name_of_rules
from thousand_qt.ui.texts.scoring import winner_headline

if TYPE_CHECKING:
    from thousand_qt.ui.library.score_page import ScorePages

_FORBIDDEN: Final = re.compile(r'[\x00-\x1f\x7f<>:"/\\|?*]+')
"""What file names may not contain on one system or another."""
_LONGEST_NAME: Final = 80
_RESERVED: Final = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\..*)?", re.IGNORECASE)


class ExportKind(enum.Enum):
    """What a match is saved as; the value is the suffix of the file."""

    RECORD = SUFFIX
    CSV = ".csv"
    PDF = ".pdf"

    @property
    def file_filter(self) -> str:
        """The line of a file dialog, in the present language."""
        match self:
            case ExportKind.RECORD:
                return QCoreApplication.translate("MatchActions", "Matches of Thousand (*.thousand)")
            case ExportKind.CSV:
                return QCoreApplication.translate("MatchActions", "Tables (*.csv)")
            case ExportKind.PDF:
                return QCoreApplication.translate("MatchActions", "PDF documents (*.pdf)")


def documents_folder() -> Path:
    """Return where a player looks first for a file that was saved."""
    place = QStandardPaths.StandardLocation.DocumentsLocation
    return Path(QStandardPaths.writableLocation(place) or Path.home())


def safe_stem(text: str) -> str:
    """Return a text as it can name a file on every system."""
    stem = " ".join(_FORBIDDEN.sub(" ", text).split())[:_LONGEST_NAME].strip(" .")
    return f"_{stem}" if not stem or _RESERVED.fullmatch(stem) else stem


def record_stem(record: Record) -> str:
    """Return the name of a file for a match, without suffix: its day and its title or players."""
    started = record.header.started
    day = f"{datetime.fromisoformat(started).astimezone():%Y-%m-%d} " if started else ""
    return safe_stem(day + _name_of(record))


def write_table(target: Path, record: Record) -> None:
    """Write the score sheet as CSV; raises OSError. What was there stays until everything is written."""
    with replaced(target) as partial:
        partial.write_bytes(score_sheet_csv(record, sheet_words(), delimiter=csv_delimiter()))


def write_pages(target: Path, pages: ScorePages) -> None:
    """Write the score sheet as PDF; raises OSError. What was there stays until everything is written."""
    from thousand_qt.ui.library.score_page import write_pdf  # charts and paper: the start needs neither

    with replaced(target) as partial:
        write_pdf(partial, pages)


@contextmanager
def replaced(target: Path) -> Iterator[Path]:
    """Give a path to write to, whose file then takes the place of the target; raises OSError.

    It lies in a folder of its own beside the target, which goes whatever happens: when the block raises, or
    has written nothing, the target stays as it was.
    """
    with tempfile.TemporaryDirectory(dir=target.parent, prefix=".thousand-") as folder:
        partial = Path(folder) / target.name
        yield partial
        partial.replace(target)


def record_pages(record: Record) -> ScorePages:
    """Return the score sheet of a match for a printer, wherever its record comes from."""
    from thousand_qt.ui.library.score_page import ScorePages  # charts and paper: the start needs neither

    header, state = record.header, record.replay()
    names = tuple(seat.name for seat in header.seats)
    when = ""
    if header.started:
        started = datetime.fromisoformat(header.started)
        when = QCoreApplication.translate("Exports", "{day}, {time}").format(
            day=date_words(started.astimezone().date()), time=time_words(started)
        )
    outcome = winner_headline(view_of(state, 0), names)
    notes = (
        ", ".join(names) if record.title else "",
        when,
        name_of_rules(header.rules, header.rules_name),
        outcome or QCoreApplication.translate("Matches", "Unfinished"),
    )
    return ScorePages(
        title=_name_of(record),
        notes=tuple(note for note in notes if note),
        names=names,
        results=state.results,
        rules=header.rules,
    )


def _name_of(record: Record) -> str:
    return record.title or ", ".join(seat.name for seat in record.header.seats)


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
