"""Whether texts have room in a window, longer ones than the English too."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget


class Lengthener(QTranslator):
    """Translates every text into one that is 40 % longer, as Russian may be."""

    def translate(
        self,
        context: str,
        sourceText: str,  # noqa: N803
        disambiguation: str | None = None,
        n: int = -1,
    ) -> str:
        return f"{sourceText} {'ыыы ' * round(0.1 * len(sourceText))}ы"

    def isEmpty(self) -> bool:  # noqa: N802
        return False


def settle() -> None:
    """Let layouts come to rest: a layout inside of a layout takes a round more."""
    for _ in range(4):
        QCoreApplication.processEvents()


def clipped(widget: QWidget) -> list[str]:
    """Return the texts below a widget that do not fit their labels or buttons."""
    found: list[str] = []
    for label in widget.findChildren(QLabel):
        if label.isVisibleTo(widget) and label.text():
            needs = label.heightForWidth(label.width()) if label.wordWrap() else label.sizeHint().height()
            if needs > label.height() or (not label.wordWrap() and label.sizeHint().width() > label.width()):
                found.append(label.text())
    for button in widget.findChildren(QAbstractButton):
        if button.isVisibleTo(widget) and button.text():
            hint = button.minimumSizeHint() if button.hasHeightForWidth() else button.sizeHint()
            needs = button.heightForWidth(button.width()) if button.hasHeightForWidth() else hint.height()
            if hint.width() > button.width() or needs > button.height():
                found.append(button.text())
    return found
