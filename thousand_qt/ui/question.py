"""A question before something is done that cannot be taken back, or only with trouble."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from thousand_qt.ui.paper import heading_font, paper_button, plain_label, set_ink
from thousand_qt.ui.paper_dialog import PaperDialog

_WIDTH = 460


class Question(PaperDialog):
    """Asks once: `accepted` means yes. Escape, Enter and closing mean no, so that nobody agrees by habit."""

    def __init__(self, title: str, text: str, yes: str, parent: QWidget | None = None) -> None:
        """Ask under a title; `yes` is on the button that does it."""
        super().__init__(parent, width=_WIDTH, least_height=150)
        self.setObjectName("question")
        self.setWindowTitle(title)
        heading = plain_label(title, wrap=True)
        heading.setFont(heading_font(self.font(), 1.4))
        self._text = plain_label(text, wrap=True)
        self._no_button = paper_button(main=True)
        self._no_button.setObjectName("noButton")
        self._no_button.clicked.connect(self.reject)
        self._yes_button = paper_button()
        self._yes_button.setObjectName("yesButton")
        self._yes_button.setText(yes)
        self._yes_button.setAutoDefault(False)
        self._yes_button.clicked.connect(self.accept)
        buttons = QHBoxLayout()
        buttons.setSpacing(10)
        buttons.addStretch(1)
        buttons.addWidget(self._yes_button)
        buttons.addWidget(self._no_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(28, 24, 28, 22)
        layout.setSpacing(10)
        layout.addWidget(heading)
        layout.addWidget(self._text)
        layout.addStretch(1)
        layout.addSpacing(10)
        layout.addLayout(buttons)
        self.setMinimumWidth(_WIDTH)
        self.retranslate()
        self.on_restyled()
        self._no_button.setFocus()

    @property
    def text(self) -> str:
        return self._text.text()

    @property
    def yes_button(self) -> QPushButton:
        return self._yes_button

    @property
    def no_button(self) -> QPushButton:
        return self._no_button

    def retranslate(self) -> None:
        """Set the words that are not given."""
        self._no_button.setText(QCoreApplication.translate("Question", "Cancel"))

    def on_restyled(self) -> None:
        set_ink(self._text, self._style.colours.muted)
