"""Chooses who plays at a seat: a person, a level of this program, or a program from outside."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent, QWheelEvent
from PySide6.QtWidgets import QComboBox, QWidget

from thousand_qt.ai.outside.kinds import bot_kind, bot_name
from thousand_qt.app.settings import BotProgram
from thousand_qt.records.facts import HUMAN
from thousand_qt.ui.paper_inputs import PaperComboBox
from thousand_qt.ui.texts.bots import bot_description
from thousand_qt.ui.texts.levels import level_description, level_name

_COMMAND_ROLE: Final = Qt.ItemDataRole.UserRole + 1
_ADD: Final = "add"
_CHANGE: Final = "change"
_SHOWN_CHARACTERS: Final = 11
_LIST_MARGIN: Final = 24


class LevelBox(PaperComboBox):
    """A list of levels and programs, and below them what can be done with programs.

    Arrow keys and the wheel on the closed list choose players only: nobody opens a dialog by passing by.

    Signals:
        chosen(str): The kind of player that is chosen now.
        adding_requested(LevelBox): The player wants another program in the list, chosen in this box.
        changing_requested(str): The player wants to change or remove the program of this name.
    """

    chosen = Signal(str)
    adding_requested = Signal(QWidget)
    changing_requested = Signal(str)

    def __init__(
        self,
        level_labels: Sequence[tuple[str, str]],
        bots: Sequence[BotProgram],
        kind: str,
        parent: QWidget | None = None,
    ) -> None:
        """Offer a person, these levels (identifier and name) and programs.

        An unknown `kind` gives the first level.
        """
        super().__init__(parent)
        self._level_labels = tuple(level_labels)
        self._bots = tuple(bots)
        self._kind = kind
        self._stepping = False
        # As wide as a level needs: the names of programs and of what to do with them may be longer.
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(_SHOWN_CHARACTERS)
        self._fill()
        self.currentIndexChanged.connect(self.on_index_changed)
        self.activated.connect(self.on_activated)

    @property
    def kind(self) -> str:
        """``human``, the level or, as ``bot:`` and a name, the program that is chosen."""
        return self._kind

    def set_bots(self, bots: Sequence[BotProgram]) -> None:
        """Offer these programs; if the chosen one is gone, the first level is chosen."""
        self._bots = tuple(bots)
        self._refill()

    def choose(self, kind: str) -> None:
        """Choose a level or program; an unknown one gives the first level."""
        self._kind = kind
        self._refill()

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        self._refill()

    def _refill(self) -> None:
        before = self.currentData()
        with QSignalBlocker(self):
            self.clear()
            self._fill()
        if self._kind != before:
            self.chosen.emit(self._kind)

    def _fill(self) -> None:
        person = QCoreApplication.translate("LevelBox", "Person")
        self._add_player(person, HUMAN, QCoreApplication.translate("LevelBox", "Plays at this screen"))
        self.insertSeparator(self.count())
        first_level = self.count()
        for identifier, label in self._level_labels:
            name = level_name(identifier)
            self._add_player(label if name == identifier else name, identifier, level_description(identifier))
        if self._bots:
            self.insertSeparator(self.count())
        for bot in self._bots:
            self._add_player(bot.name, bot_kind(bot.name), bot_description(bot))
        index = self.findData(self._kind)
        index = first_level if index < 0 else index
        self._kind = str(self.itemData(index))
        self.insertSeparator(self.count())
        self._add_command(QCoreApplication.translate("LevelBox", "Add a program…"), _ADD)
        self._offer_changing()
        self.setCurrentIndex(index)

    def _add_player(self, text: str, kind: str, description: str) -> None:
        self.addItem(text, kind)
        self.setItemData(self.count() - 1, description, Qt.ItemDataRole.ToolTipRole)

    def _add_command(self, text: str, command: str) -> None:
        self.addItem(text)
        self.setItemData(self.count() - 1, command, _COMMAND_ROLE)

    def on_index_changed(self, index: int) -> None:
        kind = self.itemData(index)
        if isinstance(kind, str) and kind != self._kind:
            self._kind = kind
            with QSignalBlocker(self):
                self._offer_changing()
            self.chosen.emit(kind)

    def _offer_changing(self) -> None:
        """Offer to change the program that is chosen, and no other."""
        last = self.count() - 1
        if self.itemData(last, _COMMAND_ROLE) == _CHANGE:
            self.removeItem(last)
        name = bot_name(self._kind)
        if name is not None:
            text = QCoreApplication.translate("LevelBox", "Change or remove “{name}”…")
            self._add_command(text.format(name=name), _CHANGE)

    def on_activated(self, index: int) -> None:
        command = self.itemData(index, _COMMAND_ROLE)
        if command is None:
            return
        players = [row for row in range(self.count()) if isinstance(self.itemData(row), str)]
        self.setCurrentIndex(players[-1] if self._stepping else self.findData(self._kind))
        if self._stepping:
            return
        if command == _ADD:
            self.adding_requested.emit(self)
        else:
            self.changing_requested.emit(bot_name(self._kind) or "")

    @contextmanager
    def _passing_by(self) -> Iterator[None]:
        self._stepping = True
        try:
            yield
        finally:
            self._stepping = False

    def showPopup(self) -> None:  # noqa: N802 - Qt's name
        self.view().setMinimumWidth(self.view().sizeHintForColumn(0) + _LIST_MARGIN)
        super().showPopup()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        with self._passing_by():
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        with self._passing_by():
            super().wheelEvent(event)
