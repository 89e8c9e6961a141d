"""All look at their cards before the match goes on: nothing is decided, and nobody knows who might have."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal

from thousand_qt.engine.deal import Phase
from thousand_qt.ui.panels.base import DecisionPanel, push_button


class LookPanel(DecisionPanel):
    """Shows that these are the cards, and takes the word that they have been seen.

    Signals:
        looked(): the person has seen the cards.
    """

    looked = Signal()

    def __init__(self) -> None:
        super().__init__("lookPanel")
        self.carry_on_button = push_button("carryOnButton", primary=True)
        self.controls.addStretch(1)
        self.controls.addWidget(self.carry_on_button)
        self.controls.addStretch(1)
        self.carry_on_button.clicked.connect(self.looked)

    def retranslate(self) -> None:
        if self.view.phase is Phase.PLAY:
            note = QCoreApplication.translate(
                "LookPanel", "Everybody looks at the cards before the first lead."
            )
        else:
            note = QCoreApplication.translate("LookPanel", "Everybody looks at the cards before the bidding.")
        self.set_words(QCoreApplication.translate("LookPanel", "These are your cards"), note)
        self.carry_on_button.setText(QCoreApplication.translate("LookPanel", "Carry on"))

    def focus_default(self) -> None:
        self.carry_on_button.setFocus()
