"""What the list of matches is narrowed down by, and in which order it is."""

from __future__ import annotations

import enum
from collections.abc import Sequence
from datetime import datetime
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QComboBox, QLineEdit, QVBoxLayout, QWidget

from thousand_qt.records.entries import Folder, MatchFilter, Result, RuleSet, SortBy, Status
from thousand_qt.ui.library.period_picker import PeriodPicker
from thousand_qt.ui.paper_inputs import INPUT_HEIGHT, NarrowComboBox
from thousand_qt.ui.texts.matches import rule_set_words
from thousand_qt.ui.texts.rules import rules_summary
from thousand_qt.ui.wrapping_row import WrappingRow


class ResultChoice(enum.Enum):
    """How matches stand, to choose from."""

    ANY = "any"
    OPEN = "open"
    WON = "won"
    DRAWN = "drawn"
    LOST = "lost"
    DAMAGED = "damaged"


ORDERS: Final = (
    (SortBy.LAST_PLAYED, True),
    (SortBy.LAST_PLAYED, False),
    (SortBy.TITLE, False),
    (SortBy.TITLE, True),
    (SortBy.RULES, False),
    (SortBy.RULES, True),
    (SortBy.TOTAL, True),
    (SortBy.TOTAL, False),
    (SortBy.DEALS, True),
    (SortBy.DEALS, False),
)
"""By what, and whether descending; where a click on a heading leads first comes first."""


