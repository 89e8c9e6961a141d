"""Outlines and labels beside cards: where gifts go, what a pile is worth, who played a card."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from thousand_qt.table import lettering, palette, zvalues

_LEAST_IN_SLOT: Final = 11
"""Pixels: a name that would be smaller within the slot is written beside it."""
_USUAL_BESIDE: Final = 13
"""Pixels, at the usual size of text."""
_LEAST_DIVIDED: Final = 8
"""Letters: a word of fewer is not divided."""
_PAD: Final = 0.45
"""Between the end of a pill and its text, in heights of the pill."""
_LEAST_PAD: Final = 0.3
"""The same where even the smallest letters have hardly any room."""


def _in_lines(text: str, width: float, pixels: float) -> tuple[list[str], QFont]:
    """Return the text in one line, or a line for each word, and the largest letters that fit.

    A word that is too long for the smallest letters is divided.
    """
    letters = lettering.largest(text, width, pixels, bold=True)
    if lettering.text_width(text, letters) <= width:
        return [text], letters
    lines = text.split()
    letters = _for_all(lines, width, pixels)
    if any(lettering.text_width(line, letters) > width for line in lines):
        lines = [part for word in lines for part in _divided(word, width, letters)]
        letters = _for_all(lines, width, pixels)
    return lines, letters


def _for_all(lines: list[str], width: float, pixels: float) -> QFont:
    """Return the largest letters in which each line fits."""
    usual = lettering.font(pixels, bold=True)
    longest = max(lines, key=lambda line: lettering.text_width(line, usual))
    return lettering.largest(longest, width, pixels, bold=True)


def _divided(word: str, width: float, letters: QFont) -> list[str]:
    """Return a word in two parts if it is too wide."""
    if lettering.text_width(word, letters) <= width or len(word) < _LEAST_DIVIDED:
        return [word]
    middle = (len(word) + 1) // 2
    return [word[:middle] + "-", word[middle:]]


class GiftSlot(QGraphicsItem):
    """An empty place for a card, with the name of the player who will get it."""

    def __init__(self) -> None:
        super().__init__()
        self._rect = QRectF()
        self._name = ""
        self._is_target = False
        self._words = 1.0
        self._beside = QRectF()
        self.setZValue(zvalues.SLOT)
        self.setVisible(False)

    @property
    def rect(self) -> QRectF:
        return QRectF(self._rect)

    def show_for(self, name: str, rect: QRectF, words: float = 1.0, beside: QRectF | None = None) -> None:
        """Lie there for the player of this name.

        Args:
            name: What is written in the slot, or beside it where it is too narrow for that.
            rect: Where a card goes.
            words: How large lettering is, 1 as usual.
            beside: Room for the name beside the slot.
        """
        self.prepareGeometryChange()
        self._name, self._rect, self._words = name, QRectF(rect), words
        self._beside = QRectF() if beside is None else QRectF(beside)
        self.setVisible(True)
        self.update()

    def set_target(self, is_target: bool) -> None:
        """Show that a dragged card would go here."""
        if is_target != self._is_target:
            self._is_target = is_target
            self.update()

    def _paint_name(self, painter: QPainter) -> None:
        """Write the name into the slot, in as many lines as it has words, or beside it."""
        rect, alignment = self._rect, Qt.AlignmentFlag.AlignHCenter
        pixels = rect.width() * 0.16 * self._words
        lines, letters = _in_lines(self._name, 0.94 * rect.width(), pixels)
        if not self._beside.isEmpty() and letters.pixelSize() < _LEAST_IN_SLOT:
            usual = max(_USUAL_BESIDE * self._words, pixels)
            beside, larger = _in_lines(self._name, self._beside.width(), usual)
            if larger.pixelSize() > letters.pixelSize() or len(beside) < len(lines):
                rect, lines, letters = self._beside, beside, larger
                at_right = rect.left() > self._rect.left()
                alignment = Qt.AlignmentFlag.AlignLeft if at_right else Qt.AlignmentFlag.AlignRight
        step = QFontMetricsF(letters).lineSpacing()
        top = rect.center().y() - step * len(lines) / 2
        for number, line in enumerate(lines):
            row = QRectF(rect.left(), top + number * step, rect.width(), step)
            lettering.draw_text(painter, row, line, letters, palette.TEXT, alignment)

    # Qt

    def boundingRect(self) -> QRectF:
        return self._rect.united(self._beside).adjusted(-4, -4, 4, 4)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        width = self._rect.width()
        pen = QPen(palette.GOLD if self._is_target else QColor(255, 255, 255, 150), max(1.6, width * 0.022))
        pen.setStyle(Qt.PenStyle.DashLine)
        pen.setDashPattern([4, 3])
        painter.setPen(pen)
        painter.setBrush(palette.GOLD_SOFT if self._is_target else QColor(0, 0, 0, 46))
        painter.drawRoundedRect(self._rect, width * 0.08, width * 0.08)
        self._paint_name(painter)


class Label(QGraphicsItem):
    """A line of text on a small dark pill."""

    def __init__(self, *, above_cards: bool) -> None:
        super().__init__()
        self._rect = QRectF()
        self._middle = 0.0
        self._text = ""
        self._above_cards = above_cards
        self._ground = palette.THEMES[palette.DEFAULT_THEME].panel
        self.setZValue(zvalues.LABEL if above_cards else zvalues.SLOT)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setVisible(False)

    @property
    def text(self) -> str:
        return self._text if self.isVisible() else ""

    def set_ground(self, colour: QColor) -> None:
        """Set the colour of the pill."""
        self._ground = QColor(colour)
        self.update()

    def set_text(self, text: str, rect: QRectF, middle: float | None = None) -> None:
        """Show a text in this rectangle; nothing for an empty text.

        Args:
            text: What is shown.
            rect: What the pill may cover.
            middle: The horizontal middle of the pill, as far as the rectangle has room for it; None: its own.
        """
        self.prepareGeometryChange()
        self._text, self._rect = text, QRectF(rect)
        self._middle = rect.center().x() if middle is None else middle
        self.setVisible(bool(text))
        self.update()

    def pill(self) -> tuple[QRectF, str, QFont]:
        """Return what the pill covers, the text, cut where it has no room, and in which letters."""
        rect = self._rect
        height = rect.height()
        usual, least = height * _PAD, height * _LEAST_PAD
        letters = lettering.largest(
            self._text, rect.width() - 2 * usual, height * 0.7, bold=self._above_cards
        )
        pad = max(least, min(usual, (rect.width() - lettering.text_width(self._text, letters)) / 2))
        shown, fitting = lettering.fitted(self._text, letters, rect.width() - 2 * pad)
        width = lettering.text_width(shown, fitting) + 2 * pad
        left = min(max(rect.left(), self._middle - width / 2), rect.right() - width)
        return QRectF(left, rect.top(), width, height), shown, fitting

    # Qt

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-2, -2, 2, 2)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        rect, shown, letters = self.pill()
        height = rect.height()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._ground)
        painter.drawRoundedRect(rect, height / 2, height / 2)
        lettering.draw_text(painter, rect, shown, letters, palette.TEXT, Qt.AlignmentFlag.AlignHCenter)
