"""Which matches are listed: the player's own, those that were deleted, or the damaged files."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QPushButton, QWidget

from thousand_qt.app.numbers import grouped
from thousand_qt.records.entries import Folder
from thousand_qt.ui.tab_button import tab_button


class ShelfBar(QWidget):
    """A button for each shelf, with the number of matches on it.

    Signals:
        shelf_chosen(Folder): another one than before.
    """

    shelf_chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._counts: Mapping[Folder, int] = {}
        self._buttons = {folder: tab_button() for folder in Folder}
        self._group = QButtonGroup(self)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        for folder, button in self._buttons.items():
            button.setObjectName(f"{folder.name.lower()}Shelf")
            self._group.addButton(button)
            layout.addWidget(button)
        self._buttons[Folder.MATCHES].setChecked(True)
        self._group.buttonToggled.connect(self.on_button_toggled)
        self.retranslate()

    @property
    def shelf(self) -> Folder:
        return next(folder for folder, button in self._buttons.items() if button.isChecked())

    @property
    def buttons(self) -> Mapping[Folder, QPushButton]:
        return self._buttons

    def choose(self, shelf: Folder) -> None:
        self._buttons[shelf].setChecked(True)

    def show_counts(self, counts: Mapping[Folder, int]) -> None:
        """Say how many matches there are on each shelf; damaged files have theirs only when there are any."""
        self._counts = dict(counts)
        self.retranslate()

    def retranslate(self) -> None:
        """Set all words in the present language."""
        names = {
            Folder.MATCHES: QCoreApplication.translate("ShelfBar", "Matches"),
            Folder.DELETED: QCoreApplication.translate("ShelfBar", "Deleted"),
            Folder.DAMAGED: QCoreApplication.translate("ShelfBar", "Damaged"),
        }
        for folder, button in self._buttons.items():
            count = self._counts.get(folder, 0)
            #: A list and how many matches are in it.
            text = QCoreApplication.translate("ShelfBar", "{list} ({count})")
            shown = text.format(list=names[folder], count=grouped(count)) if count else names[folder]
            button.setText(shown)
        is_wanted = bool(self._counts.get(Folder.DAMAGED)) or self._buttons[Folder.DAMAGED].isChecked()
        self._buttons[Folder.DAMAGED].setVisible(is_wanted)

    def on_button_toggled(self, _button: QPushButton, checked: bool) -> None:
        if checked:
            self.shelf_chosen.emit(self.shelf)
