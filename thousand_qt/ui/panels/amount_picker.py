"""A big number with a step down and a step up: bids and contracts are chosen with it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent, QWheelEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

_WHEEL_STEP = 120
"""Eighths of a degree of one notch of a wheel."""
_STEP_KEYS = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


class AmountPicker(QWidget):
    """Chooses one of the allowed amounts, in points, and works together with the button that takes it.

    Up and Down choose while the button has the keyboard (by itself it would give the keyboard away), and
    Enter presses the button while the picker has it.

    Signals:
        amount_changed(int): another amount has been chosen.
    """

    amount_changed = Signal(int)

    def __init__(self, taken_by: QPushButton) -> None:
        super().__init__()
        self._taken_by = taken_by
        taken_by.installEventFilter(self)
        self._amounts: Sequence[int] = (0,)
        self._position = 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.down = self._step_button("stepDown", "\N{MINUS SIGN}")
        self.up = self._step_button("stepUp", "+")
        self._number = QLabel()
        self._number.setProperty("amount", True)
        self._number.setAlignment(Qt.AlignmentFlag.AlignCenter)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addWidget(self.down)
        layout.addWidget(self._number)
        layout.addWidget(self.up)
        self.down.clicked.connect(self.on_down_clicked)
        self.up.clicked.connect(self.on_up_clicked)

    @property
    def amount(self) -> int:
        return self._amounts[self._position]

    def set_amounts(self, amounts: Sequence[int]) -> None:
        """Offer these amounts, in rising order and not empty; the first is chosen."""
        if not amounts:
            raise ValueError("a picker needs at least one amount")
        self._amounts = amounts
        with QSignalBlocker(self):
            self._choose(0)
        width = self._number.fontMetrics().horizontalAdvance(str(amounts[-1]))
        self._number.setMinimumWidth(width + 24)

    def on_down_clicked(self) -> None:
        self._choose(self._position - 1)

    def on_up_clicked(self) -> None:
        self._choose(self._position + 1)

    def _choose(self, position: int) -> None:
        self._position = max(0, min(position, len(self._amounts) - 1))
        self._number.setText(str(self.amount))
        self.setAccessibleName(str(self.amount))
        self.down.setEnabled(self._position > 0)
        self.up.setEnabled(self._position < len(self._amounts) - 1)
        self.amount_changed.emit(self.amount)

    @staticmethod
    def _step_button(name: str, sign: str) -> QPushButton:
        button = QPushButton(sign)
        button.setObjectName(name)
        button.setProperty("step", True)
        button.setAutoRepeat(True)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        return button

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._taken_by and isinstance(event, QKeyEvent) and event.key() in _STEP_KEYS:
            if event.type() == QEvent.Type.KeyPress:
                self.keyPressEvent(event)
            return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {
            Qt.Key.Key_Up: 1,
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_Plus: 1,
            Qt.Key.Key_Down: -1,
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Minus: -1,
            Qt.Key.Key_PageUp: 5,
            Qt.Key.Key_PageDown: -5,
            Qt.Key.Key_Home: -len(self._amounts),
            Qt.Key.Key_End: len(self._amounts),
        }
        step = steps.get(Qt.Key(event.key()))
        if step is not None:
            self._choose(self._position + step)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._taken_by.click()
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        notches = event.angleDelta().y() // _WHEEL_STEP
        if notches:
            self._choose(self._position + notches)
        event.accept()
