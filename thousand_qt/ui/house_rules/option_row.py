"""One option in the editor: its name, what it does, who plays it how, and the control that sets it."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from thousand_qt.engine.rules import Rules
from thousand_qt.house_rules.options import pointless, values_of
from thousand_qt.ui.choice_row import ChoiceRow
from thousand_qt.ui.paper import paper_button, paper_colours
from thousand_qt.ui.texts.options import (
    option_meaning,
    option_name,
    reason_words,
    value_name,
    who_plays_it,
)

_BAR: Final = 4


class OptionRow(ChoiceRow):
    """Shows one option of the rules it is given.

    Signals:
        chosen(str, object): the player wants this option to have this value.
        reset_asked(str): the player wants this option as it is in the rules it is compared with.
    """

    chosen = Signal(str, object)
    reset_asked = Signal(str)

    def __init__(self, option: str, parent: QWidget | None = None) -> None:
        super().__init__(values_of(option), parent)
        self.option = option
        self.setObjectName(f"option-{option}")
        self._rules = self._base = Rules()
        self.reset_button = paper_button(small=True)
        self.reset_button.setAutoDefault(False)
        self.reset_button.clicked.connect(self.on_reset_clicked)
        self.add_below(self.reset_button)
        self.value_chosen.connect(self.on_value_chosen)

    @property
    def differs(self) -> bool:
        """Whether this option is another one than in the rules it is compared with."""
        return getattr(self._rules, self.option) != getattr(self._base, self.option)

    def words(self) -> str:
        return f"{super().words()} {self.option}"

    def show_rules(self, rules: Rules, wanted: Any, base: Rules) -> None:
        """Show the option in these rules.

        Args:
            rules: The rules as they would be played.
            wanted: What was chosen, which `rules` may leave no room for.
            base: The rules to compare with.
        """
        self._rules, self._base = rules, base
        reason = pointless(rules, self.option)
        self.set_note(reason_words(reason) if reason is not None else who_plays_it(self.option))
        self.show_value(wanted if reason is None else getattr(rules, self.option), enabled=reason is None)
        self.reset_button.setVisible(reason is None and self.differs)
        before = value_name(self.option, getattr(base, self.option))
        self.reset_button.setToolTip(before)
        self.reset_button.setAccessibleDescription(f"{option_name(self.option)}: {before}")

    def retranslate(self) -> None:
        """Set all texts in the present language; `show_rules` has to follow."""
        names = [value_name(self.option, value) for value in self.values]
        self.set_texts(option_name(self.option), option_meaning(self.option), names)
        self.reset_button.setText(QCoreApplication.translate("HouseRules", "Reset"))

    def on_value_chosen(self, value: Any) -> None:
        self.chosen.emit(self.option, value)

    def on_reset_clicked(self) -> None:
        self.control.setFocus()
        self.reset_asked.emit(self.option)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Mark what differs by a bar at the left edge, which the button tells as well."""
        super().paintEvent(event)
        if self.differs and pointless(self._rules, self.option) is None:
            painter = QPainter(self)
            painter.fillRect(QRectF(0, 9, _BAR, self.height() - 18), paper_colours(self.palette()).gold)
