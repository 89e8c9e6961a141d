"""Clicks of the mouse on what a window shows, when a person could click there and not before."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QDeadlineTimer, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

WAIT = 60_000
"""Milliseconds after which a condition that should come true is taken for one that never will."""


def click(widget: QWidget, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
    """Click in the middle of a button as soon as it lies there for good and nothing lies over it.

    What was opened or added just now has no place yet: Qt lays it out when events are worked off.
    """
    deadline = QDeadlineTimer(WAIT)
    while (hindrance := _hindrance(widget)) and not deadline.hasExpired():
        QTest.qWait(1)
    assert not hindrance, f"{type(widget).__name__} {widget.objectName()!r} {hindrance}"
    QTest.mouseClick(widget, button)


def _hindrance(widget: QWidget) -> str:
    """Return why a person could not click on a widget now, empty if he could."""
    window = widget.window()
    handle = window.windowHandle()
    if not widget.isVisible() or handle is None or not handle.isExposed():
        return "is not shown"
    before = widget.mapTo(window, widget.rect().center())
    QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
    middle = widget.mapTo(window, widget.rect().center())
    if middle != before:
        return "is about to move"
    if not window.rect().contains(middle):
        return "lies outside of its window"
    hit = window.childAt(middle)
    if hit is not widget and not (hit is not None and widget.isAncestorOf(hit)):
        return f"is covered by {hit}"
    return "" if widget.isEnabled() else "is disabled"
