"""Which process a data folder belongs to: one at a time, by a lock that the system itself takes back.

A lock of the system's ends with its process, however that ends. So there is no stale lock to tell from a real
one, no process number that may have gone to another program, and of two starts at the same moment exactly one
is the first. A lock file is never removed: whoever still waits for the old one would wait for a file nobody
else can see.
"""

from __future__ import annotations

import logging
import os
import sys
from pathlib import Path
from typing import Final

import msgspec

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

_logger = logging.getLogger(__name__)

LOCK_NAME: Final = "instance.lock"

_OWNER_BYTES: Final = 64 * 1024
"""No owner writes more about itself."""
_LOCKED_BYTE: Final = 1 << 20
"""Windows keeps others from reading what is locked: the byte lies far behind what they want to read."""


class Owner(msgspec.Struct, frozen=True):
    """What the process that holds the lock tells others about itself.

    Attributes:
        pid: Its number.
        server: The name of the local server it listens on; empty when it does not.
    """

    pid: int
    server: str = ""


class InstanceLock:
    """The lock of one data folder, held by this process or by another.

    Attributes:
        path: The file that is locked.
    """

    def __init__(self, folder: Path) -> None:
        self.path = folder / LOCK_NAME
        self._descriptor: int | None = None

    @property
    def is_held(self) -> bool:
        """Whether this process holds the lock."""
        return self._descriptor is not None

    def acquire(self) -> bool:
        """Takes the lock; returns False when another process holds it.

        Where nothing can be locked, in a read-only folder or on a file system without locks, it returns True
        without a lock: better two games at once than none.
        """
        if self._descriptor is not None:
            return True
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            descriptor = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o666)
        except OSError as error:
            _logger.warning("%s cannot be locked: %s", self.path, error)
            return True
        try:
            _lock(descriptor)
        except OSError as error:
            os.close(descriptor)
            if _is_taken(error):
                return False
            _logger.warning("%s cannot be locked: %s", self.path, error)
            return True
        self._descriptor = descriptor
        return True

    def publish(self, owner: Owner) -> None:
        """Tells other processes about the holder; does nothing without the lock.

        Raises:
            OSError: It cannot be written.
        """
        if self._descriptor is None:
            return
        os.ftruncate(self._descriptor, 0)
        os.lseek(self._descriptor, 0, os.SEEK_SET)
        os.write(self._descriptor, msgspec.json.encode(owner))

    def owner(self) -> Owner | None:
        """What the present holder, or the last one if it had no time to say good-bye, tells about itself."""
        try:
            with self.path.open("rb") as file:
                return msgspec.json.decode(file.read(_OWNER_BYTES), type=Owner)
        except (OSError, msgspec.MsgspecError, UnicodeError):
            return None

    def release(self) -> None:
        """Gives the lock back."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None


if sys.platform == "win32":

    def _lock(descriptor: int) -> None:
        os.lseek(descriptor, _LOCKED_BYTE, os.SEEK_SET)
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

    def _is_taken(error: OSError) -> bool:
        return isinstance(error, PermissionError)

else:

    def _lock(descriptor: int) -> None:
        # Not `lockf`: such a lock is lost as soon as the process closes any other handle of the file.
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def _is_taken(error: OSError) -> bool:
        return isinstance(error, BlockingIOError)
