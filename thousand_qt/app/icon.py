"""The icon of the program's windows, drawn for each size a window manager may ask for."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon, QPixmap

from thousand_qt.app.paths import resource_path

SMALL_SIZES: Final = (16, 20, 22, 24, 32)
"""Pixels that have a drawing of their own, in which the number can still be read."""
LARGE_SIZES: Final = (48, 64, 128)
"""Pixels of what is made of the large drawing; anything between is scaled down."""


def window_icon() -> QIcon:
    """Return the icon, with every size drawn."""
    icon = QIcon()
    for size in SMALL_SIZES:
        icon.addPixmap(QPixmap(str(resource_path("icons", f"thousand-qt-{size}.svg"))))
    large = QIcon(str(resource_path("icons", "thousand-qt.svg")))
    for size in LARGE_SIZES:
        icon.addPixmap(large.pixmap(QSize(size, size), 1.0))
    return icon
