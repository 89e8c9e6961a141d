"""How cards move: with weight, in the air, and not at all for those who do not want it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QAbstractAnimation

from tests.table.played_match import PlayedMatch, at_first_lead, some_play
from thousand_qt.engine.rules import Rules
from thousand_qt.table import durations, manners
from thousand_qt.table.cards import CardItem
from thousand_qt.table.counting import Counting
from thousand_qt.table.moments import Moment
from thousand_qt.table.picture import expected_picture
from thousand_qt.table.scene import TableScene


def _running(scene: TableScene) -> QAbstractAnimation:
    animation = scene.animator.current_animation
    assert animation is not None
    return animation


def _play_one(scene: TableScene, match: PlayedMatch) -> CardItem:
    """Let the first card of a deal leave the hand; return it."""
    scene.show_view(match.view)
    scene.set_speed("normal")
    play = some_play(match)
    scene.play(match.apply(play), match.view)
    return next(item for item in scene.card_items() if item.card is play.card)


def test_a_card_rises_flies_in_a_bow_and_lies_flat_in_the_end(scene: TableScene):
    item = _play_one(scene, at_first_lead())
    animation, start = _running(scene), item.pose
    heights: list[float] = []
    scales: list[float] = []
    for share in (0.25, 0.5, 0.75):
        animation.setCurrentTime(round(share * durations.PLAY_FLIGHT))
        heights.append(item.altitude)
        scales.append(item.scale())
    assert min(heights) > 0.1
    assert heights[0] > heights[2], "it is lifted fast and laid down softly"
    assert scales[1] > max(start.scale, item.placement.pose.scale) * 0.99
    animation.setCurrentTime(animation.duration())
    assert item.altitude == 0
    assert item.is_at_rest


def test_a_lifted_card_has_room_for_its_shadow(scene: TableScene):
    item = _play_one(scene, at_first_lead())
    lying = item.boundingRect()
    _running(scene).setCurrentTime(150)
    assert item.boundingRect().contains(lying)
    assert item.boundingRect().width() > lying.width()


@pytest.mark.parametrize(
    "manner", [value for value in vars(manners).values() if isinstance(value, manners.Manner)]
)
def test_every_manner_begins_and_ends_on_the_table(manner: manners.Manner):
    assert manner.rise(0) == 0
    assert manner.rise(1) == pytest.approx(0, abs=1e-9)
    assert 0 <= manner.altitude <= 1
    assert manner.growth(0) == 1
    assert 0 < manner.turned_at <= 1


def test_speeds_go_from_off_to_a_stroll():
    factors = [durations.speed_factor(name) for name in durations.SPEEDS]
    assert factors == sorted(factors)
    assert durations.SPEEDS[0] == "off"
    assert durations.SPEEDS[-1] == "stroll"


# Reduced motion


def test_with_reduced_motion_a_card_appears_where_it_belongs(scene: TableScene):
    scene.set_reduced_motion(True)
    item = _play_one(scene, at_first_lead())
    animation = _running(scene)
    seen: list[float] = []
    for time in (1, 60, 120):
        animation.setCurrentTime(time)
        assert item.pose == item.placement.pose
        assert item.altitude == 0
        seen.append(item.opacity())
    assert seen == sorted(seen)
    assert seen[0] < 0.1 < seen[-1] < 1
    animation.setCurrentTime(animation.duration())
    assert item.opacity() == 1


@pytest.mark.parametrize("reduced", [False, True])
def test_the_picture_equals_the_view_however_cards_get_there(scene: TableScene, reduced: bool):
    match = PlayedMatch(Rules(), seed=4)
    scene.set_reduced_motion(reduced)
    scene.set_speed("stroll")
    scene.show_view(match.view)
    for number in range(60):
        scene.play(match.apply(match.any_action()), match.view)
        while (animation := scene.animator.current_animation) is not None:
            animation.setCurrentTime(animation.duration() // 2)
            if number % 3 == 0:
                scene.finish()
                break
            animation.setCurrentTime(animation.duration())
        assert scene.picture() == expected_picture(match.view)
        assert all(item.opacity() == 1 for item in scene.card_items())
    assert scene.animator.corrections == 0


def test_with_reduced_motion_a_raised_card_does_not_glide(scene: TableScene):
    scene.set_speed("normal")
    scene.set_reduced_motion(True)
    item = scene.card_items()[0]
    item.set_raised(True)
    assert item.property("lift") == 1.0
    scene.set_reduced_motion(False)
    item.set_raised(False)
    assert item.property("lift") > 0


# What can be heard


def test_the_sound_of_a_card_comes_when_it_lands(scene: TableScene):
    heard: list[Moment] = []
    scene.animator.moment_reached.connect(heard.append)
    _play_one(scene, at_first_lead())
    animation = _running(scene)
    animation.setCurrentTime(durations.PLAY_FLIGHT - 1)
    assert heard == []
    animation.setCurrentTime(durations.PLAY_FLIGHT)
    assert heard == [Moment.CARD_LANDED]


@pytest.mark.parametrize("speed", ["off", "normal"])
@pytest.mark.parametrize("reduced", [False, True])
def test_a_whole_deal_can_be_heard(scene: TableScene, speed: str, reduced: bool):
    heard: list[Moment] = []
    scene.animator.moment_reached.connect(heard.append)
    scene.set_reduced_motion(reduced)
    scene.set_speed(speed)
    match = PlayedMatch(Rules(), seed=2)
    scene.show_view(match.view)
    while not match.view.results:
        scene.play(match.apply(match.any_action()), match.view)
        while (animation := scene.animator.current_animation) is not None:
            animation.setCurrentTime(animation.duration())
    made = match.view.results[-1].made
    assert heard[0] is Moment.PACK_SHUFFLED
    assert heard.count(Moment.TRICK_GATHERED) == (8 if made is not None else 0)
    assert (Moment.CONTRACT_MADE in heard) == (made is True)
    assert (Moment.CONTRACT_FAILED in heard) == (made is False)
    assert heard.count(Moment.CARD_LANDED) >= 24


# Points


def test_points_are_counted_up_on_the_plates(scene: TableScene):
    match = PlayedMatch(Rules(), seed=2)
    scene.show_view(match.view)
    before, events = match.view, ()
    while not match.view.results:
        before = match.view
        events = match.apply(match.any_action())
        if not match.view.results:
            scene.play(events, match.view)
    scene.show_view(before)
    scene.set_speed("normal")
    scene.play(events, match.view)
    plates = scene._furniture.plates
    first, last = ([s.total for s in view.standings] for view in (before, match.view))
    assert first != last
    assert [plate.content.total for plate in plates[:3]] == first
    between: list[list[int]] = []
    while (animation := scene.animator.current_animation) is not None:
        animation.setCurrentTime(animation.duration() // 3)
        between.append([plate.content.total for plate in plates[:3]])
        animation.setCurrentTime(animation.duration())
    assert any(totals not in (first, last) for totals in between)
    assert [plate.content.total for plate in plates[:3]] == last


def test_counting_goes_from_the_one_to_the_other_and_shows_whole_points(qapp: object):
    shown: list[tuple[int, ...]] = []
    counting = Counting((0, 100), (120, 40), lambda totals: shown.append(tuple(totals)), 900)
    for time in range(0, 901, 90):
        counting.setCurrentTime(time)
    assert shown[0] == (0, 100)
    assert shown[-1] == (120, 40)
    assert [first for first, _ in shown] == sorted(first for first, _ in shown)
