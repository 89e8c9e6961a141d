"""The table of two players: each faces the other over its whole width.

What is at the own edge of the table is at the other edge too, turned half around: cards in the middle, plate
and pile at the sides. Along the upper edge there is the banner as well, in the corner that is left.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from thousand_qt.engine.cards import Card
from thousand_qt.table.fans import HandFan, Pose
from thousand_qt.table.frame import Frame
from thousand_qt.table.places import PILE_SCALE, BubblePlace, SeatLayout, Side

_PILE_SHARE: Final = 0.5
"""Width of the pile, in widths of a plate."""
_MOST_STEP: Final = 0.42
"""Open cards lie no further apart than this, in card widths."""
_SUIT_GAP: Final = 0.5
"""What is free between two suits of open cards, in such steps."""
_PILE_SPREAD: Final = 1.15
"""Height of an untidy pile, in heights of its cards."""
_PILE_FILL: Final = 0.76
"""Width of its cards at most, in widths of its room: they lie askew."""


@dataclass(frozen=True, slots=True)
class FacingFan:
    """The closed hand of the player opposite: the own hand turned half around.

    Attributes:
        hand: the same hand, lying at the lower edge of `room` as the own hand does.
        room: what it may cover.
        scale: the cards' size against those of the own hand.
    """

    hand: HandFan
    room: QRectF
    scale: float

    def places(self, count: int) -> tuple[Pose, ...]:
        """Return the places of `count` cards, the lowest in the stack first."""
        centre = self.room.center()
        return tuple(
            Pose(2 * centre.x() - pose.x, 2 * centre.y() - pose.y, _half_around(pose.rotation), self.scale)
            for pose in self.hand.places(count)
        )


@dataclass(frozen=True, slots=True)
class OpenRow:
    """The hand of the player opposite laid open: upright, in one row, with a gap between the suits."""

    room: QRectF
    card_width: float
    scale: float

    def places(self, cards: Sequence[Card | None]) -> tuple[Pose, ...]:
        """Return the places of these cards, sorted by suit."""
        offsets: list[float] = []
        at = 0.0
        for index, card in enumerate(cards):
            if index:
                before = cards[index - 1]
                same = card is not None and before is not None and card.suit is before.suit
                at += 1 if same else 1 + _SUIT_GAP
            offsets.append(at)
        step = min(_MOST_STEP * self.card_width, (self.room.width() - self.card_width) / max(at, 1))
        centre = self.room.center()
        return tuple(
            Pose(centre.x() + (offset - at / 2) * step, centre.y(), 0, self.scale) for offset in offsets
        )


def facing_seat(frame: Frame, trick: Pose, gift: Pose) -> SeatLayout:
    """Lay out the place of the only other player."""
    margin, height = frame.margin, frame.top_height
    top, plate_size = frame.plates_top, frame.plate
    pile_width = _PILE_SHARE * plate_size.width()
    if frame.stacked:
        plate = QRectF(QPointF(margin, top), plate_size)
        pile_room = QRectF(frame.width - margin - pile_width, top, pile_width, height)
        fan_room = QRectF(plate.right() + 2 * margin, top, 0, height)
        fan_room.setRight(pile_room.left() - 2 * margin)
    else:
        plate = QRectF(QPointF(frame.width - margin - plate_size.width(), top), plate_size)
        pile_room = QRectF(plate.left() - margin - pile_width, top, pile_width, height)
        side = max(frame.banner.right(), frame.width - pile_room.left()) + 2 * margin
        fan_room = QRectF(side, top, frame.width - 2 * side, height)
    label = QRectF(pile_room)
    label.setTop(pile_room.bottom() - frame.label_height)
    pile_height = label.top() - pile_room.top()
    highest, widest = pile_height / (_PILE_SPREAD * frame.card_height), _PILE_FILL * pile_width
    pile_scale = min(PILE_SCALE, highest, widest / frame.card_width)
    fan, card_width = _fan(frame, fan_room)
    bubble = QRectF(plate.left(), plate.bottom() + 1.6 * margin, plate.width(), frame.bubble_height)
    return SeatLayout(
        side=Side.TOP,
        plate=plate,
        fan=fan,
        fan_room=fan_room,
        pile=Pose(pile_room.center().x(), pile_room.top() + pile_height / 2, 0, pile_scale),
        pile_room=pile_room,
        pile_label=label,
        trick=trick,
        gift=gift,
        bubble=BubblePlace(QPointF(plate.left() + 0.3 * plate.width(), plate.bottom() + 2), bubble),
        origin=Pose(frame.width / 2, -frame.card_height, 180, fan.scale),
        gift_name=QRectF(),
        open_hand=OpenRow(fan_room, card_width, fan.scale) if frame.open_hands else None,
    )


def _fan(frame: Frame, room: QRectF) -> tuple[FacingFan, float]:
    """Return the hand opposite, as large as its room allows, and how wide one of its cards is."""
    ratio = frame.card_height / frame.card_width
    height = room.height()
    for _ in range(3):  # the arc takes some of the height: how much depends on the cards
        hand = HandFan(
            room.center().x(), room.bottom(), room.width(), height / ratio, height, frame.hand.most
        )
        height *= min(1.0, room.height() / hand.bounds(frame.hand.most).height())
    hand = HandFan(room.center().x(), room.bottom(), room.width(), height / ratio, height, frame.hand.most)
    return FacingFan(hand, room, height / frame.card_height), height / ratio


def _half_around(degrees: float) -> float:
    """Return the turn plus half a circle, between -180 and 180 degrees."""
    return degrees + 180 if degrees <= 0 else degrees - 180


def aside_slots(talon_room: QRectF, card_size: QSizeF, scale: float) -> tuple[Pose, Pose]:
    """Return where two cards are laid out to be put aside: side by side where the talons were."""
    step = 0.56 * scale * card_size.width()
    centre = talon_room.center()
    return Pose(centre.x() - step, centre.y(), 0, scale), Pose(centre.x() + step, centre.y(), 0, scale)
