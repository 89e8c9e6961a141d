"""Buttons of which one is down: the tabs of windows on paper."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton


def tab_button() -> QPushButton:
    """Return a tab; its look comes from `paper_style`. A QButtonGroup makes several exclude each other."""
    button = QPushButton()
    button.setProperty("tabButton", True)
    button.setCheckable(True)
    button.setAutoDefault(False)
    button.setCursor(Qt.CursorShape.PointingHandCursor)
    return button
