"""The submenus of View that say how the table looks: which cloth it has, and how large its words are."""

from __future__ import annotations

from typing import Final, get_args

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from thousand_qt.app.numbers import percent
from thousand_qt.app.settings import TableThemeName, TextSize
from thousand_qt.app.settings_keeper import SettingsKeeper
from thousand_qt.ui.setting_menu import SettingMenu

TEXT_SIZES: Final[tuple[int, ...]] = get_args(TextSize)


class ClothMenu(SettingMenu):
    """Chooses the setting `table_theme`."""

    def __init__(self, keeper: SettingsKeeper, parent: QWidget) -> None:
        super().__init__(keeper, "table_theme", TableThemeName, parent)

    def retranslate(self) -> None:
        """Set all words in the present language."""
        self.setTitle(QCoreApplication.translate("MainWindow", "T&able"))
        names = {
            TableThemeName.GREEN: QCoreApplication.translate("MainWindow", "&Green felt"),
            TableThemeName.BLUE: QCoreApplication.translate("MainWindow", "&Blue felt"),
            TableThemeName.BURGUNDY: QCoreApplication.translate("MainWindow", "B&urgundy felt"),
            TableThemeName.WALNUT: QCoreApplication.translate("MainWindow", "&Walnut"),
            TableThemeName.LINEN: QCoreApplication.translate("MainWindow", "&Linen, embroidered"),
        }
        for name, text in names.items():
            self.choices[name].setText(text)


class TextSizeMenu(SettingMenu):
    """Chooses the setting `text_size`."""

    def __init__(self, keeper: SettingsKeeper, parent: QWidget) -> None:
        super().__init__(keeper, "text_size", TEXT_SIZES, parent)

    def retranslate(self) -> None:
        """Set all words in the present language."""
        self.setTitle(QCoreApplication.translate("MainWindow", "Te&xt size"))
        for size, action in self.choices.items():
            action.setText(percent(size))
