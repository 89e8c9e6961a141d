"""All that is written can be read: texts of windows as they are painted, and inks of what paints itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QColor, QImage, QPalette
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from tests.e2e.window_player import WindowPlayer, make_window
from tests.ui.keyboard.contrast import SIGN, TEXT, contrast, pixels
from tests.ui.keyboard.windows import WINDOWS, Maker
from tests.ui.room_for_texts import settle
from thousand_qt.app.paths import Paths
from thousand_qt.app.settings import Theme
from thousand_qt.app.theme import DARK, HIGH_DARK, HIGH_LIGHT, LIGHT, WindowColours, palette
from thousand_qt.table.palette import THEMES
from thousand_qt.ui.charts.plot import Ink, ink_colour
from thousand_qt.ui.paper import paper_colours

_EVERY = [LIGHT, DARK, HIGH_LIGHT, HIGH_DARK]
_IDS = ["light", "dark", "high light", "high dark"]
_SEEN = TEXT - 0.6
"""Strokes of small letters are blurred at their edges: what is painted is paler than its ink."""
_BORDER = 4


@pytest.fixture(params=_EVERY, ids=_IDS)
def colours(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[WindowColours]:
    before = qapp.palette()
    qapp.setPalette(palette(request.param))
    yield request.param
    qapp.setPalette(before)


def painted_contrast(picture: QImage, room: QRect) -> float:
    """Return the contrast of what is painted inside of a widget's room with what it is painted on."""
    seen = Counter(pixels(picture.copy(room.adjusted(_BORDER, _BORDER, -_BORDER, -_BORDER))))
    ground = QColor(seen.most_common(1)[0][0])
    return max(contrast(QColor(pixel), ground) for pixel in seen)


def pale_texts(window: QWidget) -> list[tuple[str, float]]:
    """Return the texts below a widget that cannot be read well, disabled ones and placeholders included."""
    found: list[tuple[str, float]] = []
    picture = window.grab().toImage()
    for kind in (QLabel, QAbstractButton, QLineEdit):
        for widget in window.findChildren(kind):
            text = widget.text() or (widget.placeholderText() if isinstance(widget, QLineEdit) else "")
            room = QRect(widget.mapTo(window, QPoint()), widget.size())
            if not (text.strip() and widget.isVisible() and window.rect().contains(room)):
                continue
            if min(widget.width(), widget.height()) <= 2 * _BORDER or not widget.visibleRegion().contains(
                widget.rect().center()
            ):
                continue
            seen = painted_contrast(picture, room)
            if seen < _SEEN:
                found.append((text, round(seen, 2)))
    return found


@pytest.mark.parametrize("colours", [LIGHT], indirect=True, ids=["light"])
@pytest.mark.usefixtures("colours")
@pytest.mark.parametrize("which", WINDOWS)
def test_every_text_of_a_window_can_be_read(qapp: QApplication, maker: Maker, which: str) -> None:
    """In the colours it was opened in, and in all others, which it follows."""
    window = maker.make(which)
    focused = QApplication.focusWidget()
    assert focused is not None
    focused.clearFocus()
    for colours, name in zip(_EVERY, _IDS, strict=True):
        qapp.setPalette(palette(colours))
        settle()
        assert pale_texts(window) == [], name


def test_every_text_of_a_panel_can_be_read(qtbot: QtBot, qapp: QApplication, profile_paths: Paths) -> None:
    player = WindowPlayer(qtbot, make_window(qtbot, qapp, profile_paths, painted=True))
    player.start("classic")
    player.wait_until_asked()
    panel = player.window.area.panel
    assert panel is not None
    for table in THEMES:
        player.window.scene.set_table_theme(table)
        for enabled in (True, False):
            for button in panel.findChildren(QAbstractButton):
                button.setEnabled(enabled)
            settle()
            assert pale_texts(panel) == [], table


@pytest.mark.usefixtures("colours")
def test_every_ink_can_be_read_on_paper(qapp: QApplication) -> None:
    role = QPalette.ColorRole
    inks = paper_colours(qapp.palette())
    window = qapp.palette().color(role.Window)
    for ground in (inks.paper, inks.stripe, window):
        for ink in (inks.ink, inks.muted, inks.disabled, inks.loss, inks.gold, *inks.seats):
            assert contrast(ink, ground) >= TEXT, (ink.name(), ground.name())
    assert contrast(inks.accent_ink, inks.accent) >= TEXT
    for ink in Ink:
        assert contrast(ink_colour(ink, inks), inks.paper) >= SIGN, ink
    pairs = (
        (role.HighlightedText, role.Highlight),
        (role.ToolTipText, role.ToolTipBase),
        (role.PlaceholderText, role.Base),
        (role.Link, role.Base),
        (role.LinkVisited, role.Base),
        (role.ButtonText, role.Button),
    )
    for ink, ground in pairs:
        assert contrast(qapp.palette().color(ink), qapp.palette().color(ground)) >= TEXT, ink


@pytest.mark.parametrize("theme", [Theme.LIGHT, Theme.DARK])
def test_open_windows_follow_a_change_of_colours(
    qtbot: QtBot, qapp: QApplication, profile_paths: Paths, theme: Theme
) -> None:
    window = make_window(qtbot, qapp, profile_paths, painted=True)
    window.set_theme(Theme.DARK if theme is Theme.LIGHT else Theme.LIGHT)
    window.show_rules()
    window.show_about()
    settle()
    window.set_theme(theme)
    settle()
    wanted = LIGHT if theme is Theme.LIGHT else DARK
    tops = QApplication.topLevelWidgets()
    dialogs = [each for each in tops if each.isVisible() and each.parent() is window]
    assert len(dialogs) == 2
    for dialog in dialogs:
        corner = dialog.grab(QRect(2, 2, 1, 1)).toImage().pixelColor(0, 0)
        assert corner.name() in (wanted.window, wanted.base)
        assert pale_texts(dialog) == []
