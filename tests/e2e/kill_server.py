"""Starts the real program again and again, quickly, to be killed: ``python -m tests.e2e.kill_server``.

Everything is imported once; each start is then a fork, a process of its own that runs `thousand_qt.__main__`
from its first line and can be killed like any other. Qt is imported and not yet used when the fork happens.

Reads an `Order` as JSON from each line of the standard input. Prints lines of JSON, in this order:

    {"started": pid}
    {"resumed": ...}                        once there is a match on the table: how it stands
    {"entries": ["bid 100", "undo 3"]}      what is on the disk now, as it happens
    {"reached": "..."}                      the moment in the order has come, and the program waits
    {"ended": status}                       negative: the signal that killed it

A scripted person sits at the table: decides like a computer player from what a person sees, at times takes
something back and does it again, reads sheets and clicks on.
"""

# What is not there ends the process, which the test notices; a file that tears stands in for a real one.
# pyright: reportOptionalMemberAccess=false, reportArgumentType=false
from __future__ import annotations

import json
import os
import random
import sys
import threading
import time
import traceback
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest  # noqa: F401 - whatever the program may need is imported before the fork
from PySide6.QtWidgets import QApplication, QDialog, QPushButton

import thousand_qt.__main__ as program
from thousand_qt.ai.levels import LEVELS
from thousand_qt.ai.seat import Budget
from thousand_qt.app.paths import Paths
from thousand_qt.app.settings import Settings, SettingsStore, Speed
from thousand_qt.engine.actions import DealCards
from thousand_qt.engine.deal import Phase
from thousand_qt.engine.events import TalonShown
from thousand_qt.engine.record import Entry, TakeBack
from thousand_qt.engine.record_text import entry_line
from thousand_qt.engine.rules import PRESETS
from thousand_qt.engine.shuffle import SECRET_BYTES
from thousand_qt.records import record_file
from thousand_qt.records.facts import HUMAN
from thousand_qt.records.record_file import RecordFile
from thousand_qt.ui.main_window import MainWindow
from thousand_qt.ui.match_controller import MatchController
from thousand_qt.ui.new_match import MatchSetup, NewMatchDialog
from thousand_qt.ui.resume_dialog import ResumeDialog

SERVER = os.getpid()
NAMES = ("Zofia", "Anna", "Borys", "Celina")
PERSON_SEED = 3


def setup_of(form: str) -> MatchSetup:
    """A person, and computer players at all other places of a table that plays this preset."""
    others = PRESETS[form].players - 1
    return MatchSetup(form, NAMES[: others + 1], (HUMAN, *["casual"] * others))


class Order(msgspec.Struct):
    """How to run the program.

    Attributes:
        profile: its folder.
        secret: what new matches are dealt from.
        form: the preset that new matches are played by.
        speed: of the animations.
        wait_at: the moment to stop at and wait for the end, empty to play on: see `Moments`.
        tear_at: the program stops in the middle of this write, counted from its start; -1: in none.
        tear_bytes: how many bytes of it are written then.
        undo_share: how often the person takes something back, 0 to 1.
        seed: of the person's whims.
        entries: the person rests after so many; then the program waits as at a moment. -1: never.
    """

    profile: str
    secret: int = 1
    form: str = "classic"
    speed: str = "off"
    wait_at: str = ""
    tear_at: int = -1
    tear_bytes: int = 0
    undo_share: float = 0.0
    seed: int = 0
    entries: int = -1


def say(**words: Any) -> None:
    """Print one line, at once and as a whole."""
    os.write(1, (json.dumps(words) + "\n").encode())


def entry_text(entry: Entry) -> str:
    return entry_line(entry).rstrip("\n")


def wait_for_the_end() -> None:
    """Do nothing until the program is killed; without its server nobody is left to do that."""
    while not is_abandoned():
        time.sleep(0.05)
    os._exit(1)


def is_abandoned() -> bool:
    return os.getppid() != SERVER


class TornFile:
    """A file whose disk takes a part of one write, and never gets to the rest."""

    def __init__(self, file: Any, order: Order) -> None:
        self._file = file
        self._order = order
        self._writes = 0

    def write(self, data: Any) -> int:
        if self._writes == self._order.tear_at:
            self._file.write(bytes(data)[: self._order.tear_bytes])
            say(reached="writing")
            wait_for_the_end()
        self._writes += 1
        return self._file.write(data)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._file, name)


