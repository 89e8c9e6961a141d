"""The submenu that says whether there is a toolbar, and where its words are."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from thousand_qt.app.settings import ToolbarStyle
from thousand_qt.app.settings_keeper import SettingsKeeper


class ToolbarMenu(QMenu):
    """Chooses the setting `toolbar`."""

    def __init__(self, keeper: SettingsKeeper, parent: QWidget) -> None:
        super().__init__(parent)
        self._keeper = keeper
        self._group = QActionGroup(self)
        self.choices: dict[ToolbarStyle, QAction] = {}
        for style in ToolbarStyle:
            action = QAction(self)
            action.setCheckable(True)
            action.setData(style)
            self._group.addAction(action)
            self.addAction(action)
            self.choices[style] = action
        self._group.triggered.connect(self.on_triggered)
        keeper.changed.connect(self.on_settings_changed)
        self.on_settings_changed()
        self.retranslate()

    def on_triggered(self, action: QAction) -> None:
        self._keeper.change(toolbar=ToolbarStyle(action.data()))

    def on_settings_changed(self) -> None:
        self.choices[self._keeper.settings.toolbar].setChecked(True)

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
