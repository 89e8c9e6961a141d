"""Has the C library give back what a picture or a window took (glibc; elsewhere that is so anyway)."""

from __future__ import annotations

import ctypes
import sys
from typing import Final

LARGE: Final = 256 * 1024
"""Bytes: smaller pieces are kept for the next who asks."""
_M_MMAP_THRESHOLD: Final = -3


def give_back_large_pieces() -> bool:
    """Have large pieces of memory taken from the system one by one, and given back when they are free.

    glibc begins so, but raises the size from which it does with every large piece that is given back, up to
    32 MB (mallopt(3)). Pictures of windows then lie among small pieces and leave holes: in 300 deals with
    windows opened in between, 40 MB of them, and more with every evening the program is left open.

    Returns whether the C library took the advice.
    """
    if not sys.platform.startswith("linux"):
        return False
    try:
        advise = ctypes.CDLL(None).mallopt
    except (AttributeError, OSError):  # another C library
        return False
    return bool(advise(_M_MMAP_THRESHOLD, LARGE))
