"""The layout of the table: nothing covers what must be seen, at any size."""

from __future__ import annotations

import itertools
import math
from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF, QSizeF

from thousand_qt.table.fans import Pose
from thousand_qt.table.frame import FINGER
from thousand_qt.table.geometry import TableLayout, layout
from thousand_qt.table.places import SeatLayout, Side, pile_pose, sides

RATIOS = (1.36, 1.4, 1.5, 1.55)
LANDSCAPE = st.tuples(st.integers(800, 3840), st.integers(480, 2160)).filter(lambda size: size[0] >= size[1])
PORTRAIT = st.tuples(st.integers(600, 2160), st.integers(800, 3840)).filter(
    lambda size: size[1] >= 1.3 * size[0]
)
SIZES = st.one_of(LANDSCAPE, PORTRAIT)
FIXED = (
    (800, 480),
    (1024, 600),
    (1280, 720),
    (1366, 768),
    (1920, 1080),
    (3840, 2160),
    (600, 900),
    (1080, 1920),
)
HAND = 10
TEXT_SCALES = st.sampled_from((0.8, 1.0, 1.25, 1.5, 2.0))


def _corners(table: TableLayout, pose: Pose) -> list[QPointF]:
    angle = math.radians(pose.rotation)
    half_width = table.card_width * pose.scale / 2
    half_height = table.card_height * pose.scale / 2
    return [
        QPointF(
            pose.x + x * math.cos(angle) - y * math.sin(angle),
            pose.y + x * math.sin(angle) + y * math.cos(angle),
        )
        for x in (-half_width, half_width)
        for y in (-half_height, half_height)
    ]


def _box(table: TableLayout, pose: Pose) -> QRectF:
    corners = _corners(table, pose)
    xs, ys = [corner.x() for corner in corners], [corner.y() for corner in corners]
    return QRectF(QPointF(min(xs), min(ys)), QPointF(max(xs), max(ys)))


def _inside(rect: QRectF, room: QRectF, slack: float = 0.6) -> bool:
    return room.adjusted(-slack, -slack, slack, slack).contains(rect)


def _overlap(first: QRectF, second: QRectF) -> bool:
    common = first.intersected(second)
    return common.width() > 0.6 and common.height() > 0.6


def _fan_box(table: TableLayout, seat: SeatLayout, count: int) -> QRectF:
    assert seat.fan is not None
    box = QRectF()
    for pose in seat.fan.places(count):
        box = box.united(_box(table, pose))
    return box


def _apart(table: TableLayout) -> dict[str, QRectF]:
    """Everything that must never overlap anything else of this list."""
    rooms = {"hand": table.hand_room, "banner": table.banner, "status": table.status}
    for number, seat in enumerate(table.seats):
        rooms[f"plate {number}"] = seat.plate
        rooms[f"pile {number}"] = seat.pile_room
        if seat.fan is not None:
            rooms[f"fan {number}"] = _fan_box(table, seat, 8)
    return rooms


@given(SIZES, st.sampled_from(RATIOS), st.sampled_from((7, 8, 9, 10, 12)), TEXT_SCALES)
def test_nothing_covers_plates_cards_or_banner(size, ratio, hand, text_scale):
    table = layout(QSizeF(*size), ratio, hand, 2, text_scale=text_scale)
    rooms = _apart(table)
    whole = QRectF(QPointF(), table.size)
    for name, room in rooms.items():
        assert _inside(room, whole), f"{name} leaves the window"
    for (first, one), (second, other) in combinations(rooms.items(), 2):
        assert not _overlap(one, other), f"{first} and {second}"


@given(LANDSCAPE)
def test_four_players_have_their_own_places_too(size):
    table = layout(QSizeF(*size), 1.5, HAND, 3)
    rooms = _apart(table)
    for (first, one), (second, other) in combinations(rooms.items(), 2):
        assert not _overlap(one, other), f"{first} and {second}"
    for one, other in combinations([seat.bubble.room for seat in table.seats], 2):
        assert not _overlap(one, other)


