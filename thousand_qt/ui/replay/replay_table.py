"""The table of a replay: a click goes on, the wheel goes there and back, no card can be chosen."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from thousand_qt.table.scene import TableScene
from thousand_qt.table.view import TableView

_LEAST: Final = QSize(420, 180)
_NOTCH: Final = 120
"""What a mouse reports for one notch of its wheel; touch pads report less, and more often."""


class ReplayTable(TableView):
    """Shows a scene that is only looked at.

    Signals:
        clicked(): with the left button.
        turned(bool): the wheel was turned by one notch: towards the player (True: further) or away.
    """

    clicked = Signal()
    turned = Signal(bool)

    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._turned_by = 0
        self.setMinimumSize(_LEAST)
        self.setInteractive(False)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.clicked.emit()
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        self._turned_by += event.angleDelta().y()
        while abs(self._turned_by) >= _NOTCH:
            further = self._turned_by < 0
            self._turned_by += _NOTCH if further else -_NOTCH
            self.turned.emit(further)
        event.accept()
