"""The widget that shows a plot: pointing or the arrow keys tell the values behind every place of it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QFocusEvent,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from thousand_qt.ui.charts.plot import Canvas, Plot, Stop, StopLine, ink_colour
from thousand_qt.ui.paper import paper_colours, scaled_font

_MARGIN: Final = 5
_BUBBLE_PAD: Final = 8.0
_BUBBLE_GAP: Final = 12.0
_SWATCH: Final = 9.0
_MANY: Final = 10
"""So many stops Page Up and Page Down go at once."""


class ChartView(QWidget):
    """Shows one plot at a time.

    Signals:
        stop_marked(int): the player points at this stop of the plot; −1 at none.
    """

    stop_marked = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._plot: Plot | None = None
        self._empty_words = ""
        self._name = ""
        self._marked: int | None = None
        self._stops: list[Stop] | None = None  # until they are asked for
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @property
    def plot(self) -> Plot | None:
        return self._plot

    @property
    def stops(self) -> list[Stop]:
        """The places at which there is something to say, as the plot is shown now."""
        if self._stops is None:
            self._stops = [] if self._plot is None else self._plot.stops(self._canvas())
        return self._stops

    @property
    def marked(self) -> int | None:
        """The number of the stop that is pointed out."""
        return self._marked

    def show_plot(self, plot: Plot | None, name: str, empty_words: str) -> None:
        """Show another plot under this name; when there is nothing to draw, say so in these words."""
        self._plot = plot
        self._stops = None
        self._name = name
        self._empty_words = empty_words
        self._mark(None)
        self.setAccessibleName(name)
        self._describe()
        self.updateGeometry()
        self.update()

    def _canvas(self) -> Canvas:
        place = QRectF(self.rect()).adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        return Canvas(place, self.font(), paper_colours(self.palette()))

    def _mark(self, number: int | None) -> None:
        if number == self._marked:
            return
        self._marked = number
        self._describe()
        self.update()
        self.stop_marked.emit(-1 if number is None else number)

    def _describe(self) -> None:
        """Tell screen readers what is shown, and what the marked stop says."""
        is_empty = self._plot is None or self._plot.is_empty
        words = self._empty_words if is_empty or self._plot is None else self._plot.summary
        if self._marked is not None:
            words = self.stops[self._marked].spoken
        self.setAccessibleDescription(words)
        if self.hasFocus():
            event = QAccessibleEvent(self, QAccessible.Event.DescriptionChanged)
            QAccessible.updateAccessibility(event)

    # Drawing

    def _paint_empty(self, painter: QPainter, canvas: Canvas) -> None:
        painter.setPen(canvas.colours.muted)
        painter.setFont(self.font())
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(canvas.place.adjusted(12, 0, -12, 0), flags, self._empty_words)

    def _paint_bubble(self, painter: QPainter, canvas: Canvas, stop: Stop) -> None:
        """Say what the stop says in a slip of paper beside it, inside of the chart."""
        colours = canvas.colours
        bold = scaled_font(self.font(), 0.9, bold=True)
        plain = scaled_font(self.font(), 0.9)
        metrics = QFontMetricsF(plain)
        swatch = 2 * _SWATCH if any(line.ink for line in stop.lines) else 0.0
        gap = 2 * _BUBBLE_PAD
        names = max((metrics.horizontalAdvance(line.text) for line in stop.lines), default=0.0)
        values = max((metrics.horizontalAdvance(line.value) for line in stop.lines), default=0.0)
        title = QFontMetricsF(bold).horizontalAdvance(stop.title)
        width = max(title, swatch + names + (gap + values if values else 0)) + 2 * _BUBBLE_PAD
        height = (1 + len(stop.lines)) * metrics.height() + 1.5 * _BUBBLE_PAD
        bubble = QRectF(0, 0, min(width, canvas.place.width()), height)
        bubble.moveTopLeft(stop.place + QPointF(_BUBBLE_GAP, -height / 2))
        if bubble.right() > canvas.place.right():
            bubble.moveRight(stop.place.x() - _BUBBLE_GAP)
        bubble.moveLeft(max(canvas.place.left(), min(bubble.left(), canvas.place.right() - bubble.width())))
        bubble.moveTop(max(canvas.place.top(), min(bubble.top(), canvas.place.bottom() - height)))
        painter.setPen(canvas.thin(colours.edge))
        painter.setBrush(colours.paper)
        painter.drawRoundedRect(bubble, 6, 6)
        row = QRectF(
            bubble.left() + _BUBBLE_PAD,
            bubble.top() + 0.7 * _BUBBLE_PAD,
            bubble.width() - 2 * _BUBBLE_PAD,
            metrics.height(),
        )
        painter.setFont(bold)
        painter.setPen(colours.ink)
        painter.drawText(row, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, stop.title)
        painter.setFont(plain)
        for line in stop.lines:
            row.translate(0, metrics.height())
            self._paint_bubble_line(painter, canvas, line, row, swatch)

    @staticmethod
    def _paint_bubble_line(
        painter: QPainter, canvas: Canvas, line: StopLine, row: QRectF, swatch: float
    ) -> None:
        if line.ink is not None:
            painter.save()
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ink_colour(line.ink, canvas.colours))
            painter.drawEllipse(QPointF(row.left() + _SWATCH / 2, row.center().y()), _SWATCH / 2, _SWATCH / 2)
            painter.restore()
        painter.setPen(canvas.colours.ink)
        vertical = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(row.adjusted(swatch, 0, 0, 0), Qt.AlignmentFlag.AlignLeft | vertical, line.text)
        painter.drawText(row, Qt.AlignmentFlag.AlignRight | vertical, line.value)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.PaletteChange):
            self._stops = None
            self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._mark(None)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        last = len(self.stops) - 1
        at = self._marked
        keys = {
            Qt.Key.Key_Right: 0 if at is None else at + 1,
            Qt.Key.Key_Down: 0 if at is None else at + 1,
            Qt.Key.Key_Left: last if at is None else at - 1,
            Qt.Key.Key_Up: last if at is None else at - 1,
            Qt.Key.Key_PageDown: 0 if at is None else at + _MANY,
            Qt.Key.Key_PageUp: last if at is None else at - _MANY,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }
        wanted = keys.get(Qt.Key(event.key()))
        if event.key() == Qt.Key.Key_Escape and at is not None:
            self._mark(None)
        elif wanted is None or last < 0:
            super().keyPressEvent(event)
        else:
            self._mark(max(0, min(wanted, last)))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._mark(None)

    def minimumSizeHint(self) -> QSize:
        return QSize(160, 90)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        point = event.position()
        found = (number for number, stop in enumerate(self.stops) if stop.reach.contains(point))
        self._mark(next(found, None))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        canvas = self._canvas()
        if self.hasFocus():
            painter.setPen(QPen(canvas.colours.gold, 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 7, 7)
        if self._plot is None or self._plot.is_empty:
            self._paint_empty(painter, canvas)
            return
        self._plot.paint(painter, canvas, marked=self._marked)
        if self._marked is not None:
            self._paint_bubble(painter, canvas, self.stops[self._marked])

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._stops = None

    def sizeHint(self) -> QSize:
        return QSize(420, 220)
