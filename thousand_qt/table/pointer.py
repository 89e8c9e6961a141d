"""What a mouse or a finger does with the own cards: presses, clicks and drags."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from thousand_qt.table import zvalues
from thousand_qt.table.animator import Animator
from thousand_qt.table.board import Zone
from thousand_qt.table.cards import CardItem
from thousand_qt.table.exchange import ExchangeChoice
from thousand_qt.table.fans import Pose
from thousand_qt.table.slots import GiftSlot
from thousand_qt.table.stage import Stage

_DRAG_ALTITUDE = 0.6
_LEAST_SCALE = 0.9
"""A card that is dragged is at least this part of its full size, whatever it was where it lay."""
_FINGER_TREMBLES: Final = 16
"""A finger that has moved less, in logical pixels, has not begun to drag."""
_FLICK: Final = 0.15
"""Seconds. Who drags a card to the table takes longer; a finger that only brushes the screen does not."""


class CardPointer(QObject):
    """Follows the one pointer there is, from press to release, and says what was meant.

    A finger is not as sure as a mouse: a card is not played by one that only flicked over it, nor by one that
    rested on it for long, nor while a second finger is on the table.

    A card that is dragged is `Stage.held`: until it is let go, nobody else moves it.
    """

    clicked = Signal(object)
    """This `CardItem` was pressed and let go."""
    dropped_to_play = Signal(object)
    """This `CardItem` was dragged to the middle of the table."""
    background_clicked = Signal()

    def __init__(
        self,
        stage: Stage,
        animator: Animator,
        exchange: ExchangeChoice,
        card_at: Callable[[QPointF], CardItem | None],
        parent: QObject | None = None,
    ) -> None:
        """Follow a pointer over `stage`; `card_at` returns the own card at a point of the scene."""
        super().__init__(parent)
        self.landing = GiftSlot()
        self._stage = stage
        self._animator = animator
        self._exchange = exchange
        self._card_at = card_at
        self._plays = False
        self._pressing = False
        self._pressed: CardItem | None = None
        self._pressed_at = QPointF(-1000, -1000)
        self._grip = QPointF()
        self._is_finger = False
        self._may_click = True
        self._since = 0.0
        self.clock: Callable[[], float] = time.monotonic
        """Seconds from some moment on; tests have a clock of their own."""

    def set_plays(self, plays: bool) -> None:
        """Tell whether cards are played now, so that the place for one is shown while it is dragged."""
        self._plays = plays

    def press(self, point: QPointF, *, finger: bool = False, double: bool = False) -> None:
        """Take hold of whatever is at this point of the scene.

        Args:
            finger: it is one on a touch screen.
            double: Qt takes it for the second press of a double click, which is no click but may drag.
        """
        self._pressing = True
        self._is_finger = finger
        # Of fingers Qt does not ask where the first press was, and calls only every other one the second.
        self._may_click = not ((double or finger) and self._is_again(point))
        self._since = self.clock()
        self._pressed = self._card_at(point)
        self._pressed_at = QPointF(point)

    def _is_again(self, point: QPointF) -> bool:
        """Return whether there was a press here a moment ago."""
        hints = QGuiApplication.styleHints()
        way = max(hints.mouseDoubleClickDistance(), hints.touchDoubleTapDistance())
        recently = self.clock() - self._since <= hints.mouseDoubleClickInterval() / 1000
        return recently and (point - self._pressed_at).manhattanLength() <= way

    def move(self, point: QPointF) -> bool:
        """Drag what was pressed, from the distance on that makes a drag; return whether there is anything."""
        item = self._pressed
        if item is None:
            return False
        if self._stage.board.spot_of(item).zone is Zone.TALON:
            return True  # a talon is pointed at, not dragged
        way = point - self._pressed_at
        if self._stage.held is None and way.manhattanLength() >= self._least_way:
            self._stage.held = item
            self._grip = self._pressed_at - item.pos()
        if self._stage.held is not None:
            self._drag(item, point)
        return True

    @property
    def _least_way(self) -> int:
        """How far a press moves before it is a drag, in logical pixels."""
        distance = QApplication.startDragDistance()
        return max(distance, _FINGER_TREMBLES) if self._is_finger else distance

    def release(self, point: QPointF) -> None:
        """Let go at this point: a click, or the end of a drag."""
        if not self._pressing:
            return
        item, held, took = self._pressed, self._stage.held, self.clock() - self._since
        self.forget()
        if self._is_finger and item is not None:
            item.sink()  # a finger that is gone points at nothing
        if held is not None:
            if self._is_finger and took < _FLICK:
                self._settle()
            else:
                self._drop(held, point)
        elif not self._may_click or (self._is_finger and took >= _long_press()):
            pass
        elif item is not None:
            if self._stage.board.spot_of(item).zone is not Zone.TALON or self._is_with(item, point):
                self.clicked.emit(item)
        else:
            self.background_clicked.emit()

    def _is_with(self, item: CardItem, point: QPointF) -> bool:
        """Return whether the pointer is still over what was pressed."""
        return self._card_at(point) in self._stage.chosen_with(item)

    def second_finger(self) -> None:
        """Mean nothing by this press: two fingers are on the table."""
        if not self.cancel():
            self.forget()

    def cancel(self) -> bool:
        """Let a dragged card glide back to where it was; return whether there was one."""
        if self._stage.held is None:
            return False
        self.forget()
        self._settle()
        return True

    def forget(self) -> None:
        """Forget a press or a drag that has not ended; the card stays where the pointer left it."""
        if self._stage.held is not None:
            self._stage.held.set_altitude(0.0)
        self._stage.held = None
        self._pressed = None
        self._pressing = False
        self._exchange.point_at(None)
        self.landing.setVisible(False)

    def _drag(self, item: CardItem, point: QPointF) -> None:
        centre = point - self._grip
        scale = max(item.placement.pose.scale, _LEAST_SCALE)
        item.show_pose(Pose(centre.x(), centre.y(), 0, scale), item.facing)
        item.set_altitude(_DRAG_ALTITUDE)
        item.setZValue(zvalues.DRAGGED)
        if self._exchange.active:
            self._exchange.point_at(point)
        elif self._plays and self._is_middle(point):
            table = self._stage.layout
            self.landing.show_for("", table.card_rect(table.seats[0].trick))
            self.landing.set_target(True)
        else:
            self.landing.setVisible(False)

    def _drop(self, item: CardItem, point: QPointF) -> None:
        if self._exchange.active:
            self._exchange.drop(item, point)
        elif item.card is not None and self._is_middle(point):
            self.dropped_to_play.emit(item)
        self._settle()

    def _is_middle(self, point: QPointF) -> bool:
        """Return whether a card dropped at this point is meant to be played."""
        table = self._stage.layout
        middle = QRectF(table.middle)
        middle.setBottom(table.hand_room.top())
        return middle.contains(point)

    def _settle(self) -> None:
        if self._animator.idle:
            self._animator.settle()


def _long_press() -> float:
    """Return after how many seconds a finger that rests is no click any more."""
    return QGuiApplication.styleHints().mousePressAndHoldInterval() / 1000