def test_words_of_four_players_cover_no_talon():
    for size in ((800, 480), (1024, 600), (980, 690), (1280, 720), (1920, 1080), (3840, 2160), (600, 900)):
        table = layout(QSizeF(*size), 1.5, HAND, 3)
        for pose in table.talon_places((3,))[0]:
            assert not any(_overlap(seat.bubble.room, _box(table, pose)) for seat in table.seats), size


TWO_PLAYERS = st.tuples(
    SIZES, st.sampled_from(RATIOS), st.sampled_from((6, 10, 12)), TEXT_SCALES, st.booleans()
)


@given(TWO_PLAYERS)
def test_two_players_face_each_other_and_nothing_covers_anything(case):
    size, ratio, hand, text_scale, open_hands = case
    table = layout(QSizeF(*size), ratio, hand, 1, text_scale=text_scale, open_hands=open_hands)
    own, other = table.seats
    assert (own.side, other.side) == (Side.OWN, Side.TOP)
    rooms = _apart(table) | {"middle": table.middle}
    rooms["fan 1"] = _fan_box(table, other, hand)
    whole = QRectF(QPointF(), table.size)
    for name, room in rooms.items():
        assert _inside(room, whole), f"{name} leaves the window"
    for (first, one), (second, two) in combinations(rooms.items(), 2):
        assert not _overlap(one, two), f"{first} and {second}"
    assert _inside(rooms["fan 1"], other.fan_room)
    assert abs(other.fan_room.center().x() - size[0] / 2) < 1 or size[0] < 1.6 * size[1]


@given(TWO_PLAYERS)
def test_what_lies_in_the_middle_of_two_players_lies_apart(case):
    size, ratio, hand, text_scale, _ = case
    table = layout(QSizeF(*size), ratio, hand, 1, text_scale=text_scale)
    lying = {f"trick {number}": _box(table, seat.trick) for number, seat in enumerate(table.seats)}
    lying |= {"trump": table.trump_mark, "stock": _box(table, table.stock), "line": table.stock_label}
    for name, box in lying.items():
        assert _inside(box, table.middle, slack=1.0), f"{name} leaves the middle"
    for (first, one), (second, two) in combinations(lying.items(), 2):
        assert not _overlap(one, two), f"{first} and {second}"
    left_over = [*table.left_talon_places(2), *table.aside_places()]
    assert len(left_over) == 4
    boxes = [_box(table, pose) for pose in left_over]
    assert table.panel_rect.width() >= 340
    for box in (*boxes, table.stock_label):
        assert not _overlap(box, table.panel_rect)
    for one, two in combinations(boxes, 2):
        assert not _overlap(one, two)
    for box in boxes:
        assert _inside(box, table.middle, slack=1.0)
        assert not any(_overlap(box, lying[name]) for name in ("trick 0", "trick 1", "line", "trump"))
    for slot in (_box(table, pose) for pose in table.aside_slots):
        assert not _overlap(slot, table.panel_rect)
        assert not any(_overlap(slot, box) for box in boxes)


def _with_others(size: tuple[float, float]) -> st.SearchStrategy[tuple[tuple[float, float], int]]:
    """Sizes with as many other players as there is room for."""
    return st.tuples(st.just(size), st.sampled_from((2, 3) if size[0] >= size[1] else (2,)))


@given(SIZES.flatmap(_with_others), st.sampled_from(RATIOS), TEXT_SCALES)
def test_the_trick_lies_between_everything_and_every_index_shows(size_and_others, ratio, text_scale):
    size, others = size_and_others
    table = layout(QSizeF(*size), ratio, HAND, others, text_scale=text_scale)
    cards = {seat.side: seat.trick for seat in table.seats}
    rooms = _apart(table)
    for pose in cards.values():
        for name, room in rooms.items():
            assert not _overlap(_box(table, pose), room), name
    for side, pose in cards.items():
        # The index is in the upper left corner: 30 % of the width, 35 % of the height.
        angle = math.radians(pose.rotation)
        for x, y in ((-0.45, -0.45), (-0.25, -0.45), (-0.45, -0.2), (-0.25, -0.2)):
            dx, dy = x * table.card_width * pose.scale, y * table.card_height * pose.scale
            point = QPointF(
                pose.x + dx * math.cos(angle) - dy * math.sin(angle),
                pose.y + dx * math.sin(angle) + dy * math.cos(angle),
            )
            for other_side, other in cards.items():
                if other_side is not side:
                    assert not _covers(table, other, point), f"{other_side} covers the index of {side}"


