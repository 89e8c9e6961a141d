"""The whole match as a line: where each deal begins and how it ended, and where the replay is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSignalBlocker, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QHelpEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QSlider, QToolTip, QWidget

from thousand_qt.engine.events import DealScored
from thousand_qt.session.replay import ReplayCursor
from thousand_qt.session.replay_moments import MomentKind
from thousand_qt.ui.paper import PaperColours, blend, paper_colours, scaled_font

_HEIGHT: Final = 34
_GROOVE: Final = 8.0
_KNOB: Final = 8.0
_SIDE: Final = 12.0
"""Free room at both ends, for half of the knob."""


@dataclass(frozen=True, slots=True)
class DealMark:
    """A deal on the line.

    Attributes:
        begin: the position at which its cards were dealt.
        label: its number.
        made: whether the contract was made; None when there was none, or the deal has not ended.
        is_void: it was dealt anew.
    """

    begin: int
    label: str
    made: bool | None
    is_void: bool = False


def marks_of(cursor: ReplayCursor) -> tuple[DealMark, ...]:
    """Return the deals of a match."""
    made: dict[int, bool | None] = {}
    void: set[int] = set()
    for moment in cursor.moments:
        if moment.kind is MomentKind.REDEAL:
            void.add(moment.dealing)
        for event in moment.told:
            if isinstance(event, DealScored):
                made[moment.dealing] = event.result.made
    marks: list[DealMark] = []
    for position in cursor.dealings:
        moment = cursor.moments[position]
        number, dealing = moment.deal, moment.dealing
        marks.append(DealMark(position, str(number), made.get(dealing), is_void=dealing in void))
    return tuple(marks)


class Timeline(QSlider):
    """A slider from the first to the last moment of a match; a click goes right there."""

    def __init__(self, describe: Callable[[int], str], parent: QWidget | None = None) -> None:
        """Show nothing yet; `describe` returns what is at a position, in words."""
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._describe = describe
        self._marks: tuple[DealMark, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setMouseTracking(True)
        self.setSingleStep(1)

    @property
    def marks(self) -> tuple[DealMark, ...]:
        """The deals."""
        return self._marks

    def show_match(self, last: int, marks: Sequence[DealMark]) -> None:
        """Show a match with this last position."""
        self._marks = tuple(marks)
        with QSignalBlocker(self):  # nobody has chosen the place to which a shorter range moves the value
            self.setRange(0, last)
        self.update()

    def show_position(self, position: int) -> None:
        """Show where the replay is."""
        with QSignalBlocker(self):
            self.setValue(position)
        self.update()

    def position_at(self, x: float) -> int:
        """Return the position that is nearest to a pixel."""
        width = self.width() - 2 * _SIDE
        share = (x - _SIDE) / width if width > 0 else 0.0
        return round(min(1.0, max(0.0, share)) * self.maximum())

    def x_of(self, position: int) -> float:
        """Return where a position is, in pixels."""
        return _SIDE + (self.width() - 2 * _SIDE) * position / max(1, self.maximum())

    def _groove(self) -> QRectF:
        top = self.height() - _GROOVE - 6
        return QRectF(_SIDE, top, self.width() - 2 * _SIDE, _GROOVE)

    def _paint_deals(self, painter: QPainter, colours: PaperColours) -> None:
        groove = self._groove()
        ends = [*(mark.begin for mark in self._marks[1:]), self.maximum() + 1]
        painter.setFont(scaled_font(self.font(), 0.8))
        letters = QFontMetricsF(painter.font())
        free_from = 0.0
        for mark, end in zip(self._marks, ends, strict=False):
            left, right = self.x_of(mark.begin), self.x_of(min(end, self.maximum()))
            painter.setPen(QPen(colours.muted, 1))
            painter.drawLine(QPointF(left, groove.top() - 3), QPointF(left, groove.bottom()))
            width = letters.horizontalAdvance(mark.label)
            if mark.is_void or left + 3 < free_from or right - left < width * 0.7:
                continue
            current = mark.begin <= self.value() < end
            painter.setPen(colours.ink if current else colours.muted)
            painter.drawText(QPointF(left + 3, groove.top() - 5), mark.label)
            if mark.made is not None:
                dot = QRectF(left + 6 + width, groove.top() - 11, 5, 5)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(colours.accent if mark.made else colours.loss)
                painter.drawEllipse(dot)
            free_from = left + width + 18

    # Qt

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), self._describe(self.position_at(event.pos().x())), self)
            return True
        return super().event(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.setValue(self.position_at(event.position().x()))
            where = self.mapToGlobal(QPoint(round(event.position().x()), -self.height()))
            QToolTip.showText(where, self._describe(self.value()), self)
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self.setValue(self.position_at(event.position().x()))
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.setSliderDown(False)
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = paper_colours(self.palette())
        groove = self._groove()
        radius = _GROOVE / 2
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.stripe)
        painter.drawRoundedRect(groove, radius, radius)
        passed = QRectF(groove)
        passed.setRight(self.x_of(self.value()))
        painter.setBrush(blend(colours.paper, colours.accent, 0.55))
        painter.drawRoundedRect(passed, radius, radius)
        self._paint_deals(painter, colours)
        painter.setPen(QPen(colours.gold if self.hasFocus() else colours.paper, 2))
        painter.setBrush(colours.accent)
        painter.drawEllipse(QPointF(self.x_of(self.value()), groove.center().y()), _KNOB, _KNOB)

    def sizeHint(self) -> QSize:
        return QSize(300, _HEIGHT)

    def minimumSizeHint(self) -> QSize:
        return QSize(120, _HEIGHT)
