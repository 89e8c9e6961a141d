"""Over a review: what it comes to, and how far it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from thousand_qt.ui.paper import PaperColours, heading_font, paper_button, plain_label, set_ink
from thousand_qt.ui.paper_inputs import NarrowComboBox
from thousand_qt.ui.progress_line import ProgressLine

_BETWEEN: Final = "  \N{MIDDLE DOT}  "


class Heading(QWidget):
    """Shows the summary of a review, and its progress while it is being made.

    Signals:
        cancel_requested(): enough is known.
        go_on_requested(): a review that was stopped is to be finished.
        player_chosen(int): the play of somebody at another seat is to be looked at.
    """

    cancel_requested = Signal()
    go_on_requested = Signal()
    player_chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._is_low = False
        self._title = plain_label(wrap=True)
        self._title.setFont(heading_font(self.font(), 1.35))
        self._summary = plain_label(wrap=True)
        self._summary.setObjectName("reviewSummary")
        self._players = NarrowComboBox()
        self._players.setObjectName("reviewedPlayerBox")
        self._players.activated.connect(self.on_player_activated)
        self._players.hide()
        self._state = plain_label()
        self._state.setObjectName("reviewState")
        self._state.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._cancel = paper_button(small=True)
        self._cancel.setObjectName("cancelReviewButton")
        self._cancel.clicked.connect(self.cancel_requested)
        self._go_on = paper_button(small=True)
        self._go_on.setObjectName("goOnReviewButton")
        self._go_on.clicked.connect(self.go_on_requested)
        for button in (self._cancel, self._go_on):
            button.setAutoDefault(False)
            button.hide()
        self._line = ProgressLine()
        words = QVBoxLayout()
        words.setSpacing(1)
        words.addWidget(self._title)
        words.addWidget(self._summary)
        row = QHBoxLayout()
        row.setContentsMargins(16, 8, 12, 4)
        row.setSpacing(12)
        row.addLayout(words, 1)
        row.addWidget(self._players)
        row.addWidget(self._state)
        row.addWidget(self._cancel)
        row.addWidget(self._go_on)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2)
        layout.addLayout(row)
        layout.addWidget(self._line)
        self.retranslate()

    @property
    def state_label(self) -> QLabel:
        return self._state

    @property
    def cancel_button(self) -> QPushButton:
        return self._cancel

    @property
    def go_on_button(self) -> QPushButton:
        return self._go_on

    @property
    def line(self) -> ProgressLine:
        return self._line

    def show_players(self, names: Sequence[str], seats: Sequence[int], seat: int) -> None:
        """Offer the players at these seats, of whom the one at `seat` is looked at."""
        self._players.clear()
        for each in seats:
            self._players.addItem(names[each], each)
        self._players.setCurrentIndex(self._players.findData(seat))
        self._players.setVisible(len(seats) > 1)

    def on_player_activated(self, index: int) -> None:
        self.player_chosen.emit(self._players.itemData(index))

    def show_summary(self, parts: list[str], note: str = "") -> None:
        """Say what the review comes to, and how it was measured."""
        self._summary.setToolTip(note)
        self._summary.setText(_BETWEEN.join(parts))
        self._make_room()

    def show_progress(self, done: int, of: int, words: str) -> None:
        """Show that the review goes on."""
        self._line.show_progress(done, of)
        self._state.setText(words)
        self._cancel.show()
        self._go_on.hide()
        self._make_room()

    def show_rest(self, words: str = "", *, may_go_on: bool = False) -> None:
        """Show that nothing goes on any more, and why."""
        self._line.show_progress(0, 0)
        self._state.setText(words)
        self._cancel.hide()
        self._go_on.setVisible(may_go_on)
        self._make_room()

    def set_low(self, low: bool) -> None:
        """Take one line, or what the summary needs: the title stands in the frame of the window too."""
        self._is_low = low
        self._title.setVisible(not low)
        self._make_room()

    def _make_room(self) -> None:
        """In one line with the progress the summary is a tool tip."""
        is_tip = self._is_low and bool(self._state.text())
        self._summary.setVisible(not is_tip)
        self._state.setToolTip(self._summary.text() if is_tip else "")

    def retranslate(self) -> None:
        """Set the words that are always the same in the present language."""
        self._title.setText(QCoreApplication.translate("Review", "Review of your play"))
        whose = QCoreApplication.translate("Review", "Whose play")
        self._players.setAccessibleName(whose)
        self._players.setToolTip(whose)
        self._cancel.setText(QCoreApplication.translate("Review", "Stop"))
        self._go_on.setText(QCoreApplication.translate("Review", "Go on"))

    def restyle(self, colours: PaperColours) -> None:
        """Take the inks of the present theme."""
        set_ink(self._summary, colours.muted)
        set_ink(self._state, colours.muted)
