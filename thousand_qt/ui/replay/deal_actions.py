"""What can be done with the deal that is seen: play it again, compare it with Master, copy it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QMenu, QWidget

from thousand_qt.records.deal_code import write_code
from thousand_qt.records.deal_text import deal_text, played_deals
from thousand_qt.session.replay import ReplayCursor


class DealActions(QObject):
    """The menu of a deal.

    Attributes:
        again: plays the cards again.
        compare: lets Master play them.
        copy_code, copy_text: put the deal on the clipboard.

    Signals:
        again_requested(), compare_requested()
        told(str): what has been done, in words for the player.
    """

    again_requested = Signal()
    compare_requested = Signal()
    told = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._cursor: ReplayCursor | None = None
        self.again = QAction(self)
        self.again.triggered.connect(self.again_requested)
        self.compare = QAction(self)
        self.compare.triggered.connect(self.compare_requested)
        self.copy_code = QAction(self)
        self.copy_code.triggered.connect(self.on_copy_code)
        self.copy_text = QAction(self)
        self.copy_text.triggered.connect(self.on_copy_text)
        self.menu = QMenu(parent)
        self.menu.setToolTipsVisible(True)
        self.menu.addActions([self.again, self.compare])
        self.menu.addSeparator()
        self.menu.addActions([self.copy_code, self.copy_text])
        self.retranslate()

    @property
    def code(self) -> str:
        """The code of the deal; empty where there is none, and while its cards are secret."""
        deal = None if self._cursor is None or self._cursor.is_secret else self._cursor.coded_deal()
        return "" if deal is None else write_code(deal)

    def show_deal(self, cursor: ReplayCursor, seat: int, *, is_match: bool) -> None:
        """Offer what can be done at the cursor's place.

        Args:
            cursor: Where the replay is.
            seat: Whose cards Master would play.
            is_match: False while something is seen that did not happen.
        """
        self._cursor = cursor
        has_deal = cursor.dealing_position() is not None
        result = cursor.result()
        self.again.setEnabled(has_deal)
        self.compare.setEnabled(is_match and result is not None and result.sitter != seat)
        for action in (self.copy_code, self.copy_text):
            action.setEnabled(has_deal and not cursor.is_secret)

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        self.again.setText(QCoreApplication.translate("Replay", "&Play these cards again"))
        self.again.setToolTip(
            QCoreApplication.translate(
                "Replay", "Begin a new match with these cards and the scores before them"
            )
        )
        self.compare.setText(QCoreApplication.translate("Replay", "&Compare with Master"))
        self.compare.setToolTip(
            QCoreApplication.translate("Replay", "See how the deal ends when Master plays the cards")
        )
        self.copy_code.setText(QCoreApplication.translate("Replay", "Copy the code of the d&eal"))
        self.copy_code.setToolTip(
            QCoreApplication.translate("Replay", "With its code anybody can play the same cards")
        )
        self.copy_text.setText(QCoreApplication.translate("Replay", "Copy the deal as &text"))
        self.copy_text.setToolTip(
            QCoreApplication.translate("Replay", "All cards, bids and tricks, for a message or a report")
        )

    def on_copy_code(self) -> None:
        if self.code:
            QGuiApplication.clipboard().setText(self.code)
            self.told.emit(QCoreApplication.translate("Replay", "The code of the deal has been copied."))

    def on_copy_text(self) -> None:
        if self._cursor is None or self._cursor.is_secret:
            return
        deal = played_deals(self._cursor.record)[self._cursor.moment.dealing]
        QGuiApplication.clipboard().setText(deal_text(deal))
        self.told.emit(QCoreApplication.translate("Replay", "The deal has been copied."))
