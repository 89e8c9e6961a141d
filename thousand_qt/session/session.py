"""One match being played: the state, the computer players, the record, and signals for whoever watches."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final

import msgspec
from PySide6.QtCore import QObject, Signal

from thousand_qt.ai.fallback import safe_action
from thousand_qt.ai.faults import Fault
from thousand_qt.ai.outside.errors import BotError
from thousand_qt.ai.seat import Budget, Seat
from thousand_qt.engine.actions import CHANCE, Action, Bid, ClaimRedeal, Play, SetContract
from thousand_qt.engine.errors import IllegalAction
from thousand_qt.engine.events import Event
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.record import Entry, Header, Record, Rename, TakeBack
from thousand_qt.engine.shuffle import Dealing
from thousand_qt.engine.view import PlayerView, view_of
from thousand_qt.records.record_file import RecordFile
from thousand_qt.session.farewell import close_seat
from thousand_qt.session.history import History, has_choice
from thousand_qt.session.recorder import NewRecord, Recorder
from thousand_qt.session.thinker import Answer, SeatStalledError, Thinker

HUMAN: Final = "human"
"""The kind of a seat that a person plays."""

LevelFactory = Callable[[int], Seat]
"""Makes a player of a level, or one from outside, from a seed."""

PLAY_OUT_BUDGET: Final = Budget(seconds=0.1)
"""What computer players may take for a card of tricks that are not theirs, whatever they play."""

_log = logging.getLogger(__name__)


class Happening(msgspec.Struct, frozen=True):
    """What one action brought about, as the person at the table sees it."""

    events: tuple[Event, ...]
    view: PlayerView


class SeatFault(msgspec.Struct, frozen=True):
    """A computer player failed at a decision and a safe legal action was taken for it."""

    seat: int
    level: str
    fault: Fault
    reason: str
    """What was wrong, in words for the log."""
    detail: str
    """What a program from outside, or the system, said about it; may be empty."""
    action_number: int
    """How many actions the record holds before the decision."""
    replacement: Action


class GameSession(QObject):
    """Plays a match between one person and computer players.

    The state changes at once when an action is submitted; nothing here waits for anything shown on a screen.

    A match that was recorded before goes on exactly where it stopped: the packs follow from the header, and
    the computer players begin with the seeds they had.

    Signals:
        happened(Happening): after every action.
        position_changed(PlayerView): something was taken back or done again; this is where the match stands.
        history_changed(): `can_undo` and `can_redo` may have changed.
        decision_needed(PlayerView): the person has to act; answer with `submit`.
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
    decision_needed = Signal(object)
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

        Raises ValueError when not exactly one seat is human, a level is unknown or nothing says where the
        packs come from, and `RecordError` when the rules forbid an entry.
        """
        super().__init__(parent)
        humans = [seat for seat, entry in enumerate(header.seats) if entry.kind == HUMAN]
        if len(humans) != 1:
            raise ValueError(f"{len(humans)} human seats: expected exactly one")
        if header.dealing is None:
            raise ValueError("a match to be played needs a dealing")
        self._history = History(Record(header, tuple(entries)))
        self._dealing = header.dealing
        self._human = humans[0]
        self._players = self._seat_players(header, header.dealing, levels)
        self._recorder = Recorder(lambda: self._history.record, record_file, new_record, self)
        self._recorder.failed.connect(self.record_failed)
        self._recorder.recovered.connect(self.record_recovered)
        self._budget = budget or Budget()
        self._plays_to_come: deque[Play] = deque()
        self._playing_out = False
        self._thinker = thinker or Thinker(self)
        self._thinker.setParent(self)
        self._thinker.answered.connect(self.on_seat_answered)

    @staticmethod
    def _seat_players(
        header: Header, dealing: Dealing, levels: Mapping[str, LevelFactory]
    ) -> dict[int, Seat]:
        players: dict[int, Seat] = {}
        for seat, entry in enumerate(header.seats):
            if entry.kind == HUMAN:
                continue
            if entry.kind not in levels:
                raise ValueError(f"unknown level {entry.kind!r} (there are: {', '.join(levels)})")
            players[seat] = levels[entry.kind](dealing.player_seed(seat))
        return players

    @property
    def header(self) -> Header:
        return self._history.header

    @property
    def human_seat(self) -> int:
        return self._human

    @property
    def view(self) -> PlayerView:
        """What the person knows now."""
        return view_of(self._history.state, self._human)

    @property
    def is_playing_out(self) -> bool:
        """Whether `play_out` plays the deal to its end."""
        return self._playing_out

    @property
    def record(self) -> Record:
        return self._history.record

    @property
    def can_undo(self) -> bool:
        """Whether there is a decision of the person to take back in the deal on the table."""
        return self._history.since_decision(self._human) is not None

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
            self.history_changed.emit()
            self._ask_next(redealt=isinstance(actions[-1], ClaimRedeal))
        else:
            self._deal()

    def submit(self, action: Action) -> None:
        """Take the person's action; an illegal one, or one out of turn, is refused by signal."""
        try:
            state, events = self._history.state.apply(action)
        except IllegalAction as error:
            self.action_refused.emit(error)
            return
        self._take(action, state, events)

    def play_out(self, plays: Sequence[Play]) -> None:
        """Play these cards of the person one after the other, whenever it is the person's turn.

        The others play as ever, if faster. Taking back and doing again end it, and so does a card that turns
        out to be against the rules: the person is asked then.
        """
        self._plays_to_come = deque(plays)
        self._playing_out = True
        if self._history.state.turn == self._human:
            self._ask_next(redealt=False)

    def _next_of_play_out(self, view: PlayerView) -> Play | None:
        play = self._plays_to_come.popleft() if self._plays_to_come else None
        if play in view.legal_actions:
            return play
        self._end_play_out()
        return None

    def _end_play_out(self) -> None:
        self._plays_to_come.clear()
        self._playing_out = False

    def undo(self) -> None:
        """Go back to the person's last decision of the deal, to decide anew; does nothing without one.

        The deal that was just finished can be gone back into until the next one is dealt. Whatever a computer
        player is thinking about is forgotten.
        """
        count = self._history.since_decision(self._human)
        if count is None:
            return
        self._thinker.drop()
        self._end_play_out()
        self._history.take_back(count)
        self._recorder.add(TakeBack(count))
        self._go_on_elsewhere()

    def redo(self) -> None:
        """Do again what was taken back, up to the person's next decision; does nothing without that."""
        if not self.can_redo:
            return
        self._thinker.drop()
        self._end_play_out()
        while (action := self._history.next_undone) is not None:
            self._history.add(action, self._history.state.apply(action)[0])
            self._recorder.add(action)
            if self._history.state.turn == self._human and has_choice(self._history.state, self._human):
                break
        self._go_on_elsewhere()

    def rename(self, title: str) -> None:
        """Name the match."""
        self._history.rename(title)
        self._recorder.add(Rename(title))

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
        view, action = answer.question.view, answer.action
        if answer.error is not None:
            self._replace_decision(view, *_what_failed(answer.error))
        elif not isinstance(action, Action):
            self._replace_decision(view, Fault.BROKEN, f"not an action: {action!r}")
        elif action.seat != view.seat:
            self._replace_decision(view, Fault.ILLEGAL, f"an action of seat {action.seat}: {action}")
        else:
            try:
                state, events = self._history.state.apply(action)
            except IllegalAction as error:
                self._replace_decision(view, Fault.ILLEGAL, f"illegal action {str(action)!r}: {error}")
            else:
                self._take(action, state, events)

    def _replace_decision(self, view: PlayerView, fault: Fault, reason: str, detail: str = "") -> None:
        action = safe_action(view)
        level = self.header.seats[view.seat].kind
        where = self.record_path or "unrecorded match"
        _log.error(
            "seat %d (%s) failed after %d actions of %s: %s; played %s instead",
            view.seat,
            level,
            len(self._history.actions),
            where,
            reason,
            action,
        )
        moment = len(self._history.actions)
        self.seat_failed.emit(SeatFault(view.seat, level, fault, reason, detail, moment, action))
        state, events = self._history.state.apply(action)
        self._take(action, state, events)

    def _deal(self) -> None:
        action = self._dealing.pack(self._history.deals)
        state, events = self._history.state.apply(action)
        self._take(action, state, events)

    def _take(self, action: Action, state: MatchState, events: tuple[Event, ...]) -> None:
        """Make a checked action part of the match, tell, and ask whoever is next."""
        self._thinker.drop()
        self._history.add(action, state)
        self._recorder.add(action)
        moment = self._history.length
        seen = tuple(event for event in (event.seen_by(self._human) for event in events) if event is not None)
        self.happened.emit(Happening(seen, self.view))
        self.history_changed.emit()
        if moment == self._history.length:  # else a listener has acted already, and the next has been asked
            self._ask_next(redealt=isinstance(action, ClaimRedeal))

    def _ask_next(self, *, redealt: bool) -> None:
        turn = self._history.state.turn
        if turn is None or turn == CHANCE:
            self._end_play_out()
        if turn is None:
            self.match_ended.emit(self.view)
        elif turn == CHANCE:
            if redealt:
                self._deal()
            else:
                self.deal_awaited.emit(self.view)
        elif turn == self._human:
            view = self.view
            forced = self._next_of_play_out(view) or _nothing_to_choose(view)
            if forced is None:
                self.decision_needed.emit(view)
            else:
                self.submit(forced)
        else:
            self.thinking_started.emit(turn)
            budget = PLAY_OUT_BUDGET if self._playing_out else self._budget
            self._thinker.ask(self._players[turn], view_of(self._history.state, turn), budget)

    def _go_on_elsewhere(self) -> None:
        """Tell where the match stands after taking back or doing again, and ask whoever is next."""
        moment = self._history.length
        self.position_changed.emit(self.view)
        self.history_changed.emit()
        if moment == self._history.length:  # else a listener has acted already
            actions = self._history.actions
            self._ask_next(redealt=isinstance(actions[-1], ClaimRedeal))


def _what_failed(error: Exception) -> tuple[Fault, str, str]:
    """Return the fault, the reason and the detail of an error that a seat ended with."""
    reason = f"{type(error).__name__}: {error}"
    if isinstance(error, BotError):
        return error.fault, reason, error.detail
    fault = Fault.NO_ANSWER if isinstance(error, SeatStalledError) else Fault.BROKEN
    return fault, reason, ""


def _nothing_to_choose(view: PlayerView) -> Action | None:
    """Return the only call possible: the opening at exactly 100 (A39), a contract at its limit."""
    if len(view.legal_actions) != 1:
        return None
    action = view.legal_actions[0]
    return action if isinstance(action, Bid | SetContract) else None
