"""Plays a match on the screen: brings session, table, panels and sheets together."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from thousand_qt.ai.review.results import DecisionReview
from thousand_qt.decks.renderer import DeckRenderer
from thousand_qt.engine.actions import Action, GiveUp, Play
from thousand_qt.engine.cards import Card
from thousand_qt.engine.deal import Phase
from thousand_qt.engine.errors import IllegalAction
from thousand_qt.engine.view import PlayerView
from thousand_qt.records.facts import help_facts
from thousand_qt.session.adviser import Adviser
from thousand_qt.session.happenings import Happening, SeatFault
from thousand_qt.session.session import GameSession
from thousand_qt.table import durations
from thousand_qt.table.scene import TableScene
from thousand_qt.ui.coaching import Coaching
from thousand_qt.ui.decisions import Decisions
from thousand_qt.ui.fault_notices import FaultNotices
from thousand_qt.ui.handing_over import HandingOver
from thousand_qt.ui.hints import Hints
from thousand_qt.ui.match_end import MatchEndSheet
from thousand_qt.ui.panels.looking import LookPanel
from thousand_qt.ui.result_sheet import ResultSheet
from thousand_qt.ui.score_sheet import ScoreSheet
from thousand_qt.ui.sitting_out import SittingOut
from thousand_qt.ui.table_area import TableArea
from thousand_qt.ui.texts.reasons import explain
from thousand_qt.ui.texts.rulebook import paragraph_of_rule


class MatchController(QObject):
    """Shows what the session reports and submits what the player decides.

    Panels and sheets wait until the cards have stopped; a card may be clicked at any time.

    Signals:
        play_again_requested(), new_match_requested(), cards_check_requested(): from the sheet at the end of
            the match.
        hint_offered(bool): the player has a decision to make and can be given a hint, or no longer.
        can_cover_changed(bool): a person among several looks at the table, or no longer.
        covered(), uncovered(): the table has been covered for the next person, or that person has come.
        decision_changed(PlayerView | None): the player has something to decide, or no longer.
        history_changed(): other things can be taken back or done again than before; the session knows.
        review_requested(int): the player wants to look back at a deal, 0: at the whole match.
        match_end_shown(PlayerView): the player sees now how the match has ended.
    """

    play_again_requested = Signal()
    new_match_requested = Signal()
    cards_check_requested = Signal()
    hint_offered = Signal(bool)
    can_cover_changed = Signal(bool)
    covered = Signal()
    uncovered = Signal()
    decision_changed = Signal(object)
    history_changed = Signal()
    review_requested = Signal(int)
    match_end_shown = Signal(object)

    def __init__(
        self,
        session: GameSession,
        scene: TableScene,
        area: TableArea,
        score_sheet: ScoreSheet,
        renderer: DeckRenderer,
        parent: QObject | None = None,
        *,
        adviser: Adviser | None = None,
        asks_before: Callable[[Action], bool] = lambda action: isinstance(action, GiveUp),
        wants_coach: Callable[[], bool] = lambda: False,
    ) -> None:
        """Show this match.

        Args:
            session: The match.
            scene: The table.
            area: What lies round and over it.
            score_sheet: Where its deals are written.
            renderer: The deck of the result sheet.
            parent: The owner.
            adviser: Who gives hints; without one there are none.
            asks_before: Whether the player wants to confirm such an action.
            wants_coach: Whether the player wants to be warned of serious mistakes.
        """
        super().__init__(parent)
        self._session = session
        self._scene = scene
        self._area = area
        self._score_sheet = score_sheet
        self._renderer = renderer
        self._names = tuple(seat.name for seat in session.header.seats)
        self._look: PlayerView | None = None
        self._finished: PlayerView | None = None
        self._handing_over = HandingOver(session, scene, area, self)
        self._handing_over.covered.connect(self.covered)
        self._handing_over.uncovered.connect(self.uncovered)
        self._notices = FaultNotices(self._names)
        self._hints = Hints(session, adviser, scene, area, self._names, self)
        self._hints.offered.connect(self.hint_offered)
        self._hints.move_told.connect(self.on_move_told)
        self._decisions = Decisions(
            scene, area, self._names, self, asks_before=asks_before, told=lambda: self._hints.told
        )
        self._coaching = Coaching(session, wants_coach, parent=self)
        self._coaching.warned.connect(self.on_warned)
        self._decisions.decided.connect(self._coaching.submit)
        self._decisions.considered.connect(self._coaching.consider)
        self._looking = LookPanel()
        self._looking.setParent(area)
        self._looking.hide()
        self._looking.looked.connect(self.on_looked)
        session.happened.connect(self.on_happened)
        session.position_changed.connect(self.on_position_changed)
        session.history_changed.connect(self.history_changed)
        session.decision_needed.connect(self.on_decision_needed)
        session.handover_needed.connect(self.on_handover_needed)
        session.taken_over.connect(self.on_taken_over)
        session.look_needed.connect(self.on_look_needed)
        session.deal_awaited.connect(self.on_deal_finished)
        session.match_ended.connect(self.on_deal_finished)
        session.action_refused.connect(self.on_action_refused)
        session.seat_failed.connect(self.on_seat_failed)
        scene.card_activated.connect(self.on_card_activated)
        scene.idle_reached.connect(self.on_idle_reached)
        self._sitting_out = SittingOut(session, scene, area, self)  # after the table has been told
        area.last_trick_toggled.connect(self.on_last_trick_toggled)

    @property
    def session(self) -> GameSession:
        return self._session

    @property
    def decisions(self) -> Decisions:
        """What asks the player."""
        return self._decisions

    @property
    def sitting_out(self) -> SittingOut:
        """What can be done while the person sits out."""
        return self._sitting_out

    def start(self) -> None:
        view = self._session.view
        self._scene.show_view(view, self._session.open_cards)
        self._score_sheet.set_view(view)
        self._sitting_out.update(view)
        self._area.table.setFocus()  # where the first decision is a card, no panel takes the keyboard
        self._session.start()

    def close(self) -> None:
        """Leave the match: nothing of it is shown or heard afterwards."""
        self._scene.card_activated.disconnect(self.on_card_activated)
        self._scene.idle_reached.disconnect(self.on_idle_reached)
        self._area.last_trick_toggled.disconnect(self.on_last_trick_toggled)
        self._session.happened.disconnect(self.on_happened)
        self._session.close()
        self._sitting_out.close()
        self.can_cover_changed.emit(False)
        self._decisions.close()
        self._tell_decision()
        self._hints.close()
        self._coaching.close()
        self._area.clear_sheet()
        self._area.clear_notice()
        self._area.set_last_trick_available(False)
        self._looking.deleteLater()

    def retranslate(self) -> None:
        """Show everything that is not a widget in the present language."""
        self._scene.show_view(self._session.view, self._session.open_cards)
        self._present()
        self._hints.mark()

    # What the session reports

    def on_happened(self, happening: Happening) -> None:
        self._end_question()
        if not self._scene.is_held:
            self._area.last_trick_button.setChecked(False)
        self._scene.play(happening.events, happening.view, happening.open_cards)
        if not happening.view.tricks:
            self._area.set_last_trick_available(False)

    def on_position_changed(self, view: PlayerView) -> None:
        """Show the table as it is after taking something back, whatever was just shown or asked."""
        self._end_question()
        self._finished = None
        self._area.clear_sheet()
        self._scene.show_view(view)
        self._score_sheet.set_view(view)
        self._area.set_last_trick_available(False)

    def _end_question(self) -> None:
        """Take away whatever is asked, said and laid out: it is over, or somebody else's."""
        self._look = None
        self._decisions.end()
        self._tell_decision()
        self._area.clear_message()

    def on_handover_needed(self) -> None:
        """Cover the table when what the one before has done has been seen."""
        self.can_cover_changed.emit(False)
        self._end_question()
        if self._scene.idle:
            self._present()

    def on_taken_over(self) -> None:
        self.can_cover_changed.emit(True)
        self._score_sheet.set_view(self._session.view)

    def on_look_needed(self, view: PlayerView) -> None:
        self._look = view
        if self._scene.idle:
            self._present()

    def on_looked(self) -> None:
        self._look = None
        self._area.clear_panel()
        self._session.looked()

    def cover(self) -> None:
        """Cover the table, if several people play and one of them looks at it."""
        self._scene.finish()
        self._session.cover()

    def lay_open(self, is_open: bool) -> None:
        """Show all cards, or none, in a match without people."""
        self._session.lay_open(is_open)
        self._scene.finish()
        self._scene.show_view(self._session.view, self._session.open_cards)

    def on_decision_needed(self, view: PlayerView) -> None:
        self._decisions.begin(view)
        self._tell_decision()
        if self._scene.idle:
            self._present()

    def on_deal_finished(self, view: PlayerView) -> None:
        self._finished = view
        if self._scene.idle:
            self._present()

    def on_action_refused(self, error: IllegalAction) -> None:
        words, paragraph = explain(error, self._session.view), paragraph_of_rule(error.rule)
        if paragraph is None:
            self._area.show_message(words)
        else:
            self._area.show_refusal(words, paragraph)

    def on_seat_failed(self, fault: SeatFault) -> None:
        words = self._notices.words(fault)
        if words:
            self._area.show_notice(words)

    def _tell_decision(self) -> None:
        """Tell what the player has to decide now; a hint being thought about is for another decision."""
        view = self._decisions.view
        self._hints.decide(view)
        self._coaching.decide(view)
        self.decision_changed.emit(view)

    # Hints

    @property
    def hints(self) -> Hints:
        """What can be asked about a decision."""
        return self._hints

    @property
    def can_hint(self) -> bool:
        """Whether the player has something to decide now, and there is someone to ask."""
        return self._hints.is_offered

    def give_hint(self) -> None:
        """Give a hint, or the second half of it; it comes unless the player has acted meanwhile."""
        self._hints.ask()

    def on_move_told(self, action: Action) -> None:
        self._coaching.advise(action)
        if self._area.panel is not None:
            self._area.panel.mark(action)

    # The coach

    @property
    def coaching(self) -> Coaching:
        """What may warn of a serious mistake."""
        return self._coaching

    def on_warned(self, review: DecisionReview, action: Action) -> None:
        self._area.announce(self._decisions.warn(review, action))

    # What the table reports

    def on_idle_reached(self) -> None:
        self._present()

    def on_card_activated(self, card: Card) -> None:
        if self._decisions.view is not None:
            self._decisions.take_card(card)
        elif self._session.eyes is not None:
            self._session.submit(Play(self._session.eyes, card))  # which the session refuses with a reason

    # What the player decides

    def on_next_deal_requested(self) -> None:
        view = self._finished
        self._finished = None
        self._area.clear_sheet()
        if view is not None and view.phase is Phase.OVER:
            self._present_match_end(view)
        else:
            self._session.deal_next()

    def on_match_end_closed(self) -> None:
        self._area.clear_sheet()

    def on_last_trick_toggled(self, shown: bool) -> None:
        self._scene.peek_last_trick(shown)

    # Showing what is to be decided

    def _present(self) -> None:
        self._score_sheet.set_view(self._session.view)
        if self._session.awaited is not None:
            self._area.set_last_trick_available(False)
            self._handing_over.cover()
            return
        self._area.set_last_trick_available(bool(self._session.view.tricks))
        if self._look is not None and self._area.panel is None:
            self._looking.ask(self._look)
            self._area.show_panel(self._looking)
        if self._finished is not None:
            self._present_result(self._finished)
            return
        self._decisions.present()

    def _present_result(self, view: PlayerView) -> None:
        if self._area.sheet is None:
            sheet = ResultSheet(view, self._names, self._renderer)
            sheet.next_deal_requested.connect(self.on_next_deal_requested)
            sheet.review_requested.connect(self.review_requested)
            sheet.why_asked.connect(self._area.why_asked)
            sheet.offer_review()
            self._area.show_sheet(sheet)
            sheet.count_up(self._scene.animator.moving(durations.COUNT_UP))

    def _present_match_end(self, view: PlayerView) -> None:
        record = self._session.record
        helps = {seat: help_facts(record, seat) for seat in self._session.people}
        sheet = MatchEndSheet(view, self._names, helps=helps)
        sheet.play_again_requested.connect(self.play_again_requested)
        sheet.new_match_requested.connect(self.new_match_requested)
        sheet.cards_check_requested.connect(self.cards_check_requested)
        sheet.review_requested.connect(lambda: self.review_requested.emit(0))
        sheet.closed.connect(self.on_match_end_closed)
        self._area.show_sheet(sheet)
        sheet.unfold(self._scene.animator.moving(durations.WREATH))
        self.match_end_shown.emit(view)
