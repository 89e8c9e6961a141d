"""What tests of the whole program share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication


@pytest.fixture
def listening(qapp: QApplication) -> Iterator[None]:
    """Somebody listens, as far as the program can know."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)
