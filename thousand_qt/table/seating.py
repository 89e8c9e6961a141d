"""Lays out one player's side of the table: plate, cards, pile, words and gifts."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF

from thousand_qt.table.fans import Fan, Pose
from thousand_qt.table.frame import FINGER, Frame
from thousand_qt.table.places import GIFT_SCALE, PILE_SCALE, BubblePlace, SeatLayout, Side

_OPEN_ROW_WIDTH: Final = 3.7
"""Width of ten open cards in a row, in card widths."""
_OWN_WORDS: Final = 100
"""Width of what the player says beside the own plate at least, in logical pixels."""
_LEAST_BUBBLE: Final = 150
"""Width of the room for words beside the plate opposite, in units."""
_GIFT_NAME: Final = 0.8
"""Width of a name beside a gift slot at most, in widths of a plate."""
_OPEN_PILE: Final = 0.35
"""Least width of the pile opposite while cards are open, in widths of a plate."""


def own_seat(frame: Frame, trick: Pose) -> SeatLayout:
    margin, plate_size = frame.margin, frame.plate
    if frame.plate_beside_hand:
        plate_top = frame.height - margin - plate_size.height()
    else:
        plate_top = frame.hand_top - margin - plate_size.height()
    plate = QRectF(QPointF(margin, plate_top), plate_size)
    label_height = frame.label_height
    pile_height = PILE_SCALE * frame.card_height
    if frame.plate_beside_hand:
        height = pile_height * 1.15 + label_height
        pile_room = QRectF(0, frame.height - margin - height, frame.pile_width, height)
        pile_scale = PILE_SCALE
    else:
        pile_room = QRectF(0, plate_top, frame.pile_width, plate_size.height())
        pile_scale = min(PILE_SCALE, (plate_size.height() - label_height) / (frame.card_height * 1.15))
    pile_room.moveRight(frame.width - margin)
    label = QRectF(pile_room.left(), pile_room.bottom() - label_height, pile_room.width(), label_height)
    pile = Pose(pile_room.center().x(), (pile_room.top() + label.top()) / 2, 0, pile_scale)
    if frame.plate_beside_hand:
        bottom = plate.top() - 1.6 * margin
        tip = QPointF(plate.left() + 0.3 * plate.width(), plate.top() - 2)
        room = QRectF(margin, bottom - frame.bubble_height, plate.width(), frame.bubble_height)
        room.setTop(max(room.top(), frame.middle_bottom + margin))
    else:
        tip = QPointF(plate.right() + 2, plate.center().y())
        left = plate.right() + 1.6 * margin
        right = hint_room(frame).left() - margin
        if right - left < _OWN_WORDS:  # in a narrow window what is said may lie over the button for a moment
            right = last_trick_room(frame).left() - margin
        room = QRectF(left, plate.top(), right - left, plate.height())
    return SeatLayout(
        side=Side.OWN,
        plate=plate,
        fan=None,
        fan_room=QRectF(),
        pile=pile,
        pile_room=pile_room,
        pile_label=label,
        trick=trick,
        gift=Pose(frame.width / 2, frame.hand_top, 0, GIFT_SCALE),
        bubble=BubblePlace(tip, room),
        origin=Pose(frame.width / 2, frame.height + frame.card_height, 0, 1.0),
        gift_name=QRectF(),
    )


def last_trick_room(frame: Frame) -> QRectF:
    """Return where a button for the last trick finds room: over the own tricks, or beside them."""
    margin, width = frame.margin, frame.pile_width
    right = frame.width - margin
    if frame.plate_beside_hand:
        pile = PILE_SCALE * frame.card_height * 1.15 + frame.label_height
        bottom = frame.height - margin - pile - 0.75 * margin
        height = max(FINGER, min(46 * frame.panel_scale * frame.words, bottom - frame.middle_bottom))
        return QRectF(right - width, bottom - height, width, height)
    top, height = frame.hand_top - margin - frame.plate.height(), frame.plate.height()
    return QRectF(right - 2 * width - margin, top, width, height)


def hint_room(frame: Frame) -> QRectF:
    """Return where a button for a hint finds room: over what is said at the own plate, or in its row."""
    room = last_trick_room(frame)
    if not frame.plate_beside_hand:
        return room.translated(-room.width() - frame.margin, 0)
    plate = frame.plate
    said = frame.height - 2.6 * frame.margin - plate.height() - frame.bubble_height
    bottom = min(room.bottom(), max(said - frame.margin / 2, frame.middle_bottom + room.height()))
    return QRectF(frame.margin, bottom - room.height(), plate.width(), room.height())


def other_seat(frame: Frame, side: Side, trick: Pose, trick_left: float) -> SeatLayout:
    """Lay out another player's place. `trick_left` is where the cards of a trick begin."""
    if side is Side.TOP:
        return _top_seat(frame, trick, trick_left)
    # Everything is computed for the left side and mirrored for the right.
    margin = frame.margin
    direction = 1 if side is Side.LEFT else -1
    plate = QRectF(QPointF(margin, frame.plates_top), frame.plate)
    fan_room, pile_room, pile_scale = frame.fan_room, frame.side_pile_room, frame.side_pile_scale
    pile_label = QRectF(pile_room)
    pile_label.setTop(pile_room.bottom() - frame.label_height)
    pile_label.setWidth(frame.side_label_width)
    pile_room = pile_room.united(pile_label)
    bubble = _left_bubble(frame, plate, trick_left)
    gift = _left_gift(frame, bubble.room, trick_left)
    gift_name = _side_gift_name(frame, gift, trick_left)
    fan_edge = QPointF(margin, fan_room.center().y())
    pile = QPointF(fan_room.center().x(), pile_room.top() + frame.pile_height(pile_scale) / 2)
    origin = QPointF(-frame.card_height, fan_room.center().y())
    tip, room = bubble.tip, bubble.room
    if direction < 0:
        plate, fan_room, pile_room, pile_label, room, gift_name = (
            _mirrored(rect, frame.width) for rect in (plate, fan_room, pile_room, pile_label, room, gift_name)
        )
        tip, fan_edge, pile, gift, origin = (
            QPointF(frame.width - point.x(), point.y()) for point in (tip, fan_edge, pile, gift, origin)
        )
    return SeatLayout(
        side=side,
        plate=plate,
        fan=frame.side_fan(fan_edge, direction),
        fan_room=fan_room,
        pile=Pose(pile.x(), pile.y(), 0, pile_scale),
        pile_room=pile_room,
        pile_label=pile_label,
        trick=trick,
        gift=Pose(gift.x(), gift.y(), 0, frame.gift_scale),
        bubble=BubblePlace(tip, room),
        origin=Pose(origin.x(), origin.y(), 90, frame.fan_height / frame.card_height),
        gift_name=gift_name,
        open_hand=frame.open_hand(fan_room, direction),
    )


