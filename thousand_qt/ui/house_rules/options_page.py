"""All options of a rule set on one page, in groups."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QLabel, QWidget

from thousand_qt.engine.rules import Rules
from thousand_qt.house_rules.options import GROUPS, Draft, Group
from thousand_qt.ui.house_rules.option_row import OptionRow
from thousand_qt.ui.paper import heading_font, plain_label
from thousand_qt.ui.rows_area import RowsArea
from thousand_qt.ui.texts.options import group_name

_HEADING_SIZE: Final = 1.25


class OptionsPage(RowsArea[OptionRow]):
    """Shows the options; what the player does is said by signals, and nothing changes before `show_draft`.

    Signals:
        chosen(str, object): the player wants this option to have this value.
        reset_asked(str): the player wants this option as it is in the rules compared with.
    """

    chosen = Signal(str, object)
    reset_asked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._headings: dict[Group, QLabel] = {}
        self._only_differences = False
        for group, options in GROUPS.items():
            heading = plain_label()
            heading.setFont(heading_font(self.font(), _HEADING_SIZE))
            heading.setContentsMargins(0, 12, 0, 2)
            self._headings[group] = heading
            rows = {option: OptionRow(option) for option in options}
            for row in rows.values():
                row.chosen.connect(self.chosen)
                row.reset_asked.connect(self.reset_asked)
            self.add_section(group, heading, rows)

    def show_draft(self, draft: Draft, base: Rules) -> None:
        """Show the options of a draft beside those of the rules it is compared with."""
        rules = draft.rules
        for option, row in self.rows.items():
            row.show_rules(rules, draft.value(option), base)
            row.update()
        self.sift()

    def set_filter(self, text: str, *, only_differences: bool) -> None:
        """Leave only options that have all words of the text, and if wished only those that differ."""
        self._only_differences = only_differences
        self.search(text)

    def belongs(self, row: OptionRow) -> bool:
        return row.differs or not self._only_differences

    def retranslate(self) -> None:
        """Set all texts in the present language; `show_draft` has to follow."""
        for group, heading in self._headings.items():
            heading.setText(group_name(group))
        for row in self.rows.values():
            row.retranslate()
        nothing = QCoreApplication.translate("HouseRules", "No option found.")
        self.set_words({group: group_name(group) for group in GROUPS}, nothing)
