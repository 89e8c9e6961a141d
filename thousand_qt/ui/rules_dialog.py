"""The rules in force, in a few lines generated from the rule set."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from thousand_qt.engine.rules import RULE_SETS, Rules
from thousand_qt.ui.paper import plain_label, set_ink
from thousand_qt.ui.sentences_dialog import SentencesDialog
from thousand_qt.ui.texts.rules import preset_name
from thousand_qt.ui.texts.rules_summary import rules_summary

_WIDTH: Final = 560


class RulesDialog(SentencesDialog):
    """Shows what a rule set says."""

    def __init__(self, rules: Rules, parent: QWidget | None = None) -> None:
        self._rules = rules
        self._preset = plain_label()
        super().__init__(_WIDTH, parent, below_title=self._preset)
        self.setObjectName("rulesDialog")
        self.retranslate()

    def retranslate(self) -> None:
        self._preset.setText(self._preset_name())
        self._preset.setVisible(bool(self._preset.text()))
        self.set_texts(
            QCoreApplication.translate("RulesDialog", "Rules of this match"),
            rules_summary(self._rules),
            QCoreApplication.translate("RulesDialog", "Close"),
        )
        set_ink(self._preset, self._style.colours.muted)

    def _preset_name(self) -> str:
        """The name of the rule set; empty when it is nobody's preset."""
        return next((preset_name(name) for name, rules in RULE_SETS.items() if rules == self._rules), "")
