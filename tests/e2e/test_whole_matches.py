"""Whole matches through the real window, from the first deal to 1000."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from tests.e2e.window_player import LEFT, WindowPlayer, make_window
from thousand_qt.app.settings import Speed
from thousand_qt.engine.actions import Play
from thousand_qt.engine.deal import Phase
from thousand_qt.engine.record_text import read_record
from thousand_qt.engine.rules import PRESETS
from thousand_qt.engine.view import view_of
from thousand_qt.table.picture import expected_picture

FROM_THE_FIRST_DEAL = "quick"


class StrayWindows(QObject):
    """Notes widgets that open as windows of their own, if only for a moment: they would take the keyboard."""

    def __init__(self, window):
        super().__init__()
        self.window = window
        self.seen = []

    def eventFilter(self, watched, event):
        shown = event.type() is QEvent.Type.Show and isinstance(watched, QWidget)
        if shown and watched.isWindow() and watched is not self.window:
            self.seen.append(repr(watched))
        return False


@pytest.mark.parametrize("preset", PRESETS)
def test_a_whole_match_by_mouse(qtbot, qapp, profile_paths, preset):
    """From the first deal where a match has few of them; at other tables from the last but one."""
    window = make_window(qtbot, qapp, profile_paths)
    player = WindowPlayer(qtbot, window)
    if preset == FROM_THE_FIRST_DEAL:
        player.start(preset)
    else:
        player.go_on_near_the_end(preset)
    wrong = []

    def compare_picture():
        view = window.scene.view
        assert view is not None
        if window.scene.idle and window.scene.picture() != expected_picture(view):
            wrong.append(view)

    window.scene.idle_reached.connect(compare_picture)
    strays = StrayWindows(window)
    qapp.installEventFilter(strays)
    player.play_match()
    qapp.removeEventFilter(strays)
    assert wrong == []
    assert strays.seen == []
    assert player.view.outcome is not None
    files = list((profile_paths.data / "matches").glob("*.thousand"))
    assert len(files) == 1
    record = read_record(files[0].read_text(encoding="utf-8"))
    assert record == player.session.record
    assert view_of(record.replay(), 0) == player.view
    player.click("nextDealButton")
    player.wait(lambda: player.has_button("playAgainButton"))
    player.click("playAgainButton")
    player.wait(lambda: player.view.number == 1)
    assert player.view.phase is not Phase.OVER
    assert player.session.record.header.rules == PRESETS[preset]


class ImpatientPlayer(WindowPlayer):
    """A person who clicks on the felt as soon as cards fly, which ends the flight."""

    def __init__(self, qtbot, window):
        super().__init__(qtbot, window)
        self.cut_short = 0

    def is_asked(self):
        if not self.window.scene.idle and self.window.area.sheet is None:
            self.cut_short += 1
            QTest.mouseClick(self.window.area.table.viewport(), LEFT, pos=QPoint(3, 300))
        return super().is_asked()


def test_a_match_to_its_end_with_animations_cut_short(qtbot, qapp, profile_paths):
    window = make_window(qtbot, qapp, profile_paths, speed=Speed.SLOW)
    player = ImpatientPlayer(qtbot, window)
    player.go_on_near_the_end("quick")
    player.play_match()
    assert player.view.outcome is not None
    assert player.cut_short > 20
    player.session.record.replay()


def test_a_deal_with_animations_to_their_end(qtbot, qapp, profile_paths):
    window = make_window(qtbot, qapp, profile_paths, speed=Speed.FAST)
    player = WindowPlayer(qtbot, window)
    player.start("polish")
    rests = []
    window.scene.idle_reached.connect(lambda: rests.append(window.scene.picture()))
    player.play_deal()
    assert len(player.view.results) == 1
    assert len(rests) >= 8
    assert all(picture.astray == 0 for picture in rests)
    player.session.record.replay()


def test_one_click_is_one_action_after_a_dozen_deals(qtbot, qapp, profile_paths):
    window = make_window(qtbot, qapp, profile_paths)
    player = WindowPlayer(qtbot, window)
    player.start("dump")
    player.go_to(lambda: len(player.view.results) >= 12 or player.view.phase is Phase.OVER)
    while player.view.phase is Phase.OVER:  # a short match: go on in the next one, in the same window
        player.click("nextDealButton")
        player.click("playAgainButton")
        player.go_to(lambda: len(player.view.results) >= 12 or player.view.phase is Phase.OVER)
    for _ in range(40):
        player.wait_until_asked()
        if window.area.sheet is not None:
            dealings = _dealings(player)
            player.click("nextDealButton")
            assert _dealings(player) == dealings + 1
            continue
        action = player.decide()
        own = _own_actions(player)
        player.do(action)
        assert _own_actions(player) == own + 1
        assert [done for done in player.session.record.actions if done.seat == 0][-1] == action


def _own_actions(player) -> int:
    return sum(action.seat == 0 for action in player.session.record.actions)


def _dealings(player) -> int:
    return sum(action.seat == -1 for action in player.session.record.actions)


def test_a_double_click_plays_one_card(qtbot, qapp, profile_paths):
    window = make_window(qtbot, qapp, profile_paths)
    player = WindowPlayer(qtbot, window)
    player.start("classic")
    checked = 0
    while checked < 8:
        player.wait_until_asked()
        if window.area.sheet is not None or player.view.phase is not Phase.PLAY:
            player.step()
            continue
        action = player.decide()
        if not isinstance(action, Play) or action.declare:
            player.do(action)
            continue
        if Play(0, action.card, True) in player.view.legal_actions:
            player.do(action)
            continue
        own = _own_actions(player)
        number = player.view.number
        viewport, point = window.area.table.viewport(), player.card_point(action.card)
        QTest.mouseClick(viewport, LEFT, pos=point)
        QTest.mouseDClick(viewport, LEFT, pos=point)
        assert _own_actions(player) == own + 1
        assert player.view.number in (number, 0)
        checked += 1
