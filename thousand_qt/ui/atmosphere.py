"""How the table moves and sounds, as the player and the system want it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication, QMainWindow

from thousand_qt.app.settings import Motion
from thousand_qt.app.settings_keeper import SettingsKeeper
from thousand_qt.app.sound import Sound, SoundPlayer
from thousand_qt.app.system_motion import SystemMotion
from thousand_qt.engine.view import PlayerView
from thousand_qt.table.moments import Moment
from thousand_qt.table.scene import TableScene
from thousand_qt.ui.match_controller import MatchController
from thousand_qt.ui.motion_menu import MotionMenu
from thousand_qt.ui.sound_menu import SoundMenu

_SOUNDS: Final = {
    Moment.PACK_SHUFFLED: Sound.SHUFFLE,
    Moment.CARD_LANDED: Sound.CARD,
    Moment.TRICK_GATHERED: Sound.GATHER,
    Moment.MARRIAGE_DECLARED: Sound.MARRIAGE,
    Moment.CONTRACT_MADE: Sound.CONTRACT_MADE,
    Moment.CONTRACT_FAILED: Sound.CONTRACT_FAILED,
}


class Atmosphere(QObject):
    """Keeps the table's motion and sounds as they are set, and owns their menus.

    Signals:
        motion_changed(bool): whether things are to appear instead of moving, on any table.
    """

    motion_changed = Signal(bool)

    def __init__(
        self,
        window: QMainWindow,
        keeper: SettingsKeeper,
        scene: TableScene,
        player: SoundPlayer,
        system: SystemMotion | None,
    ) -> None:
        """Accompany this table. Without `system` nobody but the player asks for less motion."""
        super().__init__(window)
        self._keeper = keeper
        self._scene = scene
        self._player = player
        self._system = system
        self._people: tuple[int, ...] = ()
        self.motion_menu = MotionMenu(keeper, window)
        self.sound_menu = SoundMenu(keeper, player, window)
        scene.animator.moment_reached.connect(self.on_moment_reached)
        keeper.changed.connect(self.on_settings_changed)
        if system is not None:
            system.changed.connect(self.on_settings_changed)
        self.on_settings_changed()

    @property
    def is_motion_reduced(self) -> bool:
        """Whether things are to appear instead of moving."""
        motion = self._keeper.settings.motion
        if motion is Motion.SYSTEM:
            return self._system is not None and self._system.is_reduced
        return motion is Motion.REDUCED

    def on_settings_changed(self) -> None:
        settings = self._keeper.settings
        self._player.set_volume(settings.sound_volume)
        self._player.set_muted(settings.sound_muted)
        self._scene.set_reduced_motion(self.is_motion_reduced)
        self.motion_changed.emit(self.is_motion_reduced)

    def on_moment_reached(self, moment: Moment) -> None:
        self._player.play(_SOUNDS[moment])

    def on_match_begun(self, controller: MatchController) -> None:
        self._people = controller.session.people
        controller.hint_offered.connect(self.on_hint_offered)
        controller.match_end_shown.connect(self.on_match_end_shown)

    def on_hint_offered(self, is_asked: bool) -> None:
        """Call the player back who does something else meanwhile; everybody else sees whose turn it is."""
        if is_asked and QApplication.activeWindow() is None:
            self._player.play(Sound.YOUR_TURN)

    def on_match_end_shown(self, view: PlayerView) -> None:
        if view.outcome is not None and any(seat in self._people for seat in view.outcome.winners):
            self._player.play(Sound.WIN)
            self._scene.celebrate()

    def retranslate(self) -> None:
        """Set all words in the present language."""
        self.motion_menu.retranslate()
        self.sound_menu.retranslate()

    def close(self) -> None:
        """Be silent for ever."""
        self._player.close()
