"""The list of moves beside the table: it follows the replay, and a click leads to any move."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QMouseEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTreeView, QWidget

from thousand_qt.engine.events import DealResult
from thousand_qt.ui.ornaments import paint_cross, paint_flag, paint_rosette, paint_tick
from thousand_qt.ui.paper import PaperColours, blend, paper_colours, scaled_font
from thousand_qt.ui.replay.key_keeper import LIST_KEYS, KeyKeeper
from thousand_qt.ui.replay.moves_model import MovesModel, Row, RowKind

_INDENTATION: Final = 14
_PAD: Final = 6.0
_MARGIN: Final = 6
_AHEAD: Final = 3
"""So many moments after the present one are kept in sight."""
_ROSETTE_GAP: Final = 7.0
_WRAPPED: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class MovesView(QTreeView):
    """Shows a `MovesModel`.

    Signals:
        position_chosen(int): the player wants to see this moment.
    """

    position_chosen = Signal(int)

    def __init__(self, model: MovesModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._moves = model
        self._position = 0
        self._following = False
        self.setObjectName("moves")
        self.setModel(model)
        self.setItemDelegate(MovesDelegate(model, self))
        self.setFrameShape(QTreeView.Shape.NoFrame)
        self.setHeaderHidden(True)
        self.setWordWrap(True)
        self.setIndentation(_INDENTATION)
        self.setExpandsOnDoubleClick(False)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSelectionMode(QTreeView.SelectionMode.NoSelection)  # the delegate marks the moment itself
        self.setVerticalScrollMode(QTreeView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        self.setViewportMargins(_MARGIN, 0, 2, 4)
        KeyKeeper(self, LIST_KEYS)
        model.modelReset.connect(self.on_model_reset)

    @property
    def position(self) -> int:
        """The moment that is marked."""
        return self._position

    def follow(self, position: int) -> None:
        """Mark a moment, with its deal opened and all others folded."""
        self._position = position
        index = self._moves.index_of(position)
        self._following = True
        deal = self._open_deal_of(index)
        self.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.NoUpdate)
        if index.isValid():
            ahead = self._moves.index_of(min(position + _AHEAD, self._moves.last))
            if ahead.parent().parent() == deal or ahead.parent() == deal:  # else it would open another deal
                self.scrollTo(ahead)
            self.scrollTo(index)
        else:
            self.scrollToTop()
        self._following = False
        self.viewport().update()

    def _open_deal_of(self, index: QModelIndex) -> QModelIndex:
        deal = index
        while deal.parent().isValid():
            deal = deal.parent()
        for number in range(self._moves.rowCount()):
            other = self._moves.index(number, 0)
            if other != deal and self.isExpanded(other):
                self.collapse(other)
        if deal.isValid() and not self.isExpanded(deal):
            self.expandRecursively(deal)
        return deal

    def room_for(self, index: QModelIndex | QPersistentModelIndex) -> int:
        """Return how wide a row is."""
        depth, above = 1, index.parent()
        while above.isValid():
            depth, above = depth + 1, above.parent()
        return self.viewport().width() - depth * self.indentation()

    def on_model_reset(self) -> None:
        self._position = 0

    # Qt

    def currentChanged(  # noqa: N802 - Qt's name
        self, current: QModelIndex | QPersistentModelIndex, previous: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().currentChanged(current, previous)
        position = self._moves.position_of(current)
        if not self._following and position is not None:
            self.position_chosen.emit(position)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.scheduleDelayedItemsLayout()  # long lines need another height

    def mousePressEvent(self, event: QMouseEvent) -> None:
        # Asked before: whatever is chosen, rows fold and move under the pointer.
        position = self._moves.position_of(self.indexAt(event.position().toPoint()))
        self._following = True
        super().mousePressEvent(event)
        self._following = False
        if position is not None and position != self._position:
            self.position_chosen.emit(position)


class MovesDelegate(QStyledItemDelegate):
    """Paints a row: whose it is, what happened, and how a deal or trick ended."""

    def __init__(self, model: MovesModel, view: MovesView) -> None:
        super().__init__(view)
        self._model = model
        self._view = view

    def _paint_deal_end(
        self, painter: QPainter, place: QRectF, result: DealResult, colours: PaperColours
    ) -> float:
        """Paint contract and mark at the right; returns how wide they are."""
        if result.declarer is None or result.contract is None:
            return 0.0
        side = place.height() * 0.42
        mark = QRectF(place.right() - side, place.center().y() - side / 2, side, side)
        if result.gave_up:
            paint_flag(painter, mark, colours.muted)
        elif result.made:
            paint_tick(painter, mark, colours.accent)
        else:
            paint_cross(painter, mark, colours.loss)
        number = str(result.contract)
        width = painter.fontMetrics().horizontalAdvance(number)
        painter.setPen(colours.seats[result.declarer])
        painter.drawText(
            QRectF(mark.left() - width - 6, place.top(), width + 2, place.height()),
            Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter,
            number,
        )
        return side + width + 12

    def _paint_row(
        self, painter: QPainter, place: QRectF, row: Row, colours: PaperColours, option: QStyleOptionViewItem
    ) -> None:
        painter.setPen(colours.ink)
        painter.setFont(option.font)
        right = 0.0
        match row.kind:
            case RowKind.DEAL:
                painter.setFont(scaled_font(option.font, 1.05, bold=True))
                if row.result is not None:
                    right = self._paint_deal_end(painter, place, row.result, colours)
                painter.setPen(colours.ink)
            case RowKind.PART:
                painter.setFont(scaled_font(option.font, 0.92))
                note = self._model.note(row)
                if note and row.end is not None:
                    painter.setPen(colours.seats[row.end.seat])
                    right = painter.fontMetrics().horizontalAdvance(note) + 8.0
                    painter.drawText(place, _RIGHT, note)
                painter.setPen(colours.muted)
            case RowKind.TAKEN_BACK:
                font = scaled_font(option.font, 0.92)
                font.setItalic(True)
                painter.setFont(font)
                painter.setPen(colours.gold)
            case RowKind.LINE if row.seat is not None:
                side = _rosette_side(option)
                middle = place.top() + _line_height(option) / 2
                rosette = QRectF(place.left(), middle - side / 2, side, side)
                paint_rosette(painter, rosette, colours.seats[row.seat], colours.paper)
                place.setLeft(place.left() + side + _ROSETTE_GAP)
            case _:
                pass
        place.setRight(place.right() - right)
        painter.drawText(place, _WRAPPED, self._model.text(row))

    # Qt

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        row = self._model.row_at(index)
        if row is None:
            return
        colours = paper_colours(option.palette)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        cell = QRectF(option.rect).adjusted(0, 1, -2, -1)
        is_here = row.position == self._view.position and row.kind in (RowKind.LINE, RowKind.DEAL)
        if is_here:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(blend(colours.paper, colours.accent, 0.28))
            painter.drawRoundedRect(cell, 5, 5)
        elif option.state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colours.stripe)
            painter.drawRoundedRect(cell, 5, 5)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(colours.gold, 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(cell.adjusted(1, 0, -1, 0), 5, 5)
        self._paint_row(painter, cell.adjusted(_PAD, 0, -_PAD, 0), row, colours, option)
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        row = self._model.row_at(index)
        height = _line_height(option)
        if row is not None and row.kind is RowKind.LINE:
            side = 0.0 if row.seat is None else _rosette_side(option) + _ROSETTE_GAP
            room = QRectF(0, 0, self._view.room_for(index) - 2 * _PAD - 2 - side, 10_000)
            letters = QFontMetricsF(option.font)
            words = letters.boundingRect(room, int(_WRAPPED), self._model.text(row))
            height += max(0.0, words.height() - letters.height())
        return QSize(100, round(height) + 2)


def _line_height(option: QStyleOptionViewItem) -> float:
    return QFontMetricsF(option.font).height() * 1.5


def _rosette_side(option: QStyleOptionViewItem) -> float:
    return QFontMetricsF(option.font).height() * 0.84
