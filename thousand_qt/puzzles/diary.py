"""What became of the puzzles a player has tried: one small file in the profile, apart from all matches."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Mapping
from datetime import date, timedelta
from pathlib import Path
from typing import Final

import msgspec

from thousand_qt.puzzles.names import PuzzleName, daily, parse_name
from thousand_qt.whole_files import write_whole

FILE_NAME: Final = "puzzles.json"
_VERSION: Final = 1


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """What became of one puzzle.

    Attributes:
        wrong: wrong moves before it was solved.
        shown: the solution was asked for before it was solved; it is not solved any more afterwards.
        solved: the day it was solved.
    """

    wrong: int = 0
    shown: bool = False
    solved: date | None = None

    @property
    def at_first_try(self) -> bool:
        return self.solved is not None and self.wrong == 0

    @property
    def is_open(self) -> bool:
        """Whether it can still be solved."""
        return self.solved is None and not self.shown


NOTHING: Final = Result()


class _File(msgspec.Struct):
    version: int
    results: dict[str, Result]


class Diary:
    """The results of one profile. What the disk refuses is kept and written with the next result.

    Attributes:
        fault: what the disk said last, None when all is written.
    """

    def __init__(self, file: Path) -> None:
        """Read the file; what cannot be read is set aside beside it, and nothing is lost."""
        self._file = file
        self._results: dict[PuzzleName, Result] = {}
        self.fault: OSError | None = None
        try:
            self._results = _read(file.read_bytes())
        except FileNotFoundError:
            pass
        except OSError as error:
            self.fault = error
        except ValueError:
            with contextlib.suppress(OSError):
                file.replace(_free_name(file))

    @property
    def results(self) -> Mapping[PuzzleName, Result]:
        return self._results

    def result(self, name: PuzzleName) -> Result:
        return self._results.get(name, NOTHING)

    def note_wrong(self, name: PuzzleName) -> None:
        """Count a wrong move, as long as the puzzle is neither solved nor given up."""
        before = self.result(name)
        if before.is_open:
            self._note(name, msgspec.structs.replace(before, wrong=before.wrong + 1))

    def note_shown(self, name: PuzzleName) -> None:
        """Note that the solution was asked for."""
        before = self.result(name)
        if before.is_open:
            self._note(name, msgspec.structs.replace(before, shown=True))

    def note_solved(self, name: PuzzleName, day: date) -> None:
        before = self.result(name)
        if before.is_open:
            self._note(name, msgspec.structs.replace(before, solved=day))

    def streak(self, today: date) -> int:
        """Return on how many days in a row, up to today or yesterday, the day's puzzle was solved."""
        day = today if self._kept(today) else today - timedelta(days=1)
        days = 0
        while self._kept(day):
            days += 1
            day -= timedelta(days=1)
        return days

    def _kept(self, day: date) -> bool:
        return self.result(daily(day)).solved == day

    def _note(self, name: PuzzleName, result: Result) -> None:
        self._results[name] = result
        results = {str(one): self._results[one] for one in sorted(self._results)}
        text = json.dumps(msgspec.to_builtins(_File(_VERSION, results)), indent=1) + "\n"
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            write_whole(self._file, text)
            self.fault = None
        except OSError as error:
            self.fault = error


def _read(data: bytes) -> dict[PuzzleName, Result]:
    found = msgspec.json.decode(data, type=_File)
    if found.version != _VERSION:
        raise ValueError(f"version {found.version}: expected {_VERSION}")
    return {parse_name(text): result for text, result in found.results.items()}


def _free_name(file: Path) -> Path:
    """Return where a damaged file goes; nothing that lies there already is overwritten."""
    number = 1
    while (free := file.with_name(f"{file.stem}.damaged-{number}{file.suffix}")).exists():
        number += 1
    return free
