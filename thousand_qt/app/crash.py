"""What happens when something goes wrong that nobody expected.

Errors in Qt's slots and overridden methods reach `sys.excepthook`, where Python would print them to a
terminal that a desktop program does not have. Here they go to a log file, and the program may tell the
player. A crash of the interpreter itself leaves its trace in a second file, which is read at the next
start.

A third file is there while the program runs. It tells a crash from everything else that ends a program: one
that was killed, logged out or cut off from the power leaves that file but no trace, and one that ended by
itself may have left a trace (of an error that Windows reports and somebody handles) but not that file.
"""

from __future__ import annotations

import contextlib
import enum
import faulthandler
import logging
import logging.handlers
import sys
import threading
import time
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import TextIO

_logger = logging.getLogger(__name__)

LOG_NAME = "thousand.log"
FAULT_NAME = "fault.log"
LAST_FAULT_NAME = "fault-last.log"
"""The trace of the last crash there was; it is kept for a report."""
RUNNING_NAME = "running"
"""There while the program runs."""

_LOG_SIZE = 512 * 1024  # bytes
_LOGS_KEPT = 3
_TRACE_CHARACTERS = 64 * 1024
"""No trace is longer; what is may be anything."""
_FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"


_QUIET_AFTER = 30.0
"""Seconds that a place must not have failed in, to be told of again."""

_Place = tuple[type[BaseException], str, int]


@dataclass(frozen=True, slots=True)
class Crash:
    """An error nobody caught.

    Attributes:
        summary: The error in one line.
        details: The whole traceback.
        log: The file both were written to.
    """

    summary: str
    details: str
    log: Path


class RunEnd(enum.StrEnum):
    """How the run before this one ended."""

    CLEAN = "clean"
    """By itself; or there was none."""
    CUT_OFF = "cut off"
    """From outside: it was killed, the player was logged out, the power failed."""
    CRASHED = "crashed"


