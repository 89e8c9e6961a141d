"""Where everything on the table lies, as pure functions of the window's size.

Nothing here knows widgets or items: a layout is computed from a size in logical pixels, and tests check it
for sizes from 800 x 480 to 3840 x 2160. Places of cards are poses of their centres; a card of scale 1 is as
large as those in the player's own hand.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from thousand_qt.table.facing import aside_slots, facing_seat
from thousand_qt.table.fans import HandFan, Pose, turned_extent
from thousand_qt.table.frame import Frame, frame_of
from thousand_qt.table.places import LIFT, SeatLayout, Side, sides
from thousand_qt.table.seating import hint_room, last_trick_room, other_seat, own_seat

_WORDS: Final = 160
"""Width kept free for a speech bubble, in units."""
_LEFTOVER_SCALE: Final = 0.5
"""Size of the four cards nobody plays, against the stock of the other game for two."""
_STOCK_PLACE: Final = 1.9
"""How far from the middle of the trick the stock lies, in card widths; the trump as far on the other side."""
_STOCK_SCALE: Final = 0.9
_STOCK_WORDS: Final = 8.4
"""How wide the longest line there is under the stock, in heights of the line."""
_STOCK_LABEL: Final = 30
"""Height of the line under the stock, in units."""
_LEAST_STOCK_LABEL: Final = 15
"""The same at least, in logical pixels, where a card is narrower than the line has to be."""


@dataclass(frozen=True, slots=True)
class _Spread:
    """How far the cards of a trick lie from its centre.

    Attributes:
        side: those of the players at the sides, in card widths.
        across, down: those of the player in front and opposite, in card widths and heights.
    """

    side: float
    across: float
    down: float


_TRICK: Final = _Spread(0.98, 0.0, 0.14)
_TRICK_OF_TWO: Final = _Spread(0.56, 0.0, 0.08)
"""Side by side, so that it does not matter which of the two comes last."""
_TRICK_OF_FOUR: Final = _Spread(1.22, 0.22, 0.2)
"""The cards in front and opposite would hide each other's index."""


@dataclass(frozen=True, slots=True)
class TableLayout:
    """The whole table in logical pixels.

    Attributes:
        unit: the scale of texts and furniture; 1 in a window of 1280 x 720.
        seats: the own seat first, then the others clockwise.
        middle: the free room between banner, hands and plates.
        panel_rect: where the window may put a panel of its own, above the hand.
        trump_mark: where the trump lies on the cloth.
        stock, stock_label: the cards two players draw, and how many there are left.
        aside_slots: where a player lays out two cards to put them aside.
        hand_room: what the own hand covers, raised cards included.
        words: how large lettering is against the usual size.
        plate_words: how large a plate's lettering is against the plate.
        last_trick: where a button for the last trick has room, high enough for a finger.
        hint: where one for a hint has.
    """

    size: QSizeF
    unit: float
    margin: float
    card_width: float
    card_height: float
    hand: HandFan
    hand_room: QRectF
    words: float
    plate_words: float
    last_trick: QRectF
    hint: QRectF
    seats: tuple[SeatLayout, ...]
    banner: QRectF
    status: QRectF
    middle: QRectF
    panel_rect: QRectF
    talon_scale: float
    talon_room: QRectF
    trick_centre: QPointF
    trump_mark: QRectF
    trick_scale: float
    stock: Pose
    stock_label: QRectF
    aside_slots: tuple[Pose, Pose]

    @property
    def lift(self) -> float:
        """How far a card under the pointer rises, in pixels of a card of scale 1."""
        return LIFT * self.card_height

    def card_rect(self, pose: Pose) -> QRectF:
        """Return the card's rectangle before it is turned."""
        width, height = self.card_width * pose.scale, self.card_height * pose.scale
        return QRectF(pose.x - width / 2, pose.y - height / 2, width, height)

    def trick_box(self, pose: Pose) -> QRectF:
        """Return the box round a card as it is turned."""
        rect = self.card_rect(pose)
        width, height = turned_extent(rect.width(), rect.height(), pose.rotation)
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

    def left_talon_places(self, size: int) -> tuple[Pose, ...]:
        """Return where the talon nobody took lies during the play: with the cards put aside."""
        return self._leftover_row(-1)[:size]

    def aside_places(self) -> tuple[Pose, ...]:
        """Return where two players' cards put aside lie."""
        return self._leftover_row(1)

    def _leftover_row(self, row: int) -> tuple[Pose, ...]:
        """Return a row of the four cards nobody plays: the upper (-1) or the lower (1)."""
        scale = _LEFTOVER_SCALE * self.stock.scale
        step, height = 0.54 * scale * self.card_width, 0.53 * scale * self.card_height
        y = self.stock.y + row * height
        return tuple(Pose(self.stock.x + side * step, y, 0, scale) for side in (-1, 1))


