"""The submenu of the sounds: how loud, whether at all, and why there are none."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from thousand_qt.app.numbers import percent
from thousand_qt.app.settings_keeper import SettingsKeeper
from thousand_qt.app.sound import SoundPlayer

STEP: Final = 10
MUTE_KEYS: Final = "Ctrl+Shift+M"


class SoundMenu(QMenu):
    """Chooses the settings `sound_muted` and `sound_volume`."""

    def __init__(self, keeper: SettingsKeeper, player: SoundPlayer, window: QMainWindow) -> None:
        super().__init__(window)
        self._keeper = keeper
        self._player = player
        self.mute = QAction(window)
        self.mute.setCheckable(True)
        self.mute.setShortcut(QKeySequence(MUTE_KEYS))
        self.mute.triggered.connect(self.on_mute_triggered)
        window.addAction(self.mute)  # the keys work in full screen too, where the bar may be hidden
        self.volume = QAction(self)
        self.volume.setEnabled(False)
        self.louder = QAction(self)
        self.louder.triggered.connect(self.on_louder_triggered)
        self.quieter = QAction(self)
        self.quieter.triggered.connect(self.on_quieter_triggered)
        self.trouble = QAction(self)
        self.trouble.setEnabled(False)
        self.addAction(self.mute)
        self.addSeparator()
        self.addActions([self.volume, self.louder, self.quieter, self.trouble])
        keeper.changed.connect(self.refresh)
        self.aboutToShow.connect(self.refresh)
        self.retranslate()

    def on_mute_triggered(self, on: bool) -> None:
        self._keeper.change(sound_muted=on)

    def on_louder_triggered(self) -> None:
        self._change_volume(STEP)

    def on_quieter_triggered(self) -> None:
        self._change_volume(-STEP)

    def _change_volume(self, by: int) -> None:
        volume = max(0, min(100, self._keeper.settings.sound_volume + by))
        self._keeper.change(sound_volume=volume, sound_muted=False)

    def refresh(self) -> None:
        """Show what is set, and what stands in the way of sound."""
        settings = self._keeper.settings
        can_play = self._player.can_play
        self.mute.setChecked(settings.sound_muted)
        self.volume.setText(
            QCoreApplication.translate("SoundMenu", "Volume: {percent}").format(
                percent=percent(settings.sound_volume)
            )
        )
        self.mute.setEnabled(can_play)
        self.louder.setEnabled(can_play and settings.sound_volume < 100)
        self.quieter.setEnabled(can_play and settings.sound_volume > 0)
        for action in (self.mute, self.volume, self.louder, self.quieter):
            action.setVisible(can_play)
        if not can_play:
            self.trouble.setText(
                QCoreApplication.translate(
                    "SoundMenu", "No sounds: install them with “pip install thousand-qt[sound]”"
                )
            )
        elif self._player.fault:
            self.trouble.setText(QCoreApplication.translate("SoundMenu", "No sound device was found"))
        self.trouble.setVisible(not can_play or bool(self._player.fault))

    def retranslate(self) -> None:
        """Set all words in the present language."""
        self.setTitle(QCoreApplication.translate("SoundMenu", "S&ound"))
        self.mute.setText(QCoreApplication.translate("SoundMenu", "&Mute"))
        self.louder.setText(QCoreApplication.translate("SoundMenu", "&Louder"))
        self.quieter.setText(QCoreApplication.translate("SoundMenu", "&Quieter"))
        self.refresh()
