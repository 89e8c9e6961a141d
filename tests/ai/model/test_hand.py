"""What the trained numbers say about hands: never more chance for more points, and sensible contracts."""

from __future__ import annotations

import random

import pytest

from thousand_qt.ai.model import aside
from thousand_qt.ai.model.hand import AMOUNTS, DealtChances, features
from thousand_qt.ai.model.numbers import family_of, trained
from thousand_qt.engine.cards import PACK, mask_of, parse_cards
from thousand_qt.engine.rules import PRESETS, Endgame, Rules, preset

GOOD = mask_of(parse_cards("AH KH QH AS TS 9C 9D"))
POOR = mask_of(parse_cards("JH 9H QS JS TC JC JD"))


def hands(count: int, size: int = 7) -> list[int]:
    rng = random.Random(3)
    return [mask_of(rng.sample(PACK, size)) for _ in range(count)]


def test_the_data_file_fits_the_features() -> None:
    numbers = trained()
    tables = [*PRESETS.values(), Rules(players=2)]
    assert set(numbers.hands) == {family_of(rules) for rules in tables}
    assert set(numbers.told) < set(numbers.hands)
    assert set(numbers.matches) == set(Endgame)
    assert len(numbers.aside) == len(aside.features(PACK[0], GOOD))
    for hand in numbers.hands.values():
        assert len(hand.curve) == len(AMOUNTS)
        assert {len(weights) for weights in hand.curve} == {len(features(GOOD, True))}
        assert len(hand.own_points) == len(hand.made) + 1


@pytest.mark.parametrize("name", ["classic", "polish", "quick", "polish-two-talons"])
def test_more_points_are_never_more_likely(name: str) -> None:
    for hand in hands(200, preset(name).hand_size):
        chances = DealtChances.of(preset(name), hand)
        told = [chances.chance_of(amount) for amount in range(0, 420, 5)]
        assert all(0 <= chance <= 1 for chance in told)
        assert told == sorted(told, reverse=True)


@pytest.mark.parametrize("name", ["classic", "polish", "quick"])
def test_a_good_hand_promises_more(name: str) -> None:
    good, poor = (DealtChances.of(preset(name), hand) for hand in (GOOD, POOR))
    assert good.points > 130
    assert 40 < poor.points < 90
    assert good.chance_of(100) > 0.9
    assert poor.chance_of(100) < 0.3


def test_the_contracts_a_bid_leads_to_add_up() -> None:
    for hand in hands(50):
        chances = DealtChances.of(Rules(), hand)
        for bid in (100, 120, 125, 200):
            found = chances.contracts(bid)
            assert all(share >= 0 and amount >= bid for share, amount, _ in found)
            assert sum(share for share, _, _ in found) == pytest.approx(1, abs=0.01)
            made = sum(share for share, _, success in found if success)
            assert made <= chances.chance_of(bid) + 1e-9


def test_four_aces_are_worth_two_hundred_where_they_are_declared() -> None:
    aces = mask_of(parse_cards("AH AS AC AD TS 9C 9D"))
    rules = Rules()
    without, with_them = (DealtChances.of(one, aces) for one in (rules, rules.replace(four_aces="200")))
    assert with_them.points == pytest.approx(without.points + 200)
    assert with_them.chance_of(300) == without.chance_of(100)
