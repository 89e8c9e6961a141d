"""The part of the new match dialog that asks who plays: names, and what plays for the opponents."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QLineEdit, QWidget

from thousand_qt.app.settings import BotProgram
from thousand_qt.ui.level_box import LevelBox
from thousand_qt.ui.ornaments import Rosette
from thousand_qt.ui.paper import PaperColours, plain_label, set_ink
from thousand_qt.ui.paper_inputs import INPUT_HEIGHT
from thousand_qt.ui.player_names import name_fault, suggested_names, tidy_name

_MOST_TYPED: Final = 40


class PlayersForm(QWidget):
    """Three names and two strengths, and below them what is wrong.

    Signals:
        levels_changed(): another opponent is chosen.
    """

    levels_changed = Signal()

    def __init__(
        self,
        level_labels: Sequence[tuple[str, str]],
        bots: Sequence[BotProgram],
        names: Sequence[str],
        levels: Sequence[str],
        parent: QWidget | None = None,
    ) -> None:
        """Offer these levels and programs, and suggest these choices.

        Args:
            level_labels: The computer players' levels: identifier and name.
            bots: The programs from outside that are offered besides.
            names: The player's, the left and the right opponent's; empty for those the program suggests.
            levels: The levels of the left and the right opponent; an unknown one gives the first there is.
            parent: The widget it belongs to.
        """
        super().__init__(parent)
        self._suggested = suggested_names()
        self._name_edits = [
            QLineEdit(name or suggestion) for name, suggestion in zip(names, self._suggested, strict=True)
        ]
        for edit in self._name_edits:
            edit.setMaxLength(_MOST_TYPED)
            edit.setMinimumHeight(INPUT_HEIGHT)
            edit.textChanged.connect(self.on_name_changed)
        self._name_labels = [plain_label() for _ in self._name_edits]
        self._level_boxes = [LevelBox(level_labels, bots, level) for level in levels]
        for box in self._level_boxes:
            box.chosen.connect(self.on_level_chosen)
        self._fault = plain_label(wrap=True)
        self._fault.setObjectName("fault")
        self._fault.hide()
        self._lay_out()

    def _lay_out(self) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(1, 3)
        grid.setColumnStretch(2, 2)
        for seat, (label, edit) in enumerate(zip(self._name_labels, self._name_edits, strict=True)):
            label.setBuddy(edit)
            label.setContentsMargins(0, 5 if seat else 0, 0, 0)
            grid.addWidget(label, 2 * seat, 1, 1, 2)
            grid.addWidget(Rosette(seat, 26), 2 * seat + 1, 0)
            if seat:
                grid.addWidget(edit, 2 * seat + 1, 1)
                grid.addWidget(self._level_boxes[seat - 1], 2 * seat + 1, 2)
            else:
                grid.addWidget(edit, 2 * seat + 1, 1, 1, 2)
        self._fault.setContentsMargins(0, 4, 0, 0)
        grid.addWidget(self._fault, 2 * len(self._name_edits), 0, 1, 3)

    @property
    def names(self) -> tuple[str, ...]:
        """The player's, the left and the right opponent's name, tidied; they may have faults."""
        return tuple(tidy_name(edit.text()) for edit in self._name_edits)

    @property
    def levels(self) -> tuple[str, str]:
        """What plays for the left and the right opponent."""
        left, right = (box.kind for box in self._level_boxes)
        return left, right

    @property
    def fault(self) -> str:
        """What keeps the match from starting, in words; empty when nothing does."""
        return self._fault.text() if self._fault.isVisibleTo(self) else ""

    @property
    def name_edits(self) -> list[QLineEdit]:
        return self._name_edits

    @property
    def name_labels(self) -> list[QLabel]:
        return self._name_labels

    @property
    def level_boxes(self) -> list[LevelBox]:
        return self._level_boxes

    def check(self) -> bool:
        """Say what is wrong with the names, and let the player mend the first that is; or return True."""
        wrong = self._tell_fault()
        if wrong is None:
            return True
        self._name_edits[wrong].setFocus()
        self._name_edits[wrong].selectAll()
        return False

    def show_fault(self, words: str) -> None:
        """Say what keeps the match from starting, until something is changed."""
        self._fault.setText(words)
        self._fault.show()

    def _tell_fault(self) -> int | None:
        """Tell what is wrong with the names; return the first seat with a wrong one."""
        for seat in range(len(self._name_edits)):
            fault = name_fault(self.names, seat)
            if fault:
                self.show_fault(fault)
                return seat
        self._fault.hide()
        return None

    def on_name_changed(self) -> None:
        # A fault is told when the player wants to start, not at the first letter; then until it is mended.
        if self.fault:
            self._tell_fault()

    def on_level_chosen(self) -> None:
        if self.fault:
            self._tell_fault()
        self.levels_changed.emit()

    def retranslate(self) -> None:
        """Set all texts in the present language; names the program suggested become usual in it."""
        labels = (
            QCoreApplication.translate("NewMatchDialog", "Your &name"),
            QCoreApplication.translate("NewMatchDialog", "&Left opponent"),
            QCoreApplication.translate("NewMatchDialog", "&Right opponent"),
        )
        for label, text in zip(self._name_labels, labels, strict=True):
            label.setText(text)
        strengths = (
            QCoreApplication.translate("NewMatchDialog", "Strength of the left opponent"),
            QCoreApplication.translate("NewMatchDialog", "Strength of the right opponent"),
        )
        for box, text in zip(self._level_boxes, strengths, strict=True):
            box.setAccessibleName(text)
            box.retranslate()
        self._suggest_names()
        if self.fault:
            self._tell_fault()

    def _suggest_names(self) -> None:
        suggested = suggested_names()
        for edit, old, new in zip(self._name_edits, self._suggested, suggested, strict=True):
            if edit.text() == old:
                edit.setText(new)
        self._suggested = suggested

    def restyle(self, colours: PaperColours) -> None:
        """Set all inks."""
        set_ink(self._fault, colours.loss)
        for label in self._name_labels:
            set_ink(label, colours.muted)
