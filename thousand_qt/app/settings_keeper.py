"""The settings while the program runs: changed one by one, and saved with every change."""

from __future__ import annotations

import logging

import msgspec
from PySide6.QtCore import QObject, Signal

from thousand_qt.app.settings import Settings, SettingsError, SettingsStore

_log = logging.getLogger(__name__)


class SettingsKeeper(QObject):
    """Holds what the player has chosen.

    Signals:
        changed(): something was chosen; `settings` has it.
        save_failed(str): it could not be saved and holds until the end of the program; a sentence for the
            player.
    """

    changed = Signal()
    save_failed = Signal(str)

    def __init__(self, store: SettingsStore, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self._settings = settings

    @property
    def settings(self) -> Settings:
        return self._settings

    def change(self, **changes: object) -> None:
        """Set these settings and save all of them."""
        self._settings = msgspec.structs.replace(self._settings, **changes)
        self.changed.emit()
        try:
            self._store.save(self._settings)
        except SettingsError as error:
            _log.exception("the settings cannot be saved")
            self.save_failed.emit(str(error))
