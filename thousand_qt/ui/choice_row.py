"""A line on paper that sets one thing: its name, what it means, and a switch or a list of values."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QAbstractButton, QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from thousand_qt.ui.paper import PaperColours, paper_colours, plain_label, scaled_font, set_ink
from thousand_qt.ui.paper_inputs import INPUT_HEIGHT, NarrowComboBox, PaperComboBox

_CONTROL_CHARACTERS: Final = 34
"""So wide is the column of controls, in average characters."""
_NARROW: Final = 2.0
"""A line of fewer columns of controls has no room for words beside one."""
_SWITCH_WIDTH: Final = 40
_SWITCH_HEIGHT: Final = 22
_RING: Final = 3
_BESIDE: Final = 18
_BELOW: Final = 6
_LEFT: Final = 12
"""Room for whatever marks a line."""


class Switch(QAbstractButton):
    """On or off, with the word beside it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = paper_colours(self.palette())
        top = (self.height() - _SWITCH_HEIGHT) / 2
        groove = QRectF(_RING, top, _SWITCH_WIDTH, _SWITCH_HEIGHT)
        on, enabled = self.isChecked(), self.isEnabled()
        painter.setPen(QPen(colours.accent if on and enabled else colours.muted, 1.4))
        painter.setBrush(colours.accent if on and enabled else colours.paper)
        painter.drawRoundedRect(groove, _SWITCH_HEIGHT / 2, _SWITCH_HEIGHT / 2)
        knob = QRectF(0, 0, _SWITCH_HEIGHT - 8, _SWITCH_HEIGHT - 8)
        knob.moveCenter(groove.center())
        knob.moveLeft(groove.right() - knob.width() - 4 if on else groove.left() + 4)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.accent_ink if on and enabled else colours.muted)
        painter.drawEllipse(knob)
        painter.setPen(colours.ink if enabled else colours.muted)
        words = QRectF(groove.right() + 10, 0, self.width() - groove.right() - 10, self.height())
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self.text())

    def sizeHint(self) -> QSize:
        words = self.fontMetrics().horizontalAdvance(self.text())
        return QSize(
            _SWITCH_WIDTH + 2 * _RING + 12 + words, max(INPUT_HEIGHT, self.fontMetrics().height() + 6)
        )

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


class ValueBox(NarrowComboBox):
    """A list of values with room for all their words; the wheel scrolls the page, not them."""

    def sizeHint(self) -> QSize:
        return PaperComboBox.sizeHint(self)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class ChoiceRow(QWidget):
    """Shows one thing to choose; nothing changes before `show_value`.

    Signals:
        value_chosen(object): the player wants this value.
    """

    value_chosen = Signal(object)

    def __init__(self, values: Sequence[Any], parent: QWidget | None = None) -> None:
        """Offer these values: a switch for False and True, a list for all others."""
        super().__init__(parent)
        self._values = tuple(values)
        self._room: int | None = None
        self._value_names = tuple("" for _ in values)
        self._name = plain_label(wrap=True)
        self._name.setFont(scaled_font(self.font(), 1.0, bold=True))
        self._meaning = plain_label(wrap=True)
        self._note = plain_label(wrap=True)
        self._note.setFont(scaled_font(self.font(), 0.9))
        self._note.hide()
        self.switch = Switch() if self._values == (False, True) else None
        self.box = ValueBox() if self.switch is None else None
        if self.switch is not None:
            self.switch.toggled.connect(self.on_toggled)
        if self.box is not None:
            for _value in self._values:
                self.box.addItem("")
            self.box.activated.connect(self.on_activated)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self._name)
        words.addWidget(self._meaning)
        words.addWidget(self._note)
        words.addStretch(1)
        self._side = QWidget()
        self._controls = QVBoxLayout(self._side)
        self._controls.setContentsMargins(0, 0, 0, 0)
        self._controls.setSpacing(4)
        self._controls.addWidget(self.control)
        self._controls.addStretch(1)
        self._layout = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._layout.setContentsMargins(_LEFT, 7, 4, 7)
        self._layout.addLayout(words, 1)
        self._layout.addWidget(self._side)
        self._place_control()

    @property
    def control(self) -> QWidget:
        """What sets the value."""
        control = self.box if self.switch is None else self.switch
        assert control is not None
        return control

    @property
    def values(self) -> tuple[Any, ...]:
        """What can be chosen."""
        return self._values

    @property
    def note(self) -> str:
        """What is said below the meaning; empty when nothing is."""
        return self._note.text()

    def words(self) -> str:
        """Return all that can be searched for, in small letters."""
        box = self.box
        values = "" if box is None else " ".join(box.itemText(index) for index in range(min(8, box.count())))
        return f"{self._name.text()} {self._meaning.text()} {values}".casefold()

    def add_below(self, widget: QWidget) -> None:
        """Put something below the control."""
        line = QHBoxLayout()
        line.addWidget(widget)
        line.addStretch(1)
        self._controls.insertLayout(1, line)

    def set_texts(self, name: str, meaning: str, values: Sequence[str]) -> None:
        """Set all words: one for each value, in their order."""
        self._name.setText(name)
        self._meaning.setText(meaning)
        self._meaning.setVisible(bool(meaning))
        self._value_names = tuple(values)
        if self.box is not None:
            for index, text in enumerate(values):
                self.box.setItemText(index, text)
        self._place_control()
        self._describe()

    def set_room(self, width: int) -> None:
        """Say how wide the line may be, in pixels."""
        self._room = width
        self._place_control()

    def _column(self) -> int:
        """Return the width of the column of controls, in pixels."""
        return _CONTROL_CHARACTERS * self.fontMetrics().averageCharWidth()

    def _place_control(self) -> None:
        """Put the control beside the words, or below them where it or they have no room beside each other."""
        column = self._column()
        wanted = 0 if self.box is None else self.box.sizeHint().width()
        is_narrow = self._room is not None and self._room < _NARROW * column
        is_below = wanted > column or is_narrow
        direction = QBoxLayout.Direction.TopToBottom if is_below else QBoxLayout.Direction.LeftToRight
        self._layout.setDirection(direction)
        self._layout.setSpacing(_BELOW if is_below else _BESIDE)
        self._side.setMinimumWidth(wanted if is_narrow else max(column, wanted))
        self._side.setMaximumWidth(max(column, wanted))

    def set_note(self, note: str) -> None:
        """Say something below the meaning."""
        self._note.setText(note)
        self._note.setVisible(bool(note))
        self._describe()

    def show_value(self, value: Any, *, enabled: bool = True) -> None:
        """Show this value as the chosen one; `set_texts` has to come first."""
        index = self._values.index(value)
        if self.switch is not None:
            self.switch.blockSignals(True)
            self.switch.setChecked(bool(value))
            self.switch.blockSignals(False)
            self.switch.setText(self._value_names[index])
            self.switch.updateGeometry()
        elif self.box is not None:
            self.box.setCurrentIndex(index)
            self.box.setToolTip(self.box.currentText())
        self.control.setEnabled(enabled)

    def _describe(self) -> None:
        self.control.setAccessibleName(self._name.text())
        self.control.setAccessibleDescription(f"{self._meaning.text()} {self._note.text()}".strip())

    def restyle(self, colours: PaperColours) -> None:
        """Set all inks."""
        set_ink(self._name, colours.ink)
        for label in (self._meaning, self._note):
            set_ink(label, colours.muted)

    def on_toggled(self, on: bool) -> None:
        self.value_chosen.emit(on)

    def on_activated(self, index: int) -> None:
        self.value_chosen.emit(self._values[index])
