"""The measures all parts of the table are laid out by: how large cards, plates and banner are in a window."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from thousand_qt.table.fans import Fan, HandFan
from thousand_qt.table.open_hand import OpenHand
from thousand_qt.table.places import GIFT_SCALE, LIFT, PILE_SCALE

_REFERENCE: Final = QSizeF(1280, 720)
_HAND_SHARES: Final = (0.3, 0.27, 0.24, 0.21)
"""Height of a card in hand, as a share of the window's height: the first that leaves room to the middle."""
_LEAST_MIDDLE: Final = 0.37
"""Height of what is between the hand and the upper edge, as a share of the window's height."""
FINGER: Final = 44.0
"""What a finger hits without looking closely, in logical pixels."""
_LEAST_STRIP: Final = 0.3
"""How much of each card of a full hand must show when the window is narrow, in card widths."""
_LEAST_PILE: Final = (96.0, 0.55)
"""Width of the own pile with its label where the hand needs the room, in logical pixels and card widths."""
_FAN_SCALE: Final = 0.56
"""Height of a card in an opponent's fan, in heights of a card in hand."""
_STACKED_FAN: Final = 0.13
"""The same at most in a narrow window, as a share of its width."""
_OPEN_ROW: Final = 0.46
"""Height of a card in an open hand at the upper edge, in heights of a card in hand."""
_LEAST_WORDS: Final = 0.8
_MOST_WORDS: Final = 1.6
"""Lettering on the table grows no further: usually it is larger than that of windows already."""
_MOST_WORDS_IF_LOW: Final = 1.45
_MOST_WORDS_IF_TINY: Final = 1.1
_LOW: Final = 560
_NARROW: Final = 780
"""In a window of less height, in logical pixels, or width, the cards need the room."""
_LEAST_STATUS: Final = 220
"""Width of the status line between two plates, in logical pixels."""
_PLATE_GROWTH: Final = 0.7
"""By how much of the growth of its lettering a plate grows: its lines move closer together."""
_MOST_BREADTH: Final = 1.25
_FACING: Final = 0.54
"""Height of the hand of the only other player, in heights of a card in hand."""
_FACING_IF_STACKED: Final = 0.2
"""The same at most in a narrow window, as a share of its width."""
_FACING_BANNER: Final = 0.34
"""Width of the banner beside that hand at most, as a share of the window's."""
_FACING_BANNER_OF_LARGE: Final = 0.38
"""The same where lettering is large."""
_PILE_SPREAD: Final = 1.15
"""Height of an untidy pile, in heights of its cards."""
_PANEL_FRAME: Final = 44
"""What the edges of a panel and the gaps between its lines take, at scale 1."""
_PANEL_LINES: Final = 58
"""Its title and two lines below it, at scale 1 and the usual size of text."""
_PANEL_SCALES: Final = (0.9, 3.0)
_LEAST_TALON: Final = 0.3
"""What a panel leaves to the talon, as a share of the height of the middle."""


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
        opposite: somebody sits opposite, between the two at the sides.
        open_hands: the others' cards are laid open.
        faces_one: there is one other player, opposite, and nobody at the sides.
        words: how large lettering is against the usual size.
        text_scale: how large the player wants it.
        pile_width: width of the own pile where it lies beside the hand.
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
    opposite: bool
    open_hands: bool
    faces_one: bool
    words: float
    text_scale: float
    pile_width: float

    @property
    def panel_scale(self) -> float:
        """How large panels are against those in a window of 1280 x 720."""
        return max(_PANEL_SCALES[0], min(self.unit, _PANEL_SCALES[1]))

    @property
    def label_height(self) -> float:
        return max(16.0, 20 * self.unit) * self.words

    @property
    def plate_words(self) -> float:
        """How large a plate's lettering is against the plate; 1 at the usual size of text."""
        return self.words / (1 + _PLATE_GROWTH * (self.words - 1))

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
    def column(self) -> float:
        """How wide the column at each side is that belongs to a player there."""
        return self.margin if self.faces_one else self.fan_room.right() + self.margin

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
    def side_label_width(self) -> float:
        """Width of what is written below the piles at the sides: nearly up to the panel."""
        return self.column - self.margin / 2

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
        middle_height = self.middle_bottom - self.middle_top
        scale, text = self.panel_scale, max(1.0, self.text_scale)
        buttons = max(FINGER, 17 * scale * (text + 1))
        height = scale * (_PANEL_FRAME + _PANEL_LINES * text) + buttons
        height = min(height, middle_height - self.margin - max(_LEAST_TALON * middle_height, 40.0))
        below_piles = self.middle_bottom - self.side_pile_room.bottom() - self.margin
        if self.faces_one:
            room = self.width - 2 * self.margin
        elif self.stacked and below_piles >= 96:
            room = self.width - 2 * self.margin
            height = min(height, below_piles)
        else:
            room = self.width - 2 * (self.column + self.margin)
        width = min(room, max(340.0, 660 * self.unit) * text)
        return QRectF((self.width - width) / 2, self.middle_bottom - height, width, height)