def layout(
    size: QSizeF,
    card_ratio: float,
    hand_size: int,
    others: int = 2,
    *,
    open_hands: bool = False,
    text_scale: float = 1.0,
) -> TableLayout:
    """Lay the table out.

    Args:
        size: of the window's table, in logical pixels.
        card_ratio: height of a card divided by its width.
        hand_size: the most cards the own hand ever holds; the size of cards does not change in a deal.
        others: how many other players sit at the table, 1 to 3.
        open_hands: their cards are laid open, and have room to be read.
        text_scale: how large the player wants lettering; 1 is the usual size.
    """
    # The table is laid out for each view that is shown, and the window hardly ever has another size then.
    return _layout(size.width(), size.height(), card_ratio, hand_size, others, open_hands, text_scale)


@lru_cache(maxsize=16)
def _layout(
    table_width: float,
    table_height: float,
    card_ratio: float,
    hand_size: int,
    others: int,
    open_hands: bool,
    text_scale: float,
) -> TableLayout:
    size = QSizeF(table_width, table_height)
    frame = frame_of(size, card_ratio, hand_size, others, open_hands=open_hands, text_scale=text_scale)
    column = frame.column
    middle = QRectF(
        column, frame.middle_top, frame.width - 2 * column, frame.middle_bottom - frame.middle_top
    )
    panel = frame.panel
    talon_room = QRectF(
        middle.left(), middle.top(), middle.width(), panel.top() - frame.margin - middle.top()
    )
    card_width, card_height = frame.card_width, frame.card_height
    spread = {1: _TRICK_OF_TWO, 3: _TRICK_OF_FOUR}.get(others, _TRICK)
    half_trick = (spread.side + 0.5) * card_width + 0.05 * card_height
    trick_scale = min(
        1.0,
        middle.height() / ((1.09 + 2 * spread.down) * card_height),
        middle.width() / ((2 * spread.side + 1.34) * card_width),
    )
    if others == 1:  # beside the trick lies the trump, and the stock
        trick_scale = min(trick_scale, middle.width() / (2 * (_STOCK_PLACE + 0.75) * card_width))
    elif not frame.stacked:  # what players say has room beside the trick
        trick_scale = min(trick_scale, (middle.width() / 2 - _WORDS * frame.unit) / half_trick)
    talon_scale = min(trick_scale, talon_room.height() / card_height, middle.width() / (5.4 * card_width))
    centre = middle.center()
    if others < 3:  # a line of words has room under the trick
        lowest = centre.y() + trick_scale * card_height * (spread.down + 0.52)
        wanted = middle.bottom() - min(46 * frame.unit * frame.words, middle.height() * 0.16)
        highest = centre.y() - trick_scale * card_height * 0.64
        centre.setY(centre.y() - max(0.0, min(lowest - wanted, highest - middle.top())))
    width, height = trick_scale * card_width, trick_scale * card_height
    slots = aside_slots(talon_room, QSizeF(card_width, card_height), talon_scale)
    if others == 1:
        own, other = _trick_of_two(spread, centre, width, height, trick_scale)
        seats = [own_seat(frame, own), facing_seat(frame, other, slots[0])]
    else:
        tricks = _trick_places(spread, centre, width, height, trick_scale)
        trick_left = centre.x() - trick_scale * half_trick
        seats = [own_seat(frame, tricks[Side.OWN])]
        seats += [other_seat(frame, side, tricks[side], trick_left) for side in sides(others)]
    stock, words_below = _stock(frame, middle, centre, trick_scale)
    if others == 1:
        panel = _beside_stock(panel, words_below, frame.margin)
    bounds = frame.hand.bounds(hand_size)
    return TableLayout(
        size=size,
        unit=frame.unit,
        margin=frame.margin,
        card_width=card_width,
        card_height=card_height,
        hand=frame.hand,
        hand_room=bounds.adjusted(0, -LIFT * card_height, 0, 0),
        words=frame.words,
        plate_words=frame.plate_words,
        last_trick=last_trick_room(frame),
        hint=hint_room(frame),
        seats=tuple(seats),
        banner=frame.banner,
        status=frame.status,
        middle=middle,
        panel_rect=panel,
        talon_scale=talon_scale,
        talon_room=talon_room,
        trick_centre=centre,
        trump_mark=_trump_mark(centre, width, height) if others > 1 else _trump_beside(centre, width),
        trick_scale=trick_scale,
        stock=stock,
        stock_label=words_below,
        aside_slots=slots,
    )


