"""One game for one data folder: a second start hands its file to the first, and the first comes to the front.

Who is the first is decided by `InstanceLock` alone; here the two only talk. `QLocalServer` would let two
processes listen under one name on Windows, and one push the other aside elsewhere (QTBUG-48635).

The first listens in a folder that only this user can enter and whose name nobody can guess, and writes the
name into the lock file. So there are no stale sockets in the way, no path is too long, and other users of the
machine neither take the name nor knock at the door. A second start sends one line and waits for one line:
where the first instance hangs, the system still takes connections, but nobody answers.
"""

from __future__ import annotations

import contextlib
import enum
import logging
import os
import stat
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from thousand_qt.app.instance_lock import InstanceLock, Owner

if sys.platform == "win32":
    import ctypes

_logger = logging.getLogger(__name__)

ANSWER_WITHIN: Final = 8.0
"""Seconds that a second start waits for an answer: the first may still be starting from a slow disk."""
ASKED_AGAIN_WITHIN: Final = 0.3
"""Seconds that it waits later, when a window of its own stands still meanwhile."""
EXIT_NOT_ANSWERING: Final = 4
"""The exit status of a start that found a first instance and got no answer from it."""
MESSAGE_BYTES: Final = 256 * 1024
"""No message is longer: the longest path Windows knows fits."""

_PREFIX: Final = "thousand-qt-"
_SOCKET_NAME: Final = "socket"
_TOKEN_CHARACTERS: Final = 1024
_ANSWER: Final = b"ok\n"
_RETRY_AFTER: Final = 0.05  # seconds
_VISITS_AT_ONCE: Final = 16
_PATIENCE: Final = 5_000
"""Milliseconds a visitor has to say what it wants."""


@dataclass(frozen=True, slots=True)
class Call:
    """What a second start wants of the first.

    Attributes:
        file: The absolute path of a file to be opened, if any.
        token: What the desktop gave the second start, so that a window may come to the front; may be empty.
    """

    file: Path | None = None
    token: str = ""


class HandOver(enum.Enum):
    """How a second start ended."""

    DONE = enum.auto()
    """The first instance has taken the call."""
    FIRST = enum.auto()
    """The first instance is gone meanwhile, and this process holds the lock now."""
    NOT_ANSWERING = enum.auto()
    """There is a first instance, but it did not answer in time."""


class _Message(msgspec.Struct):
    """A call on its way. The file's name is sent in the system's own bytes, which need not be text."""

    file: bytes | None = None
    token: str = ""


class SingleInstance(QObject):
    """Listens for further starts while this process holds the lock. Needs a QCoreApplication.

    Signals:
        started_again(str): Somebody has started the program again; with the desktop's token, or "".
        file_opened(Path): The further start was asked to open this file; comes after `started_again`.
    """

    started_again = Signal(str)
    file_opened = Signal(object)

    def __init__(self, lock: InstanceLock, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lock = lock
        self._folder: Path | None = None
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self.on_new_connection)

    def listen(self) -> bool:
        """Begins to take calls; returns False, and logs why, when that cannot be done."""
        if not self._lock.is_held:
            return False
        _tidy_after(self._lock.owner())
        if not self._open_server():
            _logger.warning("further starts cannot be heard: %s", self._server.errorString())
        try:
            self._lock.publish(Owner(os.getpid(), self._server.fullServerName()))
        except OSError as error:
            _logger.warning("further starts cannot be heard: %s", error)
            return False
        return self._server.isListening()

    def close(self) -> None:
        """Takes no more calls. The lock stays."""
        self._server.close()
        if self._folder is not None:
            with contextlib.suppress(OSError):
                self._folder.rmdir()
            self._folder = None
        with contextlib.suppress(OSError):
            self._lock.publish(Owner(os.getpid()))

    def _open_server(self) -> bool:
        if sys.platform == "win32":  # a pipe has a name and no folder
            return self._server.listen(_PREFIX + os.urandom(16).hex())
        for base in _bases(os.environ):
            try:
                folder = Path(tempfile.mkdtemp(prefix=_PREFIX, dir=base))
            except OSError:
                continue
            if self._server.listen(str(folder / _SOCKET_NAME)):
                self._folder = folder
                return True
            with contextlib.suppress(OSError):
                folder.rmdir()
        return False

    def on_new_connection(self) -> None:
        while self._server.hasPendingConnections():
            socket = self._server.nextPendingConnection()
            if len(self.findChildren(_Visit)) >= _VISITS_AT_ONCE:
                socket.abort()
                socket.deleteLater()
                continue
            visit = _Visit(socket, self)
            visit.call_received.connect(self.on_call_received)
            visit.begin()

    def on_call_received(self, call: Call) -> None:
        self.started_again.emit(call.token)
        if call.file is not None:
            self.file_opened.emit(call.file)