class Person(QObject):
    """Sits at the table of a window."""

    def __init__(self, window: MainWindow, order: Order) -> None:
        super().__init__(window)
        self._window = window
        self._order = order
        self._mind = LEVELS["casual"](PERSON_SEED)
        self._whims = random.Random(order.seed)
        self._told = 0
        self._timer = QTimer(window)
        self._timer.timeout.connect(self.on_time)
        self._timer.start(1 if order.speed == "off" else 5)
        window.match_host.match_begun.connect(self.on_match_begun)

    @property
    def _session(self) -> Any:
        controller = self._window.controller
        assert controller is not None
        return controller.session

    # Telling

    def on_match_begun(self, controller: MatchController) -> None:
        session = controller.session
        self._told = len(session.record.entries)
        state = session.record.replay()
        say(
            resumed={
                "file": None if session.record_path is None else session.record_path.name,
                "entries": self._told,
                "phase": state.phase.value,
                "hands": None if state.deal is None else [format(hand, "x") for hand in state.deal.hands],
                "totals": state.totals,
                "next_pack": str(session._dealing.pack(session._history.deals)),
            }
        )
        session.happened.connect(self.on_happened)
        session.position_changed.connect(self.on_happened)
        if self._order.wait_at == "thinking":
            session.thinking_started.connect(lambda: self._reach("thinking"))

    def on_happened(self, what: object) -> None:
        entries = self._session.record.entries
        say(entries=[entry_text(entry) for entry in entries[self._told :]])
        self._told = len(entries)
        if self._order.entries == 0:
            self._reach("rest")
        self._order.entries -= 1
        if self._order.wait_at == "deal" and isinstance(entries[-1], DealCards):
            self._reach("deal")
        events = getattr(what, "events", ())
        if self._order.wait_at == "talon" and any(isinstance(event, TalonShown) for event in events):
            self._reach("talon")
        if self._order.wait_at == "undo" and isinstance(entries[-1], TakeBack):
            self._reach("undo")

    def _reach(self, moment: str) -> None:
        say(reached=moment)
        wait_for_the_end()

    # Acting

    def on_time(self) -> None:
        """Do the next thing there is to do."""
        if is_abandoned():
            os._exit(1)
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, ResumeDialog):
            dialog.resume_button.click()
        elif isinstance(dialog, NewMatchDialog):
            dialog.close()
            self._window.start_match(setup_of(self._order.form))
        elif isinstance(dialog, QDialog):
            dialog.close()
        elif self._window.controller is not None:
            self._look_at_the_table()

    def _look_at_the_table(self) -> None:
        window, view = self._window, self._session.view
        if not window.scene.idle and self._order.wait_at == "flight":
            self._reach("flight")
        if window.area.sheet is not None:
            self._read_sheet()
        elif window.scene.idle and view.is_my_turn and view.legal_actions:
            self._wait_at_phase(view)
            self._decide(view)

    def _wait_at_phase(self, view: Any) -> None:
        wanted = self._order.wait_at
        if wanted == view.phase.value or (wanted == "mid-trick" and view.trick):
            self._reach(wanted)

    def _read_sheet(self) -> None:
        over = self._session.view.phase is Phase.OVER
        if self._order.wait_at == ("match end" if over else "result sheet"):
            self._reach(self._order.wait_at)
        buttons = self._window.area.sheet.findChildren(QPushButton)
        named = {button.objectName(): button for button in buttons}
        button = named.get("nextDealButton") or named["playAgainButton"]
        if self._session.can_undo and self._whims.random() < self._order.undo_share:
            self._window.menus.undo.trigger()
        else:
            button.click()

    def _decide(self, view: Any) -> None:
        if self._whims.random() < self._order.undo_share:
            for action in self._whims.choices((self._window.menus.undo, self._window.menus.redo), k=3):
                action.trigger()
            return
        action = self._mind.choose(view, Budget())
        controller = self._window.controller
        assert controller is not None
        controller.decisions.on_chosen(action)


def run(order: Order) -> int:
    """Be the program until it is killed."""
    paths = Paths.for_profile(Path(order.profile))
    store = SettingsStore(paths.config / "settings.toml")
    store.save(msgspec.structs.replace(Settings(), speed=Speed(order.speed), language="en"))
    sys.argv = ["thousand-qt", "--profile", order.profile]
    program._new_secret = lambda: order.secret.to_bytes(SECRET_BYTES, "big")
    make_window = program._make_window

    def make_and_sit_down(*needs: Any) -> MainWindow:
        window = make_window(*needs)
        # Half of the time would be spent on painting; where nothing moves nobody looks.
        window.setUpdatesEnabled(order.speed != "off")
        Person(window, order)
        return window

    program._make_window = make_and_sit_down
    if order.tear_at >= 0:
        tear_files(order)
    if order.wait_at == "between deals":
        stop_before_dealing()
    return program.main()


def tear_files(order: Order) -> None:
    begin = RecordFile.__init__

    def begin_torn(self: RecordFile, path: Path, file: Any, *more: Any) -> None:
        begin(self, path, TornFile(file, order), *more)

    RecordFile.__init__ = begin_torn  # type: ignore[method-assign]


def stop_before_dealing() -> None:
    append = RecordFile.append_entry

    def append_unless_dealt(self: RecordFile, entry: Entry) -> None:
        if isinstance(entry, DealCards):
            say(reached="between deals")
            wait_for_the_end()
        append(self, entry)

    RecordFile.append_entry = append_unless_dealt  # type: ignore[method-assign]


def fork(work: Callable[[], int]) -> int:
    """Do the work in a process of its own; returns its number."""
    pid = os.fork()
    if pid:
        return pid
    status = 1
    try:
        status = work()
    except BaseException:  # noqa: BLE001 - it must not go on as a second server
        traceback.print_exc()
    finally:
        os._exit(status)


def main() -> int:
    assert QGuiApplication.instance() is None
    assert threading.active_count() == 1
    assert record_file.RecordFile is RecordFile
    # What a killed process has written stays with the system: the disk itself matters to a power cut only.
    os.fsync = lambda _: None  # type: ignore[assignment]
    for line in sys.stdin:
        order = msgspec.json.decode(line, type=Order)
        pid = fork(partial(run, order))
        say(started=pid)
        _, status = os.waitpid(pid, 0)
        say(ended=os.waitstatus_to_exitcode(status))
    return 0


if __name__ == "__main__":
    sys.exit(main())
