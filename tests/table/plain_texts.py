"""Texts for a table without a window round it."""

from __future__ import annotations

from thousand_qt.engine.cards import Card
from thousand_qt.engine.deal import Phase
from thousand_qt.engine.events import (
    BidMade,
    ContractSet,
    Event,
    GaveUp,
    MarriageDeclared,
    Passed,
    RedealClaimed,
)
from thousand_qt.engine.view import PlayerView


class PlainTexts:
    """An implementation of `TableTexts` that tests can predict."""

    def name(self, seat: int) -> str:
        return ("Ewa", "Anna", "Borys", "Cezary")[seat]

    def seat_caption(self, view: PlayerView, seat: int) -> str:
        return "declarer" if view.declarer == seat else ""

    def bubble(self, event: Event) -> str | None:
        match event:
            case BidMade(_, amount) | ContractSet(_, amount):
                return str(amount)
            case Passed():
                return "pass"
            case MarriageDeclared(_, _, points):
                return f"marriage {points}"
            case GaveUp():
                return "I give up"
            case RedealClaimed():
                return "new deal"
            case _:
                return None

    def status(self, view: PlayerView) -> str:
        return f"turn {view.turn}"

    def contract_title(self, view: PlayerView) -> str:
        return f"contract {view.contract or view.high_bid}"

    def trump_name(self, view: PlayerView) -> str:
        return "" if view.trump is None else view.trump.letter

    def taken(self, view: PlayerView, seat: int) -> str:
        return f"{view.card_points[seat]} points"

    def trick_number(self, view: PlayerView) -> str:
        return f"trick {len(view.tricks) + 1}" if view.phase is Phase.PLAY else ""

    def stock(self, count: int, drawer: int | None) -> str:
        return f"{count} left" if drawer is None else f"{self.name(drawer)} draws, {count} left"

    def leftover(self, view: PlayerView) -> str:
        return "left over"

    def put_aside(self) -> str:
        return "aside"

    def card_name(self, card: Card) -> str:
        return card.text
