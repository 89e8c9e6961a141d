"""A dialog to read: a title, a list of sentences that scrolls where it must, and a button to close it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from thousand_qt.ui.fitting_scroll_area import FittingScrollArea
from thousand_qt.ui.paper import heading_font, paper_button, plain_label
from thousand_qt.ui.paper_dialog import PaperDialog
from thousand_qt.ui.paper_inputs import BulletList

_MARGIN: Final = 24
_ROUND_SENTENCES: Final = 10
"""So far from the edges of what scrolls, the ring of the keyboard covers no word."""


class SentencesDialog(PaperDialog):
    """What stands in it is up to the subclass, which sets it in `retranslate`."""

    def __init__(
        self, width: int, parent: QWidget | None = None, *, below_title: QWidget | None = None
    ) -> None:
        """Make the dialog so many logical pixels wide, with a widget between the title and the sentences."""
        super().__init__(parent)
        self._reading_width = width
        self._title = plain_label()
        self._title.setFont(heading_font(self.font(), 1.6))
        self._sentences = BulletList(margin=_ROUND_SENTENCES)
        self._scroll = FittingScrollArea()
        self._scroll.set_content(self._sentences)
        self._close_button = paper_button(main=True)
        self._close_button.setObjectName("closeButton")
        self._close_button.clicked.connect(self.reject)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(self._close_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        layout.addWidget(self._title)
        if below_title is not None:
            layout.addWidget(below_title)
        layout.addSpacing(8)
        layout.addWidget(self._scroll, 1)
        layout.addSpacing(8)
        layout.addLayout(buttons)
        self._scroll.setFocus()  # the arrows scroll at once, and Enter closes all the same

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        raise NotImplementedError

    def set_texts(self, title: str, sentences: list[str], close: str) -> None:
        """Set the title, what there is to read, and the words of the button."""
        self.setWindowTitle(title)
        self._title.setText(title)
        self._sentences.set_sentences(sentences)
        self._scroll.setAccessibleName(title)
        self._scroll.setAccessibleDescription("\n".join(sentences))
        self._scroll.measure(self._reading_width - 2 * _MARGIN)
        self._close_button.setText(close)

    def on_restyled(self) -> None:
        self.retranslate()

    def sizeHint(self) -> QSize:
        return QSize(self._reading_width, super().sizeHint().height())
