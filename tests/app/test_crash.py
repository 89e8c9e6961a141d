"""An error nobody expected is written down and told, and never makes things worse."""

from __future__ import annotations

import logging
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from thousand_qt.app.crash import (
    FAULT_NAME,
    LAST_FAULT_NAME,
    LOG_NAME,
    RUNNING_NAME,
    Crash,
    CrashHandler,
    RunEnd,
)
from thousand_qt.app.paths import Paths


@pytest.fixture
def told() -> list[Crash]:
    return []


@pytest.fixture
def handler(profile_paths: Paths, told: list[Crash]) -> Iterator[CrashHandler]:
    made = CrashHandler(profile_paths.log, told.append)
    made.install()
    yield made
    made.uninstall()


def fail(message: str = "a card fell off the table") -> None:
    raise RuntimeError(message)


def another_failure() -> None:
    raise IndexError("no card left")


def reach_the_hook(function: Callable[[], None]) -> None:
    """As Qt does with an error in a slot."""
    try:
        function()
    except BaseException as error:  # noqa: BLE001 - so does Qt
        sys.excepthook(type(error), error, error.__traceback__)


def test_an_error_is_logged_and_told(handler: CrashHandler, told: list[Crash]) -> None:
    reach_the_hook(fail)
    assert [crash.summary for crash in told] == ["RuntimeError: a card fell off the table"]
    assert "in fail" in told[0].details
    assert told[0].log == handler.log
    logged = handler.log.read_text(encoding="utf-8")
    assert "a card fell off the table" in logged
    assert "in fail" in logged


def test_one_fault_in_a_loop_is_told_once(handler: CrashHandler, told: list[Crash]) -> None:
    for _ in range(60):
        reach_the_hook(fail)
    reach_the_hook(lambda: fail("the same place"))
    reach_the_hook(another_failure)
    assert [crash.summary.partition(":")[0] for crash in told] == ["RuntimeError", "IndexError"]


