"""Layouts as likely as they are while there is a stock: by what the other has played so far.

Nobody has to follow suit yet, so what is played is chosen freely, and tells much: who leaves a ten lying will
not hold the ace, who leads and declares nothing has no marriage. So each layout is judged by how likely the
other would have played as he did, if the cards lay so: a player of the same judgement, who errs at times.
Which of his cards he drew when is not known, and is drawn at random for each layout.
"""

from __future__ import annotations

import math
from random import Random
from typing import Final

import msgspec

from thousand_qt.ai.stock.course import DECLARE, NO_CARD, NO_TRUMP, POINT, Course, course_of
from thousand_qt.ai.worlds import World, Worlds
from thousand_qt.ai.worlds.drawing import drawn_evenly
from thousand_qt.engine.cards import ACES_MASK, FULL_MASK, Card, Suit, cards_of
from thousand_qt.engine.view import PlayerView

CANDIDATES: Final = 5
"""Layouts looked through for each one that is drawn."""
_FEWEST: Final = 100
"""And at least so many."""
ERROR: Final = 5.0
"""By so many points one card has to be better than another to be played e times as often."""
WHIM: Final = 0.05
"""The share of cards that are played for no reason anybody could know."""


class Deed(msgspec.Struct, frozen=True):
    """A card the other played, with all that he could see then but his own hand.

    Attributes:
        move: what he did, as the kernel knows it.
        held: cards he was known to hold before this play, because he had declared with them; what he shows by
            the play itself is in `shown`.
        shown: cards he has shown to hold up to and with this play.
    """

    card: Card
    move: int
    held: int
    shown: int
    mine_shown: int
    gone: int
    tricks: int
    trump: Suit | None
    lying: Card | None
    fresh: bool


class Past:
    """How the other player came to where he is, by all that a seat has seen of it."""

    def __init__(self, view: PlayerView) -> None:
        """Take a view of a deal in which there is still a stock."""
        self._other = view.order[1 - view.order.index(view.seat)]
        self._course: Course = course_of(view.rules)
        self._stock_size = view.stock_size + 2 * len(view.tricks)
        self._hand_size = view.rules.hand_size
        self._deeds = deeds_of(view, self._other)
        self._led = bool(view.trick) and view.trick[0].seat == self._other

    @property
    def says_something(self) -> bool:
        return bool(self._deeds)

    def likelihood(self, world: World, random: Random) -> float:
        """Return how likely the other would have played as he did; he drew his cards in a random order."""
        hand = world.hands[self._other]
        likely = 1.0
        if self._led:
            deed = self._deeds[-1]
            hand |= deed.card.bit
            likely = self.chance(deed, hand)
        for deed in reversed(self._deeds[:-1] if self._led else self._deeds):
            drawn = random.choice(cards_of(hand & ~deed.shown))
            hand = hand & ~drawn.bit | deed.card.bit
            likely *= self.chance(deed, hand)
        return likely

    def chance(self, deed: Deed, hand: int) -> float:
        """Return how likely the other would have done this, holding these cards (a mask) before it."""
        course = self._course
        size = self._hand_size - (deed.lying is not None)
        course.set_position(
            (hand, _some_cards(deed.mine_shown & ~deed.gone, size, FULL_MASK & ~hand & ~deed.gone)),
            (deed.held, deed.mine_shown),
            deed.gone,
            [0] * (self._stock_size - 2 * deed.tricks),
            0,
            NO_TRUMP if deed.trump is None else deed.trump.index,
            NO_CARD if deed.lying is None else deed.lying.index,
            deed.fresh,
        )
        moves = course.moves()
        mine = course.judged(deed.move)
        weight = sum([math.exp((course.judged(move) - mine) / (POINT * ERROR)) for move in moves])
        return (1 - WHIM) / weight + WHIM / len(moves)


def likely_layouts(view: PlayerView, random: Random, count: int) -> list[World]:
    """Draw so many layouts, each as often as is likely; the same one may come several times."""
    worlds = Worlds.of(view)
    past = Past(view)
    if not past.says_something:
        return list(worlds.sample(random, count))
    candidates = max(_FEWEST, CANDIDATES * count)
    if worlds.count(candidates) is not None:
        looked_through = worlds.all()
    else:
        looked_through = list(worlds.sample(random, candidates))
    times = max(1, candidates // len(looked_through))
    weights = [sum([past.likelihood(world, random) for _ in range(times)]) for world in looked_through]
    return drawn_evenly(looked_through, weights, random, count)


def deeds_of(view: PlayerView, other: int) -> tuple[Deed, ...]:
    """Return all the other has played, the first card first, as he could see it then."""
    to_declare = [(declaration.seat, declaration.suit) for declaration in view.declarations]
    shown = [0] * view.rules.players
    trump: Suit | None = None
    gone = 0
    found: list[Deed] = []
    tricks = [*[(trick.cards, trick.trump) for trick in view.tricks], (view.trick, view.trump)]
    for number, (cards, trump_then) in enumerate(tricks):
        for place, played in enumerate(cards):
            card, seat = played.card, played.seat
            held, move = shown[seat], card.index
            if place == 0:
                suit = None if card.bit & ACES_MASK else card.suit
                if (seat, suit) in to_declare and (suit is None or card.bit & card.suit.marriage_mask):
                    to_declare.remove((seat, suit))
                    shown[seat] |= ACES_MASK if suit is None else suit.marriage_mask
                    move |= DECLARE
            if seat == other:
                found.append(
                    Deed(
                        card,
                        move,
                        held,
                        shown[seat],
                        shown[view.seat],
                        gone,
                        number,
                        trump if place == 0 else trump_then,
                        cards[0].card if place else None,
                        number == 0 and place == 0,
                    )
                )
        trump = trump_then
        if len(cards) == len(view.order):
            for played in cards:
                gone |= played.card.bit
    return tuple(found)


def _some_cards(known: int, size: int, others: int) -> int:
    """Return a hand of this size with the known cards; which the rest are makes no difference here."""
    hand = known
    for card in cards_of(others & ~known):
        if hand.bit_count() >= size:
            break
        hand |= card.bit
    return hand
