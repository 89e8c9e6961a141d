"""The sheet on the table after a deal: was the contract made, and who gets what for which reason."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractSlider, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from thousand_qt.engine.events import DealResult
from thousand_qt.engine.view import PlayerView
from thousand_qt.table.counting import Counting
from thousand_qt.ui.cards_strip import CardFaces
from thousand_qt.ui.click_label import ClickLabel
from thousand_qt.ui.fitting_scroll_area import FittingScrollArea
from thousand_qt.ui.hands_block import HandsBlock
from thousand_qt.ui.paper import PaperSheet, heading_font, paper_button, plain_label, set_ink
from thousand_qt.ui.player_block import ContractBar, PlayerBlock
from thousand_qt.ui.texts.scoring import contract_verdict

_WIDTH: Final = 600
_ENTER_KEYS: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_SCROLL_KEYS: Final = {
    Qt.Key.Key_Up: QAbstractSlider.SliderAction.SliderSingleStepSub,
    Qt.Key.Key_Down: QAbstractSlider.SliderAction.SliderSingleStepAdd,
    Qt.Key.Key_PageUp: QAbstractSlider.SliderAction.SliderPageStepSub,
    Qt.Key.Key_PageDown: QAbstractSlider.SliderAction.SliderPageStepAdd,
}


class ResultSheet(PaperSheet):
    """Shows the last finished deal of a view.

    Signals:
        next_deal_requested(): the player has read it.
        review_requested(int): the player wants to look back at the deal with this number.
        why_asked(str): the player wants to read the paragraph of the rules with this key.
    """

    next_deal_requested = Signal()
    review_requested = Signal(int)
    why_asked = Signal(str)

    def __init__(
        self, view: PlayerView, names: Sequence[str], faces: CardFaces, parent: QWidget | None = None
    ) -> None:
        """Show the last of `view.results`.

        Args:
            view: A view after a deal.
            names: The players' names by seat.
            faces: The deck in which the hands are shown.
        """
        super().__init__(parent)
        self.setObjectName("resultSheet")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._result = view.results[-1]
        self._names = tuple(names)
        self._number = plain_label()
        self._verdict = plain_label(wrap=True)
        self._verdict.setFont(heading_font(self.font(), 1.75))
        self._bar = ContractBar(self._result)
        self._blocks = [PlayerBlock(self._result, seat, self._names) for seat in _reading_order(self._result)]
        for block in self._blocks:
            block.why_asked.connect(self.why_asked)
        self._hands = HandsBlock(self._result, self._names, faces)
        self._hands.hide()
        self._scroll = FittingScrollArea()
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._hands_button = paper_button()
        self._hands_button.setObjectName("showHandsButton")
        self._hands_button.setCheckable(True)
        self._hands_button.toggled.connect(self.on_hands_toggled)
        self._review_button = paper_button()
        self._review_button.setObjectName("reviewDealButton")
        self._review_button.clicked.connect(self.on_review_clicked)
        self._review_button.hide()
        self._next_button = paper_button(main=True)
        self._next_button.setObjectName("nextDealButton")
        self._next_button.clicked.connect(self.next_deal_requested)
        self._lay_out()
        self.setFocusProxy(self._next_button)
        self.refresh()

    def _lay_out(self) -> None:
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, 8, 3)
        column.setSpacing(14)
        for block in self._blocks:
            column.addWidget(block)
        column.addWidget(self._hands)
        column.addStretch(1)
        self._scroll.set_content(content)
        buttons = QHBoxLayout()
        buttons.setSpacing(12)
        buttons.addWidget(self._hands_button)
        buttons.addWidget(self._review_button)
        buttons.addStretch(1)
        buttons.addWidget(self._next_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(30, 24, 30, 24)
        layout.setSpacing(4)
        layout.addWidget(self._number)
        layout.addWidget(self._verdict)
        layout.addSpacing(4)
        layout.addWidget(self._bar)
        layout.addSpacing(10)
        layout.addWidget(self._scroll, 1)
        layout.addSpacing(10)
        layout.addLayout(buttons)

    @property
    def next_button(self) -> QPushButton:
        return self._next_button

    @property
    def hands_button(self) -> QPushButton:
        return self._hands_button

    @property
    def review_button(self) -> QPushButton:
        return self._review_button

    @property
    def lines(self) -> tuple[ClickLabel, ...]:
        """All steps of the arithmetic in words; a click on one asks why."""
        return tuple(line for block in self._blocks for line in block.lines)

    def offer_review(self) -> None:
        """Let the player look back at the own decisions of this deal."""
        self._review_button.show()

    def count_up(self, duration: int) -> None:
        """Let the totals run up within so many milliseconds; at 0 they are there."""
        if not duration:
            return
        before, after = zip(*(block.totals for block in self._blocks), strict=True)
        counting = Counting(before, after, self._show_totals, duration, self)
        counting.start(Counting.DeletionPolicy.DeleteWhenStopped)

    def _show_totals(self, totals: Sequence[int]) -> None:
        for block, total in zip(self._blocks, totals, strict=True):
            block.show_total(total)

    def on_review_clicked(self) -> None:
        self.review_requested.emit(self._result.number)

    @property
    def hands_block(self) -> HandsBlock:
        return self._hands

    @property
    def hands_are_shown(self) -> bool:
        return self._hands_button.isChecked()

    def on_hands_toggled(self, shown: bool) -> None:
        self._hands.setVisible(shown)
        for block in self._blocks:
            block.setVisible(not shown)
        self.retranslate()
        self.fit_parent()
        self._scroll.verticalScrollBar().setValue(0)

    def step(self, *, down: bool) -> bool:
        """Scroll by a step; returns False at the end, and when everything can be seen."""
        bar = self._scroll.verticalScrollBar()
        before = bar.value()
        action = QAbstractSlider.SliderAction
        bar.triggerAction(action.SliderSingleStepAdd if down else action.SliderSingleStepSub)
        return bar.value() != before

    def retranslate(self) -> None:
        verdict = contract_verdict(self._result, self._names)
        self._number.setText(
            QCoreApplication.translate("ResultSheet", "Deal {number}").format(number=self._result.number)
        )
        self._verdict.setText(verdict)
        self._next_button.setText(QCoreApplication.translate("ResultSheet", "Next deal"))
        self._review_button.setText(QCoreApplication.translate("ResultSheet", "Review this deal"))
        self._hands_button.setText(
            QCoreApplication.translate("ResultSheet", "Show the scores")
            if self._hands_button.isChecked()
            else QCoreApplication.translate("ResultSheet", "Show all hands")
        )
        self.setAccessibleName(verdict)
        for block in self._blocks:
            block.retranslate()
        self._hands.retranslate()
        self._bar.retranslate()

    def restyle(self) -> None:
        super().restyle()
        set_ink(self._number, self.colours.muted)
        set_ink(self._verdict, self.colours.loss if self._result.made is False else self.colours.ink)
        for block in self._blocks:
            block.restyle(self.colours)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ENTER_KEYS:
            focus = self.focusWidget()
            (focus if isinstance(focus, QPushButton) else self._next_button).click()
            return
        scroll = _SCROLL_KEYS.get(Qt.Key(event.key()))
        if scroll is None:
            super().keyPressEvent(event)
        else:
            self._scroll.verticalScrollBar().triggerAction(scroll)

    def sizeHint(self) -> QSize:
        layout = self.layout()
        assert layout is not None
        inner = round(_WIDTH * self.growth)
        self._scroll.measure(inner)
        margins = layout.contentsMargins()
        width = inner + margins.left() + margins.right()
        return QSize(width, layout.totalHeightForWidth(width))


def _reading_order(result: DealResult) -> list[int]:
    """The declarer first, for the headline speaks of that player, then clockwise."""
    players = len(result.seats)
    first = result.declarer or 0
    return [(first + step) % players for step in range(players)]
