"""Decisions are taken back and done again in the window, at any moment; irrevocable ones can be confirmed."""

# What is not there fails the test as it should: a session has its file, an open dialog is what was asked for.
# pyright: reportOptionalMemberAccess=false
from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.clicking import click
from tests.e2e.test_disturbances import picture_is_right
from tests.e2e.window_player import WindowPlayer, make_window
from thousand_qt.app.settings import SettingsStore, Speed
from thousand_qt.engine.actions import Exchange, GiveUp, SetContract
from thousand_qt.engine.deal import Phase
from thousand_qt.engine.record import TakeBack
from thousand_qt.records.loading import load
from thousand_qt.ui.match_end import MatchEndSheet
from thousand_qt.ui.result_sheet import ResultSheet

CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def player(qtbot, qapp, profile_paths):
    return WindowPlayer(qtbot, make_window(qtbot, qapp, profile_paths))


def undo(player):
    player.wait(player.window.isActiveWindow)
    QTest.keyClick(player.window, Qt.Key.Key_Z, CONTROL)


def redo(player):
    player.wait(player.window.isActiveWindow)
    QTest.keyClick(player.window, Qt.Key.Key_Z, CONTROL | SHIFT)


def offers(player):
    menus = player.window.menus
    return menus.undo.isEnabled(), menus.redo.isEnabled()


def in_play(player):
    return player.view.phase is Phase.PLAY and player.view.is_my_turn


def in_phase(phase):
    return lambda player: player.view.phase is phase and player.session.can_undo


MOMENTS = {
    "auction": ("classic", in_phase(Phase.AUCTION)),
    "talon": ("polish-two-talons", in_phase(Phase.TALON)),
    "exchange": ("polish-four", in_phase(Phase.EXCHANGE)),
    "contract": ("polish-two-talons", in_phase(Phase.CONTRACT)),
    "play": ("classic", lambda player: in_play(player) and len(player.view.tricks) > 3),
    "drawn cards": ("polish-stock", lambda player: in_play(player) and len(player.view.tricks) == 4),
    "stock used up": ("polish-stock", lambda player: in_play(player) and len(player.view.tricks) == 6),
    "result sheet": ("polish-four", lambda player: isinstance(player.window.area.sheet, ResultSheet)),
}
"""By moment the form it is looked at in: each of them in turn."""


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_decision_is_taken_back_by_keys_done_again_or_done_differently(player, moment):
    form, is_there = MOMENTS[moment]
    player.start(form)
    player.go_to(lambda: is_there(player))
    view, asked = player.view, player.window.area.panel
    assert offers(player) == (True, False)
    undo(player)
    player.wait_until_asked()
    assert player.window.area.sheet is None
    assert player.view.is_my_turn
    assert player.session.can_redo
    assert picture_is_right(player)
    assert player.window.score_sheet.model.results == player.view.results
    redo(player)
    player.wait_until_asked()
    assert player.view == view
    assert player.window.area.panel is asked
    assert offers(player) == (True, False)
    assert is_there(player)
    if moment != "result sheet":
        assert picture_is_right(player)
    undo(player)
    player.wait_until_asked()
    legal = list(player.view.legal_actions)
    undone = player.session.record.undone[-1]
    other = next(action for action in legal if action != undone)
    player.window.controller.decisions.on_chosen(other)
    player.wait_until_asked()
    assert not player.session.can_redo
    record = load(player.session.record_path).record
    assert record == player.session.record
    assert sum(isinstance(entry, TakeBack) for entry in record.entries) == 2


@pytest.mark.parametrize("form", ["polish-two-talons", "polish-four"])
def test_going_back_to_the_first_decision_and_no_further(player, form):
    player.start(form)
    player.go_to_sheet()
    player.step()
    player.go_to(lambda: in_play(player) and len(player.view.tricks) > 4)
    results = player.view.results
    while offers(player)[0]:
        undo(player)
        player.wait_until_asked()
        assert picture_is_right(player)
    assert player.view.results == results
    undo(player)
    assert (
        player.window.area.message == "You have not decided anything in this deal that could be taken back."
    )
    while offers(player)[1]:
        redo(player)
        player.wait_until_asked()
        assert picture_is_right(player)
    assert len(player.view.tricks) > 4
    redo(player)
    assert player.window.area.message == "There is nothing to redo."


def test_a_match_that_is_over_can_be_gone_back_into(player):
    player.go_on_near_the_end("polish-stock")
    player.go_to(lambda: player.view.phase is Phase.OVER)
    player.click("nextDealButton")
    player.wait(lambda: isinstance(player.window.area.sheet, MatchEndSheet))
    undo(player)
    player.wait_until_asked()
    assert player.view.outcome is None
    assert player.window.area.sheet is None
    redo(player)
    player.wait(lambda: isinstance(player.window.area.sheet, ResultSheet))
    assert player.view.phase is Phase.OVER


