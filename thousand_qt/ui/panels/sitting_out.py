"""Four players: what whoever sits out a deal can do about its pace."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal

from thousand_qt.engine.rules import SitterScores
from thousand_qt.ui.panels.base import DecisionPanel, push_button


class SittingOutPanel(DecisionPanel):
    """Lies where the hand would be; nothing is asked, so it takes the keyboard from nobody.

    Signals:
        faster_toggled(bool): the deal is to be played faster, or at the usual pace again.
        result_requested(): the deal is to be played to its end at once.
    """

    faster_toggled = Signal(bool)
    result_requested = Signal()

    def __init__(self) -> None:
        super().__init__("sittingOutPanel")
        self.faster_button = push_button("fasterButton")
        self.faster_button.setCheckable(True)
        self.faster_button.setAutoDefault(False)
        self.result_button = push_button("toResultButton")
        self.result_button.setAutoDefault(False)
        self.controls.addStretch(1)
        self.controls.addWidget(self.faster_button)
        self.controls.addWidget(self.result_button)
        self.controls.addStretch(1)
        for button in (self.faster_button, self.result_button):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.faster_button.toggled.connect(self.faster_toggled)
        self.result_button.clicked.connect(self.result_requested)

    def prepare(self) -> None:
        self.result_button.setEnabled(True)

    def retranslate(self) -> None:
        note = QCoreApplication.translate("SittingOutPanel", "The others play; you watch.")
        if self.view.rules.sitter_scores is SitterScores.ACES_AND_MARRIAGES:
            note = QCoreApplication.translate(
                "SittingOutPanel", "You score what the talon holds in aces and marriages."
            )
        self.set_words(QCoreApplication.translate("SittingOutPanel", "You sit this deal out"), note)
        self.faster_button.setText(QCoreApplication.translate("SittingOutPanel", "Faster"))
        self.faster_button.setToolTip(QCoreApplication.translate("SittingOutPanel", "Play faster (F6)"))
        self.result_button.setText(QCoreApplication.translate("SittingOutPanel", "To the result"))
        self.result_button.setToolTip(
            QCoreApplication.translate("SittingOutPanel", "Show how the deal ends (F7)")
        )
