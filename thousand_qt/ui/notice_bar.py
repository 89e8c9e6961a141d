"""A line that says what has happened in a window, with the one thing that can be done about it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QWidget

from thousand_qt.ui.paper import blend, paper_button, paper_colours, plain_label, set_ink

_LONGEST: Final = 400
"""Characters; more of them stand in the tool tip."""


class NoticeBar(QWidget):
    """Shows one notice at a time; takes no room while there is none.

    Signals:
        acted(): the player wants what the button says; the notice is gone.
    """

    acted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self._is_fault = False
        self._label = plain_label(wrap=True)
        self._label.setObjectName("noticeText")
        self._label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._action_button = paper_button(small=True)
        self._action_button.setObjectName("noticeAction")
        self._action_button.clicked.connect(self.on_acted)
        self._close_button = paper_button(small=True)
        self._close_button.setObjectName("noticeClose")
        self._close_button.clicked.connect(self.clear)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(14, 6, 8, 6)
        layout.setSpacing(10)
        layout.addWidget(self._label, 1)
        layout.addWidget(self._action_button)
        layout.addWidget(self._close_button)
        self.retranslate()
        self.hide()

    @property
    def text(self) -> str:
        """What is said; empty when nothing is."""
        return self._label.text() if not self.isHidden() else ""

    @property
    def action_button(self) -> QPushButton:
        return self._action_button

    def show_notice(self, text: str, *, action: str = "", is_fault: bool = False) -> None:
        """Say something, with a button of these words or without one."""
        self._is_fault = is_fault
        shown = text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"
        self._label.setText(shown)
        self._label.setToolTip("" if shown == text else text)
        self._action_button.setText(action)
        self._action_button.setVisible(bool(action))
        self.restyle()
        self.show()
        self.setAccessibleName(shown)
        QAccessible.updateAccessibility(QAccessibleEvent(self._label, QAccessible.Event.Alert))

    def clear(self) -> None:
        """Say nothing any more."""
        had_focus = self.isAncestorOf(self.focusWidget() or self) and self.focusWidget() is not None
        if had_focus:
            self.focusNextChild()
        self.hide()

    def retranslate(self) -> None:
        """Set the words of the bar's own button; a notice stays in the language it was made in."""
        self._close_button.setText(self.tr("Close"))

    def on_acted(self) -> None:
        self.clear()
        self.acted.emit()

    def restyle(self) -> None:
        """Take the inks of the present theme."""
        colours = paper_colours(self.palette())
        set_ink(self._label, colours.loss if self._is_fault else colours.ink)
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = paper_colours(self.palette())
        edge = colours.loss if self._is_fault else colours.edge
        painter.setPen(QPen(edge, 1.2))
        painter.setBrush(blend(colours.paper, edge, 0.08))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 8, 8)
