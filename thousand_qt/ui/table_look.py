"""Gives the table and all windows the look the settings ask for: the cloth, and the size of words."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from thousand_qt.app.settings_keeper import SettingsKeeper
from thousand_qt.ui.table_area import TableArea

_SAME: Final = 0.01
"""Points."""


class TableLook(QObject):
    """Follows `table_theme` and `text_size`."""

    def __init__(self, area: TableArea, keeper: SettingsKeeper, parent: QObject) -> None:
        super().__init__(parent)
        self._area = area
        self._keeper = keeper
        self._usual = QFont(QApplication.font())
        self._text_size = 100
        self._theme = ""
        keeper.changed.connect(self.on_settings_changed)
        self.on_settings_changed()

    def on_settings_changed(self) -> None:
        settings = self._keeper.settings
        if settings.table_theme.value != self._theme:
            self._theme = settings.table_theme.value
            self._area.table.table_scene.set_table_theme(self._theme)
        if settings.text_size != self._text_size:
            self._text_size = settings.text_size
            self._set_font()
            self._area.set_text_scale(self._text_size / 100)

    def restore(self) -> None:
        """Give the application its usual font back."""
        QApplication.setFont(self._usual)

    def _set_font(self) -> None:
        font = QFont(self._usual)
        if self._usual.pointSizeF() > 0:
            font.setPointSizeF(self._usual.pointSizeF() * self._text_size / 100)
        else:
            font.setPixelSize(round(self._usual.pixelSize() * self._text_size / 100))
        before = QApplication.font().pointSizeF()
        share = font.pointSizeF() / before
        QApplication.setFont(font)
        for widget in QApplication.allWidgets():
            if widget.testAttribute(Qt.WidgetAttribute.WA_SetFont):  # made larger or smaller than the rest
                own = QFont(widget.font())
                if own.pointSizeF() > 0:
                    own.setPointSizeF(own.pointSizeF() * share)
                    widget.setFont(own)
            elif abs(widget.font().pointSizeF() - before) < _SAME:
                # WORKAROUND(QTBUG-112966): below a style sheet nobody hears of the new font either.
                widget.setFont(font)
            widget.updateGeometry()
