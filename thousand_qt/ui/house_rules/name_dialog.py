"""Asks what a rule set is to be called."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QWidget

from thousand_qt.house_rules.names import LONGEST_NAME, name_fault
from thousand_qt.names import tidy_name
from thousand_qt.ui.line_dialog import LineDialog
from thousand_qt.ui.texts.rule_sets import name_fault_words

_WIDTH: Final = 440


class NameDialog(LineDialog):
    """Takes a name; what is wrong with it is said while it is typed.

    Signals:
        name_chosen(str): a name nobody else has.
    """

    name_chosen = Signal(str)

    def __init__(
        self, words: Callable[[], str], name: str, taken: tuple[str, ...], parent: QWidget | None = None
    ) -> None:
        """Ask; `words` gives the title in the present language, `name` is offered, `taken` are refused."""
        super().__init__(2 * LONGEST_NAME, _WIDTH, parent)
        self.setObjectName("ruleSetNameDialog")
        self._heading_words = words
        self._taken = taken
        self._edit.setText(name)
        self._main_button.clicked.connect(self.accept)
        self.retranslate()
        self._edit.setFocus()
        self._edit.selectAll()

    def judge(self) -> None:
        fault = name_fault(tidy_name(self._edit.text()), self._taken)
        self.say("" if fault is None else name_fault_words(fault), is_fault=True)
        self._main_button.setEnabled(fault is None)

    def accept(self) -> None:
        name = tidy_name(self._edit.text())
        if name_fault(name, self._taken) is None:
            super().accept()
            self.name_chosen.emit(name)

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        self.set_title(self._heading_words())
        self._edit.setAccessibleName(QCoreApplication.translate("HouseRules", "Name of the rule set"))
        self._main_button.setText(QCoreApplication.translate("HouseRules", "OK"))
        self._cancel_button.setText(QCoreApplication.translate("HouseRules", "Cancel"))
        self.judge()
