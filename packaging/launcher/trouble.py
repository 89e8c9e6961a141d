"""How the launcher gives up: one plain message and an exit status, never a traceback."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from pathlib import Path

FAILED = 1
MISUSED = 2
NEEDS_SOMETHING = 3
"""The machine lacks something that only its owner can add."""

_LINES_SHOWN = 12


class TroubleError(Exception):
    """The launcher cannot go on. The message is for the person at the keyboard."""

    def __init__(self, message: str, status: int = FAILED) -> None:
        super().__init__(message)
        self.status = status


def step_failed(what: str, command: Sequence[str], log: Path) -> TroubleError:
    """The trouble of a command that did not work, with the end of what it said."""
    try:
        lines = log.read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        lines = []
    said = "\n".join(f"    {line}" for line in lines[-_LINES_SHOWN:] if line.strip())
    return TroubleError(
        f"{what} did not work (is the network there?). The command was\n\n    {shlex.join(command)}\n\n"
        f"and the end of what it said (all of it is in {log}):\n\n{said}"
    )
