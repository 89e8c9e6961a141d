"""What is said when a computer player fails: what it did, and what was done in its place."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from thousand_qt.ai.faults import Fault
from thousand_qt.engine.actions import Action, Exchange, Play


def fault_sentence(fault: Fault, name: str, detail: str = "") -> str:  # noqa: C901 - a list is no tangle
    """Return what was wrong, in one sentence.

    Args:
        fault: What was wrong.
        name: The name of the program or level.
        detail: What the program, or the system, said about it.
    """
    match fault:
        case Fault.NOT_FOUND:
            text = QCoreApplication.translate("Faults", "“{name}” cannot be started: there is no “{detail}”.")
        case Fault.NOT_EXECUTABLE:
            text = QCoreApplication.translate(
                "Faults", "“{name}” cannot be started: “{detail}” is not a program that may be run."
            )
        case Fault.NOT_STARTED:
            text = QCoreApplication.translate("Faults", "“{name}” cannot be started: {detail}.")
        case Fault.NO_GREETING:
            text = QCoreApplication.translate("Faults", "“{name}” was started and did not say hello in time.")
        case Fault.NO_ANSWER:
            text = QCoreApplication.translate("Faults", "“{name}” did not answer in time.")
        case Fault.ENDED if detail:
            text = QCoreApplication.translate("Faults", "“{name}” ended before it had answered: “{detail}”.")
        case Fault.ENDED:
            text = QCoreApplication.translate("Faults", "“{name}” ended before it had answered.")
        case Fault.UNREADABLE if detail:
            text = QCoreApplication.translate(
                "Faults", "“{name}” did not answer in the right form: it {detail}."
            )
        case Fault.UNREADABLE:
            text = QCoreApplication.translate("Faults", "“{name}” did not answer in the right form.")
        case Fault.ILLEGAL if detail:
            text = QCoreApplication.translate(
                "Faults", "“{name}” answered “{detail}”, which is against the rules."
            )
        case Fault.ILLEGAL:
            text = QCoreApplication.translate("Faults", "“{name}” wanted to do something against the rules.")
        case Fault.FAILED_TOO_OFTEN:
            text = QCoreApplication.translate(
                "Faults", "“{name}” has failed too often and is not started any more."
            )
        case Fault.BROKEN:
            text = QCoreApplication.translate(
                "Faults", "“{name}” could not decide, because of a fault in this program."
            )
    return text.format(name=name, detail=detail)


def replacement_sentence(action: Action, player: str) -> str:
    """Return what was done in the place of a player who failed."""
    match action:
        case Play():
            text = QCoreApplication.translate("Faults", "A safe card was played for {player}.")
        case Exchange():
            text = QCoreApplication.translate("Faults", "Safe cards were given away for {player}.")
        case _:
            text = QCoreApplication.translate("Faults", "The most careful decision was taken for {player}.")
    return text.format(player=player)


def silence_sentence(player: str) -> str:
    """Return that the faults of this player are not told any more."""
    return QCoreApplication.translate(
        "Faults",
        "Should it happen again in this match, {player} goes on playing safely without further notice.",
    ).format(player=player)
