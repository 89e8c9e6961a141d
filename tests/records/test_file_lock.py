"""The lock on Windows, with a stand-in for its module; elsewhere the tests of records try the real one."""

from __future__ import annotations

import errno
import importlib.util
import os
import sys
import types
from pathlib import Path

import pytest

from thousand_qt.records import file_lock


class Windows(types.ModuleType):
    """What `msvcrt` does: locks bytes from where the file stands."""

    LK_NBLCK = 2
    LK_UNLCK = 0

    def __init__(self) -> None:
        super().__init__("msvcrt")
        self.taken: set[int] = set()
        self.refusal: OSError | None = None

    def locking(self, descriptor: int, mode: int, count: int) -> None:
        place = os.lseek(descriptor, 0, os.SEEK_CUR)
        assert count == 1
        if mode == self.LK_UNLCK:
            self.taken.remove(place)
            return
        if self.refusal is not None:
            raise self.refusal
        if place in self.taken:
            raise PermissionError(errno.EACCES, "Permission denied")
        self.taken.add(place)


def test_on_windows_a_byte_beyond_the_end_is_locked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    windows = Windows()
    monkeypatch.setitem(sys.modules, "msvcrt", windows)
    monkeypatch.setattr(sys, "platform", "win32")
    spec = importlib.util.spec_from_file_location("file_lock_on_windows", file_lock.__file__)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    path = tmp_path / "x"
    with path.open("w+b", buffering=0) as first, path.open("r+b", buffering=0) as second:
        first.write(b"abc")
        module.lock(first.fileno())
        (place,) = windows.taken
        assert 16 << 20 < place < 1 << 31
        assert first.tell() == 3
        with pytest.raises(BlockingIOError):
            module.lock(second.fileno())
        module.unlock(first.fileno())
        module.lock(second.fileno())
        assert path.stat().st_size == 3
    windows.refusal = OSError(errno.EINVAL, "this disk knows no locks")
    with path.open("r+b", buffering=0) as third:
        module.lock(third.fileno())


@pytest.mark.skipif(sys.platform == "win32", reason="flock as Unix has it")
def test_a_file_system_without_locks_is_taken_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_descriptor: int, _operation: int) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr("fcntl.flock", refuse)
    with (tmp_path / "x").open("wb") as file:
        file_lock.lock(file.fileno())
        file_lock.unlock(file.fileno())
