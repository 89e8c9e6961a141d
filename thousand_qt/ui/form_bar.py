"""How many play: the first choice of the dialog of a new match."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QPushButton, QWidget

from thousand_qt.ui.tab_button import tab_button

PLAYERS: Final = (2, 3, 4)


class FormBar(QWidget):
    """A button for each number of players.

    Signals:
        players_chosen(int): another number than before.
    """

    players_chosen = Signal(int)

    def __init__(self, players: int, parent: QWidget | None = None) -> None:
        """Offer two to four players, and choose this many first."""
        super().__init__(parent)
        self._buttons = {number: tab_button() for number in PLAYERS}
        self._group = QButtonGroup(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        for number, button in self._buttons.items():
            button.setObjectName(f"players{number}")
            self._group.addButton(button, number)
            row.addWidget(button)
        self._buttons[players].setChecked(True)
        self._group.idToggled.connect(self.on_button_toggled)
        self.retranslate()

    @property
    def players(self) -> int:
        return self._group.checkedId()

    def set_players(self, players: int) -> None:
        """Choose this many, without a signal."""
        self._group.blockSignals(True)
        self._buttons[players].setChecked(True)
        self._group.blockSignals(False)

    @property
    def buttons(self) -> dict[int, QPushButton]:
        """The buttons by number of players."""
        return self._buttons

    def retranslate(self) -> None:
        """Set all words in the present language."""
        words = {
            2: QCoreApplication.translate("NewMatchDialog", "&2 players"),
            3: QCoreApplication.translate("NewMatchDialog", "&3 players"),
            4: QCoreApplication.translate("NewMatchDialog", "&4 players"),
        }
        for number, button in self._buttons.items():
            button.setText(words[number])

    def on_button_toggled(self, number: int, checked: bool) -> None:
        if checked:
            self.players_chosen.emit(number)
