"""A scroll area for sheets whose content usually fits."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtWidgets import QApplication, QScrollArea, QSizePolicy, QWidget

from thousand_qt.ui.touch_scrolling import scroll_by_touch

_RING: Final = 6
"""What is seen above and below a control that has the keyboard, in pixels."""


class FittingScrollArea(QScrollArea):
    """A scroll area that wants to be as high as its content, so that it scrolls only when it must."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._width = 0
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.viewport().setAutoFillBackground(False)
        scroll_by_touch(self.viewport())

    def set_content(self, content: QWidget) -> None:
        """Show this widget, on the paper below it."""
        self.setWidget(content)
        content.setAutoFillBackground(False)

    def follow_keyboard(self) -> None:
        """Scroll to whatever has the keyboard: Qt itself does so only when it comes from inside of here."""
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self.on_focus_changed)

    @Slot(QWidget, QWidget)
    def on_focus_changed(self, before: QWidget | None, now: QWidget | None) -> None:
        content = self.widget()
        if now is not None and content is not None and content.isAncestorOf(now) and self.isVisible():
            self.ensureWidgetVisible(now, 0, _RING)

    def measure(self, width: int) -> None:
        """Take the height that the content, as it is now, has at this width, in pixels.

        Layouts keep the size hints of their widgets, and do not hear of it when the content of a scroll area
        gets other texts or its parts are shown or hidden.
        """
        self._width = width
        content = self.widget()
        layout = None if content is None else content.layout()
        if layout is not None:
            layout.invalidate()
            layout.activate()
        self.updateGeometry()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 80)

    def sizeHint(self) -> QSize:
        content = self.widget()
        if content is None:
            return super().sizeHint()
        hint = content.sizeHint()
        layout = content.layout()
        if layout is not None and layout.hasHeightForWidth() and self._width:
            return QSize(self._width, layout.totalHeightForWidth(self._width))
        return hint
