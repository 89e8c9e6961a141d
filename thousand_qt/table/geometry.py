"""Where everything on the table lies, as pure functions of the window's size.

Nothing here knows widgets or items: a layout is computed from a size in logical pixels, and tests check it
for sizes from 800 x 480 to 3840 x 2160. Places of cards are poses of their centres; a card of scale 1 is as
large as those in the player's own hand.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from thousand_qt.table.fans import Fan, HandFan, Pose

_REFERENCE: Final = QSizeF(1280, 720)
_HAND_SHARE: Final = 0.3
"""Height of a card in hand, as a share of the window's height."""
_LEAST_STRIP: Final = 0.3
"""How much of each card of a full hand must show when the window is narrow, in card widths."""
_FAN_SCALE: Final = 0.56
_PILE_SCALE: Final = 0.4
_GIFT_SCALE: Final = 0.72
_LIFT: Final = 0.09
"""How far a card under the pointer rises, in card heights."""


class Side(Enum):
    """Where at the table a player sits, as seen by the player at the window."""

    OWN = auto()
    LEFT = auto()
    TOP = auto()
    RIGHT = auto()


_SIDES: Final = {1: (Side.LEFT,), 2: (Side.LEFT, Side.RIGHT), 3: (Side.LEFT, Side.TOP, Side.RIGHT)}


def sides(others: int) -> tuple[Side, ...]:
    """Return where the other players sit, clockwise from the left; raises ValueError unless 1 to 3."""
    try:
        return _SIDES[others]
    except KeyError:
        raise ValueError(f"{others} other players: expected 1 to 3") from None


@dataclass(frozen=True, slots=True)
class BubblePlace:
    """Where a player's words appear: the tip points at the plate, the body stays within `room`.

    The body keeps to the corner of `room` nearest to the tip.
    """

    tip: QPointF
    room: QRectF


@dataclass(frozen=True, slots=True)
class SeatLayout:
    """Everything that belongs to one player.

    Attributes:
        plate: the name plate.
        fan: the player's cards; None at the own seat, whose cards are `TableLayout.hand`.
        fan_room: what the fan may cover.
        pile: the centre of the tricks taken.
        pile_room: what the pile and its label may cover.
        pile_label: where the pile's line of text goes.
        trick: the card the player plays.
        gift: the slot for a card the player is to be given.
        origin: where cards come from when this player deals.
    """

    side: Side
    plate: QRectF
    fan: Fan | None
    fan_room: QRectF
    pile: Pose
    pile_room: QRectF
    pile_label: QRectF
    trick: Pose
    gift: Pose
    bubble: BubblePlace
    origin: Pose


@dataclass(frozen=True, slots=True)
class TableLayout:
    """The whole table in logical pixels.

    Attributes:
        unit: the scale of texts and furniture; 1 in a window of 1280 x 720.
        seats: the own seat first, then the others clockwise.
        middle: the free room between banner, hands and plates.
        panel_rect: where the window may put a panel of its own, above the hand.
        hand_room: what the own hand covers, raised cards included.
    """

    size: QSizeF
    unit: float
    margin: float
    card_width: float
    card_height: float
    hand: HandFan
    hand_room: QRectF
    seats: tuple[SeatLayout, ...]
    banner: QRectF
    status: QRectF
    middle: QRectF
    panel_rect: QRectF
    talon_scale: float
    talon_room: QRectF
    trick_centre: QPointF
    trick_scale: float
    stock: Pose

    @property
    def lift(self) -> float:
        """How far a card under the pointer rises, in pixels of a card of scale 1."""
        return _LIFT * self.card_height

    def card_rect(self, pose: Pose) -> QRectF:
        """Return the card's rectangle before it is turned."""
        width, height = self.card_width * pose.scale, self.card_height * pose.scale
        return QRectF(pose.x - width / 2, pose.y - height / 2, width, height)

    def talon_places(self, sizes: tuple[int, ...]) -> tuple[tuple[Pose, ...], ...]:
        """Return the places of each talon's cards as they are dealt; taking some moves no others."""
        width = self.card_width * self.talon_scale
        step, gap = width * 1.12, width * 0.5
        total = sum(sizes) * step + gap * (len(sizes) - 1) - (step - width)
        left = self.talon_room.center().x() - total / 2 + width / 2
        places: list[tuple[Pose, ...]] = []
        for size in sizes:
            row = [
                Pose(left + index * step, self.talon_room.center().y(), 0, self.talon_scale)
                for index in range(size)
            ]
            places.append(tuple(row))
            left += size * step + gap
        return tuple(places)

    def aside_places(self) -> tuple[Pose, Pose]:
        """Return where two players' cards put aside lie."""
        scale = _GIFT_SCALE
        step = self.card_width * scale * 1.1
        x = self.middle.left() + step * 0.6
        y = self.middle.bottom() - self.card_height * scale * 0.6
        return Pose(x, y, 0, scale), Pose(x + step, y, 0, scale)


