"""The real program fails in every way there is: the match is on the disk, and the player is told."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.e2e.real_program import Program
from thousand_qt.engine.record_text import read_record
from thousand_qt.records.folder import record_paths

pytestmark = pytest.mark.usefixtures("runtime_folder")

# Plays on until the player has been asked a few times, and then does something terrible.
PLAYS = """
def on_window(window):
    window.findChild(QDialog).close()
    window.set_speed(Speed.OFF)
    window.start_match(SETUP)
    once(lambda: window.area.panel is not None, partial(on_question, window))
"""
FAILS_IN_A_SLOT = (
    PLAYS
    + """
def on_question(window):
    entries = len(window.controller.session.record.entries)
    say("entries", entries)
    QTimer.singleShot(0, lambda: [][entries])
    once(lambda: dialog_of("crashDialog"), partial(on_told, window))
def on_told(window):
    dialog = dialog_of("crashDialog")
    say(dialog._meaning.text())
    say("IndexError: list index out of range" in dialog.details)
    click(dialog, "goOnButton")
    window.area.panel.chosen.emit(window.controller.session.view.legal_actions[0])
    say("entries", len(window.controller.session.record.entries) > 0, dialog_of("crashDialog"))
    window.close()
"""
)
ABORTS = (
    PLAYS
    + """
def on_question(window):
    say("entries", len(window.controller.session.record.entries))
    QTimer.singleShot(0, os.abort)
"""
)
WAITS = (
    PLAYS
    + """
def on_question(window):
    say("entries", len(window.controller.session.record.entries))
"""
)
LOOKS = """
def on_window(window):
    notice = window.findChild(PySide6.QtWidgets.QWidget, "crashNotice")
    say("quiet" if notice is None else notice.text)
    say(dialog_of("crashDialog"))
    window.close()
"""
REPORTS = """
def on_window(window):
    window.findChild(QDialog).close()
    click(window.findChild(PySide6.QtWidgets.QWidget, "crashNotice"), "actionButton")
    report = dialog_of("reportDialog")
    report.on_file_chosen(sys.argv[2] + "/report.zip")
    say(*(part.name for part in report.chosen_parts))
    window.close()
"""
CANNOT_START = """
def fail(*arguments, **named_arguments):
    raise LookupError("no deck")
MainWindow.__init__ = fail
def on_told():
    dialog = dialog_of("crashDialog")
    say(dialog._meaning.text())
    say("LookupError: no deck" in dialog.details)
    click(dialog, "goOnButton")
def make_application():
    application = make()
    once(lambda: dialog_of("crashDialog"), on_told)
    return application
make = program._make_application
program._make_application = make_application
"""

Start = Callable[[str], Program]


@pytest.fixture
def profile(tmp_path: Path, shared_cache: Path) -> Path:
    """A new profile, but for the cards, which need not be drawn again."""
    profile = tmp_path / "profile"
    profile.mkdir()
    (profile / "cache").symlink_to(shared_cache)
    return profile


@pytest.fixture
def start(profile: Path) -> Iterator[Start]:
    programs: list[Program] = []

    def begin(probe: str) -> Program:
        programs.append(Program(profile, probe))
        return programs[-1]

    yield begin
    for program in programs:
        program.kill()


def recorded(profile: Path) -> int:
    """How many entries the only record has; all of them can be replayed."""
    (path,) = record_paths(profile / "data" / "matches")
    record = read_record(path.read_text(encoding="utf-8"))
    record.replay()
    return len(record.entries)


def test_an_error_in_a_slot_is_told_and_the_match_goes_on(start: Start, profile: Path) -> None:
    program = start(FAILS_IN_A_SLOT)
    entries = int(program.line().removeprefix("entries "))
    assert program.line().startswith("The program ran into an error. Your match is saved up to the last move")
    assert program.line() == "True"
    assert program.line() == "entries True None"
    assert program.end()[0] == 0
    assert recorded(profile) > entries > 0
    log = (profile / "log" / "thousand.log").read_text()
    assert log.count("IndexError") == 1
    assert start(LOOKS).line() == "quiet"


def test_a_crash_loses_nothing_and_is_told_once_at_the_next_start(start: Start, profile: Path) -> None:
    program = start(ABORTS)
    entries = int(program.line().removeprefix("entries "))
    status, _ = program.end()
    assert status == -signal.SIGABRT
    assert recorded(profile) == entries > 0
    after = start(LOOKS)
    assert after.line() == "The program crashed last time. Your match is saved up to the last move."
    assert after.line() == "None"
    assert after.end()[0] == 0
    assert start(LOOKS).line() == "quiet"
    assert "Aborted" in (profile / "log" / "thousand.log").read_text()


def test_a_crash_can_be_reported_with_its_trace_and_its_match(start: Start, profile: Path) -> None:
    start(ABORTS).end()
    program = start(REPORTS)
    names = program.line().split()
    assert {"program.txt", "match.thousand", "thousand.log", "fault-last.log", "settings.toml"} <= set(names)
    assert program.end()[0] == 0
    assert (profile / "report.zip").stat().st_size > 1000


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM])
def test_a_game_that_was_killed_is_not_accused_of_a_crash(
    start: Start, profile: Path, number: signal.Signals
) -> None:
    program = start(WAITS)
    entries = int(program.line().removeprefix("entries "))
    program.process.send_signal(number)
    assert program.end()[0] == -number
    assert recorded(profile) == entries
    after = start(LOOKS)
    assert (after.line(), after.line()) == ("quiet", "None")
    assert after.end()[0] == 0
    assert "ended from outside" in (profile / "log" / "thousand.log").read_text()


def test_an_error_that_keeps_the_program_from_starting_is_told(start: Start, profile: Path) -> None:
    program = start(CANNOT_START)
    assert program.line().startswith("The program ran into an error and cannot start.")
    assert program.line() == "True"
    assert program.end()[0] == 1
    assert "LookupError: no deck" in (profile / "log" / "thousand.log").read_text()
    after = start(LOOKS)
    assert (after.line(), after.line()) == ("quiet", "None")
