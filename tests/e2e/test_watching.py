"""Matches without people in the real window: they go on by themselves, stop, and go step by step."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.e2e.family import Family
from tests.e2e.window_player import make_window
from thousand_qt.engine.open_cards import open_cards_of
from thousand_qt.engine.record_text import read_record
from thousand_qt.table.picture import expected_picture
from thousand_qt.ui import watching

KINDS = ("casual", "casual", "casual")


@pytest.fixture
def table(qtbot, qapp, profile_paths, monkeypatch):
    monkeypatch.setattr(watching, "STEP_PAUSE", 0)
    monkeypatch.setattr(watching, "RESULT_PAUSE", 0)
    return Family(qtbot, make_window(qtbot, qapp, profile_paths))


def actions_of(table):
    return len(table.session.record.actions)


@pytest.mark.parametrize(
    ("kinds", "preset"),
    [
        (("casual", "beginner"), "polish-two-talons"),
        (("casual", "strong"), "polish-stock"),
        ((*KINDS, "beginner"), "polish-four"),
    ],
)
def test_a_match_goes_on_by_itself_from_deal_to_deal(table, profile_paths, kinds, preset):
    window = table.window
    table.sit_down(kinds, preset)
    wrong = []

    def compare():
        if window.scene.idle and window.scene.picture() != expected_picture(window.scene.view):
            wrong.append(window.scene.view)

    window.scene.idle_reached.connect(compare)
    table.wait(lambda: table.session.view.number > len(table.session.view.results) >= 1)
    window.watching.toggle_pause()
    table.wait(lambda: window.scene.idle)
    assert wrong == []
    (file,) = (profile_paths.data / "matches").glob("*.thousand")
    record = read_record(file.read_text(encoding="utf-8"))
    assert record == table.session.record
    assert len(record.replay().results) >= 1


def test_space_holds_the_match_and_the_arrow_goes_step_by_step(table):
    window = table.window
    table.sit_down(KINDS)
    table.wait(lambda: actions_of(table) > 3)
    QTest.keyClick(window, Qt.Key.Key_Space)
    assert window.watching.is_paused
    QTest.keyClick(window, Qt.Key.Key_Right)
    table.wait(lambda: table.session.view.turn is not None and window.scene.idle)
    for _ in range(5):
        before = actions_of(table)
        QTest.keyClick(window, Qt.Key.Key_Right)
        table.wait(lambda before=before: actions_of(table) == before + 1)
        assert window.watching.is_paused
    QTest.keyClick(window, Qt.Key.Key_Space)
    before = actions_of(table)
    table.wait(lambda: actions_of(table) > before + 2)


def test_hands_are_laid_open_and_closed(table):
    window = table.window
    table.sit_down(KINDS)
    window.watching.toggle_pause()
    table.wait(lambda: window.scene.idle)
    view = table.session.view
    assert window.scene.picture().hand == ()
    assert sum(window.scene.picture().backs.values()) == 21
    QTest.keyClick(window, Qt.Key.Key_O)
    cards = open_cards_of(table.session.record.replay())
    assert window.scene.picture() == expected_picture(view, open_cards=cards)
    assert len(window.scene.picture().hand) == 7
    window.watching.step()
    table.wait(lambda: window.scene.idle)
    assert len(window.scene.picture().open_hands) == 2
    QTest.keyClick(window, Qt.Key.Key_O)
    assert window.scene.picture().hand == ()
    assert window.scene.picture().open_hands == {}


def test_a_watched_match_is_resumed_and_played_again(table):
    window = table.window
    table.sit_down(KINDS)
    table.wait(lambda: actions_of(table) > 6)
    path, record = table.session.record_path, table.session.record
    window.match_host.leave()
    assert not window.watching.bar.isVisible()
    assert not window.menus.pause.isEnabled()
    assert window.match_host.resume(path)
    assert table.session.record.actions[: len(record.actions)] == record.actions
    before = actions_of(table)
    table.wait(lambda: actions_of(table) > before)
    table.sit_down(("human", "casual", "casual"))
    assert not window.watching.bar.isVisible()
    assert not window.menus.open_hands.isEnabled()


def test_nothing_is_to_be_played_taken_back_or_hinted_at(table):
    window = table.window
    table.sit_down(KINDS)
    window.watching.toggle_pause()
    table.wait(lambda: window.scene.idle)
    before = actions_of(table)
    assert not window.menus.undo.isEnabled()
    assert not window.menus.hint.isEnabled()
    assert not window.menus.claim.isEnabled()
    QTest.keyClick(window.area.table, Qt.Key.Key_Home)
    QTest.keyClick(window.area.table, Qt.Key.Key_Return)
    assert actions_of(table) == before
