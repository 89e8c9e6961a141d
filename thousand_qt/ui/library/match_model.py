"""The list of matches for views: it knows which matches there are, and gets each from the library when shown.

Ten thousand ids are there at once; the matches behind them are asked for block by block, so that a list opens
in a moment, its scroll bar is true from the beginning, and a chosen match stays chosen when others come.
"""

from __future__ import annotations

import enum
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    QTimer,
    Signal,
)

from thousand_qt.app.numbers import time_words
from thousand_qt.records.entries import Folder, MatchEntry, Status
from thousand_qt.ui.texts.matches import (
    day_words,
    entry_rules_name,
    entry_words,
    match_name,
    on_table_words,
    own_total,
    result_words,
)

BLOCK: Final = 64
"""So many matches are asked for at once: more than a screen shows."""
LONGEST_TITLE: Final = 60
"""In characters."""

_Index = QModelIndex | QPersistentModelIndex
_ROOT: Final = QModelIndex()
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class Column(enum.IntEnum):
    """The columns from left to right."""

    WHEN = 0
    PLAYERS = 1
    RULES = 2
    RESULT = 3
    POINTS = 4
    DEALS = 5


class MatchModel(QAbstractTableModel):
    """A row for each match.

    Signals:
        entries_wanted(tuple[str, ...]): these matches are to be shown; `put_entries` brings them.
        title_entered(str, str): the player wants the match of this id to have this title.
    """

    entries_wanted = Signal(object)
    title_entered = Signal(str, str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._ids: tuple[str, ...] = ()
        self._rows: dict[str, int] = {}
        self._entries: dict[str, MatchEntry] = {}
        self._asked: set[int] = set()
        self._wanted: set[int] = set()
        self._on_table: str | None = None
        # Later, because views ask for data while they paint, and all cells of a row ask for the same.
        self._asking = QTimer(self)
        self._asking.setSingleShot(True)
        self._asking.setInterval(0)
        self._asking.timeout.connect(self.on_asking)

    @property
    def ids(self) -> tuple[str, ...]:
        """All matches of the list, in order."""
        return self._ids

    def show_ids(self, ids: Sequence[str]) -> None:
        """Show these matches. What is known of them is shown until they have been looked up again."""
        self.beginResetModel()
        self._ids = tuple(ids)
        self._rows = {match: row for row, match in enumerate(self._ids)}
        self._entries = {match: entry for match, entry in self._entries.items() if match in self._rows}
        self._asked.clear()
        self._wanted.clear()
        self.endResetModel()

    def put_entries(self, entries: Mapping[str, MatchEntry]) -> None:
        """Take what was wanted; matches that are not in the list any more are passed over."""
        changed: list[int] = []
        for match, entry in entries.items():
            row = self._rows.get(match)
            if row is not None and self._entries.get(match) != entry:
                self._entries[match] = entry
                changed.append(row)
        if changed:
            self.dataChanged.emit(self.index(min(changed), 0), self.index(max(changed), len(Column) - 1))

    def set_on_table(self, match: str | None) -> None:
        """Say which match is being played now."""
        before, self._on_table = self._on_table, match
        for changed in {before, match}:
            row = self._rows.get(changed or "")
            if row is not None:
                self.dataChanged.emit(self.index(row, 0), self.index(row, len(Column) - 1))

    @property
    def on_table(self) -> str | None:
        return self._on_table

    def id_at(self, row: int) -> str:
        return self._ids[row]

    def row_of(self, match: str) -> int | None:
        return self._rows.get(match)

    def entry_at(self, row: int) -> MatchEntry | None:
        """Return the match of a row; None while it is being looked up."""
        return self._entries.get(self._ids[row])

    def want(self, rows: Iterable[int]) -> None:
        """Look up the matches of these rows, unless that has been done."""
        self._wanted.update(row // BLOCK for row in rows if row // BLOCK not in self._asked)
        if self._wanted and not self._asking.isActive():
            self._asking.start()

    def on_asking(self) -> None:
        blocks, self._wanted = sorted(self._wanted), set()
        self._asked.update(blocks)
        wanted = tuple(match for block in blocks for match in self._ids[block * BLOCK : (block + 1) * BLOCK])
        if wanted:
            self.entries_wanted.emit(wanted)

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(Column) - 1)
        if self._ids:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._ids) - 1, len(Column) - 1))

    def is_on_table(self, entry: MatchEntry) -> bool:
        return entry.id == self._on_table

    def _text(self, entry: MatchEntry, column: Column) -> str:
        match column:
            case Column.WHEN:
                return f"{day_words(entry.last_played)} {time_words(entry.last_played)}"
            case Column.PLAYERS:
                return match_name(entry)
            case Column.RULES:
                return entry_rules_name(entry)
            case Column.RESULT:
                return self.state_words(entry)
            case Column.POINTS:
                return own_total(entry)
            case Column.DEALS:
                return "" if entry.status is Status.DAMAGED else str(entry.deals)

    def state_words(self, entry: MatchEntry) -> str:
        """Return how a match ended, or how far it is."""
        if self.is_on_table(entry):
            return on_table_words()
        return result_words(entry)

    def columnCount(self, parent: _Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(Column)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _RIGHT if index.column() in (Column.POINTS, Column.DEALS) else _LEFT
        self.want((index.row(),))
        entry = self.entry_at(index.row())
        if entry is None:
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return self._text(entry, Column(index.column()))
            case Qt.ItemDataRole.EditRole:
                return entry.title if index.column() == Column.PLAYERS else None
            case Qt.ItemDataRole.ToolTipRole | Qt.ItemDataRole.AccessibleDescriptionRole:
                return entry_words(entry)
            case _:
                return None

    def flags(self, index: _Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        if not index.isValid() or index.column() != Column.PLAYERS:
            return flags
        entry = self.entry_at(index.row())
        can_rename = (
            entry is not None and entry.status is not Status.DAMAGED and entry.folder is Folder.MATCHES
        )
        return flags | Qt.ItemFlag.ItemIsEditable if can_rename else flags

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _RIGHT if section in (Column.POINTS, Column.DEALS) else _LEFT
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        match Column(section):
            case Column.WHEN:
                return QCoreApplication.translate("MatchModel", "Played")
            case Column.PLAYERS:
                return QCoreApplication.translate("MatchModel", "Match")
            case Column.RULES:
                return QCoreApplication.translate("MatchModel", "Rules")
            case Column.RESULT:
                return QCoreApplication.translate("MatchModel", "Result")
            case Column.POINTS:
                return QCoreApplication.translate("MatchModel", "Points")
            case Column.DEALS:
                return QCoreApplication.translate("MatchModel", "Deals")

    def rowCount(self, parent: _Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self._ids)

    def setData(self, index: _Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Ask for the new title; it is shown when it is in the file."""
        entry = self.entry_at(index.row()) if index.isValid() else None
        if role != Qt.ItemDataRole.EditRole or entry is None or index.column() != Column.PLAYERS:
            return False
        title = " ".join(str(value).split())
        if title != entry.title:
            self.title_entered.emit(entry.id, title)
        return True