def frame_of(
    size: QSizeF, card_ratio: float, hand_size: int, others: int, *, open_hands: bool, text_scale: float = 1.0
) -> Frame:
    """Measure a window. The arguments are those of `geometry.layout`."""
    width, height = size.width(), size.height()
    unit = max(0.66, min(width / _REFERENCE.width(), height / _REFERENCE.height()))
    margin = 8 * unit
    words = max(_LEAST_WORDS, min(text_scale, _most_words(size)))
    if width < height:
        widest = (width - 3 * margin) / 2
    else:
        widest = _Holding.of(size, margin, _HAND_SHARES[0] * height, card_ratio, hand_size, 0).widest_plate
    plate = _plate(unit, words, widest)
    bubble_height = 46 * unit * words
    largest = _HAND_SHARES[0] * height
    if others == 1:
        top = _top_of_two(size, unit, margin, plate, words)
        top_height = max(plate.height(), top.status.bottom() - margin if not top.stacked else 0.0)
        top_height = max(top_height, min(_FACING * largest, _FACING_IF_STACKED * width))
        middle_top = max(top.status.bottom(), top.plates_top + top_height) + margin
    else:
        top = _top(size, unit, margin, plate, words)
        top_height = max(plate.height(), _OPEN_ROW * largest) if open_hands else plate.height()
        middle_top = top.status.bottom() + margin
    if top.stacked and others == 1:  # what is said has room below the plate, beside the hand
        middle_top = max(middle_top, top.plates_top + plate.height() + bubble_height + 2.6 * margin)
    elif top.stacked:
        # There is no room for words beside the middle, so they get a row of their own.
        middle_top = max(middle_top, top.plates_top + plate.height() + margin) + bubble_height + margin
    if others == 3:
        middle_top += top_height + margin

    holding = _holding(size, margin, card_ratio, hand_size, plate, middle_top)
    card_width, card_height = holding.fan.card_width, holding.fan.card_height
    middle_bottom = holding.middle_bottom(margin, plate)
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
        plate_beside_hand=holding.beside_plate,
        stacked=top.stacked,
        banner=top.banner,
        status=top.status,
        plates_top=top.plates_top,
        hand=holding.fan,
        hand_top=holding.top,
        middle_top=middle_top,
        middle_bottom=middle_bottom,
        fan_height=min(_FAN_SCALE * card_height, widest, room_for_fan / 2.9),
        bubble_height=bubble_height,
        top_height=top_height,
        opposite=others == 3,
        open_hands=open_hands,
        faces_one=others == 1,
        words=words,
        text_scale=text_scale,
        pile_width=holding.pile_width,
    )


def _most_words(size: QSizeF) -> float:
    """Return how much larger than usual lettering may be in a window."""
    if size.height() >= _LOW:
        return _MOST_WORDS
    return _MOST_WORDS_IF_LOW if size.width() >= _NARROW else _MOST_WORDS_IF_TINY


def _plate(unit: float, words: float, widest: float) -> QSizeF:
    """Return the size of name plates: high enough for their lettering, and broader where there is room."""
    usual = max(168.0, 240 * unit)
    width = min(usual * max(1.0, min(words, _MOST_BREADTH)), max(usual, widest))
    return QSizeF(width, max(FINGER, max(48.0, 66 * unit) * (1 + _PLATE_GROWTH * (words - 1))))


