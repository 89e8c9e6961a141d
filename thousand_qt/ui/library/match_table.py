"""The list of matches as a widget: chosen by mouse and keys, kept in place when the list changes."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from PySide6.QtCore import QItemSelection, QItemSelectionModel, QModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QFontMetrics, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QWidget

from thousand_qt.engine.rules import RULE_SETS
from thousand_qt.records.entries import MatchEntry, SortBy
from thousand_qt.ui.library.match_delegate import MatchDelegate, match_row_height
from thousand_qt.ui.library.match_model import Column, MatchModel
from thousand_qt.ui.paper_table import CELL_PAD, PaperTable
from thousand_qt.ui.texts.matches import all_result_words, rules_name

_SORTS: Final = {
    Column.WHEN: SortBy.LAST_PLAYED,
    Column.PLAYERS: SortBy.TITLE,
    Column.RULES: SortBy.RULES,
    Column.POINTS: SortBy.TOTAL,
    Column.DEALS: SortBy.DEALS,
}
_OPENING_KEYS: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_LEAST_PLAYERS: Final = 150
_MARK: Final = 20
"""The room for the mark before a result, in pixels."""
_RULES_NEED: Final = 720
"""A narrower list has no column for the rules, in pixels."""


class MatchTable(PaperTable):
    """Lists matches; several can be chosen.

    Signals:
        chosen_changed(): other matches are chosen, or more is known of those that are.
        opened(): the player wants to see or go on with the current match.
        sort_requested(SortBy): by a click on a heading.
        menu_requested(QPoint): where on the screen.
        renaming_ended(): no title is being written any more.
    """

    chosen_changed = Signal()
    opened = Signal()
    sort_requested = Signal(object)
    menu_requested = Signal(QPoint)
    renaming_ended = Signal()

    def __init__(self, model: MatchModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._matches = model
        self.setModel(model)
        delegate = MatchDelegate(model, self)
        # Queued, because the editor is still there when it says that it is to be closed.
        delegate.closeEditor.connect(self.renaming_ended, Qt.ConnectionType.QueuedConnection)
        self.setItemDelegate(delegate)
        self.setSelectionMode(PaperTable.SelectionMode.ExtendedSelection)
        self.setEditTriggers(PaperTable.EditTrigger.EditKeyPressed)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalHeader().setDefaultSectionSize(match_row_height(self.font()))
        self.header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.header.set_sortable()
        self.header.sectionClicked.connect(self.on_heading_clicked)
        self.doubleClicked.connect(self.on_double_clicked)
        self.selectionModel().selectionChanged.connect(self.on_selection_changed)
        self.selectionModel().currentChanged.connect(self.on_selection_changed)
        model.dataChanged.connect(self.on_selection_changed)

    # What is chosen

    @property
    def chosen_ids(self) -> tuple[str, ...]:
        """The ids of the chosen matches, from above down."""
        rows = sorted(
            row
            for piece in self.selectionModel().selection().toList()
            for row in range(piece.top(), piece.bottom() + 1)
        )
        return tuple(self._matches.id_at(row) for row in dict.fromkeys(rows))

    @property
    def chosen_count(self) -> int:
        """How many matches are chosen."""
        return sum(piece.height() for piece in self.selectionModel().selection().toList())

    @property
    def current_id(self) -> str | None:
        """The match the keyboard is at."""
        index = self.currentIndex()
        return self._matches.id_at(index.row()) if index.isValid() else None

    @property
    def current_entry(self) -> MatchEntry | None:
        """The same, if it is chosen and nothing else is, and it has been looked up."""
        index = self.currentIndex()
        if self.chosen_count != 1 or not self.selectionModel().isRowSelected(index.row(), QModelIndex()):
            return None
        return self._matches.entry_at(index.row())

    def choose(self, match: str) -> bool:
        """Make this the one that is chosen; returns whether it is in the list."""
        row = self._matches.row_of(match)
        if row is None:
            return False
        self._choose_rows((row,), row)
        self.scrollTo(self._matches.index(row, 0))
        return True

    def show_ids(self, ids: Sequence[str]) -> None:
        """Show these matches; what was chosen, and what was in sight, stays so as far as it is there.

        Where the current match is gone, the one that has come into its place is current.
        """
        chosen = frozenset(self.chosen_ids)
        current = self.current_id
        row_before = self.currentIndex().row()
        top = self.rowAt(0)
        top_id = self._matches.id_at(top) if 0 <= top < len(self._matches.ids) else None
        offset = self.rowViewportPosition(top) if top_id is not None else 0
        self._matches.show_ids(ids)
        self._restore(chosen, current, row_before)
        row = None if top_id is None else self._matches.row_of(top_id)
        if row is not None:
            self.verticalScrollBar().setValue(row * self.verticalHeader().defaultSectionSize() - offset)
        self.chosen_changed.emit()

    def _restore(self, chosen: Collection[str], current: str | None, row_before: int) -> None:
        count = len(self._matches.ids)
        if not count:
            return
        rows = [row for match in chosen if (row := self._matches.row_of(match)) is not None]
        row = None if current is None else self._matches.row_of(current)
        if row is None:
            row = min(max(row_before, 0), count - 1)
            rows = rows or [row]
        self._choose_rows(rows, row)

    def _choose_rows(self, rows: Collection[int], current: int) -> None:
        selection = QItemSelection()
        last = len(Column) - 1
        for first, end in _runs(rows):
            selection.select(self._matches.index(first, 0), self._matches.index(end, last))
        flags = QItemSelectionModel.SelectionFlag
        model = self.selectionModel()
        model.select(selection, flags.ClearAndSelect)
        model.setCurrentIndex(self._matches.index(current, Column.PLAYERS), flags.NoUpdate)

    def rename(self) -> None:
        """Let the player write a title for the current match."""
        index = self.currentIndex()
        if index.isValid():
            place = self._matches.index(index.row(), Column.PLAYERS)
            if place.flags() & Qt.ItemFlag.ItemIsEditable:
                self.edit(place)

    @property
    def is_renaming(self) -> bool:
        return self.state() is QAbstractItemView.State.EditingState

    def show_order(self, sort: SortBy, *, descending: bool) -> None:
        """Point out in the headings by what the list is in order."""
        column = next((column for column, by in _SORTS.items() if by is sort), None)
        self.header.setSortIndicatorShown(column is not None)
        if column is not None:
            order = Qt.SortOrder.DescendingOrder if descending else Qt.SortOrder.AscendingOrder
            self.header.setSortIndicator(column, order)
        self.header.viewport().update()

    # Slots

    def on_selection_changed(self) -> None:
        self.chosen_changed.emit()

    def on_heading_clicked(self, section: int) -> None:
        sort = _SORTS.get(Column(section))
        if sort is not None:
            self.sort_requested.emit(sort)

    def on_double_clicked(self, _index: QModelIndex) -> None:
        self.opened.emit()

    def _place_columns(self) -> None:
        """Give every column what it needs, and the matches the rest."""
        metrics = QFontMetrics(self.font())
        numbers = metrics.horizontalAdvance("0") * 4
        room = self.viewport().width()
        # Where there is no room for a column of their own, the rules stand below the players.
        self.setColumnHidden(Column.RULES, room < _RULES_NEED)
        widths = {
            Column.WHEN: metrics.horizontalAdvance("30 MMM. 2026") + 2 * CELL_PAD,
            Column.RULES: 0 if room < _RULES_NEED else min(self._rules_width(), room // 5),
            Column.RESULT: max(map(metrics.horizontalAdvance, all_result_words())) + _MARK + 2 * CELL_PAD,
            Column.POINTS: max(numbers * 3, self._heading_width(Column.POINTS)) + CELL_PAD,
            Column.DEALS: max(numbers, self._heading_width(Column.DEALS)) + 2 * CELL_PAD,
        }
        widths[Column.PLAYERS] = max(_LEAST_PLAYERS, room - sum(widths.values()))
        for column, width in widths.items():
            if width:
                self.setColumnWidth(column, width)

    def _rules_width(self) -> int:
        names = [rules_name(preset) for preset in (*RULE_SETS, None)]
        return max(map(QFontMetrics(self.font()).horizontalAdvance, names)) + 2 * CELL_PAD + 4

    def _heading_width(self, column: Column) -> int:
        text = str(self._matches.headerData(column, Qt.Orientation.Horizontal))
        return QFontMetrics(self.font()).horizontalAdvance(text) + 12

    def retranslate(self) -> None:
        """Make room for the words of the present language."""
        self._matches.retranslate()
        self._place_columns()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if event.reason() is QContextMenuEvent.Reason.Keyboard and self.currentIndex().isValid():
            place = self.visualRect(self.currentIndex()).center()
            self.menu_requested.emit(self.viewport().mapToGlobal(place))
        elif self.indexAt(self.viewport().mapFromGlobal(event.globalPos())).isValid():
            self.menu_requested.emit(event.globalPos())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _OPENING_KEYS and not self.is_renaming:
            self.opened.emit()
        elif is_typing(event) and event.text() != " ":
            event.ignore()  # letters are for the search field, not for Qt's own, which reads every row
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_columns()


def is_typing(event: QKeyEvent) -> bool:
    """Tell whether a key writes a character, and is no command."""
    commands = (
        Qt.KeyboardModifier.ControlModifier
        | Qt.KeyboardModifier.AltModifier
        | Qt.KeyboardModifier.MetaModifier
    )
    return bool(event.text()) and event.text().isprintable() and not event.modifiers() & commands


def _runs(rows: Collection[int]) -> list[tuple[int, int]]:
    """Return numbers as runs of neighbours, each with its first and last."""
    runs: list[tuple[int, int]] = []
    for row in sorted(rows):
        if runs and row == runs[-1][1] + 1:
            runs[-1] = (runs[-1][0], row)
        else:
            runs.append((row, row))
    return runs
