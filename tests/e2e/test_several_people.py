"""Several people at one screen: whole matches in the real window, and nobody sees what is another's."""

from __future__ import annotations

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.e2e.family import NAMES, Family, FamilyAtTheKeyboard, Watcher
from tests.e2e.window_player import make_window
from thousand_qt.engine.deal import Phase
from thousand_qt.engine.record import Header, SeatEntry
from thousand_qt.engine.record_text import read_record
from thousand_qt.engine.rules import PRESETS
from thousand_qt.ui import cover

TABLES = [
    (("human", "human", "casual"), "classic"),
    (("casual", "human", "human"), "quick"),
    (("human", "human", "human"), "polish"),
    (("human", "human"), "polish-two-talons"),
    (("human", "human"), "polish-stock"),
    (("human", "human", "human", "human"), "polish-four"),
]


@pytest.fixture(autouse=True)
def no_calm(monkeypatch):
    """The cover takes an answer at once."""
    monkeypatch.setattr(cover, "CALM", 0)


@pytest.mark.usefixtures("listening")
@pytest.mark.parametrize(("kinds", "preset"), TABLES)
def test_a_match_by_mouse_shows_nobody_the_cards_of_another(qtbot, qapp, profile_paths, kinds, preset):
    window = make_window(qtbot, qapp, profile_paths)
    family = Family(qtbot, window)
    watcher = Watcher(family)
    family.sit_down(kinds, preset)
    family.play_until(lambda: bool(family.view.results) and window.area.sheet is not None)
    assert watcher.wrong == []
    assert watcher.looked >= 4  # a deal may be given up soon
    called = {seat for seat, name in enumerate(NAMES) if any(name in title for title in family.covers)}
    people = {seat for seat, kind in enumerate(kinds) if kind == "human"}
    assert called == people - {family.view.results[0].sitter}
    (file,) = (profile_paths.data / "matches").glob("*.thousand")
    assert read_record(file.read_text(encoding="utf-8")) == family.session.record


ENDS = [
    (("human", "casual", "human"), "sixty"),
    (("human", "human"), "polish-two-talons"),
    (("human", "human"), "polish-stock"),
    (("human", "human", "casual", "human"), "polish-four"),
]


@pytest.mark.parametrize(("kinds", "preset"), ENDS)
def test_a_whole_match_to_its_end(qtbot, qapp, profile_paths, kinds, preset):
    window = make_window(qtbot, qapp, profile_paths)
    family = Family(qtbot, window)
    rules = msgspec.structs.replace(PRESETS[preset], deal_limit=2)
    seats = tuple(SeatEntry(name, kind) for name, kind in zip(NAMES, kinds, strict=False))
    window.match_host.start_again(Header(rules, seats, 0))
    family.play_match()
    assert family.view.outcome is not None
    family.click("nextDealButton")
    family.wait(lambda: family.has_button("playAgainButton"))
    family.click("playAgainButton")
    family.wait_until_asked()
    assert family.view.phase is not Phase.OVER
    assert [seat.kind for seat in family.session.header.seats] == list(kinds)
    assert family.cover is not None


def test_a_deal_by_keyboard(qtbot, qapp, profile_paths):
    window = make_window(qtbot, qapp, profile_paths)
    family = FamilyAtTheKeyboard(qtbot, window)
    watcher = Watcher(family)
    family.sit_down(("human", "human"), "polish-two-talons")
    family.play_until(lambda: bool(family.view.results) and window.area.sheet is not None)
    assert watcher.wrong == []
    assert family.covers


def test_the_cover_waits_before_it_takes_an_answer(qtbot, qapp, profile_paths, monkeypatch):
    """A second click, or a key held down, is meant for the card of the one before."""
    monkeypatch.setattr(cover, "CALM", 60_000)
    window = make_window(qtbot, qapp, profile_paths)
    family = Family(qtbot, window)
    family.sit_down(("human", "human", "human"))
    family.wait(lambda: family.cover is not None)
    covering = family.cover
    assert covering is not None
    QTest.keyClick(covering, Qt.Key.Key_Return)
    QTest.mouseClick(covering.take_over_button, Qt.MouseButton.LeftButton)
    assert family.session.eyes is None
    covering.on_calm()
    QTest.keyClick(covering, Qt.Key.Key_Return)
    assert family.session.eyes is not None
    assert family.cover is None


def test_the_table_turns_to_whoever_is_in_turn(qtbot, qapp, profile_paths):
    window = make_window(qtbot, qapp, profile_paths)
    family = Family(qtbot, window)
    family.sit_down(("human", "human", "human", "human"), "polish-four")
    seats = set()
    for _ in range(80):
        if family.step() == "take over":
            family.wait_until_asked()
            assert window.scene.board.seat == family.session.eyes
            assert window.scene.picture().hand
            assert set(window.scene.picture().hand) == set(family.view.hand)
            seats.add(window.scene.board.seat)
    assert seats == {0, 1, 2, 3}


def play_to_decision(family):
    """Play until somebody is asked who has a choice."""
    while family.cover is not None or len(family.view.legal_actions) < 2:
        family.step()
        family.wait_until_asked()


