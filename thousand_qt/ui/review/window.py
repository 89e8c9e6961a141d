"""The window in which a player looks back at a match: its deals, the own decisions, the table as it was."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeySequence, QPainter, QPaintEvent, QPen, QResizeEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QStackedWidget, QVBoxLayout, QWidget

from thousand_qt.ai.review import DealReview, DecisionReview, MatchReview
from thousand_qt.decks.card_cache import CardCache
from thousand_qt.decks.catalogue import Deck
from thousand_qt.engine.actions import Play
from thousand_qt.engine.deal import Phase
from thousand_qt.engine.view import view_of
from thousand_qt.session.review_worker import MatchUnderReview, Progress
from thousand_qt.ui.paper import PaperStyle, heading_font, paper_button, plain_label, scaled_font, set_ink
from thousand_qt.ui.replay.control_bar import LIST_KEY
from thousand_qt.ui.replay.glyphs import Glyph, GlyphButton
from thousand_qt.ui.review.deals_strip import DealsModel, DealsStrip
from thousand_qt.ui.review.decision_pane import DecisionPane
from thousand_qt.ui.review.decisions_model import DecisionsModel
from thousand_qt.ui.review.decisions_view import DecisionsView
from thousand_qt.ui.review.heading import Heading
from thousand_qt.ui.review.review_table import ReviewTable
from thousand_qt.ui.side_drawer import SideDrawer
from thousand_qt.ui.side_paper import SidePaper
from thousand_qt.ui.table_window import TableWindow
from thousand_qt.ui.texts.moments import deal_title
from thousand_qt.ui.texts.review import deal_line, facts_line, progress_line, summary_note, summary_parts
from thousand_qt.ui.texts.table_texts import TableTexts
from thousand_qt.ui.wrapping_row import WrappingRow

_SIZE: Final = QSize(1240, 760)
_LEAST: Final = QSize(700, 432)
_SIDE_WIDTH: Final = 320
_NARROW_SIDE_WIDTH: Final = 276
_NARROW: Final = 1160
"""A narrower window, in logical pixels, has a narrow list of decisions."""
_LOW: Final = 520
"""A lower window, in logical pixels, does not repeat its title and has the deals in a lower strip."""
_PANE: Final = 138
_MOST_OF_PANE: Final = 176
_PANE_IN_LINES: Final = 8.7
_SHARE: Final = 0.22
_SHARE_OF_LOW: Final = 0.34
"""How high the words below the table are: in pixels, in lines, as a share of the window."""


class ReviewWindow(TableWindow):
    """Shows one review, as far as it has been made.

    Signals:
        cancel_requested(): stop; what is known stays here.
        go_on_requested(): finish a review that was stopped.
        player_chosen(int): the play of somebody at another seat is to be looked at.
        closed(): nobody looks any more.
    """

    cancel_requested = Signal()
    go_on_requested = Signal()
    player_chosen = Signal(int)
    closed = Signal()

    def __init__(self, deck: Deck, parent: QWidget | None = None, *, cache: CardCache | None = None) -> None:
        self._texts = TableTexts(("", "", ""))
        super().__init__(
            deck, self._texts, parent, size=_SIZE, least=_LEAST, cache=cache, make_table=ReviewTable
        )
        self.setObjectName("reviewWindow")
        self._scene.set_speed("off")
        self._style = PaperStyle(self)
        self._style.restyled.connect(self.on_restyled)
        self._match: MatchUnderReview | None = None
        self._review: MatchReview | None = None
        self._progress: Progress | None = None
        self._heading = Heading()
        self._deals = DealsModel(self)
        self._strip = DealsStrip(self._deals)
        self._decisions = DecisionsModel(self)
        self._list = DecisionsView(self._decisions)
        self._pane = DecisionPane()
        self._title = plain_label()
        self._title.setFont(heading_font(self.font(), 1.25))
        self._verdict = plain_label(wrap=True)
        self._verdict.setObjectName("dealVerdict")
        self._facts = plain_label(wrap=True)
        self._facts.setObjectName("dealFacts")
        self._facts.setFont(scaled_font(self.font(), 0.9))
        self._filter = paper_button(small=True)
        self._filter.setObjectName("onlyMistakesButton")
        self._filter.setCheckable(True)
        self._filter.setAutoDefault(False)
        self._empty = plain_label(wrap=True)
        self._empty.setObjectName("noDecisions")
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._list_button = GlyphButton(Glyph.LIST)
        self._list_button.setObjectName("listButton")
        self._below = QHBoxLayout()
        self._pages = QStackedWidget()
        self._side = SidePaper(_SIDE_WIDTH, _NARROW_SIDE_WIDTH, below_strip=True)
        self._side.setObjectName("reviewSide")
        self._drawer = self._lay_out()
        self._connect()
        self.retranslate()
        self.on_restyled()
        self._strip.setFocus()

    def _lay_out(self) -> SideDrawer:
        empty = QWidget()
        middle = QVBoxLayout(empty)
        middle.setContentsMargins(20, 20, 20, 20)
        middle.addWidget(self._empty)
        middle.addStretch(1)
        self._pages.addWidget(self._list)
        self._pages.addWidget(empty)
        head = WrappingRow()
        head.add(self._title)
        head.add_gap()
        head.add(self._filter)
        about = QVBoxLayout()
        about.setContentsMargins(16, 8, 10, 4)
        about.setSpacing(4)
        about.addWidget(head)
        about.addWidget(self._verdict)
        about.addWidget(self._facts)
        side = QVBoxLayout(self._side)
        side.setContentsMargins(0, 0, 0, 6)
        side.setSpacing(2)
        side.addLayout(about)
        side.addWidget(self._pages, 1)
        right = QVBoxLayout()
        right.setSpacing(0)
        right.addWidget(self._area, 1)
        right.addLayout(self._below)
        self._below.setContentsMargins(0, 0, 0, 0)
        self._below.addWidget(self._pane)
        bottom = QHBoxLayout()
        bottom.setSpacing(0)
        bottom.addLayout(right, 1)
        strip = QHBoxLayout()
        strip.setContentsMargins(12, 2, 12, 2)
        strip.addWidget(self._list_button)
        strip.addWidget(self._strip)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._heading)
        layout.addLayout(strip)
        layout.addLayout(bottom, 1)
        return SideDrawer(
            self,
            self._side,
            self._list_button,
            bottom,
            lambda: QRect(0, self._area.y(), self.width(), self.height() - self._area.y()),
            is_last=False,
        )

    def _connect(self) -> None:
        self._heading.cancel_requested.connect(self.cancel_requested)
        self._heading.go_on_requested.connect(self.go_on_requested)
        self._heading.player_chosen.connect(self.player_chosen)
        self._strip.deal_chosen.connect(self.on_deal_marked)
        self._strip.clicked.connect(self.on_deal_clicked)
        self._list.decision_chosen.connect(self.on_decision_chosen)
        self._filter.toggled.connect(self.on_filter_toggled)
        self._drawer.covering_changed.connect(self.on_covering_changed)
        for key, slot in (
            (Qt.Key.Key_Up, self.on_previous_requested),
            (Qt.Key.Key_Down, self.on_next_requested),
            (Qt.Key.Key_Left, self.on_previous_deal_requested),
            (Qt.Key.Key_Right, self.on_next_deal_requested),
            (Qt.Key.Key_Escape, self.close),
            (LIST_KEY, self._list_button.toggle),
        ):
            QShortcut(QKeySequence(key), self).activated.connect(slot)

    # Parts

    @property
    def heading(self) -> Heading:
        return self._heading

    @property
    def deals(self) -> DealsModel:
        return self._deals

    @property
    def strip(self) -> DealsStrip:
        return self._strip

    @property
    def decisions(self) -> DecisionsModel:
        return self._decisions

    @property
    def list(self) -> DecisionsView:
        return self._list

    @property
    def list_button(self) -> GlyphButton:
        """Shows and hides the decisions."""
        return self._list_button

    @property
    def pane(self) -> DecisionPane:
        return self._pane

    @property
    def table(self) -> ReviewTable:
        table = self._area.table
        assert isinstance(table, ReviewTable)
        return table

    @property
    def filter_button(self) -> QPushButton:
        return self._filter

    @property
    def empty_label(self) -> QLabel:
        return self._empty

    @property
    def verdict_label(self) -> QLabel:
        return self._verdict

    # What is shown

    def begin(self) -> None:
        """Show that a match is being read."""
        self._match = self._review = self._progress = None
        self._deals.set_deals((), ())
        self._decisions.set_match((), {})
        self._heading.show_summary([])
        self._heading.show_progress(0, 0, QCoreApplication.translate("Review", "Reading the match…"))
        self._show_deal()

    def show_match(self, match: MatchUnderReview) -> None:
        """Show the deals of a match, of which nothing is known yet."""
        self._match = match
        self._texts.set_names(match.names)
        self._heading.show_players(match.names, match.seats, match.seat)
        self._decisions.set_match(match.names, match.states)
        self._deals.set_deals([deal.number for deal in match.deals], [deal.decisions for deal in match.deals])
        if match.deals:
            first = match.deals[0]
            self._strip.choose(first.number)
            self._scene.show_view(view_of(match.record.replay(first.end), match.seat))
        self._show_deal()

    def show_progress(self, progress: Progress) -> None:
        """Show how far the review is."""
        self._progress = progress
        self._review = progress.review
        self._deals.show_reviews(progress.review.deals)
        self._show_summary(progress.review)
        if progress.deal is not None:
            words = progress_line(progress.done, progress.total, progress.deal)
            self._heading.show_progress(progress.done, progress.total, words)
        self._show_deal()

    def show_finished(self) -> None:
        """Show that everything has been reviewed."""
        self._heading.show_rest()
        self._show_deal()

    def show_stopped(self) -> None:
        """Show that the review was stopped: what is known stays."""
        self._heading.show_rest(
            QCoreApplication.translate("Review", "Stopped: the rest is not reviewed."), may_go_on=True
        )
        self._show_deal()

    def show_fault(self, words: str) -> None:
        """Show why there is no review."""
        self._heading.show_rest()
        self._empty.setText(words)
        self._pages.setCurrentIndex(1)
        self._list_button.setChecked(True)  # where the words are

    def set_speed(self, name: str) -> None:
        """Leave it: the table shows moments, and no way from one to another."""

    def _show_summary(self, review: MatchReview) -> None:
        self._heading.show_summary(summary_parts(review), summary_note(review.level))

    def _deal(self) -> DealReview | None:
        number = self._strip.deal
        return None if number is None else self._deals.review(number)

    def _show_deal(self) -> None:
        """Show what is known of the deal that is marked."""
        number, deal = self._strip.deal, self._deal()
        self._title.setText("" if number is None else deal_title(number))
        is_whole = number is not None and self._deals.is_reviewed(number)
        self._verdict.setText(deal_line(deal) if deal is not None and is_whole else "")
        facts = facts_line(deal, self._match.seat) if deal is not None and self._match is not None else ""
        self._facts.setText(facts)
        self._verdict.setVisible(bool(self._verdict.text()))
        self._facts.setVisible(bool(facts))
        self._decisions.show_decisions(() if deal is None else deal.decisions)
        row = self._decisions.worst_row()
        if self._list.decision is None and row is not None:
            self._list.choose_row(row)
        self._show_emptiness(is_whole=is_whole)
        if self._list.decision is None:
            self.on_decision_chosen(None)

    def _show_emptiness(self, *, is_whole: bool) -> None:
        """Say why there is nothing in the list."""
        self._pages.setCurrentIndex(0 if self._decisions.rowCount() else 1)
        if self._match is not None and not self._match.deals:
            text = QCoreApplication.translate(
                "Review", "No deal of this match has been played to its end yet."
            )
            self._list_button.setChecked(True)  # where the words are
        elif not is_whole:
            text = QCoreApplication.translate("Review", "This deal is still to be looked at.")
        elif self._decisions.has_hidden:
            text = QCoreApplication.translate("Review", "No mistakes in this deal. Well played!")
        else:
            text = QCoreApplication.translate("Review", "There was nothing for you to decide in this deal.")
        self._empty.setText(text)

    # What the player wants

    def on_deal_marked(self, number: int) -> None:
        self._decisions.show_decisions(())
        self._show_deal()

    def on_deal_clicked(self) -> None:
        self._list.setFocus()

    def on_decision_chosen(self, decision: DecisionReview | None) -> None:
        match = self._match
        if decision is None or match is None:
            self.table.show_decision(None)
            self._pane.show_decision(None, (), (), "", self._style.colours)
            return
        view = view_of(match.states[decision.number], match.seat)
        self._scene.show_view(view)
        playable = [action.card for action in view.legal_actions if isinstance(action, Play)]
        self._scene.set_playable(frozenset(playable) if view.phase is Phase.PLAY else None)
        self.table.show_decision(decision)
        self._pane.show_decision(decision, match.names, view.order, match.level, self._style.colours)

    def on_covering_changed(self, width: int) -> None:
        """Leave the words below the table beside a list that lies over it."""
        self._below.setContentsMargins(width, 0, 0, 0)

    def on_filter_toggled(self, only: bool) -> None:
        chosen = self._list.decision
        self._decisions.set_only_mistakes(only)
        row = self._decisions.row_of(chosen.number) if chosen is not None else None
        if row is not None:
            self._list.choose_row(row)
        self._show_deal()

    def on_previous_requested(self) -> None:
        self._list.step(-1)

    def on_next_requested(self) -> None:
        self._list.step(1)

    def on_previous_deal_requested(self) -> None:
        self._strip.step(-1)

    def on_next_deal_requested(self) -> None:
        self._strip.step(1)

    # Qt

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        self.setWindowTitle(QCoreApplication.translate("Review", "Review of your play"))
        self._filter.setText(QCoreApplication.translate("Review", "Only mistakes"))
        self._strip.setAccessibleName(QCoreApplication.translate("Review", "Deals"))
        decisions = QCoreApplication.translate("Review", "Your decisions")
        self._list.setAccessibleName(decisions)
        keys = QKeySequence(LIST_KEY).toString(QKeySequence.SequenceFormat.NativeText)
        self._list_button.set_words(decisions, keys)
        self.table.set_accessible_text(QCoreApplication.translate("Review", "The table as it was then"))
        self._heading.retranslate()
        self._deals.retranslate()
        self._decisions.retranslate()
        if self._review is not None:
            self._show_summary(self._review)
        self._show_deal()
        self.on_decision_chosen(self._list.decision)

    def on_restyled(self) -> None:
        colours = self._style.colours
        self._heading.restyle(colours)
        for label in (self._facts, self._empty):
            set_ink(label, colours.muted)
        self.on_decision_chosen(self._list.decision)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.closed.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        colours = self._style.colours
        painter.fillRect(self.rect(), colours.paper)
        painter.setPen(QPen(colours.edge, 1.5))
        top = self._area.y()
        painter.drawLine(0, top, self.width(), top)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._side.set_narrow(self.width() < _NARROW)
        is_low = self.height() < _LOW
        self._heading.set_low(is_low)
        self._strip.set_low(is_low)
        words = round(_PANE_IN_LINES * self.fontMetrics().height())
        if is_low:
            self._pane.setFixedHeight(min(round(self.height() * _SHARE_OF_LOW), words))
        else:
            most = max(_MOST_OF_PANE, words)
            self._pane.setFixedHeight(max(_PANE, min(round(self.height() * _SHARE), most)))
        self._drawer.place()

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:  # the list or the heading wants another size
            self._drawer.place()
        return done
