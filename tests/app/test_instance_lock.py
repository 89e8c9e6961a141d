"""Of all processes with one data folder exactly one is the first, whatever became of the others."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from thousand_qt.app import instance_lock
from thousand_qt.app.instance_lock import LOCK_NAME, InstanceLock, Owner

HOLDER = """
import sys, time
from pathlib import Path
from thousand_qt.app.instance_lock import InstanceLock, Owner
lock = InstanceLock(Path(sys.argv[1]))
print(lock.acquire(), flush=True)
lock.publish(Owner(4711, "nowhere"))
print("published", flush=True)
sys.stdin.read()
"""


def holder(folder: Path) -> subprocess.Popen[str]:
    process = subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(folder)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "True\n"
    assert process.stdout.readline() == "published\n"
    return process


def end(process: subprocess.Popen[str], number: int = signal.SIGKILL) -> None:
    process.send_signal(number)
    process.communicate()


def test_the_second_lock_is_refused_until_the_first_is_released(tmp_path: Path) -> None:
    first, second = InstanceLock(tmp_path), InstanceLock(tmp_path)
    assert first.acquire()
    assert first.acquire()  # it is ours already
    assert not second.acquire()
    assert (first.is_held, second.is_held) == (True, False)
    first.release()
    assert second.acquire()
    second.release()


def test_other_folders_are_other_locks(tmp_path: Path) -> None:
    locks = [InstanceLock(tmp_path / name) for name in ("one", "two")]
    assert all(lock.acquire() and lock.is_held for lock in locks)
    for lock in locks:
        lock.release()


def test_a_killed_holder_leaves_no_lock_behind(tmp_path: Path) -> None:
    process = holder(tmp_path)
    lock = InstanceLock(tmp_path)
    assert not lock.acquire()
    assert lock.owner() == Owner(4711, "nowhere")
    end(process)
    assert lock.acquire()
    assert lock.owner() == Owner(4711, "nowhere")  # so that somebody can tidy up after it
    lock.release()


def test_looking_at_the_owner_does_not_lose_the_lock(tmp_path: Path) -> None:
    first = InstanceLock(tmp_path)
    assert first.acquire()
    first.publish(Owner(1, "a name that is rather long"))
    first.publish(Owner(1, "short"))
    assert first.owner() == Owner(1, "short")
    assert not InstanceLock(tmp_path).acquire()
    first.release()


def test_a_child_does_not_inherit_the_lock(tmp_path: Path) -> None:
    first = InstanceLock(tmp_path)
    assert first.acquire()
    child = subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE, text=True)
    first.release()
    second = InstanceLock(tmp_path)
    assert second.acquire()
    second.release()
    child.communicate("\n")


@pytest.mark.parametrize(
    "text", [b"", b"{", b'{"pid": "x"}', b"[1]", b"\xff\xfe", b"[" * 60_000, b"\0" * 1_000_000]
)
def test_nonsense_in_the_file_is_no_owner(tmp_path: Path, text: bytes) -> None:
    (tmp_path / LOCK_NAME).write_bytes(text)
    lock = InstanceLock(tmp_path)
    assert lock.owner() is None
    assert lock.acquire()
    lock.publish(Owner(2, "x"))
    assert lock.owner() == Owner(2, "x")
    lock.release()


def test_nobody_is_kept_out_where_nothing_can_be_locked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("in the way")
    impossible = InstanceLock(tmp_path / "file" / "data")
    assert impossible.acquire()
    assert not impossible.is_held
    impossible.publish(Owner(1))
    impossible.release()

    def no_locks(_descriptor: int) -> None:
        raise OSError(95, os.strerror(95))

    monkeypatch.setattr(instance_lock, "_lock", no_locks)
    unlocked = InstanceLock(tmp_path)
    assert unlocked.acquire()
    assert not unlocked.is_held
