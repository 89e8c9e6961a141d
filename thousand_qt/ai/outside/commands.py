"""The commands that start bots: lines a person types, and the words the system wants."""

from __future__ import annotations

import errno
import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from thousand_qt.ai.faults import Fault


def split_command(text: str) -> list[str]:
    """Split a command line as the system's shell would; raises ValueError when a quotation is not closed.

    A tilde at the beginning of a word is the home folder.
    """
    if os.name != "nt":
        words = shlex.split(text)
    else:
        words = [
            word[1:-1] if len(word) > 1 and word[0] == word[-1] == '"' else word
            for word in shlex.split(text, posix=False)
        ]
    return [str(Path(word).expanduser()) if word.startswith("~/") else word for word in words]


def join_command(words: Sequence[str]) -> str:
    """Return a command line that `split_command` splits into these words."""
    return subprocess.list2cmdline(words) if os.name == "nt" else shlex.join(words)


def command_for(file: Path) -> str:
    """Return the command line that starts what is in this file: a script by its interpreter."""
    match file.suffix.lower():
        case ".py" | ".pyw":
            words = [_python(), str(file)]
        case ".jar":
            words = ["java", "-jar", str(file)]
        case ".js":
            words = ["node", str(file)]
        case _:
            words = [str(file)]
    return join_command(words)


def _python() -> str:
    """Return the Python that runs this program, or the system's where there is none of its own (a bundle)."""
    if getattr(sys, "frozen", False) or not sys.executable:
        return "py" if os.name == "nt" else "python3"
    return sys.executable


def command_fault(command: Sequence[str]) -> Fault | None:
    """Return why this command cannot be started, as far as that can be seen without starting it."""
    program = command[0]
    if shutil.which(program) is not None:
        return None
    return Fault.NOT_EXECUTABLE if Path(program).exists() else Fault.NOT_FOUND


def start_fault(error: OSError | ValueError) -> Fault:
    """Return what it means that a program could not be started."""
    if isinstance(error, FileNotFoundError):
        return Fault.NOT_FOUND
    if isinstance(error, PermissionError) or getattr(error, "errno", None) == errno.ENOEXEC:
        return Fault.NOT_EXECUTABLE
    return Fault.NOT_STARTED
