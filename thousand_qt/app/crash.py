"""What happens when something goes wrong that nobody expected.

Errors in Qt's slots and overridden methods reach `sys.excepthook`, where Python would print them to a
terminal that a desktop program does not have. Here they go to a log file, and the program may tell the
player. A crash of the interpreter itself leaves its trace in a second file, which is read at the next
start.
"""

from __future__ import annotations

import contextlib
import faulthandler
import logging
import logging.handlers
import sys
import threading
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import TextIO

_logger = logging.getLogger(__name__)

LOG_NAME = "thousand.log"
FAULT_NAME = "fault.log"

_LOG_SIZE = 512 * 1024  # bytes
_LOGS_KEPT = 3
_FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"


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


class CrashHandler:
    """Catches what nobody caught, for as long as it is installed.

    Attributes:
        tell: Called with each new `Crash`, in the thread that failed, once for each place that fails.
        Replace it
            as soon as there is a window to tell the player in.
        last_fault: The trace that the run before left when the interpreter itself crashed, or an empty
        string.
    """

    def __init__(self, folder: Path, tell: Callable[[Crash], None] | None = None) -> None:
        self.tell: Callable[[Crash], None] = tell or _tell_nobody
        self.last_fault = ""
        self._folder = folder
        self._handler: logging.Handler | None = None
        self._fault_file: TextIO | None = None
        self._told: set[tuple[type[BaseException], str, int]] = set()
        self._telling = threading.Lock()
        self._hooks = (sys.excepthook, threading.excepthook)

    @property
    def log(self) -> Path:
        """The file that errors and log messages go to."""
        return self._folder / LOG_NAME

    def install(self) -> None:
        """Starts catching and logging. A folder that cannot be written to costs the files, not the start."""
        self._hooks = (sys.excepthook, threading.excepthook)
        sys.excepthook = self._on_exception
        threading.excepthook = self._on_thread_exception
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            self._open_log()
            self._open_fault_file()
        except OSError as error:
            _logger.warning("No log files in %s: %s", self._folder, error)
        if self.last_fault:
            _logger.error("The last run ended in a crash:\n%s", self.last_fault)

    def uninstall(self) -> None:
        """Puts everything back as it was."""
        sys.excepthook, threading.excepthook = self._hooks
        if self._fault_file is not None:
            faulthandler.disable()
            self._fault_file.close()
            self._fault_file = None
        if self._handler is not None:
            logging.getLogger().removeHandler(self._handler)
            self._handler.close()
            self._handler = None

    def _open_log(self) -> None:
        handler = logging.handlers.RotatingFileHandler(
            self.log, maxBytes=_LOG_SIZE, backupCount=_LOGS_KEPT, encoding="utf-8", errors="backslashreplace"
        )
        handler.setFormatter(logging.Formatter(_FORMAT))
        logging.getLogger().addHandler(handler)
        self._handler = handler

    def _open_fault_file(self) -> None:
        path = self._folder / FAULT_NAME
        with contextlib.suppress(OSError):
            self.last_fault = path.read_text(encoding="utf-8", errors="replace")
        # The interpreter writes to the open file from inside a signal handler: it must stay open.
        self._fault_file = path.open("w", encoding="utf-8")
        faulthandler.enable(self._fault_file)

    def _on_thread_exception(self, arguments: threading.ExceptHookArgs) -> None:
        if arguments.exc_value is not None:
            self._on_exception(arguments.exc_type, arguments.exc_value, arguments.exc_traceback)

    def _on_exception(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if issubclass(kind, KeyboardInterrupt | SystemExit):
            sys.__excepthook__(kind, error, trace)
            return
        details = "".join(traceback.format_exception(kind, error, trace))
        summary = "".join(traceback.format_exception_only(kind, error)).strip()
        _logger.critical("Unexpected error\n%s", details)
        # A method that paints fails sixty times a second; being told of it once is enough.
        place = _place(kind, trace)
        if place in self._told:
            return
        self._told.add(place)
        # Whoever tells may fail, too, and must not be asked to tell of that.
        if not self._telling.acquire(blocking=False):
            return
        try:
            self.tell(Crash(summary, details, self.log))
        except Exception:
            _logger.exception("The player could not be told of an error")
        finally:
            self._telling.release()


def _tell_nobody(_crash: Crash) -> None:
    pass


def _place(kind: type[BaseException], trace: TracebackType | None) -> tuple[type[BaseException], str, int]:
    frames = traceback.extract_tb(trace)
    return (kind, frames[-1].filename, frames[-1].lineno or 0) if frames else (kind, "", 0)
