"""A second opinion on bids and tricks: the published sentences, compared with the engine on random positions.

The oracle knows nothing of the engine. Cards are strings, rules are plain flags, a sentence is an ``if``.
"""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from tests.engine.helpers import rules_for
from thousand_qt.engine.auction import bid_limit
from thousand_qt.engine.cards import Card, Suit, mask_of
from thousand_qt.engine.tricks import declaration_points, legal_cards, trick_winner

STRENGTH = ["9", "J", "Q", "K", "T", "A"]
CARDS = [rank + suit for suit in "SCDH" for rank in STRENGTH]


def stronger(card: str, other: str) -> bool:
    """Of two cards of one suit: ace, ten, king, queen, jack, nine."""
    return STRENGTH.index(card[0]) > STRENGTH.index(other[0])


def oracle_winner(trick: list[str], trump: str) -> str:
    """The highest trump wins the trick. If no trump was played, the highest card of the suit led wins."""
    trumps = [card for card in trick if card[1] == trump]
    candidates = trumps or [card for card in trick if card[1] == trick[0][1]]
    best = candidates[0]
    for card in candidates:
        if stronger(card, best):
            best = card
    return best


def oracle_legal(
    hand: list[str],
    trick: list[str],
    trump: str,
    *,
    beat_suit: bool,
    trump_duty: bool,
    overtrump: bool,
    free: bool,
) -> list[str]:
    # A leader may play any card. While the stock lasts, you may play any card.
    if not trick or free:
        return hand
    suit_led = trick[0][1]
    of_suit = [card for card in hand if card[1] == suit_led]
    # If you have a card of the suit led, you must play one.
    if of_suit:
        # If the suit led isn't trumps but the trick holds a trump, any card of the suit led will do.
        ruffed = suit_led != trump and any(card[1] == trump for card in trick)
        if beat_suit and not ruffed:
            # If you can, you must also beat the cards already played with a higher card of that suit.
            played = [card for card in trick if card[1] == suit_led]
            higher = [card for card in of_suit if all(stronger(card, other) for other in played)]
            if higher:
                return higher
        return of_suit
    # If you can't follow suit and there is a trump suit, you must play a trump if you have one.
    trumps = [card for card in hand if card[1] == trump]
    if trump and trump_duty and trumps:
        in_trick = [card for card in trick if card[1] == trump]
        if overtrump and in_trick:
            # If the trick already holds a trump, beat it if you can. If you can't, play a lower trump anyway.
            higher = [card for card in trumps if all(stronger(card, other) for other in in_trick)]
            if higher:
                return higher
        return trumps
    # If you have neither the suit led nor a trump, play any card.
    return hand


def oracle_declares(hand: list[str], card: str, four_aces: bool) -> int:
    """Lead the king or the queen while you hold its partner; four aces like a marriage, for 200."""
    partner = {"K": "Q", "Q": "K"}.get(card[0])
    if partner and partner + card[1] in hand:
        return {"H": 100, "D": 80, "C": 60, "S": 40}[card[1]]
    if card[0] == "A" and four_aces and {"AS", "AC", "AD", "AH"} <= set(hand):
        return 200
    return 0


def oracle_limit(hand: list[str], limit: str, four_aces: bool) -> int:
    """Over 120 only with a marriage; some tables add its value; some bid blindly, up to all there is."""
    # Eight cards are four marriages, or four aces and the two best marriages.
    top = 120 + 200 + 100 + 80 if four_aces else 120 + 100 + 80 + 60 + 40
    held = sum(oracle_declares(hand, "K" + suit, False) for suit in "SCDH" if "K" + suit in hand)
    if four_aces and {"AS", "AC", "AD", "AH"} <= set(hand):
        held += 200
    return {"none": top, "need_marriage": top if held else 120, "marriage_value": 120 + held}[limit]


PLAY_OPTIONS = [
    (beat, duty, over) for beat, duty, over in product((False, True), repeat=3) if duty or not over
]


@pytest.mark.parametrize(("beat_suit", "trump_duty", "overtrump"), PLAY_OPTIONS)
def test_the_oracle_agrees_about_legal_cards_and_winners(
    beat_suit: bool, trump_duty: bool, overtrump: bool
) -> None:
    rules = rules_for(
        must_beat_suit=beat_suit, must_trump=trump_duty, must_overtrump=overtrump, four_aces="200"
    )
    random = Random(f"{beat_suit}{trump_duty}{overtrump}")
    kinds: set[tuple[int, int]] = set()
    for _ in range(4000):
        cards = random.sample(CARDS, random.randint(3, 13))
        played = random.choice((0, 1, 1, 2, 2))
        trick, hand = cards[:played], cards[played:]
        trump = random.choice(("", "S", "C", "D", "H"))
        free = random.random() < 0.05
        suit = Suit(trump) if trump else None
        table = tuple(Card(card) for card in trick)
        winning = table[trick_winner(table, suit)] if table else None
        mask = legal_cards(
            rules, mask_of(map(Card, hand)), table[0] if table else None, winning, suit, free_play=free
        )
        expected = oracle_legal(
            hand, trick, trump, beat_suit=beat_suit, trump_duty=trump_duty, overtrump=overtrump, free=free
        )
        assert mask == mask_of(map(Card, expected)), (hand, trick, trump)
        if trick:
            assert winning is Card(oracle_winner(trick, trump)), (trick, trump)
        for card in hand:
            points = declaration_points(rules, mask_of(map(Card, hand)), Card(card))
            assert points == oracle_declares(hand, card, True)
        kinds.add((len(hand), len(expected)))
    assert len(kinds) > 20  # the positions were not all of one sort


@pytest.mark.parametrize("four_aces", ["off", "200"])
@pytest.mark.parametrize("limit", ["none", "need_marriage", "marriage_value"])
def test_the_oracle_agrees_about_the_limit_of_bids(limit: str, four_aces: str) -> None:
    rules = rules_for(bid_limit=limit, four_aces=four_aces)
    random = Random(limit)
    for _ in range(1500):
        hand = random.sample(CARDS, random.choice((7, 8, 10, 14)))
        assert bid_limit(rules, mask_of(map(Card, hand))) == oracle_limit(hand, limit, four_aces == "200")
