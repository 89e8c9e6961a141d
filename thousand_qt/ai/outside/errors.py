"""What can go wrong with a bot; every message names the bot."""

from __future__ import annotations

from thousand_qt.ai.faults import Fault


class BotError(Exception):
    """A bot did not answer, or not with an answer. It is started again for the next decision.

    Attributes:
        fault: what was wrong.
        detail: what the bot, or the system, said about it; may be empty. Not for every reader: it is in
            whatever language they speak.
    """

    def __init__(self, bot: str, reason: str, fault: Fault, detail: str = "") -> None:
        super().__init__(f"bot {bot}: {reason}")
        self.fault = fault
        self.detail = detail


class IllegalAnswerError(BotError):
    """A bot answered in time and in form, but not with a legal action. It goes on running."""

    def __init__(self, bot: str, reason: str, answer: str) -> None:
        super().__init__(bot, reason, Fault.ILLEGAL, answer)


class QuestionDroppedError(BotError):
    """Nobody waits for the answer any more. The bot goes on running."""

    def __init__(self, bot: str) -> None:
        super().__init__(bot, "the question was dropped", Fault.NO_ANSWER)
