"""One match being played: the state, the computer players, the record, and signals for whoever watches."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal

from thousand_qt.ai.fallback import safe_action
from thousand_qt.ai.faults import Fault
from thousand_qt.ai.seat import Budget
from thousand_qt.engine.actions import CHANCE, Action, ClaimRedeal, Play, WaiveRedeal
from thousand_qt.engine.deal import Phase
from thousand_qt.engine.errors import BrokenRule, IllegalAction
from thousand_qt.engine.open_cards import OpenCards, open_cards_of
from thousand_qt.engine.record import Entry, Header, Help, HelpKind, Record, Rename, TakeBack
from thousand_qt.engine.view import PlayerView, view_of
from thousand_qt.records.facts import people_among
from thousand_qt.records.record_file import RecordFile
from thousand_qt.session.answers import LevelFactory, seat_players, what_is_wrong
from thousand_qt.session.farewell import close_seat
from thousand_qt.session.happenings import Handover, Happening, SeatFault, events_seen, table_seen
from thousand_qt.session.history import History, has_choice
from thousand_qt.session.looks import have_to_look
from thousand_qt.session.people import People
from thousand_qt.session.playing_out import PlayingOut, last_card, only_call
from thousand_qt.session.recorder import NewRecord, Recorder
from thousand_qt.session.thinker import Answer, Thinker

PLAY_OUT_BUDGET: Final = Budget(seconds=0.1)
"""What computer players may take for a card of tricks that are not theirs, whatever they play."""

_log = logging.getLogger(__name__)


class GameSession(QObject):
    """Plays a match between any number of people at one screen and computer players.

    The state changes at once when an action is submitted; nothing here waits for anything shown on a screen.

    Where several people play, each sees the table from the own seat and only while it is the own turn:
    between two of them `handover_needed` is told, and nothing that one of them alone knows leaves the session
    before `take_over`. When a deal is over all look on together, until the next person has to decide. Where
    nobody plays, the match stops before each computer player's turn until `go_on`.

    A match that was recorded before goes on exactly where it stopped: the packs follow from the header, and
    the computer players begin with the seeds they had.

    Signals:
        happened(Happening): after every action.
        position_changed(PlayerView): something was taken back or done again; this is where the match stands.
        history_changed(): `can_undo`, `undo_obstacle` and `can_redo` may have changed.
        handover_needed(int): the person at this seat is next, and somebody else is at the screen; go on with
            `take_over`.
        taken_over(Handover): that person is there now.
        look_needed(PlayerView): the person has nothing to decide, but has to see his cards before the others
            go on; go on with `looked`.
        decision_needed(PlayerView): the person has to act; answer with `submit`.
        turn_awaited(int): the computer player at this seat is next in a match without people; `go_on`.
        thinking_started(int): the computer player at this seat has been asked.
        deal_awaited(PlayerView): the deal is over; go on with `deal_next`.
        match_ended(PlayerView): the match is over.
        action_refused(IllegalAction): a submitted action breaks a rule; nothing has changed.
        seat_failed(SeatFault): a computer player's decision was replaced.
        record_failed(OSError): the record cannot be written now; the match goes on, and what is missing is
            written as soon as it can be.
        record_recovered(): after that: everything is on the disk.
    """

    happened = Signal(object)
    position_changed = Signal(object)
    history_changed = Signal()
    handover_needed = Signal(int)
    taken_over = Signal(object)
    look_needed = Signal(object)
    decision_needed = Signal(object)
    turn_awaited = Signal(int)
    thinking_started = Signal(int)
    deal_awaited = Signal(object)
    match_ended = Signal(object)
    action_refused = Signal(object)
    seat_failed = Signal(object)
    record_failed = Signal(object)
    record_recovered = Signal()

    def __init__(
        self,
        header: Header,
        levels: Mapping[str, LevelFactory],
        *,
        entries: Iterable[Entry] = (),
        record_file: RecordFile | None = None,
        new_record: NewRecord | None = None,
        thinker: Thinker | None = None,
        budget: Budget | None = None,
        parent: QObject | None = None,
    ) -> None:
        """Prepare a match; nothing happens before `start`.

        Args:
            header: Rules, seats and where the packs come from.
            levels: Makers of every kind of computer player among the seats.
            entries: What has been recorded of the match so far.
            record_file: Where to record what happens from now on; it holds the header and the entries.
            new_record: Begins a file where there is none, or none any more; without both the match is not
                recorded.
            thinker: Asks the computer players.
            budget: What each of their decisions may take.
            parent: The owner.

        Raises ValueError when a level is unknown or nothing says where the packs come from, and `RecordError`
        when the rules forbid an entry.
        """
        super().__init__(parent)
        if header.dealing is None:
            raise ValueError("a match to be played needs a dealing")
        self._history = History(Record(header, tuple(entries)))
        self._dealing = header.dealing
        self._people = People(people_among(header.seats))
        self._to_look: tuple[int, ...] = ()
        self._turn_awaited: int | None = None
        self._lays_open = False
        self._players = seat_players(header, header.dealing, levels)
        self._recorder = Recorder(lambda: self._history.record, record_file, new_record, self)
        self._recorder.failed.connect(self.record_failed)
        self._recorder.recovered.connect(self.record_recovered)
        self._budget = budget or Budget()
        self._playing_out = PlayingOut()
        self._hurries = False
        self._thinker = thinker or Thinker(self)
        self._thinker.setParent(self)
        self._thinker.answered.connect(self.on_seat_answered)

    @property
    def header(self) -> Header:
        return self._history.header

    # Who looks at the table

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people, in order."""
        return self._people.seats

    @property
    def eyes(self) -> int | None:
        """The seat of the person who looks at the table now; None while nobody in particular does."""
        return self._people.eyes

    @property
    def awaited(self) -> int | None:
        """The person who has to take the screen over; None when the match waits for nobody to do that."""
        return self._people.awaited

    @property
    def view(self) -> PlayerView:
        """What whoever looks at the table knows now; what everybody does while nobody in particular looks."""
        return table_seen(self._history.state, self._people.eyes, self._people.front)

    @property
    def open_cards(self) -> OpenCards | None:
        """All cards, where somebody who only looks on wants to see them."""
        return open_cards_of(self._history.state) if self._lays_open else None

    def lay_open(self, is_open: bool) -> None:
        """Show all cards from now on, or none; raises ValueError in a match in which people play."""
        if self._people.seats:
            raise ValueError("somebody plays this match: the cards stay closed")
        self._lays_open = is_open

    def take_over(self) -> None:
        """The person awaited is at the screen; does nothing when nobody is."""
        seat = self._people.take_over()
        if seat is None:
            return
        since = max(self._history.dealt_at, self._people.seen_by(seat), self._own_last_action(seat))
        missed = tuple(
            Happening(events_seen(events, seat), table_seen(state, seat, seat))
            for events, state in self._history.since(since)
        )
        before = table_seen(self._history.state_after(since), seat, seat)
        self.taken_over.emit(Handover(seat, before, missed))
        self.history_changed.emit()
        if self._people.eyes == seat:
            self._ask_next(redealt=False)

    def _own_last_action(self, seat: int) -> int:
        """Return how many actions there were after this seat's last one; of a new session nothing else is
        known of what somebody has seen."""
        actions = self._history.actions
        return next(
            (index + 1 for index in range(len(actions) - 1, -1, -1) if actions[index].seat == seat), 0
        )

    def cover(self) -> None:
        """Cover the table until the person who looks at it now says that he is there; one alone never is."""
        seat = self._people.eyes
        if seat is not None and self._people.share_screen:
            self._people.hand_to(seat, len(self._history.actions))
            self.handover_needed.emit(seat)

    def looked(self) -> None:
        """The person who was shown his cards has seen them; does nothing when nobody was."""
        if self._to_look and self._to_look[0] == self._people.eyes:
            self._to_look = self._to_look[1:]
            self._ask_next(redealt=False)

    @property
    def is_playing_out(self) -> bool:
        """Whether `play_out` plays the deal to its end."""
        return self._playing_out.claimer is not None

    @property
    def record(self) -> Record:
        return self._history.record

    @property
    def can_undo(self) -> bool:
        """Whether the last decision in the deal on the table can be taken back.

        That is for whoever made it, as long as no other person has decided since: what others have decided,
        seeing their own cards, is theirs.
        """
        last = self._last_decision()
        return last is not None and last[1] == self._people.last_to_look

    @property
    def undo_obstacle(self) -> int | None:
        """Who has decided since the last decision of whoever looks at the table; None when nobody has."""
        last = self._last_decision()
        return None if last is None or last[1] == self._people.last_to_look else last[1]

    def _last_decision(self) -> tuple[int, int] | None:
        return self._history.last_decision(self._people.seats, self._playing_out.played_for)

    @property
    def can_redo(self) -> bool:
        """Whether something was taken back and nothing else done since."""
        return self._history.next_undone is not None

    @property
    def is_saved(self) -> bool:
        """Whether everything that has happened so far is on the disk."""
        return self._recorder.is_saved

    @property
    def record_path(self) -> Path | None:
        """Where the match is recorded; None when it is not."""
        return self._recorder.path

    def start(self) -> None:
        """Deal the first cards, or go on where the record ends."""
        self._recorder.begin()
        actions = self._history.actions
        if actions:
            last = self._last_decision()
            if last is not None:
                self._people.has_decided(last[1])
            self._to_look = self._have_to_look()
            self.history_changed.emit()
            self._ask_next(redealt=isinstance(actions[-1], ClaimRedeal))
        else:
            self._deal()

    def submit(self, action: Action) -> None:
        """Take the action of the person at the screen; an illegal one, or one out of turn, is refused."""
        try:
            if action.seat != self._people.eyes or (action.seat in self._to_look and not _answers(action)):
                raise IllegalAction(BrokenRule.NOT_YOUR_TURN)
            self._history.state.apply(action)
        except IllegalAction as error:
            self.action_refused.emit(error)
            return
        self._take(action)

    def play_out(self, plays: Sequence[Play]) -> None:
        """Play these cards of the person one after the other, whenever it is the person's turn.

        The others play as ever, if faster; for other people a card is played, because every trick goes to
        one player whatever they do. Taking back and doing again end it, and so does a card that turns out to
        be against the rules: the person is asked then.
        """
        claimer = self._people.eyes
        if claimer is None:
            return
        self._playing_out.begin(claimer, plays)
        if self._history.state.turn == claimer:
            self._ask_next(redealt=False)

    def hurry(self) -> None:
        """Have the computer players think no longer than they must until the deal is over."""
        self._hurries = True

    def undo(self) -> None:
        """Go back to the last decision in the deal, to decide anew; does nothing unless `can_undo`.

        The deal that was just finished can be gone back into until the next one is dealt. Whatever a computer
        player is thinking about is forgotten. Whoever decided has to be at the screen to see the table again.
        """
        last = self._last_decision()
        if last is None or not self.can_undo:
            return
        count, seat = last
        self._thinker.drop()
        self._history.take_back(count)
        self._playing_out.take_back(len(self._history.actions))
        self._people.go_back(len(self._history.actions), seat)
        self._recorder.add(TakeBack(count))
        self._go_on_elsewhere()

    def redo(self) -> None:
        """Do again what was taken back, up to the next decision of a person; does nothing without that."""
        if not self.can_redo:
            return
        self._thinker.drop()
        self._playing_out.end()
        while (action := self._history.next_undone) is not None:
            self._history.add(action, self._history.state.apply(action)[0])
            self._recorder.add(action)
            turn = self._history.state.turn
            if turn in self._people.seats and has_choice(self._history.state, turn):
                break
        self._go_on_elsewhere()

    def rename(self, title: str) -> None:
        """Name the match."""
        self._history.rename(title)
        self._recorder.add(Rename(title))

    def note_help(self, kind: HelpKind) -> None:
        """Record, once for each kind, that the person at the screen was helped with his decision."""
        seat = self._people.eyes
        if seat is not None and not self.was_helped(kind):
            given = Help(seat, kind)
            self._history.note_help(given)
            self._recorder.add(given)

    def was_helped(self, kind: HelpKind) -> bool:
        """Return whether the person at the screen has been helped so with this very decision."""
        seat = self._people.eyes
        return seat is not None and self._history.was_helped(seat, kind)

    def save(self) -> None:
        """Try once more to write what could not be written."""
        self._recorder.save()

    def deal_next(self) -> None:
        """Deal again after a finished deal; does nothing at any other moment."""
        if self._history.state.turn == CHANCE:
            self._deal()

    def close(self) -> None:
        """End the computer players and the record; the session is of no use afterwards."""
        self._thinker.close()
        for player in self._players.values():
            close_seat(player)
        self._players = {}
        self._recorder.close()

    def on_seat_answered(self, answer: Answer) -> None:
        wrong = what_is_wrong(answer, self._history.state)
        if wrong is not None:
            self._take(self._replacement(answer.question.view, *wrong))
        elif isinstance(answer.action, Action):
            self._take(answer.action)

    def _replacement(self, view: PlayerView, fault: Fault, reason: str, detail: str) -> Action:
        """Return what is done instead of a decision that failed, and tell."""
        action = safe_action(view)
        level = self.header.seats[view.seat].kind
        where = self.record_path or "unrecorded match"
        moment = len(self._history.actions)
        _log.error(
            "seat %d (%s) failed after %d actions of %s: %s; played %s instead",
            view.seat,
            level,
            moment,
            where,
            reason,
            action,
        )
        self.seat_failed.emit(SeatFault(view.seat, level, fault, reason, detail, moment, action))
        return action

    def _deal(self) -> None:
        self._take(self._dealing.pack(self._history.deals))

    def _take(self, action: Action) -> None:
        """Make an action part of the match, tell, and ask whoever is next; raises `IllegalAction`."""
        state, events = self._history.state.apply(action)
        self._thinker.drop()
        self._turn_awaited = None
        self._history.add(action, state)
        self._recorder.add(action)
        if isinstance(action, WaiveRedeal):
            self._to_look = tuple(seat for seat in self._to_look if seat != action.seat)
        else:
            self._to_look = self._have_to_look()
        moment = self._history.length
        seen = events if self._lays_open else events_seen(events, self._people.eyes)
        self.happened.emit(Happening(seen, self.view, self.open_cards))
        self.history_changed.emit()
        if moment == self._history.length:  # else a listener has acted already, and the next has been asked
            self._ask_next(redealt=isinstance(action, ClaimRedeal))

    def _have_to_look(self) -> tuple[int, ...]:
        if not self._people.share_screen:
            return ()
        return have_to_look(self._history.actions, self._history.state, self._people.seats)

    def _ask_next(self, *, redealt: bool) -> None:
        turn = self._history.state.turn
        if turn is None or turn == CHANCE:
            self._playing_out.end()
            self._hurries = False
            self._people.step_back(len(self._history.actions))  # all read the result together
        if turn is None:
            self.match_ended.emit(self.view)
        elif turn == CHANCE:
            if redealt:
                self._deal()
            else:
                self.deal_awaited.emit(self.view)
        elif self._to_look and not self._is_asked_for_redeal(turn):
            self._show_cards(self._to_look[0], turn)
        elif turn in self._people.seats:
            self._ask_person(turn)
        elif self._people.seats:
            self._ask_computer(turn)
        else:
            self._turn_awaited = turn
            self.turn_awaited.emit(turn)

    def _is_asked_for_redeal(self, turn: int) -> bool:
        """Whether this seat is asked whether it wants a new deal, and is to answer now."""
        deal = self._history.state.deal
        asked = deal is not None and deal.window is not None
        return asked and (turn not in self._to_look or turn == self._to_look[0])

    def _show_cards(self, seat: int, turn: int) -> None:
        """Let a person see his cards before the match goes on; whoever is last and decides first need not."""
        if self._to_look == (turn,):
            self._to_look = ()
            self._ask_person(turn)
        elif self._people.eyes == seat:
            self.look_needed.emit(self.view)
        else:
            self._hand_to(seat)

    def _hand_to(self, seat: int) -> None:
        self._people.hand_to(seat, len(self._history.actions))
        self.handover_needed.emit(seat)

    def _ask_person(self, seat: int) -> None:
        view = view_of(self._history.state, seat)
        action = self._playing_out.action_for(view, len(self._history.actions)) or only_call(view)
        if action is None and self._people.eyes != seat:
            action = last_card(view)
        if action is not None:
            self._take(action)
        elif self._people.eyes == seat:
            self.decision_needed.emit(view)
        else:
            self._hand_to(seat)

    def _ask_computer(self, seat: int) -> None:
        self.thinking_started.emit(seat)
        is_quick = self._hurries or self._playing_out.claimer is not None
        budget = PLAY_OUT_BUDGET if is_quick else self._budget
        self._thinker.ask(self._players[seat], view_of(self._history.state, seat), budget)

    def go_on(self) -> None:
        """Ask the computer player in turn, in a match without people; does nothing at any other moment."""
        seat, self._turn_awaited = self._turn_awaited, None
        if seat is not None:
            self._ask_computer(seat)

    def _go_on_elsewhere(self) -> None:
        """Tell where the match stands after taking back or doing again, and ask whoever is next."""
        self._to_look = self._have_to_look() if self._history.state.phase is Phase.REDEAL else ()
        moment = self._history.length
        self.position_changed.emit(self.view)
        self.history_changed.emit()
        if moment == self._history.length:  # else a listener has acted already
            actions = self._history.actions
            self._ask_next(redealt=isinstance(actions[-1], ClaimRedeal))


def _answers(action: Action) -> bool:
    return isinstance(action, ClaimRedeal | WaiveRedeal)
