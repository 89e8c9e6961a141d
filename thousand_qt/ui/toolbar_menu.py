"""The submenu that says whether there is a toolbar, and where its words are."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from thousand_qt.app.settings import ToolbarStyle
from thousand_qt.app.settings_keeper import SettingsKeeper
from thousand_qt.ui.setting_menu import SettingMenu


class ToolbarMenu(SettingMenu):
    """Chooses the setting `toolbar`."""

    def __init__(self, keeper: SettingsKeeper, parent: QWidget) -> None:
        super().__init__(keeper, "toolbar", ToolbarStyle, parent)

    def retranslate(self) -> None:
        """Set all words in the present language."""
        self.setTitle(QCoreApplication.translate("ToolbarMenu", "Tool&bar"))
        words = {
            ToolbarStyle.NONE: QCoreApplication.translate("ToolbarMenu", "&None", "no toolbar"),
            ToolbarStyle.ICONS: QCoreApplication.translate("ToolbarMenu", "&Icons"),
            ToolbarStyle.BESIDE: QCoreApplication.translate("ToolbarMenu", "Words &beside the icons"),
            ToolbarStyle.UNDER: QCoreApplication.translate("ToolbarMenu", "Words &under the icons"),
        }
        for style, text in words.items():
            self.choices[style].setText(text)
