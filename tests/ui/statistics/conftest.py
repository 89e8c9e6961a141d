"""A data folder with matches for the statistics."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.records.whole_matches import ANNA, BOB, CELINA, save, whole_match
from tests.ui.statistics.counts import open_window
from thousand_qt.engine.record import SeatEntry
from thousand_qt.engine.rules import PRESETS
from thousand_qt.records.library import Library
from thousand_qt.ui.library.librarian import Librarian
from thousand_qt.ui.statistics.statistics_window import StatisticsWindow

ZOE = SeatEntry("Zoë", "human")


@pytest.fixture(scope="session")
def counted_data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data folder with twelve matches of two people, and its index, to be copied only."""
    data = tmp_path_factory.mktemp("statistics")
    names = ("classic", "polish", "classic", "dump")
    for number in range(12):
        seats = (ANNA, BOB, CELINA) if number % 6 else (ZOE, CELINA, BOB)
        deals = 3 if number == 11 else 200
        record = whole_match(
            PRESETS[names[number % 4]],
            60 + number,
            seats=seats,
            deals=deals,
            take_back=number % 5 == 0,
            hour=number,
        )
        save(record, data / "matches" / f"{number:02}.thousand", hour=number + 1)
    Library(data).refresh()
    return data


@pytest.fixture
def data(counted_data: Path, tmp_path: Path) -> Path:
    """A data folder to write into."""
    return Path(shutil.copytree(counted_data, tmp_path / "data"))


@pytest.fixture
def librarian(qapp: object, data: Path) -> Iterator[Librarian]:
    librarian = Librarian(data)
    yield librarian
    librarian.close()


@pytest.fixture
def window(qtbot: QtBot, librarian: Librarian) -> StatisticsWindow:
    return open_window(qtbot, librarian)
