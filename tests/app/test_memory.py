"""Memory that a large picture took goes back to the system when the picture has gone."""

from __future__ import annotations

import ctypes
import subprocess
import sys

import pytest

from thousand_qt.app import memory

_HOLES = """
import ctypes, sys
from thousand_qt.app.memory import give_back_large_pieces
libc = ctypes.CDLL(None)
libc.malloc.restype = ctypes.c_void_p
libc.malloc.argtypes = [ctypes.c_size_t]
libc.free.argtypes = [ctypes.c_void_p]
if sys.argv[1] == "advised":
    assert give_back_large_pieces()
libc.free(libc.malloc(30 << 20))  # a picture, after which glibc keeps all that is smaller
held, pictures = [], []
for _ in range(20):
    piece = libc.malloc(8 << 20)
    ctypes.memset(piece, 1, 8 << 20)
    pictures.append(piece)
    held.append(libc.malloc(1000))  # something small behind it, which stays
for piece in pictures:
    libc.free(piece)
pages = int(open("/proc/self/statm").read().split()[1])
print(pages * 4096 >> 20)
"""


def resident(how: str) -> int:
    """Return how many megabytes a process has whose pictures have gone."""
    ended = subprocess.run(
        [sys.executable, "-c", _HOLES, how], capture_output=True, text=True, timeout=60, check=True
    )
    return int(ended.stdout)


@pytest.mark.skipif(
    not (sys.platform.startswith("linux") and hasattr(ctypes.CDLL(None), "gnu_get_libc_version")),
    reason="glibc alone wants the advice",
)
def test_large_pieces_leave_no_holes() -> None:
    assert resident("unadvised") - resident("advised") > 100


def test_on_other_systems_nothing_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    assert memory.give_back_large_pieces() is False
