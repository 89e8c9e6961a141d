"""Another player's hand laid open: upright, a row for each suit, so that it can be read at a glance."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from PySide6.QtCore import QRectF

from thousand_qt.engine.cards import Card
from thousand_qt.table.fans import Pose

_MOST_STEP: Final = 0.46
"""Cards of a suit lie no further apart than this, in card widths."""
_MOST_ROW_STEP: Final = 0.36
"""Rows lie no further apart than this, in card heights."""
_ROWS: Final = 4


@dataclass(frozen=True, slots=True)
class OpenHand:
    """Where the cards of an open hand lie.

    Attributes:
        room: what they may cover.
        from_right: the rows begin at the right edge of the room, not at the left.
        scale: the cards' size against those of the own hand.
    """

    room: QRectF
    from_right: bool
    card_width: float
    card_height: float
    scale: float

    def places(self, cards: Sequence[Card | None]) -> tuple[Pose, ...]:
        """Return the places of these cards, sorted by suit; a suit that is not there leaves no gap."""
        rows = [list(row) for _, row in groupby(cards, key=lambda card: card and card.suit)]
        row_step = min(
            _MOST_ROW_STEP * self.card_height,
            (self.room.height() - self.card_height) / max(_ROWS - 1, len(rows) - 1),
        )
        places: list[Pose] = []
        for index, row in enumerate(rows):
            y = self.room.top() + self.card_height / 2 + index * row_step
            places += [Pose(x, y, 0, self.scale) for x in self._across(len(row))]
        return tuple(places)

    def _across(self, count: int) -> list[float]:
        """Return x of the centres of so many cards from left to right."""
        free = self.room.width() - self.card_width
        step = min(_MOST_STEP * self.card_width, free / max(count - 1, 1))
        left = self.room.left() + self.card_width / 2
        if self.from_right:
            left += free - step * (count - 1)
        return [left + index * step for index in range(count)]
