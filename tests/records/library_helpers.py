"""Short matches for libraries, and looking at what a library does."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.records.whole_matches import whole_match
from thousand_qt.engine.record import Record
from thousand_qt.engine.rules import preset
from thousand_qt.records import indexing
from thousand_qt.records.entries import MatchFilter, SortBy
from thousand_qt.records.library import Library
from thousand_qt.records.loading import load

CLASSIC = preset("classic")


def short(number: int, **changes: Any) -> Record:
    return whole_match(CLASSIC, 30 + number, deals=2, hour=number, **changes)


def ids(library: Library, **wanted: Any) -> list[str]:
    page = library.find(MatchFilter(**wanted), SortBy.LAST_PLAYED, descending=False)
    assert len(page.matches) == page.total
    return [match.id for match in page.matches]


def read_by(library: Library, monkeypatch: pytest.MonkeyPatch, refresh: Callable[[], object]) -> list[str]:
    """The names of the files that a refresh reads."""
    names: list[str] = []

    def watched(path: Path) -> object:
        names.append(path.name)
        return load(path)

    with monkeypatch.context() as patch:
        patch.setattr(indexing, "load", watched)
        refresh()
    return names
