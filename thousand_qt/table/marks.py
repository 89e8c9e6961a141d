"""Small marks of the table as paths, so that they look the same on every system."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

from thousand_qt.decks.suits import SUIT_COLOURS, suit_path
from thousand_qt.engine.cards import Suit
from thousand_qt.table import lettering, palette


def scaled_path(path: QPainterPath, rect: QRectF) -> QPainterPath:
    """Return a path of the unit square moved and scaled into the rectangle."""
    return QTransform.fromTranslate(rect.x(), rect.y()).scale(rect.width(), rect.height()).map(path)


@cache
def crown() -> QPainterPath:
    """Return the declarer's crown in the unit square."""
    path = QPainterPath(QPointF(0.08, 0.84))
    for x, y in ((0.02, 0.28), (0.28, 0.52), (0.5, 0.12), (0.72, 0.52), (0.98, 0.28), (0.92, 0.84)):
        path.lineTo(x, y)
    path.closeSubpath()
    for x, y in ((0.02, 0.24), (0.5, 0.1), (0.98, 0.24)):
        path.addEllipse(QPointF(x, y), 0.075, 0.075)
    path.setFillRule(Qt.FillRule.WindingFill)
    return path


@cache
def small_pack() -> tuple[QPainterPath, ...]:
    """Return the dealer's pack, three cards fanned in the unit square, the lowest first.

    A letter would be the wrong one in some language, and the queen's index in another.
    """
    card = QPainterPath()
    card.addRoundedRect(QRectF(-0.17, -0.5, 0.34, 0.5), 0.05, 0.05)
    return tuple(
        QTransform.fromTranslate(0.5, 0.86).rotate(angle).scale(1.25, 1.25).map(card)
        for angle in (-28.0, 0.0, 28.0)
    )


@cache
def barrel() -> QPainterPath:
    """Return a barrel in the unit square."""
    path = QPainterPath(QPointF(0.26, 0.04))
    path.lineTo(0.74, 0.04)
    path.cubicTo(0.94, 0.34, 0.94, 0.66, 0.74, 0.96)
    path.lineTo(0.26, 0.96)
    path.cubicTo(0.06, 0.66, 0.06, 0.34, 0.26, 0.04)
    path.closeSubpath()
    return path


def draw_barrel(painter: QPainter, rect: QRectF) -> None:
    painter.fillPath(scaled_path(barrel(), rect), QColor("#b9783a"))
    painter.setPen(QPen(QColor("#5d3413"), max(1.0, rect.width() * 0.08)))
    for share, inset in ((0.28, 0.14), (0.72, 0.14)):
        y = rect.top() + share * rect.height()
        painter.drawLine(
            QPointF(rect.left() + inset * rect.width(), y), QPointF(rect.right() - inset * rect.width(), y)
        )


def draw_zero(painter: QPainter, rect: QRectF) -> None:
    """Draw the mark of a deal without a point: an empty ring, struck through."""
    pen = QPen(palette.RED, max(1.2, rect.width() * 0.14))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inset = 0.14 * rect.width()
    ring = rect.adjusted(inset, inset, -inset, -inset)
    painter.drawEllipse(ring)
    reach = 0.26 * rect.width()
    centre = rect.center()
    painter.drawLine(centre + QPointF(-reach, reach), centre + QPointF(reach, -reach))


def draw_dealer(painter: QPainter, rect: QRectF) -> None:
    painter.setPen(QPen(QColor(0, 0, 0, 60), 1))
    painter.setBrush(palette.PAPER)
    painter.drawEllipse(rect)
    inset = 0.16 * rect.width()
    place = rect.adjusted(inset, inset, -inset, -inset)
    painter.setPen(QPen(palette.PAPER, max(0.8, 0.05 * rect.width())))
    painter.setBrush(palette.CARD_BACK)
    for card in small_pack():
        painter.drawPath(scaled_path(card, place))


@cache
def cup() -> tuple[QPainterPath, QPainterPath]:
    """Return the cup of tea of a player who sits out, in the unit square: the bowl, and lines."""
    bowl = QPainterPath(QPointF(0.16, 0.46))
    bowl.lineTo(0.7, 0.46)
    bowl.cubicTo(0.7, 0.74, 0.62, 0.84, 0.43, 0.84)
    bowl.cubicTo(0.24, 0.84, 0.16, 0.74, 0.16, 0.46)
    bowl.closeSubpath()
    lines = QPainterPath(QPointF(0.69, 0.54))
    lines.cubicTo(0.96, 0.5, 0.9, 0.76, 0.64, 0.72)
    for x in (0.32, 0.52):
        lines.moveTo(x, 0.38)
        lines.cubicTo(x - 0.1, 0.28, x + 0.1, 0.22, x, 0.12)
    return bowl, lines


def draw_resting(painter: QPainter, rect: QRectF) -> None:
    """Draw the mark of a player who sits out: a cup of tea."""
    painter.setPen(QPen(QColor(0, 0, 0, 60), 1))
    painter.setBrush(palette.PAPER)
    painter.drawEllipse(rect)
    inset = 0.14 * rect.width()
    place = rect.adjusted(inset, inset, -inset, -inset)
    bowl, lines = (scaled_path(path, place) for path in cup())
    painter.fillPath(bowl, palette.CARD_BACK)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    pen = QPen(palette.CARD_BACK, max(1.0, 0.08 * rect.width()))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.drawPath(lines)


def draw_crown(painter: QPainter, rect: QRectF) -> None:
    painter.fillPath(scaled_path(crown(), rect), palette.GOLD)


def draw_suit(painter: QPainter, rect: QRectF, suit: Suit) -> None:
    painter.fillPath(scaled_path(suit_path(suit.letter), rect), QColor(SUIT_COLOURS[suit.letter]))


def draw_ace_star(painter: QPainter, rect: QRectF) -> None:
    """Draw four suits in a square: the mark of four aces."""
    half_width, half_height = rect.width() / 2, rect.height() / 2
    for index, letter in enumerate("SHDC"):
        corner = QRectF(
            rect.left() + (index % 2) * half_width,
            rect.top() + (index // 2) * half_height,
            half_width,
            half_height,
        )
        inset = 0.08 * half_width
        painter.fillPath(
            scaled_path(suit_path(letter), corner.adjusted(inset, inset, -inset, -inset)),
            QColor(SUIT_COLOURS[letter]),
        )


def draw_count(painter: QPainter, rect: QRectF, count: int, colour: QColor) -> None:
    """Draw the number of a mark beside it."""
    lettering.draw_text(painter, rect, str(count), lettering.font(rect.height() * 0.86, bold=True), colour)


def draw_panel(
    painter: QPainter, rect: QRectF, radius: float, *, ground: QColor, edge: QColor, edge_width: float = 1.0
) -> None:
    """Draw the dark ground that plates and banner share."""
    painter.setPen(QPen(edge, edge_width))
    painter.setBrush(ground)
    inset = edge_width / 2
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius, radius)
