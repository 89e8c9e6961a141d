"""All that is no card: plates, banner, bubbles, labels. It shows views and accompanies events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QAbstractAnimation, QPointF, QRectF
from PySide6.QtWidgets import QGraphicsItem

from thousand_qt.engine.deal import Phase
from thousand_qt.engine.events import (
    BidMade,
    CardDrawn,
    CardPlayed,
    DealScored,
    Event,
    MarriageDeclared,
    Passed,
)
from thousand_qt.engine.scoring import Standing
from thousand_qt.engine.tricks import Trick
from thousand_qt.engine.view import PlayerView
from thousand_qt.table import palette
from thousand_qt.table.animator import Group
from thousand_qt.table.banner import Banner, BannerContent
from thousand_qt.table.bubbles import Bubble
from thousand_qt.table.counting import Counting
from thousand_qt.table.flourish import Flourish
from thousand_qt.table.places import Side
from thousand_qt.table.plates import NamePlate, PlateContent
from thousand_qt.table.portraits import Person, portraits_of
from thousand_qt.table.slots import Label
from thousand_qt.table.stage import Stage
from thousand_qt.table.texts import TableTexts
from thousand_qt.table.trick_count import TrickCount
from thousand_qt.table.trump_mark import TrumpMark

_DISC: Final = 0.5
"""Diameter of the number of tricks, in widths of a card on the pile."""
_LEAST_DISC: Final = 18.0
_MOST_SEATS = 4


class Furniture:
    """Owns the items that accompany the cards; the animator tells it what happens (see `Company`).

    Attributes:
        plates, bubbles, pile_labels, trick_counts: by seat. Seats the table does not have stay hidden.
    """

    def __init__(self, stage: Stage, texts: TableTexts) -> None:
        self._stage = stage
        self._texts = texts
        self._view: PlayerView | None = None
        self._coming: PlayerView | None = None
        self._held_totals: Sequence[int] | None = None
        self.plates = tuple(NamePlate() for _ in range(_MOST_SEATS))
        self.bubbles = tuple(Bubble() for _ in range(_MOST_SEATS))
        self.pile_labels = tuple(Label(above_cards=False) for _ in range(_MOST_SEATS))
        self.trick_counts = tuple(TrickCount() for _ in range(_MOST_SEATS))
        self.peek_labels = tuple(Label(above_cards=True) for _ in range(_MOST_SEATS))
        self.stock_label = Label(above_cards=False)
        self.banner = Banner()
        self.trump_mark = TrumpMark()
        self.flourish = Flourish()
        for plate in self.plates:
            plate.setVisible(False)

    def set_theme(self, theme: palette.TableTheme) -> None:
        """Take the colours of another table."""
        for item in (*self.plates, *self.pile_labels, *self.peek_labels, self.stock_label, self.banner):
            item.set_ground(theme.panel)

    def items(self) -> Iterator[QGraphicsItem]:
        """Yield everything for the scene to add."""
        yield from (*self.plates, *self.bubbles, *self.pile_labels, *self.trick_counts, *self.peek_labels)
        yield from (self.banner, self.stock_label, self.trump_mark, self.flourish)

    def place(self) -> None:
        """Move everything to where the layout has it."""
        layout = self._stage.layout
        self.banner.set_rects(layout.banner, layout.status, layout.plate_words)
        self.trump_mark.set_rect(layout.trump_mark)
        for seat in range(len(layout.seats)):
            place = self._stage.seat(seat)
            self.plates[seat].set_rect(place.plate, layout.plate_words)
            self.bubbles[seat].set_place(place.bubble)
        if self._view is not None:
            self._show_piles(self._view)
            self._show_line(self._view)

    def set_covered(self, rect: QRectF) -> None:
        """Hide the plates that lie mostly below this."""
        for plate in self.plates:
            common = plate.rect.intersected(rect)
            covered = common.width() * common.height() > 0.5 * plate.rect.width() * plate.rect.height()
            plate.setOpacity(0.0 if covered else 1.0)

    def show(self, view: PlayerView, *, linger: int | None = None) -> None:
        """Show a view; what is still being said stays for `linger` milliseconds.

        With a `linger` of 0 it stays until the next group of events, with None it goes at once.
        """
        self._view = view
        self._held_totals = None
        self._show_state(view)
        self._show_piles(view)
        self._show_line(view)
        self._show_calls(view, linger)

    # What the animator tells

    def group_started(self, group: Group) -> None:
        self._coming = group.view
        if self._view is not None and any(isinstance(event, DealScored) for event in group.events):
            self._held_totals = _totals(self._view)  # until they are counted
        for bubble in self.bubbles:
            if self._view is not None and self._view.phase is Phase.AUCTION:
                break  # calls stay until the auction is over
            if not bubble.is_vanishing:
                bubble.hide_now()
        # Points must not be known before the card that brings them has been seen; everything else may be.
        if group.events and not isinstance(group.events[0], CardPlayed):
            self._view = group.view
            self._show_state(group.view)

    def spoken(self, event: Event) -> None:
        if isinstance(event, CardDrawn):
            words = self._texts.stock(event.left, event.seat)
            self.stock_label.set_text(words, self._stage.layout.stock_label)
        text = self._texts.bubble(event)
        seat = getattr(event, "seat", None)
        if text and isinstance(seat, int):
            self.bubbles[seat].say(text)

    def celebrated(self, event: MarriageDeclared, duration: int) -> QAbstractAnimation | None:
        if self._coming is not None:
            self._show_state(self._coming)  # the card is seen: the new trump may be, too
        # Whoever declares leads, so that the others' places in the trick are free.
        layout = self._stage.layout
        left = layout.seats[1].trick.x
        if len(layout.seats) == 2:  # both cards of the trick lie in the middle
            left = layout.trump_mark.center().x()
        right = 2 * layout.trick_centre.x() - left
        on_left = self._stage.seat(event.seat).side is Side.RIGHT
        place = QPointF(left if on_left else right, layout.trick_centre.y())
        self.flourish.place(place, 0.8 * self._stage.layout.trick_scale * self._stage.layout.card_height)
        return self.flourish.celebrate(event.suit, event.points, duration)

    def counted(self, view: PlayerView, duration: int) -> QAbstractAnimation | None:
        before, after = self._held_totals, _totals(view)
        if before is None or tuple(before) == after:
            return None
        return Counting(before, after, self._hold_totals, duration)

    def _hold_totals(self, totals: Sequence[int]) -> None:
        self._held_totals = totals
        for plate, total in zip(self.plates, totals, strict=False):
            plate.set_content(replace(plate.content, total=total))

    def group_ended(self, view: PlayerView, linger: int) -> None:
        self._held_totals = None
        self.flourish.hide_now()
        self.show(view, linger=linger)

    # Looking at the last trick

    def show_peek(self, trick: Trick | None) -> None:
        """Show who played the cards of this trick; None takes the names away."""
        for label in self.peek_labels:
            label.set_text("", QRectF())
        if trick is None:
            return
        layout = self._stage.layout
        for played in trick.cards:
            card = layout.card_rect(self._stage.seat(played.seat).trick)
            height = max(18.0, 24 * layout.unit) * layout.words
            rect = QRectF(card.left(), card.bottom() - 1.3 * height, card.width(), height)
            self.peek_labels[played.seat].set_text(self._texts.name(played.seat), rect)

    # Parts of a view

    def _show_state(self, view: PlayerView) -> None:
        players = view.rules.players
        for seat, plate in enumerate(self.plates):
            plate.setVisible(seat < players)
            if seat < players:
                plate.set_content(self._plate_content(view, seat, view.standings[seat]))
        self.trump_mark.set_suit(view.trump)
        points = None
        declarer = view.declarer
        if declarer is not None and view.phase is Phase.PLAY:
            points = view.card_points[declarer] + view.marriage_points[declarer]
        self.banner.set_content(
            BannerContent(
                title=self._texts.contract_title(view),
                status=self._texts.status(view),
                trump=view.trump,
                trump_name=self._texts.trump_name(view) if view.trump is not None else "",
                trick_number=self._texts.trick_number(view),
                points=points,
                contract=view.contract,
            )
        )

    def _plate_content(self, view: PlayerView, seat: int, standing: Standing) -> PlateContent:
        return PlateContent(
            name=self._texts.name(seat),
            caption=self._texts.seat_caption(view, seat),
            total=standing.total if self._held_totals is None else self._held_totals[seat],
            colour=palette.SEAT_COLOURS[seat],
            person=self._people(view.rules.players)[seat],
            is_dealer=seat == view.dealer,
            is_declarer=seat == view.declarer,
            is_sitter=seat == view.sitter and view.phase not in (Phase.DEALING, Phase.OVER),
            in_turn=seat == view.turn,
            barrel_hands=standing.barrel_hands,
            zero_marks=standing.zero_marks,
        )

    def _people(self, players: int) -> tuple[Person, ...]:
        return portraits_of([self._texts.name(seat) for seat in range(players)])

    def _show_piles(self, view: PlayerView) -> None:
        tricks = Counter(trick.winner for trick in view.tricks)
        for seat, (label, number) in enumerate(zip(self.pile_labels, self.trick_counts, strict=True)):
            if not tricks[seat]:
                label.set_text("", QRectF())
                number.set_count(0, QPointF(), 0.0)
                continue
            place = self._stage.seat(seat)
            label.set_text(self._texts.taken(view, seat), place.pile_label, place.pile.x)
            card = self._stage.layout.card_rect(place.pile)
            diameter = max(_LEAST_DISC, _DISC * card.width())
            middle = QPointF(card.right() - 0.1 * diameter, card.top() + 0.3 * diameter)
            number.set_count(tricks[seat], middle, diameter)

    def _show_line(self, view: PlayerView) -> None:
        """Say what is to become of the cards beside the trick that nobody holds."""
        if any(size for size in view.talon_sizes) and len(view.talon_sizes) > 1 and view.contract_named:
            words = self._texts.leftover(view)
        else:
            words = self._texts.stock(view.stock_size, None) if view.stock_size else ""
        self.stock_label.set_text(words, self._stage.layout.stock_label)

    def _show_calls(self, view: PlayerView, linger: int | None) -> None:
        """During the auction everyone's last call stays; at other times what was said goes."""
        last = {call.seat: call.amount for call in view.calls} if view.phase is Phase.AUCTION else {}
        for seat, bubble in enumerate(self.bubbles):
            if seat in last:
                amount, dark = last[seat], view.dark and seat == view.bidder
                text = self._texts.bubble(Passed(seat) if amount is None else BidMade(seat, amount, dark))
                if not text:
                    bubble.hide_now()
                elif bubble.text != text or bubble.is_vanishing:
                    bubble.say(text)
            elif linger is None:
                bubble.hide_now()
            elif linger:
                bubble.vanish(linger)


def _totals(view: PlayerView) -> tuple[int, ...]:
    return tuple(standing.total for standing in view.standings)
