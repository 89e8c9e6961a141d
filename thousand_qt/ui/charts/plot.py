"""What all plots have in common: where they are drawn, in which inks, and where there is something to say."""

from __future__ import annotations

import enum
from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QPaintDevice, QPainter, QPen

from thousand_qt.ui.paper import PaperColours, blend, scaled_font

_LEAST_TICK: Final = 24.0
_AIRY_TICK: Final = 90.0
_HATCH_STEP: Final = 5.0
"""Pixels between two slanting lines."""


class Ink(enum.Enum):
    """What a colour means; which one it is depends on the theme."""

    SEAT_0 = 0
    SEAT_1 = 1
    SEAT_2 = 2
    SEAT_3 = 3
    GOOD = 4
    BAD = 5
    NEUTRAL = 6
    GOLD = 7


SEAT_INKS = (Ink.SEAT_0, Ink.SEAT_1, Ink.SEAT_2, Ink.SEAT_3)
"""The inks of the players, by seat."""


def ink_colour(ink: Ink, colours: PaperColours) -> QColor:
    """Return the colour of an ink on paper of these colours."""
    match ink:
        case Ink.GOOD:
            return colours.accent
        case Ink.BAD:
            return colours.loss
        case Ink.NEUTRAL:
            return colours.muted
        case Ink.GOLD:
            return colours.gold
        case _:
            return colours.seats[ink.value]


@dataclass(frozen=True, slots=True)
class StopLine:
    """One line of what is said at a stop: a value, whose it is, and in which ink it is drawn."""

    text: str
    value: str = ""
    ink: Ink | None = None

    @property
    def spoken(self) -> str:
        return f"{self.text}: {self.value}" if self.value else self.text


@dataclass(frozen=True, slots=True)
class Stop:
    """A place in a plot at which there is something to say: a deal, a bar, a match.

    Attributes:
        place: Where it is, in pixels; what is said is shown beside it.
        reach: What belongs to it: whoever points there means this stop.
        title: What it is.
        lines: What there is to say.
    """

    place: QPointF
    reach: QRectF
    title: str
    lines: tuple[StopLine, ...] = ()

    @property
    def spoken(self) -> str:
        """Title and lines as a screen reader says them."""
        return "\n".join((self.title, *(line.spoken for line in self.lines)))


@dataclass(frozen=True)
class Canvas:
    """Where a plot is drawn.

    Attributes:
        place: All the room there is.
        font: That of names in the plot; numbers are written smaller.
        colours: Of the paper.
        pixel: The width of a thin line: 1 on a screen, more on a printer's fine dots.
        device: What is drawn on, when that is not a screen.
    """

    place: QRectF
    font: QFont
    colours: PaperColours
    pixel: float = 1.0
    device: QPaintDevice | None = None
    small: QFont = field(init=False)
    metrics: QFontMetricsF = field(init=False)
    name_metrics: QFontMetricsF = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "small", scaled_font(self.font, 0.85))
        object.__setattr__(self, "metrics", self._metrics_of(self.small))
        object.__setattr__(self, "name_metrics", self._metrics_of(self.font))

    def _metrics_of(self, font: QFont) -> QFontMetricsF:
        return QFontMetricsF(font) if self.device is None else QFontMetricsF(font, self.device)

    @property
    def line_height(self) -> float:
        """Of the small font, in pixels."""
        return self.metrics.height()

    def width_of(self, text: str) -> float:
        """Return how wide a text is in the small font, in pixels."""
        return self.metrics.horizontalAdvance(text)

    def tick_count(self, height: float) -> int:
        """Return how many steps an upright axis of so many pixels may have; a high one has airy steps."""
        height /= self.pixel
        return max(2, min(int(height / _LEAST_TICK), 3 + int(height / _AIRY_TICK)))

    def thin(self, colour: QColor, width: float = 1.0) -> QPen:
        """Return a pen for rules and borders; the width is in pixels of a screen."""
        return QPen(colour, width * self.pixel)

    def thick(self, colour: QColor, width: float = 2.0) -> QPen:
        """Return a pen with round ends and corners."""
        pen = QPen(colour, width * self.pixel)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        return pen


class Plot(ABC):
    """Something that can be drawn from numbers.

    Attributes:
        summary: What it shows in a sentence or two, for those who do not see it.
    """

    summary: str = ""

    @property
    @abstractmethod
    def is_empty(self) -> bool:
        """Whether there is nothing to draw."""

    @abstractmethod
    def stops(self, canvas: Canvas) -> list[Stop]:
        """Return the places at which something is said, in the order in which keys go through them."""

    @abstractmethod
    def paint(self, painter: QPainter, canvas: Canvas, *, marked: int | None = None) -> None:
        """Draw everything; `marked` is the number of a stop to be pointed out."""


def fill_of(ink: Ink, colours: PaperColours) -> QBrush:
    """Return what a piece of a bar is filled with."""
    colour = ink_colour(ink, colours)
    match ink:
        case Ink.BAD:
            return QBrush(blend(colours.paper, colour, 0.3))
        case Ink.NEUTRAL:
            return QBrush(blend(colours.paper, colour, 0.18))
        case _:
            return QBrush(colour)


def _hatch(painter: QPainter, canvas: Canvas, place: QRectF, colour: QColor) -> None:
    """Draw slanting lines over a piece; Qt's own patterns are made of single dots of a printer."""
    painter.save()
    painter.setClipRect(place, Qt.ClipOperation.IntersectClip)
    painter.setPen(canvas.thin(colour))
    step = _HATCH_STEP * canvas.pixel
    x = place.left() - place.height()
    x -= x % step  # so that the lines of neighbours meet
    while x < place.right():
        painter.drawLine(QPointF(x, place.bottom()), QPointF(x + place.height(), place.top()))
        x += step
    painter.restore()


def draw_bar(painter: QPainter, canvas: Canvas, place: QRectF, ink: Ink) -> None:
    """Draw one piece of a bar: solid, hatched or only outlined, by its ink."""
    if place.width() <= 0 or place.height() <= 0:
        return
    colour = ink_colour(ink, canvas.colours)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(fill_of(ink, canvas.colours))
    painter.drawRect(place)
    if ink is Ink.BAD:
        _hatch(painter, canvas, place, blend(canvas.colours.paper, colour, 0.62))
    if ink is not Ink.GOOD:
        half = canvas.pixel / 2
        edge = blend(canvas.colours.paper, colour, 0.5) if ink is Ink.NEUTRAL else colour
        painter.setPen(canvas.thin(edge))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(place.adjusted(half, half, -half, -half))
