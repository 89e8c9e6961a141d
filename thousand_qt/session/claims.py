"""Has claims of the person examined, while the table stays alive."""

from __future__ import annotations

import logging
import threading

import msgspec
from PySide6.QtCore import QObject, Signal

from thousand_qt.ai.claims import Claim, Verdict, prove_claim
from thousand_qt.ai.seat import Budget
from thousand_qt.engine.view import PlayerView
from thousand_qt.session.thinker import Answer, Thinker

_BUDGET = Budget(seconds=10.0)
"""For a machine that is slow; the examination is limited by what it looks at, not by the clock."""

_log = logging.getLogger(__name__)


class ExaminedClaim(msgspec.Struct, frozen=True):
    """What came of examining whether the rest is the player's who has this view."""

    view: PlayerView
    claim: Claim


class _Examination:
    """An examination as a seat, so that the thinker asks for it as for any answer."""

    def __init__(self) -> None:
        self._stopped = threading.Event()

    def choose(self, view: PlayerView, budget: Budget) -> Claim:
        return prove_claim(view, is_stopped=self._stopped.is_set)

    def stop(self) -> None:
        self._stopped.set()


class ClaimExaminer(QObject):
    """Examines one claim at a time.

    Signals:
        examined(ExaminedClaim): once per question that was not dropped.
    """

    examined = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thinker = Thinker(self)
        self._thinker.answered.connect(self.on_answered)

    def ask(self, view: PlayerView) -> None:
        """Ask whether the rest is this player's, whose turn it is; a question still open is dropped."""
        self._thinker.ask(_Examination(), view, _BUDGET)

    def drop(self) -> None:
        """Forget the open question: the moment has passed."""
        self._thinker.drop()

    def close(self) -> None:
        """End the examiner's thread."""
        self._thinker.close()

    def on_answered(self, answer: Answer) -> None:
        claim = answer.action
        if not isinstance(claim, Claim):
            _log.error("a claim could not be examined: %s", answer.error)
            claim = Claim(Verdict.TOO_MUCH)
        self.examined.emit(ExaminedClaim(answer.question.view, claim))
