"""All cards laid open for somebody who looks on: the table shows what a replay says, and hides it again."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF, QSizeF

from tests.records.sample_records import played
from tests.table.played_match import PlayedMatch, at_first_lead, some_play
from thousand_qt.engine.cards import PACK, Card, cards_of
from thousand_qt.engine.open_cards import OpenCards
from thousand_qt.engine.rules import Rules
from thousand_qt.session.replay import ReplayCursor
from thousand_qt.table.geometry import layout
from thousand_qt.table.hand_order import HandOrder
from thousand_qt.table.open_hand import OpenHand
from thousand_qt.table.picture import expected_picture
from thousand_qt.table.scene import TableScene

FORMS = ("classic", "polish", "polish-four", "polish-two-talons", "polish-stock")
LANDSCAPE = st.tuples(st.integers(760, 3840), st.integers(470, 2160)).filter(lambda size: size[0] >= size[1])


@pytest.mark.parametrize("all_open", [True, False], ids=["open", "closed"])
@pytest.mark.parametrize("form", FORMS)
def test_what_leads_to_a_moment_ends_in_its_picture(scene: TableScene, form: str, all_open: bool):
    record = played(form, 8, entries=50)
    for seat in (0, record.header.rules.players - 1):
        cursor = ReplayCursor(record)
        _show(scene, cursor, seat, all_open)
        while cursor.position < cursor.last:
            cursor.move_to(cursor.position + 1)
            for glimpse in cursor.way_here(seat, all_open=all_open):
                scene.play(glimpse.events, glimpse.view, glimpse.open_cards)
                expected = expected_picture(glimpse.view, open_cards=glimpse.open_cards)
                assert scene.picture() == expected, cursor.moment
    assert scene.animator.corrections == 0, "some events did not lead to their view"


@pytest.mark.parametrize("form", FORMS)
def test_jumping_about_shows_the_same(scene: TableScene, form: str):
    chance = random.Random(3)
    cursor = ReplayCursor(played(form, 9, entries=90))
    for _ in range(40):
        cursor.move_to(chance.randrange(cursor.last + 1))
        all_open, seat = chance.random() < 0.5, chance.randrange(cursor.record.header.rules.players)
        glimpse = _show(scene, cursor, seat, all_open)
        assert scene.picture() == expected_picture(glimpse.view, open_cards=glimpse.open_cards)


def _show(scene: TableScene, cursor: ReplayCursor, seat: int, all_open: bool):
    glimpse = cursor.glimpse(seat, all_open=all_open)
    scene.show_view(glimpse.view, glimpse.open_cards)
    return glimpse


def test_closing_the_cards_makes_them_unknown_again(scene: TableScene):
    cursor = ReplayCursor(played("classic", 8, entries=60))
    cursor.move_to(cursor.dealings[1])
    _show(scene, cursor, 0, all_open=True)
    assert len({item.card for item in scene.card_items()}) == len(PACK)
    glimpse = _show(scene, cursor, 0, all_open=False)
    known = {item.card for item in scene.card_items() if item.card is not None}
    seen = set(glimpse.view.hand) | set(glimpse.view.talon) | {played.card for played in glimpse.view.trick}
    seen |= {played.card for trick in glimpse.view.tricks for played in trick.cards}
    assert known == seen


def test_where_it_is_played_no_card_is_open(scene: TableScene):
    match = PlayedMatch(Rules(), seed=11)
    scene.show_view(match.view)
    for _ in range(70):
        scene.play(match.apply(match.any_action()), match.view)
        assert scene.board.open_cards is None
        assert scene.picture().open_hands == {}


def test_open_cards_do_not_answer_to_the_pointer(scene: TableScene):
    match = at_first_lead()
    match.apply(some_play(match))
    hands = _hands(match)
    scene.show_view(match.view, OpenCards(hands, ((),)))
    own = set(hands[0])
    assert {item.card for item in scene.card_items() if item.is_interactive} == own


def _hands(match: PlayedMatch) -> tuple[tuple[Card, ...], ...]:
    deal = match.state.deal
    assert deal is not None
    return tuple(cards_of(hand) for hand in deal.hands)


@given(LANDSCAPE, st.sampled_from((1, 2, 3)), st.sets(st.sampled_from(PACK), min_size=1, max_size=10))
def test_open_hands_stay_in_their_room_and_show_every_index(size, others, cards):
    table = layout(QSizeF(*size), 1.5, 10, others, open_hands=True)
    held = sorted(cards, key=HandOrder().key)
    for seat in table.seats[1:]:
        width, height = table.card_width, table.card_height
        if seat.open_hand is not None:
            places = seat.open_hand.places(held)
        else:
            assert seat.fan is not None
            places = seat.fan.places(len(held))
        boxes = [
            QRectF(
                place.x - width * place.scale / 2,
                place.y - height * place.scale / 2,
                width * place.scale,
                height * place.scale,
            )
            for place in places
        ]
        room = seat.fan_room.adjusted(-0.6, -0.6, 0.6, 0.6)
        assert all(place.rotation == 0 for place in places)
        for number, box in enumerate(boxes):
            assert room.contains(box), seat.side
            index = QRectF(box.topLeft(), QSizeF(0.15 * box.width(), 0.14 * box.height()))
            assert not any(index.intersects(other) for other in boxes[number + 1 :]), seat.side


@given(LANDSCAPE, st.sampled_from((1, 2, 3)))
def test_open_hands_cover_nothing_else(size, others):
    table = layout(QSizeF(*size), 1.5, 10, others, open_hands=True)
    rooms = {"hand": table.hand_room, "banner": table.banner, "status": table.status}
    for number, seat in enumerate(table.seats):
        rooms |= {f"plate {number}": seat.plate, f"pile {number}": seat.pile_room}
        if number:
            rooms[f"open {number}"] = seat.fan_room
    names = list(rooms)
    for first in names:
        for second in names[names.index(first) + 1 :]:
            common = rooms[first].intersected(rooms[second])
            assert common.width() <= 0.6 or common.height() <= 0.6, f"{first} and {second} at {size}"


def test_rows_of_the_player_at_the_right_begin_at_the_right():
    table = layout(QSizeF(1280, 720), 1.5, 10, 2, open_hands=True)
    left, right = (seat.open_hand for seat in table.seats[1:])
    assert isinstance(left, OpenHand)
    assert isinstance(right, OpenHand)
    cards = [Card("AS"), Card("KS"), Card("AH")]
    one, other = left.places(cards), right.places(cards)
    assert one[0].x == one[2].x
    assert other[1].x == other[2].x
    assert one[0].x - left.room.left() == pytest.approx(right.room.right() - other[1].x)


@given(LANDSCAPE, st.sampled_from((1, 2)))
def test_laying_cards_open_moves_nothing_else(size, others):
    closed, opened = (layout(QSizeF(*size), 1.5, 10, others, open_hands=is_open) for is_open in (False, True))
    for before, after in zip(closed.seats, opened.seats, strict=True):
        assert before.open_hand is None
        assert (before.plate, before.pile, before.trick) == (after.plate, after.pile, after.trick)
