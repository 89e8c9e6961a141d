"""A finger on a touch screen plays as a mouse does, and plays nothing by mistake."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtGui import QGuiApplication, QInputDevice, QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tests.e2e.window_player import WAIT, WindowPlayer, make_window
from thousand_qt.engine.actions import Bid, ChooseTalon, Exchange, Play, SetContract
from thousand_qt.engine.deal import Phase
from thousand_qt.table.board import Zone
from thousand_qt.table.picture import expected_picture

TABLES = (
    ("classic", (1280, 720)),
    ("polish-two-talons", (600, 900)),
    ("polish-stock", (800, 480)),
    ("polish-four", (800, 480)),
)


class Clock:
    """Time that passes when a test says so."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


class FingerPlayer(WindowPlayer):
    """A person who has a touch screen and no mouse."""

    def __init__(self, qtbot, window, device: QPointingDevice) -> None:
        super().__init__(qtbot, window)
        self.device = device
        self.clock = Clock()
        self.window.scene.pointer.clock = self.clock

    @property
    def viewport(self) -> QWidget:
        return self.window.area.table.viewport()

    # Events are given to the window: by itself QTest finds none outside of the screen, which is small here.

    def in_window(self, widget: QWidget, point: QPoint) -> QPoint:
        return widget.mapTo(self.window, point)

    def fingers(self):
        return QTest.touchEvent(self.window.windowHandle(), self.device)

    def down(self, widget: QWidget, point: QPoint) -> None:
        self.fingers().press(0, self.in_window(widget, point)).commit()

    def to(self, widget: QWidget, point: QPoint) -> None:
        self.fingers().move(0, self.in_window(widget, point)).commit()

    def up(self, widget: QWidget, point: QPoint) -> None:
        self.fingers().release(0, self.in_window(widget, point)).commit()

    def tap(self, widget: QWidget, point: QPoint, seconds: float = 0.1) -> None:
        self.down(widget, point)
        self.clock.seconds += seconds
        self.up(widget, point)

    def drag(self, start: QPoint, end: QPoint, seconds: float = 0.4) -> None:
        self.down(self.viewport, start)
        for step in range(1, 6):
            self.clock.seconds += seconds / 5
            self.to(self.viewport, start + (end - start) * step / 5)
        self.up(self.viewport, end)

    # All that WindowPlayer does by mouse is done by finger.

    def click(self, name: str) -> None:
        self.clicks += 1
        button = self.button(name)
        self.tap(button, button.rect().center())

    def click_card(self, card) -> None:
        self.clicks += 1
        self.tap(self.viewport, self.card_point(card))

    def click_talon(self, talon) -> None:
        self.clicks += 1
        item = self.window.scene.board.at(Zone.TALON, talon)[-1]
        self.tap(self.viewport, self.on_table(item.scene_rect.center()))

    def do(self, action) -> None:
        if isinstance(action, Bid | SetContract):
            while self.picker().amount < action.amount:
                up = self.picker().up
                self.tap(up, up.rect().center())
            self.click("bidButton" if isinstance(action, Bid) else "contractButton")
        else:
            super().do(action)

    # Where things are

    def on_table(self, point: QPointF) -> QPoint:
        return self.window.area.table.mapFromScene(point)

    @property
    def middle(self) -> QPoint:
        layout = self.window.scene.table_layout
        return self.on_table(layout.trick_centre)

    def is_to_play(self, cards: int = 3) -> bool:
        return self.view.phase is Phase.PLAY and self.view.is_my_turn and len(self.view.hand) >= cards

    def plain_play(self) -> Play:
        """Return a play that asks nothing more."""
        plays = [action for action in self.view.legal_actions if isinstance(action, Play)]
        return next(play for play in plays if sum(each.card is play.card for each in plays) == 1)


@pytest.fixture(scope="module")
def screen() -> QPointingDevice:
    return QTest.createTouchDevice(QInputDevice.DeviceType.TouchScreen)


