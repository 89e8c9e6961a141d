"""The text form of actions: one text for each action, and a reason for everything else."""

from __future__ import annotations

import copy
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from thousand_qt.engine.actions import (
    CHANCE,
    Action,
    Bid,
    ChooseTalon,
    ClaimRedeal,
    DealCards,
    Exchange,
    GiveUp,
    Pass,
    Play,
    SetContract,
    WaiveRedeal,
    parse_action,
)
from thousand_qt.engine.cards import ALL_SUITS, PACK, Card, Suit, cards_of, format_cards, mask_of, parse_cards

QH, AS = Card("QH"), Card("AS")

TEXTS: list[tuple[Action, str]] = [
    (ClaimRedeal(1), "redeal"),
    (WaiveRedeal(1), "waive"),
    (Bid(1, 110), "bid 110"),
    (Pass(1), "pass"),
    (ChooseTalon(1, 0), "talon 0"),
    (SetContract(1, 220), "contract 220"),
    (Exchange(1, (QH, AS)), "give QH AS"),
    (GiveUp(1), "give-up"),
    (Play(1, QH), "play QH"),
    (Play(1, QH, True), "play QH declare"),
    (DealCards(PACK), "deal " + " ".join(card.text for card in PACK)),
]


@pytest.mark.parametrize(("action", "text"), TEXTS, ids=lambda value: str(value)[:20])
def test_text(action: Action, text: str) -> None:
    assert str(action) == text
    assert parse_action(text, action.seat) == action


def test_dealing_is_chance_whoever_is_named() -> None:
    assert parse_action(f"deal {format_cards(PACK)}", 2).seat == CHANCE


@given(st.permutations(PACK))
def test_every_pack_comes_back(pack: list[Card]) -> None:
    action = DealCards(tuple(pack))
    assert parse_action(str(action), CHANCE) == action


def test_every_exchange_and_play_comes_back() -> None:
    for cards in permutations(PACK, 2):
        assert parse_action(str(Exchange(0, cards)), 0) == Exchange(0, cards)
    for card in PACK:
        for declare in (False, True):
            assert parse_action(str(Play(3, card, declare)), 3) == Play(3, card, declare)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "unknown action"),
        ("fold", "unknown action"),
        ("Pass", "unknown action"),
        ("pass ", "should be written"),
        ("pass now", "unknown action"),
        (" pass", "unknown action"),
        ("bid", "number"),
        ("bid ", "number"),
        ("bid -100", "number"),
        ("bid 1e2", "number"),
        ("bid 99999", "number"),
        ("bid \u0661\u0660\u0660", "number"),  # digits, but not ours
        ("bid 100 ", "number"),
        ("bid 0100", "should be written"),
        ("bid  100", "number"),
        ("contract x", "number"),
        ("talon one", "number"),
        ("give QH", "two cards"),
        ("give QH AS TD", "two cards"),
        ("give QH  AS", "should be written"),
        ("give QH ZZ", "not a card"),
        ("give", "two cards"),
        ("play", "not a card"),
        ("play qh", "not a card"),
        ("play QH loudly", "unknown words"),
        ("play QH declare declare", "unknown words"),
        ("play QH ", "should be written"),
        ("play QH\x00", "not a card"),
        ("play \ud800", "not a card"),
        ("deal", "24 cards"),
        ("deal " + " ".join(["AS"] * 24), "24 cards"),
        ("deal " + format_cards(PACK[:-1]), "24 cards"),
        ("deal " + format_cards(PACK) + "\n", "should be written"),
    ],
    ids=ascii,
)
def test_other_texts_are_refused_with_a_reason(text: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        parse_action(text, 0)


@given(st.text())
def test_any_text_is_an_action_or_a_value_error(text: str) -> None:
    try:
        action = parse_action(text, 0)
    except ValueError:
        return
    assert str(action) == text


# The cards the texts speak of


def test_cards_are_single_objects() -> None:
    assert len(PACK) == len(set(PACK)) == 24
    assert Card("AH") is Card("AH")
    assert Suit("H") is Card("AH").suit
    assert copy.deepcopy(Card("AH")) is Card("AH")
    assert copy.deepcopy(Suit("H")) is Suit("H")
    assert sum(card.points for card in PACK) == 120
    assert [suit.marriage_points for suit in ALL_SUITS] == [40, 60, 80, 100]


@given(st.sets(st.sampled_from(PACK)))
def test_masks_and_texts_of_cards(cards: set[Card]) -> None:
    assert set(cards_of(mask_of(cards))) == cards
    assert list(cards_of(mask_of(cards))) == sorted(cards)
    assert parse_cards(format_cards(sorted(cards))) == tuple(sorted(cards))


@pytest.mark.parametrize("text", ["", "A", "HA", "10H", "1H", "AHH", "ah", "A♥"])
def test_what_is_not_a_card(text: str) -> None:
    with pytest.raises(ValueError, match="not a card"):
        Card(text)


@pytest.mark.parametrize("text", ["", "X", "h", "HH"])
def test_what_is_not_a_suit(text: str) -> None:
    with pytest.raises(ValueError, match="not a suit"):
        Suit(text)
