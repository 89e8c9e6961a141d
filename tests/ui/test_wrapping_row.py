"""A row that goes on below itself: where its widgets are, and how high it is."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from thousand_qt.ui.wrapping_row import WrappingRow


class Brick(QWidget):
    def sizeHint(self) -> QSize:
        return QSize(100, 20)

    def minimumSizeHint(self) -> QSize:
        return QSize(60, 20)


@pytest.fixture
def bricks(qtbot) -> tuple[QWidget, list[Brick]]:
    """Three bricks 10 pixels apart, of which the second stretches and the third is pushed to the end."""
    whole = QWidget()
    qtbot.addWidget(whole)
    row = WrappingRow(10)
    made = [Brick(), Brick(), Brick()]
    row.add(made[0])
    row.add(made[1], 1)
    row.add_gap()
    row.add(made[2])
    column = QVBoxLayout(whole)
    column.setContentsMargins(0, 0, 0, 0)
    column.addWidget(row)
    column.addStretch(1)
    return whole, made


def places(whole: QWidget, bricks: list[Brick], width: int) -> list[tuple[int, int, int]]:
    whole.resize(width, 200)
    whole.show()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
    return [(brick.x(), brick.y(), brick.width()) for brick in bricks if brick.isVisible()]


def test_all_stand_side_by_side_where_there_is_room(bricks):
    assert places(bricks[0], bricks[1], 400) == [(0, 0, 100), (110, 0, 180), (300, 0, 100)]


def test_what_has_no_room_goes_below_and_to_the_end_of_its_line_when_pushed(bricks):
    assert places(bricks[0], bricks[1], 250) == [(0, 0, 100), (110, 0, 140), (150, 30, 100)]
    assert bricks[1][0].parentWidget().height() == 50


def test_nothing_is_wider_than_the_row(bricks):
    assert places(bricks[0], bricks[1], 80) == [(0, 0, 80), (0, 30, 80), (0, 60, 80)]
    assert bricks[0].layout().totalMinimumSize().width() == 60


def test_a_hidden_widget_takes_no_room(bricks):
    whole, made = bricks
    made[0].hide()
    assert places(whole, made, 250) == [(0, 0, 140), (150, 0, 100)]


def test_it_is_mirrored_where_one_reads_from_right_to_left(bricks):
    whole, made = bricks
    whole.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    assert places(whole, made, 250) == [(150, 0, 100), (0, 0, 140), (0, 30, 100)]
