"""The coach: warns before a serious mistake is made, once, and lets the player do as he likes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from thousand_qt.ai.review.results import DecisionReview
from thousand_qt.ai.review.verdict import Verdict
from thousand_qt.engine.actions import Action, GiveUp
from thousand_qt.engine.record import HelpKind
from thousand_qt.engine.view import PlayerView
from thousand_qt.session.coach import Coach
from thousand_qt.session.session import GameSession

PATIENCE_MILLISECONDS: Final = 250
"""How long an action may wait for the coach: no more than a card that is slow to rise."""


class Coaching(QObject):
    """Stands between what the player has chosen and the match.

    Signals:
        warned(DecisionReview, Action): the player is to be asked whether he means it. Nothing is done until
            he acts again.
    """

    warned = Signal(object, object)

    def __init__(
        self,
        session: GameSession,
        is_wanted: Callable[[], bool],
        coach: Coach | None = None,
        parent: QObject | None = None,
    ) -> None:
        """Watch over this match, as long as that is wanted."""
        super().__init__(parent)
        self._session = session
        self._is_wanted = is_wanted
        self._coach = coach or Coach()
        self._coach.setParent(self)
        self._coach.found.connect(self.on_found)
        self._decision: PlayerView | None = None
        self._advised: Action | None = None
        self._waiting: Action | None = None
        self._lost: tuple[int, int] | None = None
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(PATIENCE_MILLISECONDS)
        self._patience.timeout.connect(self.on_patience_lost)

    @property
    def coach(self) -> Coach:
        """Who judges."""
        return self._coach

    def decide(self, view: PlayerView | None) -> None:
        """Think about the decision of this view from now on, or about none."""
        self._decision = view
        self._advised = None
        self._waiting = None
        self._patience.stop()
        self._coach.drop()
        self.follow_wish()

    def follow_wish(self) -> None:
        """Begin to think where that is wanted now and was not before, or end it."""
        view = self._decision
        if view is None or not self._is_wanted() or self._session.was_helped(HelpKind.WARNING):
            self._coach.drop()
        elif not self._coach.is_thinking:
            self._coach.think(view, giving_up=self._lost != _cards_of(view))

    def advise(self, action: Action) -> None:
        """Never warn of this: a hint has told the player to do it."""
        self._advised = action

    def consider(self, action: Action) -> None:
        """Look at something the player is about to choose."""
        self._coach.ask(action)

    def submit(self, action: Action) -> None:
        """Do this, or warn of it first; a moment later where the coach is not ready."""
        view = self._decision
        if view is None or not self._may_warn(view, action):
            self._do(action)
            return
        review = self._coach.review_of(action)
        if review is not None:
            self._judge(review, action)
            return
        self._waiting = action
        self._coach.ask(action)
        self._patience.start()

    def close(self) -> None:
        """Think no more."""
        self.decide(None)

    def _may_warn(self, view: PlayerView, action: Action) -> bool:
        return self._coach.is_thinking and action in view.legal_actions and action != self._advised

    def _judge(self, review: DecisionReview, action: Action) -> None:
        if review.verdict is Verdict.SERIOUS_MISTAKE:
            if isinstance(review.best, GiveUp) and self._decision is not None:
                self._lost = _cards_of(self._decision)
            self._session.note_help(HelpKind.WARNING)
            self._coach.drop()
            self.warned.emit(review, action)
            return
        self._do(action)

    def _do(self, action: Action) -> None:
        self._waiting = None
        self._patience.stop()
        review = self._coach.review_of(action)
        if review is not None and self._decision is not None and isinstance(review.best, GiveUp):
            self._lost = _cards_of(self._decision)
        self._session.submit(action)

    @Slot(object)
    def on_found(self, review: DecisionReview) -> None:
        action = self._waiting
        if action is not None and review.taken_text == str(action):
            self._waiting = None
            self._patience.stop()
            self._judge(review, action)

    @Slot()
    def on_patience_lost(self) -> None:
        action = self._waiting
        if action is not None:
            self._do(action)


def _cards_of(view: PlayerView) -> tuple[int, int]:
    """Return what tells a deal, and the cards it is played with, from others: its number and the results."""
    return view.number, len(view.results)
