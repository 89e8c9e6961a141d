"""The 24 card items on their layout: turns what the board says into places on the screen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from PySide6.QtCore import QAbstractAnimation, QObject, QSizeF

from thousand_qt.engine.cards import Card
from thousand_qt.engine.tricks import Trick
from thousand_qt.table import zvalues
from thousand_qt.table.board import Board, Spot, Zone
from thousand_qt.table.card_pictures import CardPictures
from thousand_qt.table.cards import CardItem, Placement
from thousand_qt.table.fans import Pose
from thousand_qt.table.flights import CardFade, CardFlight, Landed
from thousand_qt.table.geometry import TableLayout, layout
from thousand_qt.table.manners import SHIFTED, Manner
from thousand_qt.table.picture import Picture
from thousand_qt.table.places import SeatLayout, pile_pose

CARDS = 24
_STOCK_THICKNESS = 1.1
"""How far a card of the stock lies beside and above the one below it, in units."""


class Stage:
    """Owns the card items for the life of the scene.

    Attributes:
        board: what lies where.
        layout: for the present size of the window.
        dealer: the seat the pack lies with.
        receivers: whose the gift slots are.
        talons_offered: the player is to choose one of the talons.
        gathered: the cards of the trick lie on one heap in the middle, about to be taken.
        held: the card the pointer drags; it is left alone until it is let go.
        peeked: the finished trick that is shown in place of the present one.
    """

    def __init__(self, pictures: CardPictures) -> None:
        self.items = tuple(CardItem(pictures) for _ in range(CARDS))
        self.board: Board[CardItem] = Board(self.items)
        self.layout: TableLayout = layout(QSizeF(1280, 720), pictures.card_ratio, 10)
        self.dealer = 0
        self.receivers: tuple[int, int] | None = None
        self.talons_offered = False
        self.gathered = False
        self.held: CardItem | None = None
        self.peeked: Trick | None = None

    def set_layout(self, new: TableLayout) -> None:
        self.layout = new
        for item in self.items:
            item.set_card_size(new.card_width, new.card_height)

    def seat(self, seat: int) -> SeatLayout:
        """Return the layout of this seat's place at the table."""
        return self.layout.seats[(seat - self.board.seat) % len(self.layout.seats)]

    # Places

    def placements(self) -> dict[CardItem, Placement]:
        """Return where every card belongs now."""
        placements: dict[CardItem, Placement] = {}
        for spot, pieces in self.board.spots():
            face_up = self.board.shows_faces(spot)
            for index, (piece, pose) in enumerate(zip(pieces, self._poses(spot, pieces), strict=True)):
                placements[piece] = Placement(
                    pose,
                    self._z(spot, index),
                    face_up,
                    visible=spot.zone is not Zone.PACK,
                    shadow=_shadow(spot.zone, index),
                )
        if self.peeked is not None:
            self._place_peeked(self.peeked, placements)
        return placements

    def _poses(self, spot: Spot, pieces: Sequence[CardItem]) -> Sequence[Pose]:
        table, count = self.layout, len(pieces)
        match spot.zone:
            case Zone.HAND:
                return table.hand.places(count)
            case Zone.FAN:
                return self._held_by_others(self.seat(spot.number), pieces)
            case Zone.TALON if self.board.is_left_talon(spot):
                return table.left_talon_places(count)
            case Zone.TALON:
                places = table.talon_places(self.board.talon_sizes or (count,))
                return places[spot.number][:count]
            case Zone.TRICK:
                place = self.seat(spot.number).trick
                if self.gathered:
                    centre = table.trick_centre
                    place = Pose(centre.x(), centre.y(), place.rotation, place.scale)
                return [place] * count
            case Zone.GIFT:
                return [self.gift_pose(spot.number)] * count
            case Zone.PILE:
                pile = self.seat(spot.number).pile
                in_trick = min(len(table.seats), 3)
                return [pile_pose(pile, index, in_trick) for index in range(count)]
            case Zone.ASIDE:
                return table.aside_places()[:count]
            case Zone.STOCK:
                stock = table.stock
                thickness = _STOCK_THICKNESS * table.unit
                return [
                    Pose(stock.x + thickness * index, stock.y - thickness * index, 0, stock.scale)
                    for index in range(count)
                ]
            case Zone.PACK:
                return [self.seat(self.dealer).origin] * count

    def _held_by_others(self, place: SeatLayout, pieces: Sequence[CardItem]) -> Sequence[Pose]:
        if place.open_hand is not None and self.board.open_cards is not None:
            return place.open_hand.places([piece.card for piece in pieces])
        return (
            place.fan.places(len(pieces)) if place.fan is not None else self.layout.hand.places(len(pieces))
        )

    def gift_pose(self, slot: int) -> Pose:
        """Return the place of a gift slot: beside its receiver, or where cards are put aside."""
        receiver = self.board.seat if self.receivers is None else self.receivers[slot]
        return self.layout.aside_slots[slot] if receiver == self.board.seat else self.seat(receiver).gift

    def _z(self, spot: Spot, index: int) -> float:
        match spot.zone:
            case Zone.HAND:
                return zvalues.HAND + index
            case Zone.FAN:
                return zvalues.FAN + index
            case Zone.TALON:
                return zvalues.TALON + index
            case Zone.TRICK:
                tricks = [other for other, _ in self.board.spots() if other.zone is Zone.TRICK]
                return zvalues.TRICK + tricks.index(spot)
            case Zone.GIFT:
                return zvalues.GIFT + index
            case Zone.PILE:
                return zvalues.PILE + index
            case _:
                return zvalues.PACK + index

    def _place_peeked(self, trick: Trick, placements: dict[CardItem, Placement]) -> None:
        for item, placement in placements.items():
            if self.board.spot_of(item).zone in (Zone.TRICK, Zone.TALON):
                placements[item] = Placement(placement.pose, placement.z, placement.face_up, visible=False)
        pile = self.board.at(Zone.PILE, trick.winner)
        for order, played in enumerate(trick.cards):
            for item in pile:
                if item.card is played.card:
                    pose = self.seat(played.seat).trick
                    placements[item] = Placement(pose, zvalues.TRICK + order, face_up=True)

    # Getting there

    def settle(self, placements: Mapping[CardItem, Placement] | None = None) -> None:
        """Put every card where it belongs, at once; whoever has just found the `placements` can give them."""
        for item, placement in (self.placements() if placements is None else placements).items():
            if item is not self.held:
                item.put(placement)
        self.mark_interactive()

    def flights(
        self,
        first: Sequence[CardItem],
        *,
        duration: int,
        stagger: int,
        manner: Manner = SHIFTED,
        landed: Landed | None = None,
        parent: QObject,
    ) -> list[QAbstractAnimation]:
        """Return the ways of all cards that are not where they belong.

        Those in `first` leave one after the other, `stagger` milliseconds apart, move in this manner and tell
        when they have landed; the rest move along.
        """
        flights: list[QAbstractAnimation] = []
        for index, (item, target, leads) in enumerate(self._moving(first)):
            flights.append(
                CardFlight(
                    item,
                    target,
                    manner if leads else SHIFTED,
                    delay=index * stagger if leads else 0,
                    duration=duration,
                    order=index,
                    landed=landed if leads else None,
                    parent=parent,
                )
            )
        self.mark_interactive()
        return flights

    def fades(
        self,
        first: Sequence[CardItem],
        *,
        duration: int,
        stagger: int,
        landed: Landed | None = None,
        parent: QObject,
    ) -> list[QAbstractAnimation]:
        """Return the same without motion: those in `first` appear, the rest lie there at once."""
        fades: list[QAbstractAnimation] = []
        for index, (item, target, leads) in enumerate(self._moving(first)):
            if leads:
                delay = index * stagger
                fades.append(
                    CardFade(item, target, delay=delay, duration=duration, landed=landed, parent=parent)
                )
            else:
                item.put(target)
        self.mark_interactive()
        return fades

    def _moving(self, first: Sequence[CardItem]) -> Iterator[tuple[CardItem, Placement, bool]]:
        """Yield the cards that have a way to go, their aims, and whether they lead; lay down the others."""
        placements = self.placements()
        for item in (*first, *(item for item in placements if item not in first)):
            target = placements[item]
            if item is self.held:
                continue
            item.placement = target
            if item.is_at_rest or not target.visible:
                item.put(target)
            else:
                yield item, target, item in first

    def is_own(self, spot: Spot) -> bool:
        """Whether the player may choose what lies there: hand, gifts laid out, talons on offer."""
        if spot.zone is Zone.HAND:
            return not self.board.onlooker
        return spot.zone is Zone.GIFT or (self.talons_offered and spot.zone is Zone.TALON)

    def chosen_with(self, item: CardItem) -> tuple[CardItem, ...]:
        """Return the cards that are chosen together: those of a talon, any other alone."""
        spot = self.board.spot_of(item)
        return self.board.at(spot.zone, spot.number) if spot.zone is Zone.TALON else (item,)

    def mark_interactive(self) -> None:
        """Let the cards answer to the pointer that the player may choose, and no others."""
        for spot, pieces in self.board.spots():
            own = self.is_own(spot)
            for item in pieces:
                item.set_interactive(own)
                if not own:
                    item.set_dimmed(False)
                    item.set_focus_ring(False)

    # What can be seen

    def picture(self) -> Picture:
        """Describe the cards as they are really seen: by items, not by what the board means to show."""
        hand: list[tuple[float, Card]] = []
        backs: dict[int, int] = {}
        open_hands: dict[int, tuple[Card, ...]] = {}
        talons: list[tuple[Card | None, ...]] = []
        trick: dict[int, Card] = {}
        piles: dict[int, int] = {}
        gifts: list[Card | None] = [None, None]
        aside = stock = 0
        open_aside: tuple[Card, ...] = ()
        dimmed: set[Card] = set()
        for spot, pieces in sorted(self.board.spots(), key=lambda entry: entry[0].number):
            shown = tuple(_shown_card(item) for item in pieces)
            match spot.zone:
                case Zone.HAND:
                    hand = [(item.x(), card) for item, card in zip(pieces, shown, strict=True) if card]
                    closed = sum(card is None for card in shown)
                    if closed:
                        backs[self.board.seat] = closed
                    dimmed = {item.card for item in pieces if item.dimmed and item.card is not None}
                case Zone.FAN:
                    backs[spot.number] = sum(card is None for card in shown)
                    open_hands[spot.number] = _faces(shown)
                case Zone.TALON:
                    talons.append(shown)
                case Zone.TRICK:
                    trick |= {spot.number: card for card in shown if card is not None}  # noqa: B035 - one each
                case Zone.GIFT:
                    gifts[spot.number] = shown[0]
                case Zone.PILE:
                    piles[spot.number] = sum(card is None for card in shown)
                case Zone.ASIDE:
                    aside = sum(card is None for card in shown)
                    open_aside = _faces(shown)
                case Zone.STOCK:
                    stock = sum(card is None for card in shown)
                case Zone.PACK:
                    pass
        placements = self.placements()
        astray = sum(
            item.placement != placements[item] or not item.is_at_rest or item is self.held
            for item in self.items
        )
        return Picture(
            hand=tuple(card for _, card in sorted(hand, key=lambda entry: entry[0])),
            backs={seat: count for seat, count in backs.items() if count},
            talons=tuple(talons),
            trick=trick,
            piles=piles,
            gifts=(gifts[0], gifts[1]),
            aside=aside,
            stock=stock,
            dimmed=frozenset(dimmed),
            astray=astray,
            open_hands={seat: cards for seat, cards in open_hands.items() if cards},
            open_aside=open_aside,
        )


def _shadow(zone: Zone, index: int) -> float:
    """Return how strong the shadow of a card among others is: of a heap only the lowest card throws one."""
    match zone:
        case Zone.FAN:
            return 1.0 if index == 0 else 0.4
        case Zone.PILE | Zone.STOCK:
            return 1.0 if index == 0 else 0.0
        case _:
            return 1.0


def _faces(shown: Sequence[Card | None]) -> tuple[Card, ...]:
    return tuple(card for card in shown if card is not None)


def _shown_card(item: CardItem) -> Card | None:
    return item.card if item.facing >= 0.5 else None
