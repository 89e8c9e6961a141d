"""A pane for text that a machine has written: traces, logs, records."""

from __future__ import annotations

from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QPlainTextEdit, QWidget


class TextPane(QPlainTextEdit):
    """Shows such a text as it is, in letters of one width; it can be selected and copied, but not changed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setReadOnly(True)
        self.setTabChangesFocus(True)
        self.setUndoRedoEnabled(False)
        self.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))

    def show_text(self, text: str) -> None:
        """Shows this text from its beginning."""
        self.setPlainText(text)
        self.moveCursor(self.textCursor().MoveOperation.Start)
