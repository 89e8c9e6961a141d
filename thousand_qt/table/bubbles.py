"""Speech bubbles: what a player says, on paper, pointing at the plate of whoever speaks."""

from __future__ import annotations

from PySide6.QtCore import (
    QAbstractAnimation,
    QPauseAnimation,
    QPointF,
    QPropertyAnimation,
    QRectF,
    QSequentialAnimationGroup,
    Qt,
)
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from thousand_qt.table import durations, lettering, palette, zvalues
from thousand_qt.table.places import BubblePlace


class Bubble(QGraphicsObject):
    """What one player says. Each seat has one bubble for the life of the table."""

    def __init__(self) -> None:
        super().__init__()
        self._text = ""
        self._place = BubblePlace(QPointF(), QRectF())
        self._path = QPainterPath()
        self._body = QRectF()
        self.setZValue(zvalues.BUBBLE)
        self.setVisible(False)
        self._vanishing = QSequentialAnimationGroup(self)
        self._wait = QPauseAnimation()
        self._vanishing.addAnimation(self._wait)
        fade = QPropertyAnimation(self, b"opacity")
        fade.setDuration(durations.BUBBLE_FADE)
        fade.setStartValue(1.0)
        fade.setEndValue(0.0)
        self._vanishing.addAnimation(fade)
        self._vanishing.finished.connect(self.hide_now)

    @property
    def text(self) -> str:
        """What is said now; empty when nothing is."""
        return self._text if self.isVisible() else ""

    @property
    def is_vanishing(self) -> bool:
        return self._vanishing.state() is QAbstractAnimation.State.Running

    def say(self, text: str) -> None:
        """Show these words until told otherwise."""
        self._vanishing.stop()
        self.setOpacity(1.0)
        self._text = text
        self._shape_body()
        self.setVisible(True)

    def vanish(self, wait: int) -> None:
        """Stay for this many milliseconds more, then fade."""
        if self.isVisible() and not self.is_vanishing:
            self._wait.setDuration(wait)
            self._vanishing.start()

    def hide_now(self) -> None:
        self._vanishing.stop()
        self._text = ""
        self.setVisible(False)
        self.setOpacity(1.0)

    def set_place(self, place: BubblePlace) -> None:
        self._place = place
        self._shape_body()

    def _letters_height(self) -> float:
        return self._place.room.height() * 0.42

    def _shape_body(self) -> None:
        """Make the body as wide as its words, in the corner of its room that is nearest to the tip."""
        self.prepareGeometryChange()
        room, tip = self._place.room, self._place.tip
        pad = room.height() * 0.4
        letters = lettering.font(self._letters_height(), bold=True)
        width = min(room.width(), lettering.text_width(self._text, letters) + 2 * pad + 2)
        body = QRectF(room.left(), room.top(), width, room.height())
        if abs(room.right() - tip.x()) < abs(room.left() - tip.x()):
            body.moveRight(room.right())
        self._body = body
        radius = body.height() * 0.32
        path = QPainterPath()
        path.addRoundedRect(body, radius, radius)
        path = path.united(self._tail(body, tip, radius))
        self._path = path
        self.update()

    @staticmethod
    def _tail(body: QRectF, tip: QPointF, radius: float) -> QPainterPath:
        half = body.height() * 0.17
        tail = QPainterPath(tip)
        if body.left() <= tip.x() <= body.right() or tip.y() < body.top() or tip.y() > body.bottom():
            x = min(max(tip.x(), body.left() + radius + half), body.right() - radius - half)
            y = body.top() + 1 if tip.y() < body.top() else body.bottom() - 1
            tail.lineTo(x - half, y)
            tail.lineTo(x + half, y)
        else:
            x = body.left() + 1 if tip.x() < body.left() else body.right() - 1
            y = min(max(tip.y(), body.top() + radius), body.bottom() - radius)
            tail.lineTo(x, y - half)
            tail.lineTo(x, y + half)
        tail.closeSubpath()
        return tail

    # Qt

    def boundingRect(self) -> QRectF:
        return self._path.boundingRect().adjusted(-3, -3, 3, 5)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        shadow = palette.SHADOW.toRgb()
        shadow.setAlphaF(0.3)
        painter.fillPath(self._path.translated(0, 2), shadow)
        painter.fillPath(self._path, palette.PAPER)
        pad = self._body.height() * 0.3
        lettering.draw_text(
            painter,
            self._body.adjusted(pad, 0, -pad, 0),
            self._text,
            lettering.font(self._letters_height(), bold=True),
            palette.INK,
            Qt.AlignmentFlag.AlignHCenter,
        )
