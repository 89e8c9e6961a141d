"""Tables as they are ruled on paper: thin lines, quiet headings, numbers on the right."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import (
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from thousand_qt.ui.paper import PaperColours, blend, paper_colours, scaled_font

CELL_PAD: Final = 10
"""Pixels between the text of a cell and its edges."""
_ARROW: Final = 7.0
_HEADING: Final = 0.88
_Index = QModelIndex | QPersistentModelIndex


class PaperHeader(QHeaderView):
    """Headings without boxes; a small arrow shows by which column a list is in order.

    The model says the alignment and the tool tip of each heading.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setHighlightSections(False)
        self.setMinimumSectionSize(24)
        self._sortable = False

    def set_sortable(self) -> None:
        """Let clicks choose the order; the keyboard has other ways to it."""
        self._sortable = True
        self.setSectionsClickable(True)
        self.setSortIndicatorShown(True)

    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:  # noqa: N802, N803
        colours = paper_colours(self.palette())
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(rect, colours.paper)
        painter.setPen(QPen(colours.line, 1))
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        text = str(self.model().headerData(logicalIndex, Qt.Orientation.Horizontal) or "")
        role = Qt.ItemDataRole.TextAlignmentRole
        side = self.model().headerData(logicalIndex, Qt.Orientation.Horizontal, role)
        right = side is not None and bool(Qt.AlignmentFlag(side) & Qt.AlignmentFlag.AlignRight)
        sorted_by = (
            self._sortable and self.isSortIndicatorShown() and self.sortIndicatorSection() == logicalIndex
        )
        painter.setFont(scaled_font(self.font(), _HEADING))
        place = QRectF(rect).adjusted(CELL_PAD, 0, -CELL_PAD, 0)
        arrow_room = _ARROW + 5 if sorted_by else 0
        width = place.width() - arrow_room
        text = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, round(width))
        painter.setPen(colours.ink if sorted_by else colours.muted)
        text_width = painter.fontMetrics().horizontalAdvance(text)
        left = place.right() - text_width - arrow_room if right else place.left()
        painter.drawText(
            QRectF(left, place.top(), text_width + 2, place.height()), Qt.AlignmentFlag.AlignVCenter, text
        )
        if sorted_by:
            middle = QPointF(left + text_width + 5 + _ARROW / 2, place.center().y())
            self._paint_arrow(painter, colours, middle)
        painter.restore()

    def _paint_arrow(self, painter: QPainter, colours: PaperColours, middle: QPointF) -> None:
        half = _ARROW / 2
        down = 1 if self.sortIndicatorOrder() is Qt.SortOrder.DescendingOrder else -1
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.gold)
        corners = (
            QPointF(-half, -half * 0.6 * down),
            QPointF(half, -half * 0.6 * down),
            QPointF(0, half * down),
        )
        painter.drawPolygon(QPolygonF([middle + corner for corner in corners]))

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        return QSize(hint.width(), QFontMetrics(self.font()).height() + 14)


class PaperTable(QTableView):
    """A table that is read and chosen from row by row."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setHorizontalHeader(PaperHeader(self))
        self.setItemDelegate(PaperDelegate(self))
        self.setFrameShape(QTableView.Shape.NoFrame)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setCornerButtonEnabled(False)
        self.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
        self.setTabKeyNavigation(False)
        self.setVerticalScrollMode(QTableView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QTableView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setDefaultSectionSize(QFontMetrics(self.font()).height() + 9)
        self.viewport().setMouseTracking(True)

    def moveCursor(  # noqa: N802 - Qt's name
        self,
        cursorAction: QTableView.CursorAction,  # noqa: N803
        modifiers: Qt.KeyboardModifier,
    ) -> QModelIndex:
        """Home and End go to the first and the last row, where Qt goes to the first and the last column."""
        ends = {
            QTableView.CursorAction.MoveHome: 0,
            QTableView.CursorAction.MoveEnd: self.model().rowCount() - 1,
        }
        row = ends.get(cursorAction)
        if row is None or row < 0:
            return super().moveCursor(cursorAction, modifiers)
        return self.model().index(row, max(0, self.currentIndex().column()))

    @property
    def header(self) -> PaperHeader:
        header = self.horizontalHeader()
        assert isinstance(header, PaperHeader)
        return header


class PaperDelegate(QStyledItemDelegate):
    """Paints a row's ground, and a cell's text in the alignment its model says."""

    def paint_ground(
        self, painter: QPainter, option: QStyleOptionViewItem, index: _Index, colours: PaperColours
    ) -> None:
        """Paint what lies below a cell: the line under the row, and whether it is chosen."""
        place = option.rect
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        hovered = bool(option.state & QStyle.StateFlag.State_MouseOver)
        if chosen:
            active = bool(option.state & QStyle.StateFlag.State_Active)
            painter.fillRect(place, blend(colours.paper, colours.accent, 0.2 if active else 0.12))
        elif hovered:
            painter.fillRect(place, blend(colours.paper, colours.stripe, 0.6))
        painter.setPen(QPen(blend(colours.paper, colours.line, 0.5), 1))
        painter.drawLine(place.bottomLeft(), place.bottomRight())
        view = option.widget  # type: ignore[attr-defined] # the stubs do not know it
        if isinstance(view, QTableView) and view.hasFocus() and view.currentIndex().row() == index.row():
            self._paint_focus(painter, option, index, view, colours)

    @staticmethod
    def _paint_focus(
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: _Index,
        view: QTableView,
        colours: PaperColours,
    ) -> None:
        """Draw the share of this cell in the frame round the current row."""
        place = QRectF(option.rect).adjusted(0, 1, 0, -1)
        painter.setPen(QPen(colours.gold, 2))
        painter.drawLine(place.topLeft(), place.topRight())
        painter.drawLine(place.bottomLeft(), place.bottomRight())
        header = view.horizontalHeader()
        if header.visualIndex(index.column()) == 0:
            painter.drawLine(place.topLeft() + QPointF(1, 0), place.bottomLeft() + QPointF(1, 0))
        if index.column() == header.logicalIndexAt(header.length() - 1):
            painter.drawLine(place.topRight() - QPointF(1, 0), place.bottomRight() - QPointF(1, 0))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        colours = paper_colours(option.palette)
        painter.save()
        self.paint_ground(painter, option, index, colours)
        side = index.data(Qt.ItemDataRole.TextAlignmentRole)
        flags = Qt.AlignmentFlag.AlignLeft if side is None else Qt.AlignmentFlag(side)
        place = QRectF(option.rect).adjusted(CELL_PAD, 0, -CELL_PAD, 0)
        painter.setFont(option.font)
        text = str(index.data() or "")
        text = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, round(place.width()) + 1)
        painter.setPen(colours.ink)
        painter.drawText(place, flags | Qt.AlignmentFlag.AlignVCenter, text)
        painter.restore()
