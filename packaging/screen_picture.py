"""Waits until there is something to see on a display of X11, and keeps a picture of it.

    python packaging/screen_picture.py FILE SECONDS

Needs Qt; DISPLAY says which display. An empty display, or a window that is not painted yet, is of one colour.
"""

from __future__ import annotations

import os
import sys
import time
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication, QImage

_COLOURS: Final = 300
"""In a picture of 160 by 100 dots: the table alone has more, and a window without it far fewer."""


def main(file: str, seconds: float) -> int:
    """Wait at most so long; returns the exit status, which is 1 when nothing came."""
    os.environ["QT_QPA_PLATFORM"] = "xcb"
    application = QGuiApplication(sys.argv[:1])
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        picture = application.primaryScreen().grabWindow(0).toImage()
        if colours(picture) >= _COLOURS:
            return 0 if picture.save(file) else 2
        time.sleep(1)
    return 1


def colours(picture: QImage) -> int:
    """Count the colours of a small copy."""
    small = picture.scaled(QSize(160, 100))
    return len({small.pixel(x, y) for x in range(small.width()) for y in range(small.height())})


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], float(sys.argv[2])))
