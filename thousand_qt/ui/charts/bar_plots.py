"""Counts as bars: upright ones over an axis of heights, and lying ones beside names."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from thousand_qt.ui.charts.plot import Canvas, Ink, Plot, Stop, StopLine, draw_bar
from thousand_qt.ui.charts.scales import Scale, round_ticks
from thousand_qt.ui.paper import blend

_PAD: Final = 6.0
_FILLED: Final = 0.66
"""The share of its room that a bar fills."""
_WIDEST: Final = 64.0
_ROW_HEIGHT: Final = 2.6
"""In heights of a line."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A part of a bar: how much of what."""

    name: str
    ink: Ink
    count: int


@dataclass(frozen=True, slots=True)
class Bar:
    """One bar.

    Attributes:
        label: What stands below or beside it.
        title: What it is, in words.
        pieces: From the axis on.
        value: What is written at its end; empty for nothing.
        mark: A share of the whole bar, 0 to 1, at which a line is drawn across it, with its name.
        notes: What else there is to say about it.
    """

    label: str
    title: str
    pieces: tuple[Piece, ...]
    value: str = ""
    mark: float | None = None
    notes: tuple[StopLine, ...] = ()

    @property
    def total(self) -> int:
        return sum(piece.count for piece in self.pieces)


class _BarPlot(Plot):
    """What upright and lying bars have in common."""

    def __init__(
        self, bars: Sequence[Bar], *, words: Callable[[float], str] = str, summary: str = ""
    ) -> None:
        self._bars = tuple(bars)
        self._words = words
        self.summary = summary

    @property
    def bars(self) -> tuple[Bar, ...]:
        return self._bars

    @property
    def is_empty(self) -> bool:
        return not any(bar.total for bar in self._bars)

    def _rooms(self, canvas: Canvas) -> list[QRectF]:
        """Where each bar may be, with its label."""
        raise NotImplementedError

    def _end_of(self, canvas: Canvas, number: int) -> QPointF:
        """The place beside which is said what a bar means."""
        raise NotImplementedError

    def stops(self, canvas: Canvas) -> list[Stop]:
        if self.is_empty:
            return []
        return [
            Stop(
                self._end_of(canvas, number),
                room,
                bar.title,
                tuple(StopLine(piece.name, self._words(piece.count), piece.ink) for piece in bar.pieces)
                + bar.notes,
            )
            for number, (bar, room) in enumerate(zip(self._bars, self._rooms(canvas), strict=True))
        ]


