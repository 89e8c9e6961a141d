"""One order of cards, given to the process that draws them; the thread of the window never waits for it."""

from __future__ import annotations

import contextlib
import shutil
import sys
import tempfile
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, QTimer, Signal

import thousand_qt
from thousand_qt.decks.card_cache import CardCache
from thousand_qt.decks.faults import DeckFault, DeckRefusedError
from thousand_qt.decks.jobs import RENDER_SWITCH, Job, Pictures, answer_path, read_answer, write_job

TIME_LIMIT: Final = 20_000
"""Milliseconds. The slowest deck known, KDE's Dondorf, needs three seconds at twice the usual size."""


class RenderTask(QObject):
    """Draws the cards of one job.

    Signals:
        done(Pictures): the cards.
        failed(DeckRefusedError): there will be none; why.
    """

    done = Signal(object)
    failed = Signal(object)

    def __init__(
        self,
        job: Job,
        parent: QObject | None = None,
        *,
        cache: CardCache | None = None,
        time_limit: int = TIME_LIMIT,
    ) -> None:
        """Order these cards: from the cache, or else from the process, whose answer the cache then keeps."""
        super().__init__(parent)
        self.job = job
        self._cache = cache
        self._time_limit = time_limit
        self._folder: Path | None = None
        self._is_late = False
        self._process = QProcess(self)
        self._process.setStandardInputFile(QProcess.nullDevice())
        self._process.setStandardOutputFile(QProcess.nullDevice())
        self._process.setStandardErrorFile(QProcess.nullDevice())
        self._process.setProcessEnvironment(_environment())
        self._process.finished.connect(self.on_finished)
        self._process.errorOccurred.connect(self.on_error_occurred)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.on_time_over)

    def start(self) -> None:
        """Begin; exactly one of the signals follows, never at once, unless the task is cancelled."""
        known = self._cache.find(self.job) if self._cache is not None else None
        if known is not None:
            QTimer.singleShot(0, self, partial(self._answer, known))
            return
        try:
            self._folder = Path(tempfile.mkdtemp(prefix="thousand-cards-"))
            write_job(self._folder, self.job)
        except OSError as error:
            refusal = DeckRefusedError(DeckFault.UNREADABLE, str(error))
            QTimer.singleShot(0, self, partial(self._fail, refusal))
            return
        self.destroyed.connect(partial(_end, self._process, self._folder))
        program, *arguments = helper_command(self._folder)
        self._process.start(program, arguments)
        self._timer.start(self._time_limit)

    def cancel(self) -> None:
        """Stop, without a word, and be deleted."""
        self.blockSignals(True)
        self._timer.stop()
        self._process.blockSignals(True)
        self._process.kill()
        self._clear()
        self.deleteLater()

    def on_time_over(self) -> None:
        self._is_late = True
        self._process.kill()

    def on_error_occurred(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart:  # nothing else follows
            self._fail(DeckRefusedError(DeckFault.CRASHED, self._process.errorString()))

    def on_finished(self) -> None:
        self._timer.stop()
        assert self._folder is not None
        if self._is_late:
            self._fail(DeckRefusedError(DeckFault.TOO_SLOW))
            return
        if self._cache is not None:
            self._cache.keep(self.job, answer_path(self._folder))
        try:
            answer = read_answer(self._folder)
        except DeckRefusedError as refusal:
            answer = refusal
        self._answer(answer)

    def _answer(self, answer: Pictures | DeckRefusedError) -> None:
        if isinstance(answer, DeckRefusedError):
            self._fail(answer)
            return
        self._clear()
        self.done.emit(answer)
        self.deleteLater()

    def _fail(self, refusal: DeckRefusedError) -> None:
        self._timer.stop()
        self._clear()
        self.failed.emit(refusal)
        self.deleteLater()

    def _clear(self) -> None:
        if self._folder is not None:
            shutil.rmtree(self._folder, ignore_errors=True)


def helper_command(folder: Path) -> list[str]:
    """Return what starts the process for the job in this folder: see `render_process` on frozen programs."""
    if getattr(sys, "frozen", False):
        return [sys.executable, RENDER_SWITCH, str(folder)]
    return [sys.executable, "-m", "thousand_qt.decks.render_process", str(folder)]


def _environment() -> QProcessEnvironment:
    """Return an environment in which the process finds the package wherever it was started."""
    environment = QProcessEnvironment.systemEnvironment()
    environment.insert("PYTHONPATH", str(Path(thousand_qt.__file__).resolve().parent.parent))
    return environment


def _end(process: QProcess, folder: Path, _: object = None) -> None:
    """Leave nothing behind when the owner of a task goes while cards are being drawn."""
    with contextlib.suppress(RuntimeError):  # the process has gone already
        if process.state() != QProcess.ProcessState.NotRunning:
            process.blockSignals(True)
            process.kill()
            process.waitForFinished(1000)
    shutil.rmtree(folder, ignore_errors=True)
