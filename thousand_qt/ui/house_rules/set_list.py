"""The list of rule sets: the published ones, then the player's own."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from thousand_qt.engine.rules import PRESETS
from thousand_qt.ui.house_rules.rule_book import RuleBook
from thousand_qt.ui.paper import scaled_font

_KEY: Final = Qt.ItemDataRole.UserRole


class SetList(QListWidget):
    """Shows the sets of a rule book.

    Signals:
        key_chosen(str): the player looks at this set.
    """

    key_chosen = Signal(str)

    def __init__(self, book: RuleBook, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._book = book
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.currentItemChanged.connect(self.on_current_changed)

    @property
    def key(self) -> str:
        """The set that is looked at."""
        item = self.currentItem()
        return "" if item is None else str(item.data(_KEY))

    def refill(self, key: str) -> None:
        """Fill the list anew and choose a set, without a signal; the first one where there is none such."""
        self.blockSignals(True)
        self.clear()
        self._add_heading(QCoreApplication.translate("HouseRules", "Published"))
        for preset in PRESETS:
            self._add(preset)
        own = self._book.own_keys
        self._add_heading(QCoreApplication.translate("HouseRules", "Your own"))
        for each in own:
            self._add(each)
        if not own:
            note = self._add_heading(QCoreApplication.translate("HouseRules", "none yet"))
            note.setFont(self.font())
        self._choose(key if key in self._book.keys else next(iter(PRESETS)))
        self.blockSignals(False)

    def choose(self, key: str) -> None:
        """Look at this set."""
        self._choose(key)

    def _choose(self, key: str) -> None:
        for row in range(self.count()):
            if self.item(row).data(_KEY) == key:
                self.setCurrentRow(row)

    def _add(self, key: str) -> None:
        item = QListWidgetItem(self._book.name(key))
        item.setData(_KEY, key)
        item.setToolTip(self._book.name(key))
        self.addItem(item)

    def _add_heading(self, text: str) -> QListWidgetItem:
        item = QListWidgetItem(text)
        item.setFlags(Qt.ItemFlag.NoItemFlags)
        item.setFont(scaled_font(self.font(), 0.95, bold=True))
        self.addItem(item)
        return item

    def on_current_changed(self, item: QListWidgetItem | None) -> None:
        if item is not None and item.data(_KEY):
            self.key_chosen.emit(str(item.data(_KEY)))
