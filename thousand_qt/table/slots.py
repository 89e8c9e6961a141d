"""Outlines and labels beside cards: where gifts go, what a pile is worth, who played a card."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from thousand_qt.table import lettering, palette, zvalues


class GiftSlot(QGraphicsItem):
    """An empty place for a card, with the name of the player who will get it."""

    def __init__(self) -> None:
        super().__init__()
        self._rect = QRectF()
        self._name = ""
        self._is_target = False
        self._words = 1.0
        self.setZValue(zvalues.SLOT)
        self.setVisible(False)

    @property
    def rect(self) -> QRectF:
        return QRectF(self._rect)

    def show_for(self, name: str, rect: QRectF, words: float = 1.0) -> None:
        """Lie there for the player of this name; `words` is how large lettering is, 1 as usual."""
        self.prepareGeometryChange()
        self._name, self._rect, self._words = name, QRectF(rect), words
        self.setVisible(True)
        self.update()

    def set_target(self, is_target: bool) -> None:
        """Show that a dragged card would go here."""
        if is_target != self._is_target:
            self._is_target = is_target
            self.update()

    # Qt

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-4, -4, 4, 4)

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
        rows = self._rect.adjusted(width * 0.03, 0, -width * 0.03, 0)
        height = width * 0.16 * self._words
        lines = [self._name]
        letters = lettering.largest(self._name, rows.width(), height, bold=True)
        if lettering.text_width(self._name, letters) > rows.width() and " " in self._name:  # a tiny card
            lines = self._name.split()
            longest = max(lines, key=lambda line: lettering.text_width(line, letters))
            letters = lettering.largest(longest, rows.width(), height, bold=True)
        step = QFontMetricsF(letters).lineSpacing()
        top = rows.center().y() - step * len(lines) / 2
        for number, line in enumerate(lines):
            row = QRectF(rows.left(), top + number * step, rows.width(), step)
            lettering.draw_text(painter, row, line, letters, palette.TEXT, Qt.AlignmentFlag.AlignHCenter)


class Label(QGraphicsItem):
    """A line of text on a small dark pill."""

    def __init__(self, *, above_cards: bool) -> None:
        super().__init__()
        self._rect = QRectF()
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

    def set_text(self, text: str, rect: QRectF) -> None:
        """Show a text in this rectangle; nothing for an empty text."""
        self.prepareGeometryChange()
        self._text, self._rect = text, QRectF(rect)
        self.setVisible(bool(text))
        self.update()

    # Qt

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-2, -2, 2, 2)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        rect = self._rect
        height = rect.height()
        letters = lettering.font(height * 0.7, bold=self._above_cards)
        pad = height * 0.45
        shown, fitting = lettering.fitted(self._text, letters, rect.width() - 2 * pad)
        width = lettering.text_width(shown, fitting) + 2 * pad
        rect = QRectF(rect.center().x() - width / 2, rect.top(), width, height)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._ground)
        painter.drawRoundedRect(rect, height / 2, height / 2)
        lettering.draw_text(painter, rect, shown, fitting, palette.TEXT, Qt.AlignmentFlag.AlignHCenter)
