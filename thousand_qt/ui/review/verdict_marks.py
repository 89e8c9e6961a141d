"""The mark of each verdict: a shape and a colour, so that nobody has to tell colours apart."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from thousand_qt.ai.review import Verdict
from thousand_qt.app.contrast import readable
from thousand_qt.ui.ornaments import paint_cross, paint_tick
from thousand_qt.ui.paper import PaperColours, paper_colours

_GREEN: Final = QColor("#2f8f5b")
_ORANGE: Final = QColor("#d2691e")


def verdict_colour(verdict: Verdict, colours: PaperColours) -> QColor:
    """Return the colour of a verdict on this paper."""
    match verdict:
        case Verdict.EXACT | Verdict.GOOD:
            return _on_paper(_GREEN, colours)
        case Verdict.INACCURACY:
            return colours.gold
        case Verdict.MISTAKE:
            return _on_paper(_ORANGE, colours)
        case Verdict.SERIOUS_MISTAKE:
            return colours.loss


def _on_paper(colour: QColor, colours: PaperColours) -> QColor:
    return readable(colour, colours.ink, (colours.paper, colours.stripe))


def paint_verdict(painter: QPainter, place: QRectF, verdict: Verdict, colours: PaperColours) -> None:
    """Paint the mark of a verdict into a square.

    A disc with a tick is exact, a ring good, a hollow triangle an inaccuracy, a full one with a bar a
    mistake, an octagon with a cross a serious mistake.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    colour = verdict_colour(verdict, colours)
    pen = QPen(colour, max(1.4, place.width() * 0.13))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    half = pen.widthF() / 2
    inner = place.adjusted(half, half, -half, -half)
    match verdict:
        case Verdict.EXACT:
            painter.setBrush(colour)
            painter.drawEllipse(inner)
            paint_tick(painter, _within(place, 0.5), colours.paper)
        case Verdict.GOOD:
            painter.drawEllipse(_within(inner, 0.86))
        case Verdict.INACCURACY:
            painter.drawPath(_triangle(inner))
        case Verdict.MISTAKE:
            painter.setBrush(colour)
            painter.drawPath(_triangle(inner))
            _bar(painter, place, colours.paper)
        case Verdict.SERIOUS_MISTAKE:
            painter.setBrush(colour)
            painter.drawPolygon(_octagon(inner))
            paint_cross(painter, _within(place, 0.5), colours.paper)
    painter.restore()


def _within(place: QRectF, share: float) -> QRectF:
    width, height = place.width() * share, place.height() * share
    return QRectF(place.center().x() - width / 2, place.center().y() - height / 2, width, height)


def _triangle(place: QRectF) -> QPainterPath:
    path = QPainterPath(QPointF(place.center().x(), place.top()))
    path.lineTo(place.right(), place.bottom() - 0.06 * place.height())
    path.lineTo(place.left(), place.bottom() - 0.06 * place.height())
    path.closeSubpath()
    return path


def _octagon(place: QRectF) -> QPolygonF:
    centre, radius = place.center(), place.width() / 2
    points: list[QPointF] = []
    for corner in range(8):
        angle = math.pi * (2 * corner + 1) / 8
        points.append(centre + QPointF(radius * math.cos(angle), radius * math.sin(angle)))
    return QPolygonF(points)


def _bar(painter: QPainter, place: QRectF, colour: QColor) -> None:
    """Paint what warns: a bar and a dot below it."""
    pen = QPen(colour, max(1.2, place.width() * 0.12))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    middle, top, height = place.center().x(), place.top(), place.height()
    painter.drawLine(QPointF(middle, top + 0.4 * height), QPointF(middle, top + 0.6 * height))
    painter.drawPoint(QPointF(middle, top + 0.78 * height))


class VerdictMark(QWidget):
    """The mark of a verdict as a widget; the word for it stands beside it."""

    def __init__(self, side: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._side = side
        self._verdict: Verdict | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_verdict(self, verdict: Verdict | None) -> None:
        """Show this verdict, or nothing."""
        self._verdict = verdict
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._side, self._side)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._verdict is not None:
            place = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            paint_verdict(QPainter(self), place, self._verdict, paper_colours(self.palette()))