def _covers(table: TableLayout, pose: Pose, point: QPointF) -> bool:
    angle = math.radians(-pose.rotation)
    dx, dy = point.x() - pose.x, point.y() - pose.y
    x, y = dx * math.cos(angle) - dy * math.sin(angle), dx * math.sin(angle) + dy * math.cos(angle)
    return abs(x) <= table.card_width * pose.scale / 2 and abs(y) <= table.card_height * pose.scale / 2


@given(SIZES, st.sampled_from(RATIOS), st.integers(1, HAND))
def test_every_card_of_the_hand_can_be_hit(size, ratio, count):
    table = layout(QSizeF(*size), ratio, HAND, 2)
    places = table.hand.places(count)
    assert len(places) == count
    for first, second in pairwise(places):
        strip = second.x - first.x
        assert strip >= 18 or strip >= 0.2 * table.card_width
        assert strip <= table.card_width, "a gap in the hand"
    for place in places:
        assert _inside(_box(table, place), table.hand_room)


@given(SIZES, st.sampled_from(RATIOS), st.integers(1, HAND), TEXT_SCALES)
def test_a_finger_finds_every_card(size, ratio, count, text_scale):
    """The part of each card that is not under the next one is as wide as a finger, at every size."""
    table = layout(QSizeF(*size), ratio, HAND, 2, text_scale=text_scale)
    places = table.hand.places(count)
    strips = [second.x - first.x for first, second in pairwise(places)]
    assert min([*strips, table.card_width]) >= FINGER - 0.01
    # What is to be seen of a card is what belongs to it: nearly all of its height, from its index down.
    assert table.card_height >= FINGER


@given(st.integers(600, 3840), st.integers(480, 2160), TEXT_SCALES, st.sampled_from((1, 2, 3)))
def test_hands_of_twelve_and_small_windows_have_their_limits(width, height, text_scale, others):
    """Twelve cards are held by two players with two talons alone; 36 pixels are what a narrow window has."""
    table = layout(QSizeF(width, height), 1.5, 12, others, text_scale=text_scale)
    places = table.hand.places(12)
    strips = [second.x - first.x for first, second in pairwise(places)]
    assert min(strips) >= (FINGER - 0.01 if width >= 800 else 36)


@given(SIZES, TEXT_SCALES)
def test_the_button_of_the_last_trick_has_room_for_a_finger(size, text_scale):
    table = layout(QSizeF(*size), 1.5, HAND, 2, text_scale=text_scale)
    room = table.last_trick
    assert room.width() >= FINGER
    assert room.height() >= FINGER
    rooms = _apart(table)
    for name, other in rooms.items():
        assert not _overlap(room, other), name


@pytest.mark.parametrize("size", FIXED)
def test_cards_in_hand_are_large(size):
    table = layout(QSizeF(*size), 1.5, HAND, 2)
    if size[0] > size[1]:
        assert table.card_height >= 0.25 * size[1]
    else:
        assert table.card_width >= 0.2 * size[0]


@given(SIZES, st.sampled_from(RATIOS), TEXT_SCALES)
def test_the_panel_leaves_the_cards_and_the_talon_free(size, ratio, text_scale):
    table = layout(QSizeF(*size), ratio, HAND, 2, text_scale=text_scale)
    panel = table.panel_rect
    assert panel.width() >= 340
    assert panel.height() >= 90
    for name, room in _apart(table).items():
        assert not _overlap(panel, room), name
    for sizes in ((3,), (2, 2)):
        cards = [pose for row in table.talon_places(sizes) for pose in row]
        for pose in cards:
            box = _box(table, pose)
            assert not _overlap(box, panel)
            for name, room in _apart(table).items():
                assert not _overlap(box, room), name
        for one, other in combinations(cards, 2):
            assert not _overlap(_box(table, one), _box(table, other))


