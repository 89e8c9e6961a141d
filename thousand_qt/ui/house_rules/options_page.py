"""All options of a rule set on one page, in groups, to look through and to search."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from thousand_qt.engine.rules import Rules
from thousand_qt.house_rules.options import GROUPS, Draft, Group
from thousand_qt.ui.choice_row import RowsArea
from thousand_qt.ui.house_rules.option_row import OptionRow
from thousand_qt.ui.paper import PaperColours, heading_font, plain_label, set_ink
from thousand_qt.ui.texts.options import group_name


class OptionsPage(RowsArea):
    """Shows the options; what the player does is said by signals, and nothing changes before `show_draft`.

    Signals:
        chosen(str, object): the player wants this option to have this value.
        reset_asked(str): the player wants this option as it is in the rules compared with.
    """

    chosen = Signal(str, object)
    reset_asked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: dict[str, OptionRow] = {}
        self._headings: dict[Group, QLabel] = {}
        self._wanted_words: tuple[str, ...] = ()
        self._only_differences = False
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 10, 8)
        column.setSpacing(0)
        for group, options in GROUPS.items():
            heading = plain_label()
            heading.setFont(heading_font(self.font(), 1.25))
            heading.setContentsMargins(0, 12, 0, 2)
            self._headings[group] = heading
            column.addWidget(heading)
            for option in options:
                row = OptionRow(option)
                row.chosen.connect(self.chosen)
                row.reset_asked.connect(self.reset_asked)
                self.follow(row)
                self._rows[option] = row
                column.addWidget(row)
        self._nothing = plain_label(wrap=True)
        self._nothing.setContentsMargins(0, 16, 0, 0)
        column.addWidget(self._nothing)
        column.addStretch(1)
        self.set_content(page)

    @property
    def rows(self) -> Mapping[str, OptionRow]:
        """The options by name, in the order of the page."""
        return self._rows

    @property
    def shown_options(self) -> tuple[str, ...]:
        """The options that search and filter leave on the page."""
        return tuple(option for option, row in self._rows.items() if not row.isHidden())

    def show_draft(self, draft: Draft, base: Rules) -> None:
        """Show the options of a draft beside those of the rules it is compared with."""
        rules = draft.rules
        for option, row in self._rows.items():
            row.show_rules(rules, draft.value(option), base)
            row.update()
        self._sift()

    def set_filter(self, text: str, *, only_differences: bool) -> None:
        """Leave only options that have all words of the text, and if wished only those that differ."""
        self._wanted_words = tuple(text.casefold().split())
        self._only_differences = only_differences
        self._sift()

    def _sift(self) -> None:
        for group, options in GROUPS.items():
            shown = 0
            for option in options:
                row = self._rows[option]
                words = row.words() + " " + group_name(group).casefold()
                fits = all(word in words for word in self._wanted_words)
                visible = fits and (row.differs or not self._only_differences)
                row.setVisible(visible)
                shown += visible
            self._headings[group].setVisible(shown > 0)
        self._nothing.setVisible(not self.shown_options)

    def retranslate(self) -> None:
        """Set all texts in the present language; `show_draft` has to follow."""
        for group, heading in self._headings.items():
            heading.setText(group_name(group))
        for row in self._rows.values():
            row.retranslate()
        self._nothing.setText(QCoreApplication.translate("HouseRules", "No option fits."))

    def restyle(self, colours: PaperColours) -> None:
        """Set all inks."""
        for row in self._rows.values():
            row.restyle(colours)
        set_ink(self._nothing, colours.muted)
