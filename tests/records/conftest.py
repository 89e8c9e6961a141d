"""What several tests of the library share."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.records.library_helpers import short
from tests.records.whole_matches import fill, save
from thousand_qt.records.library import Library


@pytest.fixture(scope="session")
def full_data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data folder with many matches and their index, to look at only."""
    data = tmp_path_factory.mktemp("data")
    fill(data / "matches")
    Library(data).refresh()
    return data


@pytest.fixture
def library(tmp_path: Path) -> Library:
    """A library of three short matches, to write into."""
    for number in range(3):
        save(short(number), tmp_path / "data" / "matches" / f"{number}.thousand", hour=number)
    library = Library(tmp_path / "data")
    library.refresh()
    return library
