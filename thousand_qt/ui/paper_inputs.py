"""Controls drawn for paper, where the style's own look out of place."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QCompleter,
    QDateEdit,
    QGridLayout,
    QLineEdit,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from thousand_qt.ui.emptying import empty
from thousand_qt.ui.paper import PaperColours, paper_colours, plain_label, set_ink

INPUT_HEIGHT: Final = 32
_RADIUS: Final = 7
_PAD: Final = 10
_ARROW: Final = 9
_FEWEST_CHARACTERS: Final = 7
_WANTED_CHARACTERS: Final = 30
"""A box that can be narrow wants no more than this, in average characters: names can be of any length."""
_SHOWN_ENTRIES: Final = 16
_LIST_MARGIN: Final = 28
_ROW_ROOM: Final = 10
_BARE_EDIT: Final = "QLineEdit, QLineEdit:focus { border: none; background: transparent; padding: 0px 2px; }"
"""The box round the edit has the outline."""


class PaperComboBox(QComboBox):
    """A combo box with the outline of the line edits beside it.

    A finger opens its list when it is lifted, since it may have begun to push what the box lies on.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._touched: QPointF | None = None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.source() is Qt.MouseEventSource.MouseEventNotSynthesized:
            super().mousePressEvent(event)
        else:
            self._touched = event.globalPosition()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        began, self._touched = self._touched, None
        if began is None:
            super().mouseReleaseEvent(event)
        elif (event.globalPosition() - began).manhattanLength() < QApplication.startDragDistance():
            self.setFocus(Qt.FocusReason.MouseFocusReason)
            self.showPopup()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = paper_colours(self.palette())
        edit = self.lineEdit()
        if self.hasFocus():
            painter.setPen(QPen(colours.gold, 2))
        else:
            painter.setPen(QPen(colours.line, 1))
        painter.setBrush(colours.paper)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), _RADIUS, _RADIUS)
        tip = QPointF(self.width() - _PAD - _ARROW / 2, self.height() / 2 + 2.5)
        _paint_arrow(painter, colours, tip)
        if edit is not None:
            return  # it shows the text itself
        painter.setPen(colours.ink)
        room = QRect(_PAD, 0, self.width() - 2 * _PAD - _ARROW - 4, self.height())
        text = self.fontMetrics().elidedText(self.currentText(), Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        return QSize(hint.width() + _PAD, max(INPUT_HEIGHT, hint.height()))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


class _RoomyRows(QStyledItemDelegate):
    """Rows that a finger can hit."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return super().sizeHint(option, index) + QSize(0, _ROW_ROOM)


class NameBox(PaperComboBox):
    """A name that is typed, or chosen among those that are known."""

    def __init__(self, name: str, known: Iterable[str], longest: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setEditable(True)
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(_FEWEST_CHARACTERS)
        self.setMaxVisibleItems(_SHOWN_ENTRIES)
        # Known names are listed below what is typed and never put into it: a new name may begin like another.
        completer = QCompleter(self.model(), self)
        completer.setCompletionMode(QCompleter.CompletionMode.PopupCompletion)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.setCompleter(completer)
        listed = completer.popup()
        assert listed is not None
        listed.setItemDelegate(_RoomyRows(completer))
        self.offer(known)
        self.edit.setMaxLength(longest)
        self.edit.setStyleSheet(_BARE_EDIT)
        self.edit.setText(name)

    def offer(self, names: Iterable[str]) -> None:
        """Let these names be chosen too, after those that are offered already; the typed one stays."""
        offered = {self.itemText(index).casefold() for index in range(self.count())}
        typed = self.currentText()
        for name in names:
            if name.casefold() not in offered:
                offered.add(name.casefold())
                self.addItem(name)
        self.setEditText(typed)

    @property
    def edit(self) -> QLineEdit:
        """Where the name is typed."""
        edit = self.lineEdit()
        assert edit is not None
        return edit

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.edit.setGeometry(_PAD - 4, 3, self.width() - 2 * _PAD - _ARROW, self.height() - 6)


class NarrowComboBox(PaperComboBox):
    """Wants room for its words, unless they are long, and takes what it gets; its list is as wide as they."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.setMinimumContentsLength(_FEWEST_CHARACTERS)
        self.setMaxVisibleItems(_SHOWN_ENTRIES)

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        most = _WANTED_CHARACTERS * self.fontMetrics().averageCharWidth() + 2 * _PAD + _ARROW
        return hint.boundedTo(QSize(most, hint.height()))

    def minimumSizeHint(self) -> QSize:
        return QSize(QComboBox.minimumSizeHint(self).width() + _PAD, super().sizeHint().height())

    def showPopup(self) -> None:  # noqa: N802 - Qt's name
        self.view().setMinimumWidth(self.view().sizeHintForColumn(0) + _LIST_MARGIN)
        super().showPopup()


class PaperDateEdit(QDateEdit):
    """A date that is typed, stepped through with the arrows, or chosen in a calendar."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setCalendarPopup(True)
        self.setMinimumHeight(INPUT_HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tip = QPointF(self.width() - _PAD - _ARROW / 2, self.height() / 2 + 2.5)
        _paint_arrow(painter, paper_colours(self.palette()), tip)


def _paint_arrow(painter: QPainter, colours: PaperColours, tip: QPointF) -> None:
    """Paint the sign of something that opens downwards."""
    half = _ARROW / 2
    pen = QPen(colours.muted, 1.8)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.drawPolyline(QPolygonF([tip + QPointF(-half, -half), tip, tip + QPointF(half, -half)]))


class _Bullet(QWidget):
    """A small diamond before a line."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(paper_colours(self.palette()).gold)
        middle = QPointF(4, self.height() / 2)
        sides = (QPointF(0, -3.6), QPointF(3.6, 0), QPointF(0, 3.6), QPointF(-3.6, 0))
        painter.drawPolygon(QPolygonF([middle + side for side in sides]))

    def sizeHint(self) -> QSize:
        return QSize(9, self.fontMetrics().height())


class BulletList(QWidget):
    """Sentences below each other, each with a small diamond before it."""

    def __init__(self, parent: QWidget | None = None, *, margin: int = 0) -> None:
        """Make an empty list with so many logical pixels round it, at the right 8 at least."""
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(margin, margin, max(8, margin), margin)
        self._grid.setHorizontalSpacing(8)
        self._grid.setVerticalSpacing(5)
        self._grid.setColumnStretch(1, 1)
        self._sentences: tuple[str, ...] = ()

    @property
    def sentences(self) -> tuple[str, ...]:
        return self._sentences

    def set_sentences(self, sentences: list[str]) -> None:
        """Show these sentences instead."""
        self._sentences = tuple(sentences)
        empty(self._grid)
        for row in range(self._grid.rowCount()):
            self._grid.setRowStretch(row, 0)
        for row, sentence in enumerate(sentences):
            label = plain_label(sentence, wrap=True)
            set_ink(label, paper_colours(self.palette()).muted)
            self._grid.addWidget(_Bullet(), row, 0, Qt.AlignmentFlag.AlignTop)
            self._grid.addWidget(label, row, 1)
        self._grid.setRowStretch(len(sentences), 1)
