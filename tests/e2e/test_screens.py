"""A window goes to another screen, fills it, is put away and comes back: nothing moves, nothing is lost."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QSizeF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.e2e.window_player import FORMS, WindowPlayer, make_window
from thousand_qt.app.settings import Speed
from thousand_qt.engine.actions import Play
from thousand_qt.engine.cards import PACK
from thousand_qt.engine.deal import Phase
from thousand_qt.table.board import Zone
from thousand_qt.table.picture import expected_picture
from thousand_qt.table.view import TableView


@pytest.fixture
def player(qtbot, qapp, profile_paths):
    return WindowPlayer(qtbot, make_window(qtbot, qapp, profile_paths, painted=True))


@pytest.fixture
def screen(monkeypatch):
    """Return a function that tells a table that its screen has so many device pixels per logical pixel."""
    ratios: dict[TableView, float] = {}
    own = TableView.devicePixelRatioF

    def go_to(table: TableView, ratio: float) -> None:
        ratios[table] = ratio
        QApplication.sendEvent(table, QEvent(QEvent.Type.DevicePixelRatioChange))

    monkeypatch.setattr(TableView, "devicePixelRatioF", lambda table: ratios.get(table, own(table)))
    return go_to


def in_play(player) -> bool:
    return player.view.phase is Phase.PLAY and player.window.area.sheet is None and len(player.view.trick) > 0


def places(player) -> dict[str, tuple[float, ...]]:
    """Return where everything on the table lies, in logical pixels."""
    scene, area = player.window.scene, player.window.area
    found = {
        f"{spot.zone.name} {spot.number} {index}": item.scene_rect.getRect()
        for spot, items in scene.board.spots()
        for index, item in enumerate(items)
    }
    found["area"] = area.geometry().getRect()
    if area.panel is not None:
        found["panel"] = area.panel.geometry().getRect()
    return found


def picture_is_right(player) -> bool:
    view = player.view
    playable = None
    if view.phase is Phase.PLAY and view.is_my_turn:
        playable = frozenset(action.card for action in view.legal_actions if isinstance(action, Play))
    return player.window.scene.picture() == expected_picture(view, playable=playable)


def sharp_for(player, ratio: float) -> bool:
    """Whether the cards in hand are drawn pixel for pixel for a screen of this ratio."""
    renderer, width = player.window._renderer, player.window.scene.table_layout.card_width
    return all(
        face.devicePixelRatio() == ratio and face.width() == round(width * ratio)
        for face in (*(renderer.face(str(card)) for card in player.view.hand), renderer.back())
    )


@pytest.mark.parametrize(("preset", "ratio"), list(zip(FORMS, [3.0, 2.0, 1.25, 2.0], strict=True)))
def test_on_another_screen_cards_are_sharp_and_lie_where_they_lay(player, screen, preset, ratio):
    player.start(preset)
    player.go_to(lambda: in_play(player))
    player.wait(lambda: sharp_for(player, 1.0))
    before = places(player)
    screen(player.window.area.table, ratio)
    player.wait(lambda: sharp_for(player, ratio))
    assert places(player) == before
    assert picture_is_right(player)
    player.step()
    screen(player.window.area.table, 1.0)
    player.wait(lambda: sharp_for(player, 1.0))
    player.wait_until_asked()
    assert picture_is_right(player)


@pytest.mark.parametrize(
    ("preset", "how"), [("polish-stock", "by the screen"), ("polish-two-talons", "by its size")]
)
def test_a_flight_ends_properly_on_another_screen(player, screen, preset, how):
    player.start(preset)
    player.go_to(lambda: in_play(player))
    scene, table = player.window.scene, player.window.area.table
    player.window.set_speed(Speed.SLOW)
    player.do(player.decide())
    player.wait(lambda: not scene.idle)
    if how == "by the screen":
        screen(table, 2.0)
    else:
        scene.set_size(QSizeF(table.viewport().size()), 2.0)
    assert len(scene.card_items()) == len(PACK)
    player.window.set_speed(Speed.OFF)
    player.wait_until_asked()
    assert picture_is_right(player)
    player.wait(lambda: sharp_for(player, 2.0))


@pytest.mark.parametrize("preset", ["classic", "polish-two-talons"])
def test_a_choice_on_the_table_goes_along_to_another_screen(player, screen, preset):
    player.start(preset)
    player.wait_until_asked()
    while player.view.phase is not Phase.EXCHANGE:
        if player.has_button("bidButton"):
            player.click("bidButton")
        else:
            player.step()
        player.wait_until_asked()
    card = player.view.hand[0]
    player.click_card(card)
    before = places(player)
    screen(player.window.area.table, 2.0)
    player.wait(lambda: sharp_for(player, 2.0))
    assert card in player.window.scene._exchange.cards
    assert places(player) == before


def test_talons_and_a_sitter_go_along_to_another_screen_and_are_chosen_and_seen_there(player, screen):
    """What no other form of the game has on its table."""
    table, scene = player.window.area.table, player.window.scene
    player.start("polish-two-talons")
    player.go_to(lambda: player.view.phase is Phase.TALON and player.view.is_my_turn)
    before = places(player)
    screen(table, 2.0)
    player.wait(lambda: sharp_for(player, 2.0))
    assert places(player) == before
    assert scene.talons_offered
    player.click_talon(1)
    assert player.view.shown_talon == 1
    player.start("polish-four")
    player.wait_until_asked()
    controller = player.window.controller
    assert controller is not None
    panel = controller.sitting_out.panel
    while player.view.sitter != 0:
        player.go_to_sheet()
        player.window.set_speed(Speed.SLOW)  # the deal to be sat out is still going on when it is looked at
        player.step()
        player.window.scene.set_speed(Speed.SLOW.value if player.view.sitter == 0 else Speed.OFF.value)
    player.wait(panel.isVisible)
    where = panel.geometry()
    screen(table, 1.0)
    assert panel.geometry() == where
    assert player.window.scene.board.at(Zone.HAND) == ()
    player.click("toResultButton")
    player.wait(lambda: player.window.area.sheet is not None)
    assert player.view.results[-1].sitter == 0


def press_f11(player) -> None:
    """Press F11 and wait until the window has changed."""
    window = player.window
    before = window.isFullScreen()
    QTest.keyClick(window, Qt.Key.Key_F11)
    player.wait(lambda: window.isFullScreen() is not before)
    QApplication.processEvents()


@pytest.fixture
def active(player):
    """Return the player of a window that gets the keys."""
    player.window.activateWindow()
    player.wait(player.window.isActiveWindow)
    return player


def test_full_screen_and_back(active):
    player, window = active, active.window
    player.start("classic")
    player.go_to(lambda: in_play(player))
    geometry, before = window.geometry(), places(player)
    press_f11(player)
    player.wait(lambda: window.size() == window.screen().size())
    assert window.menus.full_screen.isChecked()
    player.wait_until_asked()
    assert picture_is_right(player)
    player.go_to(lambda: in_play(player) and bool(player.view.tricks))  # all is where it is seen
    for shown in (True, False):
        QTest.keyClick(window, Qt.Key.Key_L)
        assert window.area.last_trick_button.isChecked() is shown
    press_f11(player)
    player.wait(lambda: window.geometry() == geometry)
    assert not window.menus.full_screen.isChecked()
    player.wait_until_asked()
    assert picture_is_right(player)
    assert places(player)["area"] == before["area"]


def test_there_is_no_last_trick_before_the_first(active):
    player = active
    player.start("classic")
    player.go_to(lambda: in_play(player) and not player.view.tricks)
    QTest.keyClick(player.window, Qt.Key.Key_L)
    assert not player.window.area.last_trick_button.isChecked()


def test_nothing_moves_by_full_screen_and_back(active):
    player = active
    player.start("classic")
    player.go_to(lambda: in_play(player))
    before = places(player)
    press_f11(player)
    press_f11(player)
    player.wait(lambda: places(player) == before)
    assert picture_is_right(player)


def test_a_maximized_window_is_maximized_again_after_full_screen(active):
    window = active.window
    window.showMaximized()
    active.wait(window.isMaximized)
    press_f11(active)
    press_f11(active)
    assert window.isMaximized()


def test_the_menu_knows_of_a_full_screen_it_was_not_asked_for(active):
    window = active.window
    window.showFullScreen()  # as a window manager does
    active.wait(window.menus.full_screen.isChecked)
    press_f11(active)
    assert not window.menus.full_screen.isChecked()


def test_a_window_put_away_and_fetched_again_is_as_it_was(player):
    window = player.window
    player.start("classic")
    player.go_to(lambda: in_play(player))
    geometry, before = window.geometry(), places(player)
    window.showMinimized()
    player.wait(window.isMinimized)
    window.showNormal()
    player.wait(lambda: window.geometry() == geometry)
    assert places(player) == before
    assert picture_is_right(player)
    player.step()
    player.wait_until_asked()
    assert picture_is_right(player)
