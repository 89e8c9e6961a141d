"""The menu of the player's own cards: how they are sorted, and which play themselves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from thousand_qt.app.settings import HandOrder as Sorting
from thousand_qt.app.settings import Settings, SuitOrder
from thousand_qt.app.settings_keeper import SettingsKeeper
from thousand_qt.table.hand_order import ALTERNATING, HandOrder

_SUITS: Final = {
    SuitOrder.ALTERNATING: ALTERNATING,
    SuitOrder.MARRIAGES_RISING: "SCDH",
    SuitOrder.MARRIAGES_FALLING: "HDCS",
}


def chosen_order(settings: Settings) -> HandOrder:
    """Return the order of cards that these settings ask for."""
    return HandOrder(
        suits=_SUITS[settings.suit_order],
        rising=settings.hand_order is Sorting.SUITS_RISING,
        by_rank=settings.hand_order is Sorting.RANKS,
        trump_first=settings.trump_first,
    )


class CardsMenu(QMenu):
    """View > My cards."""

    def __init__(self, keeper: SettingsKeeper, parent: QWidget) -> None:
        super().__init__(parent)
        self._keeper = keeper
        self.sortings = self._add_group(Sorting, lambda choice: keeper.change(hand_order=choice))
        self.trump_first = self._add_switch(lambda on: keeper.change(trump_first=on))
        self.addSeparator()
        self.suits = self._add_group(SuitOrder, lambda choice: keeper.change(suit_order=choice))
        self.addSeparator()
        self.auto_play = self._add_switch(lambda on: keeper.change(auto_play_forced=on))
        keeper.changed.connect(self.on_settings_changed)
        self.on_settings_changed()
        self.retranslate()

    def _add_group(
        self, choices: type[Sorting] | type[SuitOrder], choose: Callable[[object], None]
    ) -> dict[str, QAction]:
        group = QActionGroup(self)
        actions: dict[str, QAction] = {}
        for choice in choices:
            action = self.addAction("")
            action.setCheckable(True)
            action.setData(choice)
            group.addAction(action)
            actions[choice] = action
        group.triggered.connect(lambda action: choose(choices(action.data())))
        return actions

    def _add_switch(self, switch: Callable[[bool], None]) -> QAction:
        action = self.addAction("")
        action.setCheckable(True)
        action.triggered.connect(switch)
        return action

    def on_settings_changed(self) -> None:
        settings = self._keeper.settings
        self.sortings[settings.hand_order].setChecked(True)
        self.suits[settings.suit_order].setChecked(True)
        self.trump_first.setChecked(settings.trump_first)
        self.trump_first.setEnabled(settings.hand_order is not Sorting.RANKS)
        self.auto_play.setChecked(settings.auto_play_forced)

    def retranslate(self) -> None:
        """Set all words in the present language."""
        self.setTitle(QCoreApplication.translate("CardsMenu", "M&y cards"))
        words = {
            Sorting.SUITS: QCoreApplication.translate("CardsMenu", "By suit, &highest first"),
            Sorting.SUITS_RISING: QCoreApplication.translate("CardsMenu", "By suit, &lowest first"),
            Sorting.RANKS: QCoreApplication.translate("CardsMenu", "By &rank"),
        }
        for sorting, text in words.items():
            self.sortings[sorting].setText(text)
        self.trump_first.setText(QCoreApplication.translate("CardsMenu", "&Trumps first"))
        orders = {
            SuitOrder.ALTERNATING: QCoreApplication.translate("CardsMenu", "Alternating &colours"),
            SuitOrder.MARRIAGES_RISING: QCoreApplication.translate(
                "CardsMenu", "&Spades, clubs, diamonds, hearts"
            ),
            SuitOrder.MARRIAGES_FALLING: QCoreApplication.translate(
                "CardsMenu", "H&earts, diamonds, clubs, spades"
            ),
        }
        for order, text in orders.items():
            self.suits[order].setText(text)
        self.auto_play.setText(QCoreApplication.translate("CardsMenu", "&Play the only possible card for me"))

    # Qt

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
