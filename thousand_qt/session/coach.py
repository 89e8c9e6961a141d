"""Thinks ahead while a player thinks, so that a serious mistake can be told before it is made."""

from __future__ import annotations

import logging
import threading

from PySide6.QtCore import QObject, Signal, Slot

from thousand_qt.ai.review.foresight import Foresight
from thousand_qt.ai.review.results import DecisionReview
from thousand_qt.ai.review.reviewer import is_decision
from thousand_qt.ai.seat import Budget
from thousand_qt.ai.solver import SolveStopped
from thousand_qt.engine.actions import Action
from thousand_qt.engine.view import PlayerView
from thousand_qt.session.relay import Relay

_log = logging.getLogger(__name__)


class _Relay(Relay):
    """Carries reviews into the thread of the coach."""

    found = Signal(object, object)


class _Run(threading.Thread):
    """Looks at one decision until it is stopped."""

    def __init__(self, foresight: Foresight, relay: _Relay) -> None:
        super().__init__(name="thousand-coach", daemon=True)
        self.foresight = foresight
        self._relay = relay

    def run(self) -> None:
        try:
            for review in self.foresight.reviews():
                self._relay.tell(lambda: self._relay.found, self, review)
        except SolveStopped:
            return
        except Exception:  # noqa: BLE001 - a coach that cannot judge says nothing
            _log.exception("the coach cannot judge a decision")


class Coach(QObject):
    """Judges what may be done at one decision at a time, as a review of it would.

    It knows what the player may know, and no more.

    Signals:
        found(DecisionReview): what a review would say of one more action.
    """

    found = Signal(object)

    def __init__(self, parent: QObject | None = None, *, budget: Budget | None = None) -> None:
        """Prepare to think; a budget of layouts by default is that of a review."""
        super().__init__(parent)
        self._budget = budget
        self._relay = _Relay(self)
        self._relay.found.connect(self.on_found)
        self._run: _Run | None = None
        self._reviews: dict[str, DecisionReview] = {}

    def think(self, view: PlayerView, *, giving_up: bool = True) -> None:
        """Look at the decision of this view, if it can be judged; what was looked at before is dropped.

        Without `giving_up` it is settled that the deal is played.
        """
        self.drop()
        if is_decision(view):
            self._run = _Run(Foresight(view, budget=self._budget, giving_up=giving_up), self._relay)
            self._run.start()

    @property
    def is_thinking(self) -> bool:
        """Whether there is a decision the coach looks at."""
        return self._run is not None

    def review_of(self, action: Action) -> DecisionReview | None:
        """Return what a review would say of this action; None as long as that is not certain."""
        return self._reviews.get(str(action))

    def ask(self, action: Action) -> None:
        """Have this action looked at next."""
        if self._run is not None and str(action) not in self._reviews:
            self._run.foresight.ask(action)

    def drop(self) -> None:
        """Think no more about the decision: it has passed."""
        run, self._run = self._run, None
        self._reviews = {}
        if run is not None:
            run.foresight.stop()

    @Slot(object, object)
    def on_found(self, run: _Run, review: DecisionReview) -> None:
        if run is self._run:
            self._reviews[review.taken_text] = review
            self.found.emit(review)
