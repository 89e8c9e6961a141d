"""The sheet that compares how a deal ended with how it ends when Master plays the cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from thousand_qt.app.numbers import plain, signed
from thousand_qt.engine.events import DealResult
from thousand_qt.session.deal_comparer import LEVEL, Comparison
from thousand_qt.ui.ornaments import Rosette
from thousand_qt.ui.paper import PaperSheet, heading_font, paper_button, plain_label, scaled_font, set_ink
from thousand_qt.ui.progress_line import ProgressLine
from thousand_qt.ui.texts.levels import level_name
from thousand_qt.ui.texts.scoring import contract_verdict

_WIDTH: Final = 520


class ComparisonSheet(PaperSheet):
    """Waits for a comparison, and shows it.

    Signals:
        watch_requested(Comparison): the player wants to see how Master plays.
        closed(): the player is done with it, or does not want to wait.
    """

    watch_requested = Signal(object)
    closed = Signal()

    def __init__(self, deal: int, seat: int, names: Sequence[str], parent: QWidget | None = None) -> None:
        """Wait for what becomes of the cards of a seat."""
        super().__init__(parent)
        self.setObjectName("comparisonSheet")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._deal = deal
        self._seat = seat
        self._names = tuple(names)
        self._comparison: Comparison | None = None
        self._has_failed = False
        self._number = plain_label()
        self._headline = plain_label(wrap=True)
        self._headline.setFont(heading_font(self.font(), 1.5))
        self._note = plain_label(wrap=True)
        self._progress = ProgressLine()
        self._rows = QWidget()
        self._cells = [
            (plain_label(), plain_label(wrap=True), plain_label(), plain_label()) for _ in range(2)
        ]
        self._watch_button = paper_button(main=True)
        self._watch_button.setObjectName("watchButton")
        self._watch_button.clicked.connect(self.on_watch_clicked)
        self._close_button = paper_button()
        self._close_button.setObjectName("closeButton")
        self._close_button.clicked.connect(self.closed)
        self._lay_out()
        self.setFocusProxy(self._close_button)
        self.refresh()

    def _lay_out(self) -> None:
        grid = QGridLayout(self._rows)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(2)
        grid.setColumnStretch(1, 1)
        for row, (name, verdict, change, total) in enumerate(self._cells):
            name.setFont(scaled_font(self.font(), 1.1, bold=True))
            change.setFont(heading_font(self.font(), 1.3))
            change.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            total.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            grid.addWidget(Rosette(self._seat, 28), 3 * row, 0, 2, 1, Qt.AlignmentFlag.AlignVCenter)
            grid.addWidget(name, 3 * row, 1)
            grid.addWidget(verdict, 3 * row + 1, 1)
            grid.addWidget(change, 3 * row, 2)
            grid.addWidget(total, 3 * row + 1, 2)
            grid.setRowMinimumHeight(3 * row + 2, 10)
        buttons = QHBoxLayout()
        buttons.setSpacing(12)
        buttons.addWidget(self._close_button)
        buttons.addStretch(1)
        buttons.addWidget(self._watch_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(30, 24, 30, 24)
        layout.setSpacing(6)
        layout.addWidget(self._number)
        layout.addWidget(self._headline)
        layout.addWidget(self._progress)
        layout.addSpacing(6)
        layout.addWidget(self._rows)
        layout.addWidget(self._note)
        layout.addStretch(1)
        layout.addSpacing(10)
        layout.addLayout(buttons)

    @property
    def watch_button(self) -> QPushButton:
        return self._watch_button

    @property
    def close_button(self) -> QPushButton:
        return self._close_button

    @property
    def is_waiting(self) -> bool:
        return self._comparison is None and not self._has_failed

    @property
    def text(self) -> str:
        """The headline."""
        return self._headline.text()

    @property
    def progress(self) -> ProgressLine:
        return self._progress

    def show_progress(self, done: int, of: int) -> None:
        """Show how far the deal has been played."""
        self._progress.show_progress(done, max(done, of))

    def show_comparison(self, comparison: Comparison) -> None:
        """Show what has come out."""
        self._comparison = comparison
        self.refresh()
        self.fit_parent()
        self.setFocusProxy(self._watch_button)
        self._watch_button.setFocus()

    def show_failure(self) -> None:
        """Say that nothing will come out."""
        self._has_failed = True
        self.refresh()
        self.fit_parent()

    def on_watch_clicked(self) -> None:
        if self._comparison is not None:
            self.watch_requested.emit(self._comparison)

    def retranslate(self) -> None:
        comparison = self._comparison
        self._number.setText(
            QCoreApplication.translate("Comparison", "Deal {number}").format(number=self._deal)
        )
        self._headline.setText(self._headline_words())
        self._note.setText(self._note_words())
        self._note.setVisible(bool(self._note.text()))
        self._progress.setVisible(self.is_waiting)
        self._rows.setVisible(comparison is not None)
        self._watch_button.setVisible(comparison is not None)
        self._watch_button.setText(QCoreApplication.translate("Comparison", "Watch Master play"))
        self._close_button.setText(
            QCoreApplication.translate("Comparison", "Cancel")
            if self.is_waiting
            else QCoreApplication.translate("Comparison", "Close")
        )
        if comparison is not None:
            self._fill(0, self._names[self._seat], comparison.played, self._names)
            with_master = list(self._names)
            with_master[self._seat] = level_name(LEVEL)
            self._fill(1, level_name(LEVEL), comparison.replayed.result, with_master)
        self.setAccessibleName(self._headline.text())
        self.setAccessibleDescription(self._note.text())

    def _headline_words(self) -> str:
        if self._has_failed:
            return QCoreApplication.translate("Comparison", "This deal cannot be compared.")
        if self._comparison is None:
            return QCoreApplication.translate("Comparison", "Master takes the place of {name}…").format(
                name=self._names[self._seat]
            )
        gain = self._comparison.gain
        if gain is None:
            return QCoreApplication.translate("Comparison", "Master asks for a new deal.")
        if gain == 0:
            return QCoreApplication.translate("Comparison", "Master gets just as much.")
        if gain > 0:
            return QCoreApplication.translate("Comparison", "Master gets %n point(s) more.", "", gain)
        return QCoreApplication.translate("Comparison", "Master gets %n point(s) less.", "", -gain)

    def _note_words(self) -> str:
        comparison = self._comparison
        if self._has_failed:
            return QCoreApplication.translate("Comparison", "What went wrong is in the log of the program.")
        if comparison is None:
            return QCoreApplication.translate(
                "Comparison", "The cards are the same, and the others play as they do."
            )
        if comparison.replayed.result is None:
            return QCoreApplication.translate("Comparison", "Nobody knows which cards would have come then.")
        if comparison.replayed.stand_ins:
            names = QCoreApplication.translate("Log", ", ").join(
                self._names[seat] for seat in comparison.replayed.stand_ins
            )
            return QCoreApplication.translate("Comparison", "{level} plays here for: {names}").format(
                level=level_name("strong"), names=names
            )
        return ""

    def _fill(self, row: int, name: str, result: DealResult | None, names: Sequence[str]) -> None:
        labels = self._cells[row]
        labels[0].setText(name)
        if result is None:
            for label in labels[1:]:
                label.setText("")
            return
        score = result.seats[self._seat]
        labels[1].setText(contract_verdict(result, names))
        labels[2].setText(signed(score.change))
        labels[3].setText(
            QCoreApplication.translate("ResultSheet", "= {total}").format(total=plain(score.after.total))
        )

    def restyle(self) -> None:
        super().restyle()
        colours = self.colours
        for label in (self._number, self._note):
            set_ink(label, colours.muted)
        set_ink(self._headline, colours.ink)
        results = (None, None)
        if self._comparison is not None:
            results = (self._comparison.played, self._comparison.replayed.result)
        for (_, verdict, change, total), result in zip(self._cells, results, strict=True):
            lost = result is not None and result.seats[self._seat].change < 0
            set_ink(verdict, colours.muted)
            set_ink(total, colours.muted)
            set_ink(change, colours.loss if lost else colours.ink)

    # Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._close_button.click()
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        layout = self.layout()
        assert layout is not None
        width = round(_WIDTH * self.growth)
        return QSize(width, layout.totalHeightForWidth(width))
