"""Too little memory, too few files or threads: one plain sentence instead of Qt's complaints."""

from __future__ import annotations

import subprocess
import sys
import threading

import pytest

from thousand_qt.app import limits

needs_limits = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such limits")


def told_with(limit: str) -> str:
    """Return what is told in a process for which this has been done to `resource`."""
    code = f"import resource as r\n{limit}\nfrom thousand_qt.app import limits\nprint(limits.check_limits())"
    ended = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True
    )
    assert ended.stderr == ""
    return ended.stdout.strip()


def test_where_there_is_enough_nothing_is_told() -> None:
    assert limits.check_limits() is None


@needs_limits
@pytest.mark.parametrize(
    ("which", "least", "unit", "told_as"),
    [
        ("RLIMIT_AS", limits.LEAST_MEGABYTES, 2**20, "{} MB"),
        ("RLIMIT_NOFILE", limits.LEAST_FILES, 1, "{}"),
    ],
)
def test_too_little_is_told_with_both_numbers(which: str, least: int, unit: int, told_as: str) -> None:
    told = told_with(f"r.setrlimit(r.{which}, ({(least - 1) * unit}, {(least - 1) * unit}))")
    assert f"needs {told_as.format(least)} " in told
    assert f"have {told_as.format(least - 1)} " in told
    assert told_with(f"r.setrlimit(r.{which}, ({least * unit}, {least * unit}))") == "None"


@needs_limits
def test_more_open_files_are_asked_for_where_the_system_would_give_them() -> None:
    given = told_with(
        "r.setrlimit(r.RLIMIT_NOFILE, (16, 128))\n"
        "from thousand_qt.app import limits\nassert limits.check_limits() is None\n"
        "assert r.getrlimit(r.RLIMIT_NOFILE) == (128, 128)"
    )
    assert given == "None"


def test_a_system_that_refuses_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[threading.Thread] = []

    class Refused(threading.Thread):
        def start(self) -> None:
            if len(begun) == limits.THREADS - 1:
                raise RuntimeError("can't start new thread")
            begun.append(self)
            super().start()

    monkeypatch.setattr(threading, "Thread", Refused)
    assert "threads" in (limits.check_limits() or "")
    assert len(begun) == limits.THREADS - 1
    assert not any(each.is_alive() for each in begun)
