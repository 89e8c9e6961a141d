"""Opens dialogs as large as they want to be, where the screen has room for them."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QDialog

SCREEN_MARGIN: Final = 48
"""What a window leaves free of the screen, in logical pixels, for frames and task bars."""


def open_dialog(dialog: QDialog) -> None:
    """Open a dialog as large as it wants to be: Qt itself gives it two thirds of the screen at most.

    It is deleted when it is closed.
    """
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    room = dialog.screen().availableSize() - QSize(SCREEN_MARGIN, SCREEN_MARGIN)
    dialog.resize(dialog.sizeHint().boundedTo(room))
    dialog.open()
