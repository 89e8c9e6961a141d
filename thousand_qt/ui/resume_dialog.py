"""The dialog that offers to go on with a match: which one, how it stands, and when it was played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from thousand_qt.engine.view import onlooker_view
from thousand_qt.records.unfinished import UnfinishedMatch
from thousand_qt.ui.choice_card import ChoiceCard
from thousand_qt.ui.fitting_scroll_area import FittingScrollArea
from thousand_qt.ui.paper import heading_font, paper_button, plain_label, scaled_font, set_ink
from thousand_qt.ui.paper_dialog import PaperDialog
from thousand_qt.ui.standings_block import StandingsBlock
from thousand_qt.ui.texts.unfinished import last_played_words, match_title, where_it_stopped

_LIST_WIDTH: Final = 350
_SCROLL_BAR: Final = 10
_WIDTH: Final = 480
_HEIGHT: Final = 320
_HIGHEST_LIST: Final = 390
"""More matches scroll."""
_ROUND_LIST: Final = 122
"""What lies over and below the matches."""


class ResumeDialog(PaperDialog):
    """Offers unfinished matches, the one played last first.

    Signals:
        match_chosen(Path): go on with the match in this file.
        new_match_requested(): begin another one.
    """

    match_chosen = Signal(object)
    new_match_requested = Signal()

    def __init__(self, matches: Sequence[UnfinishedMatch], parent: QWidget | None = None) -> None:
        """Offer these; raises ValueError when there are none."""
        if not matches:
            raise ValueError("there must be a match to go on with")
        super().__init__(parent, width=_WIDTH)
        self.setObjectName("resumeDialog")
        self._matches = tuple(matches)
        self._views = tuple(onlooker_view(match.loaded.state, 0) for match in self._matches)
        self._title = plain_label(wrap=True)
        self._title.setFont(heading_font(self.font(), 1.7))
        self._cards = [ChoiceCard() for _ in self._matches]
        self._cards[0].setChecked(True)
        for card in self._cards:
            card.toggled.connect(self.on_card_toggled)
        self._name = plain_label(wrap=True)
        self._name.setFont(scaled_font(self.font(), 1.15, bold=True))
        self._place = plain_label(wrap=True)
        self._time = plain_label(wrap=True)
        self._standings = StandingsBlock()
        self._new_button = paper_button()
        self._new_button.setObjectName("newMatchButton")
        self._new_button.clicked.connect(self.on_new_match_clicked)
        self._close_button = paper_button()
        self._close_button.setObjectName("closeButton")
        self._close_button.clicked.connect(self.reject)
        self._resume_button = paper_button(main=True)
        self._resume_button.setObjectName("resumeButton")
        self._resume_button.clicked.connect(self.accept)
        self._lay_out()
        self.retranslate()
        self.on_restyled()
        self._resume_button.setFocus()

    def _lay_out(self) -> None:
        columns = QHBoxLayout()
        columns.setSpacing(26)
        if len(self._cards) > 1:
            columns.addWidget(self._list())
        columns.addLayout(self._details(), 1)
        buttons = QHBoxLayout()
        buttons.setSpacing(10)
        buttons.addWidget(self._close_button)
        buttons.addStretch(1)
        buttons.addWidget(self._new_button)
        buttons.addWidget(self._resume_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(28, 22, 28, 20)
        layout.setSpacing(12)
        layout.addWidget(self._title)
        layout.addLayout(columns, 1)
        layout.addSpacing(6)
        layout.addLayout(buttons)

    def _list(self) -> QWidget:
        cards = QWidget()
        inner = QVBoxLayout(cards)
        inner.setContentsMargins(0, 0, 8, 0)
        inner.setSpacing(7)
        for card in self._cards:
            inner.addWidget(card)
        inner.addStretch(1)
        self._scroll = FittingScrollArea()
        self._scroll.set_content(cards)
        self._scroll.setFixedWidth(_LIST_WIDTH)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        return self._scroll

    def _details(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(4)
        column.addWidget(self._name)
        column.addWidget(self._place)
        column.addWidget(self._time)
        column.addSpacing(12)
        column.addWidget(self._standings)
        column.addStretch(1)
        return column

    @property
    def chosen(self) -> UnfinishedMatch:
        """The match that is marked now."""
        return self._matches[self._index]

    @property
    def _index(self) -> int:
        return next(index for index, card in enumerate(self._cards) if card.isChecked())

    @property
    def choice_cards(self) -> list[ChoiceCard]:
        """The matches, the one played last first; there is no choice when there is one match only."""
        return self._cards

    @property
    def resume_button(self) -> QPushButton:
        return self._resume_button

    @property
    def text(self) -> str:
        """What is said about the match that is marked."""
        labels = (self._name, self._place, self._time)
        return "\n".join([*(label.text() for label in labels), self._standings.text])

    def on_card_toggled(self, chosen: bool) -> None:
        if chosen:
            self._show_details()

    def on_new_match_clicked(self) -> None:
        self.reject()
        self.new_match_requested.emit()

    def _show_details(self) -> None:
        match, view = self.chosen, self._views[self._index]
        record = match.loaded.record
        self._name.setText(match_title(record))
        self._place.setText(where_it_stopped(view))
        self._time.setText(last_played_words(match.last_played))
        totals = [standing.total for standing in view.standings]
        self._standings.show_totals(record.header.seats, totals, record.header.rules.target)

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        self.setWindowTitle(QCoreApplication.translate("ResumeDialog", "Go on with a match"))
        self._title.setText(
            QCoreApplication.translate("ResumeDialog", "Go on with this match?")
            if len(self._matches) == 1
            else QCoreApplication.translate("ResumeDialog", "Which match do you go on with?")
        )
        self._resume_button.setText(QCoreApplication.translate("ResumeDialog", "Go on"))
        self._new_button.setText(QCoreApplication.translate("ResumeDialog", "New match…"))
        self._close_button.setText(QCoreApplication.translate("ResumeDialog", "Close"))
        for card, match, view in zip(self._cards, self._matches, self._views, strict=True):
            below = f"{where_it_stopped(view)}\n{last_played_words(match.last_played)}"
            card.set_texts(match_title(match.loaded.record), below)
        self._show_details()

    def on_restyled(self) -> None:
        for label in (self._place, self._time):
            set_ink(label, self._style.colours.muted)
        self._standings.restyle()

    def accept(self) -> None:
        super().accept()
        self.match_chosen.emit(self.chosen.loaded.path)

    def sizeHint(self) -> QSize:
        layout = self.layout()
        assert layout is not None
        width = _WIDTH if len(self._cards) == 1 else _WIDTH + _LIST_WIDTH
        width = max(width, layout.totalMinimumSize().width())
        height = layout.totalHeightForWidth(width)
        if len(self._cards) > 1:
            self._scroll.measure(_LIST_WIDTH - _SCROLL_BAR)
            height = max(height, min(self._scroll.sizeHint().height(), _HIGHEST_LIST) + _ROUND_LIST)
        return QSize(width, max(_HEIGHT, height))
