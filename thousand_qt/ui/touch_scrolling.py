"""Scrolling with a finger."""

from __future__ import annotations

from functools import cache
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QScroller, QWidget

_FAR_AWAY: Final = QPointF(-10_000, -10_000)


def scroll_by_touch(viewport: QWidget) -> None:
    """Let a finger push and flick what this viewport of a scroll area shows.

    `QScroller.grabGesture` would do the same with a recogniser of its own for each widget, and PySide would
    keep a new class for each recogniser's number: one for every result sheet of a long evening.
    """
    viewport.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
    _LettingGo(viewport, QScroller.scroller(viewport))  # the recogniser heeds only those that have a scroller
    viewport.grabGesture(_flick())


class _LettingGo(QObject):
    """Lets a button go that a finger has begun on, when the finger turns out to push.

    Qt makes a mouse's press of a finger's before it knows, and the button moves along below the finger.
    """

    def __init__(self, viewport: QWidget, scroller: QScroller) -> None:
        super().__init__(viewport)
        self._viewport = viewport
        scroller.stateChanged.connect(self.on_state_changed)

    def on_state_changed(self, state: QScroller.State) -> None:
        if state is not QScroller.State.Dragging:
            return
        for button in self._viewport.findChildren(QAbstractButton):
            if button.isDown():
                left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
                away = QMouseEvent(
                    QEvent.Type.MouseButtonRelease,
                    _FAR_AWAY,
                    _FAR_AWAY,
                    left,
                    none,
                    Qt.KeyboardModifier.NoModifier,
                )
                QApplication.sendEvent(button, away)


@cache
def _flick() -> Qt.GestureType:
    """Register the one recogniser, which lives as long as the application."""
    application = QApplication.instance()
    assert application is not None
    return QScroller.grabGesture(application, QScroller.ScrollerGestureType.TouchGesture)
