"""A dialog that asks for one line of text and says what is wrong with it while it is typed."""

from __future__ import annotations

from abc import abstractmethod

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from thousand_qt.ui.paper import heading_font, paper_button, plain_label, set_ink
from thousand_qt.ui.paper_dialog import PaperDialog


class LineDialog(PaperDialog):
    """Title, line, what is said about it, and two buttons; whoever asks says the rest.

    Subclasses say what else there is to read above and below the line, and call `retranslate` when they are
    made.
    """

    def __init__(
        self,
        longest: int,
        width: int,
        parent: QWidget | None = None,
        *,
        above: QWidget | None = None,
        below: QWidget | None = None,
    ) -> None:
        """Make a dialog of this width in pixels, for a line of at most `longest` characters."""
        super().__init__(parent, width=width)
        self._title = plain_label(wrap=True)
        self._title.setFont(heading_font(self.font(), 1.4))
        self._edit = QLineEdit()
        self._edit.setMaxLength(longest)
        self._edit.textChanged.connect(self.on_text_changed)
        self._words = plain_label(wrap=True)
        # Two lines are always there, so that nothing jumps while somebody types.
        self._words.setMinimumHeight(2 * self._words.fontMetrics().lineSpacing())
        self._words.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._main_button = paper_button(main=True)
        self._cancel_button = paper_button()
        self._cancel_button.clicked.connect(self.reject)
        self._lay_out(above, below)

    def _lay_out(self, above: QWidget | None, below: QWidget | None) -> None:
        buttons = QHBoxLayout()
        buttons.addWidget(self._cancel_button)
        buttons.addStretch(1)
        buttons.addWidget(self._main_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(30, 26, 30, 22)
        layout.setSpacing(8)
        layout.addWidget(self._title)
        if above is not None:
            layout.addWidget(above)
            layout.addSpacing(4)
        layout.addWidget(self._edit)
        layout.addWidget(self._words)
        if below is not None:
            layout.addWidget(below)
        layout.addStretch(1)
        layout.addSpacing(8)
        layout.addLayout(buttons)

    @property
    def edit(self) -> QLineEdit:
        return self._edit

    @property
    def words(self) -> str:
        """What is said about the line; empty when there is nothing to say."""
        return self._words.text()

    @property
    def main_button(self) -> QPushButton:
        """Takes the line as it is."""
        return self._main_button

    @abstractmethod
    def judge(self) -> None:
        """Look at the line and `say` what is wrong with it."""

    @abstractmethod
    def retranslate(self) -> None:
        """Set all texts in the present language, and `judge`."""

    def set_title(self, title: str) -> None:
        """Set what the dialog asks, for the window as well."""
        self.setWindowTitle(title)
        self._title.setText(title)

    def say(self, words: str, *, is_fault: bool) -> None:
        """Say something about the line."""
        self._words.setText(words)
        self._edit.setAccessibleDescription(words)
        set_ink(self._words, self._style.colours.loss if is_fault else self._style.colours.muted)

    def on_text_changed(self) -> None:
        self.judge()

    def on_restyled(self) -> None:
        self.judge()
