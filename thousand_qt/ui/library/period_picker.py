"""Chooses a stretch of time: a list of usual ones, and two days of one's own."""

from __future__ import annotations

from datetime import date, datetime
from typing import Final

from PySide6.QtCore import QCoreApplication, QDate, QObject, QSignalBlocker, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from thousand_qt.ui.library.periods import Period, period_limits, period_name
from thousand_qt.ui.paper import plain_label
from thousand_qt.ui.paper_inputs import NarrowComboBox, PaperDateEdit

_EARLIEST: Final = QDate(1970, 1, 1)
_LATEST: Final = QDate(9000, 12, 31)


class PeriodPicker(QObject):
    """A list of periods, and a row with two days that belongs below it.

    Signals:
        changed(): another period.
    """

    changed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._box = NarrowComboBox()
        self._box.setObjectName("periodBox")
        self._from_label, self._to_label = plain_label(), plain_label()
        self._first, self._last = _date_edit("firstDay"), _date_edit("lastDay")
        self._from_label.setBuddy(self._first)
        self._to_label.setBuddy(self._last)
        self._days = QWidget()
        days = QHBoxLayout(self._days)
        days.setContentsMargins(0, 0, 0, 0)
        days.setSpacing(8)
        days.addStretch(1)
        for widget in (self._from_label, self._first, self._to_label, self._last):
            days.addWidget(widget)
        self._days.hide()
        self.retranslate()
        self._box.currentIndexChanged.connect(self.on_period_chosen)
        for edit in (self._first, self._last):
            edit.dateChanged.connect(self.changed)

    @property
    def box(self) -> NarrowComboBox:
        return self._box

    @property
    def days(self) -> QWidget:
        """The row with the two days; hidden while they do not matter."""
        return self._days

    @property
    def day_edits(self) -> tuple[PaperDateEdit, PaperDateEdit]:
        """The first and the last day."""
        return self._first, self._last

    @property
    def period(self) -> Period:
        return Period(self._box.currentData())

    def limits(self, now: datetime | None = None) -> tuple[datetime | None, datetime | None]:
        """Return the first moment and the first one after, each None for no limit."""
        today = (now or datetime.now().astimezone()).date()
        return period_limits(self.period, today, _day_of(self._first), _day_of(self._last))

    def choose(self, period: Period) -> None:
        self._box.setCurrentIndex(list(Period).index(period))

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        chosen = max(0, self._box.currentIndex())
        with QSignalBlocker(self._box):
            self._box.clear()
            for period in Period:
                self._box.addItem(period_name(period), period.value)
            self._box.setCurrentIndex(chosen)
        self._from_label.setText(QCoreApplication.translate("Periods", "From"))
        self._to_label.setText(QCoreApplication.translate("Periods", "to"))
        self._first.setAccessibleName(QCoreApplication.translate("Periods", "First day"))
        self._last.setAccessibleName(QCoreApplication.translate("Periods", "Last day"))

    def on_period_chosen(self) -> None:
        self._days.setVisible(self.period is Period.BETWEEN)
        self.changed.emit()


def _date_edit(name: str) -> PaperDateEdit:
    edit = PaperDateEdit()
    edit.setObjectName(name)
    edit.setDateRange(_EARLIEST, _LATEST)
    edit.setDate(QDate.currentDate())
    return edit


def _day_of(edit: PaperDateEdit) -> date:
    day = edit.date()
    return date(day.year(), day.month(), day.day())
