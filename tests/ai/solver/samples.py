"""Random positions with open cards: full deals as dealt, hands somebody would bid on, and odd cases."""

from __future__ import annotations

import itertools
import random

from thousand_qt.ai.solver import Objective, PlayOptions, Position
from thousand_qt.engine.cards import ALL_SUITS, PACK, Card, mask_of

OPTIONS = tuple(
    PlayOptions(
        players=players,
        must_trump=must_trump,
        must_overtrump=must_overtrump,
        must_beat_suit=must_beat_suit,
        marriage_on_first_lead=marriage_on_first_lead,
        four_aces=four_aces,
    )
    for players, (must_trump, must_overtrump), must_beat_suit, marriage_on_first_lead, four_aces in (
        itertools.product(
            (2, 3), ((False, False), (True, False), (True, True)), (False, True), (False, True), (False, True)
        )
    )
)
QUESTIONS = tuple(itertools.product(OPTIONS, Objective))


def shuffled(rng: random.Random) -> list[Card]:
    pack = list(PACK)
    rng.shuffle(pack)
    return pack


def full_deals(seed: int, number: int) -> list[Position]:
    """Deals of eight cards for each of three players, the declarer to lead."""
    rng = random.Random(seed)
    deals: list[Position] = []
    for _ in range(number):
        pack = shuffled(rng)
        hands = tuple(mask_of(pack[8 * place : 8 * place + 8]) for place in range(3))
        deals.append(Position(hands=hands, first_lead=True))
    return deals


def odd_position(rng: random.Random, players: int) -> Position:
    """Any number of tricks before the end; marriages and aces often together, trumps at random."""
    pack = shuffled(rng)
    luck = rng.random()
    front: list[Card] = []
    if luck < 0.3:
        front = [card for card in pack if card.rank == "A"]
    elif luck < 0.7:
        suit = rng.choice(ALL_SUITS)
        front = [card for card in pack if card.bit & suit.marriage_mask]
    pack = front + [card for card in pack if card not in front]
    if players == 3:
        size, in_stock = rng.randint(5, 8), 0
    else:
        size, in_stock = rng.choice([(6, 0), (8, 0), (10, 0), (4, 4), (5, 4), (6, 4)])
    hands = [mask_of(pack[place * size : place * size + size]) for place in range(players)]
    rng.shuffle(hands)
    rest = pack[size * players :]
    rng.shuffle(rest)
    fresh = rng.random() < 0.3
    return Position(
        hands=tuple(hands),
        leader=rng.randrange(players),
        trump=None if fresh else rng.choice([None, *ALL_SUITS]),
        first_lead=fresh,
        stock=tuple(rest[:in_stock]),
        leftover=17 if players == 2 and not in_stock and rng.random() < 0.5 else 0,
    )