@dataclass(frozen=True, slots=True)
class _Frame:
    """Measures shared by the parts of a layout."""

    width: float
    height: float
    unit: float
    margin: float
    card_width: float
    card_height: float
    plate: QSizeF
    plate_beside_hand: bool
    banner: QRectF
    plates_top: float
    status: QRectF
    hand: HandFan
    hand_top: float
    middle_top: float
    middle_bottom: float
    fan_height: float
    """Height of a card in an opponent's fan."""


def layout(size: QSizeF, card_ratio: float, hand_size: int, others: int = 2) -> TableLayout:
    """Lay the table out.

    Args:
        size: of the window's table, in logical pixels.
        card_ratio: height of a card divided by its width.
        hand_size: the most cards the own hand ever holds; the size of cards does not change in a deal.
        others: how many other players sit at the table, 1 to 3.
    """
    frame = _frame(size, card_ratio, hand_size, others)
    column = _fan_extent(frame) + frame.margin
    middle = QRectF(
        column, frame.middle_top, frame.width - 2 * column, frame.middle_bottom - frame.middle_top
    )
    panel_height = min(max(96.0, 0.21 * frame.height), 0.48 * middle.height())
    panel_width = min(middle.width() - 2 * frame.margin, max(340.0, 660 * frame.unit))
    panel = QRectF(
        middle.center().x() - panel_width / 2, middle.bottom() - panel_height, panel_width, panel_height
    )
    talon_room = QRectF(
        middle.left(), middle.top(), middle.width(), panel.top() - frame.margin - middle.top()
    )
    card_width, card_height = frame.card_width, frame.card_height
    trick_scale = min(1.0, middle.height() / (1.37 * card_height), middle.width() / (3.3 * card_width))
    talon_scale = min(trick_scale, talon_room.height() / card_height, middle.width() / (5.4 * card_width))
    centre = middle.center()
    tricks = _trick_places(centre, trick_scale * card_width, trick_scale * card_height, trick_scale)
    trick_left = centre.x() - trick_scale * (1.48 * card_width + 0.05 * card_height)
    seats = [_own_seat(frame, tricks[Side.OWN])]
    seats += [_other_seat(frame, side, tricks[side], panel, trick_left) for side in sides(others)]
    bounds = frame.hand.bounds(hand_size)
    return TableLayout(
        size=QSizeF(size),
        unit=frame.unit,
        margin=frame.margin,
        card_width=card_width,
        card_height=card_height,
        hand=frame.hand,
        hand_room=bounds.adjusted(0, -_LIFT * card_height, 0, 0),
        seats=tuple(seats),
        banner=frame.banner,
        status=frame.status,
        middle=middle,
        panel_rect=panel,
        talon_scale=talon_scale,
        talon_room=talon_room,
        trick_centre=centre,
        trick_scale=trick_scale,
        stock=Pose(middle.right() - card_width * 0.4, centre.y(), 0, 0.7),
    )


