"""What has happened in a match so far, kept so that any of it can be taken back and done again."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from thousand_qt.engine.actions import Action, DealCards
from thousand_qt.engine.events import Event
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.record import Course, Entry, Header, Help, HelpKind, Record, Rename, TakeBack
from thousand_qt.engine.view import view_of


class History:
    """Everything a record says, and the state after each of the actions in force."""

    def __init__(self, record: Record) -> None:
        """Begin with what has been recorded; raises `RecordError` for an action the rules forbid."""
        self._header = record.header
        self._entries: list[Entry] = []
        self._course = Course(record.header.title)
        self._helped: set[tuple[tuple[Action, ...], Help]] = set()
        self._states = [MatchState.new(record.header.rules, record.header.first_dealer)]
        for entry in record.entries:
            self._note(entry)
        self._states += [state for _, state, _ in record.steps()]

    @property
    def header(self) -> Header:
        return self._header

    @property
    def record(self) -> Record:
        return Record(self._header, tuple(self._entries))

    @property
    def length(self) -> int:
        """How much has been recorded; it only grows."""
        return len(self._entries)

    @property
    def state(self) -> MatchState:
        return self._states[-1]

    @property
    def actions(self) -> list[Action]:
        """The actions in force; not to be changed."""
        return self._course.actions

    @property
    def deals(self) -> int:
        """How many times cards were dealt, redeals included and what was taken back not: the next pack."""
        return sum(isinstance(action, DealCards) for action in self.actions)

    @property
    def next_undone(self) -> Action | None:
        """What was taken back last and can be done again now."""
        return self._course.undone[-1] if self._course.undone else None

    def add(self, action: Action, state: MatchState) -> None:
        """Go on by an action, to this state."""
        self._note(action)
        self._states.append(state)

    def take_back(self, count: int) -> None:
        """Take back the last actions in force."""
        self._note(TakeBack(count))
        del self._states[-count:]

    def rename(self, title: str) -> None:
        """Give the match another name."""
        self._note(Rename(title))

    def note_help(self, help_given: Help) -> None:
        """Note that a player was helped with the decision before him."""
        self._note(help_given)

    def was_helped(self, seat: int, kind: HelpKind) -> bool:
        """Return whether a player was helped so with this very decision, or before it was taken back."""
        return (tuple(self.actions), Help(seat, kind)) in self._helped

    def last_decision(
        self, seats: Collection[int], played_for: Collection[int] = ()
    ) -> tuple[int, int] | None:
        """Find the last decision one of these seats has made in the deal on the table.

        The deal is that on the table, which is the finished one until the next is dealt. An action without
        an alternative was no decision, nor was one done for a player (`played_for`, indices of actions).

        Returns how many actions lead back to it and whose it was; None when there is none.
        """
        for count, action in enumerate(reversed(self.actions), start=1):
            if isinstance(action, DealCards):
                return None
            if len(self.actions) - count in played_for:
                continue
            if action.seat in seats and has_choice(self._states[-1 - count], action.seat):
                return count, action.seat
        return None

    def state_after(self, moment: int) -> MatchState:
        """Return the state after so many of the actions in force."""
        return self._states[moment]

    def since(self, moment: int) -> Iterator[tuple[tuple[Event, ...], MatchState]]:
        """Yield what each action after the first so many has brought about: the events, and the state."""
        for before, action, after in zip(
            self._states[moment:], self.actions[moment:], self._states[moment + 1 :], strict=False
        ):
            yield before.apply(action)[1], after

    @property
    def dealt_at(self) -> int:
        """How many actions there were before the cards on the table were dealt; 0 before the first deal."""
        for index in range(len(self.actions) - 1, -1, -1):
            if isinstance(self.actions[index], DealCards):
                return index
        return 0

    def _note(self, entry: Entry) -> None:
        self._course.add(entry, len(self._entries) + 2)
        if isinstance(entry, Help):
            self._helped.add((tuple(self.actions), entry))
        self._entries.append(entry)


def has_choice(state: MatchState, seat: int) -> bool:
    """Tell whether this seat has a decision to make now, and not just one thing it can do."""
    return len(view_of(state, seat).legal_actions) > 1
