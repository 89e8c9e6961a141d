"""The match that is chosen, beside the list: its score sheet and the course of the score."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QVBoxLayout, QWidget

from thousand_qt.app.numbers import date_words, time_words
from thousand_qt.engine.events import DealResult
from thousand_qt.engine.rules import Rules
from thousand_qt.records.entries import MatchEntry, Status
from thousand_qt.records.loading import LoadedRecord
from thousand_qt.ui.charts.chart_view import ChartView
from thousand_qt.ui.deals_table import DealsTable
from thousand_qt.ui.library.score_plot import score_plot
from thousand_qt.ui.paper import (
    PaperColours,
    heading_font,
    paper_button,
    paper_colours,
    plain_label,
    scaled_font,
    set_ink,
)
from thousand_qt.ui.score_columns import NamesRow, TotalsRow
from thousand_qt.ui.score_model import ScoreModel
from thousand_qt.ui.texts.matches import end_words, entry_rules_name, players_line, remarks, state_note

PANE_WIDTHS: Final = (300, 336)
"""In a narrow and in a wide window, in pixels."""
_CHART_HEIGHT: Final = 132
_CHART_NEEDS: Final = 400
"""A lower pane leaves its room to the deals, in pixels."""


class MatchPane(QWidget):
    """Shows one match, or says in words why there is none to show.

    Signals:
        copy_requested(int): the player wants this deal as text.
        deal_chosen(int): this deal is chosen in the score sheet; 0 for none.
    """

    copy_requested = Signal(int)
    deal_chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("matchPane")
        self.set_wide(wide=True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self._entry: MatchEntry | None = None
        self._results: tuple[DealResult, ...] = ()
        self._rules: Rules | None = None
        self._words = ""
        self._title = plain_label(wrap=True)
        self._title.setFont(heading_font(self.font(), 1.25))
        self._notes = plain_label(wrap=True)
        self._notes.setFont(scaled_font(self.font(), 0.92))
        self._message = plain_label(wrap=True)
        self._message.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self._model = ScoreModel(self)
        self._names_row = NamesRow(self._model)
        self._table = _Deals(self._model)
        self._table.copy_pressed.connect(self.on_copy_pressed)
        self._table.selectionModel().currentRowChanged.connect(self.on_deal_chosen)
        self._totals_row = TotalsRow(self._model)
        self._table.columns_placed.connect(self._names_row.set_room)
        self._table.columns_placed.connect(self._totals_row.set_room)
        self._chart = ChartView()
        self._chart.setFixedHeight(_CHART_HEIGHT)
        self._copy_button = paper_button(small=True)
        self._copy_button.setObjectName("copyDealButton")
        self._copy_button.clicked.connect(self.on_copy_pressed)
        self._lay_out()
        self.show_words("")

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(18, 12, 16, 12)
        layout.setSpacing(0)
        layout.addWidget(self._title)
        layout.addSpacing(3)
        layout.addWidget(self._notes)
        layout.addSpacing(10)
        layout.addWidget(self._names_row)
        layout.addWidget(self._table, 1)
        layout.addWidget(self._totals_row)
        layout.addSpacing(6)
        layout.addWidget(self._chart)
        layout.addSpacing(6)
        layout.addWidget(self._copy_button)
        layout.addWidget(self._message, 1)

    @property
    def model(self) -> ScoreModel:
        return self._model

    @property
    def table(self) -> DealsTable:
        return self._table

    @property
    def chart(self) -> ChartView:
        return self._chart

    @property
    def title(self) -> str:
        return self._title.text()

    @property
    def message(self) -> str:
        """What is said instead of a score sheet; empty while there is one."""
        return self._message.text()

    @property
    def copy_button(self) -> QPushButton:
        return self._copy_button

    @property
    def deal(self) -> int:
        """The number of the chosen deal; 0 when there is none."""
        row = self._table.currentIndex().row()
        return self._results[row].number if 0 <= row < len(self._results) else 0

    def set_wide(self, *, wide: bool) -> None:
        """Take as much room as there is in a wide or in a narrow window."""
        self.setFixedWidth(PANE_WIDTHS[wide])

    def show_words(self, words: str) -> None:
        """Show no match, but say this."""
        self._entry = None
        self._words = words
        self._show_results((), None)
        self._show()

    def show_entry(self, entry: MatchEntry) -> None:
        """Show what the list knows of a match; its deals come with `show_record`."""
        if self._entry is None or entry.id != self._entry.id:
            self._show_results((), None)
        self._entry = entry
        self._show()

    def show_record(self, entry: MatchEntry, loaded: LoadedRecord) -> None:
        """Show the deals of the match, unless another one has been chosen meanwhile."""
        if self._entry is not None and entry.id == self._entry.id:
            self._show_results(loaded.state.results, loaded.record.header.rules)
            self._show()

    def _show_results(self, results: tuple[DealResult, ...], rules: Rules | None) -> None:
        if results == self._results and rules == self._rules and self._model.results == results:
            return
        self._results, self._rules = results, rules
        names = () if self._entry is None else tuple(seat.name for seat in self._entry.seats)
        self._model.show_results(names, results)
        if results:
            self._table.scrollToBottom()
            self._table.setCurrentIndex(self._model.index(len(results) - 1, 0))
        self.deal_chosen.emit(self.deal)

    def _show(self) -> None:
        """Set all words, and show what there is."""
        entry = self._entry
        if entry is None:
            self._title.clear()
            self._notes.clear()
            self._message.setText(self._words)
        else:
            self._title.setText(entry.title or end_words(entry))
            self._notes.setText("\n".join(line for line in _notes_of(entry) if line))
            self._message.setText(self._why_no_sheet(entry))
        has_sheet = bool(self._results)
        for widget in (self._names_row, self._table, self._totals_row, self._copy_button):
            widget.setVisible(has_sheet)
        self._title.setVisible(entry is not None)
        self._notes.setVisible(entry is not None)
        self._message.setVisible(not has_sheet)
        self._chart.setVisible(len(self._results) > 1 and self.height() >= _CHART_NEEDS)
        self._table.setAccessibleName(QCoreApplication.translate("MatchPane", "Score sheet"))
        self._copy_button.setText(QCoreApplication.translate("MatchPane", "Copy this deal as text"))
        self._copy_button.setToolTip(
            QCoreApplication.translate(
                "MatchPane",
                "The chosen deal goes to the clipboard: all hands, the bidding and every trick, for a "
                "message or a bug report.",
            )
        )
        if self._rules is not None:
            self._chart.show_plot(
                score_plot(self._model.names, self._results, self._rules),
                QCoreApplication.translate("MatchPane", "The score through the match"),
                "",
            )
            self._names_row.setToolTip("\n".join(self._model.names))
        self._table.viewport().update()

    def _why_no_sheet(self, entry: MatchEntry) -> str:
        if entry.status is Status.DAMAGED:
            return QCoreApplication.translate("MatchPane", "{file} cannot be read. {reason}").format(
                file=entry.path.name, reason=state_note(entry)
            )
        if not entry.deals:
            return QCoreApplication.translate("MatchPane", "No deal is finished yet.")
        return ""

    def restyle(self, colours: PaperColours) -> None:
        """Take the inks of the present theme."""
        set_ink(self._notes, colours.muted)
        set_ink(self._message, colours.muted)

    # Slots

    def on_copy_pressed(self) -> None:
        if self.deal:
            self.copy_requested.emit(self.deal)

    def on_deal_chosen(self, _index: QModelIndex) -> None:
        self.deal_chosen.emit(self.deal)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._show()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        colours = paper_colours(self.palette())
        painter.fillRect(self.rect(), colours.paper)
        painter.setPen(QPen(colours.edge, 1.5))
        painter.drawLine(1, 0, 1, self.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._chart.setVisible(len(self._results) > 1 and self.height() >= _CHART_NEEDS)

    def sizeHint(self) -> QSize:
        return QSize(PANE_WIDTHS[1], 480)


class _Deals(DealsTable):
    """Deals of which one can be copied by keys.

    Signals:
        copy_pressed(): by the keys that copy everywhere.
    """

    copy_pressed = Signal()

    def __init__(self, model: ScoreModel) -> None:
        super().__init__(model, selectable=True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy_pressed.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scrollTo(self.currentIndex())


def _notes_of(entry: MatchEntry) -> list[str]:
    """The lines below the title."""
    rules = entry_rules_name(entry)  # nothing for a file that cannot be read
    when = (
        QCoreApplication.translate("MatchPane", "{rules}, {day}, {time}")
        if rules
        else QCoreApplication.translate("MatchPane", "{day}, {time}")
    ).format(
        rules=rules,
        day=date_words(entry.last_played.astimezone().date()),
        time=time_words(entry.last_played),
    )
    return [end_words(entry) if entry.title else "", players_line(entry), when, *remarks(entry)]
