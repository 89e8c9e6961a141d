"""How seats of bots are called where levels are named: in settings, records and lists of levels."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from thousand_qt.ai.outside.bot import OutsideBot
from thousand_qt.ai.outside.commands import split_command

BOT_PREFIX: Final = "bot:"


def bot_kind(name: str) -> str:
    """Return the kind of a seat that the bot of this name plays."""
    return BOT_PREFIX + name


def bot_name(kind: str) -> str | None:
    """Return the name of the bot that plays seats of this kind; None when it is no bot."""
    return kind.removeprefix(BOT_PREFIX) if kind.startswith(BOT_PREFIX) else None


def bot_levels(bots: Iterable[tuple[str, str]]) -> dict[str, Callable[[int], OutsideBot]]:
    """Return makers of players by kind, as the levels are, for bots given by name and command line.

    A command line that cannot be split or is empty is left out: nothing could be started.
    """
    levels: dict[str, Callable[[int], OutsideBot]] = {}
    for name, command in bots:
        try:
            words = split_command(command)
        except ValueError:
            continue
        if words:
            levels.setdefault(bot_kind(name), _Maker(words))
    return levels


class _Maker:
    """Makes bots that are started with one command."""

    def __init__(self, words: list[str]) -> None:
        self._words = words

    def __call__(self, seed: int) -> OutsideBot:
        return OutsideBot(self._words, seed=seed)
