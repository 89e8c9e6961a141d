"""What belongs to one player's side of the table: the vocabulary of the table's geometry."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final, Protocol

from PySide6.QtCore import QPointF, QRectF

from thousand_qt.engine.cards import Card
from thousand_qt.table.fans import Pose

GIFT_SCALE: Final = 0.72
PILE_SCALE: Final = 0.4
LIFT: Final = 0.09
"""How far a card under the pointer rises, in card heights."""


class ClosedHand(Protocol):
    """Where the cards of a hand lie of which only the backs are seen."""

    def places(self, count: int) -> tuple[Pose, ...]:
        """Return the places of `count` cards, the lowest in the stack first."""
        ...


class LaidOpen(Protocol):
    """Where the cards of another player's hand lie that is laid open."""

    def places(self, cards: Sequence[Card | None]) -> tuple[Pose, ...]:
        """Return the places of these cards, sorted by suit."""
        ...


class Side(Enum):
    """Where at the table a player sits, as seen by the player at the window."""

    OWN = auto()
    LEFT = auto()
    TOP = auto()
    RIGHT = auto()


_SIDES: Final = {1: (Side.TOP,), 2: (Side.LEFT, Side.RIGHT), 3: (Side.LEFT, Side.TOP, Side.RIGHT)}


def sides(others: int) -> tuple[Side, ...]:
    """Return where the other players sit, clockwise from the left; raises ValueError unless 1 to 3."""
    try:
        return _SIDES[others]
    except KeyError:
        raise ValueError(f"{others} other players: expected 1 to 3") from None


@dataclass(frozen=True, slots=True)
class BubblePlace:
    """Where a player's words appear: the tip points at the plate, the body stays within `room`.

    The body keeps to the corner of `room` nearest to the tip.
    """

    tip: QPointF
    room: QRectF


@dataclass(frozen=True, slots=True)
class SeatLayout:
    """Everything that belongs to one player.

    Attributes:
        plate: the name plate.
        fan: the player's cards; None at the own seat, whose cards are `TableLayout.hand`.
        fan_room: what the fan may cover.
        open_hand: the player's cards when they are laid open; None where they lie as the fan does.
        pile: the centre of the tricks taken.
        pile_room: what the pile and its label may cover.
        pile_label: where the pile's line of text goes.
        trick: the card the player plays.
        gift: the slot for a card the player is to be given.
        gift_name: where the name is written that a narrow slot has no room for.
        origin: where cards come from when this player deals.
    """

    side: Side
    plate: QRectF
    fan: ClosedHand | None
    fan_room: QRectF
    pile: Pose
    pile_room: QRectF
    pile_label: QRectF
    trick: Pose
    gift: Pose
    bubble: BubblePlace
    origin: Pose
    gift_name: QRectF
    open_hand: LaidOpen | None = None


def pile_pose(pile: Pose, index: int, in_trick: int = 3) -> Pose:
    """Return where card number `index` of a pile lies: trick by trick of so many cards, not quite tidy."""
    trick = index // in_trick
    angle = 9 * math.sin(trick * 2.4)
    return Pose(pile.x + 1.2 * trick - 4, pile.y - 0.8 * trick, angle, pile.scale)
