"""Buttons that lie on the cloth beside the cards, where there is little room."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QPushButton, QWidget

_FACTORS: Final = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5, 0.45)
"""How much smaller letters may become; words in two lines are tried first."""


class OverlayButton(QPushButton):
    """A button whose words go into two lines, and then become smaller, rather than be cut off."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setProperty("overlayButton", True)
        self._words = ""

    def set_words(self, words: str) -> None:
        """Say this; `fit` breaks the line."""
        self._words = words
        self.setText(words)
        self.setAccessibleName(words)

    def fit(self, room: QSize, style: Callable[[float], str]) -> None:
        """Take the size the words need within the room, in logical pixels.

        Args:
            style: the style sheet in which letters are so many times as large as usual.
        """
        size = QSize()
        for factor in _FACTORS:
            sheet = "" if factor == 1.0 else style(factor)
            if self.styleSheet() != sheet:
                self.setStyleSheet(sheet)
            for text in _lines(self._words):
                self.setText(text)
                self.ensurePolished()
                size = self.sizeHint().expandedTo(self.minimumSizeHint())
                if size.width() <= room.width() and size.height() <= room.height():
                    self.resize(size)
                    return
        self.resize(size.boundedTo(room))


def _lines(words: str) -> list[str]:
    """Return the words in one line, and in two of about the same length."""
    spaces = [place for place, letter in enumerate(words) if letter == " "]
    if not spaces:
        return [words]
    middle = min(spaces, key=lambda place: abs(place - len(words) / 2))
    return [words, f"{words[:middle]}\n{words[middle + 1 :]}"]
