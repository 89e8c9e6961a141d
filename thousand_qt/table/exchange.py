"""Choosing the two cards to give: they lie beside their receivers until the choice is confirmed elsewhere."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, Signal

from thousand_qt.engine.cards import Card
from thousand_qt.table.board import Spot, Zone
from thousand_qt.table.cards import CardItem
from thousand_qt.table.slots import GiftSlot
from thousand_qt.table.stage import Stage
from thousand_qt.table.texts import TableTexts

SLOTS = (0, 1)


class ExchangeChoice(QObject):
    """Moves cards between the own hand and the two gift slots.

    It changes the board only; whoever calls lets the cards move.
    """

    changed = Signal(object)
    """The chosen cards, a tuple of two `Card | None` in the order of the receivers."""

    def __init__(self, stage: Stage, texts: TableTexts, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.slots = (GiftSlot(), GiftSlot())
        self._stage = stage
        self._texts = texts
        self._active = False

    @property
    def active(self) -> bool:
        return self._active

    @property
    def cards(self) -> tuple[Card | None, Card | None]:
        """The cards chosen so far, in the order of the receivers."""
        first, second = (self._occupant(slot) for slot in SLOTS)
        return (first.card if first else None, second.card if second else None)

    def begin(self, receivers: tuple[int, int]) -> None:
        """Offer a slot beside each of these seats. For cards put aside both are the own seat."""
        self._active = True
        self._stage.receivers = receivers
        self.place()
        if self.cards != (None, None):  # from a choice that was interrupted
            self.changed.emit(self.cards)

    def end(self) -> None:
        """Take the slots away. Cards in them stay until the next events or view move them."""
        self._active = False
        for slot in self.slots:
            slot.set_target(False)
            slot.setVisible(False)

    def place(self) -> None:
        """Move the slots to where the layout has them, with the names in the present language."""
        receivers = self._stage.receivers
        if not self._active or receivers is None:
            return
        for index, slot in enumerate(self.slots):
            rect = self._stage.layout.card_rect(self._stage.gift_pose(index))
            aside = receivers[index] == self._stage.board.seat
            name = self._texts.put_aside() if aside else self._texts.name(receivers[index])
            beside = None if aside else self._stage.seat(receivers[index]).gift_name
            slot.show_for(name, rect, self._stage.layout.words, beside)

    def toggle(self, item: CardItem) -> bool:
        """Move a card of the hand to the next free slot, or back from its slot. Return whether it moved."""
        slot = self._slot_of(item)
        if slot is None:
            free = [index for index in SLOTS if self._occupant(index) is None]
            if not free:
                return False
            self._stage.board.move(item, Spot(Zone.GIFT, free[0]))
        else:
            self._stage.board.move(item, Spot(Zone.HAND))
        self.changed.emit(self.cards)
        return True

    def drop(self, item: CardItem, point: QPointF) -> bool:
        """Put a card where it was dropped: into a slot or back into the hand. Return whether it moved."""
        target, source = self.slot_at(point), self._slot_of(item)
        if target == source:
            return False
        board = self._stage.board
        if target is None:
            if point.y() < self._stage.layout.hand_room.top():
                return False
            board.move(item, Spot(Zone.HAND))
        else:
            occupant = self._occupant(target)
            board.move(item, Spot(Zone.GIFT, target))
            if occupant is not None:
                board.move(occupant, Spot(Zone.HAND) if source is None else Spot(Zone.GIFT, source))
        self.changed.emit(self.cards)
        return True

    def point_at(self, point: QPointF | None) -> None:
        """Show which slot a card dragged to this point would go to."""
        target = None if point is None else self.slot_at(point)
        for index, slot in enumerate(self.slots):
            slot.set_target(index == target)

    def slot_at(self, point: QPointF) -> int | None:
        """Return the slot whose place, or whose receiver's plate or cards, are at this point."""
        receivers = self._stage.receivers
        if not self._active or receivers is None:
            return None
        for index, slot in enumerate(self.slots):
            if slot.rect.contains(point):
                return index
        for index in SLOTS:
            if receivers[index] == self._stage.board.seat:
                continue
            place = self._stage.seat(receivers[index])
            if place.plate.contains(point) or place.fan_room.contains(point):
                return index
        return None

    def _occupant(self, slot: int) -> CardItem | None:
        pieces = self._stage.board.at(Zone.GIFT, slot)
        return pieces[0] if pieces else None

    def _slot_of(self, item: CardItem) -> int | None:
        spot = self._stage.board.spot_of(item)
        return spot.number if spot.zone is Zone.GIFT else None
