"""Talks with one running program over its standard input and output, and never waits longer than it should.

Writing to a program that does not read, and reading from one that does not write, both block for ever, on
some systems even after its death (a program it has started may hold the pipes open). So a thread does both,
and whoever asks waits for that thread with a time limit.
"""

from __future__ import annotations

import contextlib
import os
import queue
import signal
import subprocess
import sys
import threading
from collections import deque
from collections.abc import Sequence
from time import monotonic
from typing import IO, Final

from thousand_qt.ai.faults import Fault
from thousand_qt.ai.outside.wire import LONGEST_LINE, quit_line

_QUIT_SECONDS: Final = 1.0
"""How long a program may take to end after it has been asked to."""
_WORDS_KEPT: Final = 300
"""Characters of what a program said on standard error that are repeated."""


class Silence(Exception):  # noqa: N818 - what there was instead of an answer
    """No answer; the message says why."""

    def __init__(self, reason: str, fault: Fault, detail: str = "") -> None:
        super().__init__(reason)
        self.fault = fault
        self.detail = detail


class Dropped(Exception):  # noqa: N818 - what happened to a question
    """The question was dropped while its answer was waited for. The program still owes it."""


class Conversation:
    """One running program. It is of no use after the first `Silence`."""

    def __init__(self, command: Sequence[str]) -> None:
        """Start the program; raises OSError when that cannot be done."""
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            # A group of its own: Ctrl-C is not meant for it, and what it starts is ended together with it.
            start_new_session=True,
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
        )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        self._input: IO[bytes] = self._process.stdin
        self._output: IO[bytes] = self._process.stdout
        self._errors: IO[bytes] = self._process.stderr
        self._complaints: deque[str] = deque(maxlen=1)
        self._questions: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._answers: queue.SimpleQueue[bytes | int] = queue.SimpleQueue()
        """Lines of the program, and the numbers of dropped questions."""
        self._asked = 0
        self._owed = 0
        self._threads = [
            threading.Thread(target=target, name="thousand-bot", daemon=True)
            for target in (self._talk, self._listen_to_complaints)
        ]
        for thread in self._threads:
            thread.start()

    def ask(self, question: bytes, seconds: float) -> bytes:
        """Write a line and return the line that follows; raises `Silence`, or `Dropped` after a `drop`.

        Answers to dropped questions are waited for first, within the same time.
        """
        end = monotonic() + seconds
        self._asked += 1
        self._owed += 1
        self._questions.put(question)
        while True:
            try:
                answer = self._answers.get(timeout=max(0.0, end - monotonic()))
            except queue.Empty:
                raise Silence(f"did not answer within {seconds:g} seconds", Fault.NO_ANSWER) from None
            if isinstance(answer, int):
                if answer == self._asked:
                    raise Dropped
            elif not answer:
                raise self._ending()
            else:
                self._owed -= 1
                if not self._owed:
                    return answer

    def drop(self) -> None:
        """Give up the question being asked, if there is one; from any thread."""
        self._answers.put(self._asked)

    def _ending(self) -> Silence:
        try:
            status = self._process.wait(_QUIT_SECONDS)
        except subprocess.TimeoutExpired:
            return Silence("closed its output", Fault.ENDED)
        self._threads[1].join(_QUIT_SECONDS)
        complaint = self._complaints[-1] if self._complaints else ""
        reason = f"ended with status {status}"
        return Silence(f"{reason}: {complaint}" if complaint else reason, Fault.ENDED, complaint)

    def quit(self) -> None:
        """Ask the program to end; end it when it does not."""
        self._questions.put(None)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(_QUIT_SECONDS)
        self.kill()

    def kill(self) -> None:
        """End the program at once; does nothing when it has ended."""
        self._questions.put(None)
        if self._process.returncode is None:
            if sys.platform == "win32":
                self._process.kill()
            else:
                with contextlib.suppress(ProcessLookupError):
                    os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
        for thread in self._threads:
            if (
                thread is not threading.current_thread()
            ):  # whichever thread lets go of a bot may have to end it
                thread.join(_QUIT_SECONDS)
        if not any(thread.is_alive() for thread in self._threads):  # else a survivor still holds a pipe
            for pipe in (self._input, self._output, self._errors):
                with contextlib.suppress(OSError):
                    pipe.close()

    # In threads of their own

    def _talk(self) -> None:
        while (question := self._questions.get()) is not None:
            try:
                self._input.write(question)
                self._input.flush()
                answer = self._output.readline(LONGEST_LINE + 1)
            except OSError:
                answer = b""
            self._answers.put(answer)
        with contextlib.suppress(OSError):
            self._input.write(quit_line())
            self._input.close()

    def _listen_to_complaints(self) -> None:
        while line := self._errors.readline(LONGEST_LINE):
            if text := line.decode("utf-8", "replace").strip():
                self._complaints.append(text[:_WORDS_KEPT])
