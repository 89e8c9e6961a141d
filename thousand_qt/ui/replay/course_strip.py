"""A strip over the table that says: this is not the match, but how it could have gone."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QWidget

from thousand_qt.ui.paper import PaperStyle, paper_button, plain_label


class CourseStrip(QWidget):
    """Says whose play is seen.

    Signals:
        back_requested(): the player wants to see the match itself again.
    """

    back_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("courseStrip")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._name = ""
        self._deal = 0
        self._style = PaperStyle(self)
        self._words = plain_label(wrap=True)
        self._back_button = paper_button(small=True)
        self._back_button.setObjectName("backButton")
        self._back_button.setAutoDefault(False)
        self._back_button.clicked.connect(self.back_requested)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(16, 5, 10, 6)
        layout.addWidget(self._words, 1)
        layout.addWidget(self._back_button)
        self.retranslate()
        self.hide()

    @property
    def text(self) -> str:
        return self._words.text()

    @property
    def back_button(self) -> QPushButton:
        return self._back_button

    def show_course(self, deal: int, name: str) -> None:
        """Say that Master plays the cards of the player of this name."""
        self._deal, self._name = deal, name
        self.retranslate()
        self.show()

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        self._words.setText(
            QCoreApplication.translate(
                "Replay", "This did not happen: it is deal {deal} with Master in the place of {name}."
            ).format(deal=self._deal, name=self._name)
        )
        self._back_button.setText(QCoreApplication.translate("Replay", "Back to the match"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        colours = self._style.colours
        painter.fillRect(self.rect(), colours.paper)
        painter.fillRect(0, self.height() - 2, self.width(), 2, colours.edge)
