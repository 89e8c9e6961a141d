"""A seat played by another program, which may be written in anything that reads and writes lines."""

from __future__ import annotations

import threading
import weakref
from collections.abc import Sequence
from typing import Final

from thousand_qt.ai.faults import Fault
from thousand_qt.ai.outside.commands import join_command, start_fault
from thousand_qt.ai.outside.conversation import Conversation, Dropped, Silence
from thousand_qt.ai.outside.errors import BotError, IllegalAnswerError, QuestionDroppedError
from thousand_qt.ai.outside.wire import Malformed, hello_line, question_line, read_answer, read_hello
from thousand_qt.ai.seat import Budget
from thousand_qt.engine.actions import Action, parse_action
from thousand_qt.engine.view import PlayerView

GRACE_SECONDS: Final = 2.0
"""How long past its budget a bot may take; less than those who ask seats wait, so that the bot is named."""
START_SECONDS: Final = 10.0
"""How long a bot may take to say hello, to load what it needs."""
MOST_STARTS: Final = 4
"""How often a program is started at most; one that fails again and again only costs everybody's time."""


class OutsideBot:
    """Plays a seat by asking a program (see PROTOCOL.md).

    The program is started at the first question. Every fault raises `BotError`, whose message names the bot;
    whoever asked replaces the decision. A program that hangs, ends or writes nonsense is ended and started
    again for the next question, `MOST_STARTS` times in all. After `stop` it goes on running; what it says to
    the question that was dropped is passed over.

    Call `close` in the end; a bot that is forgotten ends its program too.
    """

    def __init__(
        self,
        command: Sequence[str],
        *,
        seed: int = 0,
        level: str | None = None,
        grace_seconds: float = GRACE_SECONDS,
        start_seconds: float = START_SECONDS,
    ) -> None:
        """Prepare a bot; nothing is started yet.

        Args:
            command: the program and its arguments.
            seed: what the bot should start its random numbers from.
            level: the strength to be asked for, for bots that have several.
        """
        if not command:
            raise ValueError("a bot needs a command")
        self._command = tuple(command)
        self._name = join_command(command)
        self._seed = seed
        self._level = level
        self._grace = grace_seconds
        self._start_seconds = start_seconds
        self._starts = 0
        self._questions = 0
        self._greeted = False
        self._conversation: Conversation | None = None
        self._finalizer: weakref.finalize[[], OutsideBot] | None = None
        self._lock = threading.Lock()
        self._stopped = threading.Event()

    @property
    def name(self) -> str:
        """What the bot calls itself, or its command until it has said so."""
        return self._name

    @property
    def seconds_to_start(self) -> float:
        """How long it may take before the next question can be asked."""
        return 0.0 if self._greeted else self._start_seconds

    def new_match(self, seed: int) -> None:
        """Have the bot forget everything before the next question."""
        with self._lock:
            self._seed = seed
            self._greeted = False

    def choose(self, view: PlayerView, budget: Budget) -> Action:
        """Ask the program; raises `BotError`."""
        with self._lock:  # one question at a time, also when a patient asker has gone on without the answer
            self._stopped.clear()
            text = self._ask(view, budget)
        try:
            action = parse_action(text, view.seat)
        except ValueError as error:
            raise IllegalAnswerError(self._name, str(error), text) from error
        if action not in view.legal_actions:
            raise IllegalAnswerError(self._name, f"illegal action {text!r} ({view.phase})", text)
        return action

    def stop(self) -> None:
        """Give up the question being asked, if there is one; from any thread."""
        self._stopped.set()
        conversation = self._conversation
        if conversation is not None:
            conversation.drop()

    def close(self) -> None:
        """Ask the program to end, and see to it that it does."""
        with self._lock:
            if self._conversation is not None:
                self._conversation.quit()
                self._forget()

    def kill(self) -> None:
        """End the program at once."""
        with self._lock:
            self._kill()

    def _ask(self, view: PlayerView, budget: Budget) -> str:
        try:
            conversation = self._conversation or self._start()
            if not self._greeted:
                self._greet(conversation, view)
            if self._stopped.is_set():
                raise Dropped
            self._questions += 1
            question = question_line(self._questions, view, budget)
            answer = conversation.ask(question, budget.seconds + self._grace)
            return read_answer(answer, self._questions)
        except Dropped:
            raise QuestionDroppedError(self._name) from None
        except Silence as error:
            self._kill()
            raise BotError(self._name, str(error), error.fault, error.detail) from error
        except Malformed as error:
            self._kill()
            raise BotError(self._name, str(error), Fault.UNREADABLE, str(error)) from error

    def _greet(self, conversation: Conversation, view: PlayerView) -> None:
        greeting = hello_line(view.rules, self._seed, self._level)
        try:
            answer = conversation.ask(greeting, self._start_seconds)
        except Silence as error:
            fault = Fault.NO_GREETING if error.fault is Fault.NO_ANSWER else error.fault
            raise Silence(str(error), fault, error.detail) from error
        self._name = read_hello(answer) or self._name
        self._greeted = True

    def _start(self) -> Conversation:
        if self._starts == MOST_STARTS:
            raise Silence(f"is not started again after {MOST_STARTS} failures", Fault.FAILED_TOO_OFTEN)
        self._starts += 1
        try:
            conversation = Conversation(self._command)
        except (OSError, ValueError) as error:
            reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
            fault = start_fault(error)
            detail = reason if fault is Fault.NOT_STARTED else self._command[0]
            raise Silence(f"cannot be started: {reason}", fault, detail) from error
        self._finalizer = weakref.finalize(self, conversation.kill)
        self._conversation = conversation
        return conversation

    def _kill(self) -> None:
        if self._conversation is not None:
            self._conversation.kill()
            self._forget()

    def _forget(self) -> None:
        """Let go of a program that has ended."""
        if self._finalizer is not None:
            self._finalizer.detach()
        self._conversation = self._finalizer = None
        self._greeted = False