@given(SIZES, st.sampled_from(RATIOS), TEXT_SCALES)
def test_words_have_room_and_cover_no_card_that_is_played(size, ratio, text_scale):
    table = layout(QSizeF(*size), ratio, HAND, 2, text_scale=text_scale)
    whole = QRectF(QPointF(), table.size)
    for seat in table.seats:
        room = seat.bubble.room
        assert room.width() >= 90
        assert room.height() >= 24
        assert _inside(room, whole)
        for other in table.seats:
            assert not _overlap(room, other.plate)
            assert not _overlap(room, _box(table, other.trick))
            assert not _overlap(room, other.pile_room)
        assert not _overlap(room, table.status)


@given(SIZES, st.sampled_from(RATIOS), TEXT_SCALES)
def test_gift_slots_are_free(size, ratio, text_scale):
    table = layout(QSizeF(*size), ratio, HAND, 2, text_scale=text_scale)
    slots = [_box(table, seat.gift) for seat in table.seats[1:]]
    names = [seat.gift_name for seat in table.seats[1:]]
    assert not _overlap(*slots)
    assert not _overlap(*names)
    for slot, words in zip(slots, names, strict=True):
        assert slot.width() >= 64 or (words.width() >= 64 and words.height() >= 30), "a name has no room"
        assert not any(_overlap(words, other) for other in slots)
        assert not _overlap(words, table.panel_rect)
        assert not _overlap(slot, table.panel_rect)
        for name, room in _apart(table).items():
            assert not _overlap(slot, room), name


@given(SIZES, st.sampled_from(RATIOS), TEXT_SCALES)
def test_gift_slots_of_four_players_are_free_whoever_sits_out(size, ratio, text_scale):
    table = layout(QSizeF(*size), ratio, HAND, 3, text_scale=text_scale)
    for receivers in itertools.combinations(table.seats[1:], 2):
        slots = [_box(table, seat.gift) for seat in receivers]
        names = [seat.gift_name for seat in receivers if not seat.gift_name.isEmpty()]
        assert not _overlap(*slots)
        assert not any(_overlap(slot, seat.plate) for slot in slots for seat in table.seats[1:])
        assert not any(_overlap(slot, table.panel_rect) for slot in slots)
        if text_scale <= 1:  # with larger text the panel, which names them too, leaves less
            for slot, seat in zip(slots, receivers, strict=True):
                words = seat.gift_name
                assert slot.width() >= 54 or (words.width() >= 64 and words.height() >= 30), (
                    "no room for a name"
                )
        assert not any(_overlap(words, slot) for words in names for slot in slots)
        assert not any(_overlap(*pair) for pair in itertools.combinations(names, 2))


@given(SIZES, st.integers(1, 24))
def test_piles_stay_in_their_rooms(size, cards):
    table = layout(QSizeF(*size), 1.5, HAND, 2)
    for seat in table.seats:
        room = seat.pile_room.adjusted(-6, -6, 6, 6)
        for index in range(cards):
            assert _inside(_box(table, pile_pose(seat.pile, index)), room)
    table = layout(QSizeF(*size), 1.5, HAND, 1)
    for seat in table.seats:
        room = seat.pile_room.adjusted(-8, -8, 8, 8)
        for index in range(cards):
            assert _inside(_box(table, pile_pose(seat.pile, index, 2)), room)


@given(SIZES, st.integers(1, 10))
def test_fans_stay_in_their_rooms(size, cards):
    table = layout(QSizeF(*size), 1.5, HAND, 2)
    for seat in table.seats[1:]:
        assert _inside(_fan_box(table, seat, cards), seat.fan_room)


def test_sides_are_a_function_of_the_number_of_others():
    assert sides(1) == (Side.TOP,)
    assert sides(2) == (Side.LEFT, Side.RIGHT)
    assert [seat.side for seat in layout(QSizeF(1280, 720), 1.5, HAND, 3).seats] == [
        Side.OWN,
        Side.LEFT,
        Side.TOP,
        Side.RIGHT,
    ]
    with pytest.raises(ValueError, match="4 other players"):
        sides(4)
