"""What a player thinks of his cards at a glance while there is a stock, by what he can know."""

from __future__ import annotations

from typing import Final

import msgspec

from thousand_qt.ai.stock.course import POINT, course_of, move_of, set_out
from thousand_qt.ai.worlds.evidence import declared_cards
from thousand_qt.engine.actions import Play
from thousand_qt.engine.cards import ALL_SUITS, FULL_MASK, PACK, Card, cards_of, mask_of
from thousand_qt.engine.view import PlayerView

TRUST: Final = (3.0, 8.0, 16.0, 35.0, 80.0, 400.0)
"""How many layouts judgement is worth, by how many tricks the stock will last, beginning with the last.

The variance of a difference between two cards from layout to layout, by that of what judgement leaves open.
"""


def judged_plays(view: PlayerView) -> dict[Play, float]:
    """Return what each legal play is worth compared with the others, in points.

    For the seat in turn, while there is a stock. How the hidden cards lie makes no difference to it.
    """
    course = course_of(view.rules)
    other = view.order[1 - view.order.index(view.seat)]
    gone = mask_of(played.card for trick in view.tricks for played in trick.cards)
    gone |= mask_of(played.card for played in view.trick)
    hidden = FULL_MASK & ~gone & ~mask_of(view.hand)
    known = declared_cards(view)[other] & hidden
    places = [card.index for card in PACK if hidden & ~known & card.bit]
    size = view.hand_sizes[other] - known.bit_count()
    set_out(
        course,
        view,
        known | sum(1 << place for place in places[:size]),
        places[size : size + view.stock_size],
    )
    return {
        action: course.judged(move_of(action)) / POINT
        for action in view.legal_actions
        if isinstance(action, Play)
    }


class Hope(msgspec.Struct, frozen=True):
    """A marriage of which a player holds one card and may draw the other.

    Attributes:
        card: the one he lacks.
        points: what the marriage counts.
        chance: 0-1, that he draws it.
    """

    card: Card
    points: int
    chance: float


def hopes(view: PlayerView, without: Card) -> list[Hope]:
    """Return the marriages a seat may still draw when this card of its hand is played, the best first.

    What nobody has shown lies anywhere with the same chance, and of the stock half will be drawn by each.
    """
    other = view.order[1 - view.order.index(view.seat)]
    played = [*[entry for trick in view.tricks for entry in trick.cards], *view.trick]
    unseen = FULL_MASK & ~mask_of(view.hand) & ~mask_of(entry.card for entry in played)
    unseen &= ~declared_cards(view)[other]
    kept = mask_of(view.hand) & ~without.bit
    found: list[Hope] = []
    for suit in ALL_SUITS:
        lacking = suit.marriage_mask & ~kept
        if lacking.bit_count() == 1 and lacking & unseen:
            (card,) = cards_of(lacking)
            found.append(Hope(card, suit.marriage_points, view.stock_size / 2 / unseen.bit_count()))
    return sorted(found, key=lambda hope: -hope.points)
