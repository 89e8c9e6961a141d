"""What people do to a window while it is busy: nothing may be lost, swallowed or done twice."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest

from tests.e2e.window_player import FORMS, LEFT, WindowPlayer, make_window
from thousand_qt.app.settings import SettingsStore, Speed
from thousand_qt.engine.actions import Exchange, Play
from thousand_qt.engine.deal import Phase
from thousand_qt.table.picture import expected_picture


@pytest.fixture
def player(qtbot, qapp, profile_paths):
    return WindowPlayer(qtbot, make_window(qtbot, qapp, profile_paths))


@pytest.fixture
def animated(qtbot, qapp, profile_paths):
    return WindowPlayer(qtbot, make_window(qtbot, qapp, profile_paths, speed=Speed.NORMAL))


def in_play(player) -> bool:
    return player.view.phase is Phase.PLAY and player.window.area.sheet is None


def picture_is_right(player) -> bool:
    view = player.view
    playable = None
    if view.phase is Phase.PLAY and view.is_my_turn:
        playable = frozenset(action.card for action in view.legal_actions if isinstance(action, Play))
    return player.window.scene.picture() == expected_picture(view, playable=playable)


def test_the_language_changes_in_the_middle_of_a_match(player):
    window = player.window
    player.start("classic")
    player.wait_until_asked()
    seen = {}
    for language in ("pl", "ru", "en", "pl"):
        before = window.windowTitle()
        window.set_language(language)
        player.wait(lambda before=before: window.windowTitle() != before)
        player.wait_until_asked()
        player.step()
        player.wait_until_asked()
        seen[language] = (
            window.windowTitle(),
            window.menuBar().actions()[0].text(),
            window.area.last_trick_button.text(),
        )
        assert picture_is_right(player)
    assert len(set(seen.values())) == 3
    player.go_to_sheet()
    sheet = window.area.sheet
    polish = sheet.accessibleName(), player.button("nextDealButton").text()
    window.set_language("ru")
    player.wait(lambda: player.button("nextDealButton").text() != polish[1])
    assert sheet.accessibleName() != polish[0]
    player.click("nextDealButton")
    player.go_to_sheet()
    assert len(player.view.results) == 2


def test_the_chosen_language_and_speed_are_there_at_the_next_start(player, profile_paths):
    player.window.set_language("pl")
    player.window.set_speed(Speed.SLOW)
    player.window.close()
    settings = SettingsStore(profile_paths.config / "settings.toml").load()
    assert settings.language == "pl"
    assert settings.speed is Speed.SLOW
    assert settings.window_geometry


@pytest.mark.parametrize("preset", FORMS)
def test_the_window_may_be_resized_at_any_time(player, preset):
    sizes = ((800, 480), (1280, 720), (1024, 600), (600, 900), (1280, 720))
    player.start(preset)
    for number in range(11):  # each size at moments of every kind
        player.step()
        player.window.resize(QSize(*sizes[number % len(sizes)]))
        player.wait_until_asked()
        assert picture_is_right(player)


def test_the_language_changes_at_every_table(player):
    """Whatever is written on the table of a form is written anew, and nothing lies elsewhere."""
    window, scene = player.window, player.window.scene
    languages = ("pl", "ru", "en")
    for preset in FORMS[1:]:
        player.start(preset)
        player.go_to(lambda: in_play(player) and player.view.is_my_turn and bool(player.view.tricks))
        seen = set()
        for language in languages:
            before = window.windowTitle()
            window.set_language(language)
            player.wait(lambda before=before: window.windowTitle() != before)
            player.wait_until_asked()
            assert picture_is_right(player)
            said = [scene.stock_text, window.area.last_trick_button.text()]
            said += [plate.content.caption for plate in scene._furniture.plates]
            seen.add(tuple(said))
        assert len(seen) == len(languages), preset
        player.step()
        player.wait_until_asked()
        assert picture_is_right(player)


def test_resizing_during_a_flight_loses_nothing(animated):
    player = animated
    for preset, size in zip(FORMS, ((1000, 640), (800, 480), (600, 900), (1000, 640)), strict=True):
        player.start(preset)
        player.wait(lambda: not player.window.scene.idle)
        player.window.resize(*size)
        player.window.scene.finish()
        player.wait_until_asked()
        assert picture_is_right(player)


@pytest.mark.parametrize("preset", ["polish-stock", "polish-two-talons"])
def test_a_hidden_window_plays_on(animated, preset):
    player = animated
    player.start(preset)
    player.go_to(lambda: in_play(player))
    action = player.decide()
    player.do(action)
    player.window.hide()
    player.wait(player.is_asked)
    player.window.showNormal()
    assert picture_is_right(player)
    player.step()
    player.window.showMinimized()
    player.wait(player.is_asked)
    player.window.showNormal()
    player.wait_until_asked()
    assert picture_is_right(player)


def test_a_click_during_a_flight_finishes_it_and_counts(animated):
    player = animated
    player.start("classic")
    counted = 0
    for _ in range(400):
        player.wait(lambda: (in_play(player) and player.view.is_my_turn) or player.is_asked())
        if not in_play(player) or player.window.scene.idle:
            player.wait_until_asked()
            player.step()
            continue
        action = player.decide()
        if not isinstance(action, Play) or Play(0, action.card, True) in player.view.legal_actions:
            player.wait_until_asked()
            player.step()
            continue
        before = sum(done.seat == 0 for done in player.session.record.actions)
        player.window.scene.finish()  # where the card will lie once the flight is over
        point = player.card_point(action.card)
        QTest.mouseClick(player.window.area.table.viewport(), LEFT, pos=point)
        assert sum(done.seat == 0 for done in player.session.record.actions) == before + 1
        counted += 1
        if counted == 3:
            return
    raise AssertionError("never was it the person's turn while cards flew")


def test_a_card_that_may_not_be_played_says_why(player):
    player.start("polish")
    refused = 0
    for _ in range(300):
        player.wait_until_asked()
        if not in_play(player) or player.window.area.panel is not None:
            player.step()
            continue
        view = player.view
        legal = {action.card for action in view.legal_actions if isinstance(action, Play)}
        dimmed = [card for card in view.hand if card not in legal]
        if dimmed:
            actions = len(player.session.record.actions)
            player.click_card(dimmed[0])
            assert len(player.session.record.actions) == actions
            assert player.window.area.message
            refused += 1
            if refused == 5:
                return
        player.step()
        assert not player.window.area.message
    raise AssertionError("no card was ever forbidden")


def test_the_exchange_lets_one_change_ones_mind(player):
    player.start("classic")
    for _ in range(400):
        player.wait_until_asked()
        if player.window.area.sheet is None and player.view.phase is Phase.EXCHANGE:
            break
        player.step()
    panel = player.window.area.panel
    action = player.decide()
    assert isinstance(action, Exchange)
    first, second = action.cards
    other = next(card for card in player.view.hand if card not in action.cards)
    assert not panel.confirm_button.isEnabled()
    player.click_card(other)
    player.click_card(second)
    assert panel.confirm_button.isEnabled()
    table = player.window.area.table
    slot = player.window.scene._stage.gift_pose(0).centre  # a click there takes the card back
    QTest.mouseClick(table.viewport(), LEFT, pos=table.mapFromScene(slot))
    assert not panel.confirm_button.isEnabled()
    player.click_card(first)
    assert panel.confirm_button.isEnabled()
    player.click("confirmExchangeButton")
    assert [done for done in player.session.record.actions if done.seat == 0][-1] == action


def test_giving_up_says_what_it_costs_and_can_be_taken_back(player):
    player.start("classic")
    player.go_to(lambda: player.has_button("giveUpButton"))
    asked_by = player.window.area.panel
    actions = len(player.session.record.actions)
    player.click("giveUpButton")
    assert "60" in player.window.area.panel.accessibleDescription()
    player.click("keepPlayingButton")
    assert player.window.area.panel is asked_by
    assert len(player.session.record.actions) == actions
    player.click("giveUpButton")
    player.click("confirmGiveUpButton")
    player.wait(lambda: player.window.area.sheet is not None)
    assert player.view.results[-1].gave_up


@pytest.mark.parametrize("preset", ["polish-stock", "polish-four"])
def test_the_last_trick_is_shown_by_button_and_key(player, preset):
    player.start(preset)
    player.go_to(lambda: in_play(player) and len(player.view.tricks) >= 2)
    window = player.window
    picture = window.scene.picture()
    player.click("lastTrickButton")
    assert window.scene.picture() != picture
    QTest.keyClick(window, Qt.Key.Key_L)
    assert window.scene.picture() == picture
    QTest.keyClick(window, Qt.Key.Key_L)
    assert window.scene.picture() != picture
    player.step()
    player.wait_until_asked()
    assert picture_is_right(player)


def test_leaving_a_match_for_another_leaves_nothing_behind(player):
    """From form to form: talons, stock and the fourth player come and go."""
    for preset in (*FORMS, *reversed(FORMS[:-1])):
        player.start(preset)
        player.wait_until_asked()
        assert player.view.number == 1
        assert player.view.results == ()
        assert picture_is_right(player)
        player.step()
        player.wait_until_asked()
        assert picture_is_right(player)
    player.go_to_sheet()
    assert len(player.view.results) == 1


def test_the_score_sheet_folds_in_a_narrow_window_and_comes_when_asked_for(player):
    window = player.window
    player.start("classic")
    player.wait_until_asked()
    assert window.score_sheet.isVisible()
    window.resize(1024, 600)
    assert not window.score_sheet.isVisible()
    QTest.keyClick(window, Qt.Key.Key_F9)
    assert window.score_sheet.isVisible()
    QTest.keyClick(window, Qt.Key.Key_F9)
    assert not window.score_sheet.isVisible()
    window.resize(1280, 720)
    assert not window.score_sheet.isVisible()
    QTest.keyClick(window, Qt.Key.Key_F9)
    assert window.score_sheet.isVisible()
    player.wait_until_asked()
    assert picture_is_right(player)
