"""The toolbar: off at first, where the player wants it, and never at the cost of a small table."""

from __future__ import annotations

import pytest
from PySide6.QtCore import SIGNAL, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolBar, QToolButton
from pytestqt.qtbot import QtBot

from tests.e2e.window_player import make_window
from thousand_qt.app.paths import Paths
from thousand_qt.app.settings import ToolbarStyle
from thousand_qt.app.theme import DARK, HIGH_DARK, HIGH_LIGHT, LIGHT, WindowColours, palette
from thousand_qt.ui.main_window import MainWindow
from thousand_qt.ui.toolbar_icons import toolbar_icon


def _choose(window: MainWindow, style: ToolbarStyle) -> QToolBar:
    window.menus.toolbar.choices[style].trigger()
    assert window.settings.toolbar is style
    bar = window.toolbar.bar
    assert bar is not None
    return bar


def _buttons(window: MainWindow, bar: QToolBar) -> list[QToolButton]:
    found = [bar.widgetForAction(action) for group in window.menus.for_toolbar for _, action in group]
    buttons = [each for each in found if isinstance(each, QToolButton)]
    assert len(buttons) == len(found)
    return buttons


def test_a_toolbar_is_seen_where_it_is_wanted_and_does_what_the_menus_do(
    qtbot: QtBot, qapp: QApplication, profile_paths: Paths
) -> None:
    window = make_window(qtbot, qapp, profile_paths, language="ru")
    window.resize(1280, 720)
    assert window.settings.toolbar is ToolbarStyle.NONE
    assert window.toolbar.bar is None
    height_of_menus = window.menuBar().height()

    beside = _choose(window, ToolbarStyle.BESIDE)
    assert beside is window.toolbar.below
    assert beside.toolButtonStyle() is Qt.ToolButtonStyle.ToolButtonTextBesideIcon
    assert window.menuBar().height() == height_of_menus
    under = _choose(window, ToolbarStyle.UNDER)
    assert under.toolButtonStyle() is Qt.ToolButtonStyle.ToolButtonTextUnderIcon
    assert all(button.text() and not button.icon().isNull() for button in _buttons(window, under))

    icons = _choose(window, ToolbarStyle.ICONS)
    assert icons is window.toolbar.among
    assert icons.toolButtonStyle() is Qt.ToolButtonStyle.ToolButtonIconOnly
    buttons = _buttons(window, icons)
    window.menus.claim.setEnabled(True)
    with qtbot.waitSignal(window.menus.claim.triggered):
        QTest.mouseClick(buttons[5], Qt.MouseButton.LeftButton)
    # What a row of its own would take from the table is not taken in a low window.
    _choose(window, ToolbarStyle.UNDER)
    for size, text in ((QSize(800, 480), 100), (QSize(600, 480), 200)):
        window.menus.text_size.choices[text].trigger()
        window.resize(size)
        QApplication.sendPostedEvents()
        assert window.toolbar.bar is window.toolbar.among
        assert window.toolbar.below.isHidden()
        menus = window.menuBar()
        assert all(menus.actionGeometry(action).isValid() for action in menus.actions())
        assert menus.rect().contains(window.toolbar.among.geometry())
    window.menus.text_size.choices[100].trigger()
    window.resize(1280, 720)
    assert window.toolbar.bar is window.toolbar.below
    window.menus.toolbar.choices[ToolbarStyle.NONE].trigger()
    QApplication.sendPostedEvents()
    assert window.toolbar.bar is None
    assert window.menuBar().height() == height_of_menus
    window.close()


def test_its_buttons_are_named_in_every_language_and_tell_their_keys(
    qtbot: QtBot, qapp: QApplication, profile_paths: Paths
) -> None:
    window = make_window(qtbot, qapp, profile_paths)
    bar = _choose(window, ToolbarStyle.ICONS)
    seen: set[str] = set()
    for language, undo in (("en", "Undo"), ("pl", "Cofnij"), ("ru", "Отменить")):
        window.set_language(language)
        QApplication.sendPostedEvents()  # a new language is told of by events
        for button in _buttons(window, bar):
            action = button.defaultAction()
            keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            assert keys
            assert button.toolTip() == f"{button.accessibleName()} ({keys})"
            assert "&" not in button.accessibleName()
            assert "…" not in button.text()
        seen.add(_buttons(window, bar)[1].accessibleName())
        assert undo in seen
    assert len(seen) == 3
    window.close()


def _colours(icon: QIcon, mode: QIcon.Mode) -> set[str]:
    image = icon.pixmap(QSize(24, 24), 1.0, mode).toImage()
    dots = [image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height())]
    return {QColor(dot.rgb()).name() for dot in dots if dot.alpha() == 255}


@pytest.mark.parametrize("of", [LIGHT, DARK, HIGH_LIGHT, HIGH_DARK])
def test_icons_have_the_ink_of_the_windows(qapp: QApplication, of: WindowColours) -> None:
    for name in ("undo", "sheet", "full-screen"):
        icon = toolbar_icon(name, palette(of), 24)
        assert of.text in _colours(icon, QIcon.Mode.Normal), name
        assert of.text not in _colours(icon, QIcon.Mode.Disabled), name


def test_its_buttons_follow_their_actions_without_more_connections_each_time(
    qtbot: QtBot, qapp: QApplication, profile_paths: Paths
) -> None:
    window = make_window(qtbot, qapp, profile_paths)
    window.resize(1280, 720)
    bar = _choose(window, ToolbarStyle.BESIDE)
    action = window.menus.claim
    button = bar.widgetForAction(action)
    assert isinstance(button, QToolButton)
    action.setEnabled(not action.isEnabled())
    before = action.receivers(SIGNAL("changed()"))
    for _ in range(50):
        action.setEnabled(not action.isEnabled())
        assert button.isEnabled() is action.isEnabled()
        action.setText(f"{action.text()}!")
        assert button.text() == action.iconText()
    assert action.receivers(SIGNAL("changed()")) <= before
    action.setEnabled(True)
    with qtbot.waitSignal(action.triggered):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    for checkable in (window.menus.sheet, window.menus.full_screen):
        follower = bar.widgetForAction(checkable)
        assert isinstance(follower, QToolButton)
        checkable.setChecked(not checkable.isChecked())
        assert follower.isChecked() is checkable.isChecked()
    window.close()
