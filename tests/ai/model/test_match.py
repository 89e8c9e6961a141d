"""Chances to win a match: they add up, grow with the total, and know barrel and last deals."""

from __future__ import annotations

import pytest

from thousand_qt.ai.model.match import winning_chances
from thousand_qt.engine.rules import PRESETS, Rules, preset
from thousand_qt.engine.scoring import Standing


@pytest.mark.parametrize("name", PRESETS)
def test_they_add_up_and_grow_with_the_total(name: str) -> None:
    rules = PRESETS[name]
    before = 0.0
    for total in range(-300, 880, 20):
        standings = [Standing(total), *[Standing(300)] * (rules.players - 1)]
        chances = winning_chances(rules, standings, 0, 60)
        assert sum(chances) == pytest.approx(1)
        assert chances[0] > before
        before = chances[0]


def test_equals_have_about_the_same_chance() -> None:
    chances = winning_chances(Rules(), [Standing(400)] * 3, 1, 0)
    assert all(0.28 < chance < 0.39 for chance in chances)


def test_the_barrel_is_worth_less_with_every_hand() -> None:
    rules = Rules()
    chances = [
        winning_chances(rules, [Standing(880, hands), Standing(500), Standing(500)], 0, 0)[0]
        for hands in range(3)
    ]
    assert chances == sorted(chances, reverse=True)
    assert chances[0] > 0.5


def test_a_lead_is_worth_more_with_fewer_deals_left() -> None:
    rules = preset("sixty")
    chances = [
        winning_chances(rules, [Standing(500), Standing(400), Standing(300)], 0, left)[0]
        for left in (30, 8, 1)
    ]
    assert chances == sorted(chances)
    assert chances[-1] > chances[0] + 0.1
