"""The submenu that says whether cards fly or only appear."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from thousand_qt.app.settings import Motion
from thousand_qt.app.settings_keeper import SettingsKeeper


class MotionMenu(QMenu):
    """Chooses the setting `motion`."""

    def __init__(self, keeper: SettingsKeeper, parent: QWidget) -> None:
        super().__init__(parent)
        self._keeper = keeper
        self._group = QActionGroup(self)
        self.choices: dict[Motion, QAction] = {}
        for motion in Motion:
            action = QAction(self)
            action.setCheckable(True)
            action.setData(motion)
            self._group.addAction(action)
            self.addAction(action)
            self.choices[motion] = action
        self._group.triggered.connect(self.on_triggered)
        keeper.changed.connect(self.on_settings_changed)
        self.on_settings_changed()
        self.retranslate()

    def on_triggered(self, action: QAction) -> None:
        self._keeper.change(motion=Motion(action.data()))

    def on_settings_changed(self) -> None:
        self.choices[self._keeper.settings.motion].setChecked(True)

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
