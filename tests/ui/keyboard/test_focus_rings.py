"""Wherever the keyboard is, it is seen: each control of each window, in both themes, on every table."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.e2e.window_player import WindowPlayer, make_window
from tests.ui.keyboard.contrast import changed_pixels
from tests.ui.keyboard.windows import WINDOWS, Maker
from tests.ui.room_for_texts import settle
from thousand_qt.app.focus_ring import FocusRing, RingFrame
from thousand_qt.app.paths import Paths
from thousand_qt.app.theme import DARK, LIGHT
from thousand_qt.table.palette import THEMES
from thousand_qt.table.view import TableView

LEAST_SHARE = 0.7
"""How much of the way round a control, a pixel wide, has to change its colour clearly."""

IN_THE_DARK = ("new match", "rules", "preferences", "library", "statistics", "replay", "message")
"""Each kind of control is in one of these; what differs in the dark is the colour of all rings."""


@pytest.fixture(autouse=True)
def ring(qapp: QApplication) -> Iterator[FocusRing]:
    ring = FocusRing()
    yield ring
    ring.deleteLater()


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


def rings_a_card(control: QWidget) -> bool:
    """Whether this is a table that shows by the ring round a card that it has the keyboard."""
    if not isinstance(control, TableView):
        return False
    control.setFocus(Qt.FocusReason.TabFocusReason)
    return control.table_scene.focused_card is not None


def _picture(window: QWidget, rect: QRect) -> QImage:
    return window.grab(rect).toImage()


@pytest.mark.usefixtures("theme")
@pytest.mark.parametrize(
    ("which", "theme"),
    [*((which, LIGHT) for which in WINDOWS), *((which, DARK) for which in IN_THE_DARK)],
    indirect=["theme"],
    ids=lambda value: value if isinstance(value, str) else "dark" if value is DARK else "light",
)
def test_every_control_of_a_window_shows_that_it_has_the_keyboard(maker: Maker, which: str) -> None:
    window = maker.make(which)
    unseen = {
        f"{type(control).__name__} {control.objectName() or control.accessibleName()}": round(share, 2)
        for control in tab_chain(window)
        if (share := ring_share(window, control)) < LEAST_SHARE and not rings_a_card(control)
    }
    assert not unseen


@pytest.fixture
def bidding(qtbot: QtBot, qapp: QApplication, profile_paths: Paths) -> WindowPlayer:
    player = WindowPlayer(qtbot, make_window(qtbot, qapp, profile_paths, painted=True))
    player.start("classic")
    player.wait_until_asked()
    return player


def test_a_panel_on_every_table_shows_what_has_the_keyboard(bidding: WindowPlayer) -> None:
    window = bidding.window
    for table in THEMES:
        window.scene.set_table_theme(table)
        for control in (bidding.button("passButton"), bidding.button("bidButton"), bidding.picker()):
            assert ring_share(window, control) >= LEAST_SHARE, (table, control)


def test_a_card_on_every_table_shows_that_it_has_the_keyboard_and_that_it_is_advised(
    bidding: WindowPlayer,
) -> None:
    window, scene = bidding.window, bidding.window.scene
    scene.hand_keys.leave()
    bidding.window.area.clear_panel()
    last = scene.hand_cards()[-1][0]  # the one that no other covers
    item = scene.board.find(last)
    assert item is not None
    rect = item.scene_rect.toAlignedRect().adjusted(-8, -8, 8, 8) & window.area.table.viewport().rect()
    round_it = 2 * (item.scene_rect.width() + item.scene_rect.height())
    for table in THEMES:
        scene.set_table_theme(table)
        pictures: list[QImage] = []
        for has_keyboard, is_advised in ((False, False), (True, False), (False, True), (True, True)):
            item.set_focus_ring(has_keyboard)
            item.set_marked(is_advised)
            item.set_raised(True)  # so that nothing moves but the rings
            settle()
            pictures.append(window.area.table.viewport().grab(rect).toImage())
        plain, focused, advised, both = pictures
        assert len(changed_pixels(plain, focused)) / round_it >= LEAST_SHARE, table
        assert len(changed_pixels(plain, advised)) / round_it >= LEAST_SHARE / 2, table  # dashes
        assert len(changed_pixels(focused, advised)) / round_it >= LEAST_SHARE / 4, table
        assert len(changed_pixels(advised, both)) / round_it >= LEAST_SHARE, table


def test_the_ring_is_away_while_the_pointer_leads(bidding: WindowPlayer) -> None:
    window = bidding.window
    handle = window.windowHandle()
    panel = window.area.panel
    assert panel is not None
    frame = next(child for child in window.children() if isinstance(child, RingFrame))
    QTest.keyClick(handle, Qt.Key.Key_Tab)
    assert frame.isVisible() or window.scene.focused_card is not None
    bidding.button("bidButton").setFocus()
    assert frame.isVisible()
    corner = window.area.mapTo(window, QPoint(3, window.area.height() // 2))
    QTest.mouseClick(handle, Qt.MouseButton.LeftButton, pos=corner)
    bidding.button("bidButton").setFocus()
    assert not frame.isVisible()
    QTest.keyClick(handle, Qt.Key.Key_Up)
    assert frame.isVisible()


def test_the_ring_goes_with_what_it_lies_round(bidding: WindowPlayer) -> None:
    window = bidding.window
    button = bidding.button("bidButton")
    button.setFocus()
    frame = next(child for child in window.children() if isinstance(child, RingFrame))
    for size in ((800, 480), (1280, 720)):
        window.resize(*size)
        settle()
        place = QRect(button.mapTo(window, QPoint()), button.size())
        assert frame.geometry().contains(place)
        assert frame.geometry().width() < place.width() + 20
    button.hide()
    assert not frame.isVisible()


def test_the_table_shows_a_card_when_keys_bring_the_keyboard_there(bidding: WindowPlayer) -> None:
    window = bidding.window
    assert window.scene.focused_card is None
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Up)
    window.area.clear_panel()
    assert window.area.table.hasFocus()
    assert window.scene.focused_card is not None
