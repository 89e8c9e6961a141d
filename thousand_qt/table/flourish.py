"""The small celebration of a marriage: its suit and its points rise over the table and fade."""

from __future__ import annotations

import math

from PySide6.QtCore import Property, QEasingCurve, QPointF, QPropertyAnimation, QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from thousand_qt.app.numbers import signed
from thousand_qt.engine.cards import Suit
from thousand_qt.table import lettering, marks, palette, zvalues

_PETALS = 12


class Flourish(QGraphicsObject):
    """A rosette with the suit in it, and the points under it. Visible only while it is animated."""

    def __init__(self) -> None:
        super().__init__()
        self._suit: Suit | None = None
        self._points = 0
        self._size = 100.0
        self._progress = 0.0
        self._still = False
        self.setZValue(zvalues.FLOURISH)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setVisible(False)

    def place(self, centre: QPointF, size: float) -> None:
        """Set where it opens and how wide, in pixels."""
        self.prepareGeometryChange()
        self.setPos(centre)
        self._size = size

    def celebrate(self, suit: Suit | None, points: int, duration: int) -> QPropertyAnimation:
        """Return the animation that shows a marriage (four aces when `suit` is None) of these points."""
        self._suit, self._points = suit, points
        animation = QPropertyAnimation(self, b"progress")
        animation.setDuration(duration)
        animation.setStartValue(0.0)
        animation.setEndValue(1.0)
        return animation

    def set_still(self, still: bool) -> None:
        """Only appear and fade, or grow and turn as well."""
        self._still = still

    def hide_now(self) -> None:
        self.setVisible(False)

    def _get_progress(self) -> float:
        return self._progress

    def _set_progress(self, progress: float) -> None:
        self._progress = progress
        self.setVisible(0.0 < progress < 1.0)
        self.setOpacity(min(1.0, (1.0 - progress) * 4, progress * 6 if self._still else 1.0))
        self.update()

    progress = Property(float, _get_progress, _set_progress)

    # Qt

    def boundingRect(self) -> QRectF:
        reach = self._size * 0.8
        return QRectF(-reach, -reach, 2 * reach, 2 * reach)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        opening = QEasingCurve(QEasingCurve.Type.OutBack).valueForProgress(min(1.0, self._progress * 3))
        radius = self._size / 2 * (1.0 if self._still else opening)
        painter.save()
        painter.rotate(0.0 if self._still else 20 * self._progress)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(4, 22, 15, 60))
        painter.drawEllipse(QPointF(0, radius * 0.05), radius * 1.22, radius * 1.22)
        for colour, first in ((palette.PAPER, 0), (palette.GOLD, 1)):
            painter.setBrush(colour)
            for petal in range(first, _PETALS, 2):
                angle = 2 * math.pi * petal / _PETALS
                painter.drawEllipse(
                    QPointF(math.cos(angle), math.sin(angle)) * radius, radius * 0.25, radius * 0.25
                )
        painter.setBrush(palette.GOLD)
        painter.drawEllipse(QPointF(), radius * 1.02, radius * 1.02)
        painter.setBrush(palette.PAPER)
        painter.drawEllipse(QPointF(), radius * 0.92, radius * 0.92)
        painter.restore()
        side = radius * 0.82
        mark = QRectF(-side / 2, -side * 0.78, side, side)
        if self._suit is None:
            marks.draw_ace_star(painter, mark)
        else:
            marks.draw_suit(painter, mark, self._suit)
        row = QRectF(-radius * 0.8, radius * 0.2, radius * 1.6, radius * 0.55)
        if radius > 8:
            letters = lettering.font(radius * 0.42, bold=True)
            lettering.draw_text(
                painter, row, signed(self._points), letters, palette.INK, Qt.AlignmentFlag.AlignHCenter
            )
