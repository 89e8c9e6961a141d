"""What the player does with mouse and keyboard becomes exactly one signal."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.accessible import act
from tests.table.played_match import PlayedMatch, at_exchange, at_first_lead, some_play
from thousand_qt.engine.cards import Card
from thousand_qt.table.board import Zone
from thousand_qt.table.picture import expected_picture
from thousand_qt.table.scene import TableScene
from thousand_qt.table.slots import GiftSlot
from thousand_qt.table.view import TableView
from thousand_qt.ui.accessible_table import AccessibleTable
from thousand_qt.ui.texts.cards import card_name
from thousand_qt.ui.texts.table_texts import TableTexts

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def lead(scene: TableScene, table_view: TableView) -> PlayedMatch:
    """The player is to lead to the first trick."""
    match = at_first_lead()
    scene.show_view(match.view)
    return match


@pytest.fixture
def chosen(scene: TableScene) -> list[Card]:
    """The cards of all `card_activated`."""
    cards: list[Card] = []
    scene.card_activated.connect(cards.append)
    return cards


def point_of(scene: TableScene, view: TableView, card: Card) -> QPoint:
    """Return a point of the view where the card can be seen: near its left edge, half way down."""
    item = next(item for item in scene.card_items() if item.card is card)
    layout = scene.table_layout
    return view.mapFromScene(item.mapToScene(-0.42 * layout.card_width, 0))


def click(view: TableView, point: QPoint) -> None:
    QTest.mouseMove(view.viewport(), point)
    QTest.mouseClick(view.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, point)


def drag(view: TableView, start: QPoint, end: QPoint) -> None:
    viewport = view.viewport()
    QTest.mousePress(viewport, LEFT, Qt.KeyboardModifier.NoModifier, start)
    for share in (0.2, 0.6, 1.0):
        QTest.mouseMove(viewport, start + (end - start) * share)
    QTest.mouseRelease(viewport, LEFT, Qt.KeyboardModifier.NoModifier, end)


def centre_of(view: TableView, scene: TableScene) -> QPoint:
    return view.mapFromScene(scene.table_layout.trick_centre)


def test_every_card_of_the_hand_can_be_clicked(scene, table_view, lead, chosen):
    hand = scene.picture().hand
    for card in hand:
        click(table_view, point_of(scene, table_view, card))
        QTest.mouseMove(table_view.viewport(), QPoint(5, 300))
    assert tuple(chosen) == hand


def test_a_dimmed_card_is_chosen_too(scene, table_view, lead, chosen):
    scene.set_playable(frozenset())
    card = lead.view.hand[0]
    click(table_view, point_of(scene, table_view, card))
    assert chosen == [card]


def test_a_double_click_counts_once(scene, table_view, lead, chosen):
    card = lead.view.hand[2]
    point = point_of(scene, table_view, card)
    click(table_view, point)
    QTest.mouseDClick(table_view.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, point)
    assert chosen == [card]


def test_a_click_beside_the_cards_is_a_click_on_the_background(scene, table_view, lead, chosen, qtbot: QtBot):
    with qtbot.waitSignal(scene.background_clicked, timeout=0, raising=False) as clicked:
        click(table_view, centre_of(table_view, scene))
    assert clicked.signal_triggered
    assert chosen == []


def test_other_buttons_do_nothing(scene, table_view, lead, chosen):
    point = point_of(scene, table_view, lead.view.hand[0])
    QTest.mouseClick(table_view.viewport(), Qt.MouseButton.RightButton, Qt.KeyboardModifier.NoModifier, point)
    assert chosen == []


def test_a_click_in_flight_ends_the_flight_and_counts(scene, table_view, lead, chosen):
    scene.set_speed("slow")
    for _ in range(3):
        scene.play(lead.apply(some_play(lead)), lead.view)
    assert not scene.idle
    points = {}
    scene_hand = tuple(expected_picture(lead.view).hand)
    places = scene.table_layout.hand.places(len(scene_hand))
    for card, place in zip(scene_hand, places, strict=True):
        point = place.centre
        point.setX(point.x() - 0.4 * scene.table_layout.card_width)
        points[card] = table_view.mapFromScene(point)
    wanted = scene_hand[3]
    click(table_view, points[wanted])
    assert scene.idle
    assert scene.picture() == expected_picture(lead.view)
    assert chosen == [wanted]


def test_a_card_dropped_on_the_table_is_chosen_and_returns_when_nothing_comes_of_it(
    scene, table_view, lead, chosen
):
    card = lead.view.hand[1]
    drag(table_view, point_of(scene, table_view, card), centre_of(table_view, scene))
    assert chosen == [card]
    assert scene.picture() == expected_picture(lead.view)


def test_a_dragged_card_follows_the_pointer(scene, table_view, lead):
    card = lead.view.hand[1]
    start, centre = point_of(scene, table_view, card), centre_of(table_view, scene)
    QTest.mousePress(table_view.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, start)
    QTest.mouseMove(table_view.viewport(), centre)
    item = next(item for item in scene.card_items() if item.card is card)
    grip = QPointF(-0.42 * scene.table_layout.card_width, 0)
    assert (item.pos() + grip - scene.table_layout.trick_centre).manhattanLength() < 12
    assert item.altitude > 0.3, "the shadow tells that it is held over the table"
    assert scene.picture().astray == 1
    QTest.mouseRelease(table_view.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, start)
    assert scene.picture() == expected_picture(lead.view)


def test_a_dragged_card_is_played_from_where_it_was_dropped(scene, table_view, lead):
    play = some_play(lead)
    scene.set_speed("normal")
    scene.card_activated.connect(lambda _card: scene.play(lead.apply(play), lead.view))
    drag(table_view, point_of(scene, table_view, play.card), centre_of(table_view, scene))
    scene.finish()
    assert scene.picture() == expected_picture(lead.view)
    assert scene.picture().trick == {0: play.card}


def begin_drag(view: TableView, start: QPoint, end: QPoint) -> None:
    QTest.mousePress(view.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, start)
    QTest.mouseMove(view.viewport(), (start + end) / 2)
    QTest.mouseMove(view.viewport(), end)


@pytest.mark.parametrize("how", ["escape", "right button", "focus"])
def test_a_drag_is_cancelled_and_the_card_glides_back(scene, table_view, lead, chosen, how):
    scene.set_speed("slow")
    table_view.setFocus()
    start, centre = point_of(scene, table_view, lead.view.hand[1]), centre_of(table_view, scene)
    begin_drag(table_view, start, centre)
    assert scene.picture().astray == 1
    if how == "escape":
        QTest.keyClick(table_view, Qt.Key.Key_Escape)
    elif how == "right button":
        QTest.mouseClick(
            table_view.viewport(), Qt.MouseButton.RightButton, Qt.KeyboardModifier.NoModifier, centre
        )
    else:
        table_view.clearFocus()
    assert not scene.idle, "it glides"
    QTest.mouseMove(table_view.viewport(), centre + QPoint(9, 9))
    QTest.mouseRelease(table_view.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, centre)
    scene.finish()
    assert chosen == []
    assert scene.picture() == expected_picture(lead.view)


def test_a_card_dropped_elsewhere_glides_back(scene, table_view, lead, chosen):
    scene.set_speed("slow")
    seats = scene.table_layout.seats
    for point in (seats[1].plate.center(), seats[2].plate.center(), scene.table_layout.hand_room.center()):
        drag(table_view, point_of(scene, table_view, lead.view.hand[1]), table_view.mapFromScene(point))
        assert not scene.idle
        scene.finish()
        assert scene.picture() == expected_picture(lead.view)
    assert chosen == []


def test_a_short_drag_is_a_click(scene, table_view, lead, chosen):
    card = lead.view.hand[1]
    start = point_of(scene, table_view, card)
    drag(table_view, start, start + QPoint(QApplication.startDragDistance() - 1, 0))
    assert chosen == [card]


def test_where_a_dragged_card_would_lie_is_shown(scene, table_view, lead):
    start = point_of(scene, table_view, lead.view.hand[1])
    landings = [item for item in scene.items() if isinstance(item, GiftSlot)]
    begin_drag(table_view, start, centre_of(table_view, scene))
    assert sum(landing.isVisible() for landing in landings) == 1
    QTest.mouseMove(table_view.viewport(), start)
    assert not any(landing.isVisible() for landing in landings)
    QTest.mouseRelease(table_view.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, start)


def test_a_resize_ends_a_drag(scene, table_view, lead, chosen):
    card = lead.view.hand[1]
    start = point_of(scene, table_view, card)
    QTest.mousePress(table_view.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, start)
    QTest.mouseMove(table_view.viewport(), centre_of(table_view, scene))
    table_view.resize(QSize(1000, 640))
    QTest.mouseRelease(
        table_view.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, centre_of(table_view, scene)
    )
    assert chosen == []
    assert scene.picture() == expected_picture(lead.view)
    assert scene.table_layout.size.toSize() == table_view.viewport().size()


def test_a_card_under_the_pointer_rises(scene, table_view, lead):
    card = lead.view.hand[0]
    item = next(item for item in scene.card_items() if item.card is card)
    QTest.mouseMove(table_view.viewport(), QPoint(5, 300))
    QTest.mouseMove(table_view.viewport(), point_of(scene, table_view, card))
    assert item.raised
    QTest.mouseMove(table_view.viewport(), QPoint(5, 300))
    assert not item.raised


def test_a_hint_points_cards_out_until_something_happens(scene, table_view, lead):
    play = some_play(lead)
    scene.mark_cards({play.card})
    assert [item.card for item in scene.card_items() if item.marked and item.raised] == [play.card]
    scene.play(lead.apply(play), lead.view)
    assert not [item for item in scene.card_items() if item.marked or item.raised]


# Keyboard


def test_the_keyboard_walks_the_hand_and_chooses(scene, table_view, lead, chosen):
    hand = scene.picture().hand
    assert scene.focused_card is None
    for card in (*hand, hand[0]):
        QTest.keyClick(table_view, Qt.Key.Key_Right)
        assert scene.focused_card is card
    QTest.keyClick(table_view, Qt.Key.Key_Left)
    assert scene.focused_card is hand[-1]
    QTest.keyClick(table_view, Qt.Key.Key_Return)
    QTest.keyClick(table_view, Qt.Key.Key_Home)
    QTest.keyClick(table_view, Qt.Key.Key_Space)
    assert chosen == [hand[-1], hand[0]]


def test_without_the_ring_enter_chooses_nothing(scene, table_view, lead, chosen):
    QTest.keyClick(table_view, Qt.Key.Key_Return)
    assert chosen == []


def test_the_mouse_takes_the_ring_away(scene, table_view, lead):
    QTest.keyClick(table_view, Qt.Key.Key_Right)
    assert [item for item in scene.card_items() if item.focused]
    click(table_view, centre_of(table_view, scene))
    assert scene.focused_card is None
    assert not [item for item in scene.card_items() if item.focused]


def test_the_ring_stays_in_the_hand_when_cards_leave_it(scene, table_view, lead):
    QTest.keyClick(table_view, Qt.Key.Key_End)
    while lead.view.hand:
        scene.play(lead.apply(some_play(lead)), lead.view)
        assert scene.focused_card is (scene.picture().hand[-1] if lead.view.hand else None)


# Exchange


@pytest.fixture
def exchange(scene: TableScene, table_view: TableView) -> PlayedMatch:
    match = at_exchange()
    scene.show_view(match.view)
    scene.begin_exchange((1, 2))
    return match


@pytest.fixture
def choices(scene: TableScene) -> list[tuple[Card | None, Card | None]]:
    changes: list[tuple[Card | None, Card | None]] = []
    scene.exchange_changed.connect(changes.append)
    return changes


NINE, JACK, TEN = Card("9C"), Card("JC"), Card("TS")


def slot_point(scene: TableScene, view: TableView, slot: int) -> QPoint:
    return view.mapFromScene(scene.gift_slot_rect(slot).center())


def test_clicks_lay_cards_out_and_take_them_back(scene, table_view, exchange, choices, chosen):
    for card in (NINE, JACK):
        click(table_view, point_of(scene, table_view, card))
    assert choices == [(NINE, None), (NINE, JACK)]
    click(table_view, point_of(scene, table_view, TEN))
    assert choices[2:] == [], "both slots are taken"
    click(table_view, slot_point(scene, table_view, 0))
    assert choices[2:] == [(None, JACK)]
    click(table_view, point_of(scene, table_view, TEN))
    assert choices[3:] == [(TEN, JACK)]
    assert scene.picture() == expected_picture(exchange.view, gifts=(TEN, JACK))
    assert chosen == [], "nothing is played meanwhile"


def test_cards_are_dragged_to_slots_and_swapped(scene, table_view, exchange, choices):
    drag(table_view, point_of(scene, table_view, NINE), slot_point(scene, table_view, 1))
    assert choices == [(None, NINE)]
    drag(table_view, point_of(scene, table_view, JACK), slot_point(scene, table_view, 1))
    assert choices[1:] == [(None, JACK)], "the nine went back to the hand"
    drag(table_view, slot_point(scene, table_view, 1), slot_point(scene, table_view, 0))
    assert choices[2:] == [(JACK, None)]
    drag(table_view, slot_point(scene, table_view, 0), point_of(scene, table_view, NINE))
    assert choices[3:] == [(None, None)]
    assert scene.picture() == expected_picture(exchange.view)


def test_a_card_dropped_on_a_player_is_for_that_player(scene, table_view, exchange, choices):
    plate = scene.table_layout.seats[2].plate.center()
    drag(table_view, point_of(scene, table_view, NINE), table_view.mapFromScene(plate))
    assert choices == [(None, NINE)]


def test_the_keyboard_lays_cards_out_too(scene, table_view, exchange, choices):
    hand = scene.picture().hand
    QTest.keyClick(table_view, Qt.Key.Key_Home)
    QTest.keyClick(table_view, Qt.Key.Key_Space)
    QTest.keyClick(table_view, Qt.Key.Key_Space)
    assert choices == [(hand[0], None), (hand[0], hand[1])]
    QTest.keyClick(table_view, Qt.Key.Key_Left)
    assert scene.focused_card is hand[1], "from the first card of the hand the ring goes round to the gifts"
    QTest.keyClick(table_view, Qt.Key.Key_Space)
    assert choices[2:] == [(hand[0], None)]


def test_a_choice_taken_up_again_is_told_again(scene, table_view, exchange, choices):
    click(table_view, point_of(scene, table_view, NINE))
    scene.end_exchange()
    scene.begin_exchange((1, 2))
    assert choices == [(NINE, None), (NINE, None)]


def test_slots_are_seen_only_during_the_exchange(scene, table_view, exchange):
    slots = [item for item in scene.items() if isinstance(item, GiftSlot)]
    assert sum(slot.isVisible() for slot in slots) == 2
    scene.end_exchange()
    assert not any(slot.isVisible() for slot in slots)


def test_cards_laid_out_fly_and_a_click_meanwhile_counts(scene, table_view, exchange, choices):
    scene.set_speed("slow")
    click(table_view, point_of(scene, table_view, NINE))
    assert not scene.idle
    scene.finish()
    click(table_view, point_of(scene, table_view, JACK))
    click(table_view, slot_point(scene, table_view, 1))
    assert choices == [(NINE, None), (NINE, JACK), (NINE, None)]
    scene.finish()
    assert scene.picture() == expected_picture(exchange.view, gifts=(NINE, None))


def test_a_view_during_the_exchange_takes_the_choice_back_and_says_so(scene, table_view, exchange, choices):
    click(table_view, point_of(scene, table_view, NINE))
    scene.show_view(exchange.view)
    assert choices == [(NINE, None), (None, None)]
    assert scene.picture() == expected_picture(exchange.view)


def test_the_view_after_an_exchange_given_up_has_all_cards_in_hand(scene, table_view, exchange):
    click(table_view, point_of(scene, table_view, NINE))
    scene.end_exchange()
    scene.show_view(exchange.view)
    assert scene.picture() == expected_picture(exchange.view)
    assert all(item.card is not NINE or item.isVisible() for item in scene.card_items())
    assert Zone.GIFT not in {spot.zone for spot, pieces in scene.board.spots() if pieces}


def test_a_screen_reader_ticks_the_cards_to_give(
    scene: TableScene, table_view: TableView, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    match = at_exchange()
    scene.show_view(match.view)
    scene.begin_exchange((1, 2))
    tree = AccessibleTable(table_view, TableTexts(("Zofia", "Anna", "Borys")))

    def tick(card: Card) -> None:
        """Do what AT-SPI's "Toggle" does; what the boxes show then is what lies on the table."""
        button = next(button for button in tree.buttons if button.accessibleName() == card_name(card))
        assert act(button) == button.isCheckable()
        qtbot.waitUntil(lambda: not tree.is_behind)
        laid_out = {item.card for slot in (0, 1) for item in scene.board.at(Zone.GIFT, slot)}
        ticked = {button.accessibleName() for button in tree.buttons if button.isChecked()}
        assert ticked == {card_name(each) for each in laid_out if each is not None}

    tree.update()
    first, second, third = match.view.hand[:3]
    for card in (first, second, third, first, third):  # there is no place for a third, and then there is one
        tick(card)
    assert [scene.board.at(Zone.GIFT, slot)[0].card for slot in (0, 1)] == [third, second]
