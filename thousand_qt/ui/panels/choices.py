"""Panels with two answers: to declare a marriage or not, to claim a new deal, to give up; and the lead."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton

from thousand_qt.ai.review.results import DecisionReview
from thousand_qt.app.numbers import signed
from thousand_qt.engine.actions import (
    Action,
    BidInTheDark,
    ClaimRedeal,
    Exchange,
    GiveUp,
    LookAtCards,
    Play,
    SetContract,
    WaiveRedeal,
)
from thousand_qt.engine.cards import FOUR_ACES_POINTS, Card
from thousand_qt.engine.rules import DARK_BID
from thousand_qt.ui.panels.base import DecisionPanel, give_up_action, push_button
from thousand_qt.ui.panels.exchange import exchange_words, gift_lines, puts_aside
from thousand_qt.ui.texts.cards import card_name, marriage_name
from thousand_qt.ui.texts.coach import warning_text, warning_title
from thousand_qt.ui.texts.rules import give_up_cost, redeal_offer


class ChoicePanel(DecisionPanel):
    """A question with a first and a second answer; Escape takes it back where that makes sense.

    Signals:
        cancelled(): the question is taken back.
    """

    cancelled = Signal()

    def __init__(self, name: str, *, first: str, second: str) -> None:
        super().__init__(name)
        self.first_button = push_button(first, primary=True)
        self.second_button = push_button(second)
        self.controls.addWidget(self.second_button)
        self.controls.addStretch(1)
        self.controls.addWidget(self.first_button)

    def focus_default(self) -> None:
        self.first_button.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.cancelled.emit()
        else:
            super().keyPressEvent(event)


class MarriagePanel(ChoicePanel):
    """Leading a king or queen with its partner (or an ace of four): declare, or play it silently."""

    def __init__(self) -> None:
        super().__init__("marriagePanel", first="declareButton", second="silentButton")
        self._card: Card | None = None
        self.first_button.clicked.connect(self.on_declare_clicked)
        self.second_button.clicked.connect(self.on_silent_clicked)

    def set_card(self, card: Card) -> None:
        """Set the card to be led; before `ask`."""
        self._card = card

    def control_for(self, action: Action) -> QPushButton | None:
        if not isinstance(action, Play) or action.card is not self._card:
            return None
        return self.first_button if action.declare else self.second_button

    def retranslate(self) -> None:
        card = self._card
        assert card is not None
        if card.rank == "A":
            title = QCoreApplication.translate("MarriagePanel", "Declare the four aces?")
            note = QCoreApplication.translate(
                "MarriagePanel", "They bring {points} points; trumps stay as they are."
            )
            points = FOUR_ACES_POINTS
        else:
            title = QCoreApplication.translate(
                "MarriagePanel", "Declare the {marriage}?", "marriage in hearts"
            )
            title = title.format(marriage=marriage_name(card.suit))
            note = QCoreApplication.translate(
                "MarriagePanel", "It brings {points} points, and its suit becomes trump."
            )
            points = card.suit.marriage_points
        self.set_words(title, note.format(points=points))
        declare = QCoreApplication.translate("MarriagePanel", "Declare ({points})").format(
            points=signed(points)
        )
        self.first_button.setText(declare)
        self.second_button.setText(QCoreApplication.translate("MarriagePanel", "Play without declaring"))
        self.setAccessibleDescription(card_name(card))

    def on_declare_clicked(self) -> None:
        self._play(declare=True)

    def on_silent_clicked(self) -> None:
        self._play(declare=False)

    def _play(self, *, declare: bool) -> None:
        assert self._card is not None
        self.chosen.emit(Play(self.view.seat, self._card, declare))


class RedealPanel(ChoicePanel):
    """A right to a new deal: ask for it or play on."""

    def __init__(self) -> None:
        super().__init__("redealPanel", first="claimButton", second="waiveButton")
        self.first_button.clicked.connect(self.on_claim_clicked)
        self.second_button.clicked.connect(self.on_waive_clicked)

    def control_for(self, action: Action) -> QPushButton | None:
        return self.first_button if isinstance(action, ClaimRedeal) else self.second_button

    def retranslate(self) -> None:
        self.set_words(redeal_offer(self.view))
        self.first_button.setText(QCoreApplication.translate("RedealPanel", "New deal"))
        self.second_button.setText(QCoreApplication.translate("RedealPanel", "Play on"))

    def on_claim_clicked(self) -> None:
        self.chosen.emit(ClaimRedeal(self.view.seat))

    def on_waive_clicked(self) -> None:
        self.chosen.emit(WaiveRedeal(self.view.seat))


class DarkPanel(ChoicePanel):
    """Before the cards are looked at: look at them, or bid in the dark; Enter looks."""

    def __init__(self) -> None:
        super().__init__("darkPanel", first="lookAtCardsButton", second="darkButton")
        self.first_button.clicked.connect(self.on_look_clicked)
        self.second_button.clicked.connect(self.on_dark_clicked)

    def control_for(self, action: Action) -> QPushButton | None:
        return self.first_button if isinstance(action, LookAtCards) else self.second_button

    def retranslate(self) -> None:
        self.set_words(
            QCoreApplication.translate("DarkPanel", "Bid {amount} in the dark?").format(amount=DARK_BID),
            QCoreApplication.translate(
                "DarkPanel", "Unless somebody bids higher, it counts double, made or failed."
            ),
        )
        self.first_button.setText(QCoreApplication.translate("DarkPanel", "Look at the cards"))
        self.second_button.setText(
            QCoreApplication.translate("DarkPanel", "{amount} in the dark").format(amount=DARK_BID)
        )

    def on_look_clicked(self) -> None:
        self.chosen.emit(LookAtCards(self.view.seat))

    def on_dark_clicked(self) -> None:
        self.chosen.emit(BidInTheDark(self.view.seat))


class GiveUpPanel(ChoicePanel):
    """What giving up costs, and whether to do it; Enter keeps playing."""

    def __init__(self) -> None:
        super().__init__("giveUpPanel", first="keepPlayingButton", second="confirmGiveUpButton")
        self.first_button.clicked.connect(self.cancelled)
        self.second_button.clicked.connect(self.on_give_up_clicked)

    def control_for(self, action: Action) -> QPushButton | None:
        return self.second_button if isinstance(action, GiveUp) else self.first_button

    def retranslate(self) -> None:
        self.set_words(
            QCoreApplication.translate("GiveUpPanel", "Give this deal up?"), give_up_cost(self.view)
        )
        self.first_button.setText(QCoreApplication.translate("GiveUpPanel", "Keep playing"))
        self.second_button.setText(QCoreApplication.translate("GiveUpPanel", "Give up"))

    def on_give_up_clicked(self) -> None:
        action = give_up_action(self.view)
        if action is not None:
            self.chosen.emit(action)


class ConfirmPanel(ChoicePanel):
    """A second look at something that cannot be changed afterwards; Enter goes back.

    The answer that does it lies where the first button did not: a click too many changes nothing.
    """

    def __init__(self, names: Sequence[str]) -> None:
        super().__init__("confirmPanel", first="changeButton", second="confirmButton")
        self._names = names
        self._action: Action | None = None
        self.first_button.clicked.connect(self.cancelled)
        self.second_button.clicked.connect(self.on_confirmed)

    def set_action(self, action: SetContract | Exchange) -> None:
        """Set what is to be done; before `ask`."""
        self._action = action

    def retranslate(self) -> None:
        self.first_button.setText(QCoreApplication.translate("ConfirmPanel", "Change"))
        match self._action:
            case SetContract(amount=amount):
                title = QCoreApplication.translate("ConfirmPanel", "Play for {amount}?")
                self.set_words(title.format(amount=amount))
                play = QCoreApplication.translate("ContractPanel", "Play for {amount}")
                self.second_button.setText(play.format(amount=amount))
            case Exchange(cards=cards):
                if puts_aside(self.view):
                    title = QCoreApplication.translate("ConfirmPanel", "Put these cards aside?")
                else:
                    title = QCoreApplication.translate("ConfirmPanel", "Give these cards away?")
                self.set_words(title, gift_lines(self.view, self._names, cards))
                self.second_button.setText(exchange_words(self.view))
            case _:
                raise AssertionError(f"no question about {self._action}")

    def on_confirmed(self) -> None:
        self.chosen.emit(self._action)


class WarningPanel(ChoicePanel):
    """The coach's word before a serious mistake; Enter takes the choice back."""

    def __init__(self, names: Sequence[str]) -> None:
        super().__init__("warningPanel", first="takeBackButton", second="playAnywayButton")
        self._names = names
        self._action: Action | None = None
        self._review: DecisionReview | None = None
        self.first_button.clicked.connect(self.cancelled)
        self.second_button.clicked.connect(self.on_anyway_clicked)

    @property
    def words(self) -> str:
        """All that is said, for those who hear it."""
        return f"{self.accessibleName()} {self.accessibleDescription()}"

    @property
    def action(self) -> Action | None:
        """What the player is warned of."""
        return self._action

    def set_warning(self, review: DecisionReview, action: Action) -> None:
        """Set what is to be warned of, and what a review would say of it; before `ask`."""
        self._review, self._action = review, action

    def retranslate(self) -> None:
        review, action = self._review, self._action
        assert review is not None
        assert action is not None
        text = warning_text(review, self._names, self.view.declarer)
        self.set_words(warning_title(action, self.view), text)
        self.first_button.setText(QCoreApplication.translate("Coach", "Take it back"))
        if isinstance(action, Play):
            anyway = QCoreApplication.translate("Coach", "Play it anyway")
        else:
            anyway = QCoreApplication.translate("Coach", "Do it anyway")
        self.second_button.setText(anyway)

    def on_anyway_clicked(self) -> None:
        self.chosen.emit(self._action)


class LeadPanel(DecisionPanel):
    """Before the first lead, where the rules still allow giving up: the last chance to do so."""

    answered_by_cards = True

    def __init__(self) -> None:
        super().__init__("leadPanel")
        self.give_up_button = push_button("giveUpButton")
        self.controls.addStretch(1)
        self.controls.addWidget(self.give_up_button)
        self.controls.addStretch(1)
        self.give_up_button.clicked.connect(self.give_up_requested)

    def retranslate(self) -> None:
        self.set_words(QCoreApplication.translate("LeadPanel", "Lead the first card"))
        self.give_up_button.setText(QCoreApplication.translate("LeadPanel", "Give up…"))
