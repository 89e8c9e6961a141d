"""Asks for the code of a deal, to play the cards somebody else has played."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QWidget

from thousand_qt.records.deal_code import DealCodeError, Mistyped, WrongSign, read_code, write_code
from thousand_qt.ui.line_dialog import LineDialog
from thousand_qt.ui.paper import plain_label, scaled_font, set_ink
from thousand_qt.ui.texts.deal_codes import code_fault_words

_WIDTH: Final = 500
_LONGEST: Final = 200
"""Characters; a code with the words round it may be pasted by mistake, a book need not be."""


class DealCodeDialog(LineDialog):
    """Takes a code; what is wrong with it is said while it is typed.

    Signals:
        code_chosen(CodedDeal): the player wants to play these cards.
    """

    code_chosen = Signal(object)

    def __init__(self, rules_words: str, parent: QWidget | None = None) -> None:
        """Ask; `rules_words` says by which rules and against whom the deal will be played."""
        self._explanation = plain_label(wrap=True)
        self._rules = plain_label(rules_words, wrap=True)
        super().__init__(_LONGEST, _WIDTH, parent, above=self._explanation, below=self._rules)
        self.setObjectName("dealCodeDialog")
        self._has_tried = False
        self._edit.setObjectName("codeEdit")
        self._edit.setFont(scaled_font(self.font(), 1.3))
        self._edit.setPlaceholderText("XXXXXX-XXXXXX-XXXXXX")
        self._words.setObjectName("codeWords")
        self._main_button.setObjectName("playButton")
        self._main_button.clicked.connect(self.on_play_clicked)
        self._cancel_button.setObjectName("cancelButton")
        self.retranslate()
        self._edit.setFocus()

    def on_text_changed(self) -> None:
        self._has_tried = False
        super().on_text_changed()

    def on_play_clicked(self) -> None:
        try:
            deal = read_code(self._edit.text())
        except DealCodeError:
            self._has_tried = True
            self.judge()
            self._edit.setFocus()
            self._edit.selectAll()
        else:
            self.accept()
            self.code_chosen.emit(deal)

    def judge(self) -> None:
        """Say what is wrong; that something is missing is no fault before the player thinks it is all."""
        try:
            deal = read_code(self._edit.text())
        except DealCodeError as error:
            is_fault = self._has_tried or isinstance(error.fault, WrongSign | Mistyped)
            self.say(code_fault_words(error.fault), is_fault=is_fault)
        else:
            words = QCoreApplication.translate("DealCode", "This is a deal: {code}")
            self.say(words.format(code=write_code(deal)), is_fault=False)

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        self.set_title(QCoreApplication.translate("DealCode", "Play a deal by its code"))
        self._explanation.setText(
            QCoreApplication.translate(
                "DealCode", "The code brings the very same cards. You will find it in the replay of a deal."
            )
        )
        self._edit.setAccessibleName(QCoreApplication.translate("DealCode", "Code of the deal"))
        self._main_button.setText(QCoreApplication.translate("DealCode", "Play this deal"))
        self._cancel_button.setText(QCoreApplication.translate("DealCode", "Cancel"))
        self.on_restyled()

    def on_restyled(self) -> None:
        super().on_restyled()
        set_ink(self._explanation, self._style.colours.muted)
        set_ink(self._rules, self._style.colours.muted)
