"""Two players, two talons: the declarer takes one of them unseen."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QPushButton

from thousand_qt.engine.actions import Action, ChooseTalon
from thousand_qt.ui.panels.base import DecisionPanel, push_button


class TalonPanel(DecisionPanel):
    """The talon on the left or the one on the right. 1 and 2 choose, too, and so does a click on it."""

    def __init__(self) -> None:
        super().__init__("talonPanel")
        self.buttons = (
            push_button("leftTalonButton", primary=True),
            push_button("rightTalonButton", primary=True),
        )
        self.controls.addStretch(1)
        for talon, button in enumerate(self.buttons):
            self.controls.addWidget(button)
            button.clicked.connect(lambda _=False, talon=talon: self._choose(talon))
            shortcut = QShortcut(QKeySequence(str(talon + 1)), self)
            shortcut.activated.connect(button.click)
        self.controls.addStretch(1)

    def control_for(self, action: Action) -> QPushButton | None:
        return self.buttons[action.talon] if isinstance(action, ChooseTalon) else None

    def retranslate(self) -> None:
        self.set_words(
            QCoreApplication.translate("TalonPanel", "Take one of the two talons"),
            QCoreApplication.translate("TalonPanel", "It is turned up for both of you."),
        )
        self.buttons[0].setText(QCoreApplication.translate("TalonPanel", "The left one"))
        self.buttons[1].setText(QCoreApplication.translate("TalonPanel", "The right one"))

    def focus_default(self) -> None:
        self.buttons[0].setFocus()

    def _choose(self, talon: int) -> None:
        self.chosen.emit(ChooseTalon(self.view.seat, talon))