class FilterBar(QWidget):
    """Search field and choices.

    Signals:
        changed(): something else is to be listed, or in another order.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rule_sets: tuple[RuleSet, ...] = ()
        self._search = QLineEdit()
        self._search.setObjectName("search")
        self._search.setClearButtonEnabled(True)
        self._search.setMinimumHeight(INPUT_HEIGHT)
        self._search.setMaxLength(200)
        self._rules, self._outcomes, self._orders = (NarrowComboBox() for _ in range(3))
        self._rules.setObjectName("rulesBox")
        self._outcomes.setObjectName("outcomeBox")
        self._orders.setObjectName("orderBox")
        self._periods = PeriodPicker(self)
        self._lay_out()
        self.retranslate()
        self._search.textChanged.connect(self.on_changed)
        for box in (self._rules, self._outcomes, self._orders):
            box.currentIndexChanged.connect(self.on_changed)
        self._periods.changed.connect(self.changed)

    def _lay_out(self) -> None:
        row = WrappingRow()
        row.add(self._search, 3)
        for box in (self._rules, self._outcomes, self._periods.box, self._orders):
            row.add(box, 2)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(6)
        layout.addWidget(row)
        layout.addWidget(self._periods.days)

    # What is chosen

    @property
    def search(self) -> QLineEdit:
        return self._search

    @property
    def sort(self) -> SortBy:
        return ORDERS[self._orders.currentIndex()][0]

    @property
    def descending(self) -> bool:
        return ORDERS[self._orders.currentIndex()][1]

    @property
    def periods(self) -> PeriodPicker:
        return self._periods

    @property
    def is_narrow(self) -> bool:
        """Whether anything is left out."""
        return self.wanted(Folder.MATCHES) != MatchFilter()

    def wanted(self, folder: Folder, *, now: datetime | None = None) -> MatchFilter:
        """Return what to list of a folder."""
        since, until = self._periods.limits(now)
        outcome = ResultChoice(self._outcomes.currentData())
        return MatchFilter(
            folder=folder,
            status={ResultChoice.OPEN: Status.OPEN, ResultChoice.DAMAGED: Status.DAMAGED}.get(outcome),
            rules=self._rules.currentData() or None,
            since=since,
            until=until,
            result={
                ResultChoice.WON: Result.WON,
                ResultChoice.DRAWN: Result.DRAWN,
                ResultChoice.LOST: Result.LOST,
            }.get(outcome),
            text=self._search.text(),
        )

    def clear(self) -> None:
        """Leave nothing out; the order stays."""
        if self.is_narrow:
            with QSignalBlocker(self):
                self._search.clear()
                for box in (self._rules, self._outcomes, self._periods.box):
                    box.setCurrentIndex(0)
            self.changed.emit()

    def sort_by(self, sort: SortBy) -> None:
        """Put the list in this order, or turn it round when it is in this order already."""
        wanted = not self.descending if sort is self.sort else next(down for by, down in ORDERS if by is sort)
        self._orders.setCurrentIndex(ORDERS.index((sort, wanted)))

    # Words

    def show_rule_sets(self, rule_sets: Sequence[RuleSet]) -> None:
        """Offer these rules; one that is chosen stays chosen while it is there."""
        if tuple(rule_sets) != self._rule_sets:
            self._rule_sets = tuple(rule_sets)
            self._fill_rules()

    def _fill_rules(self) -> None:
        chosen = self._rules.currentData()
        with QSignalBlocker(self._rules):
            self._rules.clear()
            self._rules.addItem(QCoreApplication.translate("FilterBar", "All rules"), "")
            for rule_set in self._rule_sets:
                self._rules.addItem(rule_set_words(rule_set), rule_set.key)
                tip = "\n".join(rules_summary(rule_set.rules))
                self._rules.setItemData(self._rules.count() - 1, tip, Qt.ItemDataRole.ToolTipRole)
            self._rules.setCurrentIndex(max(0, self._rules.findData(chosen)))
        if self._rules.currentData() != (chosen or ""):
            self.changed.emit()

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        self._search.setPlaceholderText(QCoreApplication.translate("FilterBar", "Search titles and players"))
        self._search.setAccessibleName(self._search.placeholderText())
        self._fill_rules()
        outcomes = {
            ResultChoice.ANY: QCoreApplication.translate("FilterBar", "Any result"),
            ResultChoice.OPEN: QCoreApplication.translate("FilterBar", "Unfinished"),
            ResultChoice.WON: QCoreApplication.translate("FilterBar", "Won"),
            ResultChoice.DRAWN: QCoreApplication.translate("FilterBar", "Drawn"),
            ResultChoice.LOST: QCoreApplication.translate("FilterBar", "Lost"),
            ResultChoice.DAMAGED: QCoreApplication.translate("FilterBar", "Damaged"),
        }
        _fill(self._outcomes, [(text, outcome.value) for outcome, text in outcomes.items()])
        self._periods.retranslate()
        _fill(self._orders, [(_order_name(*order), "") for order in ORDERS])
        names = {
            self._rules: QCoreApplication.translate("FilterBar", "Rules"),
            self._outcomes: QCoreApplication.translate("FilterBar", "Result"),
            self._periods.box: QCoreApplication.translate("FilterBar", "When it was last played"),
            self._orders: QCoreApplication.translate("FilterBar", "Order"),
        }
        for box, name in names.items():
            box.setAccessibleName(name)
            box.setToolTip(name)

    # Slots

    def on_changed(self) -> None:
        self.changed.emit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()


def _fill(box: QComboBox, entries: Sequence[tuple[str, str]]) -> None:
    """Give a box these texts and values; what was chosen stays chosen."""
    chosen = max(0, box.currentIndex())
    with QSignalBlocker(box):
        box.clear()
        for text, value in entries:
            box.addItem(text, value)
        box.setCurrentIndex(chosen)


def _order_name(sort: SortBy, descending: bool) -> str:
    names = {
        (SortBy.LAST_PLAYED, True): QCoreApplication.translate("FilterBar", "Newest first"),
        (SortBy.LAST_PLAYED, False): QCoreApplication.translate("FilterBar", "Oldest first"),
        (SortBy.TITLE, False): QCoreApplication.translate("FilterBar", "Titles from A to Z"),
        (SortBy.TITLE, True): QCoreApplication.translate("FilterBar", "Titles from Z to A"),
        (SortBy.RULES, False): QCoreApplication.translate("FilterBar", "By rules"),
        (SortBy.RULES, True): QCoreApplication.translate("FilterBar", "By rules, reversed"),
        (SortBy.TOTAL, True): QCoreApplication.translate("FilterBar", "Most points first"),
        (SortBy.TOTAL, False): QCoreApplication.translate("FilterBar", "Fewest points first"),
        (SortBy.DEALS, True): QCoreApplication.translate("FilterBar", "Longest first"),
        (SortBy.DEALS, False): QCoreApplication.translate("FilterBar", "Shortest first"),
    }
    return names[sort, descending]
