"""What a review would say of a decision, found out before it is made: for a coach who warns in time.

It is the review itself, of every action there is, with the same layouts and measures: what is said before is
what the review says afterwards.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator

from thousand_qt.ai.review.results import DecisionReview
from thousand_qt.ai.review.reviewer import Reviewer, is_decision, without_giving_up
from thousand_qt.ai.seat import Budget
from thousand_qt.engine.actions import Action, Exchange, GiveUp
from thousand_qt.engine.view import PlayerView


class Foresight:
    """Reviews of all that may be done at one decision.

    `reviews` is for one thread; `ask` and `stop` may be called from any.
    """

    def __init__(
        self,
        view: PlayerView,
        *,
        level: str = "master",
        seed: int = 0,
        budget: Budget | None = None,
        giving_up: bool = True,
    ) -> None:
        """Prepare to look at the decision of this view; the arguments are those of a `Reviewer` and `review`.

        Raises ValueError when there is nothing to decide that can be judged, or for a level that is none.
        """
        if not is_decision(view):
            raise ValueError(f"seat {view.seat} has nothing to decide")
        self._view = view
        self._giving_up = giving_up
        self._reviewer = Reviewer(level, seed=seed, budget=budget)
        self._changed = threading.Condition()
        self._asked: list[Action] = []
        self._stopped = False

    def stop(self) -> None:
        """End `reviews` within milliseconds, with `SolveStopped` if a review is under way."""
        self._reviewer.stop()
        with self._changed:
            self._stopped = True
            self._changed.notify()

    def ask(self, action: Action) -> None:
        """Have this action reviewed next, also one that is too unlikely to be thought of unasked."""
        with self._changed:
            self._asked.append(action)
            self._changed.notify()

    def reviews(self) -> Iterator[DecisionReview]:
        """Yield the review of one action after the other; wait for questions then, until stopped."""
        done: set[Action] = set()
        left = self._unasked()
        while (action := self._next(left)) is not None:
            if action not in done:
                done.add(action)
                yield self._reviewer.review(self._view, action, giving_up=self._giving_up)

    def _next(self, left: list[Action]) -> Action | None:
        """Return what to review now; None when nobody wants to know more."""
        with self._changed:
            while not self._stopped:
                if self._asked:
                    return self._asked.pop()
                if left:
                    return left.pop(0)
                self._changed.wait()
        return None

    def _unasked(self) -> list[Action]:
        """Return what is thought of unasked: everything but pairs of cards, of which there are too many.

        What the level thinks least of is reviewed first: that it is bad is certain most quickly.
        """
        view = self._view if self._giving_up else without_giving_up(self._view)
        weighed = [option.action for option in self._reviewer.explain(view).options]

        def place(action: Action) -> tuple[bool, int]:
            # Where it is settled that the deal is played, giving up is weighed anew, with other actions.
            return isinstance(action, GiveUp), -weighed.index(action) if action in weighed else -len(weighed)

        actions = [action for action in self._view.legal_actions if not isinstance(action, Exchange)]
        return sorted(actions, key=place)
