"""The table for those who do not see it: what lies there as widgets that paint nothing.

Items of a QGraphicsView are in no accessible tree, and who owns an accessible interface written in Python,
once it is handed over to C++, is not settled well enough to build on. Widgets are in the tree by themselves,
on every system. Those here lie over the cards and plates, let the pointer through, and are kept in step with
the scene whenever it has come to rest. Where no one listens they are not even made.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QObject, QRect, QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QFocusEvent, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from thousand_qt.app.focus_ring import SHOWS_FOCUS
from thousand_qt.engine.cards import Card
from thousand_qt.engine.view import PlayerView
from thousand_qt.table.board import Spot, Zone
from thousand_qt.table.cards import CardItem
from thousand_qt.table.view import TableView
from thousand_qt.ui.texts import spoken
from thousand_qt.ui.texts.cards import card_name
from thousand_qt.ui.texts.table_texts import TableTexts

_LISTENER_CHECK: Final = 2000
"""Milliseconds between two looks whether a screen reader has been started; Qt sends no signal of it."""


class Sight(NamedTuple):
    """Something to be seen on the table that is no card of the hand: where, and what is said of it."""

    rect: QRect
    name: str
    description: str = ""


class SightLabel(QLabel):
    """Stands for something on the table that is only looked at."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_sight(self, sight: Sight) -> None:
        _say(self, sight.name, sight.description)
        self.setGeometry(sight.rect)
        self.show()

    # Qt

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint nothing: the scene shows it."""


class CardButton(QPushButton):
    """Stands for a card of the hand: has the table's focus while the card has the ring, and can be pressed.

    A card that can be laid out is a box to tick, and screen readers tick it without a click: Qt tells of that
    by `toggled` alone.

    Signals:
        focused(): it got the keyboard, by whatever way.
        activated(): the card is to be played, or laid out, or taken back.
    """

    focused = Signal()
    activated = Signal()

    def __init__(self, table: TableView) -> None:
        super().__init__(table.viewport())
        self._table = table
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # in the Tab order there is the table alone
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAutoDefault(False)
        self.setProperty(SHOWS_FOCUS, True)
        self.clicked.connect(self.on_clicked)
        self.toggled.connect(self.activated)

    def show_laid_out(self, laid_out: bool | None) -> None:
        """Be ticked as the card is laid out, or no box to tick when it is None."""
        with QSignalBlocker(self):
            self.setCheckable(laid_out is not None)
            self.setChecked(bool(laid_out))

    def on_clicked(self) -> None:
        if not self.isCheckable():  # else it is told already
            self.activated.emit()

    # Qt

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint nothing: the scene shows the card."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focused.emit()

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002 - Qt's name
        self._table.setFocus(Qt.FocusReason.OtherFocusReason)
        return self._table.focusNextPrevChild(next)

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ShortcutOverride:
            return self._table.event(event)
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()  # the table knows its keys

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        event.ignore()


class AccessibleTable(QObject):
    """Keeps the accessible tree of a table."""

    def __init__(self, table: TableView, texts: TableTexts) -> None:
        super().__init__(table)
        self._table = table
        self._scene = table.table_scene
        self._texts = texts
        self._buttons: dict[CardItem, CardButton] = {}
        self._labels: list[SightLabel] = []
        self._order: list[QWidget] = []
        # Later, when everybody has heard of the change and done what belongs to it; once for many changes.
        self._updating = QTimer(self)
        self._updating.setSingleShot(True)
        self._updating.setInterval(0)
        self._updating.timeout.connect(self.update)
        scene = self._scene
        scene.idle_reached.connect(self.on_table_changed)
        scene.exchange_changed.connect(self.on_table_changed)
        scene.layout_changed.connect(self.on_table_changed)
        scene.hand_keys.moved.connect(self.on_ring_moved)
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.VeryCoarseTimer)
        self._timer.setInterval(_LISTENER_CHECK)
        self._timer.timeout.connect(self.on_listener_check)
        self._timer.start()

    @property
    def buttons(self) -> tuple[CardButton, ...]:
        """The cards of the hand, from left to right, and those laid out."""
        cards = self._scene.hand_keys.cards()
        return tuple(self._buttons[item] for item in cards if item in self._buttons)

    @property
    def is_behind(self) -> bool:
        """Whether the table has changed since it was looked at."""
        return self._updating.isActive()

    def update(self) -> None:
        """Say what the table shows now, if anybody listens."""
        view = self._scene.view
        if view is None or not self._scene.idle or not QAccessible.isActive():
            return  # when all has come to rest, it is looked at again
        held = self._scene.hand_keys.cards()
        for item, button in self._buttons.items():
            if item not in held and not button.isHidden():
                if button.hasFocus():
                    self._table.setFocus(Qt.FocusReason.OtherFocusReason)
                button.hide()
                _say(button, "", "")  # the card may be somebody's secret now
        shown: list[QWidget] = [self._shown(index, sight) for index, sight in enumerate(self._sights(view))]
        for label in self._labels[len(shown) :]:
            label.hide()
        shown += [self._update_card(item, view) for item in held]
        if shown != self._order:
            for widget in shown:
                widget.raise_()
            self._order = shown
        self.on_ring_moved()

    def _shown(self, index: int, sight: Sight) -> SightLabel:
        if index == len(self._labels):
            self._labels.append(SightLabel(self._table.viewport()))
        label = self._labels[index]
        label.show_sight(sight)
        return label

    def _update_card(self, item: CardItem, view: PlayerView) -> CardButton:
        button = self._buttons.get(item)
        if button is None:
            button = self._buttons[item] = CardButton(self._table)
            button.activated.connect(lambda: self._press(item))
            button.focused.connect(lambda: self._scene.hand_keys.go_to(item))
        spot = self._scene.board.spot_of(item)
        rect = self._rect(item)
        if spot.zone is Zone.TALON:
            _say(button, spoken.talon_on_offer(spot.number), "")
            for other in self._scene.board.at(Zone.TALON, spot.number):
                rect = rect.united(self._rect(other))
        elif item.card is not None:
            _say(button, card_name(item.card), self._state(item, spot, view))
        laid_out = spot.zone is Zone.GIFT
        button.show_laid_out(laid_out if laid_out or self._scene.choosing_gifts else None)
        button.setGeometry(rect)
        button.show()
        return button

    def _state(self, item: CardItem, spot: Spot, view: PlayerView) -> str:
        if spot.zone is not Zone.GIFT:
            return spoken.not_now() if item.dimmed else ""
        receivers = self._scene.gift_receivers
        if receivers is None:
            return ""
        receiver = receivers[spot.number]
        if receiver == view.seat:
            return spoken.chosen_to_put_aside()
        return spoken.chosen_for(self._texts.name(receiver))

    def _sights(self, view: PlayerView) -> list[Sight]:
        """Return all that is not in the own hand, as one would look over the table."""
        layout, texts = self._scene.table_layout, self._texts
        sights = [
            Sight(
                layout.banner.toAlignedRect(),
                spoken.banner_name(view, texts),
                "\n".join(spoken.banner_lines(view, texts)),
            )
        ]
        for step in range(view.rules.players):
            seat = (view.seat + step) % view.rules.players
            plate = layout.seats[step].plate.toAlignedRect()
            lines = spoken.plate_lines(view, seat, texts)
            sights.append(Sight(plate, spoken.plate_name(view, seat, texts), "\n".join(lines)))
        for spot, items in self._scene.board.spots():
            if spot.zone is Zone.STOCK:
                sights.append(Sight(self._rect(items[-1]), spoken.in_stock(len(items))))
            for item in items:
                name = self._lying(item, spot)
                if name:
                    sights.append(Sight(self._rect(item), name))
        return sights

    def _lying(self, item: CardItem, spot: Spot) -> str:
        """Return what is said of a card that lies there; empty for what is told elsewhere."""
        card: Card | None = item.card if self._scene.board.shows_faces(spot) else None
        match spot.zone:
            case Zone.TALON if not self._scene.talons_offered:  # then they are buttons
                return spoken.in_talon(card)
            case Zone.ASIDE:
                return spoken.put_aside(card)
            case Zone.TRICK if card is not None:
                return spoken.on_table(self._texts.name(spot.number), card)
            case Zone.HAND if card is not None and self._scene.board.onlooker:
                return spoken.held_open(self._texts.name(self._scene.board.seat), card)
            case Zone.FAN if card is not None:
                return spoken.held_open(self._texts.name(spot.number), card)
            case _:
                return ""

    def _rect(self, item: CardItem) -> QRect:
        rect = self._scene.table_layout.card_rect(item.placement.pose)
        return self._table.mapFromScene(rect).boundingRect()

    def _press(self, item: CardItem) -> None:
        self._scene.finish()
        spot = self._scene.board.spot_of(item)
        if spot.zone is Zone.TALON:
            self._scene.choose_talon(spot.number)
        elif item.card is not None:
            self._scene.choose(item.card)
        self._updating.start()

    # Slots

    def on_table_changed(self) -> None:
        """Look at the table again, soon."""
        self._updating.start()

    def on_listener_check(self) -> None:
        if not self._order and self._scene.idle:
            self.update()
        if self._order:
            self._timer.stop()

    def on_ring_moved(self) -> None:
        """The keyboard is where the ring is, as long as it is on the table at all."""
        item = self._scene.hand_keys.focused
        button = self._buttons.get(item) if item is not None else None
        on_table = self._table.hasFocus() or any(each.hasFocus() for each in self._buttons.values())
        if not on_table:
            return
        target: QWidget = self._table if button is None or button.isHidden() else button
        if not target.hasFocus():
            target.setFocus(Qt.FocusReason.OtherFocusReason)


def _say(widget: QWidget, name: str, description: str) -> None:
    if widget.accessibleName() != name:
        widget.setAccessibleName(name)
    if widget.accessibleDescription() != description:
        widget.setAccessibleDescription(description)
