"""The measures all parts of the table are laid out by: how large cards, plates and banner are in a window."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from thousand_qt.table.fans import Fan, HandFan
from thousand_qt.table.open_hand import OpenHand
from thousand_qt.table.places import GIFT_SCALE, LIFT, PILE_SCALE

_REFERENCE: Final = QSizeF(1280, 720)
_HAND_SHARE: Final = 0.3
"""Height of a card in hand, as a share of the window's height."""
_LEAST_STRIP: Final = 0.3
"""How much of each card of a full hand must show when the window is narrow, in card widths."""
_FAN_SCALE: Final = 0.56
"""Height of a card in an opponent's fan, in heights of a card in hand."""
_STACKED_FAN: Final = 0.13
"""The same at most in a narrow window, as a share of its width."""
_OPEN_ROW: Final = 0.46
"""Height of a card in an open hand at the upper edge, in heights of a card in hand."""
_LEAST_WORDS: Final = 0.8
_MOST_WORDS: Final = 1.3
"""Lettering on the table grows no further, or the cards would have no room: it is large as it is."""
_MOST_WORDS_IF_NARROW: Final = 1.1
_MOST_BREADTH: Final = 1.1
_NARROW: Final = 800
"""In a window of less, in logical pixels, plates grow no wider."""
_PILE_SPREAD: Final = 1.15
"""Height of an untidy pile, in heights of its cards."""


@dataclass(frozen=True, slots=True)
class _Top:
    """The upper edge of the table.

    Attributes:
        stacked: the window is too narrow for plates beside the banner, they lie below it.
    """

    stacked: bool
    banner: QRectF
    status: QRectF
    plates_top: float


@dataclass(frozen=True, slots=True)
class Frame:
    """Measures shared by the parts of a layout, in logical pixels.

    Attributes:
        plate_beside_hand: the own plate is at the left of the hand; else it is above.
        hand_top: the upper edge of raised cards of the own hand.
        middle_top, middle_bottom: between these lies what is played.
        fan_height: height of a card in an opponent's fan.
        bubble_height: height of a speech bubble.
        top_height: height of the row of the player opposite.
        open_hands: the others' cards are laid open.
        words: how large lettering is against the usual size.
    """

    width: float
    height: float
    unit: float
    margin: float
    card_width: float
    card_height: float
    plate: QSizeF
    plate_beside_hand: bool
    stacked: bool
    banner: QRectF
    status: QRectF
    plates_top: float
    hand: HandFan
    hand_top: float
    middle_top: float
    middle_bottom: float
    fan_height: float
    bubble_height: float
    top_height: float
    open_hands: bool
    words: float

    @property
    def label_height(self) -> float:
        return max(16.0, 20 * self.unit) * self.words

    @property
    def plates_bottom(self) -> float:
        return self.plates_top + self.plate.height()

    def side_fan(self, edge: QPointF, direction: int) -> Fan:
        """Return the fan of a player at the left (direction 1) or right; `edge` is its outer middle."""
        return Fan(
            edge=edge,
            heading=0.0 if direction > 0 else 180.0,
            card_width=self.fan_height * self.card_width / self.card_height,
            card_height=self.fan_height,
            scale=self.fan_height / self.card_height,
        )

    def open_hand(self, room: QRectF, direction: int) -> OpenHand | None:
        """Return where a player at the side has open cards; None while they are closed."""
        if not self.open_hands:
            return None
        scale = self.fan_height / self.card_height
        return OpenHand(room, direction < 0, scale * self.card_width, self.fan_height, scale)

    @property
    def fan_room(self) -> QRectF:
        """What the left player's fan may cover."""
        fan = self.side_fan(QPointF(), 1)
        return QRectF(self.margin, self.plates_bottom + self.margin, fan.reach, fan.spread)

    @property
    def side_pile_scale(self) -> float:
        """Size of the cards in the piles at the sides."""
        left_over = self.middle_bottom - self.fan_room.bottom() - 2 * self.margin - self.label_height
        highest = left_over / (_PILE_SPREAD * self.card_height)
        widest = 0.8 * self.fan_room.width() / self.card_width
        return max(0.12, min(PILE_SCALE, highest, widest))

    @property
    def side_pile_room(self) -> QRectF:
        """What the left player's pile and its label may cover."""
        fan = self.fan_room
        height = self.pile_height(self.side_pile_scale) + self.label_height
        return QRectF(fan.left(), fan.bottom() + self.margin, fan.width(), height)

    @property
    def gift_scale(self) -> float:
        """Size of the cards in the gift slots: between the upper edge and the panel they have room."""
        top = max(self.status.bottom(), self.plates_bottom) + self.margin
        room = self.panel.top() - self.margin - top
        return min(GIFT_SCALE, room / self.card_height)

    def pile_height(self, scale: float) -> float:
        return scale * self.card_height * _PILE_SPREAD

    @property
    def panel(self) -> QRectF:
        """Where the window may put a panel: as wide as it can be without covering piles at the sides."""
        column = self.fan_room.right() + self.margin
        middle_height = self.middle_bottom - self.middle_top
        height = min(max(108.0, 0.21 * self.height), 0.52 * middle_height)
        below_piles = self.middle_bottom - self.side_pile_room.bottom() - self.margin
        if self.stacked and below_piles >= 96:
            room = self.width - 2 * self.margin
            height = min(height, below_piles)
        else:
            room = self.width - 2 * (column + self.margin)
        width = min(room, max(340.0, 660 * self.unit))
        return QRectF((self.width - width) / 2, self.middle_bottom - height, width, height)


