"""The bar under a replay: time line, buttons for every stride, whose eyes, and the way back into a match."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QSignalBlocker, Signal
from PySide6.QtGui import QKeySequence, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from thousand_qt.session.replay import Stride
from thousand_qt.ui.paper import PaperStyle, paper_button
from thousand_qt.ui.paper_inputs import NarrowComboBox
from thousand_qt.ui.replay.glyphs import Glyph, GlyphButton, TickButton
from thousand_qt.ui.replay.timeline import Timeline
from thousand_qt.ui.wrapping_row import WrappingRow

KEYS: Final = {
    (Stride.MOMENT, False): ("Left",),
    (Stride.MOMENT, True): ("Right",),
    (Stride.PART, False): ("Ctrl+Left", "PgUp"),
    (Stride.PART, True): ("Ctrl+Right", "PgDown"),
    (Stride.DEAL, False): ("Up", "Shift+Left"),
    (Stride.DEAL, True): ("Down", "Shift+Right"),
}
"""Which keys go how far, forwards (True) or back; the first of them is named in the tool tip."""
BEGINNING_KEY: Final = "Home"
END_KEY: Final = "End"
PLAY_KEY: Final = "Space"
OPEN_KEY: Final = "O"
LIST_KEY: Final = "F9"

_GLYPHS: Final = {Stride.MOMENT: Glyph.CARD, Stride.PART: Glyph.TRICK, Stride.DEAL: Glyph.DEAL}


class ControlBar(QWidget):
    """Shows where the replay is and asks for other places.

    Signals:
        position_chosen(int): on the time line.
        stride_requested(Stride, bool): by button; forwards or back.
        beginning_requested(), end_requested(), play_toggled()
        seat_chosen(int): the player wants to sit there.
        open_toggled(bool): all cards open, or those of one player only.
        branch_requested(): the player wants to play on from here.
    """

    position_chosen = Signal(int)
    stride_requested = Signal(object, bool)
    beginning_requested = Signal()
    end_requested = Signal()
    play_toggled = Signal()
    seat_chosen = Signal(int)
    open_toggled = Signal(bool)
    branch_requested = Signal()

    def __init__(self, describe: Callable[[int], str], parent: QWidget | None = None) -> None:
        """Show nothing yet; `describe` says what is at a position."""
        super().__init__(parent)
        self.setObjectName("replayControls")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self._style = PaperStyle(self)
        self._names: tuple[str, ...] = ()
        self.timeline = Timeline(describe)
        self.timeline.valueChanged.connect(self.position_chosen)
        self.strides: dict[tuple[Stride, bool], GlyphButton] = {}
        for stride in Stride:
            for forward in (False, True):
                self.strides[stride, forward] = self._stride_button(stride, forward=forward)
        self.beginning_button = GlyphButton(Glyph.END, forward=False)
        self.beginning_button.clicked.connect(self.beginning_requested)
        self.end_button = GlyphButton(Glyph.END)
        self.end_button.clicked.connect(self.end_requested)
        self.play_button = GlyphButton(Glyph.PLAY)
        self.play_button.setCheckable(True)
        self.play_button.toggled.connect(self.play_toggled)  # screen readers tick without a click
        self.seat_box = NarrowComboBox()
        self.seat_box.setObjectName("seatBox")
        self.seat_box.activated.connect(self.seat_chosen)
        self.open_button = TickButton()
        self.open_button.setObjectName("openButton")
        self.open_button.toggled.connect(self.open_toggled)
        self.list_button = GlyphButton(Glyph.LIST)
        self.list_button.setObjectName("listButton")
        self.branch_button = paper_button(main=True)
        self.branch_button.setObjectName("branchButton")
        self.branch_button.clicked.connect(self.branch_requested)
        self.branch_button.setAutoDefault(False)
        self._lay_out()
        self.retranslate()

    def _stride_button(self, stride: Stride, *, forward: bool) -> GlyphButton:
        button = GlyphButton(_GLYPHS[stride], forward=forward)
        button.clicked.connect(lambda: self.stride_requested.emit(stride, forward))
        return button

    def _lay_out(self) -> None:
        strides = (Stride.DEAL, Stride.PART, Stride.MOMENT)
        steps = QWidget()
        steps.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        in_steps = QHBoxLayout(steps)
        in_steps.setContentsMargins(0, 0, 0, 0)
        in_steps.setSpacing(5)
        in_steps.addWidget(self.beginning_button)
        for stride in strides:
            in_steps.addWidget(self.strides[stride, False])
        in_steps.addWidget(self.play_button)
        for stride in reversed(strides):
            in_steps.addWidget(self.strides[stride, True])
        in_steps.addWidget(self.end_button)
        place = WrappingRow(9)
        place.add(self.timeline, 1)
        place.add(self.seat_box)
        place.add(self.open_button)
        row = WrappingRow(9)
        row.add(steps)
        row.add_gap()
        row.add(self.list_button)
        row.add(self.branch_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 2, 12, 10)
        layout.setSpacing(4)
        layout.addWidget(place)
        layout.addWidget(row)

    def set_names(self, names: Sequence[str]) -> None:
        """Offer these players' eyes."""
        self._names = tuple(names)
        self.seat_box.clear()
        self.seat_box.addItems([self._seat_words(name) for name in names])

    def show_position(self, position: int, last: int) -> None:
        """Show where the replay is."""
        self.timeline.show_position(position)
        for (_, forward), button in self.strides.items():
            button.setEnabled(position < last if forward else position > 0)
        self.beginning_button.setEnabled(position > 0)
        self.end_button.setEnabled(position < last)
        self.play_button.setEnabled(last > 0)

    def show_eyes(self, seat: int, *, all_open: bool, is_free: bool) -> None:
        """Show whose eyes see the table, and whether that can be chosen here."""
        self.seat_box.setCurrentIndex(seat)
        self.seat_box.setEnabled(is_free)
        with QSignalBlocker(self.open_button):
            self.open_button.setChecked(all_open)
        self.open_button.setEnabled(is_free)

    def show_playing(self, playing: bool) -> None:
        """Show whether the match goes on by itself."""
        with QSignalBlocker(self.play_button):
            self.play_button.setChecked(playing)
        self._name_play_button()

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        words = {
            (Stride.MOMENT, False): QCoreApplication.translate("Replay", "One card or call back"),
            (Stride.MOMENT, True): QCoreApplication.translate("Replay", "One card or call forward"),
            (Stride.PART, False): QCoreApplication.translate("Replay", "One trick back"),
            (Stride.PART, True): QCoreApplication.translate("Replay", "One trick forward"),
            (Stride.DEAL, False): QCoreApplication.translate("Replay", "One deal back"),
            (Stride.DEAL, True): QCoreApplication.translate("Replay", "One deal forward"),
        }
        for step, button in self.strides.items():
            button.set_words(words[step], _native(KEYS[step][0]))
        self.beginning_button.set_words(
            QCoreApplication.translate("Replay", "To the beginning of the match"), _native(BEGINNING_KEY)
        )
        self.end_button.set_words(
            QCoreApplication.translate("Replay", "To the end of the match"), _native(END_KEY)
        )
        self._name_play_button()
        self.timeline.setAccessibleName(QCoreApplication.translate("Replay", "Place in the match"))
        seat_words = QCoreApplication.translate("Replay", "At whose place you sit")
        self.seat_box.setAccessibleName(seat_words)
        self.seat_box.setToolTip(seat_words)
        for seat, name in enumerate(self._names):
            self.seat_box.setItemText(seat, self._seat_words(name))
        self.open_button.setText(QCoreApplication.translate("Replay", "All cards open"))
        self.open_button.setToolTip(_with_key(self.open_button.text(), OPEN_KEY))
        self.list_button.set_words(QCoreApplication.translate("Replay", "Moves and score"), _native(LIST_KEY))
        self.branch_button.setText(QCoreApplication.translate("Replay", "Play on from here"))
        self.branch_button.setToolTip(
            QCoreApplication.translate(
                "Replay", "Begin a new match with everything up to here, and decide differently"
            )
        )

    def _name_play_button(self) -> None:
        words = (
            QCoreApplication.translate("Replay", "Stop")
            if self.play_button.isChecked()
            else QCoreApplication.translate("Replay", "Play it by itself")
        )
        self.play_button.set_words(words, _native(PLAY_KEY))

    @staticmethod
    def _seat_words(name: str) -> str:
        #: Whose seat at the table: a choice among the players' names.
        return QCoreApplication.translate("Replay", "Seat: {name}").format(name=name)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        colours = self._style.colours
        painter.fillRect(self.rect(), colours.paper)
        painter.setPen(QPen(colours.edge, 2))
        painter.drawLine(0, 0, self.width(), 0)


def _native(keys: str) -> str:
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)


def _with_key(words: str, keys: str) -> str:
    #: A tool tip: what a button does, and the key that does it too.
    return QCoreApplication.translate("Replay", "{words} ({key})").format(words=words, key=_native(keys))