def _frame(size: QSizeF, card_ratio: float, hand_size: int, others: int) -> _Frame:
    width, height = size.width(), size.height()
    unit = max(0.66, min(width / _REFERENCE.width(), height / _REFERENCE.height()))
    margin = 8 * unit
    plate = QSizeF(max(160.0, 230 * unit), max(48.0, 66 * unit))
    beside_banner = width - 2 * plate.width() - 4 * margin
    stacked = beside_banner < 300
    banner_width = min(
        width - 2 * margin, 560 * unit if stacked else min(beside_banner, max(310.0, 500 * unit))
    )
    banner = QRectF((width - banner_width) / 2, margin, banner_width, max(48.0, 66 * unit))
    plates_top = banner.bottom() + margin if stacked else margin
    status_height = max(20.0, 26 * unit)
    if stacked:
        room = width - 2 * plate.width() - 4 * margin
        status_width = room if room >= 150 else width - 2 * margin
        status_top = plates_top + (plate.height() - status_height) / 2
        if room < 150:
            status_top = plates_top + plate.height() + margin / 2
    else:
        status_width, status_top = banner_width, banner.bottom() + margin / 2
    status = QRectF((width - status_width) / 2, status_top, status_width, status_height)
    middle_top = max(status.bottom(), plates_top + plate.height() if stacked else 0) + margin
    if others == 3:
        middle_top += plate.height() + margin

    side = plate.width() + 2 * margin
    card_height = _HAND_SHARE * height
    card_width = card_height / card_ratio
    least = 1 + (hand_size - 1) * max(_LEAST_STRIP, 22 / card_width)
    beside = width - 2 * side >= card_width * least
    room = width - 2 * (side if beside else 1.5 * margin)
    if not beside:
        card_width = min(card_width, room / (1 + (hand_size - 1) * _LEAST_STRIP) / 1.03)
        card_height = card_width * card_ratio
    hand = HandFan.fitting(
        centre=width / 2, bottom=height - 0.75 * margin, room=room, card_width=card_width,
        card_height=card_height, most=hand_size,
    )  # fmt: skip
    hand_top = hand.bounds(hand_size).top() - _LIFT * card_height
    middle_bottom = hand_top - margin
    if not beside:
        middle_bottom -= plate.height() + margin
    room_for_fan = middle_bottom - (plates_top + plate.height() + margin)
    fan_height = min(_FAN_SCALE * card_height, 0.2 * width, room_for_fan / 2.9)
    return _Frame(
        width, height, unit, margin, card_width, card_height, plate, beside, banner, plates_top, status, hand,
        hand_top, middle_top, middle_bottom, fan_height,
    )  # fmt: skip


def _fan_extent(frame: _Frame) -> float:
    """Return how far an opponent's fan reaches into the table."""
    return frame.margin + _side_fan(frame, QPointF(0, 0), 1).reach


def _side_fan(frame: _Frame, edge: QPointF, direction: int) -> Fan:
    """Return the fan of a player at the left (direction 1) or right; `edge` is its outer middle."""
    return Fan(
        edge=edge,
        heading=0.0 if direction > 0 else 180.0,
        card_width=frame.fan_height * frame.card_width / frame.card_height,
        card_height=frame.fan_height,
        scale=frame.fan_height / frame.card_height,
    )


def _trick_places(centre: QPointF, width: float, height: float, scale: float) -> dict[Side, Pose]:
    """Return one place for each side: the cards overlap a little, but every index can be read."""
    x, y = centre.x(), centre.y()
    return {
        Side.OWN: Pose(x, y + 0.14 * height, 1.0, scale),
        Side.LEFT: Pose(x - 0.98 * width, y - 0.1 * height, -5.0, scale),
        Side.TOP: Pose(x, y - 0.14 * height, -1.0, scale),
        Side.RIGHT: Pose(x + 0.98 * width, y - 0.1 * height, 5.0, scale),
    }