def test_taking_back_covers_the_table_again(qtbot, qapp, profile_paths):
    window = make_window(qtbot, qapp, profile_paths)
    family = Family(qtbot, window)
    family.sit_down(("human", "human"), "polish-two-talons")
    family.wait_until_asked()
    play_to_decision(family)
    eyes, view = family.session.eyes, family.view
    family.step()
    family.wait(lambda: family.cover is not None)
    assert family.session.awaited != eyes
    window.menus.undo.trigger()
    family.wait(lambda: family.cover is not None and family.session.awaited == eyes)
    assert window.scene.picture().hand == ()
    family.step()
    family.wait_until_asked()
    assert family.view == view


def test_the_reason_is_told_why_another_s_decision_stays(qtbot, qapp, profile_paths):
    window = make_window(qtbot, qapp, profile_paths)
    family = Family(qtbot, window)
    family.sit_down(("human", "human", "human"), "polish")
    family.wait_until_asked()
    play_to_decision(family)
    decider = family.session.eyes
    family.step()
    family.wait_until_asked()
    family.step()
    family.wait_until_asked()
    assert not window.menus.undo.isEnabled()
    QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert decider is not None
    assert NAMES[decider] in window.area.message
    assert "has decided since" in window.area.message


def test_resuming_begins_with_the_cover(qtbot, qapp, profile_paths):
    window = make_window(qtbot, qapp, profile_paths)
    family = Family(qtbot, window)
    family.sit_down(("human", "casual", "human"), "polish")
    family.wait_until_asked()
    play_to_decision(family)
    path = family.session.record_path
    assert path is not None
    view, eyes = family.view, family.session.eyes
    window.match_host.leave()
    assert window.match_host.resume(path)
    family.wait_until_asked()
    assert family.cover is not None
    assert family.session.awaited == eyes
    assert window.scene.picture().hand == ()
    family.step()
    family.wait_until_asked()
    assert family.view == view


def test_cards_are_covered_on_request_and_when_the_window_goes(qtbot, qapp, profile_paths):
    window = make_window(qtbot, qapp, profile_paths)
    family = Family(qtbot, window)
    family.sit_down(("human", "human", "casual"))
    family.wait_until_asked()
    play_to_decision(family)
    eyes = family.session.eyes
    assert window.menus.cover.isEnabled()
    window.menus.cover.trigger()
    assert family.cover is not None
    assert window.area.panel is None
    assert window.scene.picture().hand == ()
    assert not window.menus.cover.isEnabled()
    family.step()
    family.wait_until_asked()
    assert family.session.eyes == eyes
    window.setWindowState(window.windowState() | Qt.WindowState.WindowMinimized)
    family.wait(lambda: family.cover is not None)
    assert window.scene.picture().hand == ()


def test_one_person_alone_never_sees_a_cover(qtbot, qapp, profile_paths):
    window = make_window(qtbot, qapp, profile_paths)
    family = Family(qtbot, window)
    family.sit_down(("casual", "human", "casual"))
    family.play_until(lambda: bool(family.view.results) and window.area.sheet is not None)
    assert family.covers == []
    assert not window.menus.cover.isEnabled()
    assert window.scene.board.seat == 1


def test_a_deal_copied_under_the_cover_holds_what_all_know(qtbot, qapp, profile_paths):
    window = make_window(qtbot, qapp, profile_paths)
    family = Family(qtbot, window)
    family.sit_down(("human", "human", "human"), "polish")
    family.wait_until_asked()
    play_to_decision(family)
    family.step()
    family.wait(lambda: family.cover is not None)
    window.menus.copy_deal.trigger()
    text = qapp.clipboard().text()
    assert "known to: everybody" in text
    assert "hand 0" not in text
    family.step()
    family.wait_until_asked()
    window.menus.copy_deal.trigger()
    assert f"known to: {family.session.eyes}" in qapp.clipboard().text()


def test_a_replay_of_the_deal_in_play_goes_when_the_screen_is_handed_over(qtbot, qapp, profile_paths):
    window = make_window(qtbot, qapp, profile_paths)
    family = Family(qtbot, window)
    family.sit_down(("human", "human", "human"), "polish")
    family.wait_until_asked()
    play_to_decision(family)
    eyes = family.session.eyes
    window.menus.replay.trigger()
    replay = window.replays.window
    assert replay is not None
    assert replay.replay_cursor.is_secret
    assert replay.show_of_match.seat == eyes
    assert set(replay.show_of_match._scene.picture().hand) == set(family.view.hand)
    family.step()
    family.wait(lambda: family.cover is not None)
    assert not replay.isVisible()
    window.menus.replay.trigger()
    assert replay.isVisible()
    assert replay.show_of_match._scene.picture().hand == ()
    assert replay.show_of_match._scene.picture().open_hands == {}
    replay.close()


def test_a_hint_is_for_the_one_in_turn_and_goes_with_him(qtbot, qapp, profile_paths):
    window = make_window(qtbot, qapp, profile_paths)
    family = Family(qtbot, window)
    family.sit_down(("human", "human", "human"), "polish")
    assert not window.menus.hint.isEnabled()
    family.wait_until_asked()
    assert not window.menus.hint.isEnabled()  # the table is covered
    play_to_decision(family)
    window.area.clear_notice()
    window.menus.hint.trigger()
    family.wait(lambda: bool(window.area.message))
    hint = window.area.message
    family.step()
    family.wait(lambda: family.cover is not None)
    assert window.area.message != hint
    assert not window.menus.hint.isEnabled()
