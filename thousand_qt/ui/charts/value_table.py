"""Values in rows and columns: what a chart shows, for those who would rather read."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QHeaderView, QWidget

from thousand_qt.ui.paper_table import CELL_PAD, PaperTable

_Index = QModelIndex | QPersistentModelIndex
_ROOT: Final = QModelIndex()
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_SAMPLE_ROWS: Final = 200


@dataclass(frozen=True, slots=True)
class Values:
    """A table of texts.

    Attributes:
        headings: One for each column.
        rows: Each with a text for each column.
        heading_tips: What each column counts, exactly; may be shorter than the headings.
        row_tips: What each row says, exactly; none for no tips.
        words: How many of the first columns hold words, which stand on the left; numbers stand on the right.
    """

    headings: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()
    heading_tips: tuple[str, ...] = ()
    row_tips: tuple[str, ...] = ()
    words: int = 1

    @property
    def as_text(self) -> str:
        """The table as lines with tabulators, which every spreadsheet takes."""
        return "".join("\t".join(row) + "\n" for row in (self.headings, *self.rows))


class ValuesModel(QAbstractTableModel):
    """Offers `Values` to views."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._values = Values()

    @property
    def values(self) -> Values:
        return self._values

    def show_values(self, values: Values) -> None:
        """Show these values instead."""
        self.beginResetModel()
        self._values = values
        self.endResetModel()

    def _alignment(self, column: int) -> Qt.AlignmentFlag:
        return _LEFT if column < self._values.words else _RIGHT

    def columnCount(self, parent: _Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self._values.headings)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        row, column = index.row(), index.column()
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._values.rows[row][column]
            case Qt.ItemDataRole.TextAlignmentRole:
                return self._alignment(column)
            case Qt.ItemDataRole.ToolTipRole | Qt.ItemDataRole.AccessibleDescriptionRole:
                return self._values.row_tips[row] if self._values.row_tips else None
            case Qt.ItemDataRole.AccessibleTextRole:
                text, heading = self._values.rows[row][column], self._values.headings[column]
                return f"{heading}: {text}" if heading else text
            case _:
                return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if orientation is not Qt.Orientation.Horizontal or section >= len(self._values.headings):
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._values.headings[section]
            case Qt.ItemDataRole.TextAlignmentRole:
                return self._alignment(section)
            case Qt.ItemDataRole.ToolTipRole:
                tips = self._values.heading_tips
                return tips[section] if section < len(tips) and tips[section] else None
            case _:
                return None

    def rowCount(self, parent: _Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self._values.rows)


class ValueTable(PaperTable):
    """Shows `Values`; the arrow keys read them row by row, Ctrl+C copies all of them."""

    def __init__(self, parent: QWidget | None = None, *, fitting: bool = False) -> None:
        """Show nothing yet; a `fitting` table is never higher than its rows."""
        super().__init__(parent)
        self._fitting = fitting
        self._model = ValuesModel(self)
        self.setModel(self._model)
        if fitting:
            self.setMinimumHeight(3 * self.verticalHeader().defaultSectionSize())
        self.setSelectionMode(PaperTable.SelectionMode.SingleSelection)
        self.header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)

    @property
    def values(self) -> Values:
        return self._model.values

    def show_values(self, values: Values, name: str) -> None:
        """Show these values under a name."""
        self._model.show_values(values)
        self.setAccessibleName(name)
        self._place_columns()
        if self._fitting:
            self.setMaximumHeight(self.wanted_height())
            self.updateGeometry()

    def wanted_widths(self) -> list[int]:
        """Return how wide each column wants to be, in pixels, judged by the first rows."""
        metrics = self.fontMetrics()
        values = self.values
        return [
            max(
                metrics.horizontalAdvance(text)
                for text in (values.headings[column], *(row[column] for row in values.rows[:_SAMPLE_ROWS]))
            )
            + 2 * CELL_PAD
            + 2
            for column in range(len(values.headings))
        ]

    def wanted_height(self) -> int:
        """Return the height at which nothing needs scrolling, in pixels."""
        rows = self.verticalHeader().defaultSectionSize() * len(self.values.rows)
        return rows + self.header.sizeHint().height() + 2

    def _place_columns(self) -> None:
        """Give the numbers what they need and the words the rest."""
        widths = self.wanted_widths()
        if not widths:
            return
        words = max(1, self.values.words)
        room = self.viewport().width() - sum(widths[words:])
        wanted = sum(widths[:words])
        if room > wanted:
            extra = room - wanted
            widths = [
                width + (extra // words if column < words else 0) for column, width in enumerate(widths)
            ]
            widths[0] += self.viewport().width() - sum(widths)
        elif wanted:
            least = max(room, 90 * words)
            widths = [
                width * least // wanted if column < words else width for column, width in enumerate(widths)
            ]
        for column, width in enumerate(widths):
            self.setColumnWidth(column, width)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            QGuiApplication.clipboard().setText(self.values.as_text)
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        return QSize(hint.width(), self.wanted_height()) if self._fitting else hint

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_columns()
