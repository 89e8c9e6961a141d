"""Has a deal compared with Master's play, and lays the sheet that tells of it on the table."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from thousand_qt.engine.events import DealResult
from thousand_qt.engine.record import Record
from thousand_qt.session.deal_comparer import Comparison, DealComparer
from thousand_qt.ui.replay.comparison_sheet import ComparisonSheet
from thousand_qt.ui.table_area import TableArea


class Comparisons(QObject):
    """Makes one comparison at a time.

    Signals:
        watch_requested(Comparison): the player wants to see how Master plays.
        closed(): the player is done with the sheet, which is still there.
    """

    watch_requested = Signal(object)
    closed = Signal()

    def __init__(self, area: TableArea, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._area = area
        self._comparer = DealComparer(self)
        self._comparer.progressed.connect(self.on_progressed)
        self._comparer.compared.connect(self.on_compared)
        self._comparer.failed.connect(self.on_failed)

    def compare(self, record: Record, played: DealResult, seat: int, names: Sequence[str]) -> None:
        """Let Master play the cards of a seat; the sheet takes the place of what lies on the table."""
        sheet = ComparisonSheet(played.number, seat, names)
        sheet.closed.connect(self.closed)
        sheet.watch_requested.connect(self.watch_requested)
        self._area.show_sheet(sheet)
        self._comparer.start(record, played, seat)

    def stop(self) -> None:
        """Nobody waits for it any more."""
        self._comparer.stop()

    @property
    def _sheet(self) -> ComparisonSheet | None:
        sheet = self._area.sheet
        return sheet if isinstance(sheet, ComparisonSheet) else None

    def on_progressed(self, done: int, of: int) -> None:
        if self._sheet is not None:
            self._sheet.show_progress(done, of)

    def on_compared(self, comparison: Comparison) -> None:
        if self._sheet is not None:
            self._sheet.show_comparison(comparison)

    def on_failed(self) -> None:
        if self._sheet is not None:
            self._sheet.show_failure()
