"""What is said of programs from outside: what they are, what keeps one from the list, how a trial went."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from thousand_qt.ai.outside.commands import command_fault, split_command
from thousand_qt.ai.outside.kinds import bot_kind, bot_name
from thousand_qt.app.numbers import decimal
from thousand_qt.app.settings import BotProgram
from thousand_qt.session.bot_trial import TrialResult
from thousand_qt.ui.texts.faults import fault_sentence

LONGEST_BOT_NAME: Final = 30
"""In characters: so much fits a list of opponents."""


def bot_description(bot: BotProgram) -> str:
    """Return what a program is, in one sentence."""
    return QCoreApplication.translate("Bots", "{name} is a program from outside: {command}").format(
        name=bot.name, command=bot.command
    )


def name_fault(name: str, others: Collection[str]) -> str:
    """Return what is wrong with the (tidied) name of a program, in a sentence; empty when nothing is."""
    if not name:
        return QCoreApplication.translate("Bots", "The program needs a name by which you can find it again.")
    if any(unicodedata.category(character)[0] in "CZ" and character != " " for character in name):
        return QCoreApplication.translate("Bots", "The name must not contain invisible characters.")
    if len(name) > LONGEST_BOT_NAME:
        return QCoreApplication.translate(
            "Bots", "The name may have at most %n character(s).", "", LONGEST_BOT_NAME
        )
    if name.casefold() in (other.casefold() for other in others):
        return QCoreApplication.translate("Bots", "There is already a program called “{name}”.").format(
            name=name
        )
    return ""


def command_line_fault(command: str) -> str:
    """Return what is wrong with a command line, in a sentence; empty when it can be split into words."""
    if any(unicodedata.category(character) in ("Cc", "Cs") for character in command):
        return QCoreApplication.translate("Bots", "The command must not contain invisible characters.")
    try:
        words = split_command(command)
    except ValueError:
        return QCoreApplication.translate("Bots", "A quotation mark in the command is not closed.")
    if not words or not words[0]:
        return QCoreApplication.translate(
            "Bots", "Choose the program's file, or type the command that starts it."
        )
    return ""


def program_fault(bot: BotProgram) -> str:
    """Return why a program cannot be started, as far as that can be seen without starting it; else empty."""
    fault = command_line_fault(bot.command)
    if fault:
        return fault
    program = split_command(bot.command)[0]
    found = command_fault([program])
    return "" if found is None else fault_sentence(found, bot.name, program)


def opponents_fault(kinds: Sequence[str], bots: Sequence[BotProgram]) -> str:
    """Return why a match with these opponents cannot be started; else empty."""
    known = {bot_kind(bot.name): bot for bot in reversed(bots)}
    for kind in kinds:
        name = bot_name(kind)
        if name is None:
            continue
        if kind not in known:
            text = QCoreApplication.translate("Bots", "There is no program called “{name}” any more.")
            return not_started_words(text.format(name=name))
        fault = program_fault(known[kind])
        if fault:
            return not_started_words(fault)
    return ""


def trial_words(result: TrialResult, name: str) -> str:
    """Return how the trial of a program of this name went."""
    if result.fault is not None:
        return fault_sentence(result.fault, name, result.detail)
    sentences = [
        QCoreApplication.translate(
            "Bots",
            "“{name}” works: asked for a decision in the bidding, it answered “{action}” in {seconds} s.",
        ).format(name=name, action=result.action, seconds=decimal(result.seconds))
    ]
    if result.called and result.called != name:
        sentences.append(
            QCoreApplication.translate("Bots", "It calls itself “{name}”.").format(name=result.called)
        )
    return " ".join(sentences)


def not_started_words(fault: str) -> str:
    """Return that a match is not started because of a fault told in a sentence."""
    return " ".join((fault, QCoreApplication.translate("Bots", "The match has not been started.")))
