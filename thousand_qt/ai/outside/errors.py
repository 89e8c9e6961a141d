"""What can go wrong with a bot; every message names the bot."""

from __future__ import annotations


class BotError(Exception):
    """A bot did not answer, or not with an answer. It is started again for the next decision."""


class IllegalAnswerError(BotError):
    """A bot answered in time and in form, but not with a legal action. It goes on running."""
