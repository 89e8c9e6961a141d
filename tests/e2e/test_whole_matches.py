"""Whole matches through the real window, from the first deal to the winner."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from tests.e2e.whole import WHOLE, assert_it_is_whole
from tests.e2e.window_player import LEFT, WindowPlayer, make_window
from thousand_qt.app.settings import Speed
from thousand_qt.engine.actions import Play
from thousand_qt.engine.deal import Phase
from thousand_qt.engine.record_text import read_record
from thousand_qt.engine.rules import PRESETS
from thousand_qt.engine.view import view_of
from thousand_qt.table.picture import expected_picture


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


@pytest.fixture
def comparing(qapp):
    """Return a function that has a window watched: no picture is ever wrong, and no other window opens."""
    watched = []

    def watch(window):
        wrong = []

        def compare_picture():
            view = window.scene.view
            assert view is not None
            if window.scene.idle and window.scene.picture() != expected_picture(view):
                wrong.append(view)

        window.scene.idle_reached.connect(compare_picture)
        strays = StrayWindows(window)
        qapp.installEventFilter(strays)
        watched.append((wrong, strays))

    yield watch
    for wrong, strays in watched:
        qapp.removeEventFilter(strays)
        assert wrong == []
        assert strays.seen == []


def assert_it_is_recorded(player, folder):
    """Everything that was seen is in the one file there is, and the file gives the same match again."""
    files = list(folder.glob("*.thousand"))
    assert len(files) == 1
    record = read_record(files[0].read_text(encoding="utf-8"))
    assert record == player.session.record
    assert view_of(record.replay(), 0) == player.view


def play_again(player):
    """Look at the end of the match and begin another like it."""
    player.click("nextDealButton")
    player.wait(lambda: player.has_button("playAgainButton"))
    rules = player.session.record.header.rules
    player.click("playAgainButton")
    player.wait(lambda: player.view.number == 1)
    assert player.view.phase is not Phase.OVER
    assert player.session.record.header.rules == rules


@pytest.mark.parametrize(("preset", "seed"), WHOLE)
def test_a_match_of_every_form_by_mouse_from_its_first_deal(
    qtbot, qapp, profile_paths, comparing, preset, seed
):
    window = make_window(qtbot, qapp, profile_paths, seed=seed, painted=True)
    comparing(window)
    player = WindowPlayer(qtbot, window)
    player.start_to_500(preset)
    player.play_deal()
    player.go_to(lambda: player.view.phase is Phase.OVER)
    assert_it_is_whole(player)
    assert_it_is_recorded(player, profile_paths.data / "matches")
    play_again(player)


@pytest.mark.parametrize("preset", sorted(set(PRESETS) - {preset for preset, _ in WHOLE}))
def test_a_match_by_other_rules_by_mouse_to_its_end(qtbot, qapp, profile_paths, comparing, preset):
    """From the last deal but one: with 1000 to reach there may be forty."""
    window = make_window(qtbot, qapp, profile_paths)
    comparing(window)
    player = WindowPlayer(qtbot, window)
    player.go_on_near_the_end(preset)
    player.play_match()
    assert player.view.outcome is not None
    assert player.session.record.header.rules == PRESETS[preset]
    assert_it_is_recorded(player, profile_paths.data / "matches")
    play_again(player)


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