def _own_seat(frame: _Frame, trick: Pose) -> SeatLayout:
    margin, plate_size = frame.margin, frame.plate
    if frame.plate_beside_hand:
        plate_top = frame.height - margin - plate_size.height()
    else:
        plate_top = frame.hand_top - margin - plate_size.height()
    plate = QRectF(QPointF(margin, plate_top), plate_size)
    label_height = max(16.0, 20 * frame.unit)
    pile_height = _PILE_SCALE * frame.card_height
    if frame.plate_beside_hand:
        height = pile_height * 1.15 + label_height
        pile_room = QRectF(plate.left(), frame.height - margin - height, plate.width(), height)
        pile_scale = _PILE_SCALE
    else:
        pile_room = QRectF(plate)
        pile_scale = min(_PILE_SCALE, (plate.height() - label_height) / (frame.card_height * 1.15))
    pile_room.moveRight(frame.width - margin)
    label = QRectF(pile_room.left(), pile_room.bottom() - label_height, pile_room.width(), label_height)
    pile = Pose(pile_room.center().x(), (pile_room.top() + label.top()) / 2, 0, pile_scale)
    if frame.plate_beside_hand:
        bottom = plate.top() - 1.6 * margin
        tip = QPointF(plate.left() + 0.3 * plate.width(), plate.top() - 2)
        room = QRectF(margin, bottom - 44 * frame.unit, plate.width(), 44 * frame.unit)
        room.setTop(max(room.top(), frame.middle_bottom + margin))
    else:
        tip = QPointF(plate.right() + 2, plate.center().y())
        left = plate.right() + 1.6 * margin
        room = QRectF(left, plate.top(), pile_room.left() - margin - left, plate.height())
    return SeatLayout(
        side=Side.OWN,
        plate=plate,
        fan=None,
        fan_room=QRectF(),
        pile=pile,
        pile_room=pile_room,
        pile_label=label,
        trick=trick,
        gift=Pose(frame.width / 2, frame.hand_top, 0, _GIFT_SCALE),
        bubble=BubblePlace(tip, room),
        origin=Pose(frame.width / 2, frame.height + frame.card_height, 0, 1.0),
    )


def _other_seat(frame: _Frame, side: Side, trick: Pose, panel: QRectF, trick_left: float) -> SeatLayout:
    if side is Side.TOP:
        return _top_seat(frame, trick)
    margin = frame.margin
    direction = 1 if side is Side.LEFT else -1
    plate = QRectF(QPointF(margin, frame.plates_top), frame.plate)
    fan_top = plate.bottom() + margin
    extent = _side_fan(frame, QPointF(0, 0), 1).spread
    fan_room = QRectF(margin, fan_top, _fan_extent(frame) - margin, extent)
    label_height = max(16.0, 20 * frame.unit)
    left_over = frame.middle_bottom - fan_room.bottom() - 2 * margin - label_height
    pile_scale = max(0.12, min(_PILE_SCALE, left_over / (1.15 * frame.card_height)))
    pile_height = pile_scale * frame.card_height * 1.15
    pile_room = QRectF(margin, fan_room.bottom() + margin, fan_room.width(), pile_height + label_height)
    pile_label = QRectF(margin, pile_room.bottom() - label_height, fan_room.width(), label_height)
    gift_height = _GIFT_SCALE * frame.card_height
    gift_width = _GIFT_SCALE * frame.card_width
    bubble_left = fan_room.right() + margin
    bubble_right = trick_left - margin
    bubble_top = plate.bottom() + 1.6 * margin
    if bubble_right > frame.status.left() - margin:
        # Beside the status line where that leaves room for words, under it where it does not.
        if frame.status.left() - margin - bubble_left >= 150 * frame.unit:
            bubble_right = frame.status.left() - margin
        else:
            bubble_top = max(bubble_top, frame.status.bottom() + margin)
    tip = QPointF(min(plate.right() - 24 * frame.unit, bubble_left + 30 * frame.unit), plate.bottom() + 2)
    room = QRectF(bubble_left, bubble_top, bubble_right - bubble_left, 46 * frame.unit)
    gift_x = fan_room.right() + 2 * margin + gift_width / 2
    gift_top = room.bottom() + margin
    if gift_x + gift_width / 2 + margin > panel.left():
        gift_top = min(gift_top, panel.top() - margin - gift_height)
    gift_y = min(gift_top + gift_height / 2, frame.middle_bottom - gift_height / 2)
    fan_edge = QPointF(margin, fan_room.center().y())
    pile = QPointF(fan_room.center().x(), pile_room.top() + pile_height / 2)
    gift = QPointF(gift_x, gift_y)
    origin = QPointF(-frame.card_height, fan_room.center().y())
    if direction < 0:
        plate, fan_room, pile_room, pile_label, room = (
            _mirrored(rect, frame.width) for rect in (plate, fan_room, pile_room, pile_label, room)
        )
        tip, fan_edge, pile, gift, origin = (
            QPointF(frame.width - point.x(), point.y()) for point in (tip, fan_edge, pile, gift, origin)
        )
    return SeatLayout(
        side=side,
        plate=plate,
        fan=_side_fan(frame, fan_edge, direction),
        fan_room=fan_room,
        pile=Pose(pile.x(), pile.y(), 0, pile_scale),
        pile_room=pile_room,
        pile_label=pile_label,
        trick=trick,
        gift=Pose(gift.x(), gift.y(), 0, _GIFT_SCALE),
        bubble=BubblePlace(tip, room),
        origin=Pose(origin.x(), origin.y(), 90, frame.fan_height / frame.card_height),
    )


