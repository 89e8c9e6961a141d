"""What has happened in a match so far, kept so that any of it can be taken back and done again."""

from __future__ import annotations

from thousand_qt.engine.actions import Action, DealCards
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.record import Course, Entry, Header, Record, Rename, TakeBack
from thousand_qt.engine.view import view_of


class History:
    """Everything a record says, and the state after each of the actions in force."""

    def __init__(self, record: Record) -> None:
        """Begin with what has been recorded; raises `RecordError` for an action the rules forbid."""
        self._header = record.header
        self._entries: list[Entry] = []
        self._course = Course(record.header.title)
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

    def since_decision(self, seat: int) -> int | None:
        """Return how many actions lead back to the last decision of this seat in the deal; None without one.

        The deal is that on the table, which is the finished one until the next is dealt. An action without an
        alternative was no decision.
        """
        for count, action in enumerate(reversed(self.actions), start=1):
            if isinstance(action, DealCards):
                return None
            if action.seat == seat and has_choice(self._states[-1 - count], seat):
                return count
        return None

    def _note(self, entry: Entry) -> None:
        self._course.add(entry, len(self._entries) + 2)
        self._entries.append(entry)


def has_choice(state: MatchState, seat: int) -> bool:
    """Tell whether this seat has a decision to make now, and not just one thing it can do."""
    return len(view_of(state, seat).legal_actions) > 1
