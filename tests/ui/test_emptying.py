"""A layout that is filled anew is empty first, and what was in it is gone."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QSpacerItem, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from thousand_qt.ui.emptying import empty


def test_what_was_in_a_layout_goes(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    layout = QGridLayout(window)
    labels = [QLabel(str(number)) for number in range(3)]
    for row, label in enumerate(labels):
        layout.addWidget(label, row, 0)
    layout.addItem(QSpacerItem(10, 10), 3, 0)
    window.show()
    empty(layout)
    assert layout.count() == 0
    assert not any(label.isVisible() for label in labels)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not any(isValid(label) for label in labels)
    layout.addWidget(QLabel("new"), 0, 0)
    assert layout.count() == 1