def _top_seat(frame: _Frame, trick: Pose) -> SeatLayout:
    """Lay out the player opposite: plate, cards and pile in one row under the banner."""
    margin = frame.margin
    top = frame.middle_top - frame.plate.height() - margin
    height = frame.plate.height()
    plate = QRectF((frame.width - frame.plate.width()) / 2, top, frame.plate.width(), height)
    card_height = height / 1.25
    scale = card_height / frame.card_height
    room = min(frame.plate.width() * 0.75, plate.left() - frame.plate.width())
    fan_room = QRectF(plate.right() + margin, top, max(room, card_height), height)
    pile_room = QRectF(plate.left() - margin - fan_room.width(), top, fan_room.width(), height)
    label_height = max(16.0, 20 * frame.unit)
    label = QRectF(pile_room.left(), pile_room.bottom() - label_height, pile_room.width(), label_height)
    fan = Fan(
        edge=QPointF(fan_room.center().x(), top),
        heading=90.0,
        card_width=scale * frame.card_width,
        card_height=card_height,
        scale=scale,
        most_spread=fan_room.width(),
    )
    bubble = QRectF(plate.left(), plate.bottom() + 1.6 * margin, plate.width(), 44 * frame.unit)
    gift = Pose(frame.width / 2, bubble.top() + _GIFT_SCALE * frame.card_height / 2, 0, _GIFT_SCALE)
    return SeatLayout(
        side=Side.TOP,
        plate=plate,
        fan=fan,
        fan_room=fan_room,
        pile=Pose(pile_room.center().x(), (pile_room.top() + label.top()) / 2, 0, scale * 0.6),
        pile_room=pile_room,
        pile_label=label,
        trick=trick,
        gift=gift,
        bubble=BubblePlace(QPointF(plate.center().x(), plate.bottom() + 2), bubble),
        origin=Pose(frame.width / 2, -frame.card_height, 0, scale),
    )


def _mirrored(rect: QRectF, width: float) -> QRectF:
    return QRectF(width - rect.right(), rect.top(), rect.width(), rect.height())


def pile_pose(pile: Pose, index: int) -> Pose:
    """Return where the card number `index` of a pile of tricks lies: three by three, not quite tidy."""
    trick = index // 3
    angle = 9 * math.sin(trick * 2.4)
    return Pose(pile.x + 1.2 * trick - 4, pile.y - 0.8 * trick, angle, pile.scale)
