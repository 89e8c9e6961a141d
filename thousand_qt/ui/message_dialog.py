"""A dialog that says one thing which the player should not miss, and stays until it has been read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from thousand_qt.ui.ornaments import Rosette
from thousand_qt.ui.paper import heading_font, paper_button, plain_label
from thousand_qt.ui.paper_dialog import PaperDialog

_WIDTH: Final = 520


class MessageDialog(PaperDialog):
    """Shows a headline and some sentences; the text can be selected and copied."""

    def __init__(self, words: Callable[[], tuple[str, str]], parent: QWidget | None = None) -> None:
        """Say this; `words` is asked for headline and sentences again when the language changes."""
        super().__init__(parent, width=_WIDTH)
        self.setObjectName("messageDialog")
        self._words = words
        self._title = plain_label(wrap=True)
        self._title.setFont(heading_font(self.font(), 1.4))
        self._text = plain_label(wrap=True)
        self._text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self._text.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._close_button = paper_button(main=True)
        self._close_button.setObjectName("closeButton")
        self._close_button.clicked.connect(self.accept)
        self._lay_out()
        self.retranslate()
        self._close_button.setFocus()

    def _lay_out(self) -> None:
        heading = QHBoxLayout()
        heading.setSpacing(12)
        heading.addWidget(Rosette(2, 30), 0, Qt.AlignmentFlag.AlignTop)
        heading.addWidget(self._title, 1)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(self._close_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(30, 26, 30, 22)
        layout.addLayout(heading)
        layout.addSpacing(8)
        layout.addWidget(self._text)
        layout.addStretch(1)
        layout.addSpacing(16)
        layout.addLayout(buttons)

    @property
    def text(self) -> str:
        """Everything the dialog says."""
        return f"{self._title.text()}\n{self._text.text()}"

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        title, text = self._words()
        self.setWindowTitle(QCoreApplication.translate("MessageDialog", "Thousand"))
        self._title.setText(title)
        self._text.setText(text)
        self.setAccessibleName(title)
        self.setAccessibleDescription(text)
        self._close_button.setText(QCoreApplication.translate("MessageDialog", "Close"))
