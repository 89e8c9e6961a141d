"""What all dialogs on paper share: the colours and the language of the application, and a size that fits."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QDialog, QWidget

from thousand_qt.ui import fitting
from thousand_qt.ui.paper import PaperStyle
from thousand_qt.ui.standard_keys import on_standard_keys

_STEP: Final = 40
"""By how much a dialog is made wider at a time, in logical pixels."""


class PaperDialog(QDialog):
    """Keeps its colours and words; a subclass calls `retranslate` and `on_restyled` when it is laid out."""

    def __init__(
        self, parent: QWidget | None = None, *, width: int | None = None, least_height: int = 0
    ) -> None:
        """Make an empty dialog.

        Args:
            parent: The owner.
            width: In logical pixels. The dialog is as high as its words need then, wider where they
                cannot be broken or where the screen is too low, and grows when another language needs more;
                without a width the subclass says how large it is.
            least_height: In logical pixels, of a dialog with a width.
        """
        super().__init__(parent)
        self._width = width
        self._least_height = least_height
        self._style = PaperStyle(self)
        self._style.restyled.connect(self.on_restyled)
        on_standard_keys(self, QKeySequence.StandardKey.Close, self.reject)

    @abstractmethod
    def retranslate(self) -> None:
        """Set all words in the present language."""

    def on_restyled(self) -> None:
        """Give the labels that have an ink of their own the one of these colours."""

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            if self._width is not None:
                self.resize(self.size().expandedTo(self.sizeHint()))

    def sizeHint(self) -> QSize:
        layout = self.layout()
        if self._width is None or layout is None:
            return super().sizeHint()
        width = max(self._width, layout.totalMinimumSize().width())
        room = fitting.screen_room(self)
        while layout.totalHeightForWidth(width) > room.height() and width + _STEP <= room.width():
            width += _STEP
        return QSize(width, max(self._least_height, layout.totalHeightForWidth(width)))
