"""Keys for what every program does: those of the system, and those that players know from elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractButton, QWidget

_Standard = QKeySequence.StandardKey

_USUAL: Final[dict[QKeySequence.StandardKey, tuple[str, ...]]] = {
    _Standard.New: ("Ctrl+N",),
    _Standard.Open: ("Ctrl+O",),
    _Standard.Save: ("Ctrl+S",),
    _Standard.SaveAs: ("Ctrl+Shift+S",),
    _Standard.Print: ("Ctrl+P",),
    _Standard.Find: ("Ctrl+F",),
    _Standard.Close: ("Ctrl+W",),
    _Standard.Quit: ("Ctrl+Q",),
    _Standard.Undo: ("Ctrl+Z",),
    _Standard.Redo: ("Ctrl+Shift+Z", "Ctrl+Y"),
    _Standard.Preferences: ("Ctrl+,",),
    _Standard.HelpContents: ("F1",),
    _Standard.FullScreen: ("F11",),
}
"""What the tables of keys in the program and its README name; some systems have no key of their own."""


def standard_keys(meaning: QKeySequence.StandardKey) -> list[QKeySequence]:
    """Return the system's own keys for something, and after them the usual ones that are not among them."""
    own = QKeySequence.keyBindings(meaning)
    return own + [keys for each in _USUAL[meaning] if (keys := QKeySequence(each)) not in own]


def on_standard_keys(
    window: QWidget, meaning: QKeySequence.StandardKey, slot: Callable[[], object]
) -> QShortcut:
    """Call the slot when the keys are pressed anywhere in this window."""
    shortcut = QShortcut(window)
    shortcut.setKeys(standard_keys(meaning))
    shortcut.activated.connect(slot)
    return shortcut


def press_on_standard_keys(
    window: QWidget, meaning: QKeySequence.StandardKey, button: QAbstractButton
) -> None:
    """Press the button when the keys are pressed anywhere in the window; its tool tip names them."""
    shortcut = on_standard_keys(window, meaning, button.click)
    button.setToolTip(shortcut.key().toString(QKeySequence.SequenceFormat.NativeText))
