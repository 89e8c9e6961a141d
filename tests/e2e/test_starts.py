"""The program is started twice, by players in a hurry, while it hangs, and with files, as real processes."""

from __future__ import annotations

import os
import pty
import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.e2e.real_program import Program
from thousand_qt.app.single_instance import EXIT_NOT_ANSWERING

pytestmark = pytest.mark.usefixtures("runtime_folder")

FIRST = """
def on_window(window):
    once(window.isVisible, partial(say, "shown"))
def open_file(window, path):
    say("open", path, window.isMinimized(), QApplication.activeWindow() is not None)
MainWindow.open_file = open_file
"""
MINIMIZED = """
def on_window(window):
    window.showMinimized()
    once(window.isMinimized, partial(say, "shown"))
def open_file(window, path):
    say("open", path, window.isMinimized(), QApplication.activeWindow() is not None)
MainWindow.open_file = open_file
"""
IMPATIENT = """
single_instance.hand_over = partial(single_instance.hand_over, within=0.5)
"""

Start = Callable[..., Program]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Starts the program with one profile; whatever still runs in the end is ended."""
    programs: list[Program] = []

    def begin(probe: str = "", *arguments: str, profile: str = "profile", **more: object) -> Program:
        programs.append(Program(tmp_path / profile, probe, *arguments, folder=tmp_path, **more))  # type: ignore[arg-type]
        return programs[-1]

    yield begin
    for program in programs:
        program.kill()


def test_a_second_start_hands_over_its_file_and_the_first_comes_to_the_front(
    start: Start, tmp_path: Path
) -> None:
    first = start(MINIMIZED)
    assert first.line() == "shown"
    assert start("", "matches/Żółw.thousand").end() == (0, "")
    assert first.line() == f"open {tmp_path / 'matches' / 'Żółw.thousand'} False True"
    assert start().end() == (0, "")
    assert start("", "/elsewhere/old.jsonl").end() == (0, "")
    assert first.line() == "open /elsewhere/old.jsonl False True"


def test_the_file_of_the_first_start_is_opened_too(start: Start, tmp_path: Path) -> None:
    first = start(FIRST, "match.thousand")
    assert first.line().startswith(f"open {tmp_path / 'match.thousand'} ")
    assert first.line() == "shown"


def test_other_profiles_are_other_games(start: Start) -> None:
    assert start(FIRST).line() == "shown"
    assert start(FIRST, profile="another").line() == "shown"


def test_a_second_start_leaves_the_log_of_the_first_alone(start: Start, tmp_path: Path) -> None:
    first = start(FIRST)
    assert first.line() == "shown"
    trace = tmp_path / "profile" / "log" / "fault.log"
    trace.write_text("the first is just writing this")
    assert start().end() == (0, "")
    assert trace.read_text() == "the first is just writing this"
    assert (trace.parent / "running").exists()


def test_of_starts_at_the_same_moment_one_opens_a_window(start: Start) -> None:
    programs = [start(FIRST) for _ in range(4)]
    lines = [program.line() for program in programs]
    assert sorted(lines) == ["", "", "", "shown"]
    assert [program.end() for program, line in zip(programs, lines, strict=True) if not line] == [(0, "")] * 3


def test_a_killed_game_is_not_in_the_way(start: Start) -> None:
    first = start(FIRST)
    assert first.line() == "shown"
    first.kill()
    assert start(FIRST).line() == "shown"


def test_a_game_that_hangs_is_told_of_in_a_terminal(start: Start) -> None:
    first = start(FIRST)
    assert first.line() == "shown"
    first.process.send_signal(signal.SIGSTOP)
    ours, theirs = pty.openpty()
    status, _ = start(IMPATIENT, stderr=theirs).end()
    os.close(theirs)
    told = os.read(ours, 10_000).decode()
    os.close(ours)
    assert status == EXIT_NOT_ANSWERING
    assert "Thousand is already running, but does not answer." in told


WITH_DIALOG = """
def meet_dialog():
    say("told")
    os.kill({first}, {signal})
def make_application():
    application = make()
    once(lambda: dialog_of("notAnsweringDialog"), meet_dialog)
    return application
make = program._make_application
program._make_application = make_application
"""


def test_a_game_that_hangs_is_told_of_in_a_dialog_that_closes_when_it_answers(start: Start) -> None:
    first = start(FIRST)
    assert first.line() == "shown"
    first.process.send_signal(signal.SIGSTOP)
    wakes = WITH_DIALOG.format(first=first.process.pid, signal=int(signal.SIGCONT))
    second = start(IMPATIENT + wakes, "/a.thousand")
    assert second.line() == "told"
    assert first.line() == "open /a.thousand False True"
    status, told = second.end()
    assert status == 0
    assert "does not answer" in told


def test_when_a_hanging_game_is_ended_the_start_that_waits_is_the_game(start: Start) -> None:
    first = start(FIRST)
    assert first.line() == "shown"
    first.process.send_signal(signal.SIGSTOP)
    ends = WITH_DIALOG.format(first=first.process.pid, signal=int(signal.SIGKILL))
    second = start(FIRST + IMPATIENT + ends)
    assert second.line() == "told"
    first.process.wait()
    assert second.line() == "shown"


def test_the_dialog_of_a_hanging_game_may_be_closed(start: Start) -> None:
    first = start(FIRST)
    assert first.line() == "shown"
    first.process.send_signal(signal.SIGSTOP)
    closes = """
def make_application():
    application = make()
    once(lambda: dialog_of("notAnsweringDialog"), lambda: dialog_of("notAnsweringDialog").close())
    return application
make = program._make_application
program._make_application = make_application
"""
    assert start(IMPATIENT + closes).end()[0] == EXIT_NOT_ANSWERING
