"""The part of the new match dialog that asks who sits where: names, and people or computer players."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import Final

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QLineEdit, QWidget

from thousand_qt.app.settings import BotProgram
from thousand_qt.names import tidy_name
from thousand_qt.records.facts import HUMAN
from thousand_qt.ui.level_box import LevelBox
from thousand_qt.ui.ornaments import Rosette
from thousand_qt.ui.paper import PaperColours, plain_label, set_ink
from thousand_qt.ui.paper_inputs import NameBox
from thousand_qt.ui.player_names import name_fault, suggested_names

_MOST_TYPED: Final = 40


class PlayersForm(QWidget):
    """The names of all players and who plays at each seat, and below them what is wrong.

    Signals:
        kinds_changed(): somebody else plays at a seat.
    """

    kinds_changed = Signal()

    def __init__(
        self,
        level_labels: Sequence[tuple[str, str]],
        bots: Sequence[BotProgram],
        names: Sequence[str],
        kinds: Sequence[str],
        known_names: Sequence[str] = (),
        parent: QWidget | None = None,
    ) -> None:
        """Offer people, these levels and programs, and suggest these choices.

        Args:
            level_labels: The computer players' levels: identifier and name.
            bots: The programs from outside that are offered besides.
            names: Of up to four players by seat; empty or missing for those the program suggests.
            kinds: Who plays there; an unknown or missing one gives the first level there is.
            known_names: Of people who have played here, to choose from.
            parent: The widget it belongs to.
        """
        super().__init__(parent)
        self._suggested = suggested_names()
        self._name_boxes = [
            NameBox(name or suggestion, known_names, _MOST_TYPED)
            for name, suggestion in zip_longest(names, self._suggested)
        ]
        self._name_edits = [box.edit for box in self._name_boxes]
        for edit in self._name_edits:
            edit.textChanged.connect(self.on_name_changed)
        self._name_labels = [plain_label() for _ in self._name_edits]
        self._rosettes: list[Rosette] = []
        self._kind_boxes = [
            LevelBox(level_labels, bots, kind)
            for kind, _ in zip_longest(kinds, self._name_edits, fillvalue="")
        ]
        for box in self._kind_boxes:
            box.chosen.connect(self.on_kind_chosen)
        self._fault = plain_label(wrap=True)
        self._fault.setObjectName("fault")
        self._fault.hide()
        self._players = len(self._name_edits)
        self._lay_out()

    def _lay_out(self) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(1, 3)
        grid.setColumnStretch(2, 2)
        for seat, (label, box) in enumerate(zip(self._name_labels, self._name_boxes, strict=True)):
            label.setBuddy(box.edit)
            label.setContentsMargins(0, 5 if seat else 0, 0, 0)
            grid.addWidget(label, 2 * seat, 1, 1, 2)
            rosette = Rosette(seat, 26)
            self._rosettes.append(rosette)
            grid.addWidget(rosette, 2 * seat + 1, 0)
            grid.addWidget(box, 2 * seat + 1, 1)
            grid.addWidget(self._kind_boxes[seat], 2 * seat + 1, 2)
        self._fault.setContentsMargins(0, 4, 0, 0)
        grid.addWidget(self._fault, 2 * len(self._name_edits), 0, 1, 3)

    def set_players(self, players: int) -> None:
        """Ask for this many players; what was said of others is kept for a larger table."""
        self._players = players
        rows = zip(self._name_labels, self._rosettes, self._name_boxes, self._kind_boxes, strict=True)
        for seat, row in enumerate(rows):
            for widget in row:
                widget.setVisible(seat < players)
        self._name_places()
        if self.fault:
            self._tell_fault()

    def offer_names(self, names: Sequence[str]) -> None:
        """Let these names of people be chosen too, at every seat."""
        for box in self._name_boxes:
            box.offer(names)

    @property
    def names(self) -> tuple[str, ...]:
        """The names by seat, tidied; they may have faults."""
        return tuple(tidy_name(edit.text()) for edit in self._name_edits[: self._players])

    @property
    def kinds(self) -> tuple[str, ...]:
        """Who plays at each seat: ``human``, a level or a program."""
        return tuple(box.kind for box in self._kind_boxes[: self._players])

    @property
    def fault(self) -> str:
        """What keeps the match from starting, in words; empty when nothing does."""
        return self._fault.text() if self._fault.isVisibleTo(self) else ""

    @property
    def name_edits(self) -> list[QLineEdit]:
        """The names of those who play."""
        return self._name_edits[: self._players]

    @property
    def name_labels(self) -> list[QLabel]:
        """The labels of `name_edits`."""
        return self._name_labels[: self._players]

    @property
    def kind_boxes(self) -> list[LevelBox]:
        """Who plays at each seat: also at those that only a larger table has."""
        return self._kind_boxes

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
        for seat in range(self._players):
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

    def on_kind_chosen(self) -> None:
        if self.fault:
            self._tell_fault()
        self._name_places()
        self.kinds_changed.emit()

    def retranslate(self) -> None:
        """Set all texts in the present language; names the program suggested become usual in it."""
        for box in self._kind_boxes:
            box.retranslate()
        self._name_places()
        self._suggest_names()
        if self.fault:
            self._tell_fault()

    def _name_places(self) -> None:
        """Say who sits where at a table of this size."""
        if [seat for seat, kind in enumerate(self.kinds) if kind == HUMAN] == [0]:
            own = QCoreApplication.translate("NewMatchDialog", "Your &name")
        else:
            #: Which seat at the table: the one at the lower edge of the window.
            own = QCoreApplication.translate("NewMatchDialog", "I&n front")
        plays = QCoreApplication.translate("NewMatchDialog", "Who plays in front")
        for number, (name, strength) in enumerate(((own, plays), *_places(self._players))):
            self._name_labels[number].setText(name)
            self._kind_boxes[number].setAccessibleName(strength)
            for widget in (self._name_boxes[number], self._name_edits[number]):
                widget.setAccessibleName(name.replace("&", ""))

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


def _places(players: int) -> tuple[tuple[str, str], ...]:
    """Return what the others are called at a table of this size, clockwise, and what their strengths are."""
    only = (
        QCoreApplication.translate("NewMatchDialog", "&Opponent"),
        QCoreApplication.translate("NewMatchDialog", "Strength of the opponent"),
    )
    left = (
        QCoreApplication.translate("NewMatchDialog", "&Left opponent"),
        QCoreApplication.translate("NewMatchDialog", "Strength of the left opponent"),
    )
    opposite = (
        QCoreApplication.translate("NewMatchDialog", "&Opponent opposite"),
        QCoreApplication.translate("NewMatchDialog", "Strength of the opponent opposite"),
    )
    right = (
        QCoreApplication.translate("NewMatchDialog", "&Right opponent"),
        QCoreApplication.translate("NewMatchDialog", "Strength of the right opponent"),
    )
    return {2: (only,), 3: (left, right), 4: (left, opposite, right)}[players]