def _left_bubble(frame: Frame, plate: QRectF, trick_left: float) -> BubblePlace:
    """Return where the left player's words go: beside the fan, above or left of what is played."""
    margin, status = frame.margin, frame.status
    left = frame.fan_room.right() + margin
    top = plate.bottom() + 1.6 * margin
    if frame.stacked:
        right = frame.width / 2 - margin / 2
        top = max(top, status.bottom() + margin) if status.top() > plate.top() + plate.height() / 2 else top
    else:
        right = trick_left - margin
        # Beside the status line where that leaves room for words, under it where it does not.
        if right > status.left() - margin and status.left() - margin - left >= 150 * frame.unit:
            right = status.left() - margin
        elif right > status.left() - margin:
            top = max(top, status.bottom() + margin)
    tip = QPointF(min(plate.right() - 24 * frame.unit, left + 30 * frame.unit), plate.bottom() + 2)
    return BubblePlace(tip, QRectF(left, top, right - left, frame.bubble_height))


def _left_gift(frame: Frame, bubble: QRectF, trick_left: float) -> QPointF:
    """Return the centre of the slot for the left player's gift: beside the fan, below the words.

    Where the panel leaves no room below them, it is beside them.
    """
    margin, panel = frame.margin, frame.panel
    width, height = frame.gift_scale * frame.card_width, frame.gift_scale * frame.card_height
    x = frame.fan_room.right() + 2 * margin + width / 2
    top = bubble.bottom() + margin
    if x + width / 2 + margin > panel.left() and top + height > panel.top() - margin:
        top = panel.top() - margin - height
        if not frame.stacked and top < bubble.bottom():
            x = max(x, min(trick_left + width / 2, frame.width / 2 - width / 2 - margin))
    if frame.opposite:  # the plate in the middle may be close
        x = min(x, _top_plate(frame).left() - margin / 4 - width / 2)
    return QPointF(x, min(top + height / 2, frame.middle_bottom - height / 2))


def _gift_name(frame: Frame, slot: QPointF, end: float, scale: float | None = None) -> QRectF:
    """Return the room for a name between the slot at `slot` (its centre) and `end`."""
    scale = frame.gift_scale if scale is None else scale
    width, height = scale * frame.card_width, scale * frame.card_height
    left = slot.x() + width / 2 + frame.margin
    right = min(end - frame.margin, left + _GIFT_NAME * frame.plate.width())
    top = slot.y() - height / 2
    bottom = min(top + height, frame.panel.top() - frame.margin)
    return QRectF(left, top, right - left, bottom - top)