def frame_of(
    size: QSizeF, card_ratio: float, hand_size: int, others: int, *, open_hands: bool, text_scale: float = 1.0
) -> Frame:
    """Measure a window. The arguments are those of `geometry.layout`."""
    width, height = size.width(), size.height()
    unit = max(0.66, min(width / _REFERENCE.width(), height / _REFERENCE.height()))
    margin = 8 * unit
    most = _MOST_WORDS if width >= _NARROW else _MOST_WORDS_IF_NARROW
    words = max(_LEAST_WORDS, min(text_scale, most))
    broad = max(1.0, min(words, _MOST_BREADTH)) if width >= _NARROW else 1.0
    plate = QSizeF(max(168.0, 240 * unit) * broad, max(48.0, 66 * unit) * words)
    bubble_height = 46 * unit * words
    top = _top(size, unit, margin, plate, words)
    middle_top = top.status.bottom() + margin
    if top.stacked:
        # There is no room for words beside the middle, so they get a row of their own.
        middle_top = max(middle_top, top.plates_top + plate.height() + margin) + bubble_height + margin
    top_height = max(plate.height(), _OPEN_ROW * _HAND_SHARE * height) if open_hands else plate.height()
    if others == 3:
        middle_top += top_height + margin

    side = plate.width() + 2 * margin
    card_height = _HAND_SHARE * height
    card_width = card_height / card_ratio
    least = 1 + (hand_size - 1) * max(_LEAST_STRIP, 22 / card_width)
    beside = width - 2 * side >= card_width * least
    room = width - 2 * (side if beside else 1.5 * margin)
    if not beside:
        card_width = min(card_width, room / (1 + (hand_size - 1) * _LEAST_STRIP) / 1.03)
        card_height = card_width * card_ratio
    hand = HandFan(width / 2, height - 0.75 * margin, room, card_width, card_height, hand_size)
    hand_top = hand.bounds(hand_size).top() - LIFT * card_height
    middle_bottom = hand_top - margin
    if not beside:
        middle_bottom -= plate.height() + margin
    room_for_fan = middle_bottom - (top.plates_top + plate.height() + margin)
    widest = (_STACKED_FAN if top.stacked else 0.2) * width
    return Frame(
        width=width,
        height=height,
        unit=unit,
        margin=margin,
        card_width=card_width,
        card_height=card_height,
        plate=plate,
        plate_beside_hand=beside,
        stacked=top.stacked,
        banner=top.banner,
        status=top.status,
        plates_top=top.plates_top,
        hand=hand,
        hand_top=hand_top,
        middle_top=middle_top,
        middle_bottom=middle_bottom,
        fan_height=min(_FAN_SCALE * card_height, widest, room_for_fan / 2.9),
        bubble_height=bubble_height,
        top_height=top_height,
        open_hands=open_hands,
        words=words,
    )


def _top(size: QSizeF, unit: float, margin: float, plate: QSizeF, words: float) -> _Top:
    """Place banner, status line and plates along the upper edge."""
    width = size.width()
    beside_banner = width - 2 * plate.width() - 4 * margin
    stacked = beside_banner < 300 or size.width() < size.height()
    widest = 560 * unit if stacked else min(beside_banner, max(310.0, 500 * unit))
    banner_width = min(width - 2 * margin, widest)
    banner = QRectF((width - banner_width) / 2, margin, banner_width, max(48.0, 66 * unit) * words)
    status_height = max(20.0, 26 * unit) * words
    if not stacked:
        status = QRectF(banner.left(), banner.bottom() + margin / 2, banner_width, status_height)
        return _Top(stacked, banner, status, margin)
    plates_top = banner.bottom() + margin
    if beside_banner >= 150:  # the status line fits between the plates
        top = plates_top + (plate.height() - status_height) / 2
        status = QRectF((width - beside_banner) / 2, top, beside_banner, status_height)
    else:
        inset = 1.35 * _STACKED_FAN * width + 2 * margin  # the fans reach no further
        top = plates_top + plate.height() + margin / 2
        status = QRectF(inset, top, width - 2 * inset, status_height)
    return _Top(stacked, banner, status, plates_top)
