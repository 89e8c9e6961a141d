"""Starts the program itself, as a player does, in a process of its own that can be killed and may crash."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

PROBE = """
import os, sys
from functools import partial
import PySide6.QtWidgets
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QDialog, QPushButton
import thousand_qt.__main__ as program
from thousand_qt.app import single_instance
from thousand_qt.app.settings import Speed
from thousand_qt.ui.main_window import MainWindow
from thousand_qt.ui.new_match import MatchSetup

SETUP = MatchSetup("classic", ("Zofia", "Anna", "Borys"), ("human", "casual", "casual"))

def say(*words):
    print(*words, flush=True)

def once(condition, action):
    "Does something as soon as a condition holds."
    timer = QTimer(QApplication.instance())
    def look():
        if condition():
            timer.stop()
            action()
    timer.timeout.connect(look)
    timer.start(5)

def dialog_of(name):
    shown = [each for each in QApplication.topLevelWidgets() if each.isVisible()]
    return next((each for each in shown if each.objectName() == name), None)

def click(dialog, name):
    dialog.findChild(QPushButton, name).click()

def on_window(window):
    pass

make_window = program._make_window

def make_and_watch(*needs):
    window = make_window(*needs)
    QTimer.singleShot(0, partial(on_window, window))
    return window

program._make_window = make_and_watch
"""
"""What comes before the code of a test, which may define `on_window`; then `program.main` is called."""


class Program:
    """One run of the program.

    Attributes:
        process: The process; its output can be read line by line.
    """

    def __init__(
        self,
        profile: Path,
        probe: str = "",
        *arguments: str,
        stderr: int | None = None,
        folder: Path | None = None,
    ) -> None:
        """Start with this profile and these arguments; `probe` is code to run in it before anything else."""
        code = f"{PROBE}\n{probe}\nsys.exit(program.main())"
        self.process = subprocess.Popen(
            [sys.executable, "-c", code, "--profile", str(profile), *arguments],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=stderr if stderr is not None else subprocess.PIPE,
            text=True,
            cwd=folder,
            env={
                **os.environ,
                "PYTHONPATH": str(Path(__file__).parents[2]),
                "LANGUAGE": "en",
                "LC_ALL": "C.UTF-8",
            },
        )

    def line(self) -> str:
        """The next line it prints; empty when it has ended."""
        assert self.process.stdout is not None
        return self.process.stdout.readline().rstrip("\n")

    def end(self) -> tuple[int, str]:
        """Wait until it ends by itself; its exit status and what it still printed, errors included."""
        output, errors = self.process.communicate(timeout=120)
        return self.process.returncode, output + (errors or "")

    def kill(self) -> None:
        """End it now, wherever it is."""
        self.process.kill()
        self.process.communicate()
