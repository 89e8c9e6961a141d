"""Asks a computer player what it would do in the player's place, and why, while the table stays alive."""

from __future__ import annotations

import logging
from typing import Final

import msgspec
from PySide6.QtCore import QObject, Signal

from thousand_qt.ai.explanation import ExplainingSeat, Explanation
from thousand_qt.ai.seat import Budget
from thousand_qt.engine.view import PlayerView
from thousand_qt.session.thinker import Answer, StoppableSeat, Thinker

ADVICE_BUDGET: Final = Budget(seconds=1.0)

_log = logging.getLogger(__name__)


class Advice(msgspec.Struct, frozen=True):
    """What the adviser would do with this view; no explanation when it failed."""

    view: PlayerView
    explanation: Explanation | None


class _ExplainingInstead:
    """A seat whose choice is an explanation, so that the thinker asks for it as for any answer."""

    def __init__(self, seat: ExplainingSeat) -> None:
        self._seat = seat

    def choose(self, view: PlayerView, budget: Budget) -> Explanation:
        return self._seat.explain(view, budget)

    def stop(self) -> None:
        if isinstance(self._seat, StoppableSeat):
            self._seat.stop()


class Adviser(QObject):
    """Gives advice on one decision at a time.

    Signals:
        advised(Advice): once per question that was not dropped.
    """

    advised = Signal(object)

    def __init__(self, seat: ExplainingSeat, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._seat = _ExplainingInstead(seat)
        self._thinker = Thinker(self)
        self._thinker.answered.connect(self.on_answered)

    def ask(self, view: PlayerView) -> None:
        """Ask about the decision of this view; a question still open is dropped."""
        self._thinker.ask(self._seat, view, ADVICE_BUDGET)

    def drop(self) -> None:
        """Forget the open question: the decision has passed."""
        self._thinker.drop()

    def close(self) -> None:
        """End the adviser's thread."""
        self._thinker.close()

    def on_answered(self, answer: Answer) -> None:
        explanation = answer.action
        if not isinstance(explanation, Explanation):
            _log.error("no advice for seat %d: %s", answer.question.view.seat, answer.error)
            explanation = None
        self.advised.emit(Advice(answer.question.view, explanation))
