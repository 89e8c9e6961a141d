"""A finger pushes what is longer than its window, and presses nothing meanwhile; a tap presses buttons."""

from __future__ import annotations

import gc

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QInputDevice, QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QScroller, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from thousand_qt.ui.fitting_scroll_area import FittingScrollArea
from thousand_qt.ui.paper_inputs import PaperComboBox

BUTTONS = 40


@pytest.fixture(scope="module")
def finger() -> QPointingDevice:
    return QTest.createTouchDevice(QInputDevice.DeviceType.TouchScreen)


class Sheet(FittingScrollArea):
    """So many buttons below each other, and which of them have been pressed."""

    def __init__(self) -> None:
        super().__init__()
        content = QWidget()
        layout = QVBoxLayout(content)
        self.box = PaperComboBox()
        self.box.addItems(["one", "two"])
        layout.addWidget(self.box)
        self.pressed: list[int] = []
        for number in range(BUTTONS):
            button = QPushButton(str(number))
            button.clicked.connect(lambda _=False, number=number: self.pressed.append(number))
            layout.addWidget(button)
        self.set_content(content)
        self.resize(300, 300)


@pytest.fixture
def sheet(qtbot: QtBot) -> Sheet:
    sheet = Sheet()
    qtbot.addWidget(sheet)
    sheet.show()
    qtbot.waitExposed(sheet)
    return sheet


def push(sheet: Sheet, finger: QPointingDevice, start: QPoint, path: list[QPoint]) -> None:
    """Put a finger down, move it and take it up."""
    window = sheet.windowHandle()
    QTest.touchEvent(window, finger).press(0, start).commit()
    for point in path:
        QTest.qWait(20)
        QTest.touchEvent(window, finger).move(0, point).commit()
    QTest.qWait(20)
    QTest.touchEvent(window, finger).release(0, path[-1] if path else start).commit()


UP = [QPoint(150, y) for y in range(270, 50, -10)]


def test_a_finger_pushes_the_sheet_and_no_button(sheet: Sheet, finger: QPointingDevice, qtbot: QtBot) -> None:
    bar = sheet.verticalScrollBar()
    push(sheet, finger, QPoint(150, 280), UP)
    qtbot.waitUntil(lambda: bar.value() > 100)
    assert sheet.pressed == []


def test_every_sheet_has_its_own_place(qtbot: QtBot, finger: QPointingDevice) -> None:
    sheets = [Sheet(), Sheet()]
    for each in sheets:
        qtbot.addWidget(each)
        each.show()
        qtbot.waitExposed(each)
    push(sheets[1], finger, QPoint(150, 280), UP)
    qtbot.waitUntil(lambda: sheets[1].verticalScrollBar().value() > 100)
    assert sheets[0].verticalScrollBar().value() == 0
    runs_on = QScroller.scroller(sheets[1].viewport())
    qtbot.waitUntil(lambda: runs_on.state() is QScroller.State.Inactive)  # till then Qt takes nothing new
    sheets.pop().close()
    push(sheets[0], finger, QPoint(150, 280), UP)
    qtbot.waitUntil(lambda: sheets[0].verticalScrollBar().value() > 100)


def test_a_tap_presses_a_button(sheet: Sheet, finger: QPointingDevice, qtbot: QtBot) -> None:
    button = sheet.findChildren(QPushButton)[2]
    where = button.mapTo(sheet, button.rect().center())
    push(sheet, finger, where, [])
    qtbot.waitUntil(lambda: sheet.pressed == [2])
    assert sheet.verticalScrollBar().value() == 0


def test_a_list_opens_when_the_finger_is_lifted(sheet: Sheet, finger: QPointingDevice, qtbot: QtBot) -> None:
    box, bar = sheet.box, sheet.verticalScrollBar()
    where = box.mapTo(sheet, box.rect().center())
    push(sheet, finger, where, [where - QPoint(0, step) for step in range(10, 200, 10)])
    qtbot.waitUntil(lambda: bar.value() > 20)
    assert not box.view().isVisible()
    runs_on = QScroller.scroller(sheet.viewport())
    qtbot.waitUntil(lambda: runs_on.state() is QScroller.State.Inactive)
    bar.setValue(0)
    push(sheet, finger, where, [])
    qtbot.waitUntil(box.view().isVisible)
    box.hidePopup()
    QTest.mousePress(box, Qt.MouseButton.LeftButton)
    assert box.view().isVisible(), "a mouse opens it at once"
    box.hidePopup()
    QTest.mouseRelease(box, Qt.MouseButton.LeftButton)


@pytest.mark.usefixtures("qapp")
def test_a_hundred_sheets_leave_nothing_behind() -> None:
    def classes() -> int:
        gc.collect()
        return sum(isinstance(each, type) for each in gc.get_objects())

    FittingScrollArea().deleteLater()
    before = classes()
    for _ in range(100):
        FittingScrollArea().deleteLater()
    assert classes() - before < 10
