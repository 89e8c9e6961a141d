"""The decisions of one deal as a list: all of them, or only the mistakes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from thousand_qt.ai.review import DecisionReview, Verdict
from thousand_qt.engine.match import MatchState
from thousand_qt.ui.texts.review import choice_name, decision_spoken

_ROOT = QModelIndex()


class DecisionsModel(QAbstractListModel):
    """Grows while a review goes on, so that what is chosen stays chosen."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names: tuple[str, ...] = ()
        self._states: Mapping[int, MatchState] = {}
        self._all: tuple[DecisionReview, ...] = ()
        self._rows: list[DecisionReview] = []
        self._only_mistakes = False

    def set_match(self, names: Sequence[str], states: Mapping[int, MatchState]) -> None:
        """Speak of this match; `states` are those before the decisions, by number."""
        self._names, self._states = tuple(names), states
        self._reset(())

    def show_decisions(self, decisions: tuple[DecisionReview, ...]) -> None:
        """Show these; when they only go on where the others end, nothing else moves."""
        known = len(self._all)
        if known and decisions[:known] == self._all:
            more = [decision for decision in decisions[known:] if self._is_shown(decision)]
            self._all = decisions
            if more:
                self.beginInsertRows(_ROOT, len(self._rows), len(self._rows) + len(more) - 1)
                self._rows += more
                self.endInsertRows()
        else:
            self._reset(decisions)

    def set_only_mistakes(self, only: bool) -> None:
        """Leave out everything that is no mistake, or show it again."""
        if only != self._only_mistakes:
            self._only_mistakes = only
            self._reset(self._all)

    @property
    def has_hidden(self) -> bool:
        """Whether there are decisions that are left out."""
        return len(self._rows) < len(self._all)

    def _is_shown(self, decision: DecisionReview) -> bool:
        return decision.verdict.is_mistake or not self._only_mistakes

    def _reset(self, decisions: tuple[DecisionReview, ...]) -> None:
        self.beginResetModel()
        self._all = decisions
        self._rows = [decision for decision in decisions if self._is_shown(decision)]
        self.endResetModel()

    def decision_at(self, index: QModelIndex | QPersistentModelIndex) -> DecisionReview | None:
        return self._rows[index.row()] if index.isValid() else None

    def row_of(self, number: int) -> int | None:
        """Return the row of the decision with this number of its action."""
        return next((row for row, decision in enumerate(self._rows) if decision.number == number), None)

    def worst_row(self) -> int | None:
        """Return the row of the decision to be looked at first: the mistake that cost most, or the first."""
        if not self._rows:
            return None
        grades = list(Verdict)
        worst = max(
            self._rows,
            key=lambda decision: (grades.index(decision.verdict), decision.loss),
        )
        return self._rows.index(worst) if worst.verdict.is_mistake else 0

    def words(self, decision: DecisionReview) -> str:
        """Return what was done."""
        return choice_name(decision.taken, self._names, self.order(decision))

    def order(self, decision: DecisionReview) -> tuple[int, ...]:
        """Return the seats that played in the deal of a decision."""
        deal = self._states[decision.number].deal
        assert deal is not None
        return deal.order

    def retranslate(self) -> None:
        """Let the view ask for all texts again."""
        if self._rows:
            self.dataChanged.emit(self.index(0), self.index(len(self._rows) - 1))

    # Qt

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = _ROOT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def data(
        self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole
    ) -> str | None:
        decision = self.decision_at(index)
        if decision is None:
            return None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return self.words(decision)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return decision_spoken(decision, self.words(decision))
        return None
