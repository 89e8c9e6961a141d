"""A big number with a step down and a step up: bids and contracts are chosen with it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QWheelEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

_BESIDE_NUMBER = 24
"""Pixels left and right of the number together."""
_WHEEL_STEP = 120
"""Eighths of a degree of one notch of a wheel."""
_STEP_KEYS = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)
_DIGIT_KEYS = range(Qt.Key.Key_0, Qt.Key.Key_9 + 1)
_TYPING_PAUSE = 2000
"""Milliseconds after which a digit begins another number."""


class _Number(QLabel):
    """Has room for the largest amount, so that nothing moves while one is chosen."""

    def __init__(self) -> None:
        super().__init__()
        self._widest = ""

    def set_widest(self, text: str) -> None:
        self._widest = text
        self.updateGeometry()

    # Qt

    def sizeHint(self) -> QSize:
        width = self.fontMetrics().horizontalAdvance(self._widest) + _BESIDE_NUMBER
        return super().sizeHint().expandedTo(QSize(width, 0))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


class AmountPicker(QWidget):
    """Chooses one of the allowed amounts, in points, and works together with the button that takes it.

    Up, Down and digits choose while the button has the keyboard (by itself it would give the keyboard away),
    and Enter presses the button while the picker has it. While a number is typed the smallest amount that
    begins like it is chosen, so that "1 2 0" goes past 100 to 120.

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
        self._typed = ""
        self._typing = QTimer(self)
        self._typing.setSingleShot(True)
        self._typing.setInterval(_TYPING_PAUSE)
        self._typing.timeout.connect(self.on_typing_paused)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.down = self._step_button("stepDown", "\N{MINUS SIGN}")
        self.up = self._step_button("stepUp", "+")
        self._number = _Number()
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

    @staticmethod
    def takes(key: int) -> bool:
        """Whether this key chooses an amount wherever in the panel the keyboard is."""
        return key in _STEP_KEYS or key in _DIGIT_KEYS

    @property
    def amount(self) -> int:
        return self._amounts[self._position]

    def set_amounts(self, amounts: Sequence[int]) -> None:
        """Offer these amounts, in rising order and not empty; the first is chosen."""
        if not amounts:
            raise ValueError("a picker needs at least one amount")
        self._amounts = amounts
        self._typed = ""
        with QSignalBlocker(self):
            self._choose(0)
        self._number.set_widest(str(amounts[-1]))

    def choose(self, amount: int) -> None:
        """Choose one of the amounts; raises ValueError for another."""
        self._typed = ""
        self._choose(self._amounts.index(amount))

    def on_down_clicked(self) -> None:
        self._choose(self._position - 1)

    def on_up_clicked(self) -> None:
        self._choose(self._position + 1)

    def on_typing_paused(self) -> None:
        self._typed = ""

    def type_digit(self, digit: str) -> None:
        """Add a digit to the number that is being typed, or begin another with it."""
        for typed in (self._typed + digit, digit):
            for position, amount in enumerate(self._amounts):
                if str(amount).startswith(typed):
                    self._typed = typed
                    self._typing.start()
                    self._choose(position)
                    return

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
        if watched is self._taken_by and isinstance(event, QKeyEvent) and self.takes(event.key()):
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
        if event.key() in _DIGIT_KEYS:
            self.type_digit(chr(event.key()))
        elif step is not None:
            self._typed = ""
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
