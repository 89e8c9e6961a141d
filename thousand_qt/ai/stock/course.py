"""The course of a layout, as `kernel` plays it on, made from what a seat sees and a layout of the rest."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

import msgspec

from thousand_qt.ai.worlds.evidence import declared_cards
from thousand_qt.engine.actions import Play
from thousand_qt.engine.cards import ALL_SUITS, FOUR_ACES_POINTS, PACK, mask_of
from thousand_qt.engine.rules import FourAces, Rules
from thousand_qt.engine.view import PlayerView

if TYPE_CHECKING:
    from thousand_qt.ai.stock import kernel
else:
    try:
        from thousand_qt.ai.stock import compiled_kernel as kernel
    except ImportError:
        from thousand_qt.ai.stock import kernel

Course = kernel.Course

WEIGHTS: Final = 6993
"""How many numbers a judgement rests on."""
POINT: Final = 100
"""What a point counts in a judgement."""

DECLARE = 32
"""Part of a move of the kernel: it declares."""
NO_TRUMP = 4
NO_CARD = -1


def is_compiled() -> bool:
    """Whether courses are played on as machine code."""
    return kernel.__name__.endswith(".compiled_kernel")


class StockNumbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What `packaging/train_stock.py` makes.

    Attributes:
        weights: of the judgement of a move, in hundredths of a point; see `kernel`.
        chances: of the eldest hand of the coming deal to win the match, at its score and the other's, both in
            steps of 50 points from 0.
    """

    weights: tuple[int, ...]
    chances: tuple[tuple[float, ...], ...]


@lru_cache(maxsize=1)
def trained() -> StockNumbers:
    """Return the numbers that come with the program."""
    text = files("thousand_qt.ai.stock").joinpath("trained.json").read_bytes()
    return msgspec.json.decode(text, type=StockNumbers)


def course_of(rules: Rules, weights: Sequence[int] | None = None) -> Course:
    """Return a course for a table, on which no position has been set; by the trained weights or by these."""
    return Course(
        [card.points for card in PACK[:6]],
        [suit.marriage_points for suit in ALL_SUITS],
        trained().weights if weights is None else weights,
        rules.marriage_on_first_lead,
        FOUR_ACES_POINTS if rules.four_aces is FourAces.POINTS_200 else 0,
    )


def set_out(course: Course, view: PlayerView, other_hand: int, stock: Sequence[int]) -> None:
    """Set the position a seat sees, as player 0, with an assumption about what it does not see.

    `other_hand` is a mask of cards; `stock` are the numbers of the cards to be drawn, the next one first.
    """
    other = view.order[1 - view.order.index(view.seat)]
    declared = declared_cards(view)
    course.set_position(
        (mask_of(view.hand), other_hand),
        (declared[view.seat], declared[other]),
        mask_of(played.card for trick in view.tricks for played in trick.cards),
        stock,
        0,
        NO_TRUMP if view.trump is None else view.trump.index,
        view.trick[0].card.index if view.trick else NO_CARD,
        not view.trick and not view.tricks,
    )


def move_of(play: Play) -> int:
    """Return a play as the kernel knows it."""
    return play.card.index | (DECLARE if play.declare else 0)
