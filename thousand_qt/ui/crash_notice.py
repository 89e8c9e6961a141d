"""A quiet strip over the table that says something and waits until the player has time for it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from thousand_qt.ui.paper import PaperStyle, paper_button, plain_label


class CrashNotice(QWidget):
    """Says that the program crashed the last time. It takes no keyboard and covers nothing.

    Signals:
        report_requested(): the player wants to report it.
        closed(): the player has read it.
    """

    report_requested = Signal()
    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("crashNotice")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._style = PaperStyle(self)
        self._words = plain_label(wrap=True)
        self._report_button = paper_button()
        self._report_button.setObjectName("reportButton")
        self._report_button.clicked.connect(self.report_requested)
        self._close_button = paper_button()
        self._close_button.setObjectName("closeButton")
        self._close_button.clicked.connect(self.closed)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(16, 6, 10, 7)
        layout.addWidget(self._words, 1)
        layout.addWidget(self._report_button)
        layout.addWidget(self._close_button)
        self.retranslate()

    @property
    def text(self) -> str:
        return self._words.text()

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        self._words.setText(
            QCoreApplication.translate(
                "CrashNotice", "The program crashed the last time. Your match is saved up to the last move."
            )
        )
        self._report_button.setText(QCoreApplication.translate("CrashNotice", "Report a problem…"))
        self._close_button.setText(QCoreApplication.translate("CrashNotice", "Close"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        colours = self._style.colours
        painter.fillRect(self.rect(), colours.paper)
        painter.fillRect(0, self.height() - 2, self.width(), 2, colours.edge)
