"""One lock for a file that must not be written by two processes, on every system."""

from __future__ import annotations

import contextlib
import errno
import os
import sys

_FAR_BYTE = 0x7FFF_FFF0
"""Windows locks bytes, and nobody else may read those: this one is beyond the end of every record."""
_TAKEN = (errno.EWOULDBLOCK, errno.EAGAIN, errno.EACCES, errno.EDEADLK)


def lock(descriptor: int) -> None:
    """Take the lock of an open file until it is closed or `unlock`ed.

    Raises BlockingIOError when another one has it, even in the same process. A file system that knows no
    locks (some network folders) is taken as it is.
    """
    try:
        _lock(descriptor)
    except OSError as error:
        if error.errno in _TAKEN:
            raise BlockingIOError(errno.EWOULDBLOCK, "the file is in use") from error


if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int) -> None:
        _at_far_byte(descriptor, msvcrt.LK_NBLCK)

    def unlock(descriptor: int) -> None:
        """Give the lock back; Windows wants that before the file is closed."""
        with contextlib.suppress(OSError):
            _at_far_byte(descriptor, msvcrt.LK_UNLCK)

    def _at_far_byte(descriptor: int, mode: int) -> None:
        place = os.lseek(descriptor, 0, os.SEEK_CUR)
        os.lseek(descriptor, _FAR_BYTE, os.SEEK_SET)
        try:
            msvcrt.locking(descriptor, mode, 1)
        finally:
            os.lseek(descriptor, place, os.SEEK_SET)

else:
    import fcntl

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def unlock(descriptor: int) -> None:
        """Give the lock back; closing the file does so too."""
        with contextlib.suppress(OSError):
            fcntl.flock(descriptor, fcntl.LOCK_UN)
