"""Cards held in a fan: the player's own hand, low and open, and the opponents' closed hands of backs."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF

_MOST_STEP: Final = 0.7
"""Cards of the own hand lie no further apart than this, in card widths."""
_ANGLE_STEP: Final = 1.5
_MOST_ANGLE: Final = 7.0
"""The outermost card of the own hand is turned no further than this, in degrees."""
_FAN_STEP: Final = 5.2
_FAN_ANGLE: Final = 36.0
"""A closed hand opens no wider than this, in degrees from its first to its last card."""
_PIVOT: Final = 1.05
"""Where the fingers hold a closed hand: this far behind the cards' near edge, in card heights."""


@dataclass(frozen=True, slots=True)
class Pose:
    """How a card lies: its centre in pixels, degrees clockwise, and its size (1 in the own hand)."""

    x: float
    y: float
    rotation: float
    scale: float

    @property
    def centre(self) -> QPointF:
        return QPointF(self.x, self.y)


def turned_extent(width: float, height: float, degrees: float) -> tuple[float, float]:
    """Return width and height of the box round a rectangle turned by these degrees."""
    sine, cosine = abs(math.sin(math.radians(degrees))), abs(math.cos(math.radians(degrees)))
    return width * cosine + height * sine, width * sine + height * cosine


@dataclass(frozen=True, slots=True)
class HandFan:
    """The own hand: a gentle arc whose lowest corners rest at `bottom`.

    Attributes:
        centre: x of the middle card.
        room: the width the hand may take.
        most: the most cards it ever holds.
    """

    centre: float
    bottom: float
    room: float
    card_width: float
    card_height: float
    most: int

    def places(self, count: int) -> tuple[Pose, ...]:
        """Return the places of `count` cards from left to right."""
        if count == 0:
            return ()
        step, angle = self._steps(count)
        baseline = self._baseline()
        places: list[Pose] = []
        for index in range(count):
            offset = index - (count - 1) / 2
            degrees = offset * angle
            drop = self._drop(step, angle, offset)
            places.append(Pose(self.centre + offset * step, baseline + drop, degrees, 1.0))
        return tuple(places)

    def bounds(self, count: int) -> QRectF:
        """Return the box round `count` cards."""
        box = QRectF()
        for place in self.places(max(count, 1)):
            width, height = turned_extent(self.card_width, self.card_height, place.rotation)
            box = box.united(QRectF(place.x - width / 2, place.y - height / 2, width, height))
        return box

    def width_for(self, strip: float) -> float:
        """Return the room a full hand needs to show so much of each card, in pixels."""
        if self.most == 1:
            return self.card_width
        angle = min(_ANGLE_STEP, 2 * _MOST_ANGLE / (self.most - 1))
        widest, _ = turned_extent(self.card_width, self.card_height, angle * (self.most - 1) / 2)
        return widest + strip * (self.most - 1)

    def _steps(self, count: int) -> tuple[float, float]:
        """Return the distance between neighbours in pixels and in degrees."""
        if count == 1:
            return 0.0, 0.0
        angle = min(_ANGLE_STEP, 2 * _MOST_ANGLE / (count - 1))
        widest, _ = turned_extent(self.card_width, self.card_height, angle * (count - 1) / 2)
        return min(_MOST_STEP * self.card_width, (self.room - widest) / (count - 1)), angle

    @staticmethod
    def _drop(step: float, angle: float, offset: float) -> float:
        """Return how much lower a card lies than the middle of the arc."""
        if angle == 0:
            return 0.0
        radius = step / math.radians(angle)
        return radius * (1 - math.cos(math.radians(angle * offset)))

    def _baseline(self) -> float:
        """Return y of the middle of the arc, chosen so that a full hand just stays above `bottom`."""
        step, angle = self._steps(self.most)
        outermost = (self.most - 1) / 2
        _, height = turned_extent(self.card_width, self.card_height, angle * outermost)
        return self.bottom - height / 2 - self._drop(step, angle, outermost)


@dataclass(frozen=True, slots=True)
class Fan:
    """A closed hand at the edge of the table.

    Attributes:
        edge: the middle of the side nearest to its player.
        heading: where the cards point, in degrees clockwise from the right.
        scale: the cards' size against those of the own hand.
        most_spread: the width it may take across its heading, in pixels; None to open freely.
    """

    edge: QPointF
    heading: float
    card_width: float
    card_height: float
    scale: float
    most_spread: float | None = None

    @property
    def reach(self) -> float:
        """How far the fan reaches from its edge along its heading."""
        corner = math.hypot((_PIVOT + 1) * self.card_height, self.card_width / 2)
        return corner - self._inset(_FAN_ANGLE / 2)

    @property
    def spread(self) -> float:
        """How wide the widest fan is across its heading."""
        half = math.radians(_FAN_ANGLE / 2)
        outer = (_PIVOT + 1) * self.card_height
        return 2 * (outer * math.sin(half) + self.card_width / 2 * math.cos(half))

    def _inset(self, degrees: float) -> float:
        """Return how far from the pivot, along the heading, the nearest corner of the outermost card is."""
        half = math.radians(degrees)
        return _PIVOT * self.card_height * math.cos(half) - self.card_width / 2 * math.sin(half)

    def places(self, count: int) -> tuple[Pose, ...]:
        """Return the places of `count` cards, the lowest in the stack first."""
        if count == 0:
            return ()
        if self.most_spread is not None:
            return self._row(count, self.most_spread)
        step = min(_FAN_STEP, _FAN_ANGLE / max(count - 1, 1))
        radius = (_PIVOT + 0.5) * self.card_height
        heading = math.radians(self.heading)
        inset = self._inset(_FAN_ANGLE / 2)
        pivot_x = self.edge.x() - math.cos(heading) * inset
        pivot_y = self.edge.y() - math.sin(heading) * inset
        places: list[Pose] = []
        for index in range(count):
            degrees = self.heading + (index - (count - 1) / 2) * step
            angle = math.radians(degrees)
            x, y = pivot_x + radius * math.cos(angle), pivot_y + radius * math.sin(angle)
            places.append(Pose(x, y, _upright(degrees + 90), self.scale))
        return tuple(places)

    def _row(self, count: int, room: float) -> tuple[Pose, ...]:
        step = min(0.4 * self.card_width, (room - self.card_width) / max(count - 1, 1))
        y = self.edge.y() + self.card_height / 2
        return tuple(
            Pose(self.edge.x() + (index - (count - 1) / 2) * step, y, 0, self.scale) for index in range(count)
        )


def _upright(degrees: float) -> float:
    """Return the same turn between -180 and 180 degrees, so that cards never spin needlessly in flight."""
    return (degrees + 180) % 360 - 180