@pytest.fixture
def pause() -> Iterator[Callable[[int], None]]:
    """Set how many milliseconds make two presses at a place a double click; few, unless a test wants more."""
    before = QApplication.doubleClickInterval()
    QApplication.setDoubleClickInterval(1)
    yield QApplication.setDoubleClickInterval
    QApplication.setDoubleClickInterval(before)


@pytest.fixture
def make_player(pause, qtbot, qapp, profile_paths, screen):
    def make(preset="classic", size=(1280, 720)) -> FingerPlayer:
        player = FingerPlayer(qtbot, make_window(qtbot, qapp, profile_paths, size=size), screen)
        player.start(preset)
        return player

    return make


@pytest.fixture
def player(make_player) -> FingerPlayer:
    """It is the player's turn to play a card."""
    player = make_player()
    player.play_until(player.is_to_play)
    return player


def played(player: FingerPlayer) -> int:
    return len(player.session.record.actions)


def risen(player: FingerPlayer) -> list:
    """Return the cards that a pointer has raised; the one with the keyboard's ring is raised by that."""
    return [item.card for item in player.window.scene.card_items() if item.raised and not item.focused]


def lies_as_before(player: FingerPlayer) -> bool:
    """Whether all cards are where the view has them."""
    picture, wanted = player.window.scene.picture(), expected_picture(player.view)
    return (picture.hand, picture.trick, picture.astray) == (wanted.hand, wanted.trick, 0)


@pytest.mark.parametrize(("preset", "size"), TABLES)
def test_whole_deals_are_played_by_taps(make_player, preset, size):
    """At tables where something else is chosen by a tap, until it has been chosen."""
    player = make_player(preset, size)
    wanted = {
        "classic": {Play},
        "polish-two-talons": {Play, Bid, ChooseTalon, Exchange},
        "polish-stock": {Play},
        "polish-four": {Play},
    }[preset]
    seen = set()
    for deal in range(1, 5):
        while player.window.area.sheet is None:
            seen.add(type(player.step()))
            player.wait_until_asked()
        assert len(player.view.results) == deal
        if wanted <= seen:
            break
        player.click("nextDealButton")
        player.wait_until_asked()
    assert wanted <= seen
    player.click("nextDealButton")
    player.wait_until_asked()
    sat_out = player.view.sitter == 0 or player.view.results[-1].sitter == 0  # nothing is asked then
    assert sat_out or player.window.area.sheet is None


@pytest.mark.parametrize("preset", ["classic", "polish-two-talons"])
def test_cards_are_given_by_taps_and_drags(make_player, preset):
    player = make_player(preset)
    player.go_to(lambda: player.view.phase is Phase.EXCHANGE and player.view.is_my_turn)
    action = player.decide()
    assert isinstance(action, Exchange)
    first, second = action.cards
    player.tap(player.viewport, player.card_point(first))
    slot = player.on_table(player.window.scene.gift_slot_rect(1).center())
    player.drag(player.card_point(second), slot)
    player.click("confirmExchangeButton")
    player.wait(lambda: action in player.session.record.actions)


def test_a_dragged_card_is_played(player):
    play = player.plain_play()
    player.drag(player.card_point(play.card), player.middle)
    assert play in player.session.record.actions


def test_a_tap_right_after_a_drag_plays(player):
    play, before = player.plain_play(), played(player)
    start = player.card_point(play.card)
    for end in (player.window.scene.table_layout.seats[1].plate.center(), QPointF(start + QPoint(30, 4))):
        player.drag(start, player.on_table(end))
        assert played(player) == before
        assert lies_as_before(player)
    player.tap(player.viewport, start)
    assert play in player.session.record.actions


def test_a_drag_right_after_a_tap_plays(player, pause):
    """Qt takes the second press at a place for a double click; it drags all the same."""
    play = player.plain_play()
    pause(WAIT)
    start = player.card_point(play.card)
    player.tap(player.viewport, start, seconds=5)
    player.drag(start, player.middle)
    assert play in player.session.record.actions


