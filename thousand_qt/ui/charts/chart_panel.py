"""A chart with its title, what its colours mean, and the same values as a table for those who rather read."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QCoreApplication, QEvent, QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QStackedWidget, QVBoxLayout, QWidget

from thousand_qt.ui.card import paint_card
from thousand_qt.ui.charts.chart_view import ChartView
from thousand_qt.ui.charts.legend import Legend
from thousand_qt.ui.charts.plot import Ink, Plot
from thousand_qt.ui.charts.value_table import Values, ValueTable
from thousand_qt.ui.paper import paper_button, plain_label, scaled_font


@dataclass(frozen=True)
class Chart:
    """Everything about one chart.

    Attributes:
        title: What it shows, in a few words.
        definition: What it counts, exactly.
        plot: The picture.
        values: The same as a table.
        empty_words: What is said when there is nothing to show.
        legend: What the inks mean.
    """

    title: str
    definition: str
    plot: Plot
    values: Values
    empty_words: str
    legend: Sequence[tuple[Ink, str]] = field(default=())


class ChartPanel(QWidget):
    """Shows a chart or its table; a button changes between them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._chart: Chart | None = None
        self._title = plain_label()
        self._title.setFont(scaled_font(self.font(), 1.05, bold=True))
        self._legend = Legend()
        self._view = ChartView()
        self._table = ValueTable()
        self._pages = QStackedWidget()
        self._pages.addWidget(self._view)
        self._pages.addWidget(self._table)
        self._button = paper_button(small=True)
        self._button.setCheckable(True)
        self._button.toggled.connect(self.on_button_toggled)
        top = QHBoxLayout()
        top.setSpacing(12)
        top.addWidget(self._title, 1)
        top.addWidget(self._button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 11, 12, 9)
        layout.setSpacing(4)
        layout.addLayout(top)
        layout.addWidget(self._legend)
        layout.addWidget(self._pages, 1)
        self.retranslate()

    @property
    def view(self) -> ChartView:
        return self._view

    @property
    def table(self) -> ValueTable:
        return self._table

    @property
    def button(self) -> QPushButton:
        """Checked while the table is shown."""
        return self._button

    @property
    def chart(self) -> Chart | None:
        return self._chart

    def show_chart(self, chart: Chart) -> None:
        """Show another chart, or the same one in other words."""
        self._chart = chart
        self._title.setText(chart.title)
        self._title.setToolTip(chart.definition)
        self._title.setAccessibleDescription(chart.definition)
        self._view.show_plot(chart.plot, chart.title, chart.empty_words)
        self._table.show_values(chart.values, chart.title)
        self._legend.show_entries(() if chart.plot.is_empty else chart.legend)
        self._button.setEnabled(not chart.plot.is_empty)

    def retranslate(self) -> None:
        """Set the words of the button; the chart has its own."""
        as_table = self._button.isChecked()
        self._button.setText(
            QCoreApplication.translate("ChartPanel", "Show the chart")
            if as_table
            else QCoreApplication.translate("ChartPanel", "Show as a table")
        )

    def on_button_toggled(self, as_table: bool) -> None:
        self._pages.setCurrentWidget(self._table if as_table else self._view)
        self.retranslate()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_card(painter, QRectF(self.rect()), self)
