"""Shows where the keyboard is: one ring round whatever has it, in every window of the program.

A ring of two colours, the one bright and the other dark, can be seen on any ground, whatever the control, the
theme and the table look like. It is drawn over the window, so that no control has to know of it. While the
pointer leads it is away, as the pointer shows by itself what is meant.

Qt has something like it, QFocusFrame, which its own macOS style uses; in other styles it lies below the
control, and cannot be drawn in two colours. Here it is but the base of the widget that paints: such a frame
is in no accessible tree.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QFocusFrame, QWidget
from shiboken6 import isValid

SHOWS_FOCUS: Final = "showsFocus"
"""A widget with this property, true, shows by itself where the keyboard is."""

BRIGHT: Final = QColor("#f5b83d")
DARK: Final = QColor("#1d1a17")

_OUTSET: Final = 5
"""How far the ring reaches beyond the control, in logical pixels."""
_LINE: Final = 2.0
_RADIUS: Final = 9.0

_POINTER: Final = frozenset((QEvent.Type.MouseButtonPress, QEvent.Type.TouchBegin, QEvent.Type.TabletPress))
_MOVES_RING: Final = frozenset(
    (
        QEvent.Type.Move,
        QEvent.Type.Resize,
        QEvent.Type.Show,
        QEvent.Type.Hide,
        QEvent.Type.ParentChange,
        QEvent.Type.ZOrderChange,
        QEvent.Type.DynamicPropertyChange,
    )
)


class RingFrame(QFocusFrame):
    """The ring of one window; lets the pointer through."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._target: QWidget | None = None
        self._watched: list[QWidget] = []
        self._ring = QRectF()
        self.hide()

    def follow(self, target: QWidget | None) -> None:
        """Lie round this widget of the window from now on; None: round none."""
        for widget in self._watched:
            if isValid(widget):
                widget.removeEventFilter(self)
        self._target = target
        self._watched = list(_ways_up(target, self._window()))
        for widget in self._watched:
            widget.installEventFilter(self)
        self.place()

    def place(self) -> None:
        """Go where the widget is seen now."""
        target = self._target
        # A window that is being destroyed still hides what lies in it.
        if target is None or not all(isValid(widget) for widget in (target, *self._watched)):
            self.hide()
            return
        if not target.isVisible() or target.property(SHOWS_FOCUS):
            self.hide()
            return
        window = self._window()
        place = _place(target, window)
        # Round something that fills the window, as the table does, it would lie over menus and score sheet.
        fills = 2 * place.width() * place.height() > window.width() * window.height()
        outset = 0 if fills else _OUTSET
        ring = place.adjusted(-outset, -outset, outset, outset)
        room = window.rect()
        for widget in self._watched:
            area = widget.parentWidget()
            if isinstance(area, QAbstractScrollArea) and widget is area.viewport():
                room &= _place(widget, window).adjusted(-_OUTSET, -_OUTSET, _OUTSET, _OUTSET)
        seen = ring & room
        # At an edge of the window the ring goes inwards; a scroll area hides part of it with the control.
        ring &= window.rect()
        self.setGeometry(seen)
        self._ring = QRectF(ring.translated(-seen.topLeft()))
        self.setVisible(seen.isValid())
        self.raise_()
        self.update()

    def _window(self) -> QWidget:
        window = self.parentWidget()
        assert window is not None
        return window

    # Qt

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _MOVES_RING:
            self.place()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for inset, colour in ((_LINE / 2, DARK), (1.5 * _LINE, BRIGHT)):
            painter.setPen(QPen(colour, _LINE))
            rect = self._ring.adjusted(inset, inset, -inset, -inset)
            painter.drawRoundedRect(rect, _RADIUS, _RADIUS)


class FocusRing(QObject):
    """Keeps the rings of all windows.

    Signals:
        lead_changed(bool): the last press was a key's (True), not the pointer's any more; or the other way.
    """

    lead_changed = Signal(bool)

    def __init__(self, parent: QObject | None = None) -> None:
        """Watch all windows of the application, which must be there."""
        super().__init__(parent)
        self._keys_lead: bool | None = None
        self._frame: RingFrame | None = None
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self.on_focus_changed)
        self.on_focus_changed(None, application.focusWidget())

    @property
    def keys_lead(self) -> bool:
        """Whether the last press was a key's; so it is before the first."""
        return self._keys_lead is not False

    def on_focus_changed(self, _old: QWidget | None, new: QWidget | None) -> None:
        """Go to another widget, perhaps of another window."""
        frame, self._frame = self._frame, None
        if frame is not None and isValid(frame):  # else its window has gone
            frame.follow(None)
        if new is None:
            return
        window = new.window()
        handle = window.windowHandle()
        if handle is not None:
            handle.installEventFilter(self)  # again for one that has it: it stays there once
        if window.windowType() is Qt.WindowType.Popup:
            return
        self._frame = frame = _frame_of(window)
        frame.follow(new if self.keys_lead else None)

    def _set_lead(self, keys_lead: bool) -> None:
        if keys_lead is self._keys_lead:
            return
        self._keys_lead = keys_lead
        if self._frame is not None and isValid(self._frame):
            self._frame.follow(QApplication.focusWidget() if keys_lead else None)
        self.lead_changed.emit(keys_lead)

    # Qt

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Hear the presses in a window, before they reach anything in it."""
        kind = event.type()
        if kind is QEvent.Type.KeyPress:
            self._set_lead(True)
        elif kind in _POINTER:
            self._set_lead(False)
        return False


def _ways_up(widget: QWidget | None, window: QWidget) -> Iterator[QWidget]:
    """Yield the widget and all it lies in, up to the window."""
    while widget is not None:
        yield widget
        widget = None if widget is window else widget.parentWidget()


def _place(widget: QWidget, window: QWidget) -> QRect:
    return QRect(widget.mapTo(window, QPoint()), widget.size())


def _frame_of(window: QWidget) -> RingFrame:
    """Return the ring of a window, which is made when it is needed first."""
    for child in window.children():
        if isinstance(child, RingFrame):
            return child
    return RingFrame(window)