class _Visit(QObject):
    """One connection: a line is read, an answer is given, and that was it.

    Signals:
        call_received(Call): The visitor has said what it wants.
    """

    call_received = Signal(object)

    def __init__(self, socket: QLocalSocket, parent: QObject) -> None:
        super().__init__(parent)
        self._socket = socket
        socket.setParent(self)
        socket.setReadBufferSize(MESSAGE_BYTES)
        socket.readyRead.connect(self.on_ready_read)
        socket.disconnected.connect(self.deleteLater)
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.timeout.connect(self.on_patience_ended)

    def begin(self) -> None:
        self._patience.start(_PATIENCE)
        self.on_ready_read()  # it may have spoken before anybody listened

    def on_ready_read(self) -> None:
        if self._socket.canReadLine():
            call = _read_call(bytes(self._socket.readLine().data()))
            if call is None:
                self._send_away()
                return
            self._socket.readyRead.disconnect(self.on_ready_read)
            # Answered before anything is done: what is done may open a dialog and take its time.
            self._socket.write(_ANSWER)
            self._socket.disconnectFromServer()
            self.call_received.emit(call)
        elif self._socket.bytesAvailable() >= MESSAGE_BYTES:
            self._send_away()

    def on_patience_ended(self) -> None:
        self._send_away()

    def _send_away(self) -> None:
        _logger.warning("something that is no further start has knocked")
        self._socket.abort()


def hand_over(lock: InstanceLock, call: Call, *, within: float = ANSWER_WITHIN) -> HandOver:
    """Hands a call to the process that holds the lock, or takes the lock when it has become free.

    Blocks for so many seconds at most. Needs a QCoreApplication, but no event loop.
    """
    message = _Message(None if call.file is None else os.fsencode(call.file), call.token)
    line = msgspec.json.encode(message) + b"\n"
    deadline = time.monotonic() + within
    while True:
        if lock.acquire():
            return HandOver.FIRST
        owner = lock.owner()
        if owner is not None and owner.server:
            _let_to_the_front(owner.pid)
            if _deliver(line, owner.server, deadline):
                return HandOver.DONE
        if time.monotonic() + _RETRY_AFTER >= deadline:
            return HandOver.NOT_ANSWERING
        # It has not begun to listen yet, or listens no more: either will change.
        time.sleep(_RETRY_AFTER)


def activation_token(environment: Mapping[str, str]) -> str:
    """What the desktop gave this process to bring a window to the front with; empty when nothing."""
    token = environment.get("XDG_ACTIVATION_TOKEN") or environment.get("DESKTOP_STARTUP_ID", "")
    return token if len(token) <= _TOKEN_CHARACTERS and token.isprintable() else ""


def _deliver(line: bytes, server: str, deadline: float) -> bool:
    """Sends a line and returns whether it was answered."""

    def milliseconds_left() -> int:
        return max(1, round(1000 * (deadline - time.monotonic())))

    socket = QLocalSocket()
    socket.connectToServer(server)
    if not socket.waitForConnected(milliseconds_left()):
        return False
    socket.write(line)
    while not socket.canReadLine():
        if time.monotonic() >= deadline or not socket.waitForReadyRead(milliseconds_left()):
            break
    answer = socket.readAll().data()
    socket.abort()
    return answer == _ANSWER


def _read_call(line: bytes) -> Call | None:
    """Reads what a visitor said; None when it makes no sense."""
    try:
        message = msgspec.json.decode(line, type=_Message)
        file = None if message.file is None else Path(os.fsdecode(message.file))
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
    if file is not None and (not file.is_absolute() or "\0" in str(file)):
        return None
    if len(message.token) > _TOKEN_CHARACTERS or not message.token.isprintable():
        return None
    return Call(file, message.token)


def _bases(environment: Mapping[str, str]) -> Iterator[Path]:
    """Folders for the socket, best first: the last one is for a temporary folder with too long a path."""
    runtime = Path(environment.get("XDG_RUNTIME_DIR", ""))
    if runtime.is_absolute():
        yield runtime
    yield Path(tempfile.gettempdir())
    yield Path("/tmp")


def _tidy_after(owner: Owner | None) -> None:
    """Removes the socket of a predecessor that had no time for it, and nothing else."""
    if owner is None or sys.platform == "win32":
        return
    socket = Path(owner.server)
    if socket.name != _SOCKET_NAME or not socket.parent.name.startswith(_PREFIX):
        return
    with contextlib.suppress(OSError, ValueError):
        if stat.S_ISSOCK(socket.lstat().st_mode):
            socket.unlink()
            socket.parent.rmdir()


if sys.platform == "win32":

    def _let_to_the_front(pid: int) -> None:
        """Passes on the right to take the foreground, which the process started last has."""
        ctypes.windll.user32.AllowSetForegroundWindow(pid)

else:

    def _let_to_the_front(_pid: int) -> None:
        """Elsewhere the desktop's token does that."""
