"""A list of things that go in or stay out, with ticks that can be seen on paper in every theme."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from thousand_qt.ui.paper import paper_colours

_BOX_RADIUS: Final = 3.0


class TickList(QListWidget):
    """Rows with a box before each; the arrows choose a row, space ticks it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setItemDelegate(_TickDelegate(self))

    def add_row(self, *, ticked: bool) -> None:
        """Add a row without a text."""
        item = QListWidgetItem(self)
        item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
        item.setCheckState(_state(ticked))

    def set_ticked(self, row: int, ticked: bool) -> None:
        self.item(row).setCheckState(_state(ticked))

    def is_ticked(self, row: int) -> bool:
        return self.item(row).checkState() is Qt.CheckState.Checked


class _TickDelegate(QStyledItemDelegate):
    """Draws the box over the style's own, whose tick has the colour of the chosen row."""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().paint(painter, option, index)
        row = QStyleOptionViewItem(option)
        self.initStyleOption(row, index)
        place = QStyle.SubElement.SE_ItemViewItemCheckIndicator
        widget: QWidget = row.widget  # type: ignore[attr-defined] # the stubs do not know it
        box = QRectF(widget.style().subElementRect(place, row, widget)).adjusted(0.5, 0.5, -0.5, -0.5)
        colours = paper_colours(widget.palette())
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(colours.muted, 1.2))
        painter.setBrush(colours.paper)
        painter.drawRoundedRect(box, _BOX_RADIUS, _BOX_RADIUS)
        if row.checkState is Qt.CheckState.Checked:  # type: ignore[attr-defined]
            pen = QPen(colours.ink, box.width() / 6)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            painter.drawPolyline(_tick(box))
        painter.restore()


def _tick(box: QRectF) -> QPolygonF:
    places = ((0.24, 0.52), (0.43, 0.72), (0.77, 0.29))
    return QPolygonF([QPointF(box.x() + x * box.width(), box.y() + y * box.height()) for x, y in places])


def _state(ticked: bool) -> Qt.CheckState:
    return Qt.CheckState.Checked if ticked else Qt.CheckState.Unchecked
