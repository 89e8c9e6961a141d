"""One option in the editor: its name, what it does, who plays it how, and the control that sets it."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from thousand_qt.engine.rules import Rules
from thousand_qt.house_rules.options import pointless, values_of
from thousand_qt.ui.paper import PaperColours, paper_button, paper_colours, plain_label, scaled_font, set_ink
from thousand_qt.ui.paper_inputs import INPUT_HEIGHT, NarrowComboBox
from thousand_qt.ui.texts.options import (
    option_meaning,
    option_name,
    reason_words,
    value_name,
    who_plays_it,
)

_CONTROL_CHARACTERS: Final = 34
"""So wide is the column of controls, in average characters."""
_SWITCH_WIDTH: Final = 40
_SWITCH_HEIGHT: Final = 22
_RING: Final = 3
_BAR: Final = 4
_BAR_ROOM: Final = 12


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
        if self.hasFocus():
            painter.setPen(QPen(colours.gold, 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            ring = groove.adjusted(-_RING + 1, -_RING + 1, _RING - 1, _RING - 1)
            painter.drawRoundedRect(ring, ring.height() / 2, ring.height() / 2)
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
    """The values of an option; the wheel scrolls the page, not them."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class OptionRow(QWidget):
    """Shows one option of the rules it is given.

    Signals:
        chosen(str, object): the player wants this option to have this value.
        reset_asked(str): the player wants this option as it is in the rules it is compared with.
    """

    chosen = Signal(str, object)
    reset_asked = Signal(str)

    def __init__(self, option: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.option = option
        self.setObjectName(f"option-{option}")
        self._rules = self._base = Rules()
        self._wanted: Any = getattr(self._rules, option)
        self._values = values_of(option)
        self._name = plain_label(wrap=True)
        self._name.setFont(scaled_font(self.font(), 1.0, bold=True))
        self._meaning = plain_label(wrap=True)
        self._note = plain_label(wrap=True)
        self._note.setFont(scaled_font(self.font(), 0.9))
        self.switch = Switch() if self._values == (False, True) else None
        self.box = ValueBox() if self.switch is None else None
        self.reset_button = paper_button(small=True)
        self.reset_button.setAutoDefault(False)
        self.reset_button.clicked.connect(self.on_reset_clicked)
        if self.switch is not None:
            self.switch.toggled.connect(self.on_toggled)
        if self.box is not None:
            for _value in self._values:
                self.box.addItem("")
            self.box.activated.connect(self.on_activated)
        self._lay_out()

    def _lay_out(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self._name)
        words.addWidget(self._meaning)
        words.addWidget(self._note)
        words.addStretch(1)
        side = QWidget()
        side.setFixedWidth(_CONTROL_CHARACTERS * self.fontMetrics().averageCharWidth())
        controls = QVBoxLayout(side)
        controls.setContentsMargins(0, 0, 0, 0)
        controls.setSpacing(4)
        controls.addWidget(self.control)
        line = QHBoxLayout()
        line.addWidget(self.reset_button)
        line.addStretch(1)
        controls.addLayout(line)
        controls.addStretch(1)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(_BAR_ROOM, 7, 4, 7)
        layout.setSpacing(18)
        layout.addLayout(words, 1)
        layout.addWidget(side)

    @property
    def control(self) -> QWidget:
        """What sets the value."""
        control = self.box if self.switch is None else self.switch
        assert control is not None
        return control

    @property
    def note(self) -> str:
        """Who plays this how, or why it decides nothing."""
        return self._note.text()

    @property
    def differs(self) -> bool:
        """Whether this option is another one than in the rules it is compared with."""
        return getattr(self._rules, self.option) != getattr(self._base, self.option)

    def words(self) -> str:
        """Return all that can be searched for."""
        values = " ".join(value_name(self.option, value) for value in self._values[:8])
        return f"{self._name.text()} {self._meaning.text()} {values} {self.option}".casefold()

    def show_rules(self, rules: Rules, wanted: Any, base: Rules, *, editable: bool) -> None:
        """Show the option in these rules.

        Args:
            rules: The rules as they would be played.
            wanted: What was chosen, which `rules` may leave no room for.
            base: The rules to compare with.
            editable: Whether it may be changed.
        """
        self._rules, self._base, self._wanted = rules, base, wanted
        reason = pointless(rules, self.option)
        self._note.setText(reason_words(reason) if reason is not None else who_plays_it(self.option))
        self.control.setEnabled(editable and reason is None)
        shown = getattr(rules, self.option) if reason is not None else wanted
        if self.switch is not None:
            self.switch.blockSignals(True)
            self.switch.setChecked(bool(shown))
            self.switch.blockSignals(False)
            self.switch.setText(value_name(self.option, bool(shown)))
            self.switch.updateGeometry()
        elif self.box is not None:
            self.box.setCurrentIndex(self._values.index(shown))
            self.box.setToolTip(self.box.currentText())
        self.reset_button.setVisible(editable and reason is None and self.differs)
        self._describe()

    def _describe(self) -> None:
        self.control.setAccessibleName(self._name.text())
        self.control.setAccessibleDescription(f"{self._meaning.text()} {self._note.text()}")
        before = value_name(self.option, getattr(self._base, self.option))
        self.reset_button.setToolTip(before)
        self.reset_button.setAccessibleDescription(f"{self._name.text()}: {before}")

    def retranslate(self) -> None:
        """Set all texts in the present language; `show_rules` has to follow."""
        self._name.setText(option_name(self.option))
        self._meaning.setText(option_meaning(self.option))
        self.reset_button.setText(QCoreApplication.translate("HouseRules", "Reset"))
        if self.box is not None:
            for index, value in enumerate(self._values):
                self.box.setItemText(index, value_name(self.option, value))

    def restyle(self, colours: PaperColours) -> None:
        """Set all inks."""
        set_ink(self._meaning, colours.muted)
        set_ink(self._note, colours.muted)
        set_ink(self._name, colours.ink)

    def on_toggled(self, on: bool) -> None:
        self.chosen.emit(self.option, on)

    def on_activated(self, index: int) -> None:
        self.chosen.emit(self.option, self._values[index])

    def on_reset_clicked(self) -> None:
        self.control.setFocus()
        self.reset_asked.emit(self.option)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Mark what differs by a bar at the left edge, which is told by the button as well."""
        super().paintEvent(event)
        if self.differs and pointless(self._rules, self.option) is None:
            painter = QPainter(self)
            painter.fillRect(QRectF(0, 9, _BAR, self.height() - 18), paper_colours(self.palette()).gold)