def test_the_menu_takes_back_too_and_a_switch_forbids_it(player, profile_paths):
    player.start("classic")
    player.go_to(lambda: in_play(player))
    menus = player.window.menus
    view = player.view
    menus.undo.trigger()
    player.wait_until_asked()
    assert player.view != view
    menus.allow_undo.trigger()
    assert offers(player) == (False, False)
    before = player.session.record
    undo(player)
    assert player.window.area.message == "Taking back is switched off. The Game menu switches it on."
    redo(player)
    assert player.window.area.message == "Taking back is switched off. The Game menu switches it on."
    assert player.session.record == before
    assert not SettingsStore(profile_paths.config / "settings.toml").load().allow_undo
    menus.allow_undo.trigger()
    assert offers(player) == (player.session.can_undo, True)


def test_without_a_match_nothing_is_offered(player):
    assert offers(player) == (False, False)
    QTest.keyClick(player.window, Qt.Key.Key_Z, CONTROL)
    assert player.window.area.message == ""
    player.start()
    player.step()
    player.window.match_host.leave()
    assert offers(player) == (False, False)


def test_taking_back_while_cards_fly_and_opponents_think(qtbot, qapp, profile_paths):
    player = WindowPlayer(qtbot, make_window(qtbot, qapp, profile_paths, speed=Speed.SLOW))
    player.start("classic", ("strong", "strong"))
    for _ in range(60):
        player.window.scene.finish()
        player.wait(lambda: player.view.is_my_turn)
        player.window.scene.finish()
        if in_play(player) and len(player.view.tricks) > 1:
            break
        player.step()
    view = player.view
    player.window.controller.decisions.on_chosen(view.legal_actions[0])
    assert not player.window.scene.idle
    undo(player)
    assert player.window.scene.idle
    assert player.view.is_my_turn
    assert picture_is_right(player)
    player.step()
    player.wait(lambda: player.view.is_my_turn or player.view.phase is Phase.DEALING)


def test_a_hint_being_thought_about_is_not_shown_after_taking_back(player):
    player.start("classic")
    player.go_to(lambda: in_play(player) and len(player.view.tricks) > 2)
    hints = []
    player.window.controller.hints._adviser.advised.connect(hints.append)
    player.window.controller.give_hint()
    undo(player)
    player.wait_until_asked()
    player.window.controller.give_hint()
    player.wait(lambda: bool(hints))
    assert [hint.view for hint in hints] == [player.view]


# Confirming


def ask_before(player, **which):
    player.window._keeper.change(**which)


def test_naming_the_contract_is_confirmed_where_the_player_wants_that(player):
    ask_before(player, ask_before_contract=True)
    player.start("classic")
    player.go_to(lambda: player.view.phase is Phase.CONTRACT)
    asked = player.window.area.panel
    entries = len(player.session.record.entries)
    player.click("contractButton")
    confirm = player.window.area.panel
    assert confirm is not asked
    QTest.keyClick(confirm, Qt.Key.Key_Escape)
    assert player.window.area.panel is asked
    player.click("contractButton")
    QTest.keyClick(
        player.window.area.panel.first_button, Qt.Key.Key_Return
    )  # what Enter does changes nothing
    assert player.window.area.panel is asked
    assert len(player.session.record.entries) == entries
    player.click("contractButton")
    QTest.keyClick(player.window.area.panel.second_button, Qt.Key.Key_Space)
    assert isinstance(player.session.record.entries[entries], SetContract)


def test_a_double_click_on_the_contract_confirms_nothing(player):
    ask_before(player, ask_before_contract=True)
    player.start("classic")
    player.go_to(lambda: player.view.phase is Phase.CONTRACT)
    entries = len(player.session.record.entries)
    button = player.button("contractButton")
    place = button.mapTo(player.window, button.rect().center())
    click(button)
    player.qtbot.waitUntil(lambda: player.has_button("confirmButton"))
    below = player.window.childAt(place)
    assert below is not player.button("confirmButton")
    assert len(player.session.record.entries) == entries


def test_giving_cards_away_is_confirmed_with_the_cards_still_laid_out(player):
    ask_before(player, ask_before_exchange=True)
    player.start("classic")
    player.go_to(lambda: player.view.phase is Phase.EXCHANGE)
    action = player.decide()
    for card in action.cards:
        player.click_card(card)
    player.click("confirmExchangeButton")
    note = player.window.area.panel.accessibleDescription()
    assert "Anna" in note
    assert "Borys" in note
    player.click("changeButton")
    assert player.button("confirmExchangeButton").isEnabled()  # the cards lie where they were
    player.click("confirmExchangeButton")
    player.click("confirmButton")
    assert any(entry == action and isinstance(entry, Exchange) for entry in player.session.record.entries)


def test_giving_up_asks_unless_the_player_does_not_want_that(player):
    player.start("classic")
    player.go_to(lambda: player.has_button("giveUpButton"))
    player.click("giveUpButton")
    player.click("keepPlayingButton")
    ask_before(player, ask_before_giving_up=False)
    player.click("giveUpButton")
    assert any(isinstance(entry, GiveUp) for entry in player.session.record.entries)


def test_the_switches_of_the_menu_are_settings(player, profile_paths):
    menus = player.window.menus
    for action in menus._switches.values():
        action.trigger()
    kept = SettingsStore(profile_paths.config / "settings.toml").load()
    assert (kept.allow_undo, kept.ask_before_giving_up) == (False, False)
    assert (kept.ask_before_contract, kept.ask_before_exchange) == (True, True)
