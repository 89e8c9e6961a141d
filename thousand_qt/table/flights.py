"""A card's way from where it is to where it belongs."""

from __future__ import annotations

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject

from thousand_qt.table import zvalues
from thousand_qt.table.cards import CardItem, Placement
from thousand_qt.table.fans import Pose

_TURN_AT = 0.55
"""On the way a card that is turned over has been turned after this share of the time (kpat does the same)."""


class CardFlight(QAbstractAnimation):
    """Moves one card: place, turn, size and side together.

    The placement it flies to is the card's own from the start on. In flight the card is above all that lies.
    """

    def __init__(
        self,
        item: CardItem,
        target: Placement,
        *,
        delay: int,
        duration: int,
        order: int,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.item = item
        self._target = target
        self._delay = delay
        self._duration = duration
        self._order = order
        self._from: Pose | None = None
        self._facing = 0.0
        self._curve = QEasingCurve(QEasingCurve.Type.InOutCubic if delay else QEasingCurve.Type.OutCubic)
        item.placement = target

    def complete(self) -> None:
        """Jump to the end."""
        self.item.put(self._target)

    def _take_off(self) -> Pose:
        """Note where the card is when its own time begins."""
        pose = self.item.pose
        if not self.item.isVisible():
            self.item.setVisible(self._target.visible)
        self._facing = self.item.facing
        self.item.setZValue(zvalues.IN_FLIGHT + self._order)
        self._from = pose
        return pose

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
        way = self._curve.valueForProgress(share)
        end = self._target.pose
        pose = Pose(
            start.x + (end.x - start.x) * way,
            start.y + (end.y - start.y) * way,
            start.rotation + (end.rotation - start.rotation) * way,
            start.scale + (end.scale - start.scale) * way,
        )
        facing = self._facing + (float(self._target.face_up) - self._facing) * min(1.0, share / _TURN_AT)
        self.item.show_pose(pose, facing)