def test_a_fault_that_comes_back_after_a_while_is_told_again(
    handler: CrashHandler, told: list[Crash], monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 1000.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    for _ in range(3):
        for _ in range(5):
            reach_the_hook(fail)
            now += 20  # a loop, if a slow one
        now += 20
    assert len(told) == 3


def test_a_fault_in_a_loop_does_not_flood_the_log(handler: CrashHandler) -> None:
    for _ in range(3_000):
        reach_the_hook(fail)
    logged = handler.log.read_text(encoding="utf-8")
    assert logged.count("in fail") == 1
    assert [line.rpartition("error, ")[2] for line in logged.splitlines() if " times by now" in line] == [
        f"{number} times by now: RuntimeError: a card fell off the table" for number in (10, 100, 1000)
    ]


def test_an_error_while_something_is_thrown_away_is_logged(handler: CrashHandler, told: list[Crash]) -> None:
    class Fragile:
        def __del__(self) -> None:
            fail("it broke on the way out")

    fragile = Fragile()
    del fragile
    assert told == []
    logged = handler.log.read_text(encoding="utf-8")
    assert "Fragile.__del__" in logged
    assert "it broke on the way out" in logged


def test_an_error_in_a_thread_is_told(handler: CrashHandler, told: list[Crash]) -> None:
    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()
    assert len(told) == 1


def test_whoever_tells_can_be_replaced(handler: CrashHandler, told: list[Crash]) -> None:
    later: list[Crash] = []
    handler.tell = later.append
    reach_the_hook(fail)
    assert (len(told), len(later)) == (0, 1)


def test_telling_may_fail_too(handler: CrashHandler) -> None:
    def broken(_crash: Crash) -> None:
        reach_the_hook(another_failure)  # while the first is being told
        raise OSError("no dialog today")

    handler.tell = broken
    reach_the_hook(fail)
    logged = handler.log.read_text(encoding="utf-8")
    assert "no dialog today" in logged
    assert "IndexError" in logged


def test_stopping_the_program_is_no_crash(
    handler: CrashHandler, told: list[Crash], capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupt() -> None:
        raise KeyboardInterrupt

    reach_the_hook(interrupt)
    assert told == []
    assert not handler.log.read_text(encoding="utf-8")
    assert "KeyboardInterrupt" in capsys.readouterr().err


def test_everything_is_put_back(profile_paths: Paths) -> None:
    before = (sys.excepthook, threading.excepthook, sys.unraisablehook, list(logging.getLogger().handlers))
    handler = CrashHandler(profile_paths.log)
    handler.install()
    assert sys.excepthook is not before[0]
    handler.uninstall()
    after = (sys.excepthook, threading.excepthook, sys.unraisablehook, logging.getLogger().handlers)
    assert after == before


def test_a_folder_that_cannot_be_made_costs_only_the_files(tmp_path: Path, told: list[Crash]) -> None:
    (tmp_path / "file").write_text("in the way")
    handler = CrashHandler(tmp_path / "file" / "log", told.append)
    handler.install()
    try:
        reach_the_hook(fail)
    finally:
        handler.uninstall()
    assert len(told) == 1


def test_the_log_does_not_grow_for_ever(handler: CrashHandler) -> None:
    for number in range(5_000):
        logging.getLogger("test").error("%d %s", number, "x" * 1_000)
    logs = sorted(handler.log.parent.glob(f"{LOG_NAME}*"))
    assert 2 <= len(logs) <= 4
    assert all(log.stat().st_size <= 520 * 1024 for log in logs)
    assert "4999 " in handler.log.read_text(encoding="utf-8")


def test_a_crash_of_the_interpreter_is_known_at_the_next_start(profile_paths: Paths) -> None:
    program = (
        "import faulthandler, sys; from pathlib import Path; from thousand_qt.app.crash import CrashHandler\n"
        "handler = CrashHandler(Path(sys.argv[1])); handler.install(); faulthandler._sigabrt()"
    )
    done = subprocess.run([sys.executable, "-c", program, profile_paths.log], timeout=60, check=False)
    assert done.returncode != 0
    handler = CrashHandler(profile_paths.log)
    handler.install()
    handler.uninstall()
    assert handler.last_end is RunEnd.CRASHED
    assert "Aborted" in handler.last_fault
    assert "Aborted" in handler.log.read_text(encoding="utf-8")
    assert (profile_paths.log / FAULT_NAME).read_text() == ""
    assert (profile_paths.log / LAST_FAULT_NAME).read_text() == handler.last_fault
    again = CrashHandler(profile_paths.log)
    again.install()
    again.uninstall()
    assert (again.last_end, again.last_fault) == (RunEnd.CLEAN, "")
    assert (profile_paths.log / LAST_FAULT_NAME).read_text() == handler.last_fault


def test_a_program_that_was_killed_has_not_crashed(profile_paths: Paths) -> None:
    program = (
        "import os, signal, sys; from pathlib import Path; from thousand_qt.app.crash import CrashHandler\n"
        "CrashHandler(Path(sys.argv[1])).install(); os.kill(os.getpid(), signal.SIGKILL)"
    )
    done = subprocess.run([sys.executable, "-c", program, profile_paths.log], timeout=60, check=False)
    assert done.returncode == -signal.SIGKILL
    handler = CrashHandler(profile_paths.log)
    handler.install()
    handler.uninstall()
    assert (handler.last_end, handler.last_fault) == (RunEnd.CUT_OFF, "")
    assert "ended from outside" in handler.log.read_text(encoding="utf-8")


def test_a_trace_of_a_run_that_ended_by_itself_is_no_crash(profile_paths: Paths) -> None:
    """Windows writes one for an error that was handled."""
    first = CrashHandler(profile_paths.log)
    first.install()
    (profile_paths.log / FAULT_NAME).write_text("Windows fatal exception: code 0x8001010d\n")
    first.uninstall()
    second = CrashHandler(profile_paths.log)
    second.install()
    second.uninstall()
    assert (second.last_end, second.last_fault) == (RunEnd.CLEAN, "")
    assert not (profile_paths.log / LAST_FAULT_NAME).exists()


def test_the_first_run_follows_no_crash(handler: CrashHandler) -> None:
    assert handler.last_end is RunEnd.CLEAN
    assert (handler.log.parent / RUNNING_NAME).exists()


def test_noise_instead_of_a_trace_is_not_read_whole(profile_paths: Paths) -> None:
    profile_paths.log.mkdir(parents=True)
    (profile_paths.log / RUNNING_NAME).touch()
    (profile_paths.log / FAULT_NAME).write_bytes(b"\xff" * 10_000_000)
    handler = CrashHandler(profile_paths.log)
    handler.install()
    handler.uninstall()
    assert handler.last_end is RunEnd.CRASHED
    assert len(handler.last_fault) < 100_000


def test_an_error_in_a_slot_reaches_the_log(profile_paths: Paths) -> None:
    program = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication, QTimer
from thousand_qt.app.crash import CrashHandler
application = QCoreApplication([])
handler = CrashHandler(Path(sys.argv[1]), lambda crash: print("told:", crash.summary))
handler.install()
QTimer.singleShot(0, lambda: 1 / 0)
QTimer.singleShot(50, application.quit)
application.exec()
"""
    done = subprocess.run(
        [sys.executable, "-c", program, profile_paths.log],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.stdout == "told: ZeroDivisionError: division by zero\n"
    assert done.returncode == 0
    assert "ZeroDivisionError" in (profile_paths.log / LOG_NAME).read_text(encoding="utf-8")


def test_a_log_that_the_disk_does_not_take_is_no_fault(
    tmp_path: Path, told: list[Crash], capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / LOG_NAME).symlink_to("/dev/full")
    handler = CrashHandler(tmp_path, told.append)
    handler.install()
    logging.getLogger("thousand_qt.test").error("there is no room for this")
    handler.uninstall()
    assert capfd.readouterr().err == ""
    assert not (tmp_path / RUNNING_NAME).exists()
