"""A small score table on paper: every player's rosette, name, level and total, the total as a bar too."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget

from thousand_qt.app.numbers import plain
from thousand_qt.engine.record import SeatEntry
from thousand_qt.records.facts import HUMAN
from thousand_qt.ui.match_end import TotalBar
from thousand_qt.ui.ornaments import Rosette
from thousand_qt.ui.paper import heading_font, paper_colours, plain_label, scaled_font, set_ink
from thousand_qt.ui.texts.levels import level_name


class StandingsBlock(QWidget):
    """Shows the totals of one match."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines: list[str] = []
        self._table: QWidget | None = None
        self._levels: list[QLabel] = []
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)

    @property
    def text(self) -> str:
        """All that is shown, a line for each player."""
        return "\n".join(self._lines)

    def show_totals(self, seats: Sequence[SeatEntry], totals: Sequence[int], target: int) -> None:
        """Show these players by seat, on their way to the points that win."""
        layout = self.layout()
        assert layout is not None
        if self._table is not None:
            layout.removeWidget(self._table)
            self._table.hide()
            self._table.deleteLater()
        self._table = QWidget()
        grid = QGridLayout(self._table)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(10)
        grid.setColumnStretch(2, 1)
        self._lines = []
        self._levels = []
        #: A player and the total; for screen readers.
        line = QCoreApplication.translate("StandingsBlock", "{name}: {total}")
        for row, (seat, total) in enumerate(zip(seats, totals, strict=True)):
            grid.addWidget(Rosette(row, 28), row, 0)
            grid.addLayout(self._name_and_level(seat), row, 1)
            grid.addWidget(TotalBar(row, total, max(target, *totals)), row, 2)
            grid.addWidget(self._total(total), row, 3)
            self._lines.append(line.format(name=seat.name, total=plain(total)))
        layout.addWidget(self._table)
        self.restyle()
        self.setAccessibleName(self.text)

    def _name_and_level(self, seat: SeatEntry) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(0)
        name = plain_label(seat.name)
        name.setFont(scaled_font(self.font(), 1.1, bold=True))
        column.addWidget(name)
        if seat.kind != HUMAN:
            level = plain_label(level_name(seat.kind))
            level.setFont(scaled_font(self.font(), 0.92))
            self._levels.append(level)
            column.addWidget(level)
        return column

    def restyle(self) -> None:
        """Set the inks from the present colours."""
        for level in self._levels:
            set_ink(level, paper_colours(self.palette()).muted)

    def _total(self, total: int) -> QLabel:
        label = plain_label(plain(total))
        label.setFont(heading_font(self.font(), 1.3))
        label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        return label