class UprightBars(_BarPlot):
    """Bars that stand side by side on an axis, their pieces stacked."""

    def _axes(self, canvas: Canvas) -> tuple[QRectF, Scale, tuple[float, ...]]:
        highest = max(bar.total for bar in self._bars)
        pad = _PAD * canvas.pixel
        room = canvas.place.height() - 2 * canvas.line_height
        ticks = round_ticks(0, highest, canvas.tick_count(room), whole=True)
        left = max(canvas.width_of(self._words(tick)) for tick in ticks) + pad
        area = canvas.place.adjusted(left, canvas.line_height, -pad, -canvas.line_height - pad)
        return area, Scale(0, ticks[-1], area.bottom(), area.top()), ticks

    def _rooms(self, canvas: Canvas) -> list[QRectF]:
        area, _, _ = self._axes(canvas)
        width = area.width() / len(self._bars)
        return [
            QRectF(
                area.left() + number * width,
                canvas.place.top(),
                width,
                canvas.place.bottom() - canvas.place.top(),
            )
            for number in range(len(self._bars))
        ]

    def _end_of(self, canvas: Canvas, number: int) -> QPointF:
        _, up, _ = self._axes(canvas)
        room = self._rooms(canvas)[number]
        return QPointF(room.center().x(), up.at(self._bars[number].total))

    def paint(self, painter: QPainter, canvas: Canvas, *, marked: int | None = None) -> None:
        if self.is_empty:
            return
        area, up, ticks = self._axes(canvas)
        colours = canvas.colours
        painter.setFont(canvas.small)
        for tick in ticks:
            y = up.at(tick)
            soft = blend(colours.paper, colours.line, 0.6)
            painter.setPen(canvas.thin(soft if tick else colours.muted))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            painter.setPen(colours.muted)
            place = QRectF(
                canvas.place.left(),
                y - canvas.line_height / 2,
                area.left() - canvas.place.left() - _PAD * canvas.pixel,
                canvas.line_height,
            )
            painter.drawText(
                place, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, self._words(tick)
            )
        rooms = self._rooms(canvas)
        widest = max(canvas.width_of(bar.label) for bar in self._bars) + _PAD * canvas.pixel
        every = max(1, -int(-widest // rooms[0].width()))
        values_fit = all(canvas.width_of(bar.value) <= rooms[0].width() for bar in self._bars)
        for number, (bar, room) in enumerate(zip(self._bars, rooms, strict=True)):
            if number == marked:
                painter.fillRect(QRectF(room.left(), area.top(), room.width(), area.height()), colours.stripe)
            self._paint_bar(painter, canvas, bar, room, up)
            if values_fit and bar.value:
                self._paint_value(painter, canvas, bar, room, up)
            if number % every == 0:
                painter.setPen(colours.ink if number == marked else colours.muted)
                below = QRectF(
                    room.center().x() - widest,
                    area.bottom() + _PAD * canvas.pixel,
                    2 * widest,
                    canvas.line_height,
                )
                painter.drawText(below, Qt.AlignmentFlag.AlignHCenter, bar.label)

    @staticmethod
    def _paint_bar(painter: QPainter, canvas: Canvas, bar: Bar, room: QRectF, up: Scale) -> None:
        width = min(room.width() * _FILLED, _WIDEST * canvas.pixel)
        left = room.center().x() - width / 2
        below = 0
        for piece in bar.pieces:
            top = up.at(below + piece.count)
            draw_bar(painter, canvas, QRectF(left, top, width, up.at(below) - top), piece.ink)
            below += piece.count

    @staticmethod
    def _paint_value(painter: QPainter, canvas: Canvas, bar: Bar, room: QRectF, up: Scale) -> None:
        painter.setPen(canvas.colours.ink)
        height = canvas.line_height
        over = QRectF(room.left(), up.at(bar.total) - height, room.width(), height)
        painter.drawText(over, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom, bar.value)


class LyingBars(_BarPlot):
    """Bars below each other with names before them. All are equally long: they show shares of a whole."""

    def _columns(self, canvas: Canvas) -> tuple[float, float]:
        """Where the bars begin and end."""
        pad = 2 * _PAD * canvas.pixel
        names = min(
            max(canvas.name_metrics.horizontalAdvance(bar.label) for bar in self._bars) + pad,
            canvas.place.width() * 0.4,
        )
        values = max(canvas.name_metrics.horizontalAdvance(bar.value) for bar in self._bars)
        return canvas.place.left() + names, canvas.place.right() - values - pad

    def _rooms(self, canvas: Canvas) -> list[QRectF]:
        height = min(canvas.line_height * _ROW_HEIGHT, canvas.place.height() / len(self._bars))
        place = canvas.place
        return [
            QRectF(place.left(), place.top() + number * height, place.width(), height)
            for number in range(len(self._bars))
        ]

    def _end_of(self, canvas: Canvas, number: int) -> QPointF:
        left, right = self._columns(canvas)
        return QPointF((left + right) / 2, self._rooms(canvas)[number].center().y())

    def paint(self, painter: QPainter, canvas: Canvas, *, marked: int | None = None) -> None:
        if self.is_empty:
            return
        colours = canvas.colours
        painter.setFont(canvas.font)
        left, right = self._columns(canvas)
        pad = 2 * _PAD * canvas.pixel
        for number, (bar, room) in enumerate(zip(self._bars, self._rooms(canvas), strict=True)):
            if number == marked:
                painter.fillRect(room, colours.stripe)
            painter.setPen(colours.ink)
            name = QRectF(room.left(), room.top(), left - pad - room.left(), room.height())
            shown = canvas.name_metrics.elidedText(bar.label, Qt.TextElideMode.ElideRight, name.width())
            painter.drawText(name, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, shown)
            self._paint_bar(painter, canvas, bar, Scale(0, max(1, bar.total), left, right), room)
            painter.setPen(colours.ink)
            value = QRectF(right + pad, room.top(), room.right() - right - pad, room.height())
            painter.drawText(value, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, bar.value)

    @staticmethod
    def _paint_bar(painter: QPainter, canvas: Canvas, bar: Bar, across: Scale, room: QRectF) -> None:
        height = min(room.height() * _FILLED, canvas.line_height * 1.3)
        top = room.center().y() - height / 2
        before = 0
        for piece in bar.pieces:
            left, right = across.at(before), across.at(before + piece.count)
            draw_bar(painter, canvas, QRectF(left, top, right - left, height), piece.ink)
            before += piece.count
        if bar.mark is not None:
            x = across.start + bar.mark * (across.end - across.start)
            for colour, width in ((canvas.colours.paper, 4.0), (canvas.colours.ink, 1.6)):
                painter.setPen(canvas.thin(colour, width))
                painter.drawLine(
                    QPointF(x, top - 3 * canvas.pixel), QPointF(x, top + height + 3 * canvas.pixel)
                )
