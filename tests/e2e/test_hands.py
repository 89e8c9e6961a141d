"""The player's own cards in the window: sorted as he likes, played for him, and all tricks claimed."""

# What is not there fails the test as it should.
# pyright: reportOptionalMemberAccess=false
from __future__ import annotations

import itertools

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.e2e.window_player import WindowPlayer, make_window
from thousand_qt.ai.claims import Verdict, prove_claim
from thousand_qt.app.settings import HandOrder, SuitOrder
from thousand_qt.engine.deal import Phase
from thousand_qt.engine.events import TrickTaken
from thousand_qt.records.loading import load
from thousand_qt.session.forced import forced_play
from thousand_qt.table.picture import expected_picture
from thousand_qt.ui.cards_menu import chosen_order

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def player(qtbot, qapp, profile_paths):
    return WindowPlayer(qtbot, make_window(qtbot, qapp, profile_paths))


def in_play(player):
    return player.view.phase is Phase.PLAY and player.view.is_my_turn


def may_claim(player, cards=3):
    view = player.view
    return in_play(player) and len(view.hand) >= cards and prove_claim(view).verdict is Verdict.PROVEN


def may_not_claim(player):
    return in_play(player) and prove_claim(player.view).verdict is Verdict.NOT_PROVEN


# The order of the cards


def test_the_hand_is_sorted_as_chosen_in_the_menu_at_once(player):
    player.start("classic")
    player.wait_until_asked()
    menu = player.window._cards_menu
    for sorting, suits in itertools.product(HandOrder, SuitOrder):
        menu.sortings[sorting].trigger()
        menu.suits[suits].trigger()
        order = chosen_order(player.window.settings)
        assert (player.window.settings.hand_order, player.window.settings.suit_order) == (sorting, suits)
        player.wait(lambda: player.window.scene.idle)
        shown = [card for card, _, _ in player.window.scene.hand_cards()]
        assert shown == sorted(player.view.hand, key=order.key)
        if sorting is HandOrder.SUITS_RISING and suits is SuitOrder.MARRIAGES_FALLING:
            assert shown == sorted(shown, key=lambda card: ("HDCS".index(card.suit.letter), card.index))


def test_trumps_move_to_the_front_when_they_become_trumps(player):
    player.window._cards_menu.trump_first.trigger()
    player.start("classic")
    player.go_to(
        lambda: (
            in_play(player)
            and player.view.trump is not None
            and any(card.suit is player.view.trump for card in player.view.hand)
        )
    )
    order = chosen_order(player.window.settings)
    picture = player.window.scene.picture()
    assert picture.hand == expected_picture(player.view, order=order).hand
    assert picture.hand[0].suit is player.view.trump
    assert player.window.scene.animator.corrections == 0


# The only card


def test_the_only_card_is_played_for_the_player_who_wants_that(player):
    player.window._cards_menu.auto_play.trigger()
    player.start("classic")
    for _ in range(3):
        player.go_to(lambda: in_play(player) and forced_play(player.view) is not None)
        before = player.session.record.actions
        play = forced_play(player.view)
        player.wait(lambda: len(player.session.record.actions) > len(before))  # noqa: B023
        submitted = player.session.record.actions[len(before) :]
        assert submitted[0] == play
        player.wait_until_asked()
    assert player.session.record.replay() is not None


def test_nothing_is_played_for_who_does_not_want_it(player, qtbot):
    player.start("classic")
    player.go_to(lambda: in_play(player) and forced_play(player.view) is not None)
    before = len(player.session.record.actions)
    qtbot.wait(900)
    assert len(player.session.record.actions) == before


def test_a_card_taken_back_is_not_played_again(player, qtbot):
    player.start("classic")
    player.go_to(lambda: in_play(player) and len(player.view.tricks) > 3 and player.session.can_undo)
    player.session.undo()
    player.wait_until_asked()
    watch = player.window._forced_play
    player.window._cards_menu.auto_play.trigger()
    watch.on_decision_changed(player.view)
    before = len(player.session.record.actions)
    qtbot.wait(900)
    assert len(player.session.record.actions) == before
    assert watch._after_going_back
    player.step()
    assert not watch._after_going_back


# The rest is mine


def test_a_claim_that_holds_is_played_out_and_recorded(player):
    player.start("classic")
    player.go_to(lambda: may_claim(player))
    player.wait(lambda: player.has_button("claimButton"))
    path, tricks, seat = player.session.record_path, len(player.view.tricks), player.view.seat
    cards, deals = len(player.view.hand), len(player.view.results)
    taken = []
    player.session.happened.connect(
        lambda happening: taken.extend(each for each in happening.events if isinstance(each, TrickTaken))
    )
    player.click("claimButton")
    player.wait(lambda: player.window.area.sheet is not None)
    assert len(taken) == cards
    assert all(trick.seat == seat for trick in taken)
    assert tricks + len(taken) == 8
    assert len(player.view.results) == deals + 1
    assert not player.has_button("claimButton")
    assert load(path).record == player.session.record
    assert player.session.record.replay() is not None
    assert player.session.can_undo
    player.session.undo()
    player.wait_until_asked()
    assert in_play(player)
    assert not player.session.is_playing_out


def test_a_claim_that_cannot_be_proven_is_refused_in_words_and_nothing_is_played(player):
    player.start("classic")
    player.go_to(lambda: may_not_claim(player))
    actions = player.session.record.actions
    player.wait(player.window.isActiveWindow)
    QTest.keyClick(player.window, Qt.Key.Key_M, CONTROL)
    player.wait(lambda: "not certain" in player.window.area.message)
    assert not player.has_button("claimButton")
    assert player.session.record.actions == actions


def test_a_claim_can_only_be_made_when_a_card_is_to_be_played(player):
    entry = player.window.menus.claim
    assert not entry.isEnabled()
    player.start("classic")
    player.wait_until_asked()
    assert player.view.phase is not Phase.PLAY
    assert not entry.isEnabled()
    player.go_to(lambda: in_play(player))
    assert entry.isEnabled()