def _side_gift_name(frame: Frame, slot: QPointF, trick_left: float) -> QRectF:
    """Return the room for the left player's name beside that slot.

    It ends in the middle; where a slot lies there, the one in the middle needs half of the room between them.
    """
    if not frame.opposite:
        return _gift_name(frame, slot, frame.width / 2)
    gift = _top_gift(frame, _top_bubble(frame, _top_plate(frame), trick_left).room)
    between = frame.width / 2 - gift.scale * frame.card_width / 2
    own = slot.x() + frame.gift_scale * frame.card_width / 2
    return _gift_name(frame, slot, (own + between + frame.margin) / 2)


def _top_plate(frame: Frame) -> QRectF:
    """Return where the plate of the player opposite is, in the middle under the banner."""
    top = frame.middle_top - frame.top_height - frame.margin
    return QRectF(QPointF((frame.width - frame.plate.width()) / 2, top), frame.plate)


def _top_gift(frame: Frame, bubble: QRectF) -> Pose:
    """Return the slot for the gift of the player opposite: in the middle, below plate and words."""
    plate = _top_plate(frame)
    top = max(plate.bottom(), bubble.bottom() if bubble.right() > plate.left() else 0) + frame.margin
    scale = min(frame.gift_scale, (frame.panel.top() - frame.margin - top) / frame.card_height)
    return Pose(frame.width / 2, top + scale * frame.card_height / 2, 0, scale)


def _top_gift_name(frame: Frame, gift: Pose, trick_left: float) -> QRectF:
    """Return the room for a name between that slot and what belongs to the player at the right."""
    corner = QRectF(QPointF(frame.margin, frame.plates_top), frame.plate)
    left_gift = _left_gift(frame, _left_bubble(frame, corner, trick_left).room, trick_left)
    name = _side_gift_name(frame, left_gift, trick_left)
    beside = max(left_gift.x() + frame.gift_scale * frame.card_width / 2, name.right())
    return _gift_name(frame, gift.centre, frame.width - beside, gift.scale)


def _top_seat(frame: Frame, trick: Pose, trick_left: float) -> SeatLayout:
    """Lay out the player opposite: plate, cards and pile in one row under the banner."""
    margin = frame.margin
    height = frame.top_height
    plate = _top_plate(frame)
    top = plate.top()
    card_height = height if frame.open_hands else height / 1.25
    scale = card_height / frame.card_height
    if frame.open_hands:  # between the cards of the two players at the sides
        column = frame.fan_room.right() + margin
        needed = scale * frame.card_width * _OPEN_ROW_WIDTH
        left = min(plate.left(), frame.width - column - needed - margin - plate.width())
        plate.moveLeft(max(left, column + _OPEN_PILE * plate.width() + margin))
        room = frame.width - column - margin - plate.right()
        pile_width = plate.left() - margin - column
    else:
        room = max(min(frame.plate.width() * 0.75, plate.left() - frame.plate.width()), card_height)
        pile_width = room
    fan_room = QRectF(plate.right() + margin, top, room, height)
    pile_room = QRectF(plate.left() - margin - pile_width, top, pile_width, height)
    label_height = frame.label_height
    label = QRectF(pile_room.left(), pile_room.bottom() - label_height, pile_room.width(), label_height)
    fan = Fan(
        edge=QPointF(fan_room.center().x(), top),
        heading=90.0,
        card_width=scale * frame.card_width,
        card_height=card_height,
        scale=scale,
        most_spread=fan_room.width(),
    )
    bubble = _top_bubble(frame, plate, trick_left)
    gift = _top_gift(frame, bubble.room)
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
        bubble=bubble,
        origin=Pose(frame.width / 2, -frame.card_height, 0, scale),
        gift_name=_top_gift_name(frame, gift, trick_left),
    )


def _top_bubble(frame: Frame, plate: QRectF, trick_left: float) -> BubblePlace:
    """Return where the words of the player opposite go: at the left of the plate, or below it.

    Below it lies the talon in a window that is not high.
    """
    margin, height = frame.margin, frame.bubble_height
    left, right = frame.column + margin, plate.left() - 1.6 * margin
    beside = _left_bubble(frame, QRectF(QPointF(margin, frame.plates_top), frame.plate), trick_left).room
    if not frame.stacked and right - left >= _LEAST_BUBBLE * frame.unit:
        top = max(plate.bottom() - height, beside.bottom() + margin / 2)  # below what the left player says
        room = QRectF(left, top, right - left, height)
        return BubblePlace(QPointF(plate.left() - 2, plate.center().y()), room)
    room = QRectF(plate.left(), plate.bottom() + 1.6 * margin, plate.width(), height)
    return BubblePlace(QPointF(plate.center().x(), plate.bottom() + 2), room)


def _mirrored(rect: QRectF, width: float) -> QRectF:
    return QRectF(width - rect.right(), rect.top(), rect.width(), rect.height())
