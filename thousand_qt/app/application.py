"""The application object: what the desktop sends to the program as a whole rather than to a window."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFileOpenEvent, QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget


class Application(QApplication):
    """Tells of files that the desktop wants opened in the running program, as macOS does.

    The event comes to the application object itself. An event filter would do, too, but Qt would ask it about
    every event of every object, and that in Python.

    Attributes:
        missing_letters: The letters that no font of this system has.

    Signals:
        file_opened(Path): The desktop asks for this file to be opened.
    """

    file_opened = Signal(object)

    def __init__(self, arguments: Sequence[str]) -> None:
        super().__init__(list(arguments))
        self.missing_letters = ""

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent) and event.file():
            self.file_opened.emit(Path(event.file()))
            return True
        return super().event(event)


def bring_to_front(window: QWidget, token: str = "") -> None:
    """Shows a window before all others and gives it the keyboard, as far as the desktop allows.

    Args:
        window: The window, minimized or not.
        token: What the desktop gave whoever asks for this; Wayland refuses without one.
    """
    if token and QGuiApplication.platformName().startswith("wayland"):
        # Qt looks for it there when a window asks to be made active, and takes it away.
        os.putenv("XDG_ACTIVATION_TOKEN", token)
    if window.isMinimized():
        window.setWindowState(window.windowState() & ~window.windowState().WindowMinimized)
    window.show()
    window.raise_()
    window.activateWindow()
