"""The exchange panel: which card goes to whom, and a moment to change one's mind before it is done."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from thousand_qt.engine.actions import Exchange
from thousand_qt.engine.cards import Card
from thousand_qt.engine.view import PlayerView
from thousand_qt.ui.panels.base import DecisionPanel, give_up_action, push_button
from thousand_qt.ui.texts.cards import card_name


class ExchangePanel(DecisionPanel):
    """Shows the cards chosen on the table for the two opponents and confirms them."""

    answered_by_cards = True

    def __init__(self, names: Sequence[str]) -> None:
        super().__init__("exchangePanel")
        self._names = names
        self._cards: tuple[Card | None, Card | None] = (None, None)
        self.give_up_button = push_button("giveUpButton")
        self.confirm_button = push_button("confirmExchangeButton", primary=True)
        self.controls.addWidget(self.give_up_button)
        self.controls.addStretch(1)
        self.controls.addWidget(self.confirm_button)
        self.give_up_button.clicked.connect(self.give_up_requested)
        self.confirm_button.clicked.connect(self.on_confirm_clicked)

    @property
    def gift_receivers(self) -> tuple[int, int]:
        """Whose the cards become: the opponents clockwise, or twice the declarer, who puts them aside."""
        return _receivers(self.view)

    def set_cards(self, cards: tuple[Card | None, Card | None]) -> None:
        """Show what has been chosen on the table so far."""
        self._cards = cards
        ready = None not in cards
        self.confirm_button.setEnabled(ready)
        self.say()
        if ready:
            self.confirm_button.setFocus()

    def prepare(self) -> None:
        self._cards = (None, None)
        self.confirm_button.setEnabled(False)
        self.give_up_button.setVisible(give_up_action(self.view) is not None)

    def retranslate(self) -> None:
        self.give_up_button.setText(QCoreApplication.translate("ExchangePanel", "Give up…"))
        self.confirm_button.setText(exchange_words(self.view))
        if puts_aside(self.view):
            title = QCoreApplication.translate("ExchangePanel", "Put two cards aside")
        else:
            title = QCoreApplication.translate("ExchangePanel", "Give one card to each opponent")
        self.set_words(title, gift_lines(self.view, self._names, self._cards))

    def on_confirm_clicked(self) -> None:
        first, second = self._cards
        if first is not None and second is not None:
            self.chosen.emit(Exchange(self.view.seat, (first, second)))


def puts_aside(view: PlayerView) -> bool:
    """Whether the two cards go to nobody, but lie face down for the last trick (001.151-155)."""
    return len(view.order) == 2


def exchange_words(view: PlayerView) -> str:
    """Return what the button says that parts with the two cards."""
    if puts_aside(view):
        return QCoreApplication.translate("ExchangePanel", "Put these cards aside")
    return QCoreApplication.translate("ExchangePanel", "Give these cards")


def gift_lines(view: PlayerView, names: Sequence[str], cards: Sequence[Card | None]) -> str:
    """Return who gets which of the two cards, a line for each; None is a card not chosen yet.

    Two players put them aside: then it is a line for both.
    """
    nothing = QCoreApplication.translate("ExchangePanel", "click or drag a card")
    if puts_aside(view):
        chosen = [card_name(card) for card in cards if card is not None]
        return QCoreApplication.translate("Log", ", ").join(chosen) if chosen else nothing
    line = QCoreApplication.translate(
        "ExchangePanel", "{name}: {card}", "exchange: what this player will be given"
    )
    return "\n".join(
        line.format(name=names[seat], card=card_name(card) if card is not None else nothing)
        for seat, card in zip(_receivers(view), cards, strict=True)
    )


def _receivers(view: PlayerView) -> tuple[int, int]:
    if puts_aside(view):
        return view.seat, view.seat
    order = view.order
    start = order.index(view.seat)
    return order[(start + 1) % len(order)], order[(start + 2) % len(order)]
