"""The training: its fits find what is there, it repeats itself, and the data file is what it makes."""

from __future__ import annotations

import itertools
import random

import pytest

import train_players
from thousand_qt.ai.model.numbers import trained
from thousand_qt.engine.rules import preset
from training.fitting import Row, dot, least_squares, logistic, sigmoid, softmax, softmax_choice
from training.hands import fit_hands
from training.matches import QuickMatches
from training.played import play_deals, read_deals, rules_of

WEIGHTS = [0.5, -1.0, 2.0]


def rows(count: int) -> list[Row]:
    rng = random.Random(1)
    return [[(0, 1.0), (1, rng.uniform(-1, 1)), (2, rng.uniform(-1, 1))] for _ in range(count)]


def test_least_squares_finds_the_line() -> None:
    samples = rows(200)
    found = least_squares(samples, [dot(row, WEIGHTS) for row in samples], 3, ridge=1e-6)
    assert found == pytest.approx(WEIGHTS, abs=1e-3)


def test_the_logistic_fit_finds_the_chances() -> None:
    rng = random.Random(2)
    samples = rows(4000)
    came = [float(rng.random() < sigmoid(dot(row, WEIGHTS))) for row in samples]
    assert logistic(samples, came, 3) == pytest.approx(WEIGHTS, abs=0.2)


def test_a_row_may_stand_for_all_samples_that_are_alike() -> None:
    alike: list[Row] = [[(0, 1.0), (1, x)] for x in (-1.0, 0.0, 2.0)]
    came = [[1.0, 0.0, 0.0, 0.0], [1.0, 0.0], [1.0, 1.0, 0.0]]
    one_by_one = [row for row, results in zip(alike, came, strict=True) for _ in results]
    together = logistic(
        alike, [sum(each) / len(each) for each in came], 2, times=[len(each) for each in came]
    )
    assert together == pytest.approx(logistic(one_by_one, [one for each in came for one in each], 2))


def test_the_choice_fit_finds_what_decides() -> None:
    rng = random.Random(3)
    samples: list[tuple[list[Row], list[float]]] = []
    for _ in range(3000):
        players: list[Row] = [[(0, rng.uniform(-2, 2))] for _ in range(3)]
        chances = softmax([dot(row, [1.5]) for row in players])
        winner = rng.choices(range(3), chances)[0]
        samples.append((players, [float(place == winner) for place in range(3)]))
    assert softmax_choice(samples, 1) == pytest.approx([1.5], abs=0.15)


def test_the_same_deals_are_played_every_time() -> None:
    assert list(play_deals("quick", 2)) == list(itertools.islice(play_deals("quick", 9), 2))


def test_quick_matches_end_with_a_winner() -> None:
    deals = [
        deal
        for family in ("classic", "polish-two-talons")
        for deal in read_deals(train_players.DEALS_FOLDER / f"{family}.jsonl.gz")[:300]
    ]
    for name in ("classic", "polish", "sixty", "polish-four", "polish-two-talons"):
        played = [deal for deal in deals if len(deal.hands) == min(preset(name).players, 3)]
        matches = QuickMatches(preset(name), played, random.Random(4))
        for _ in range(20):
            states = matches.play()
            assert states
            assert all(sum(state.shares) == pytest.approx(1) for state in states)


def test_the_data_file_is_what_the_deals_say() -> None:
    """Of one family, as the whole takes a minute; with room for the arithmetic of other machines."""
    fitted = fit_hands(rules_of("classic"), read_deals(train_players.DEALS_FOLDER / "classic.jsonl.gz"))
    known = trained().hands["classic"]
    for ours, theirs in zip(fitted.curve, known.curve, strict=True):
        assert ours == pytest.approx(theirs, abs=0.002)
    assert fitted.made == pytest.approx(known.made, abs=0.002)
    assert fitted.own_points == pytest.approx(known.own_points, abs=0.02)
