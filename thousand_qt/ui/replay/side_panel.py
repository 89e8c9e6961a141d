"""Beside the table of a replay: which deal it is and what can be done with it, the moves, the score."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QLabel,
    QMenu,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from thousand_qt.ui.paper import heading_font, paper_button, plain_label, scaled_font, set_ink
from thousand_qt.ui.replay.moves_model import MovesModel
from thousand_qt.ui.replay.moves_view import MovesView
from thousand_qt.ui.score_sheet import ScoreSheet
from thousand_qt.ui.side_paper import SidePaper
from thousand_qt.ui.tab_button import tab_button
from thousand_qt.ui.texts.moments import deal_title
from thousand_qt.ui.wrapping_row import WrappingRow

_WIDTH: Final = 300
_NARROW_WIDTH: Final = 256


class SidePanel(SidePaper):
    """Holds the list of moves and the score sheet, of which one is seen.

    Signals:
        position_chosen(int): in the list of moves.
        reveal_requested(): the player wants to see the cards of a deal that goes on all the same.
    """

    position_chosen = Signal(int)
    reveal_requested = Signal()

    def __init__(self, model: MovesModel, parent: QWidget | None = None) -> None:
        """Show these moves; `set_deal_menu` says what can be done with a deal."""
        super().__init__(_WIDTH, _NARROW_WIDTH, parent)
        self.setObjectName("replaySide")
        self._style.restyled.connect(self.on_restyled)
        self._deal = 0
        self._deals = 0
        self._title = plain_label()
        self._title.setFont(heading_font(self.font(), 1.4))
        self._code = plain_label()
        self._code.setObjectName("dealCode")
        self._code.setFont(scaled_font(self.font(), 0.92))
        self._code.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._secret = plain_label(wrap=True)
        self._secret.setObjectName("secretWords")
        self._secret.setFont(scaled_font(self.font(), 0.92))
        self._reveal_button = paper_button(small=True)
        self._reveal_button.setObjectName("revealButton")
        self._reveal_button.setAutoDefault(False)
        self._reveal_button.clicked.connect(self.reveal_requested)
        self._deal_button = paper_button(small=True)
        self._deal_button.setObjectName("dealButton")
        self._deal_button.setAutoDefault(False)
        self.moves = MovesView(model)
        self.moves.position_chosen.connect(self.position_chosen)
        self.score = ScoreSheet()
        self.score.setMinimumWidth(200)
        self._moves_tab, self._score_tab = tab_button(), tab_button()
        self._pages = QStackedWidget()
        self._lay_out()
        self.retranslate()
        self.on_restyled()

    def _lay_out(self) -> None:
        heading = WrappingRow()
        heading.add(self._title)
        heading.add_gap()
        heading.add(self._deal_button)
        tabs = WrappingRow(4)
        group = QButtonGroup(self)
        for number, (tab, page) in enumerate(((self._moves_tab, self.moves), (self._score_tab, self.score))):
            tab.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            group.addButton(tab, number)
            tabs.add(tab)
            self._pages.addWidget(page)
        self._moves_tab.setChecked(True)
        group.idToggled.connect(self.on_tab_toggled)
        top = QVBoxLayout()
        top.setContentsMargins(16, 12, 12, 0)
        top.setSpacing(4)
        top.addWidget(heading)
        top.addWidget(self._code)
        top.addWidget(self._secret)
        top.addWidget(self._reveal_button, 0, Qt.AlignmentFlag.AlignLeft)
        top.addSpacing(4)
        top.addWidget(tabs)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addLayout(top)
        layout.addWidget(self._pages, 1)

    @property
    def tabs(self) -> tuple[QPushButton, QPushButton]:
        """The buttons that show the moves, and the score."""
        return self._moves_tab, self._score_tab

    @property
    def code_label(self) -> QLabel:
        return self._code

    @property
    def deal_button(self) -> QPushButton:
        """Opens the menu of the deal."""
        return self._deal_button

    @property
    def reveal_button(self) -> QPushButton:
        return self._reveal_button

    @property
    def secret_words(self) -> str:
        """Why the cards are closed; empty where they need not be."""
        return "" if self._secret.isHidden() else self._secret.text()

    def on_tab_toggled(self, number: int, chosen: bool) -> None:
        if chosen:  # by a click, a key, or a screen reader
            self._pages.setCurrentIndex(number)

    def show_deal(self, deal: int, deals: int, code: str) -> None:
        """Show which deal of how many it is, and its code; without a code nothing is said of it."""
        self._deal, self._deals = deal, deals
        self._code.setText(code)
        self._code.setVisible(bool(code))
        self._deal_button.setEnabled(deal > 0)
        self._name_deal()

    def show_secret(self, *, is_secret: bool, may_reveal: bool) -> None:
        """Say that the cards are those of a deal that is not finished, and offer them or not."""
        self._secret.setVisible(is_secret)
        self._reveal_button.setVisible(is_secret and may_reveal)

    def set_deal_menu(self, menu: QMenu) -> None:
        """Offer this under the button of the deal."""
        self._deal_button.setMenu(menu)

    def set_narrow(self, narrow: bool) -> None:
        super().set_narrow(narrow)
        self._name_deal()

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        self._deal_button.setText(QCoreApplication.translate("Replay", "This deal"))
        self._moves_tab.setText(QCoreApplication.translate("Replay", "Moves"))
        self._score_tab.setText(QCoreApplication.translate("Replay", "Score"))
        self.moves.setAccessibleName(QCoreApplication.translate("Replay", "Moves"))
        self._code.setToolTip(
            QCoreApplication.translate(
                "Replay", "The code of this deal: with it anybody can play the same cards"
            )
        )
        self._secret.setText(
            QCoreApplication.translate(
                "Replay", "This deal has not been played to its end: the others' cards stay closed."
            )
        )
        self._reveal_button.setText(QCoreApplication.translate("Replay", "Show them anyway"))
        self._name_deal()

    def _name_deal(self) -> None:
        if self._deal == 0:
            self._title.setText(QCoreApplication.translate("Replay", "Before the first deal"))
        elif self._deals > 1 and not self._is_narrow:
            self._title.setText(
                QCoreApplication.translate("Replay", "Deal {number} of {count}").format(
                    number=self._deal, count=self._deals
                )
            )
        else:
            self._title.setText(deal_title(self._deal))

    def on_restyled(self) -> None:
        for label in (self._code, self._secret):
            set_ink(label, self._style.colours.muted)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