class CrashHandler:
    """Catches what nobody caught, for as long as it is installed.

    Attributes:
        tell: Called with each `Crash`, in the thread that failed; of a place that fails again and again only
            the first time. Replace it as soon as there is a window to tell the player in.
        last_end: How the run before ended, once this is installed.
        last_fault: The trace that run left when the interpreter itself crashed, or an empty string.
    """

    def __init__(self, folder: Path, tell: Callable[[Crash], None] | None = None) -> None:
        self.tell: Callable[[Crash], None] = tell or _tell_nobody
        self.last_end = RunEnd.CLEAN
        self.last_fault = ""
        self._folder = folder
        self._handler: logging.Handler | None = None
        self._fault_file: TextIO | None = None
        self._failures: dict[_Place, _Failures] = {}
        self._telling = threading.Lock()
        self._hooks = (sys.excepthook, threading.excepthook, sys.unraisablehook)

    @property
    def log(self) -> Path:
        """The file that errors and log messages go to."""
        return self._folder / LOG_NAME

    def install(self) -> None:
        """Starts catching and logging. A folder that cannot be written to costs the files, not the start."""
        self._hooks = (sys.excepthook, threading.excepthook, sys.unraisablehook)
        sys.excepthook = self._on_exception
        threading.excepthook = self._on_thread_exception
        sys.unraisablehook = self._on_unraisable
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            self._open_log()
            self._look_back()
            self._open_fault_file()
        except OSError as error:
            _logger.warning("No log files in %s: %s", self._folder, error)

    def uninstall(self) -> None:
        """Puts everything back as it was; the run has ended by itself."""
        sys.excepthook, threading.excepthook, sys.unraisablehook = self._hooks
        if self._fault_file is not None:
            faulthandler.disable()
            with contextlib.suppress(OSError):
                self._fault_file.close()
            self._fault_file = None
            with contextlib.suppress(OSError):
                (self._folder / RUNNING_NAME).unlink()
        if self._handler is not None:
            logging.getLogger().removeHandler(self._handler)
            self._handler.close()
            self._handler = None

    def _open_log(self) -> None:
        handler = _LogFile(
            self.log, maxBytes=_LOG_SIZE, backupCount=_LOGS_KEPT, encoding="utf-8", errors="backslashreplace"
        )
        handler.setFormatter(logging.Formatter(_FORMAT))
        logging.getLogger().addHandler(handler)
        self._handler = handler

    def _look_back(self) -> None:
        """Finds out how the run before ended, and keeps the trace if it crashed."""
        trace = self._folder / FAULT_NAME
        if not (self._folder / RUNNING_NAME).exists():
            return
        self.last_end = RunEnd.CUT_OFF
        with contextlib.suppress(OSError), trace.open(encoding="utf-8", errors="replace") as file:
            self.last_fault = file.read(_TRACE_CHARACTERS)
        if self.last_fault:
            self.last_end = RunEnd.CRASHED
            _logger.error("The last run ended in a crash:\n%s", self.last_fault)
            trace.replace(self._folder / LAST_FAULT_NAME)
        else:
            _logger.warning("The last run was ended from outside")

    def _open_fault_file(self) -> None:
        path = self._folder / FAULT_NAME
        # The interpreter writes to the open file from inside a signal handler: it must stay open.
        self._fault_file = path.open("w", encoding="utf-8")
        faulthandler.enable(self._fault_file)
        (self._folder / RUNNING_NAME).touch()

    def _on_thread_exception(self, arguments: threading.ExceptHookArgs) -> None:
        if arguments.exc_value is not None:
            self._on_exception(arguments.exc_type, arguments.exc_value, arguments.exc_traceback)

    def _on_exception(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if issubclass(kind, KeyboardInterrupt | SystemExit):
            sys.__excepthook__(kind, error, trace)
            return
        summary = "".join(traceback.format_exception_only(kind, error)).strip()
        if self._is_repeated(_place(kind, trace), summary):
            return
        details = "".join(traceback.format_exception(kind, error, trace))
        _logger.critical("Unexpected error\n%s", details)
        # Whoever tells may fail, too, and must not be asked to tell of that.
        if not self._telling.acquire(blocking=False):
            return
        try:
            self.tell(Crash(summary, details, self.log))
        except Exception:
            _logger.exception("The player could not be told of an error")
        finally:
            self._telling.release()

    def _is_repeated(self, place: _Place, summary: str) -> bool:
        """Whether this place has failed a moment ago, too.

        A method that paints fails sixty times a second: neither the player nor the log could bear that.
        """
        now = time.monotonic()
        failures = self._failures.setdefault(place, _Failures())
        is_repeated = failures.number > 0 and now - failures.last < _QUIET_AFTER
        failures.number = failures.number + 1 if is_repeated else 1
        failures.last = now
        if is_repeated and str(failures.number).strip("0") == "1":  # 10, 100, 1000 ...
            _logger.critical("Unexpected error, %d times by now: %s", failures.number, summary)
        return is_repeated

    def _on_unraisable(self, arguments: sys.UnraisableHookArgs) -> None:
        """An error while something is thrown away: nobody waits for the outcome, so only the log is told."""
        error = arguments.exc_value
        details = "" if error is None else "".join(traceback.format_exception(error))
        _logger.error("%s: %r\n%s", arguments.err_msg or "Error ignored in", arguments.object, details)


class _LogFile(logging.handlers.RotatingFileHandler):
    """A log that a full disk does not take is not worth a word: whatever does not fit is left out."""

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - Python's own name
        pass

    def close(self) -> None:
        with contextlib.suppress(OSError):  # what waits to be written still finds no room
            super().close()


@dataclass(slots=True)
class _Failures:
    """How often a place has failed without a pause, and when the last time was, by the monotonic clock."""

    number: int = 0
    last: float = 0.0


def _tell_nobody(_crash: Crash) -> None:
    pass


def _place(kind: type[BaseException], trace: TracebackType | None) -> _Place:
    frames = traceback.extract_tb(trace)
    return (kind, frames[-1].filename, frames[-1].lineno or 0) if frames else (kind, "", 0)
