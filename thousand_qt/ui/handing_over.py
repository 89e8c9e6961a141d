"""The screen goes from person to person: nothing of the one's cards is there when the other comes."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from thousand_qt.session.happenings import Handover
from thousand_qt.session.session import GameSession
from thousand_qt.table.portraits import portraits_of
from thousand_qt.table.scene import TableScene
from thousand_qt.ui import cover
from thousand_qt.ui.cover import CoverSheet
from thousand_qt.ui.table_area import TableArea


class HandingOver(QObject):
    """Covers the table of a match and uncovers it, when the cards have stopped.

    Signals:
        covered(): all cards lie face down now; a sheet is laid over them next.
        uncovered(): the person awaited has come.
    """

    covered = Signal()
    uncovered = Signal()

    def __init__(
        self,
        session: GameSession,
        scene: TableScene,
        area: TableArea,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._scene = scene
        self._area = area
        self._names = tuple(seat.name for seat in session.header.seats)
        self._looked_last: int | None = None
        session.taken_over.connect(self.on_taken_over)

    def cover(self) -> None:
        """Cover the table for the person awaited, if it is not covered yet."""
        seat = self._session.awaited
        if seat is None or isinstance(self._area.sheet, CoverSheet):
            return
        self._scene.show_view(self._session.view)
        self.covered.emit()
        person = portraits_of(self._names)[seat]
        is_new = self._looked_last != seat
        sheet = CoverSheet(seat, self._names[seat], person, is_new=is_new, calm=cover.CALM)
        sheet.confirmed.connect(self._session.take_over)
        self._area.show_sheet(sheet)

    def on_taken_over(self, handover: Handover) -> None:
        """Show the table as the person saw it last, and then all that has happened since."""
        self._looked_last = handover.seat
        self._area.clear_sheet()
        self._scene.show_view(handover.before)
        for happening in handover.missed:
            self._scene.play(happening.events, happening.view)
        self.uncovered.emit()
