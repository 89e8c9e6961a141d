"""The picture on the table equals the view after every event, however the cards get there."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QSizeF
from pytestqt.qtbot import QtBot

from tests.table.plain_texts import PlainTexts
from tests.table.played_match import PlayedMatch, at_exchange, at_first_lead, some_play
from thousand_qt.decks.renderer import DeckRenderer
from thousand_qt.engine.actions import Bid, Exchange, Pass, Play
from thousand_qt.engine.cards import Card
from thousand_qt.engine.deal import Phase
from thousand_qt.engine.events import TalonTaken
from thousand_qt.engine.rules import GiveUpTimes, Rules, preset
from thousand_qt.table.picture import expected_picture
from thousand_qt.table.scene import TableScene
from thousand_qt.table.view import TableView

TABLES = {
    "three": Rules(),
    "three, polish": preset("polish"),
    "four": preset("polish-four"),
    "two talons": preset("polish-two-talons"),
    "stock": preset("polish-stock"),
    "russian": preset("russian"),
    "ukrainian": preset("ukrainian"),
    "hidden talon": Rules(hidden_talon_at_100=True, weak_talon_below=30, give_up_times=GiveUpTimes.NEVER),
}
ACTIONS = 70  # more than two deals


def _show(scene: TableScene, match: PlayedMatch) -> None:
    """Play one action drawn by lot."""
    events = match.apply(match.any_action())
    scene.play(events, match.view)


@pytest.mark.parametrize("rules", TABLES.values(), ids=TABLES)
def test_at_speed_off_the_picture_equals_the_view_after_each_action(scene: TableScene, rules: Rules):
    for seat in range(rules.players):
        match = PlayedMatch(rules, seat, seed=seat)
        scene.show_view(match.view)
        for _ in range(ACTIONS):
            _show(scene, match)
            assert scene.idle
            assert scene.picture() == expected_picture(match.view)
    assert scene.animator.corrections == 0, "some events did not lead to their view"


@pytest.mark.parametrize("rules", TABLES.values(), ids=TABLES)
def test_a_view_alone_gives_the_same_picture(scene: TableScene, rules: Rules):
    match = PlayedMatch(rules, seed=5)
    for _ in range(ACTIONS):
        match.apply(match.any_action())
        scene.show_view(match.view)
        assert scene.picture() == expected_picture(match.view)


@pytest.mark.parametrize("rules", TABLES.values(), ids=TABLES)
def test_finishing_at_any_moment_shows_the_last_view(scene: TableScene, rules: Rules):
    chance = random.Random(7)
    match = PlayedMatch(rules, seed=7)
    scene.set_speed("normal")
    scene.show_view(match.view)
    for _ in range(ACTIONS):
        _show(scene, match)
        if chance.random() < 0.5:
            continue  # the next events come while these still fly
        _fly(scene, chance, steps=chance.randrange(6))
        scene.finish()
        assert scene.idle
        assert scene.picture() == expected_picture(match.view)
    assert scene.animator.corrections == 0


def _fly(scene: TableScene, chance: random.Random, steps: int) -> None:
    """Let time pass for what flies, without waiting for it."""
    for _ in range(steps):
        animation = scene.animator.current_animation
        if animation is None:
            return
        animation.setCurrentTime(chance.randrange(animation.duration() + 1))


@pytest.mark.parametrize("speed", ["fast", "normal", "slow"])
def test_when_time_has_passed_everything_has_arrived(scene: TableScene, qtbot: QtBot, speed: str):
    match = PlayedMatch(Rules(), seed=3)
    scene.set_speed(speed)
    scene.show_view(match.view)
    for _ in range(40):
        with qtbot.waitSignal(scene.idle_reached, raising=False, timeout=0) as idle:
            _show(scene, match)
            _land(scene)
        assert idle.signal_triggered
        assert scene.picture() == expected_picture(match.view)
    assert scene.animator.corrections == 0


def _land(scene: TableScene) -> None:
    """Let every step run to its own end, in some frames."""
    while (animation := scene.animator.current_animation) is not None:
        length = animation.duration()
        for share in (0.1, 0.4, 0.75):
            animation.setCurrentTime(round(share * length))
        animation.setCurrentTime(length)


def test_in_flight_a_card_is_above_those_that_lie(scene: TableScene):
    match = at_first_lead()
    scene.show_view(match.view)
    scene.set_speed("normal")
    play = some_play(match)
    scene.play(match.apply(play), match.view)
    animation = scene.animator.current_animation
    assert animation is not None
    animation.setCurrentTime(100)
    assert not scene.idle
    assert scene.picture().astray
    flying = next(item for item in scene.card_items() if item.card is play.card)
    resting = [item.zValue() for item in scene.card_items() if item is not flying and item.is_at_rest]
    assert flying.zValue() > max(resting)


def test_idle_is_said_once_for_a_row_of_events(scene: TableScene, qtbot: QtBot):
    match = at_first_lead()
    scene.show_view(match.view)
    scene.set_speed("normal")
    said: list[bool] = []
    scene.idle_reached.connect(lambda: said.append(scene.idle))
    for _ in range(3):
        scene.play(match.apply(some_play(match)), match.view)
    assert said == []
    scene.finish()
    assert said == [True]


def test_events_that_answer_idle_are_played_too(scene: TableScene):
    match = at_first_lead()
    scene.show_view(match.view)
    left = [5]

    def answer() -> None:
        if left[0]:
            left[0] -= 1
            scene.play(match.apply(some_play(match)), match.view)

    scene.idle_reached.connect(answer)
    answer()
    assert left == [0]
    assert scene.picture() == expected_picture(match.view)


def test_opponents_cards_are_not_known_to_the_table(scene: TableScene):
    match = PlayedMatch(Rules(), seed=11)
    scene.show_view(match.view)
    for _ in range(ACTIONS):
        _show(scene, match)
        visible = set(match.view.hand) | set(match.view.talon)
        visible |= {played.card for trick in match.view.tricks for played in trick.cards}
        visible |= {played.card for played in match.view.trick}
        known = {item.card for item in scene.card_items() if item.card is not None}
        assert known <= visible | {gift.card for gift in match.view.gifts}


def test_a_new_view_in_flight_wins(scene: TableScene):
    match = at_first_lead()
    before = match.view
    scene.show_view(before)
    scene.set_speed("normal")
    scene.play(match.apply(some_play(match)), match.view)
    scene.show_view(before)
    assert scene.idle
    assert scene.picture() == expected_picture(before)


def test_a_new_size_in_flight_ends_the_flight(scene: TableScene):
    match = at_first_lead()
    scene.show_view(match.view)
    scene.set_speed("normal")
    scene.play(match.apply(some_play(match)), match.view)
    scene.set_size(QSizeF(900, 600), 1.0)
    assert scene.idle
    assert scene.picture() == expected_picture(match.view)
    assert scene.table_layout.size == QSizeF(900, 600)


def test_calls_are_said_and_stay_while_the_auction_lasts(scene: TableScene):
    match = PlayedMatch(Rules())
    match.advance(lambda state: state.phase is Phase.AUCTION)
    scene.show_view(match.view)
    scene.play(match.apply(Bid(0, 100)), match.view)
    scene.play(match.apply(Pass(1)), match.view)
    assert [scene.bubble_text(seat) for seat in range(3)] == ["100", "pass", ""]
    scene.show_view(match.view)
    assert [scene.bubble_text(seat) for seat in range(3)] == ["100", "pass", ""]
    scene.play(match.apply(Pass(2)), match.view)
    scene.show_view(match.view)
    assert [scene.bubble_text(seat) for seat in range(3)] == ["", "", ""]


def test_a_marriage_is_said_and_celebrated(scene: TableScene):
    match = at_first_lead()
    while not any(isinstance(a, Play) and a.declare for a in match.state.legal_actions()) or match.state.turn:
        match.apply(some_play(match))
    scene.show_view(match.view)
    scene.set_speed("normal")
    declaring = next(a for a in match.state.legal_actions() if isinstance(a, Play) and a.declare)
    scene.play(match.apply(declaring), match.view)
    animation = scene.animator.current_animation
    assert animation is not None
    animation.setCurrentTime(animation.duration())
    assert scene.bubble_text(0).startswith("marriage")
    scene.finish()
    assert scene.picture() == expected_picture(match.view)


def test_the_last_trick_can_be_looked_at(scene: TableScene):
    match = at_first_lead()
    for _ in range(4):
        match.apply(some_play(match))
    scene.show_view(match.view)
    scene.peek_last_trick(True)
    shown = {item.card for item in scene.card_items() if item.isVisible() and item.facing == 1.0}
    last = {played.card for played in match.view.tricks[-1].cards}
    assert last <= shown
    assert not shown & {played.card for played in match.view.trick}
    scene.peek_last_trick(False)
    assert scene.picture() == expected_picture(match.view)


def test_events_end_the_look_at_the_last_trick(scene: TableScene):
    match = at_first_lead()
    for _ in range(3):
        match.apply(some_play(match))
    scene.show_view(match.view)
    scene.peek_last_trick(True)
    scene.play(match.apply(some_play(match)), match.view)
    assert scene.picture() == expected_picture(match.view)


def test_what_comes_waits_while_the_sitter_looks_at_the_last_trick(scene: TableScene):
    match = PlayedMatch(preset("polish-four"), seat=3)
    match.advance(until=lambda state: state.phase is Phase.PLAY)
    assert match.view.sitter == match.seat
    for _ in range(4):
        match.apply(some_play(match))
    (first,) = match.view.tricks
    scene.show_view(match.view)
    scene.peek_last_trick(True)
    for _ in range(3):
        scene.play(match.apply(some_play(match)), match.view)
    assert len(match.view.tricks) == 2
    assert not scene.idle
    assert scene.last_trick == first
    assert {played.card for played in first.cards} <= {item.card for item in scene.card_items()}
    scene.peek_last_trick(False)
    assert scene.idle
    assert scene.last_trick == match.view.tricks[-1]
    assert scene.picture() == expected_picture(match.view)


def test_dimming_waits_for_the_table_to_come_to_rest(scene: TableScene):
    match = at_first_lead()
    scene.show_view(match.view)
    scene.set_speed("normal")
    scene.play(match.apply(some_play(match)), match.view)
    playable = frozenset(match.view.hand[:2])
    scene.set_playable(playable)
    assert scene.picture().dimmed == frozenset()
    scene.finish()
    assert scene.picture() == expected_picture(match.view, playable=playable)
    scene.set_playable(None)
    assert scene.picture().dimmed == frozenset()


def test_gifts_fly_from_where_they_lie(scene: TableScene):
    match = at_exchange()
    scene.show_view(match.view)
    scene.begin_exchange((1, 2))
    for card in ("9C", "JC"):
        scene.choose(Card(card))
    assert scene.picture() == expected_picture(match.view, gifts=(Card("9C"), Card("JC")))
    scene.end_exchange()
    scene.play(match.apply(Exchange(0, (Card("9C"), Card("JC")))), match.view)
    assert scene.picture() == expected_picture(match.view)
    assert scene.animator.corrections == 0


def test_events_that_do_not_fit_lead_to_the_view_nevertheless(scene: TableScene, caplog):
    match = at_first_lead()
    scene.show_view(match.view)
    events = match.apply(some_play(match))
    match.apply(some_play(match))
    scene.play([TalonTaken(2, (Card("AH"),)), *events], match.view)
    assert scene.picture() == expected_picture(match.view)
    assert scene.animator.corrections == 1
    assert "cannot follow" in caplog.text


def test_a_table_closed_in_flight_is_gone(renderer: DeckRenderer, qtbot: QtBot):
    scene = TableScene(renderer, PlainTexts())
    match = at_first_lead()
    scene.show_view(match.view)
    scene.set_speed("slow")
    scene.play(match.apply(some_play(match)), match.view)
    gone: list[bool] = []
    scene.destroyed.connect(lambda: gone.append(True))
    scene.deleteLater()
    qtbot.waitUntil(lambda: bool(gone))


def test_two_grabs_are_equal(scene: TableScene, table_view: TableView):
    match = at_first_lead()
    scene.show_view(match.view)
    first, second = table_view.grab().toImage(), table_view.grab().toImage()
    assert first == second
    scene.set_speed("normal")
    scene.play(match.apply(some_play(match)), match.view)
    scene.finish()
    flown = table_view.grab().toImage()
    scene.show_view(match.view)
    assert table_view.grab().toImage() == flown