def _stock(frame: Frame, middle: QRectF, centre: QPointF, trick_scale: float) -> tuple[Pose, QRectF]:
    """Return where the cards to draw lie, and the line below them: at the right of the trick.

    Where a panel would cover them, or the four cards nobody plays, they lie beside the panel.
    """
    label = _STOCK_LABEL * frame.unit * frame.words
    scale = min(_STOCK_SCALE * trick_scale, (middle.height() - 2 * label) / frame.card_height)
    width, y = frame.card_width * scale, centre.y() - label / 2
    x = centre.x() + _STOCK_PLACE * trick_scale * frame.card_width
    words = max(1.7 * width, _STOCK_WORDS * min(label, _LEAST_STOCK_LABEL))
    top = y + 0.56 * scale * frame.card_height
    if top + min(label, words / _STOCK_WORDS) > frame.panel.top():
        x = max(x, frame.panel.right() + frame.margin + words / 2)
    x = min(x, middle.right() - words / 2)
    return Pose(x, y, 0, scale), QRectF(x - words / 2, top, words, min(label, words / _STOCK_WORDS))


def _beside_stock(panel: QRectF, words: QRectF, margin: float) -> QRectF:
    """Return the panel where it leaves the stock and the line below it free: at their left."""
    if words.bottom() <= panel.top():
        return panel
    right = min(panel.right(), words.left() - margin)
    left = max(margin, min(panel.left(), right - panel.width()))
    return QRectF(left, panel.top(), right - left, panel.height())


def _trump_beside(centre: QPointF, width: float) -> QRectF:
    """Return where the trump lies on the cloth of two players: at the left of the trick."""
    size = 0.74 * width
    return QRectF(centre.x() - _STOCK_PLACE * width - size / 2, centre.y() - size / 2, size, size)


def _trick_of_two(
    spread: _Spread, centre: QPointF, width: float, height: float, scale: float
) -> tuple[Pose, Pose]:
    """Return the places of the own card and of the other player's."""
    side, down = spread.side * width, spread.down * height
    own = Pose(centre.x() + side, centre.y() + down, 1.0, scale)
    return own, Pose(centre.x() - side, centre.y() - down, -1.0, scale)


def _trump_mark(centre: QPointF, width: float, height: float) -> QRectF:
    """Return where the trump lies on the cloth: between the cards of a trick."""
    size = 0.74 * width
    return QRectF(centre.x() - size / 2, centre.y() - 0.1 * height - size / 2, size, size)


def _trick_places(
    spread: _Spread, centre: QPointF, width: float, height: float, scale: float
) -> dict[Side, Pose]:
    """Return one place for each side: the cards overlap a little, but every index can be read."""
    x, y = centre.x(), centre.y()
    across, down, side = spread.across * width, spread.down * height, spread.side * width
    return {
        Side.OWN: Pose(x - across, y + down, 1.0, scale),
        Side.LEFT: Pose(x - side, y - 0.1 * height, -5.0, scale),
        Side.TOP: Pose(x + across, y - down, -1.0, scale),
        Side.RIGHT: Pose(x + side, y - 0.1 * height, 5.0, scale),
    }
