"""Speech bubbles: what a player says, on paper, pointing at the plate of whoever speaks."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import (
    QAbstractAnimation,
    QPauseAnimation,
    QPointF,
    QPropertyAnimation,
    QRectF,
    QSequentialAnimationGroup,
    Qt,
)
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from thousand_qt.table import durations, lettering, palette, zvalues
from thousand_qt.table.places import BubblePlace

_ONE_LINE: Final = 0.42
"""Height of the letters, in heights of the body."""
_TWO_LINES: Final = 0.32
_PAD: Final = 0.4
"""What is left free on both sides of the words, in heights of the body."""
_SHADOW_REACH: Final = 8
_EDGE: Final = QColor(70, 48, 20, 90)


class Bubble(QGraphicsObject):
    """What one player says. Each seat has one bubble for the life of the table."""

    def __init__(self) -> None:
        super().__init__()
        self._text = ""
        self._lines: tuple[str, ...] = ("",)
        self._letters = QFont()
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

    def _set_lines(self) -> float:
        """Choose letters and lines for the words; return the width of the widest line, in pixels.

        What does not fit into one line with letters still large is broken into two.
        """
        room = self._place.room
        pad = _PAD * room.height()
        widest = max(1.0, room.width() - 2 * pad)
        letters = lettering.font(_ONE_LINE * room.height(), bold=True)
        self._lines = (self._text,)
        if lettering.text_width(self._text, letters) > widest:
            smaller = lettering.font(_TWO_LINES * room.height(), bold=True)
            halves = _halves(self._text, smaller)
            if len(halves) == 2 and halves[1]:
                self._lines, letters = halves, smaller
        self._letters = letters
        return min(widest, max(lettering.text_width(line, letters) for line in self._lines))

    def _shape_body(self) -> None:
        """Make the body as wide as its words, in the corner of its room that is nearest to the tip."""
        self.prepareGeometryChange()
        room, tip = self._place.room, self._place.tip
        width = min(room.width(), self._set_lines() + 2 * _PAD * room.height() + 2)
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
            bend = QPointF(x, (y + tip.y()) / 2)
            tail.quadTo(bend, QPointF(x - half, y))
            tail.lineTo(x + half, y)
            tail.quadTo(bend, tip)
        else:
            x = body.left() + 1 if tip.x() < body.left() else body.right() - 1
            y = min(max(tip.y(), body.top() + radius), body.bottom() - radius)
            bend = QPointF((x + tip.x()) / 2, y)
            tail.quadTo(bend, QPointF(x, y - half))
            tail.lineTo(x, y + half)
            tail.quadTo(bend, tip)
        tail.closeSubpath()
        return tail

    # Qt

    def boundingRect(self) -> QRectF:
        return self._path.boundingRect().adjusted(-_SHADOW_REACH, -4, _SHADOW_REACH, _SHADOW_REACH + 3)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        shadow = palette.SHADOW.toRgb()
        shadow.setAlphaF(0.09)
        fallen = self._path.translated(0, 2.5)
        # Wider and wider strokes of thin shade: a soft edge without computing a blur.
        for width in range(_SHADOW_REACH, -1, -2):
            pen = QPen(shadow, width) if width else QPen(Qt.PenStyle.NoPen)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            painter.setBrush(shadow)
            painter.drawPath(fallen)
        painter.setPen(QPen(_EDGE, 1.0))
        painter.setBrush(palette.PAPER)
        painter.drawPath(self._path)
        pad = self._body.height() * 0.7 * _PAD
        line_height = self._body.height() * (_TWO_LINES * 1.25 if len(self._lines) == 2 else 1.0)
        top = self._body.center().y() - line_height * len(self._lines) / 2
        for number, line in enumerate(self._lines):
            lettering.draw_text(
                painter,
                QRectF(
                    self._body.left() + pad,
                    top + number * line_height,
                    self._body.width() - 2 * pad,
                    line_height,
                ),
                line,
                self._letters,
                palette.INK,
                Qt.AlignmentFlag.AlignHCenter,
            )


def _halves(text: str, letters: QFont) -> tuple[str, ...]:
    """Return the text broken between two words so that the wider line is as narrow as can be."""
    words = text.split(" ")
    pairs = [(" ".join(words[:cut]), " ".join(words[cut:])) for cut in range(1, len(words))]
    if not pairs:
        return (text,)
    return min(pairs, key=lambda pair: max(lettering.text_width(line, letters) for line in pair))
