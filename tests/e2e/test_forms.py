"""What only two players do: choosing a talon, putting cards aside, drawing from the stock."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget

from tests.e2e.window_player import WindowPlayer, make_window
from thousand_qt.app.settings import Speed
from thousand_qt.engine.actions import ChooseTalon, Exchange
from thousand_qt.engine.deal import Phase
from thousand_qt.table.board import Zone
from thousand_qt.table.picture import expected_picture


@pytest.fixture
def player(qtbot, qapp, profile_paths):
    window = make_window(qtbot, qapp, profile_paths)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return WindowPlayer(qtbot, window)


def until(player, phase):
    player.go_to(lambda: player.window.area.panel is not None and player.view.phase is phase)


def last_own(player):
    return [action for action in player.session.record.actions if action.seat == 0][-1]


def hover(player, point: QPoint) -> None:
    QTest.mouseMove(player.window.area.table.viewport(), point)


@pytest.mark.parametrize("size", [(800, 480), (1280, 720)])
def test_a_message_beside_a_panel_covers_no_cards(player, size):
    player.window.resize(*size)
    player.start("polish-two-talons")
    until(player, Phase.TALON)
    area, scene = player.window.area, player.window.scene
    area.show_notice("The cards are sealed: 6042 3858 adde afb1. After the match you can check them.")
    message = area.findChild(QWidget, "message").geometry()
    assert area.rect().contains(message)
    assert not message.intersects(area.panel.geometry())
    for item in scene.card_items():
        assert not item.isVisible() or not message.intersects(item.scene_rect.toAlignedRect()), item.card


@pytest.mark.parametrize("talon", [0, 1])
@pytest.mark.parametrize("by", ["button", "key", "ring", "click"])
def test_a_talon_is_chosen(player, talon, by):
    player.start("polish-two-talons")
    until(player, Phase.TALON)
    window, scene = player.window, player.window.scene
    if by == "button":
        player.click(("leftTalonButton", "rightTalonButton")[talon])
    elif by == "key":
        QTest.keyClick(window.area.panel, Qt.Key(ord("1") + talon))
    elif by == "ring":
        table = window.area.table
        table.setFocus(Qt.FocusReason.TabFocusReason)
        for _ in range(talon):
            QTest.keyClick(table, Qt.Key.Key_Right)
        ringed = [item for item in scene.card_items() if item.focused]
        assert set(ringed) == set(scene.board.at(Zone.TALON, talon)), "the ring is round the whole talon"
        QTest.keyClick(table, Qt.Key.Key_Return)
    else:
        player.click_talon(talon)
    assert last_own(player) == ChooseTalon(0, talon)
    assert not scene.talons_offered
    assert player.view.shown_talon == talon
    player.wait_until_asked()
    assert player.view.phase is Phase.EXCHANGE
    assert scene.picture() == expected_picture(player.view)


def test_both_cards_of_a_talon_rise_under_the_pointer_and_no_others(player):
    player.start("polish-two-talons")
    until(player, Phase.TALON)
    scene, table = player.window.scene, player.window.area.table
    left, right = scene.board.at(Zone.TALON, 0), scene.board.at(Zone.TALON, 1)
    hover(player, table.mapFromScene(left[0].scene_rect.center()))
    player.wait(lambda: left[0].raised)
    assert [item.raised for item in (*left, *right)] == [True, True, False, False]
    hover(player, table.mapFromScene(right[1].scene_rect.center()))
    player.wait(lambda: right[1].raised)
    assert [item.raised for item in (*left, *right)] == [False, False, True, True]


def test_a_press_on_a_talon_that_ends_elsewhere_chooses_nothing(player):
    player.start("polish-two-talons")
    until(player, Phase.TALON)
    scene, table = player.window.scene, player.window.area.table
    actions = len(player.session.record.actions)
    point = table.mapFromScene(scene.board.at(Zone.TALON, 0)[0].scene_rect.center())
    QTest.mousePress(table.viewport(), Qt.MouseButton.LeftButton, pos=point)
    QTest.mouseMove(table.viewport(), QPoint(5, 300))
    QTest.mouseRelease(table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(5, 300))
    assert len(player.session.record.actions) == actions
    assert scene.talons_offered
    assert scene.picture() == expected_picture(player.view)


def test_a_hint_points_at_a_talon(player):
    player.start("polish-two-talons")
    until(player, Phase.TALON)
    for _ in range(2):  # what to look at, and what to do
        before = player.window.area.message
        QTest.keyClick(player.window, Qt.Key.Key_H)
        player.wait(lambda before=before: player.window.area.message not in ("", before))
    assert "talon" in player.window.area.message
    marked = [item for item in player.window.scene.card_items() if item.marked]
    scene = player.window.scene
    assert set(marked) in (set(scene.board.at(Zone.TALON, 0)), set(scene.board.at(Zone.TALON, 1)))
    player.click_talon(0)
    assert not any(item.marked for item in scene.card_items())


def test_talon_and_cards_put_aside_are_taken_back(player):
    player.start("polish-two-talons")
    until(player, Phase.TALON)
    window, scene = player.window, player.window.scene
    player.click_talon(1)
    until(player, Phase.EXCHANGE)
    taken = player.view.hand
    assert len(taken) == 12
    aside = taken[:2]
    player.do(Exchange(0, aside))
    until(player, Phase.CONTRACT)
    assert [gift.card for gift in player.view.gifts] == list(aside)
    assert len(scene.board.at(Zone.ASIDE)) == 2
    QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    player.wait_until_asked()
    assert player.view.phase is Phase.EXCHANGE
    assert player.view.hand == taken
    assert scene.board.at(Zone.ASIDE) == ()
    QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    player.wait_until_asked()
    assert player.view.phase is Phase.TALON
    assert scene.talons_offered
    assert scene.picture() == expected_picture(player.view)
    player.click_talon(0)
    assert player.view.shown_talon == 0


def test_the_last_trick_takes_what_was_left_over_and_all_see_it(player):
    player.start("polish-two-talons")
    until(player, Phase.TALON)
    player.go_to(lambda: len(player.view.tricks) == 9 and player.view.is_my_turn)
    scene = player.window.scene
    assert len(scene.board.at(Zone.ASIDE)) == 2
    seen = []

    def note():
        pieces = [
            item
            for zone in (Zone.ASIDE, Zone.TALON)
            for spot, items in scene.board.spots()
            if spot.zone is zone
            for item in items
        ]
        if scene.board.leftover_open:
            seen.append([item.card for item in pieces])

    scene.set_speed(Speed.FAST.value)
    scene.animator.moment_reached.connect(note)
    player.step()
    player.wait(lambda: player.window.area.sheet is not None)
    result = player.view.results[-1]
    left = {*result.gifts, *result.talons[0], *result.talons[1]}
    four = next(cards for cards in seen if len(cards) == 4)
    assert set(four) <= left
    assert set(result.gifts) <= set(four)
    assert scene.animator.corrections == 0


def test_the_stock_tells_its_number_and_who_draws(player):
    player.start("polish-stock")
    scene = player.window.scene
    player.wait_until_asked()
    assert scene.stock_text == "12 cards to draw"
    said = []
    scene.animator.moment_reached.connect(lambda _: said.append(scene.stock_text))
    scene.set_speed(Speed.FAST.value)
    player.go_to(lambda: len(player.view.tricks) >= 1)
    scene.set_speed(Speed.OFF.value)
    winner = player.view.tricks[0].winner
    names = [seat.name for seat in player.session.header.seats]
    drawn = [text for text in said if "draws" in text]
    assert drawn[:2] == [f"{names[winner]} draws: 11", f"{names[1 - winner]} draws: 10"]
    assert scene.stock_text == f"{player.view.stock_size} cards to draw"
    player.go_to(lambda: not player.view.stock_size)
    assert scene.stock_text == ""
    assert scene.board.at(Zone.STOCK) == ()


def named(player, name):
    """Return what is shown on the table under this name."""
    found = player.window.area.table.viewport().findChildren(QWidget)
    return [widget for widget in found if widget.isVisible() and widget.accessibleName() == name]


@pytest.mark.usefixtures("listening")
def test_a_screen_reader_finds_and_presses_a_talon(player):
    player.start("polish-two-talons")
    until(player, Phase.TALON)
    name = "The right talon, face down"
    player.wait(lambda: len(named(player, name)) == 1)
    button = named(player, name)[0]
    assert isinstance(button, QPushButton)
    cards = player.window.scene.board.at(Zone.TALON, 1)
    table = player.window.area.table
    for card in cards:
        assert button.geometry().contains(table.mapFromScene(card.scene_rect.center()))
    assert named(player, "In the talon: a card face down") == []
    button.click()
    assert last_own(player) == ChooseTalon(0, 1)
    player.wait(lambda: not named(player, name))
    player.wait(lambda: len(named(player, "In the talon: a card face down")) == 2)


@pytest.mark.usefixtures("listening")
def test_a_screen_reader_is_told_of_the_stock(player):
    player.start("polish-stock")
    player.wait(lambda: len(named(player, "12 cards in the stock")) == 1)
