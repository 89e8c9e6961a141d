"""The bidding panel and its sibling for the contract."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QPushButton

from thousand_qt.engine.actions import Action, Bid, Pass, SetContract
from thousand_qt.engine.auction import bid_limit, most_points
from thousand_qt.engine.cards import CARD_POINTS_IN_PACK, mask_of
from thousand_qt.ui.panels.amount_picker import AmountPicker
from thousand_qt.ui.panels.base import DecisionPanel, give_up_action, push_button


class BiddingPanel(DecisionPanel):
    """Pass, or bid one of the amounts the hand allows; nothing else is offered."""

    def __init__(self) -> None:
        super().__init__("biddingPanel")
        self.pass_button = push_button("passButton")
        self.bid_button = push_button("bidButton", primary=True)
        self.picker = AmountPicker(self.bid_button)
        self.controls.addWidget(self.pass_button)
        self.controls.addStretch(1)
        self.controls.addWidget(self.picker)
        self.controls.addWidget(self.bid_button)
        self.pass_button.clicked.connect(self.on_pass_clicked)
        # Pass, Pas, Пас: the Latin key, which Qt also finds on other layouts, and the Russian letter itself.
        for letter in ("P", "П"):
            shortcut = QShortcut(QKeySequence(letter), self)  # wherever the keyboard is, while this is shown
            shortcut.activated.connect(self.on_pass_key)
        self.bid_button.clicked.connect(self.on_bid_clicked)
        self.picker.amount_changed.connect(self.on_amount_changed)

    def prepare(self) -> None:
        amounts = [action.amount for action in self.view.legal_actions if isinstance(action, Bid)]
        self.pass_button.setVisible(any(isinstance(action, Pass) for action in self.view.legal_actions))
        self.picker.setVisible(bool(amounts))
        self.bid_button.setVisible(bool(amounts))
        if amounts:
            self.picker.set_amounts(amounts)

    def control_for(self, action: Action) -> QPushButton | None:
        if isinstance(action, Bid):
            self.picker.choose(action.amount)
            return self.bid_button
        return self.pass_button if isinstance(action, Pass) else super().control_for(action)

    def retranslate(self) -> None:
        view = self.view
        self.pass_button.setText(QCoreApplication.translate("BiddingPanel", "Pass"))
        self._name_bid()
        if view.high_bid:
            title = QCoreApplication.translate("BiddingPanel", "Bid more than {amount}?").format(
                amount=view.high_bid
            )
        elif self.pass_button.isVisibleTo(self):
            title = QCoreApplication.translate("BiddingPanel", "Will you open?")
        else:
            title = QCoreApplication.translate("BiddingPanel", "You must open the bidding")
        self.set_words(title, self._limit_note())

    def _limit_note(self) -> str:
        view = self.view
        hand = mask_of(view.hand)
        limit = bid_limit(view.rules, hand)
        most = most_points(view.rules, hand)
        if view.high_bid + view.rules.bid_step > limit:
            return QCoreApplication.translate("BiddingPanel", "Your cards allow no bid over {limit}.").format(
                limit=limit
            )
        if limit == CARD_POINTS_IN_PACK:
            return QCoreApplication.translate(
                "BiddingPanel", "Without a marriage you may bid up to {limit}."
            ).format(limit=limit)
        if limit > most:
            return QCoreApplication.translate("BiddingPanel", "Your cards can bring {most} at most.").format(
                most=most
            )
        return QCoreApplication.translate("BiddingPanel", "You may bid up to {limit}.").format(limit=limit)

    def _name_bid(self) -> None:
        text = QCoreApplication.translate("BiddingPanel", "Bid {amount}").format(amount=self.picker.amount)
        self.bid_button.setText(text)

    def focus_default(self) -> None:
        (self.bid_button if self.bid_button.isVisibleTo(self) else self.pass_button).setFocus()

    def on_amount_changed(self) -> None:
        self._name_bid()
        self.words_changed.emit()

    def on_pass_key(self) -> None:
        if self.pass_button.isVisibleTo(self):
            self.pass_button.click()

    def on_pass_clicked(self) -> None:
        self.chosen.emit(Pass(self.view.seat))

    def on_bid_clicked(self) -> None:
        self.chosen.emit(Bid(self.view.seat, self.picker.amount))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.picker.isVisibleTo(self) and AmountPicker.takes(event.key()):
            self.picker.keyPressEvent(event)
        else:
            super().keyPressEvent(event)


class ContractPanel(DecisionPanel):
    """Name the contract, from the winning bid up to what the hand allows."""

    def __init__(self) -> None:
        super().__init__("contractPanel")
        self.give_up_button = push_button("giveUpButton")
        self.contract_button = push_button("contractButton", primary=True)
        self.picker = AmountPicker(self.contract_button)
        self.controls.addWidget(self.give_up_button)
        self.controls.addStretch(1)
        self.controls.addWidget(self.picker)
        self.controls.addWidget(self.contract_button)
        self.give_up_button.clicked.connect(self.give_up_requested)
        self.contract_button.clicked.connect(self.on_contract_clicked)
        self.picker.amount_changed.connect(self.on_amount_changed)

    def prepare(self) -> None:
        amounts = [action.amount for action in self.view.legal_actions if isinstance(action, SetContract)]
        self.picker.set_amounts(amounts)
        self.picker.setVisible(len(amounts) > 1)
        self.give_up_button.setVisible(give_up_action(self.view) is not None)

    def control_for(self, action: Action) -> QPushButton | None:
        if isinstance(action, SetContract):
            self.picker.choose(action.amount)
            return self.contract_button
        return super().control_for(action)

    def retranslate(self) -> None:
        self.give_up_button.setText(QCoreApplication.translate("ContractPanel", "Give up…"))
        self._name_contract()
        title = QCoreApplication.translate("ContractPanel", "How many points will you play for?")
        note = QCoreApplication.translate("ContractPanel", "Your cards can bring {most} at most.")
        self.set_words(title, note.format(most=most_points(self.view.rules, mask_of(self.view.hand))))

    def _name_contract(self) -> None:
        text = QCoreApplication.translate("ContractPanel", "Play for {amount}").format(
            amount=self.picker.amount
        )
        self.contract_button.setText(text)

    def focus_default(self) -> None:
        self.contract_button.setFocus()

    def on_amount_changed(self) -> None:
        self._name_contract()
        self.words_changed.emit()

    def on_contract_clicked(self) -> None:
        self.chosen.emit(SetContract(self.view.seat, self.picker.amount))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.picker.isVisibleTo(self) and AmountPicker.takes(event.key()):
            self.picker.keyPressEvent(event)
        else:
            super().keyPressEvent(event)
