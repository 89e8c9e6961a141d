"""A second start hands its file to the first, and nothing else that comes to the door does any harm."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtNetwork import QLocalSocket
from pytestqt.qtbot import QtBot

from thousand_qt.app import single_instance
from thousand_qt.app.instance_lock import InstanceLock, Owner
from thousand_qt.app.single_instance import (
    MESSAGE_BYTES,
    Call,
    HandOver,
    SingleInstance,
    _Visit,
    activation_token,
    hand_over,
)

pytestmark = pytest.mark.usefixtures("runtime_folder")

FIRST = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from thousand_qt.app import single_instance
from thousand_qt.app.instance_lock import InstanceLock
from thousand_qt.app.single_instance import Call, HandOver, SingleInstance, hand_over
application = QCoreApplication([])
lock = InstanceLock(Path(sys.argv[1]))
outcome = HandOver.FIRST if lock.acquire() else hand_over(lock, Call(Path(sys.argv[2]), "token"))
if outcome is HandOver.FIRST:
    instance = SingleInstance(lock)
    instance.started_again.connect(lambda token: print("again", token, flush=True))
    instance.file_opened.connect(lambda path: print("file", ascii(str(path)), flush=True))
    assert instance.listen()
    print("first", flush=True)
    application.exec()
else:
    print(outcome.name, flush=True)
"""


def start(folder: Path, file: str = "/a/file.thousand") -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", FIRST, str(folder), file],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def line_of(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().rstrip("\n")


@pytest.fixture
def first(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    process = start(tmp_path)
    assert line_of(process) == "first"
    yield process
    process.kill()
    process.communicate()


@pytest.fixture
def here(qtbot: QtBot, tmp_path: Path) -> Iterator[SingleInstance]:
    """The first instance in this very process."""
    lock = InstanceLock(tmp_path)
    assert lock.acquire()
    instance = SingleInstance(lock)
    assert instance.listen()
    yield instance
    instance.close()
    lock.release()


def server_of(folder: Path) -> str:
    owner = InstanceLock(folder).owner()
    assert owner is not None
    return owner.server


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    "name", ["match.thousand", "Мечта żółw 'x'.jsonl", "line\nbreak", os.fsdecode(b"\xff\xfe")]
)
def test_the_first_gets_the_file_of_the_second(
    tmp_path: Path, first: subprocess.Popen[str], name: str
) -> None:
    file = Path("/some/where", name)
    assert hand_over(InstanceLock(tmp_path), Call(file, "a-token_TIME1")) is HandOver.DONE
    assert line_of(first) == "again a-token_TIME1"
    assert line_of(first) == f"file {str(file)!a}"


@pytest.mark.usefixtures("qapp")
def test_a_start_without_a_file_just_brings_the_first_to_the_front(
    tmp_path: Path, first: subprocess.Popen[str]
) -> None:
    lock = InstanceLock(tmp_path)
    assert hand_over(lock, Call()) is HandOver.DONE
    assert hand_over(lock, Call(Path("/next"))) is HandOver.DONE
    assert [line_of(first) for _ in range(3)] == ["again ", "again ", "file '/next'"]
    assert not lock.is_held


@pytest.mark.usefixtures("qapp")
def test_after_a_kill_the_next_is_the_first_and_tidies_up(
    tmp_path: Path, first: subprocess.Popen[str]
) -> None:
    stale = Path(server_of(tmp_path))
    assert stale.is_socket()
    first.kill()
    first.wait()
    assert stale.exists()
    lock = InstanceLock(tmp_path)
    assert hand_over(lock, Call()) is HandOver.FIRST
    instance = SingleInstance(lock)
    assert instance.listen()
    assert not stale.parent.exists()
    socket_file = Path(server_of(tmp_path))
    assert socket_file.is_socket()
    assert socket_file.parent.stat().st_mode & 0o077 == 0
    instance.close()
    assert not socket_file.parent.exists()
    lock.release()


