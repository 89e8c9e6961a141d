"""What tests of windows share: both themes, and a language with long words."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from tests.ui.room_for_texts import Lengthener
from thousand_qt.app.theme import DARK, LIGHT, palette


@pytest.fixture(params=[LIGHT, DARK], ids=["light", "dark"])
def theme(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[None]:
    """The test runs in the light and in the dark theme."""
    # Widgets of earlier tests that wait for their deletion would all be painted anew.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    before = qapp.palette()
    qapp.setPalette(palette(request.param))
    yield
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    qapp.setPalette(before)


@pytest.fixture
def long_texts(qapp: QApplication) -> Iterator[Lengthener]:
    """A translator to be installed by the test; it is taken away afterwards."""
    translator = Lengthener()
    yield translator
    QCoreApplication.removeTranslator(translator)


@pytest.fixture
def large_letters(qapp: QApplication) -> Iterator[None]:
    """All windows that the test opens have letters of 150 %."""
    usual = qapp.font()
    large = QFont(usual)
    large.setPointSizeF(1.5 * usual.pointSizeF())
    qapp.setFont(large)
    yield
    qapp.setFont(usual)
