"""The finished deals of a match as a table: a row for each deal, a column for each player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from thousand_qt.app.numbers import plain, signed
from thousand_qt.engine.events import DealResult
from thousand_qt.ui.texts.scoring import contract_verdict, standing_words

NUMBER_COLUMN: Final = 0
CONTRACT_COLUMN: Final = 1
FIRST_PLAYER_COLUMN: Final = 2

_Index = QModelIndex | QPersistentModelIndex
_ROOT: Final = QModelIndex()


class ScoreModel(QAbstractTableModel):
    """Says each cell in words too, for screen readers and tool tips."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names: tuple[str, ...] = ()
        self._results: tuple[DealResult, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        return self._names

    @property
    def results(self) -> tuple[DealResult, ...]:
        return self._results

    def show_results(self, names: Sequence[str], results: tuple[DealResult, ...]) -> None:
        """Show these deals of these players, and nothing else."""
        self.beginResetModel()
        self._names = tuple(names)
        self._results = results
        self.endResetModel()

    def words(self, row: int, column: int) -> str:
        """Return the cell as a sentence."""
        result = self._results[row]
        number = QCoreApplication.translate("ScoreSheet", "Deal {number}").format(number=result.number)
        if column == NUMBER_COLUMN:
            return number
        if column == CONTRACT_COLUMN:
            return contract_verdict(result, self._names)
        score = result.seats[column - FIRST_PLAYER_COLUMN]
        #: A cell of the score sheet in words.
        sentence = QCoreApplication.translate("ScoreSheet", "{name}: {change}, total {total}").format(
            name=self._names[column - FIRST_PLAYER_COLUMN],
            change=signed(score.change),
            total=plain(score.after.total),
        )
        return "\n".join((sentence, *standing_words(score.after, result.barrel_deals)))

    def _text(self, row: int, column: int) -> str:
        result = self._results[row]
        if column == NUMBER_COLUMN:
            return str(result.number)
        if column == CONTRACT_COLUMN:
            return "" if result.contract is None else str(result.contract)
        return signed(result.seats[column - FIRST_PLAYER_COLUMN].change)

    def columnCount(self, parent: _Index = _ROOT) -> int:
        return 0 if parent.isValid() else FIRST_PLAYER_COLUMN + len(self._names)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(index.row(), index.column())
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            return self.words(index.row(), index.column())
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if role != Qt.ItemDataRole.DisplayRole or orientation is not Qt.Orientation.Horizontal:
            return None
        if section == NUMBER_COLUMN:
            return QCoreApplication.translate("ScoreSheet", "Deal")
        if section == CONTRACT_COLUMN:
            return QCoreApplication.translate("ScoreSheet", "Contract")
        return self._names[section - FIRST_PLAYER_COLUMN]

    def rowCount(self, parent: _Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self._results)
