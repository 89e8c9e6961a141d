"""A library on the disk for each test, and a window on it."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.library.shelves import fill_data, open_window
from thousand_qt.records.library import Library
from thousand_qt.ui.library.librarian import Librarian
from thousand_qt.ui.library.library_window import LibraryWindow


@pytest.fixture(scope="session")
def filled_data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data folder with matches and their index, to be copied only."""
    data = tmp_path_factory.mktemp("shelves")
    fill_data(data)
    Library(data).refresh()
    return data


@pytest.fixture
def data(filled_data: Path, tmp_path: Path) -> Path:
    """A data folder with matches, to write into."""
    return Path(shutil.copytree(filled_data, tmp_path / "data"))


@pytest.fixture
def librarian(qapp: object, data: Path) -> Iterator[Librarian]:
    librarian = Librarian(data)
    yield librarian
    librarian.close()


@pytest.fixture
def window(qtbot: QtBot, librarian: Librarian) -> LibraryWindow:
    return open_window(qtbot, librarian)
