"""Windows and dialogs as large as they want to be, where the screen has room for them."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QDialog, QWidget

_SCREEN_MARGIN: Final = 48
"""What a window leaves free of the screen, in logical pixels, for frames and task bars."""


def screen_room(window: QWidget) -> QSize:
    """Return how large a window on the screen of this one may be."""
    return window.screen().availableSize() - QSize(_SCREEN_MARGIN, _SCREEN_MARGIN)


def shrink_to_screen(window: QWidget, owner: QWidget) -> None:
    """Make a window no larger than its owner's screen has room for, but large enough to be used."""
    window.resize(window.size().boundedTo(screen_room(owner)).expandedTo(window.minimumSize()))


def open_dialog(dialog: QDialog) -> None:
    """Open a dialog as large as it wants to be: Qt itself gives it two thirds of the screen at most.

    It is deleted when it is closed.
    """
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.resize(dialog.sizeHint().boundedTo(screen_room(dialog)))
    dialog.open()
