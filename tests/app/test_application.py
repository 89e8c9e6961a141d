"""What the desktop asks of the program as a whole: to open a file, to come to the front."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from thousand_qt.app.application import bring_to_front

# There is one application object in a process, and the tests have theirs.
PROGRAM = """
from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtGui import QFileOpenEvent
from thousand_qt.app.application import Application
application = Application(["thousand-qt"])
application.file_opened.connect(lambda path: print("open", path))
QCoreApplication.postEvent(application, QFileOpenEvent("/some/where/Żółw.thousand"))
QCoreApplication.postEvent(application, QFileOpenEvent(""))
QTimer.singleShot(0, application.quit)
application.exec()
print("quit")
"""


def test_a_file_that_the_desktop_wants_opened_is_told_of() -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], env=environment, capture_output=True, check=True, timeout=60
    )
    assert done.stdout.decode().splitlines() == [f"open {Path('/some/where/Żółw.thousand')}", "quit"]


def test_a_minimized_window_comes_back_as_large_as_it_was(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.showMaximized()
    qtbot.waitExposed(window)
    window.showMinimized()
    qtbot.waitUntil(window.isMinimized)
    bring_to_front(window)
    qtbot.waitUntil(window.isActiveWindow)
    assert not window.isMinimized()
    assert window.isMaximized()


def test_a_hidden_window_is_shown(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    bring_to_front(window, "a-token")
    qtbot.waitUntil(window.isActiveWindow)
    assert window.windowState() in {Qt.WindowState.WindowNoState, Qt.WindowState.WindowActive}


def test_wayland_gets_the_token_where_qt_looks_for_it(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    put: list[tuple[str, str]] = []
    monkeypatch.setattr(os, "putenv", lambda name, value: put.append((name, value)))
    window = QWidget()
    qtbot.addWidget(window)
    bring_to_front(window, "a-token")
    assert put == []
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: "wayland")
    bring_to_front(window)
    assert put == []
    bring_to_front(window, "a-token")
    assert put == [("XDG_ACTIVATION_TOKEN", "a-token")]
