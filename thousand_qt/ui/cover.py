"""The sheet over the table between two people: whose turn at the screen it is, and that he has come."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QVBoxLayout, QWidget

from thousand_qt.table import palette
from thousand_qt.table.portraits import Person, draw_portrait
from thousand_qt.ui.paper import PaperSheet, heading_font, paper_button, plain_label, set_ink

CALM: Final = 500
"""Milliseconds in which the sheet takes no answer: a second click or a key held down was meant for a card of
whoever was there before, and must not show the cards of the next."""
_WIDTH: Final = 440
_PORTRAIT: Final = 96
_ENTER_KEYS: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class CoverSheet(PaperSheet):
    """Asks one person to come to the screen.

    Signals:
        confirmed(): that person says to be there.
    """

    confirmed = Signal()

    def __init__(
        self,
        seat: int,
        name: str,
        person: Person,
        *,
        is_new: bool,
        calm: int = CALM,
        parent: QWidget | None = None,
    ) -> None:
        """Cover the table until this person is there.

        Args:
            seat: Where the person sits.
            name: How the person is called.
            person: What the person looks like.
            is_new: Whether somebody else was at the screen before.
            calm: Milliseconds in which the sheet takes no answer.
            parent: What is covered.
        """
        super().__init__(parent)
        self.setObjectName("coverSheet")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._name = name
        self._is_new = is_new
        self._title = plain_label(wrap=True)
        self._title.setFont(heading_font(self.font(), 1.7))
        self._note = plain_label(wrap=True)
        for label in (self._title, self._note):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._button = paper_button(main=True)
        self._button.setObjectName("takeOverButton")
        self._button.clicked.connect(self.confirmed)
        self._button.setEnabled(calm == 0)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(34, 26, 34, 26)
        layout.setSpacing(8)
        layout.addWidget(_Portrait(seat, person), 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addSpacing(4)
        layout.addWidget(self._title)
        layout.addWidget(self._note)
        layout.addStretch(1)
        layout.addSpacing(14)
        layout.addWidget(self._button, 0, Qt.AlignmentFlag.AlignHCenter)
        self._calm = QTimer(self)
        self._calm.setSingleShot(True)
        self._calm.setInterval(calm)
        self._calm.timeout.connect(self.on_calm)
        if calm:
            self._calm.start()
        self.refresh()

    @property
    def take_over_button(self) -> QPushButton:
        return self._button

    @property
    def title(self) -> str:
        return self._title.text()

    def on_calm(self) -> None:
        self._button.setEnabled(True)

    def retranslate(self) -> None:
        if self._is_new:
            #: {name} stands in the nominative after a colon where the language would decline it.
            title = QCoreApplication.translate("Cover", "Hand the screen to {name}")
            note = QCoreApplication.translate("Cover", "Until then all cards lie face down.")
        else:
            title = QCoreApplication.translate("Cover", "The cards of {name} are covered")
            note = QCoreApplication.translate("Cover", "The match waits.")
        self._title.setText(title.format(name=self._name))
        self._note.setText(note)
        #: A button; {name} is the person who presses it.
        text = QCoreApplication.translate("Cover", "I am {name}: show my cards")
        self._button.setText(text.format(name=self._name).replace("&", "&&"))
        self.setAccessibleName(self._title.text())
        self.setAccessibleDescription(self._note.text())

    def restyle(self) -> None:
        super().restyle()
        set_ink(self._title, self.colours.ink)
        set_ink(self._note, self.colours.muted)

    # Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ENTER_KEYS:
            if not event.isAutoRepeat():
                self._button.click()
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        layout = self.layout()
        assert layout is not None
        width = max(_WIDTH, layout.totalMinimumSize().width())
        return QSize(width, layout.totalHeightForWidth(width))


class _Portrait(QWidget):
    """The person's picture, as on the name plate."""

    def __init__(self, seat: int, person: Person) -> None:
        super().__init__()
        self._ring = palette.SEAT_COLOURS[seat]
        self._person = person
        self.setFixedSize(_PORTRAIT, _PORTRAIT)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_portrait(painter, QRectF(self.rect()).adjusted(2, 2, -2, -2), self._person, self._ring)
