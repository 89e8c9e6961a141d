"""What is done for people without asking them: a claim that is played out, and what leaves no choice."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

from thousand_qt.ai.fallback import safe_action
from thousand_qt.engine.actions import Action, Bid, Play, SetContract
from thousand_qt.engine.view import PlayerView


class PlayingOut:
    """A proven claim on its way to the end of the deal.

    Attributes:
        claimer: whose claim it is; None while there is none.
        played_for: the numbers of the actions that were done for other people than the claimer: for them it
            was no decision.
    """

    def __init__(self) -> None:
        self.claimer: int | None = None
        self.played_for: set[int] = set()
        self._plays: deque[Play] = deque()

    def begin(self, claimer: int, plays: Sequence[Play]) -> None:
        """Play these cards of the claimer, one after the other."""
        self.claimer = claimer
        self._plays = deque(plays)

    def end(self) -> None:
        self.claimer = None
        self._plays.clear()

    def action_for(self, view: PlayerView, number: int) -> Action | None:
        """Return what is done for the person in turn as action of this number; None when he is to be asked.

        Every trick goes to the claimer, whatever the others play, so it need not be asked for. A card of the
        claim that is against the rules ends it.
        """
        if self.claimer is None:
            return None
        if view.seat != self.claimer:
            self.played_for.add(number)
            return safe_action(view)
        play = self._plays.popleft() if self._plays else None
        if play in view.legal_actions:
            return play
        self.end()
        return None

    def take_back(self, count: int) -> None:
        """Forget what was done after so many actions."""
        self.end()
        self.played_for = {number for number in self.played_for if number < count}


def only_call(view: PlayerView) -> Action | None:
    """Return the only call possible: the opening at exactly 100 (A39), a contract at its limit."""
    if len(view.legal_actions) != 1:
        return None
    action = view.legal_actions[0]
    return action if isinstance(action, Bid | SetContract) else None


def last_card(view: PlayerView) -> Action | None:
    """Return the card of somebody who holds no other, as everybody knows: nobody need come for that."""
    if len(view.hand) != 1 or len(view.legal_actions) != 1:
        return None
    action = view.legal_actions[0]
    return action if isinstance(action, Play) else None
