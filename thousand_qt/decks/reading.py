"""The bytes of a deck's picture, of a file nobody vouches for: never more of them than a deck can have.

A file may be a device, a pipe nobody writes to, or a few kilobytes that unpack to all the memory there is.
"""

from __future__ import annotations

import os
import stat
import zlib
from pathlib import Path
from typing import Final

from thousand_qt.decks.faults import DeckFault, DeckRefusedError

LARGEST_FILE: Final = 32 * 1024 * 1024
"""Bytes on disk. The largest deck known, KDE's Dondorf, has three megabytes."""
LARGEST_UNPACKED: Final = 48 * 1024 * 1024
"""Bytes of SVG text. Dondorf has eleven megabytes."""

MOST_ELEMENTS: Final = 200_000
"""Of the picture of a deck."""

_GZIP_MAGIC: Final = b"\x1f\x8b"
_CHUNK: Final = 256 * 1024


def read_bounded(path: Path, largest: int = LARGEST_FILE) -> bytes:
    """Return what is in a regular file. Raises DeckRefusedError if it is none, or larger."""
    # A pipe would keep the program waiting for somebody who writes.
    flags = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
    try:
        descriptor = os.open(path, flags)
    except FileNotFoundError:
        raise DeckRefusedError(DeckFault.GONE, path.name) from None
    except (OSError, ValueError) as error:
        if path.is_dir():  # Windows does not open folders at all
            raise DeckRefusedError(DeckFault.NOT_A_FILE, path.name) from None
        raise DeckRefusedError(DeckFault.UNREADABLE, str(error)) from error
    try:
        facts = os.fstat(descriptor)
        if not stat.S_ISREG(facts.st_mode):
            raise DeckRefusedError(DeckFault.NOT_A_FILE, path.name)
        if facts.st_size > largest:
            raise DeckRefusedError(DeckFault.TOO_LARGE, path.name)
        with os.fdopen(descriptor, "rb", closefd=False) as file:
            content = file.read(largest + 1)  # it may be growing
    except OSError as error:
        raise DeckRefusedError(DeckFault.UNREADABLE, str(error)) from error
    finally:
        os.close(descriptor)
    if len(content) > largest:
        raise DeckRefusedError(DeckFault.TOO_LARGE, path.name)
    return content


def unpack(content: bytes, largest: int = LARGEST_UNPACKED) -> bytes:
    """Return SVG text, unpacked where it is packed; whatever the file is called.

    Raises DeckRefusedError when it would be more than `largest`, found out before that much is unpacked.
    """
    if not content.startswith(_GZIP_MAGIC):
        if len(content) > largest:
            raise DeckRefusedError(DeckFault.TOO_LARGE_UNPACKED)
        return content
    parts: list[bytes] = []
    size = 0
    rest = content
    # A gzip file may be several, one after the other.
    while rest.startswith(_GZIP_MAGIC):
        stream = zlib.decompressobj(wbits=16 + zlib.MAX_WBITS)
        while not stream.eof:
            try:
                part = stream.decompress(rest, _CHUNK)
            except zlib.error as error:
                raise DeckRefusedError(DeckFault.BROKEN_ARCHIVE, str(error)) from error
            rest = stream.unconsumed_tail
            if not part and not rest and not stream.eof:
                raise DeckRefusedError(DeckFault.BROKEN_ARCHIVE, "it ends too early")
            size += len(part)
            if size > largest:
                raise DeckRefusedError(DeckFault.TOO_LARGE_UNPACKED)
            parts.append(part)
        rest = stream.unused_data
    return b"".join(parts)
