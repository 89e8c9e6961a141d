"""All hands of a deal, shown open on its result sheet."""

from __future__ import annotations

import enum
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from thousand_qt.engine.cards import Card
from thousand_qt.engine.events import DealResult
from thousand_qt.ui.cards_strip import CardFaces, CardsStrip, sorted_for_show
from thousand_qt.ui.paper import plain_label, scaled_font

_TITLE_WIDTH: Final = 110


class _RowKind(enum.Enum):
    HAND = enum.auto()
    TALON = enum.auto()
    STOCK = enum.auto()
    GIFT = enum.auto()
    PUT_ASIDE = enum.auto()


@dataclass(frozen=True, slots=True)
class _CardRow:
    """One row of cards; `seat` is whose they are, or who was given them."""

    kind: _RowKind
    cards: tuple[Card, ...]
    seat: int | None = None


class HandsBlock(QWidget):
    """All cards of a deal as they were dealt: hands, talon, and what the declarer gave away."""

    def __init__(
        self, result: DealResult, names: Sequence[str], faces: CardFaces, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._names = tuple(names)
        self._rows = [row for row in _rows_of(result) if row.cards]
        self._titles = [plain_label() for _ in self._rows]
        self._strips = [CardsStrip(faces, row.cards) for row in self._rows]
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(8)
        grid.setColumnStretch(1, 1)
        hands = [row for row, of_row in enumerate(self._rows) if of_row.kind is _RowKind.HAND]
        for row in hands:
            grid.addWidget(self._titles[row], row, 0, Qt.AlignmentFlag.AlignVCenter)
            grid.addWidget(self._strips[row], row, 1)
        others = QHBoxLayout()
        others.setSpacing(14)
        for row in range(len(hands), len(self._rows)):
            if row == len(hands):
                # The first one's title stands below the names.
                grid.addWidget(self._titles[row], row, 0, Qt.AlignmentFlag.AlignVCenter)
            else:
                others.addSpacing(8)
                others.addWidget(self._titles[row], 1)
            others.addWidget(self._strips[row])
        others.addStretch(1)
        grid.addLayout(others, len(hands), 1)
        for row, title in enumerate(self._titles):
            title.setWordWrap(True)
            if row <= len(hands):
                title.setMinimumWidth(_TITLE_WIDTH)
            if row < len(hands):
                title.setFont(scaled_font(self.font(), 1.0, bold=True))

    @property
    def strips(self) -> list[CardsStrip]:
        """The rows of cards from top to bottom."""
        return self._strips

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        for title, row, strip in zip(self._titles, self._rows, self._strips, strict=True):
            title.setText(self._title_of(row))
            strip.setAccessibleDescription(title.text())

    def _title_of(self, row: _CardRow) -> str:
        name = "" if row.seat is None else self._names[row.seat]
        match row.kind:
            case _RowKind.HAND:
                return name
            case _RowKind.TALON:
                return QCoreApplication.translate("ResultSheet", "Talon")
            case _RowKind.STOCK:
                return QCoreApplication.translate("ResultSheet", "Stock")
            case _RowKind.GIFT:
                #: Before the card the declarer gave to this opponent.
                return QCoreApplication.translate("ResultSheet", "Given to {name}").format(name=name)
            case _RowKind.PUT_ASIDE:
                return QCoreApplication.translate("ResultSheet", "Put aside")


def _rows_of(result: DealResult) -> list[_CardRow]:
    rows = [_CardRow(_RowKind.HAND, sorted_for_show(hand), seat) for seat, hand in enumerate(result.hands)]
    declarer = result.declarer
    if declarer is None:
        return rows + [_CardRow(_RowKind.STOCK, stock) for stock in result.talons]
    rows += [_CardRow(_RowKind.TALON, talon) for talon in result.talons]
    players = len(result.seats)
    clockwise = ((declarer + step) % players for step in range(1, players))
    receivers = [seat for seat in clockwise if seat != result.sitter]
    if len(receivers) < 2:
        return [*rows, _CardRow(_RowKind.PUT_ASIDE, result.gifts)]
    # A deal given up before the exchange has no gifts.
    gifts = zip(receivers, result.gifts, strict=False)
    return rows + [_CardRow(_RowKind.GIFT, (card,), seat) for seat, card in gifts]
