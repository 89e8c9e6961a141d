"""A thin line that grows while something is read in the background."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from thousand_qt.ui.paper import paper_colours

_HEIGHT: Final = 3


class ProgressLine(QWidget):
    """Takes its room always, so that nothing moves when it appears; says nothing, the words beside it do."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._share = 0.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def share(self) -> float:
        """How much is done, 0 to 1."""
        return self._share

    def show_progress(self, done: int, of: int) -> None:
        """Show a share; nothing is shown of nothing."""
        self._share = done / of if of else 0.0
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._share <= 0:
            return
        painter = QPainter(self)
        colours = paper_colours(self.palette())
        painter.fillRect(self.rect(), colours.stripe)
        painter.fillRect(QRectF(0, 0, self._share * self.width(), self.height()), colours.gold)

    def sizeHint(self) -> QSize:
        return QSize(100, _HEIGHT)