@pytest.mark.usefixtures("qapp")
def test_a_first_that_hangs_is_told_from_one_that_answers(
    tmp_path: Path, first: subprocess.Popen[str]
) -> None:
    first.send_signal(signal.SIGSTOP)
    lock = InstanceLock(tmp_path)
    assert hand_over(lock, Call(Path("/x")), within=0.3) is HandOver.NOT_ANSWERING
    first.send_signal(signal.SIGCONT)
    assert hand_over(lock, Call(Path("/y"))) is HandOver.DONE
    assert not lock.is_held


@pytest.mark.usefixtures("qapp")
def test_a_first_that_quits_leaves_its_place(tmp_path: Path, first: subprocess.Popen[str]) -> None:
    first.send_signal(signal.SIGSTOP)  # as one that is busy quitting: it holds the lock and hears nothing
    second = start(tmp_path)
    first.kill()
    assert line_of(second) == "first"
    second.kill()
    second.communicate()


@pytest.mark.usefixtures("qapp")
def test_a_first_that_does_not_listen_is_not_waited_for_for_ever(tmp_path: Path) -> None:
    lock = InstanceLock(tmp_path)
    assert lock.acquire()
    for owner in (Owner(1), Owner(1, "/nowhere/at/all"), Owner(1, str(tmp_path))):
        lock.publish(owner)
        assert hand_over(InstanceLock(tmp_path), Call(), within=0.2) is HandOver.NOT_ANSWERING
    lock.release()


def test_of_many_starts_at_once_one_is_the_first(tmp_path: Path) -> None:
    processes = [start(tmp_path, f"/file/{number}") for number in range(6)]
    words = {process: line_of(process) for process in processes}
    first = [process for process in processes if words[process] == "first"]
    assert len(first) == 1
    assert sorted(words.values()) == ["DONE"] * 5 + ["first"]
    heard = {line_of(first[0]) for _ in range(10)}
    expected = {
        f"file '/file/{number}'" for number, process in enumerate(processes) if process is not first[0]
    }
    assert heard == expected | {"again token"}
    for process in processes:
        process.kill()
        process.communicate()


NONSENSE = [
    b"\n",
    b"hello\n",
    b"{}garbage\n",
    b"[1, 2]\n",
    b"null\n",
    b"\xff\xfe\x00\n",
    b"[" * 100_000 + b"\n",
    b'{"file": "relative"}\n',
    b'{"file": "cmVsYXRpdmU="}\n',  # "relative": no absolute path
    b'{"file": "L2EAYg=="}\n',  # a zero byte
    b'{"file": 7}\n',
    b'{"token": ["x"]}\n',
    b'{"token": "' + b"x" * 2000 + b'"}\n',
    b'{"token": "\\u0007"}\n',
    b"x" * (MESSAGE_BYTES + 100_000),  # and never a new line
]


