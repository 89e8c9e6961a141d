"""Four players: the person sits out in turn, looks on, and may have the deal played quickly."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from tests.e2e.window_player import WindowPlayer, make_window
from thousand_qt.app.settings import Speed
from thousand_qt.engine.deal import Phase
from thousand_qt.table.board import Zone


class PatientPlayer(WindowPlayer):
    """A person who stops where the deals begin that are to be sat out."""

    def sits_out(self):
        view = self.view
        return view.sitter == 0 and view.phase is not Phase.DEALING

    def play_until_sitting_out(self):
        for _ in range(400):
            self.wait(lambda: self.sits_out() or self.is_asked())
            if self.sits_out():
                return
            self.step()
        raise AssertionError("four deals without sitting out")


def begin(qtbot, qapp, paths, *, speed=Speed.OFF, preset="polish-four"):
    window = make_window(qtbot, qapp, paths, speed=Speed.OFF)
    player = PatientPlayer(qtbot, window)
    player.start(preset)
    window.setUpdatesEnabled(False)  # nobody looks at the deals before
    player.play_until_sitting_out()
    window.setUpdatesEnabled(True)
    window.scene.set_speed(speed)
    return window, player


def foot_of(window):
    return window.controller.sitting_out.panel


def test_the_sitter_looks_on_and_is_told_so(qtbot, qapp, profile_paths):
    # The last card before has set the scene: with its speed nothing moves, so the next deal is there at once.
    window, player = begin(qtbot, qapp, profile_paths, speed=Speed.SLOW)
    panel = foot_of(window)
    player.wait(panel.isVisible)
    assert "You sit this deal out" in panel.accessibleName()
    assert window.scene.board.at(Zone.HAND) == ()
    assert player.view.hand == ()
    hand = window.scene.table_layout.hand_room
    middle = panel.geometry().center()
    assert hand.left() < middle.x() < hand.right()
    assert hand.top() < middle.y() < hand.bottom()
    assert window.area.panel is None


@pytest.mark.parametrize(
    ("preset", "by"), [("polish-four", "button"), ("classic-four", "key"), ("ukrainian-four", "button")]
)
def test_the_result_is_shown_at_once(qtbot, qapp, profile_paths, by, preset):
    window, player = begin(qtbot, qapp, profile_paths, speed=Speed.STROLL, preset=preset)
    deals = len(player.view.results)
    panel = foot_of(window)
    player.wait(panel.isVisible)
    if by == "button":
        player.click("toResultButton")
    else:
        QTest.keyClick(window, Qt.Key.Key_F7)
    player.wait(lambda: window.area.sheet is not None)
    assert len(player.view.results) == deals + 1
    assert player.view.results[-1].sitter == 0
    assert not panel.isVisible()
    assert not window.scene.animator.is_instant, "the next deal goes at the usual pace"
    player.session.record.replay()


def test_faster_is_for_this_deal_only(qtbot, qapp, profile_paths):
    window, player = begin(qtbot, qapp, profile_paths, speed=Speed.STROLL)
    panel, animator = foot_of(window), window.scene.animator
    player.wait(panel.isVisible)
    usual = animator.scaled(1000)
    QTest.keyClick(window, Qt.Key.Key_F6)
    assert panel.faster_button.isChecked()
    assert animator.scaled(1000) < usual
    player.click("fasterButton")
    assert not panel.faster_button.isChecked()
    assert animator.scaled(1000) == usual
    player.click("fasterButton")
    player.click("toResultButton")
    player.wait(lambda: window.area.sheet is not None)
    assert animator.scaled(1000) == usual
    assert not panel.faster_button.isChecked()
    QTest.keyClick(window, Qt.Key.Key_F7)  # nobody sits out now
    assert animator.scaled(1000) == usual


def test_the_pace_is_offered_until_the_deal_has_been_shown(qtbot, qapp, profile_paths):
    """Casual players have played all of it before the first card has flown."""
    window, player = begin(qtbot, qapp, profile_paths, speed=Speed.STROLL)
    deals = len(player.view.results)
    panel = foot_of(window)
    player.wait(lambda: len(player.view.results) == deals + 1)
    assert not window.scene.idle
    assert panel.isVisible()
    assert window.menus.to_result.isEnabled()
    flight = window.scene.animator.current_animation
    assert flight is not None
    for click in (QTest.mouseClick, QTest.mouseDClick):  # which ends a flight, and not the deal
        click(window.area.table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(3, 300))
        assert window.scene.animator.current_animation is not flight
        assert not window.scene.idle
        assert panel.isVisible()
    window.resize(1000, 640)
    assert not window.scene.idle
    assert panel.isVisible()
    QTest.keyClick(window, Qt.Key.Key_F6)
    assert panel.faster_button.isChecked()
    player.click("toResultButton")
    assert window.scene.idle
    assert window.scene.animator.corrections == 0
    assert window.area.sheet is not None
    assert not panel.isVisible()
    assert not window.menus.to_result.isEnabled()
    assert not window.scene.animator.is_instant
    assert not player.session._hurries, "nor do the players hurry in the next deal"


def test_another_match_does_not_know_of_it(qtbot, qapp, profile_paths):
    window, player = begin(qtbot, qapp, profile_paths, speed=Speed.STROLL)
    player.wait(foot_of(window).isVisible)
    player.click("fasterButton")
    player.start("classic")
    assert window.area.foot is None
    assert window.controller is not None
    assert not window.controller.sitting_out.is_offered
    assert window.scene.animator.scaled(1000) > 1000


def test_the_deal_waits_while_the_sitter_looks_at_the_last_trick(qtbot, qapp, profile_paths):
    window, player = begin(qtbot, qapp, profile_paths, speed=Speed.STROLL)
    scene, button = window.scene, window.area.last_trick_button
    deals = len(player.view.results)
    player.wait(lambda: len(player.view.results) == deals + 1)
    assert not button.isVisible(), "no trick has been shown"
    for _ in range(100):
        if button.isVisible():
            break
        QTest.mouseClick(window.area.table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(3, 300))
    QTest.keyClick(window, Qt.Key.Key_L)
    assert button.isChecked()
    assert scene.animator.shown is not None
    (first,) = scene.animator.shown.tricks
    seen = {item.card for item in scene.card_items() if item.isVisible() and item.facing == 1.0}
    assert {played.card for played in first.cards} <= seen
    QTest.mouseClick(window.area.table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(3, 300))
    assert scene.animator.current_animation is None
    assert not scene.idle
    assert window.area.sheet is None
    QTest.keyClick(window, Qt.Key.Key_L)
    assert scene.animator.current_animation is not None, "the deal goes on"
    QTest.keyClick(window, Qt.Key.Key_L)
    QTest.keyClick(window, Qt.Key.Key_F7)
    assert window.area.sheet is not None
    assert not button.isChecked()
    assert scene.animator.corrections == 0
