"""The page with the score of every player through a match."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from thousand_qt.app.numbers import date_words
from thousand_qt.engine.rules import Rules
from thousand_qt.records.entries import MatchEntry
from thousand_qt.records.figures import Figures
from thousand_qt.records.statistics import ScoreCourse
from thousand_qt.ui.charts.chart_panel import ChartPanel
from thousand_qt.ui.paper import plain_label
from thousand_qt.ui.paper_inputs import NarrowComboBox
from thousand_qt.ui.statistics.figure_charts import course_chart
from thousand_qt.ui.statistics.page import GAP, Page
from thousand_qt.ui.texts.matches import entry_rules_name, match_name


class CoursePage(Page):
    """The score of every player through a match of one's choice.

    Signals:
        course_wanted(str): the course of this match is to be shown.
    """

    course_wanted = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._matches: tuple[MatchEntry, ...] = ()
        self._course: ScoreCourse | None = None
        self._rules: Rules | None = None
        self._label = plain_label()
        self._box = NarrowComboBox()
        self._box.setObjectName("courseBox")
        self._label.setBuddy(self._box)
        self._box.currentIndexChanged.connect(self.on_match_chosen)
        self._chart = ChartPanel()
        top = QHBoxLayout()
        top.setSpacing(10)
        top.addWidget(self._label)
        top.addWidget(self._box, 1)
        top.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(GAP)
        layout.addLayout(top)
        layout.addWidget(self._chart, 1)

    @property
    def box(self) -> NarrowComboBox:
        return self._box

    @property
    def chart(self) -> ChartPanel:
        return self._chart

    def show_matches(self, matches: Sequence[MatchEntry]) -> None:
        """Offer these matches; the one that is shown stays while it is among them."""
        self._matches = tuple(matches)
        self._fill()
        self.on_match_chosen()

    def show_course(self, match: str, course: ScoreCourse) -> None:
        """Show the course of a match, unless another one has been chosen meanwhile."""
        if match == self._box.currentData():
            entry = next(entry for entry in self._matches if entry.id == match)
            self._course, self._rules = course, entry.rules
            self._chart.show_chart(course_chart(self._course, self._rules))

    def show_figures(self, figures: Figures) -> None:
        self._label.setText(QCoreApplication.translate("CoursePage", "Match"))
        self._box.setAccessibleName(self._label.text())
        self._fill()
        self._chart.show_chart(course_chart(self._course, self._rules))

    def _fill(self) -> None:
        #: A match in a list: its day, its title or players, and its rules.
        text = QCoreApplication.translate("CoursePage", "{day}: {match}, {rules}")
        chosen = self._box.currentData()
        with QSignalBlocker(self._box):
            self._box.clear()
            for entry in self._matches:
                words = text.format(
                    day=date_words(entry.last_played.astimezone().date()),
                    match=match_name(entry),
                    rules=entry_rules_name(entry),
                )
                self._box.addItem(words, entry.id)
            self._box.setCurrentIndex(max(0, self._box.findData(chosen)))
        self._box.setEnabled(bool(self._matches))

    def on_match_chosen(self) -> None:
        match = self._box.currentData()
        if match is None:
            self._course = self._rules = None
            self._chart.show_chart(course_chart(None, None))
        else:
            self.course_wanted.emit(match)
