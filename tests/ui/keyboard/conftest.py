"""What the tests of keys and looks share: windows of every kind."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.keyboard.windows import Maker


@pytest.fixture
def maker(qtbot: QtBot, tmp_path: Path) -> Iterator[Maker]:
    maker = Maker(qtbot, tmp_path)
    yield maker
    maker.close()
