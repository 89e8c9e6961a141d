"""The submenus of View that say how the table looks: which cloth it has, and how large its words are."""

from __future__ import annotations

from typing import Final, get_args

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from thousand_qt.app.numbers import percent
from thousand_qt.app.settings import TableThemeName, TextSize
from thousand_qt.app.settings_keeper import SettingsKeeper

TEXT_SIZES: Final[tuple[int, ...]] = get_args(TextSize)


class TableMenus(QObject):
    """Adds the submenus to a menu; what is chosen goes into the settings, and whoever needs it reads them."""

    def __init__(self, parent: QWidget, menu: QMenu, keeper: SettingsKeeper) -> None:
        super().__init__(parent)
        self._keeper = keeper
        self._table = QMenu(parent)
        self._sizes = QMenu(parent)
        menu.addMenu(self._table)
        menu.addMenu(self._sizes)
        self.themes = {name: self._add(self._table) for name in TableThemeName}
        self.text_sizes = {size: self._add(self._sizes) for size in TEXT_SIZES}
        for menu_of, actions in ((self._table, self.themes), (self._sizes, self.text_sizes)):
            group = QActionGroup(menu_of)
            for action in actions.values():
                group.addAction(action)
        for name, action in self.themes.items():
            action.triggered.connect(lambda _=False, name=name: keeper.change(table_theme=name))
        for size, action in self.text_sizes.items():
            action.triggered.connect(lambda _=False, size=size: keeper.change(text_size=size))
        keeper.changed.connect(self.on_settings_changed)
        self.on_settings_changed()

    @staticmethod
    def _add(menu: QMenu) -> QAction:
        action = QAction(menu)
        action.setCheckable(True)
        menu.addAction(action)
        return action

    def on_settings_changed(self) -> None:
        self.themes[self._keeper.settings.table_theme].setChecked(True)
        self.text_sizes[self._keeper.settings.text_size].setChecked(True)

    def retranslate(self) -> None:
        """Set all words in the present language."""
        self._table.setTitle(QCoreApplication.translate("MainWindow", "T&able"))
        names = {
            TableThemeName.GREEN: QCoreApplication.translate("MainWindow", "&Green felt"),
            TableThemeName.BLUE: QCoreApplication.translate("MainWindow", "&Blue felt"),
            TableThemeName.BURGUNDY: QCoreApplication.translate("MainWindow", "B&urgundy felt"),
            TableThemeName.WALNUT: QCoreApplication.translate("MainWindow", "&Walnut"),
            TableThemeName.LINEN: QCoreApplication.translate("MainWindow", "&Linen, embroidered"),
        }
        for name, text in names.items():
            self.themes[name].setText(text)
        self._sizes.setTitle(QCoreApplication.translate("MainWindow", "Te&xt size"))
        for size, action in self.text_sizes.items():
            action.setText(percent(size))
