"""Why the disk does not take a match, in a sentence."""

from __future__ import annotations

import errno
from typing import Final

from PySide6.QtCore import QCoreApplication

from thousand_qt.records.loading import words_of

_FULL: Final = (errno.ENOSPC, errno.EDQUOT)
_FORBIDDEN: Final = (errno.EACCES, errno.EPERM, errno.EROFS)
_GONE: Final = (errno.ENOENT, errno.ESTALE, errno.EIO, errno.ENODEV, errno.ENXIO, errno.ENOTCONN)


def cannot_save_words(error: OSError) -> str:
    """Return why a match cannot be saved, and that this is no reason to stop."""
    if error.errno in _FULL:
        return QCoreApplication.translate(
            "Disk",
            "The match cannot be saved: the disk is full. You can play on; it is saved when there is room"
            " again.",
        )
    if error.errno in _FORBIDDEN:
        return QCoreApplication.translate(
            "Disk", "The match cannot be saved: its folder may not be written to. You can play on."
        )
    if error.errno in _GONE:
        return QCoreApplication.translate(
            "Disk",
            "The match cannot be saved: its folder is out of reach. You can play on; it is saved when the"
            " folder is there again.",
        )
    #: {reason} is what the system says, in its own language.
    text = QCoreApplication.translate("Disk", "The match cannot be saved ({reason}). You can play on.")
    return text.format(reason=words_of(error))