@dataclass(frozen=True, slots=True)
class _Holding:
    """The own hand, and what is beside it.

    Attributes:
        beside_plate: the plate has room at its left, and the pile at its right; else they are above it.
        widest_plate: how wide the plate may be to lie there.
    """

    fan: HandFan
    top: float
    beside_plate: bool
    pile_width: float
    widest_plate: float

    @classmethod
    def of(
        cls, size: QSizeF, margin: float, card_height: float, card_ratio: float, hand_size: int, plate: float
    ) -> _Holding:
        """Hold cards of this height beside a plate of this width."""
        width, card_width = size.width(), card_height / card_ratio
        strip = max(FINGER, _LEAST_STRIP * card_width)
        least_hand = HandFan(0, 0, 0, card_width, card_height, hand_size).width_for(strip)
        least_pile = max(_LEAST_PILE[0], _LEAST_PILE[1] * card_width)
        # In a narrow window the pile at the right of the hand gets less room than the plate at its left.
        left = plate + 2 * margin
        right = min(left, width - left - least_hand)
        beside = right >= least_pile + 2 * margin or not plate
        if beside:
            room = width - left - right
            middle, pile_width = left + room / 2, right - 2 * margin
        else:
            middle, room, pile_width = width / 2, width - 3 * margin, max(_LEAST_PILE[0], 0.5 * plate)
            card_width = min(card_width, room / (1 + (hand_size - 1) * _LEAST_STRIP) / 1.03)
            card_height = card_width * card_ratio
        fan = HandFan(middle, size.height() - 0.75 * margin, room, card_width, card_height, hand_size)
        top = fan.bounds(hand_size).top() - LIFT * card_height
        return cls(fan, top, beside, pile_width, width - least_hand - least_pile - 4 * margin)

    def middle_bottom(self, margin: float, plate: QSizeF) -> float:
        """Return where what is played ends."""
        return self.top - margin - (0 if self.beside_plate else plate.height() + margin)


def _holding(
    size: QSizeF, margin: float, card_ratio: float, hand_size: int, plate: QSizeF, middle_top: float
) -> _Holding:
    """Hold cards as large as what is played leaves room for."""
    tried: list[_Holding] = []
    for share in _HAND_SHARES:
        tried.append(_Holding.of(size, margin, share * size.height(), card_ratio, hand_size, plate.width()))
        if tried[-1].middle_bottom(margin, plate) - middle_top >= _LEAST_MIDDLE * size.height():
            break
    return tried[-1]


def _top(size: QSizeF, unit: float, margin: float, plate: QSizeF, words: float) -> _Top:
    """Place banner, status line and plates along the upper edge."""
    width = size.width()
    beside_banner = width - 2 * plate.width() - 4 * margin
    stacked = beside_banner < 300 or size.width() < size.height()
    wanted = max(310.0, 500 * unit) * max(1.0, words)
    banner_width = min(width - 2 * margin if stacked else beside_banner, wanted)
    banner = QRectF((width - banner_width) / 2, margin, banner_width, plate.height())
    status_height = max(20.0, 26 * unit) * words
    if not stacked:
        status = QRectF(banner.left(), banner.bottom() + margin / 2, banner_width, status_height)
        return _Top(stacked, banner, status, margin)
    plates_top = banner.bottom() + margin
    if beside_banner >= _LEAST_STATUS * max(1.0, words):  # the status line fits between the plates
        top = plates_top + (plate.height() - status_height) / 2
        status = QRectF((width - beside_banner) / 2, top, beside_banner, status_height)
    else:
        inset = 1.35 * _STACKED_FAN * width + 2 * margin  # the fans reach no further
        top = plates_top + plate.height() + margin / 2
        status = QRectF(inset, top, width - 2 * inset, status_height)
    return _Top(stacked, banner, status, plates_top)


def _top_of_two(size: QSizeF, unit: float, margin: float, plate: QSizeF, words: float) -> _Top:
    """Place banner and status line in the left corner, so that the hand opposite lies in the middle.

    In a narrow window they lie above everything else.
    """
    width = size.width()
    banner_height, status_height = plate.height(), max(20.0, 26 * unit) * words
    beside = min(max(310.0, 430 * unit), _FACING_BANNER * width)
    stacked = size.width() < size.height() or width - 2 * beside < 1.2 * plate.width()
    if stacked:
        banner_width = min(width - 2 * margin, 560 * unit)
        banner = QRectF((width - banner_width) / 2, margin, banner_width, banner_height)
    else:
        beside = max(beside, min(beside * words, _FACING_BANNER_OF_LARGE * width))
        banner = QRectF(margin, margin, beside, banner_height)
    status = QRectF(banner.left(), banner.bottom() + margin / 2, banner.width(), status_height)
    return _Top(stacked, banner, status, status.bottom() + margin if stacked else margin)
