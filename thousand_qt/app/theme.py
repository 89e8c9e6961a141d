"""The colours of the windows, in light and in dark, and of the table, which is the same in both.

Qt's own dark mode does nothing on X11 without a desktop's plugin, so both palettes are ours, on the Fusion
style, which takes every colour from its palette. No widget sets a text colour of its own.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication
from shiboken6 import isValid

from thousand_qt.app.settings import Theme

if TYPE_CHECKING:
    from PySide6.QtGui import QAccessibilityHints, QStyleHints

STYLE = "Fusion"


@dataclass(frozen=True, slots=True)
class WindowColours:
    """The colours of one palette, as #rrggbb."""

    window: str
    base: str
    alternate_base: str
    button: str
    text: str
    muted_text: str
    disabled_text: str
    accent: str
    accent_text: str
    link: str
    visited_link: str
    tooltip: str
    light: str
    mid: str
    dark: str
    shadow: str


LIGHT = WindowColours(
    window="#f3ecdd",  # warm ivory paper
    base="#fcf8ee",
    alternate_base="#efe6d3",
    button="#eae0cb",
    text="#2b2118",
    muted_text="#6b5d4d",
    disabled_text="#6c6051",
    accent="#1f5b41",  # deep felt green
    accent_text="#fdf9ef",
    link="#1b5e85",
    visited_link="#6a3d78",
    tooltip="#fff8e1",
    light="#fffdf7",
    mid="#cdbfa5",
    dark="#b3a486",
    shadow="#6f6350",
)

DARK = WindowColours(
    window="#1d2420",  # felt in the evening
    base="#151b18",
    alternate_base="#232c27",
    button="#2b352f",
    text="#efe7d6",
    muted_text="#b0a691",
    disabled_text="#aaa18d",
    accent="#4f9e78",
    accent_text="#0d1410",
    link="#86c3e6",
    visited_link="#c9a3d6",
    tooltip="#2f3a33",
    light="#3c4841",
    mid="#39443d",
    dark="#121714",
    shadow="#070908",
)


HIGH_LIGHT = WindowColours(
    window="#ffffff",
    base="#ffffff",
    alternate_base="#f0f0f0",
    button="#ffffff",
    text="#000000",
    muted_text="#1f1f1f",
    disabled_text="#4a4a4a",
    accent="#003c23",
    accent_text="#ffffff",
    link="#00396b",
    visited_link="#4b1560",
    tooltip="#ffffff",
    light="#ffffff",
    mid="#000000",
    dark="#000000",
    shadow="#000000",
)
"""For those who ask their system for more contrast."""

HIGH_DARK = WindowColours(
    window="#000000",
    base="#000000",
    alternate_base="#161616",
    button="#000000",
    text="#ffffff",
    muted_text="#e6e6e6",
    disabled_text="#b8b8b8",
    accent="#7fe3b0",
    accent_text="#000000",
    link="#9fd8ff",
    visited_link="#e6c3f2",
    tooltip="#000000",
    light="#ffffff",
    mid="#ffffff",
    dark="#ffffff",
    shadow="#ffffff",
)


@dataclass(frozen=True, slots=True)
class TableColours:
    """The colours of the table, as #rrggbb. They are the same by day and by night, as felt is."""

    felt: str = "#1f5b41"
    plate: str = "#1a211d"
    plate_text: str = "#f3ead6"
    paper: str = "#f6efdf"
    ink: str = "#2b2118"
    gold: str = "#d9a441"
    playable: str = "#f2c14e"
    focus: str = "#ffdf80"


TABLE = TableColours()


class ThemeKeeper(QObject):
    """Keeps the application's colours as the player chose them, and follows the system when asked to.

    Signals:
        theme_changed: Whether the windows are dark now.
    """

    theme_changed = Signal(bool)

    def __init__(self, application: QApplication, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._application = application
        self._theme = Theme.SYSTEM
        self._colours: WindowColours | None = None
        if application.style().name() != STYLE.casefold():  # a new style is applied to every widget there is
            application.setStyle(STYLE)
        # WORKAROUND(PySide6 6.11): the wishes count as deleted as soon as nobody holds the hints.
        self._hints = application.styleHints()
        self._hints.colorSchemeChanged.connect(self.on_color_scheme_changed)
        wishes = _wishes_of(self._hints)
        if wishes is not None:
            wishes.contrastPreferenceChanged.connect(self.on_contrast_changed)

    @property
    def is_dark(self) -> bool:
        """Whether the windows are dark now."""
        return self._colours in (DARK, HIGH_DARK)

    @property
    def colours(self) -> WindowColours:
        """The colours of the windows now."""
        return self._colours or LIGHT

    def set_theme(self, theme: Theme) -> None:
        """Shows the windows in that theme."""
        self._theme = theme
        self._apply()

    def on_color_scheme_changed(self, _scheme: Qt.ColorScheme) -> None:
        """The system went from day to night or back."""
        self._apply()

    def on_contrast_changed(self) -> None:
        """The system asks for more contrast, or no longer."""
        self._apply()

    def _apply(self) -> None:
        dark = self._theme is Theme.DARK or (self._theme is Theme.SYSTEM and self._system_is_dark())
        if self._system_wants_contrast():
            colours = HIGH_DARK if dark else HIGH_LIGHT
        else:
            colours = DARK if dark else LIGHT
        if colours is self._colours:
            return
        self._colours = colours
        self._application.setPalette(palette(colours))
        self.theme_changed.emit(dark)

    def _system_is_dark(self) -> bool:
        # A system that does not say is taken for a light one.
        return self._hints.colorScheme() is Qt.ColorScheme.Dark

    def _system_wants_contrast(self) -> bool:
        wishes = _wishes_of(self._hints)
        return wishes is not None and wishes.contrastPreference() is Qt.ContrastPreference.HighContrast


def _wishes_of(hints: QStyleHints) -> QAccessibilityHints | None:
    """Return what tells of the wish for more contrast; Qt has it from 6.10 on."""
    wishes = hints.accessibility() if hasattr(hints, "accessibility") else None
    return wishes if wishes is not None and isValid(wishes) else None


def palette(colours: WindowColours) -> QPalette:
    """The colours as Qt's widgets want them."""
    made = QPalette()
    role = QPalette.ColorRole
    for target, colour in (
        (role.Window, colours.window),
        (role.WindowText, colours.text),
        (role.Base, colours.base),
        (role.AlternateBase, colours.alternate_base),
        (role.Text, colours.text),
        (role.PlaceholderText, colours.muted_text),
        (role.Button, colours.button),
        (role.ButtonText, colours.text),
        (role.BrightText, colours.accent_text),
        (role.Highlight, colours.accent),
        (role.HighlightedText, colours.accent_text),
        (role.Accent, colours.accent),
        (role.Link, colours.link),
        (role.LinkVisited, colours.visited_link),
        (role.ToolTipBase, colours.tooltip),
        (role.ToolTipText, colours.text),
        (role.Light, colours.light),
        (role.Midlight, colours.light),
        (role.Mid, colours.mid),
        (role.Dark, colours.dark),
        (role.Shadow, colours.shadow),
    ):
        made.setColor(target, QColor(colour))
    for target in (role.WindowText, role.Text, role.ButtonText, role.PlaceholderText, role.HighlightedText):
        made.setColor(QPalette.ColorGroup.Disabled, target, QColor(colours.disabled_text))
    made.setColor(QPalette.ColorGroup.Disabled, role.Highlight, QColor(colours.mid))
    return made