@pytest.mark.parametrize("noise", NONSENSE, ids=range(len(NONSENSE)))
def test_noise_is_sent_away(
    qtbot: QtBot, tmp_path: Path, here: SingleInstance, noise: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    heard: list[object] = []
    here.started_again.connect(heard.append)
    here.file_opened.connect(heard.append)
    with socket.socket(socket.AF_UNIX) as visitor:
        visitor.connect(server_of(tmp_path))
        visitor.setblocking(False)
        rest = noise

        def sent_away() -> bool:
            nonlocal rest
            try:
                while rest:
                    rest = rest[visitor.send(rest) :]
                return visitor.recv(10) == b""
            except BlockingIOError:
                return False
            except OSError:
                return True

        qtbot.waitUntil(sent_away)
    assert heard == []
    assert "knocked" in caplog.text
    with qtbot.waitSignal(here.started_again):
        assert polite_visit(qtbot, tmp_path) == b"ok\n"


def polite_visit(qtbot: QtBot, folder: Path) -> bytes:
    visitor = QLocalSocket()
    visitor.connectToServer(server_of(folder))
    visitor.write(b'{"token": "t", "from": "a later version"}\n')
    qtbot.waitUntil(visitor.canReadLine)
    answer = bytes(visitor.readAll().data())
    visitor.abort()
    return answer


def test_a_message_may_come_in_pieces(qtbot: QtBot, tmp_path: Path, here: SingleInstance) -> None:
    visitor = QLocalSocket()
    visitor.connectToServer(server_of(tmp_path))
    with qtbot.waitSignal(here.started_again) as heard:
        for piece in (b'{"tok', b'en": "in pieces', b'"}', b"\n"):
            visitor.write(piece)
            visitor.waitForBytesWritten()
            qtbot.wait(1)
    assert heard.args == ["in pieces"]
    visitor.abort()


def test_visitors_who_say_nothing_do_not_fill_the_house(
    qtbot: QtBot, tmp_path: Path, here: SingleInstance, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(single_instance, "_PATIENCE", 600_000)
    silent = silent_visitors(tmp_path, 40)
    qtbot.waitUntil(lambda: still_there(silent) == 16)
    qtbot.waitUntil(lambda: len(here.findChildren(_Visit)) == 16)
    for visitor in silent:
        visitor.abort()
    qtbot.waitUntil(lambda: here.findChildren(_Visit) == [])
    with qtbot.waitSignal(here.started_again):
        polite_visit(qtbot, tmp_path)


def test_visitors_who_say_nothing_are_not_kept(
    qtbot: QtBot, tmp_path: Path, here: SingleInstance, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(single_instance, "_PATIENCE", 100)
    silent = silent_visitors(tmp_path, 3)
    qtbot.waitUntil(lambda: still_there(silent) == 0, timeout=60_000)
    qtbot.waitUntil(lambda: here.findChildren(_Visit) == [])


def silent_visitors(folder: Path, number: int) -> list[QLocalSocket]:
    visitors = [QLocalSocket() for _ in range(number)]
    for visitor in visitors:
        visitor.connectToServer(server_of(folder))
    return visitors


def still_there(visitors: list[QLocalSocket]) -> int:
    return sum(visitor.state() is QLocalSocket.LocalSocketState.ConnectedState for visitor in visitors)


@pytest.mark.usefixtures("qapp")
def test_a_long_path_is_no_obstacle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    long = tmp_path / ("long-" * 30)
    long.mkdir()
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(long))
    lock = InstanceLock(long / "data")
    assert lock.acquire()
    instance = SingleInstance(lock)
    assert instance.listen()
    assert list(long.iterdir()) == [long / "data"]
    instance.close()
    lock.release()


@pytest.mark.usefixtures("qapp")
def test_nothing_but_a_socket_is_tidied_away(tmp_path: Path) -> None:
    folder = tmp_path / "thousand-qt-precious"
    folder.mkdir()
    precious = folder / "socket"
    precious.write_text("a file of the player's")
    lock = InstanceLock(tmp_path)
    assert lock.acquire()
    lock.publish(Owner(1, str(precious)))
    instance = SingleInstance(lock)
    assert instance.listen()
    assert precious.read_text() == "a file of the player's"
    instance.close()
    lock.release()


@pytest.mark.usefixtures("qapp")
def test_without_a_lock_nobody_listens(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    lock = InstanceLock(tmp_path / "file" / "data")
    assert lock.acquire()
    assert not SingleInstance(lock).listen()


def test_the_token_is_what_the_desktop_gave() -> None:
    assert activation_token({}) == ""
    assert activation_token({"DESKTOP_STARTUP_ID": "x_TIME5"}) == "x_TIME5"
    assert activation_token({"DESKTOP_STARTUP_ID": "x", "XDG_ACTIVATION_TOKEN": "w"}) == "w"
    assert activation_token({"XDG_ACTIVATION_TOKEN": "\x1b[31m"}) == ""
    assert activation_token({"XDG_ACTIVATION_TOKEN": "w" * 5000}) == ""
