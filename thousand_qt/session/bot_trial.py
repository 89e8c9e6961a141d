"""Tries a program from outside before it sits down at a table: does it start, greet, and decide?"""

from __future__ import annotations

from collections.abc import Sequence
from time import monotonic
from typing import Final

import msgspec
from PySide6.QtCore import QObject, Signal

from thousand_qt.ai.fallback import safe_action
from thousand_qt.ai.faults import Fault
from thousand_qt.ai.outside.bot import OutsideBot
from thousand_qt.ai.outside.commands import join_command
from thousand_qt.ai.outside.errors import BotError
from thousand_qt.ai.seat import Budget
from thousand_qt.engine.actions import Action
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.rules import Rules
from thousand_qt.engine.shuffle import SeededDealing
from thousand_qt.engine.view import PlayerView, view_of
from thousand_qt.session.farewell import close_seat
from thousand_qt.session.thinker import Answer, Thinker

_DEALING: Final = SeededDealing(3)
"""The same cards for every program, so that its author knows what was asked."""


class TrialResult(msgspec.Struct, frozen=True):
    """How a trial went.

    Attributes:
        called: what the program calls itself; empty when it has not said so.
        action: its decision; None when it made none.
        fault: what was wrong, if anything.
        detail: what the program, or the system, said about that; may be empty.
        seconds: from its start to its answer.
    """

    called: str
    action: Action | None
    fault: Fault | None
    detail: str
    seconds: float


class BotTrial(QObject):
    """Tries one program at a time, in another thread.

    Signals:
        finished(TrialResult): once per trial that was not dropped.
    """

    finished = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thinker = Thinker(self)
        self._thinker.answered.connect(self.on_answered)
        self._bot: OutsideBot | None = None
        self._command = ""
        self._began = 0.0

    @property
    def is_running(self) -> bool:
        return self._bot is not None

    def start(self, command: Sequence[str], rules: Rules) -> None:
        """Try the program that these words start at a table with these rules; another trial is dropped."""
        self.drop()
        self._bot = OutsideBot(command)
        self._command = join_command(command)
        self._began = monotonic()
        self._thinker.ask(self._bot, trial_view(rules), Budget())

    def drop(self) -> None:
        """End the trial that is running, if there is one, and its program; nothing will be reported."""
        self._thinker.drop()
        bot, self._bot = self._bot, None
        close_seat(bot)

    def close(self) -> None:
        """Drop the trial and end the thread."""
        self.drop()
        self._thinker.close()

    def on_answered(self, answer: Answer) -> None:
        bot = self._bot
        if bot is None:
            return
        called = "" if bot.name == self._command else bot.name
        seconds = monotonic() - self._began
        self.drop()
        error, action = answer.error, answer.action
        if isinstance(error, BotError):
            result = TrialResult(called, None, error.fault, error.detail, seconds)
        elif isinstance(action, Action):
            result = TrialResult(called, action, None, "", seconds)
        else:
            result = TrialResult(called, None, Fault.NO_ANSWER, str(error or ""), seconds)
        self.finished.emit(result)


def trial_view(rules: Rules) -> PlayerView:
    """Return a view of the first decision of a deal that leaves a choice."""
    state, _ = MatchState.new(rules, 0).apply(_DEALING.pack(0))
    while True:
        assert state.turn is not None
        view = view_of(state, state.turn)
        if len(view.legal_actions) > 1:
            return view
        state, _ = state.apply(safe_action(view))
