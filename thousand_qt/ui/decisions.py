"""Asks whoever plays what is to be decided: with panels over the table, and with the cards on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal

from thousand_qt.ai.review.results import DecisionReview
from thousand_qt.engine.actions import Action, ChooseTalon, Exchange, GiveUp, Play, SetContract
from thousand_qt.engine.cards import Card
from thousand_qt.engine.deal import Phase
from thousand_qt.engine.view import PlayerView
from thousand_qt.table.scene import TableScene
from thousand_qt.ui.panels.base import DecisionPanel, give_up_action
from thousand_qt.ui.panels.bidding import BiddingPanel, ContractPanel
from thousand_qt.ui.panels.choices import (
    ChoicePanel,
    ConfirmPanel,
    DarkPanel,
    GiveUpPanel,
    LeadPanel,
    MarriagePanel,
    RedealPanel,
    WarningPanel,
)
from thousand_qt.ui.panels.exchange import ExchangePanel
from thousand_qt.ui.panels.talon import TalonPanel
from thousand_qt.ui.table_area import TableArea


class Decisions(QObject):
    """Puts one question at a time. A card may be clicked at any time; panels wait for `present`.

    Signals:
        decided(Action): the player wants this; whether the rules allow it is for others to say.
        considered(Action): the player has laid this out, and may decide so or otherwise.
    """

    decided = Signal(object)
    considered = Signal(object)

    def __init__(
        self,
        scene: TableScene,
        area: TableArea,
        names: Sequence[str],
        parent: QObject | None = None,
        *,
        asks_before: Callable[[Action], bool] = lambda action: isinstance(action, GiveUp),
        told: Callable[[], Action | None] = lambda: None,
    ) -> None:
        """Ask at this table.

        Args:
            scene: The cards.
            area: What lies over them.
            names: The players' names by seat.
            parent: The owner.
            asks_before: Whether the player wants to confirm such an action.
            told: Returns what a hint has told the player to do, to be pointed out.
        """
        super().__init__(parent)
        self._scene = scene
        self._area = area
        self._asks_before = asks_before
        self._told = told
        self._view: PlayerView | None = None
        self._bidding = BiddingPanel()
        self._contract = ContractPanel()
        self._talon = TalonPanel()
        self._exchange = ExchangePanel(tuple(names))
        self._marriage = MarriagePanel()
        self._dark = DarkPanel()
        self._redeal = RedealPanel()
        self._give_up = GiveUpPanel()
        self._confirm = ConfirmPanel(tuple(names))
        self._lead = LeadPanel()
        self._warning = WarningPanel(tuple(names))
        self._panels: tuple[DecisionPanel, ...] = (
            self._bidding,
            self._contract,
            self._talon,
            self._exchange,
            self._marriage,
            self._dark,
            self._redeal,
            self._give_up,
            self._confirm,
            self._lead,
            self._warning,
        )
        for panel in self._panels:
            panel.setParent(area)
            panel.hide()
            panel.chosen.connect(self.on_chosen)
            panel.give_up_requested.connect(self.on_give_up_requested)
            if isinstance(panel, ChoicePanel):
                panel.cancelled.connect(self.on_choice_cancelled)
        scene.talon_chosen.connect(self.on_talon_chosen)
        scene.background_clicked.connect(self.on_background_clicked)
        scene.exchange_changed.connect(self.on_exchange_changed)

    @property
    def view(self) -> PlayerView | None:
        """What is being asked; None while nothing is."""
        return self._view

    def begin(self, view: PlayerView) -> None:
        """Let the player decide in this view."""
        self._view = view
        if view.phase is Phase.PLAY:
            self._scene.set_playable(_playable(view))

    def end(self) -> None:
        """Take away whatever is asked and laid out: it is over."""
        self._view = None
        self._area.clear_panel()
        self._scene.end_exchange()
        self._scene.withdraw_talons()
        self._scene.set_playable(None)

    def present(self) -> None:
        """Show the panel for what is asked, unless one is shown; the cards have come to rest."""
        view = self._view
        if view is None or self._area.panel is not None:
            return
        panel = self._panel_for(view)
        if panel is not None:
            self._ask(panel, view)
        if view.phase is Phase.EXCHANGE:
            self._scene.begin_exchange(self._exchange.gift_receivers)
        if view.phase is Phase.TALON:
            self._scene.offer_talons()

    def take_card(self, card: Card) -> None:
        """Take note that the player has chosen a card of the hand; only while something is asked."""
        view = self._view
        if view is None:
            return
        if view.phase is Phase.PLAY and Play(view.seat, card, True) in view.legal_actions:
            self._marriage.set_card(card)
            self._ask(self._marriage, view)
        elif not (self._area.panel is self._warning and self._warning.action == Play(view.seat, card)):
            self.decided.emit(Play(view.seat, card))  # a card clicked twice in a hurry is not thought over

    def warn(self, review: DecisionReview, action: Action) -> str:
        """Ask whether the player means what he has decided; returns the words for those who hear them."""
        assert self._view is not None
        self._warning.set_warning(review, action)
        self._ask(self._warning, self._view)
        return self._warning.words

    def close(self) -> None:
        """Ask nothing more; the panels go."""
        self._scene.talon_chosen.disconnect(self.on_talon_chosen)
        self._scene.background_clicked.disconnect(self.on_background_clicked)
        self._scene.exchange_changed.disconnect(self.on_exchange_changed)
        self.end()
        for panel in self._panels:
            panel.deleteLater()

    def _panel_for(self, view: PlayerView) -> DecisionPanel | None:
        match view.phase:
            case Phase.DARK:
                return self._dark
            case Phase.REDEAL:
                return self._redeal
            case Phase.AUCTION:
                return self._bidding
            case Phase.CONTRACT:
                return self._contract
            case Phase.TALON:
                return self._talon
            case Phase.EXCHANGE:
                return self._exchange
            case Phase.PLAY if give_up_action(view) is not None:
                return self._lead
            case _:
                return None

    def _ask(self, panel: DecisionPanel, view: PlayerView) -> None:
        panel.ask(view)
        panel.mark(self._told())
        self._area.show_panel(panel)

    # What the table and the panels report

    def on_talon_chosen(self, talon: int) -> None:
        if self._view is not None:
            self.decided.emit(ChooseTalon(self._view.seat, talon))

    def on_background_clicked(self) -> None:
        """A click beside the cards takes back a question that a card has raised."""
        if self._area.panel in (self._marriage, self._warning):
            self.on_choice_cancelled()

    def on_exchange_changed(self, cards: tuple[Card | None, Card | None]) -> None:
        if self._area.panel is self._exchange:
            self._exchange.set_cards(cards)
            self._area.place()
            first, second = cards
            if first is not None and second is not None and self._view is not None:
                self.considered.emit(Exchange(self._view.seat, (first, second)))

    def on_chosen(self, action: Action) -> None:
        if isinstance(action, Exchange | GiveUp):
            self._scene.end_exchange()
        view = self._view
        if (
            view is not None
            and isinstance(action, SetContract | Exchange)
            and self._area.panel not in (self._confirm, self._warning)
            and self._asks_before(action)
        ):
            self._confirm.set_action(action)
            self._ask(self._confirm, view)
        else:
            self.decided.emit(action)

    def on_give_up_requested(self) -> None:
        view = self._view
        action = give_up_action(view) if view is not None else None
        if view is None or action is None:
            return
        self._scene.end_exchange()
        if self._asks_before(action):
            self._ask(self._give_up, view)
        else:
            self.decided.emit(action)

    def on_choice_cancelled(self) -> None:
        self._area.clear_panel()
        self.present()


def _playable(view: PlayerView) -> frozenset[Card]:
    return frozenset(action.card for action in view.legal_actions if isinstance(action, Play))
