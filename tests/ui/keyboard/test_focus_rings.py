"""Wherever the keyboard is, it is seen: each control of each window, in both themes, on every table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.keyboard.contrast import changed_pixels
from tests.ui.keyboard.windows import WINDOWS, Maker
from tests.ui.worked_deals import settle
from thousand_qt.app.focus_ring import FocusRing

LEAST_SHARE = 0.7
"""How much of the way round a control, a pixel wide, has to change its colour clearly."""


@pytest.fixture(autouse=True)
def ring(qapp: QApplication) -> Iterator[FocusRing]:
    ring = FocusRing(qapp)
    yield ring
    ring.deleteLater()


@pytest.fixture
def maker(qtbot: QtBot, tmp_path: Path) -> Iterator[Maker]:
    maker = Maker(qtbot, tmp_path)
    yield maker
    maker.close()


def tab_chain(window: QWidget) -> list[QWidget]:
    """Return what Tab goes to from here, until it comes round."""
    chain: list[QWidget] = []
    while (focused := QApplication.focusWidget()) not in chain:
        assert focused is not None, f"after {chain[-1:]} nothing has the keyboard"
        assert focused.window() is window
        chain.append(focused)
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    return chain


def ring_share(window: QWidget, control: QWidget) -> float:
    """Return how much of the ring round a control can be seen: 1 is all of a ring a pixel wide."""
    control.setFocus(Qt.FocusReason.TabFocusReason)
    settle()
    rect = QRect(control.mapTo(window, QPoint()), control.size()).adjusted(-5, -5, 5, 5)
    rect = rect.intersected(window.rect())
    there = _picture(window, rect)
    control.clearFocus()
    settle()
    gone = _picture(window, rect)
    return len(changed_pixels(gone, there)) / (2 * (control.width() + control.height()))


def _picture(window: QWidget, rect: QRect) -> QImage:
    return window.grab(rect).toImage()


@pytest.mark.usefixtures("theme")
@pytest.mark.parametrize("which", WINDOWS)
def test_every_control_of_a_window_shows_that_it_has_the_keyboard(maker: Maker, which: str) -> None:
    window = maker.make(which)
    unseen = {
        f"{type(control).__name__} {control.objectName() or control.accessibleName()}": round(share, 2)
        for control in tab_chain(window)
        if (share := ring_share(window, control)) < LEAST_SHARE
    }
    assert not unseen
