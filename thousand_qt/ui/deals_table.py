"""The finished deals of a match as they are written below each other on the score sheet."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QHeaderView, QTableView, QWidget

from thousand_qt.ui.paper import paper_colours
from thousand_qt.ui.score_columns import DealDelegate, column_widths, row_height
from thousand_qt.ui.score_model import ScoreModel
from thousand_qt.ui.touch_scrolling import scroll_by_touch


class DealsTable(QTableView):
    """The deals; scrolls, and can be read cell by cell with the keyboard. Below them the paper is ruled.

    Signals:
        columns_placed(int): the columns are this many pixels wide together.
    """

    columns_placed = Signal(int)

    def __init__(self, model: ScoreModel, parent: QWidget | None = None, *, selectable: bool = False) -> None:
        """Show a model; with `selectable` a deal can be chosen, and a click takes the keyboard."""
        super().__init__(parent)
        self._score_model = model
        self.setModel(model)
        self.setItemDelegate(DealDelegate(model, self))
        self.setFrameShape(QTableView.Shape.NoFrame)
        self.setShowGrid(False)
        if selectable:
            self.setSelectionMode(QTableView.SelectionMode.SingleSelection)
            self.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
        else:
            self.setSelectionMode(QTableView.SelectionMode.NoSelection)
            # A click must not take the keyboard from the cards.
            self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setTabKeyNavigation(False)
        self.setVerticalScrollMode(QTableView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll_by_touch(self.viewport())
        self.horizontalHeader().hide()
        self.verticalHeader().hide()
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.horizontalHeader().setMinimumSectionSize(10)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setDefaultSectionSize(row_height(self.font()))
        model.modelReset.connect(self._place_columns)

    def _place_columns(self) -> None:
        widths = column_widths(self.viewport().width(), len(self._score_model.names))
        for column, width in enumerate(widths):
            self.setColumnWidth(column, width)
        self.columns_placed.emit(self.viewport().width())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.verticalHeader().setDefaultSectionSize(row_height(self.font()))
            self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self.viewport())
        painter.setPen(QPen(paper_colours(self.palette()).stripe, 1))
        height = self.verticalHeader().defaultSectionSize()
        line = self.rowViewportPosition(self.model().rowCount() - 1) + 2 * height - 1
        while line < self.viewport().height():
            painter.drawLine(0, line, self.viewport().width(), line)
            line += height

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_columns()
