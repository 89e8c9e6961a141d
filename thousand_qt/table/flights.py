"""A card's way from where it is to where it belongs."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject

from thousand_qt.table import zvalues
from thousand_qt.table.cards import CardItem, Placement
from thousand_qt.table.fans import Pose
from thousand_qt.table.manners import Manner

Landed = Callable[[], None]


class CardFlight(QAbstractAnimation):
    """Moves one card: place, turn, size, height over the table and side together.

    The placement it flies to is the card's own from the start on. In flight the card is above all that lies.
    """

    def __init__(
        self,
        item: CardItem,
        target: Placement,
        manner: Manner,
        *,
        delay: int,
        duration: int,
        order: int,
        landed: Landed | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.item = item
        self._target = target
        self._manner = manner
        self._delay = delay
        self._duration = duration
        self._order = order
        self._landed = landed
        self._from: Pose | None = None
        self._facing = 0.0
        self._curve = QEasingCurve(manner.curve)
        item.placement = target

    def complete(self) -> None:
        """Jump to the end."""
        self.item.put(self._target)
        landed, self._landed = self._landed, None
        if landed is not None:
            landed()

    def _take_off(self) -> Pose:
        """Note where the card is when its own time begins."""
        pose = self.item.pose
        if not self.item.isVisible():
            self.item.setVisible(self._target.visible)
        self._facing = self.item.facing
        self.item.setZValue(zvalues.IN_FLIGHT + self._order)
        self._from = pose
        return pose

    def _pose_at(self, start: Pose, share: float) -> tuple[Pose, float]:
        """Return where the card is after this share of its time, and how high over the table."""
        manner, end = self._manner, self._target.pose
        way = self._curve.valueForProgress(share)
        across, along = end.x - start.x, end.y - start.y
        bow = math.sin(math.pi * way)
        # The path bends upwards on the screen, and one that goes straight up or down bends to the right.
        side = manner.arc * bow * (1 if across >= 0 else -1)
        lean = manner.swing * bow * max(-1.0, min(1.0, across / (5 * self.item.width)))
        altitude = manner.rise(share)
        scale = start.scale + (end.scale - start.scale) * way
        pose = Pose(
            start.x + across * way + along * side,
            start.y + along * way - across * side,
            start.rotation + (end.rotation - start.rotation) * way + lean,
            scale * manner.growth(altitude),
        )
        return pose, altitude

    # Qt

    def duration(self) -> int:
        return self._delay + self._duration

    def updateCurrentTime(self, time: int) -> None:
        if time < self._delay:
            return
        start = self._from or self._take_off()
        if time >= self.duration():
            self.complete()
            return
        share = (time - self._delay) / self._duration
        pose, altitude = self._pose_at(start, share)
        side = float(self._target.face_up)
        turned = min(1.0, share / self._manner.turned_at)
        self.item.set_altitude(altitude)
        self.item.show_pose(pose, self._facing + (side - self._facing) * turned)


class CardFade(QAbstractAnimation):
    """Lets a card appear where it belongs, for those who do not want things to move."""

    def __init__(
        self,
        item: CardItem,
        target: Placement,
        *,
        delay: int,
        duration: int,
        landed: Landed | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.item = item
        self._target = target
        self._delay = delay
        self._duration = duration
        self._landed = landed
        self._begun = False
        item.placement = target

    # Qt

    def duration(self) -> int:
        return self._delay + self._duration

    def updateCurrentTime(self, time: int) -> None:
        if time < self._delay:
            return
        if not self._begun:
            self._begun = True
            self.item.put(self._target)
            if self._landed is not None:
                self._landed()
        share = (time - self._delay) / self._duration if self._duration else 1.0
        self.item.setOpacity(min(1.0, share))
