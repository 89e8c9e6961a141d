"""Values that change from step to step as lines: the score through a match, a rating from match to match."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPolygonF

from thousand_qt.ui.charts.plot import Canvas, Ink, Plot, Stop, StopLine, ink_colour
from thousand_qt.ui.charts.scales import Scale, counted_ticks, round_ticks
from thousand_qt.ui.paper import blend

_PAD: Final = 6.0
_LABEL_EVERY: Final = 2.2
"""Labels below the plot stand so many of their widths apart."""
_LEAST_STEP: Final = 40.0
_FEW: Final = 32
"""So many steps get a dot each."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line: a value for each step, from the first step on."""

    name: str
    ink: Ink
    values: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Level:
    """A value that stands for itself, as a dashed line across the plot with its name on it."""

    value: float
    name: str = ""


class LinePlot(Plot):
    """Draws lines over steps that are counted from 0."""

    def __init__(
        self,
        lines: Sequence[Line],
        *,
        step_names: Sequence[str],
        step_labels: Sequence[str] = (),
        levels: Sequence[Level] = (),
        least: tuple[float, float] | None = None,
        words: Callable[[float], str] = str,
        names_at_end: bool = False,
        summary: str = "",
    ) -> None:
        """Prepare to draw.

        Args:
            lines: All with one value for each step.
            step_names: What each step is, in words.
            step_labels: What is written below a step; numbers from 0 on when there are none.
            levels: Values worth a line of their own.
            least: Two values the axis encloses in any case.
            words: How a value is written.
            names_at_end: Whether each line has its name beside its end.
            summary: The plot in words.
        """
        self._lines = tuple(lines)
        self._step_names = tuple(step_names)
        self._step_labels = tuple(step_labels) or tuple(map(str, range(len(self._step_names))))
        self._levels = tuple(levels)
        self._least = least
        self._words = words
        self._names_at_end = names_at_end
        self.summary = summary

    @property
    def lines(self) -> tuple[Line, ...]:
        return self._lines

    @property
    def is_empty(self) -> bool:
        return not self._lines or len(self._step_names) < 2

    # Where things are

    def _ticks(self, canvas: Canvas) -> tuple[float, ...]:
        values = [value for line in self._lines for value in line.values]
        values += [level.value for level in self._levels]
        values += self._least or ()
        room = canvas.place.height() - 2 * canvas.line_height
        return round_ticks(min(values), max(values), canvas.tick_count(room), whole=True)

    def _area(self, canvas: Canvas, ticks: Sequence[float]) -> QRectF:
        pad = _PAD * canvas.pixel
        left = max(canvas.width_of(self._words(tick)) for tick in ticks) + pad
        right = pad
        if self._names_at_end:
            right += max(canvas.width_of(line.name) for line in self._lines) + pad
        top = canvas.line_height / 2 + pad / 2
        bottom = canvas.line_height + pad
        return canvas.place.adjusted(left, top, -right, -bottom)

    def _scales(self, canvas: Canvas) -> tuple[Scale, Scale, tuple[float, ...]]:
        ticks = self._ticks(canvas)
        area = self._area(canvas, ticks)
        across = Scale(0, len(self._step_names) - 1, area.left(), area.right())
        up = Scale(ticks[0], ticks[-1], area.bottom(), area.top())
        return across, up, ticks

    def stops(self, canvas: Canvas) -> list[Stop]:
        if self.is_empty:
            return []
        across, up, _ = self._scales(canvas)
        half = (across.end - across.start) / (len(self._step_names) - 1) / 2
        stops: list[Stop] = []
        for step, name in enumerate(self._step_names):
            x = across.at(step)
            ordered = sorted(self._lines, key=lambda line: -line.values[step])
            said = tuple(StopLine(line.name, self._words(line.values[step]), line.ink) for line in ordered)
            reach = QRectF(x - half, canvas.place.top(), 2 * half, canvas.place.height())
            stops.append(Stop(QPointF(x, up.at(ordered[0].values[step])), reach, name, said))
        return stops

    # Drawing

    def paint(self, painter: QPainter, canvas: Canvas, *, marked: int | None = None) -> None:
        if self.is_empty:
            return
        across, up, ticks = self._scales(canvas)
        painter.setFont(canvas.small)
        self._paint_grid(painter, canvas, across, up, ticks)
        self._paint_steps(painter, canvas, across, up)
        for level in self._levels:
            self._paint_level(painter, canvas, level, across, up)
        if marked is not None:
            painter.setPen(canvas.thin(canvas.colours.muted))
            x = across.at(marked)
            painter.drawLine(QPointF(x, up.end), QPointF(x, up.start))
        for line in self._lines:
            self._paint_line(painter, canvas, line, across, up)
        if marked is not None:
            self._paint_mark(painter, canvas, marked, across, up)
        if self._names_at_end:
            self._paint_names(painter, canvas, across, up)

    def _paint_grid(
        self, painter: QPainter, canvas: Canvas, across: Scale, up: Scale, ticks: Sequence[float]
    ) -> None:
        colours = canvas.colours
        soft = blend(colours.paper, colours.line, 0.6)
        for tick in ticks:
            y = up.at(tick)
            painter.setPen(canvas.thin(colours.muted if tick == 0 else soft))
            painter.drawLine(QPointF(across.start, y), QPointF(across.end, y))
            painter.setPen(colours.muted)
            width = across.start - canvas.place.left() - _PAD * canvas.pixel
            place = QRectF(canvas.place.left(), y - canvas.line_height / 2, width, canvas.line_height)
            painter.drawText(
                place, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, self._words(tick)
            )

    def _paint_steps(self, painter: QPainter, canvas: Canvas, across: Scale, up: Scale) -> None:
        widest = max(canvas.width_of(label) for label in self._step_labels)
        every = max(widest * _LABEL_EVERY, _LEAST_STEP * canvas.pixel)
        most = int((across.end - across.start) / every)
        painter.setPen(canvas.colours.muted)
        top = up.start + _PAD * canvas.pixel
        for step in counted_ticks(len(self._step_names) - 1, most):
            x = across.at(step)
            left = min(x - widest, canvas.place.right() - 2 * widest)
            place = QRectF(max(left, canvas.place.left()), top, 2 * widest, canvas.line_height)
            if left < x - widest:  # the last one does not reach over the edge
                painter.drawText(place, Qt.AlignmentFlag.AlignRight, self._step_labels[step])
            else:
                painter.drawText(place, Qt.AlignmentFlag.AlignHCenter, self._step_labels[step])

    def _paint_level(self, painter: QPainter, canvas: Canvas, level: Level, across: Scale, up: Scale) -> None:
        y = up.at(level.value)
        pen = canvas.thin(canvas.colours.gold)
        pen.setStyle(Qt.PenStyle.CustomDashLine)
        pen.setDashPattern([5, 4])
        painter.setPen(pen)
        painter.drawLine(QPointF(across.start, y), QPointF(across.end, y))
        if level.name:
            gap = 4 * canvas.pixel
            width = canvas.width_of(level.name) + 2 * gap
            place = QRectF(
                across.end - width - 2 * gap, y - canvas.line_height / 2, width, canvas.line_height
            )
            painter.fillRect(place, canvas.colours.paper)
            painter.setPen(canvas.colours.gold)
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, level.name)

    def _paint_line(self, painter: QPainter, canvas: Canvas, line: Line, across: Scale, up: Scale) -> None:
        colour = ink_colour(line.ink, canvas.colours)
        points = [QPointF(across.at(step), up.at(value)) for step, value in enumerate(line.values)]
        painter.setPen(canvas.thick(colour))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(QPolygonF(points))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        if len(points) <= _FEW:
            for point in points:
                painter.drawEllipse(point, 1.8 * canvas.pixel, 1.8 * canvas.pixel)
        painter.drawEllipse(points[-1], 3 * canvas.pixel, 3 * canvas.pixel)

    def _paint_mark(self, painter: QPainter, canvas: Canvas, step: int, across: Scale, up: Scale) -> None:
        for line in self._lines:
            painter.setPen(canvas.thick(canvas.colours.paper, 1.5))
            painter.setBrush(ink_colour(line.ink, canvas.colours))
            radius = 4.5 * canvas.pixel
            painter.drawEllipse(QPointF(across.at(step), up.at(line.values[step])), radius, radius)

    def _paint_names(self, painter: QPainter, canvas: Canvas, across: Scale, up: Scale) -> None:
        """Write the names beside the ends of the lines, moved apart where they would cover each other."""
        height = canvas.line_height
        lowest = float("-inf")
        for line in sorted(self._lines, key=lambda line: -line.values[-1]):
            y = max(up.at(line.values[-1]) - height / 2, lowest)
            lowest = y + height
            painter.setPen(ink_colour(line.ink, canvas.colours))
            left = across.end + 1.5 * _PAD * canvas.pixel
            place = QRectF(left, y, canvas.place.right() - left + 1, height)
            painter.drawText(place, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, line.name)
