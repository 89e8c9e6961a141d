"""Four players: the deals the person sits out, which may be played faster, or to their end at once."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Signal

from thousand_qt.engine.deal import Phase
from thousand_qt.engine.view import PlayerView
from thousand_qt.session.happenings import Happening
from thousand_qt.session.session import GameSession
from thousand_qt.table.scene import TableScene
from thousand_qt.ui.panels.sitting_out import SittingOutPanel
from thousand_qt.ui.table_area import TableArea

_FASTER: Final = "fast"
_AT_ONCE: Final = "off"


class SittingOut(QObject):
    """Offers that while the person sees a deal he sits out; of several people none hurries the others.

    Computer players are done with a deal long before the table has shown it: the offer ends with the showing.

    Signals:
        offered(bool): the pace of the deal can be chosen now, or no longer.
    """

    offered = Signal(bool)

    def __init__(
        self, session: GameSession, scene: TableScene, area: TableArea, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._scene = scene
        self._area = area
        self._panel = SittingOutPanel()
        self._panel.setParent(area)
        self._panel.hide()
        self._panel.faster_toggled.connect(self.set_faster)
        self._panel.result_requested.connect(self.show_result)
        session.happened.connect(self.on_happened)
        session.position_changed.connect(self.update)
        session.deal_awaited.connect(self.update)
        session.match_ended.connect(self.update)
        scene.idle_reached.connect(self.on_idle_reached)
        scene.animator.events_started.connect(self.on_events_started)

    @property
    def panel(self) -> SittingOutPanel:
        return self._panel

    @property
    def is_offered(self) -> bool:
        """Whether the person sits out the deal on the table, so that its pace can be chosen."""
        return self._area.foot is self._panel

    def on_happened(self, happening: Happening) -> None:
        self.update(happening.view)

    def on_idle_reached(self) -> None:
        self.update(self._session.view)

    def on_events_started(self) -> None:
        if self.is_offered:  # to the others the last trick is offered when the table rests
            self._area.set_last_trick_available(self._scene.last_trick is not None)

    def update(self, view: PlayerView) -> None:
        """Offer what can be done at this point of the match."""
        sits_out = view.sitter is not None and self._session.people == (view.sitter,)
        offer = sits_out and view.phase not in (Phase.DEALING, Phase.OVER)
        if offer == self.is_offered or not (offer or self._scene.idle):
            return
        self._scene.hurry(None)
        self._panel.faster_button.setChecked(False)
        if offer:
            self._panel.ask(view)
        self._area.set_foot(self._panel if offer else None)
        self.offered.emit(offer)

    def toggle_faster(self) -> None:
        """Play the deal faster, or at the usual pace again."""
        if self.is_offered:
            self._panel.faster_button.toggle()

    def set_faster(self, faster: bool) -> None:
        if self.is_offered:
            self._scene.hurry(_FASTER if faster else None)

    def show_result(self) -> None:
        """Play the deal to its end at once."""
        if self.is_offered:
            self._panel.result_button.setEnabled(False)
            self._area.last_trick_button.setChecked(False)
            if self._session.view.sitter is not None:
                self._session.hurry()
            self._scene.hurry(_AT_ONCE)

    def close(self) -> None:
        """The match is left."""
        self._scene.idle_reached.disconnect(self.on_idle_reached)
        self._scene.animator.events_started.disconnect(self.on_events_started)
        self._scene.hurry(None)
        if self.is_offered:
            self._area.set_foot(None)
            self.offered.emit(False)
        self._panel.deleteLater()
