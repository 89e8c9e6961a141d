"""What the system allows one program: memory, open files, threads. Looked at before Qt is touched.

Where Qt lacks one of them it says so with every stroke it cannot paint, or waits for a thread that never
begins. The messages are English, as all of `app.startup` are.
"""

from __future__ import annotations

import contextlib
import sys
import threading
from typing import Final

if sys.platform != "win32":
    import resource

LEAST_MEGABYTES: Final = 1000
"""Of address space, most of which is libraries that are never read; in 800 MB Qt may complain."""
LEAST_FILES: Final = 32
"""With some to spare: a match with its windows has some 20 open."""
ENOUGH_FILES: Final = 256
"""So many are asked for where the system would give more than it gives unasked."""
THREADS: Final = 8
"""Of the player that thinks, the librarian, the sound, and Qt's own."""


def check_limits() -> str | None:
    """What keeps the program from running as it should, in plain words; None when nothing does."""
    if sys.platform != "win32":
        megabytes = _limit(resource.RLIMIT_AS) // 2**20
        if megabytes < LEAST_MEGABYTES:
            return (
                f"Thousand needs {LEAST_MEGABYTES} MB of memory; this system lets it have {megabytes} MB"
                " (ulimit -v)."
            )
        files = _more_files()
        if files < LEAST_FILES:
            return f"Thousand needs {LEAST_FILES} open files; this system lets it have {files} (ulimit -n)."
    if not _has_threads(THREADS):
        return (
            f"Thousand needs {THREADS} threads; this system refuses them: too many programs of this user are"
            " running (ulimit -u), or there is too little memory."
        )
    return None


if sys.platform != "win32":

    def _limit(which: int) -> int:
        """Return what is allowed now; `sys.maxsize` when there is no limit."""
        allowed, _ = resource.getrlimit(which)
        return sys.maxsize if allowed == resource.RLIM_INFINITY else allowed

    def _more_files() -> int:
        """Ask for as many open files as may be needed; returns how many there may be."""
        allowed, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = ENOUGH_FILES if most == resource.RLIM_INFINITY else min(ENOUGH_FILES, most)
        if allowed != resource.RLIM_INFINITY and allowed < wanted:
            with contextlib.suppress(OSError, ValueError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
        return _limit(resource.RLIMIT_NOFILE)


def _has_threads(number: int) -> bool:
    """Whether so many threads can run at once, now."""
    over = threading.Event()
    waiting = [threading.Thread(target=over.wait, daemon=True) for _ in range(number)]
    begun: list[threading.Thread] = []
    try:
        for each in waiting:
            each.start()
            begun.append(each)
    except (RuntimeError, MemoryError):
        return False
    finally:
        over.set()
        for each in begun:
            each.join()
    return True
