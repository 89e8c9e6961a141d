"""The card table as a scene: shows views, plays events, and says what the player does with cards."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QGraphicsScene, QGraphicsSceneMouseEvent

from thousand_qt.decks.renderer import DeckRenderer
from thousand_qt.engine.cards import Card
from thousand_qt.engine.deal import Phase
from thousand_qt.engine.events import Event
from thousand_qt.engine.open_cards import OpenCards
from thousand_qt.engine.tricks import Trick
from thousand_qt.engine.view import PlayerView
from thousand_qt.table import durations, palette
from thousand_qt.table.animator import Animator
from thousand_qt.table.board import Board, Zone
from thousand_qt.table.card_pictures import CardPictures
from thousand_qt.table.cards import CardItem
from thousand_qt.table.celebration import Celebration
from thousand_qt.table.exchange import ExchangeChoice
from thousand_qt.table.furniture import Furniture
from thousand_qt.table.geometry import TableLayout, layout
from thousand_qt.table.hand_keys import HandKeys
from thousand_qt.table.hand_order import HandOrder
from thousand_qt.table.picture import Picture
from thousand_qt.table.places import Side
from thousand_qt.table.pointer import CardPointer
from thousand_qt.table.stage import Stage
from thousand_qt.table.texts import TableTexts

_DEFAULT_SIZE = QSizeF(1280, 720)
_HAND_WITHOUT_VIEW = 10


class TableScene(QGraphicsScene):
    """The table as one seat sees it. It knows views and events of that seat and nothing else of the match.

    Whoever only looks on may lay all cards open (`open_cards`); events then have to be as they happened.
    """

    card_activated = Signal(object)
    """The player chose this `Card` of the hand, playable or not: by click, by key, or by dropping it."""
    talon_chosen = Signal(int)
    """The player chose this talon of those on offer."""
    background_clicked = Signal()
    idle_reached = Signal()
    """Nothing moves any more; the table equals the last view."""
    exchange_changed = Signal(object)
    """The cards chosen to be given: a tuple of two `Card | None`, in the order of the receivers."""
    layout_changed = Signal()
    """Something of `table_layout` has changed, such as the `panel_rect`."""
    theme_changed = Signal()
    """The table has other colours."""

    def __init__(self, renderer: DeckRenderer, texts: TableTexts, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._view: PlayerView | None = None
        self._playable: frozenset[Card] | None = None
        self._size = QSizeF(_DEFAULT_SIZE)
        self._device_pixel_ratio = 1.0
        self._theme = palette.THEMES[palette.DEFAULT_THEME]
        self._text_scale = 1.0
        self._pictures = CardPictures(renderer, self)
        self._stage = Stage(self._pictures)
        self._furniture = Furniture(self._stage, texts)
        self._animator = Animator(self._stage, self._furniture, self)
        self._celebration = Celebration(self)
        self._exchange = ExchangeChoice(self._stage, texts, self)
        self._keys = HandKeys(self._stage, self)
        self._pointer = CardPointer(self._stage, self._animator, self._exchange, self._own_card_at, self)
        # Resizing a window asks for many sizes; the cards are rendered once it stays.
        self._rendering = QTimer(self)
        self._rendering.setSingleShot(True)
        self._rendering.setInterval(durations.RESIZE_PAUSE)
        self._rendering.timeout.connect(self.render_cards)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        for item in (
            *self._stage.items,
            *self._furniture.items(),
            *self._exchange.slots,
            self._pointer.landing,
        ):
            self.addItem(item)
        self._pictures.changed.connect(self.on_pictures_changed)
        self._animator.idle_reached.connect(self.on_animator_idle_reached)
        self._exchange.changed.connect(self.exchange_changed)
        self._pointer.clicked.connect(self._choose)
        self._pointer.dropped_to_play.connect(self.on_card_dropped)
        self._pointer.background_clicked.connect(self.background_clicked)
        for item in self._stage.items:
            item.hovered.connect(lambda on, item=item: self._raise_with(item, on))
        self._lay_out()
        self.render_cards()

    # What is shown

    @property
    def table_layout(self) -> TableLayout:
        """Where everything is, in pixels of the view; `panel_rect` is where the window may put a panel."""
        return self._stage.layout

    @property
    def view(self) -> PlayerView | None:
        """The view shown last."""
        return self._view

    @property
    def idle(self) -> bool:
        """Whether nothing moves and no event waits to be shown."""
        return self._animator.idle

    @property
    def animator(self) -> Animator:
        return self._animator

    def show_view(self, view: PlayerView, open_cards: OpenCards | None = None) -> None:
        """Build the whole picture from a view, at once. What still moved or waited is forgotten."""
        was_busy = not self._animator.idle
        self._pointer.forget()
        self.mark_cards(())
        self._animator.drop(view)
        self._set_view(view)
        self._stage.dealer = view.dealer
        self._stage.peeked = None
        chosen = self._exchange.cards
        self._stage.board.load(view, open_cards)
        self._lay_out()
        if self._exchange.active and chosen != self._exchange.cards:
            self.exchange_changed.emit(self._exchange.cards)
        self._furniture.flourish.hide_now()
        self._celebration.stop()
        self._furniture.show(view)
        self._furniture.show_peek(None)
        if was_busy:
            self.idle_reached.emit()

    def play(self, events: Sequence[Event], view: PlayerView, open_cards: OpenCards | None = None) -> None:
        """Show what happened and then this view. Events must be as the seat sees them (`Event.seen_by`).

        Cards are open or not from one view to the next; `show_view` turns them over.
        """
        if not self._animator.is_held:
            self._end_peek()
        self.mark_cards(())
        self._set_view(view)
        self._animator.play(events, view, open_cards)
        self._show_dimming()

    def finish(self) -> None:
        """Leap to the end of everything that moves or waits."""
        self._animator.finish()

    @property
    def table_theme(self) -> palette.TableTheme:
        """The colours of the table."""
        return self._theme

    def set_table_theme(self, name: str) -> None:
        """Lay another cloth: one of `palette.THEMES`."""
        self._theme = palette.THEMES[name]
        self._furniture.set_theme(self._theme)
        self.theme_changed.emit()
        self.update()

    def set_text_scale(self, scale: float) -> None:
        """Make all lettering larger or smaller; 1 is the usual size."""
        if scale != self._text_scale:
            self._text_scale = scale
            self._animator.finish()
            self._lay_out()

    def set_speed(self, name: str) -> None:
        """Set the speed of everything that moves: one of `durations.SPEEDS`."""
        self._animator.set_speed(name)

    def hurry(self, name: str | None) -> None:
        """Let nothing move slower than at this speed for a while; None ends that."""
        self._animator.hurry(name)

    def set_reduced_motion(self, reduced: bool) -> None:
        """Let things appear instead of moving there, or move again."""
        self._animator.set_reduced_motion(reduced)
        self._furniture.flourish.set_still(reduced)

    def set_status_shown(self, shown: bool) -> None:
        """Show the status line, or not while the window lays something over it."""
        self._furniture.banner.set_status_shown(shown)

    def set_covered(self, rect: QRect) -> None:
        """Say what the window covers with a sheet, in pixels of the view; plates mostly below it hide."""
        self._furniture.set_covered(QRectF(rect))

    def celebrate(self) -> None:
        """Let paper cuttings fall, because the player has won; not where nothing is to move."""
        duration = self._animator.scaled(durations.CELEBRATION)
        if duration and not self._animator.is_reduced:
            unit = self._stage.layout.unit
            self._celebration.start(self._size, unit, self._device_pixel_ratio, duration)

    @property
    def celebration(self) -> Celebration:
        return self._celebration

    def set_hand_order(self, order: HandOrder) -> None:
        """Sort the own hand, and hands that lie open, otherwise; the cards move to their new places."""
        if order != self._stage.board.hand_order:
            self._animator.finish()
            self._stage.board.set_hand_order(order)
            self._animator.settle()
            self._keys.show()

    def set_playable(self, cards: frozenset[Card] | None) -> None:
        """Dim the other cards of the hand, once nothing moves; None dims none."""
        self._playable = cards
        self._show_dimming()

    def mark_cards(self, cards: Collection[Card]) -> None:
        """Point out these cards of the hand, as a hint does, until the next events or view."""
        for item in self._stage.items:
            item.set_marked(item.card is not None and item.card in cards and item.is_interactive)

    def mark_talon(self, talon: int) -> None:
        """Point out this talon in the same way."""
        for item in self._stage.board.at(Zone.TALON, talon):
            item.set_marked(True)

    @property
    def last_trick(self) -> Trick | None:
        """The last finished trick that has been shown of the deal that is being shown."""
        shown, ahead = self._animator.shown, self._animator.ahead
        if shown is None or (ahead is not None and not ahead.tricks):  # the next deal begins
            return None
        return shown.tricks[-1] if shown.tricks else None

    @property
    def is_held(self) -> bool:
        """Whether all events wait, because who sits out looks at the last trick."""
        return self._animator.is_held

    def peek_last_trick(self, on: bool) -> None:
        """Show the last finished trick in the middle, with who played what; or take it away.

        What waits is shown at once before; for a player who sits out it waits as long as he looks.
        """
        if on and self._sits_out:
            self._animator.hold()
            self._furniture.flourish.hide_now()
        elif on:
            self._animator.finish()
        if on and self.last_trick is not None:
            self._stage.peeked = self.last_trick
            self._stage.settle()
            self._furniture.show_peek(self.last_trick)
        else:
            self._end_peek()
            self._animator.release()

    def _end_peek(self) -> None:
        if self._stage.peeked is not None:
            self._stage.peeked = None
            self._stage.settle()
            self._furniture.show_peek(None)

    def _set_view(self, view: PlayerView) -> None:
        before, self._view = self._view, view
        self._pointer.set_plays(view.phase is Phase.PLAY)
        if before is None or (before.seat, before.rules) != (view.seat, view.rules):
            self._stage.board.seat = view.seat
            self._lay_out()
            self._rendering.start()

    # Exchange

    def begin_exchange(self, receivers: tuple[int, int]) -> None:
        """Let the player lay out one card beside each of these seats."""
        self._exchange.begin(receivers)

    def end_exchange(self) -> None:
        """End that; cards laid out stay there until the events, or a view, take them."""
        self._exchange.end()

    def gift_slot_rect(self, slot: int) -> QRectF:
        """Return where the card for the first (0) or second (1) receiver is laid out."""
        return self._stage.layout.card_rect(self._stage.gift_pose(slot))

    # Talons

    def offer_talons(self) -> None:
        """Let the player choose one of the talons that lie face down."""
        self._set_talons_offered(True)

    def withdraw_talons(self) -> None:
        """End that."""
        self._set_talons_offered(False)

    def _set_talons_offered(self, offered: bool) -> None:
        if offered != self._stage.talons_offered:
            self._stage.talons_offered = offered
            self._stage.mark_interactive()
            self._keys.start_over()

    @property
    def talons_offered(self) -> bool:
        """Whether the player is to choose one of the talons."""
        return self._stage.talons_offered

    def choose_talon(self, talon: int) -> None:
        """Do what a click on this talon does."""
        if self._stage.talons_offered:
            self.talon_chosen.emit(talon)

    # Size

    def set_size(self, size: QSizeF, device_pixel_ratio: float) -> None:
        """Lay the table out for a view of this size in logical pixels, and for its screen."""
        if size.width() < 1 or size.height() < 1:
            return
        if size == self._size and device_pixel_ratio == self._device_pixel_ratio:
            return
        sharp_now = device_pixel_ratio != self._device_pixel_ratio or not self.views()
        self._size, self._device_pixel_ratio = QSizeF(size), device_pixel_ratio
        self._pointer.forget()
        self._halt()
        self._celebration.stop()
        self._lay_out()
        self._animator.go_on()
        if sharp_now or not any(view.isVisible() for view in self.views()):
            self.render_cards()
        else:
            self._rendering.start()

    def render_cards(self) -> None:
        """Have the cards rendered for the present size."""
        self._rendering.stop()
        self._pictures.set_card_width(self._stage.layout.card_width, self._device_pixel_ratio)

    def _lay_out(self) -> None:
        rules = self._view.rules if self._view is not None else None
        if rules is None:
            hand_size, others = _HAND_WITHOUT_VIEW, 2
        else:
            hand_size, others = rules.hand_size + (0 if rules.is_stock_game else 3), rules.players - 1
            if others == 1 and not rules.is_stock_game:
                hand_size -= 1
        open_hands = self._stage.board.open_cards is not None
        ratio = self._pictures.card_ratio
        before = self._stage.layout
        self._stage.set_layout(
            layout(self._size, ratio, hand_size, others, open_hands=open_hands, text_scale=self._text_scale)
        )
        self.setSceneRect(QRectF(QPointF(), self._size))
        self._stage.settle()
        self._furniture.place()
        self._furniture.show_peek(self._stage.peeked)
        self._exchange.place()
        self._keys.show()
        self._show_dimming()
        if self._stage.layout != before:  # the felt would be painted anew for every view that is shown
            self.layout_changed.emit()

    # What is seen

    def picture(self) -> Picture:
        """Describe the cards that can be seen now; compare with `expected_picture`."""
        return self._stage.picture()

    @property
    def board(self) -> Board[CardItem]:
        """What lies where."""
        return self._stage.board

    def card_items(self) -> tuple[CardItem, ...]:
        """Return the 24 card items; they live as long as the scene."""
        return self._stage.items

    def hand_cards(self) -> tuple[tuple[Card, QRectF, bool], ...]:
        """Return the hand from left to right: the card, its place on the scene, whether not dimmed."""
        items = self._stage.board.at(Zone.HAND)
        return tuple((item.card, item.scene_rect, not item.dimmed) for item in items if item.card is not None)

    def bubble_text(self, seat: int) -> str:
        """Return what this seat's bubble says now; empty when there is none."""
        return self._furniture.bubbles[seat].text

    @property
    def stock_text(self) -> str:
        """What is said now under the cards beside the trick that nobody holds; empty when there are none."""
        return self._furniture.stock_label.text

    @property
    def hand_keys(self) -> HandKeys:
        """The keyboard's focus among the cards."""
        return self._keys

    @property
    def choosing_gifts(self) -> bool:
        """Whether cards of the hand are being laid out to be given."""
        return self._exchange.active

    @property
    def gift_receivers(self) -> tuple[int, int] | None:
        """Whose the cards laid out become."""
        return self._stage.receivers

    @property
    def gifts_above_panel(self) -> bool:
        """Whether cards are being laid out in the middle, over the panel: not beside players at the sides."""
        receivers = self._stage.receivers
        if not self._exchange.active or receivers is None:
            return False
        return any(self._stage.seat(seat).side in (Side.OWN, Side.TOP) for seat in receivers)

    @property
    def focused_card(self) -> Card | None:
        """The card with the keyboard's ring."""
        item = self._keys.focused
        return None if item is None else item.card

    # Slots

    def on_animator_idle_reached(self) -> None:
        self._keys.show()
        self._show_dimming()
        self.idle_reached.emit()

    def on_card_dropped(self, item: CardItem) -> None:
        self.card_activated.emit(item.card)

    def on_pictures_changed(self) -> None:
        ratio = self._pictures.card_ratio
        if abs(ratio - self._stage.layout.card_height / self._stage.layout.card_width) > 0.001:
            self._animator.finish()
            self._lay_out()
            self._rendering.start()
        self.update()

    def _show_dimming(self) -> None:
        """Dim what may not be played; while cards fly nothing is dimmed, or it would tell what is to come."""
        playable = self._playable if self._animator.idle else None
        for item in self._stage.board.at(Zone.HAND):
            item.set_dimmed(playable is not None and item.card not in playable)

    # Pointer and keys

    def _own_card_at(self, point: QPointF) -> CardItem | None:
        for item in self.items(point):
            if isinstance(item, CardItem):
                return item if self._stage.is_own(self._stage.board.spot_of(item)) else None
        return None

    def choose(self, card: Card) -> None:
        """Do what a click on this card of the hand, or on a gift laid out, does."""
        item = self._stage.board.find(card)
        if item is not None:
            self._choose(item)

    def _choose(self, item: CardItem) -> None:
        spot = self._stage.board.spot_of(item)
        if spot.zone is Zone.TALON:
            self.choose_talon(spot.number)
        elif self._exchange.active:
            if self._exchange.toggle(item):
                self._animator.settle()
                self._keys.show()
        elif item.card is not None and spot.zone is Zone.HAND:
            self.card_activated.emit(item.card)

    def _raise_with(self, item: CardItem, raised: bool) -> None:
        """Under the pointer the cards of a talon rise together."""
        for other in self._stage.chosen_with(item):
            if other is not item:
                other.set_raised(raised or other.focused)

    @property
    def pointer(self) -> CardPointer:
        """What follows mouse and finger."""
        return self._pointer

    def cancel_drag(self) -> bool:
        """Let a dragged card glide back to where it was; return whether there was one."""
        return self._pointer.cancel()

    def second_finger(self) -> None:
        """Do nothing for what is pressed now: more than one finger is on the table."""
        self._pointer.second_finger()

    def _hasten(self) -> None:
        """End what moves, up to the player's next decision; who sits out sees the rest of the deal."""
        self._halt()
        self._animator.go_on()

    @property
    def _sits_out(self) -> bool:
        """Whether the deal that is being shown goes on without the player."""
        view = self._animator.ahead or self._view
        return view is not None and view.sitter == view.seat and not view.onlooker

    def _halt(self) -> None:
        if self._sits_out:
            self._animator.halt()
        else:
            self._animator.finish()

    # Qt

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        if event.button() is not Qt.MouseButton.LeftButton:
            self.cancel_drag()
            return
        self._hasten()
        self._keys.leave()
        self._pointer.press(event.scenePos(), finger=_is_finger(event))

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if not (event.buttons() & Qt.MouseButton.LeftButton and self._pointer.move(event.scenePos())):
            super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        if event.button() is Qt.MouseButton.LeftButton:
            self._pointer.release(event.scenePos())

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        # The first click has done it; the second must not choose the card that has moved under the pointer.
        event.accept()
        self._hasten()
        if event.button() is Qt.MouseButton.LeftButton:
            self._pointer.press(event.scenePos(), finger=_is_finger(event), double=True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.cancel_drag():
            event.accept()
            return
        handled = self._keys.press(event.key(), event.modifiers())
        if handled is False or handled is None:
            super().keyPressEvent(event)
            return
        event.accept()
        if isinstance(handled, CardItem) and not event.isAutoRepeat():  # a key held down plays one card
            self._animator.finish()
            self._choose(handled)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.cancel_drag()  # the window that has the keyboard now gets the release
        super().focusOutEvent(event)


def _is_finger(event: QGraphicsSceneMouseEvent) -> bool:
    """Return whether a finger on a touch screen is behind an event of the mouse."""
    return event.source() is not Qt.MouseEventSource.MouseEventNotSynthesized