def test_a_second_tap_at_once_plays_no_second_card(player, pause):
    play = player.plain_play()
    point = player.card_point(play.card)
    pause(WAIT)
    player.tap(player.viewport, point)
    assert play in player.session.record.actions
    after = [action for action in player.session.record.actions if action.seat == play.seat]
    player.tap(player.viewport, point)
    assert [action for action in player.session.record.actions if action.seat == play.seat] == after


def test_two_quick_taps_at_two_places_are_two_taps(make_player, pause):
    """Qt calls the second one a double click wherever the first one was."""
    player = make_player()
    player.go_to(lambda: player.view.phase is Phase.EXCHANGE and player.view.is_my_turn)
    action = player.decide()
    points = [player.card_point(card) for card in (player.view.hand[0], player.view.hand[5])]
    pause(WAIT)
    for point in points:
        player.tap(player.viewport, point)
    assert None not in player.window.area.panel._cards
    assert action not in player.session.record.actions


def test_a_finger_that_trembles_taps(player):
    play = player.plain_play()
    point = player.card_point(play.card)
    player.down(player.viewport, point)
    player.to(player.viewport, point + QPoint(7, 6))
    player.clock.seconds += 0.2
    player.up(player.viewport, point + QPoint(7, 6))
    assert play in player.session.record.actions


@pytest.mark.parametrize("end", ["middle", "plate", "hand"])
def test_a_flick_plays_nothing(player, end):
    play, before = player.plain_play(), played(player)
    start = player.card_point(play.card)
    ends = {
        "middle": player.middle,
        "plate": player.on_table(player.window.scene.table_layout.seats[2].plate.center()),
        "hand": start + QPoint(-60, 0),
    }
    player.drag(start, ends[end], seconds=0.08)
    assert played(player) == before
    assert lies_as_before(player)


def test_a_long_press_plays_nothing_and_the_card_sinks_back(player):
    play, before = player.plain_play(), played(player)
    interval = QGuiApplication.styleHints().mousePressAndHoldInterval() / 1000
    player.tap(player.viewport, player.card_point(play.card), seconds=interval)
    assert played(player) == before
    assert not risen(player)
    player.clock.seconds += 10
    player.tap(player.viewport, player.card_point(play.card) + QPoint(0, 40))
    assert play in player.session.record.actions


def test_two_fingers_play_nothing(player):
    before, viewport = played(player), player.viewport
    first, last = player.window.scene.hand_cards()[0][0], player.window.scene.hand_cards()[-1][0]
    one, other = player.card_point(first), player.card_point(last)
    there = player.in_window(viewport, other)
    player.down(viewport, one)
    player.fingers().stationary(0).press(1, there).commit()
    player.clock.seconds += 0.2
    player.fingers().stationary(0).release(1, there).commit()
    player.up(viewport, one)
    assert played(player) == before
    # Nor is a card played that was being dragged to the middle.
    player.down(viewport, one)
    player.clock.seconds += 0.3
    player.to(viewport, player.middle)
    player.fingers().stationary(0).press(1, there).commit()
    player.fingers().stationary(0).release(1, there).commit()
    player.up(viewport, player.middle)
    assert played(player) == before
    assert lies_as_before(player)


def test_a_tap_on_a_card_that_may_not_be_played_says_why(player):
    player.play_until(
        lambda: player.is_to_play() and any(not ok for _, _, ok in player.window.scene.hand_cards())
    )
    before = played(player)
    dimmed = next(card for card, _, playable in player.window.scene.hand_cards() if not playable)
    player.tap(player.viewport, player.card_point(dimmed))
    assert played(player) == before
    assert player.window.area.message
    assert not risen(player)


def test_the_last_trick_is_looked_at_by_a_tap(player):
    player.play_until(lambda: player.is_to_play(2) and bool(player.view.tricks))
    assert not player.window.scene.picture().trick or len(player.window.scene.picture().trick) < 3
    player.click("lastTrickButton")
    assert player.window.area.last_trick_button.isChecked()
    player.click("lastTrickButton")
    assert not player.window.area.last_trick_button.isChecked()
