"""The signs on buttons of replays and reviews: how far a step goes is shown by cards, its way by an arrow."""

from __future__ import annotations

import enum
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from thousand_qt.ui.ornaments import paint_tick
from thousand_qt.ui.paper import PaperColours, blend, paper_colours

_SIZE: Final = QSize(42, 36)
_RADIUS: Final = 8.0
_CARD: Final = QSize(9, 13)
_ARROW: Final = 7.5
_BOX: Final = 18.0


class Glyph(enum.Enum):
    """What a button shows, most of them beside an arrow."""

    CARD = enum.auto()
    TRICK = enum.auto()
    DEAL = enum.auto()
    END = enum.auto()
    PLAY = enum.auto()
    LIST = enum.auto()


class GlyphButton(QAbstractButton):
    """A button with a drawn sign; its words are in tool tip and accessible name."""

    def __init__(self, glyph: Glyph, *, forward: bool = True, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._glyph = glyph
        self._forward = forward
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def set_words(self, words: str, keys: str) -> None:
        """Say what the button does, and which keys do it too."""
        self.setToolTip(f"{words} ({keys})" if keys else words)
        self.setAccessibleName(words)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = paper_colours(self.palette())
        self._paint_ground(painter, colours)
        ink = colours.ink if self.isEnabled() else colours.line
        if self._glyph is Glyph.PLAY and self.isEnabled():
            ink = colours.accent_ink
        painter.translate(QRectF(self.rect()).center())
        if not self._forward:
            painter.scale(-1, 1)
        if self._glyph is Glyph.PLAY:
            _paint_play(painter, ink, playing=self.isChecked())
        elif self._glyph is Glyph.LIST:
            _paint_list(painter, ink)
        elif self._glyph is Glyph.END:
            _paint_arrow(painter, -3, ink)
            painter.fillRect(QRectF(4.5, -_ARROW, 3, 2 * _ARROW), ink)
        else:
            _paint_arrow(painter, 4.5, ink)
            _paint_cards(painter, self._glyph, ink, colours.paper)

    def _paint_ground(self, painter: QPainter, colours: PaperColours) -> None:
        ground = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        edge = QPen(colours.gold, 2) if self.hasFocus() else QPen(colours.line, 1)
        fill = Qt.GlobalColor.transparent
        if self._glyph is Glyph.PLAY and self.isEnabled():
            fill = blend(colours.accent, colours.paper, 0.15 if self.underMouse() else 0.0)
            edge = edge if self.hasFocus() else QPen(fill, 1)
        elif self.isEnabled() and self.isChecked():
            fill = blend(colours.paper, colours.accent, 0.28)
        elif self.isEnabled() and (self.underMouse() or self.isDown()):
            fill = colours.stripe
        painter.setPen(edge)
        painter.setBrush(fill)
        painter.drawRoundedRect(ground, _RADIUS, _RADIUS)

    def sizeHint(self) -> QSize:
        return _SIZE


class TickButton(QAbstractButton):
    """A box with a tick and words beside it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = paper_colours(self.palette())
        ground = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self.hasFocus() or self.underMouse():
            painter.setPen(QPen(colours.gold, 2) if self.hasFocus() else Qt.PenStyle.NoPen)
            painter.setBrush(colours.stripe if self.underMouse() else Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(ground, _RADIUS, _RADIUS)
        box = QRectF(8, self.height() / 2 - _BOX / 2, _BOX, _BOX)
        painter.setPen(QPen(colours.accent if self.isChecked() else colours.muted, 1.3))
        painter.setBrush(colours.accent if self.isChecked() else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box, 4, 4)
        if self.isChecked():
            paint_tick(painter, box.adjusted(4, 4, -4, -4), colours.accent_ink)
        painter.setPen(colours.ink if self.isEnabled() else colours.line)
        words = QRectF(box.right() + 8, 0, self.width() - box.right() - 12, self.height())
        painter.drawText(words, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, self.text())

    def sizeHint(self) -> QSize:
        words = self.fontMetrics().horizontalAdvance(self.text())
        return QSize(round(words + _BOX + 30), _SIZE.height())


def _paint_arrow(painter: QPainter, left: float, ink: QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    tip = QPointF(left + _ARROW * 0.95, 0)
    painter.drawPolygon(QPolygonF([QPointF(left, -_ARROW * 0.8), tip, QPointF(left, _ARROW * 0.8)]))


def _paint_play(painter: QPainter, ink: QColor, *, playing: bool) -> None:
    if playing:
        for left in (-6.0, 2.0):
            painter.fillRect(QRectF(left, -7, 4, 14), ink)
        return
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    painter.drawPolygon(QPolygonF([QPointF(-5, -8), QPointF(8, 0), QPointF(-5, 8)]))


def _paint_list(painter: QPainter, ink: QColor) -> None:
    for y in (-6.0, 0.0, 6.0):
        painter.fillRect(QRectF(-9, y - 1.25, 2.5, 2.5), ink)
        painter.fillRect(QRectF(-4, y - 0.75, 13, 1.5), ink)


def _paint_cards(painter: QPainter, glyph: Glyph, ink: QColor, paper: QColor) -> None:
    """One card, the three of a trick, or the whole pack."""
    places = {
        Glyph.CARD: [(-6.0, 0.0, 0.0)],
        Glyph.TRICK: [(-10.0, 0.0, -16.0), (-6.0, -0.5, 0.0), (-2.0, 0.5, 16.0)],
        Glyph.DEAL: [(-8.0 + step, 2.0 - step, 0.0) for step in (0.0, 2.0, 4.0)],
    }[glyph]
    painter.setPen(QPen(ink, 1.3))
    painter.setBrush(paper)
    width, height = _CARD.width(), _CARD.height()
    for x, y, angle in places:
        painter.save()
        painter.translate(x, y)
        painter.rotate(angle)
        painter.drawRoundedRect(QRectF(-width / 2, -height / 2, width, height), 1.6, 1.6)
        painter.restore()
