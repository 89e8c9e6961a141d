"""Starts the real program where something is amiss, and says what came of it.

Each start is a process of its own, as a desktop makes it. Once the window is there, computer players begin a
match in it, some of it is played and the window is closed; what was seen meanwhile is printed.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[2]

PROBE: Final = """
import json, logging, sys
from PySide6.QtCore import QTimer, Qt
from PySide6.QtWidgets import QApplication
import thousand_qt.__main__ as program
from thousand_qt.ui.new_match import MatchSetup

ACTIONS = 45
make_window = program._make_window

class Errors(logging.Handler):
    texts = []
    def emit(self, record):
        self.texts.append(record.getMessage())

logging.getLogger().addHandler(Errors(logging.ERROR))

def say(**words):
    if sys.stdout is not None:
        try:
            print(json.dumps(words), flush=True)
        except OSError:
            pass  # nobody reads it

class Player:
    def __init__(self, window):
        self.window = window
        self.dialogs = []
        self.notices = []
        window.area.show_notice = self.note(window.area.show_notice)
        self.timer = QTimer(window)
        self.timer.timeout.connect(self.look)
        self.timer.start(0)
        self.began = False

    def note(self, show):
        def show_and_note(text, *more, **named):
            self.notices.append(text)
            return show(text, *more, **named)
        return show_and_note

    def look(self):
        window = self.window
        for each in QApplication.topLevelWidgets():
            if each.isVisible() and each is not window:
                self.dialogs.append(each.objectName() or type(each).__name__)
                each.close()
        if not self.began:
            if window.isVisible():
                self.began = True
                kinds = ("casual", "casual", "casual")
                window.start_match(MatchSetup("classic", ("Anna", "Borys", "Zofia"), kinds))
            return
        if window.controller is None:
            return
        session = window.controller.session
        if len(session.record.actions) < ACTIONS:
            window.menus.step.trigger()
            return
        self.timer.stop()
        path = session.record_path
        picture = window.grab()
        direction = QApplication.layoutDirection() is Qt.LayoutDirection.LeftToRight
        say(
            actions=len(session.record.actions),
            saved=session.is_saved,
            file="" if path is None else str(path),
            size=[picture.width(), picture.height()],
            screen=[window.screen().size().width(), window.screen().size().height()],
            left_to_right=direction,
            language=window._translations.language,
            missing_letters=QApplication.instance().missing_letters,
            dialogs=sorted(set(self.dialogs)),
            notices=list(dict.fromkeys(self.notices)),
            errors=list(dict.fromkeys(Errors.texts)),
        )
        window.close()

def tell_crash(crash, *more):
    "Instead of the dialog that nobody here would close."
    print(crash.details, file=sys.stderr, flush=True)

program._tell_before_window = lambda paths, crash: tell_crash(crash)
players = []

def make_and_play(*needs):
    window = make_window(*needs)
    window.troubles.on_crash_happened = tell_crash
    window.crash_happened.disconnect()
    window.crash_happened.connect(tell_crash)
    players.append(Player(window))
    return window

program._make_window = make_and_play
"""


@dataclass(frozen=True)
class Outcome:
    """What came of a start.

    Attributes:
        status: The exit status; negative: the signal that ended it.
        said: What the probe saw in the window; empty when there was none, or nobody to tell.
        errors: What it wrote to standard error.
    """

    status: int
    said: Mapping[str, Any]
    errors: str

    @property
    def played(self) -> bool:
        """Whether there was a window, in which a match was played and which closed as it should."""
        return self.status == 0 and bool(self.said.get("actions")) and "Traceback" not in self.errors

    @property
    def message(self) -> str:
        """What a start that opened no window had to say, in a few lines; empty when that was no message."""
        words = self.errors.strip()
        is_clear = self.status > 0 and words and "Traceback" not in words and words.count("\n") <= 8
        return words if is_clear else ""


@dataclass(frozen=True)
class Start:
    """How the program is started.

    Attributes:
        arguments: What follows the program's name, such as the profile.
        environment: What is changed in the environment; None takes a variable out.
        before: A command that starts Python in other surroundings, such as ``prlimit``.
        python: Switches of Python itself.
        probe: Whether a match is begun and the window is closed; else it is the bare program.
        folder: The current folder.
        more_probe: Code that is run before the program's own.
        streams: How the three standard streams are given; see `subprocess`.
    """

    arguments: Sequence[str | Path] = ()
    environment: Mapping[str, str | None] = field(default_factory=dict[str, str | None])
    before: Sequence[str] = ()
    python: Sequence[str] = ()
    probe: bool = True
    folder: Path | None = None
    more_probe: str = ""

    def command(self) -> list[str]:
        """Return the command; the probe is handed over as code, so that no file of it need be readable."""
        code = f"{PROBE if self.probe else 'import sys; import thousand_qt.__main__ as program'}\n"
        code += f"{self.more_probe}\nsys.exit(program.main())"
        arguments = [os.fspath(each) for each in self.arguments]
        return [*self.before, sys.executable, *self.python, "-c", code, *arguments]

    def surroundings(self) -> dict[str, str]:
        """Return the whole environment."""
        made: dict[str, str | None] = {
            **os.environ,
            "PYTHONPATH": str(ROOT),
            "PYTHONDONTWRITEBYTECODE": "1",
            "QT_QPA_PLATFORM": "offscreen",
            "LC_ALL": "C.UTF-8",
            "LANGUAGE": "en",
            **self.environment,
        }
        return {name: value for name, value in made.items() if value is not None}

    def run(self, within: float = 240.0) -> Outcome:
        """Start it and wait for its end."""
        process = subprocess.run(
            self.command(),
            env=self.surroundings(),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            cwd=self.folder or ROOT,
            timeout=within,
            check=False,
        )
        return outcome_of(process.returncode, process.stdout, process.stderr)


def outcome_of(status: int, output: bytes, errors: bytes) -> Outcome:
    """Return what a process made of its start."""
    said: dict[str, Any] = {}
    for line in output.decode(errors="replace").splitlines():
        if line.startswith("{"):
            said = json.loads(line)
    return Outcome(status, said, errors.decode(errors="replace"))
