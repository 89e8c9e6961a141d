"""Plays the only card a player may play, if he wants that, after a short rest."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer

from thousand_qt.app.settings_keeper import SettingsKeeper
from thousand_qt.engine.actions import Play
from thousand_qt.engine.events import CardPlayed
from thousand_qt.engine.view import PlayerView
from thousand_qt.session.forced import forced_play
from thousand_qt.session.happenings import Happening
from thousand_qt.session.session import GameSession
from thousand_qt.table.scene import TableScene
from thousand_qt.ui.match_controller import MatchController

REST: Final = 450
"""Milliseconds in which the player sees what lies there, and that his card is the only one."""


class ForcedPlay(QObject):
    """Watches the decisions of the match on the table.

    What the player has taken back is not done again for him: the next card he plays himself.
    """

    def __init__(self, keeper: SettingsKeeper, scene: TableScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._keeper = keeper
        self._scene = scene
        self._session: GameSession | None = None
        self._play: Play | None = None
        self._after_going_back = False
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST)
        self._rest.timeout.connect(self.on_rested)
        scene.idle_reached.connect(self.on_idle_reached)

    def on_match_begun(self, controller: MatchController) -> None:
        self._session = controller.session
        self._after_going_back = False
        self._session.position_changed.connect(self.on_position_changed)
        self._session.happened.connect(self.on_happened)
        controller.decision_changed.connect(self.on_decision_changed)

    def on_match_left(self) -> None:
        self._session = None
        self.on_decision_changed(None)

    def on_decision_changed(self, view: PlayerView | None) -> None:
        self._rest.stop()
        wanted = self._keeper.settings.auto_play_forced and not self._after_going_back
        self._play = forced_play(view) if view is not None and wanted else None
        if self._scene.idle:
            self.on_idle_reached()

    def on_idle_reached(self) -> None:
        if self._play is not None:
            self._rest.start()

    def on_rested(self) -> None:
        play, session = self._play, self._session
        if play is not None and session is not None and self._scene.idle:
            session.submit(play)

    def on_position_changed(self) -> None:
        self._after_going_back = True
        self.on_decision_changed(None)

    def on_happened(self, happening: Happening) -> None:
        seat = happening.view.seat
        if any(isinstance(event, CardPlayed) and event.seat == seat for event in happening.events):
            self._after_going_back = False
