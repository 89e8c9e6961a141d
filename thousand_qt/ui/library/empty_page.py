"""What is shown where there are no matches to list: a few flowers and a reason."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QVBoxLayout, QWidget

from thousand_qt.records.entries import Folder
from thousand_qt.ui.ornaments import paint_leaf, paint_rosette
from thousand_qt.ui.paper import (
    PaperColours,
    blend,
    heading_font,
    paper_button,
    paper_colours,
    plain_label,
    set_ink,
)

_FLOWER = 46


class EmptyPage(QWidget):
    """Words in the middle, and a button for what may help.

    Signals:
        help_requested(): the button is pressed.
    """

    help_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = plain_label(wrap=True)
        self._title.setFont(heading_font(self.font(), 1.3))
        self._words = plain_label(wrap=True)
        for label in (self._title, self._words):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._button = paper_button()
        self._button.clicked.connect(self.help_requested)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(40, 20, 40, 20)
        layout.addStretch(2)
        layout.addWidget(_Flowers(), 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addSpacing(10)
        layout.addWidget(self._title)
        layout.addWidget(self._words)
        layout.addSpacing(10)
        layout.addWidget(self._button, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addStretch(3)

    @property
    def title(self) -> str:
        return self._title.text()

    @property
    def button(self) -> QPushButton:
        return self._button

    def show_reason(self, shelf: Folder, *, narrowed: bool) -> None:
        """Say why nothing is listed of a shelf: because of what was chosen, or because there is nothing."""
        if narrowed:
            self._show_words(
                QCoreApplication.translate("LibraryWindow", "No match found"),
                QCoreApplication.translate("LibraryWindow", "The choices above hide the others."),
                QCoreApplication.translate("LibraryWindow", "Show all"),
            )
            return
        match shelf:
            case Folder.MATCHES:
                self._show_words(
                    QCoreApplication.translate("LibraryWindow", "No matches yet"),
                    QCoreApplication.translate(
                        "LibraryWindow",
                        "Every match you play is kept here by itself, from its first card on. Matches from"
                        " other computers can be imported, or dropped here.",
                    ),
                )
            case Folder.DELETED:
                self._show_words(
                    QCoreApplication.translate("LibraryWindow", "Nothing is deleted"),
                    QCoreApplication.translate(
                        "LibraryWindow", "Deleted matches wait here until you bring them back or remove them."
                    ),
                )
            case Folder.DAMAGED:
                self._show_words(
                    QCoreApplication.translate("LibraryWindow", "Nothing is damaged"),
                    QCoreApplication.translate(
                        "LibraryWindow",
                        "Files that cannot be read would be shown here, each with the reason.",
                    ),
                )

    def _show_words(self, title: str, words: str, button: str = "") -> None:
        self._title.setText(title)
        self._words.setText(words)
        self._button.setText(button)
        self._button.setVisible(bool(button))

    def restyle(self, colours: PaperColours) -> None:
        """Take the inks of the present theme."""
        set_ink(self._words, colours.muted)


class _Flowers(QWidget):
    """Three players' flowers with leaves between them."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = paper_colours(self.palette())
        step = self.width() / 3
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(blend(colours.paper, colours.accent, 0.7))
        for gap in (1, 2):
            painter.save()
            painter.translate(gap * step, self.height() * 0.5)
            for angle in (-150, -90, -30, 30, 90, 150):
                paint_leaf(painter, step * 0.26, angle)
            painter.restore()
        for seat in range(3):
            place = QRectF(0, 0, _FLOWER, _FLOWER)
            place.moveCenter(QRectF(seat * step, 0, step, self.height()).center())
            paint_rosette(painter, place, colours.seats[seat], colours.paper)

    def sizeHint(self) -> QSize:
        return QSize(_FLOWER * 5, _FLOWER + 8)
