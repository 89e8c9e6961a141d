"""One card on the table. The scene makes 24 of them and never another: a card is turned, not replaced."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import Property, QEasingCurve, QPointF, QPropertyAnimation, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsObject,
    QGraphicsSceneHoverEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)

from thousand_qt.engine.cards import Card
from thousand_qt.table import durations, palette
from thousand_qt.table.card_pictures import SHADOW_REACH, CardPictures
from thousand_qt.table.fans import Pose

_LIFT: Final = 0.09
_SHADOW_FALL: Final = QPointF(0.018, 0.035)
"""Where the shadow falls on the table, in card widths."""
_MOST_FALL: Final = 4.5
"""How much farther the shadow of a card falls that is lifted as high as a card ever is."""
_RING: Final = 0.032
_CORNER: Final = 0.065


@dataclass(frozen=True, slots=True)
class Placement:
    """Where and how a card lies.

    Attributes:
        shadow: strength of its shadow, 0-1; those of many cards close together would add up to black.
    """

    pose: Pose
    z: float
    face_up: bool
    visible: bool = True
    shadow: float = 1.0


class CardItem(QGraphicsObject):
    """A card that lies somewhere, face up or face down, or is on its way.

    Attributes:
        card: which card it is; None while nobody at this table may know.
        placement: where it lies, or where it flies to.
        facing: 1 shows the face, 0 the back, anything between is a card being turned.
    """

    hovered = Signal(bool)
    """The pointer came to a card that answers to it, or left."""

    def __init__(self, pictures: CardPictures) -> None:
        super().__init__()
        self.card: Card | None = None
        self.placement = Placement(Pose(0, 0, 0, 1), 0, face_up=False, visible=False)
        self.facing = 0.0
        self._pictures = pictures
        self._width = 1.0
        self._height = 1.0
        self._lying_bounds = self._flying_bounds = QRectF()
        self._lift = 0.0
        self._altitude = 0.0
        self._raised = False
        self._dimmed = False
        self._ring = False
        self._marked = False
        self._interactive = False
        self._instant = False
        self._lifting = QPropertyAnimation(self, b"lift", self)
        self._lifting.setEasingCurve(QEasingCurve.Type.OutCubic)
        self.setCacheMode(QGraphicsItem.CacheMode.NoCache)
        self.setVisible(False)

    # How it looks

    @property
    def dimmed(self) -> bool:
        return self._dimmed

    @property
    def focused(self) -> bool:
        """Whether the keyboard's ring is round it."""
        return self._ring

    @property
    def marked(self) -> bool:
        """Whether a hint points it out."""
        return self._marked

    @property
    def raised(self) -> bool:
        return self._raised

    def set_dimmed(self, dimmed: bool) -> None:
        """Show that this card may not be played now."""
        if dimmed != self._dimmed:
            self._dimmed = dimmed
            self.update()

    def set_focus_ring(self, shown: bool) -> None:
        if shown != self._ring:
            self._ring = shown
            self.update()
            self._rise_or_sink()

    def set_marked(self, marked: bool) -> None:
        """Point the card out, as a hint does: it is raised and has a pale ring."""
        if marked != self._marked:
            self._marked = marked
            self.update()
            self._rise_or_sink()

    def _rise_or_sink(self) -> None:
        self.set_raised(self._ring or self._marked)

    def sink(self) -> None:
        """Sink back after a pointer, unless the card is pointed out otherwise."""
        self._rise_or_sink()

    def set_raised(self, raised: bool) -> None:
        """Lift the card out of the hand, or let it sink back."""
        if raised == self._raised:
            return
        self._raised = raised
        self._lifting.stop()
        if self._instant:
            self._set_lift(float(raised))
            return
        self._lifting.setDuration(durations.HOVER)
        self._lifting.setStartValue(self._lift)
        self._lifting.setEndValue(float(raised))
        self._lifting.start()

    def set_instant(self, instant: bool) -> None:
        """Without motion, a card under the pointer rises at once."""
        self._instant = instant

    @property
    def is_interactive(self) -> bool:
        """Whether it answers to the pointer."""
        return self._interactive

    def set_interactive(self, interactive: bool) -> None:
        """Let the card answer to the pointer; only those of the own hand do."""
        if interactive == self._interactive:
            return
        self._interactive = interactive
        self.setAcceptHoverEvents(interactive)
        if interactive:
            self.setCursor(Qt.CursorShape.PointingHandCursor)
        else:
            # WORKAROUND(QGraphicsItem.unsetCursor): it reads the last mouse event of the view, and crashes
            # when there has not been any: the window opened under the pointer, the card was played by key.
            self.setCursor(Qt.CursorShape.ArrowCursor)
            self._rise_or_sink()

    def set_card_size(self, width: float, height: float) -> None:
        """Set the size of a card of scale 1, in logical pixels."""
        if (width, height) != (self._width, self._height):
            self.prepareGeometryChange()
            self._width, self._height = width, height
            # Qt asks for them time and again, for every card, whenever it looks for what lies at a place.
            self._lying_bounds, self._flying_bounds = self._bounds(1.0), self._bounds(_MOST_FALL)

    # Where it is

    @property
    def width(self) -> float:
        """Of a card of scale 1, in logical pixels."""
        return self._width

    @property
    def altitude(self) -> float:
        """How high over the table it is, 0-1."""
        return self._altitude

    def set_altitude(self, altitude: float) -> None:
        """Be so high over the table; the shadow tells. At 0 it lies."""
        if altitude != self._altitude:
            if (altitude > 0) != (self._altitude > 0):
                self.prepareGeometryChange()  # only in flight there is room for a shadow far away
            self._altitude = altitude
            self.update()

    def put(self, placement: Placement) -> None:
        """Lie there at once."""
        self.placement = placement
        self.set_altitude(0.0)
        self.setOpacity(1.0)
        self.show_pose(placement.pose, 1.0 if placement.face_up else 0.0)
        self.setZValue(placement.z)
        self.setVisible(placement.visible)

    def show_pose(self, pose: Pose, facing: float) -> None:
        """Be seen there, on the way or at rest."""
        self.setPos(pose.x, pose.y)
        self.setRotation(pose.rotation)
        self.setScale(pose.scale)
        if facing != self.facing:
            self.facing = facing
            self.update()

    @property
    def pose(self) -> Pose:
        """Where it is seen now."""
        return Pose(self.pos().x(), self.pos().y(), self.rotation(), self.scale())

    @property
    def is_at_rest(self) -> bool:
        """Whether it lies exactly where it belongs and shows the right side."""
        wanted = self.placement
        if not wanted.visible and not self.isVisible():
            return True
        here, there = self.pose, wanted.pose
        return (
            self.isVisible() == wanted.visible
            and math.hypot(here.x - there.x, here.y - there.y) < 0.01
            and abs(here.rotation - there.rotation) < 0.01
            and abs(here.scale - there.scale) < 0.001
            and self.facing == float(wanted.face_up)
            and self.altitude == 0.0
            and self.opacity() == 1.0
            and self.zValue() == wanted.z
        )

    def _get_lift(self) -> float:
        return self._lift

    def _set_lift(self, lift: float) -> None:
        self._lift = lift
        self.update()

    lift = Property(float, _get_lift, _set_lift)

    @property
    def scene_rect(self) -> QRectF:
        """The box round the card on the scene, without its shadow."""
        return self.mapRectToScene(self._card_rect())

    def _card_rect(self) -> QRectF:
        return QRectF(-self._width / 2, -self._height / 2, self._width, self._height)

    def _paint_shadow(self, painter: QPainter, rect: QRectF) -> None:
        reach = SHADOW_REACH * self._width
        # The light stays where it is however the card is turned.
        angle = math.radians(-self.rotation())
        fall = (1 + 1.5 * self._lift + (_MOST_FALL - 1) * self._altitude) * self._width
        dx, dy = _SHADOW_FALL.x() * fall, _SHADOW_FALL.y() * fall
        fallen = QPointF(
            dx * math.cos(angle) - dy * math.sin(angle), dx * math.sin(angle) + dy * math.cos(angle)
        )
        shadow = self._pictures.shadow()
        # It is soft already: smoothing it would cost as much as the card itself.
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, on=False)
        solid = painter.opacity()
        # In a heap only the lowest card has a shadow, but each has one while it is in the air.
        strength = max(self.placement.shadow, min(1.0, 4 * self._altitude)) * (1 - 0.35 * self._altitude)
        painter.setOpacity(solid * strength)
        painter.drawPixmap(
            rect.adjusted(-reach, -reach, reach, reach).translated(fallen), shadow, QRectF(shadow.rect())
        )
        painter.setOpacity(solid)

    def _paint_ring(
        self, painter: QPainter, rect: QRectF, colour: QColor, *, outset: float, dashes: Sequence[float] = ()
    ) -> None:
        """Paint a ring, bright on dark, so that it is seen on any cloth and on the card beside.

        The keyboard's is whole and a hint's dashed, for those who see no colours.
        """
        width = _RING * self._width
        reach = outset * width
        ring = rect.adjusted(-reach, -reach, reach, reach)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        bright = QPen(colour, width)
        if dashes:
            bright.setDashPattern(list(dashes))
            bright.setCapStyle(Qt.PenCapStyle.FlatCap)
        corner = _CORNER * self._width + reach
        for pen in (QPen(palette.RING_EDGE, 1.9 * width), bright):
            painter.setPen(pen)
            painter.drawRoundedRect(ring, corner, corner)

    # Qt

    def boundingRect(self) -> QRectF:
        return self._flying_bounds if self._altitude > 0 else self._lying_bounds

    def _bounds(self, far: float) -> QRectF:
        """Return the card and what is painted around it, when its shadow falls so far."""
        reach = (SHADOW_REACH + _SHADOW_FALL.y() * far + 3 * _RING) * self._width
        return self._card_rect().adjusted(-reach, -reach - _LIFT * self._height, reach, reach)

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        # A lifted card still covers where it lay, or it would flicker under a pointer at its lower edge.
        path.addRect(self._card_rect().adjusted(0, -_LIFT * self._height * self._lift, 0, 0))
        return path

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.translate(0, -_LIFT * self._height * self._lift)
        turn = abs(2 * self.facing - 1)
        if turn < 1:
            painter.scale(max(turn, 0.01), 1)
        rect = self._card_rect()
        if self.placement.shadow > 0 or self._altitude > 0:
            self._paint_shadow(painter, rect)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        if self.facing >= 0.5 and self.card is not None:
            pixmap = self._pictures.face(self.card.text, dimmed=self._dimmed)
        else:
            pixmap = self._pictures.back()
        painter.drawPixmap(rect, pixmap, QRectF(pixmap.rect()))
        if self._marked:
            self._paint_ring(painter, rect, palette.HINT, outset=0.5, dashes=(2.6, 1.6))
        if self._ring:
            self._paint_ring(painter, rect, palette.GOLD, outset=1.5)

    def hoverEnterEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        self.set_raised(True)
        self.hovered.emit(True)

    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        self._rise_or_sink()
        self.hovered.emit(False)
