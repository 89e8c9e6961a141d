"""The submenu that says whether cards fly or only appear."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from thousand_qt.app.settings import Motion
from thousand_qt.app.settings_keeper import SettingsKeeper
from thousand_qt.ui.setting_menu import SettingMenu


class MotionMenu(SettingMenu):
    """Chooses the setting `motion`."""

    def __init__(self, keeper: SettingsKeeper, parent: QWidget) -> None:
        super().__init__(keeper, "motion", Motion, parent)

    def retranslate(self) -> None:
        """Set all words in the present language."""
        self.setTitle(QCoreApplication.translate("MotionMenu", "&Motion"))
        words = {
            Motion.SYSTEM: QCoreApplication.translate("MotionMenu", "As the &system"),
            Motion.FULL: QCoreApplication.translate("MotionMenu", "Cards &fly"),
            Motion.REDUCED: QCoreApplication.translate("MotionMenu", "Cards only &appear"),
        }
        for motion, text in words.items():
            self.choices[motion].setText(text)
