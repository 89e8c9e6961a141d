"""The people at one screen, and who of them looks at the table now.

Where several play at one screen, each may see only the own cards. So there is at most one person at a time
whose view is shown (`People.eyes`). Between two persons there is nobody (the table is covered), and nobody
looks in particular when a deal is over, because all read its result together.
"""

from __future__ import annotations

from collections.abc import Iterable


class People:
    """Who is at the screen.

    Attributes:
        seats: those of people, in order.
        eyes: the seat whose view is shown; None while the table is covered, and where nobody plays.
        awaited: the person to whom the screen is being handed; None when there is none.
        front: the seat at the bottom of the table.
    """

    def __init__(self, seats: Iterable[int]) -> None:
        self.seats = tuple(seats)
        alone = len(self.seats) == 1
        self.eyes = self.seats[0] if alone else None
        self.awaited: int | None = None
        self.front = self.seats[0] if self.seats else 0
        self._last = self.eyes
        self._seen: dict[int, int] = {}

    @property
    def share_screen(self) -> bool:
        """Whether there is more than one person, so that the screen has to be handed over."""
        return len(self.seats) > 1

    @property
    def last_to_look(self) -> int | None:
        """Who looks at the table, or looked at it last."""
        return self._last

    def seen_by(self, seat: int) -> int:
        """Return how many actions this person has seen happen; 0 when nothing is known of that."""
        return self._seen.get(seat, 0)

    def hand_to(self, seat: int, moment: int) -> None:
        """Cover the table, after so many actions, until this person is there."""
        self.step_back(moment)
        self.awaited = self.front = seat

    def take_over(self) -> int | None:
        """The person awaited is there; returns the seat, None when nobody is awaited."""
        seat, self.awaited = self.awaited, None
        if seat is not None:
            self.eyes = self.front = self._last = seat
        return seat

    def step_back(self, moment: int) -> None:
        """Nobody in particular looks at the table any more; one person alone stays there."""
        self.awaited = None
        if self.share_screen and self.eyes is not None:
            self._seen[self.eyes] = moment
            self.eyes = None

    def go_back(self, moment: int, seat: int) -> None:
        """Everything after so many actions was taken back, because this person wants to decide anew."""
        self._seen = {who: min(seen, moment) for who, seen in self._seen.items()}
        self.awaited = None
        if self.eyes != seat:
            self.step_back(moment)
        self._last = seat

    def has_decided(self, seat: int) -> None:
        """Take note who decided last before the match was put aside, and so looked at it last."""
        if self._last is None:
            self._last = seat
