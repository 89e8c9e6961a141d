"""A submenu that chooses one value of a setting."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable
from typing import Any

from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from thousand_qt.app.settings_keeper import SettingsKeeper


class SettingMenu(QMenu):
    """Has an action for each value; that of the value in force is checked, whoever has changed it."""

    def __init__(self, keeper: SettingsKeeper, setting: str, values: Iterable[Any], parent: QWidget) -> None:
        """Offer these values of a setting, in their order, with the words that `retranslate` sets."""
        super().__init__(parent)
        self._keeper = keeper
        self._setting = setting
        self._group = QActionGroup(self)
        self.choices: dict[Any, QAction] = {}
        for value in values:
            action = self.addAction("")
            action.setCheckable(True)
            self._group.addAction(action)
            self.choices[value] = action
        self._group.triggered.connect(self.on_triggered)
        keeper.changed.connect(self.on_settings_changed)
        self.on_settings_changed()
        self.retranslate()

    @abstractmethod
    def retranslate(self) -> None:
        """Set all words in the present language."""

    def on_triggered(self, chosen: QAction) -> None:
        value = next(value for value, action in self.choices.items() if action is chosen)
        self._keeper.change(**{self._setting: value})

    def on_settings_changed(self) -> None:
        self.choices[getattr(self._keeper.settings, self._setting)].setChecked(True)
