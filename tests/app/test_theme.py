"""The colours can be read, and change with the player's choice or the system's."""

# ruff: noqa: N802, N815 - stand-ins for Qt classes have Qt's names

from __future__ import annotations

from dataclasses import fields
from typing import Any

import pytest
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

from thousand_qt.app.settings import Theme
from thousand_qt.app.theme import (
    DARK,
    HIGH_DARK,
    HIGH_LIGHT,
    LIGHT,
    TABLE,
    ThemeKeeper,
    WindowColours,
    palette,
)


class Hints(QObject):
    """A system that can turn dark."""

    colorSchemeChanged = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.scheme = Qt.ColorScheme.Unknown
        self.wishes = Wishes()

    def turn(self, scheme: Qt.ColorScheme) -> None:
        self.scheme = scheme
        self.colorSchemeChanged.emit(scheme)

    def accessibility(self) -> Wishes:
        return self.wishes

    def colorScheme(self) -> Qt.ColorScheme:
        return self.scheme


class Wishes(QObject):
    """A system that can ask for more contrast."""

    contrastPreferenceChanged = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.preference = Qt.ContrastPreference.NoPreference

    def turn(self, preference: Qt.ContrastPreference) -> None:
        self.preference = preference
        self.contrastPreferenceChanged.emit(preference)

    def contrastPreference(self) -> Qt.ContrastPreference:
        return self.preference


class Application:
    """As much of QApplication as a theme needs."""

    def __init__(self) -> None:
        self.hints = Hints()
        self.style_name = ""
        self.palettes: list[QPalette] = []

    def styleHints(self) -> Hints:
        return self.hints

    def setStyle(self, style: str) -> None:
        self.style_name = style

    def style(self) -> Application:
        return self

    def name(self) -> str:
        return self.style_name.casefold()

    def setPalette(self, colours: QPalette) -> None:
        self.palettes.append(colours)


@pytest.fixture
def application(qapp: QApplication) -> Any:
    return Application()


def window(application: Application) -> str:
    return application.palettes[-1].color(QPalette.ColorRole.Window).name()


def contrast(one: str, other: str) -> float:
    """The WCAG contrast ratio: 1 for equal colours, 21 for black on white."""
    bright, dim = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (bright + 0.05) / (dim + 0.05)


def _luminance(colour: str) -> float:
    made = QColor(colour)
    channels = (made.redF(), made.greenF(), made.blueF())
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize("colours", [LIGHT, DARK, HIGH_LIGHT, HIGH_DARK])
def test_every_text_can_be_read(colours: WindowColours) -> None:
    grounds = (colours.window, colours.base, colours.alternate_base, colours.button, colours.tooltip)
    for ground in grounds:
        assert contrast(colours.text, ground) >= 7
        assert contrast(colours.muted_text, ground) >= 4.5
        assert contrast(colours.disabled_text, ground) >= 4.5
        assert contrast(colours.link, ground) >= 4.5
        assert contrast(colours.visited_link, ground) >= 4.5
    assert contrast(colours.accent_text, colours.accent) >= 4.5


def test_the_table_can_be_read() -> None:
    assert contrast(TABLE.plate_text, TABLE.plate) >= 7
    assert contrast(TABLE.ink, TABLE.paper) >= 7
    assert contrast(TABLE.focus, TABLE.felt) >= 3


@pytest.mark.parametrize("colours", [LIGHT, DARK, HIGH_LIGHT, HIGH_DARK, TABLE])
def test_every_colour_is_one(colours: Any) -> None:
    for field in fields(colours):
        assert QColor.isValidColorName(getattr(colours, field.name)), field.name


def test_the_palette_has_the_colours() -> None:
    made = palette(DARK)
    assert made.color(QPalette.ColorRole.Window).name() == DARK.window
    assert made.color(QPalette.ColorRole.Text).name() == DARK.text
    disabled = made.color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.ButtonText)
    assert disabled.name() == DARK.disabled_text


def test_the_player_chooses(application: Any) -> None:
    keeper = ThemeKeeper(application)
    heard: list[bool] = []
    keeper.theme_changed.connect(heard.append)
    assert application.style_name == "Fusion"
    for theme, colours in ((Theme.LIGHT, LIGHT), (Theme.DARK, DARK), (Theme.LIGHT, LIGHT)):
        keeper.set_theme(theme)
        assert window(application) == colours.window
        assert keeper.is_dark is (colours is DARK)
    assert heard == [False, True, False]


def test_the_system_is_followed_only_when_asked(application: Any) -> None:
    keeper = ThemeKeeper(application)
    keeper.set_theme(Theme.SYSTEM)
    assert window(application) == LIGHT.window  # a system that says nothing
    application.hints.turn(Qt.ColorScheme.Dark)
    assert window(application) == DARK.window
    keeper.set_theme(Theme.LIGHT)
    application.hints.turn(Qt.ColorScheme.Light)
    application.hints.turn(Qt.ColorScheme.Dark)
    assert window(application) == LIGHT.window


def test_a_real_application_takes_it(qapp: QApplication) -> None:
    style, before = qapp.style().objectName(), qapp.palette()
    keeper = ThemeKeeper(qapp)
    keeper.set_theme(Theme.DARK)
    assert qapp.style().objectName() == "fusion"
    assert qapp.palette().color(QPalette.ColorRole.Window).name() == DARK.window
    keeper.deleteLater()
    qapp.setStyle(style)
    qapp.setPalette(before)


def test_who_asks_for_more_contrast_gets_it_by_day_and_by_night(application: Any) -> None:
    keeper = ThemeKeeper(application)
    keeper.set_theme(Theme.SYSTEM)
    application.hints.wishes.turn(Qt.ContrastPreference.HighContrast)
    assert window(application) == HIGH_LIGHT.window
    application.hints.turn(Qt.ColorScheme.Dark)
    assert window(application) == HIGH_DARK.window
    assert keeper.is_dark
    keeper.set_theme(Theme.LIGHT)
    assert window(application) == HIGH_LIGHT.window
    application.hints.wishes.turn(Qt.ContrastPreference.NoPreference)
    assert window(application) == LIGHT.window


def test_an_older_qt_that_knows_no_such_wish_is_no_fault(
    application: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(Hints, "accessibility")
    ThemeKeeper(application).set_theme(Theme.DARK)
    assert window(application) == DARK.window
