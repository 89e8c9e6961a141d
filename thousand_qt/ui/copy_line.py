"""A line that a machine has written, to be copied as a whole: a number of many digits, a command."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from thousand_qt.ui.paper import plain_label


class CopyLine(QWidget):
    """Shows a caption, the line in letters of one width, and a button that puts it on the clipboard."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        """Make an empty line; `name` is that of the object, for whoever looks for it."""
        super().__init__(parent)
        self.setObjectName(name)
        self._is_copied = False
        self._caption = plain_label(wrap=True)
        self._line = QLineEdit()
        self._line.setReadOnly(True)
        self._line.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self._button = _SteadyButton()
        self._button.clicked.connect(self.on_copy_clicked)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self._line, 1)
        row.addWidget(self._button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(3)
        layout.addWidget(self._caption)
        layout.addLayout(row)
        self.retranslate()

    @property
    def caption(self) -> QLabel:
        return self._caption

    @property
    def button(self) -> QPushButton:
        return self._button

    @property
    def text(self) -> str:
        """The line."""
        return self._line.text()

    def set_line(self, caption: str, text: str) -> None:
        """Show this; the caption says what it is."""
        self._caption.setText(caption)
        self._line.setAccessibleName(caption)
        self._button.setAccessibleDescription(caption)
        if text != self._line.text():
            self._line.setText(text)
            self._line.setCursorPosition(0)
            self._is_copied = False
            self.retranslate()

    def retranslate(self) -> None:
        """Set the words of the button in the present language."""
        copy = QCoreApplication.translate("CopyLine", "Copy")
        copied = QCoreApplication.translate("CopyLine", "Copied")
        self._button.set_words(copied if self._is_copied else copy, (copy, copied))

    def on_copy_clicked(self) -> None:
        QGuiApplication.clipboard().setText(self.text)
        self._is_copied = True
        self.retranslate()


class _SteadyButton(QPushButton):
    """A button that is as wide as the longest of its words, so that nothing moves when they change."""

    def __init__(self) -> None:
        super().__init__()
        for name in ("paperButton", "smallButton"):
            self.setProperty(name, True)
        self.setProperty("mainButton", False)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAutoDefault(False)
        self._all_words: tuple[str, ...] = ()

    def set_words(self, words: str, all_words: tuple[str, ...]) -> None:
        """Say this; it may say any of the others later."""
        self._all_words = all_words
        self.setText(words)
        self.updateGeometry()

    def _room_for(self, words: str) -> int:
        return self.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, words).width()

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        room = max(map(self._room_for, self._all_words), default=0)
        return QSize(hint.width() + max(0, room - self._room_for(self.text())), hint.height())
