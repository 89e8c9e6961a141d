"""The trump suit on the cloth: large, where every eye rests, and under whatever is played."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from thousand_qt.decks.suits import SUIT_COLOURS, suit_path
from thousand_qt.engine.cards import Suit
from thousand_qt.table import marks, palette, zvalues


class TrumpMark(QGraphicsItem):
    """The suit on a round of paper, embroidered round its edge; nothing while there is no trump."""

    def __init__(self) -> None:
        super().__init__()
        self._rect = QRectF()
        self._suit: Suit | None = None
        self.setZValue(zvalues.SLOT)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setVisible(False)

    @property
    def suit(self) -> Suit | None:
        return self._suit

    def set_suit(self, suit: Suit | None) -> None:
        if suit is not self._suit:
            self._suit = suit
            self.setVisible(suit is not None)
            self.update()

    def set_rect(self, rect: QRectF) -> None:
        self.prepareGeometryChange()
        self._rect = QRectF(rect)
        self.update()

    # Qt

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-2, -2, 2, 2)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self._suit is None:
            return
        rect = self._rect
        ground = QColor(palette.PAPER)
        ground.setAlpha(225)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ground)
        painter.drawEllipse(rect)
        edge = QPen(palette.GOLD, max(1.5, 0.025 * rect.width()))
        edge.setDashPattern([2.2, 1.8])
        painter.setPen(edge)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        inset = 0.05 * rect.width()
        painter.drawEllipse(rect.adjusted(inset, inset, -inset, -inset))
        inset = 0.2 * rect.width()
        painter.fillPath(
            marks.scaled_path(
                suit_path(self._suit.letter), rect.adjusted(inset, inset * 1.05, -inset, -inset * 0.95)
            ),
            QColor(SUIT_COLOURS[self._suit.letter]),
        )
