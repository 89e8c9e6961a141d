"""How the cards of a match were dealt, in words: the promise before it, and what a check of it found.

Players read of a seal where SHUFFLE.md says commitment: it is shown before the match, hides what is in it,
and cannot be put on anything else afterwards.
"""

from __future__ import annotations

import enum
import shlex
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication

from thousand_qt.engine.cards import format_cards
from thousand_qt.engine.record import Header, Record
from thousand_qt.engine.shuffle import SecretDealing, SeededDealing
from thousand_qt.records.faults import RecordFileError
from thousand_qt.records.verification import Verdict
from thousand_qt.session.cards_checker import CardsCheck
from thousand_qt.ui.texts.record_faults import fault_words

_SHORT_DIGITS: Final = 16
_GROUP: Final = 4


class Mark(enum.Enum):
    """What a finding means for whoever wonders about the cards."""

    GOOD = enum.auto()
    BAD = enum.auto()
    NOTE = enum.auto()


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked into.

    Attributes:
        mark: Whether it is as it should be.
        text: A whole sentence.
        detail: What was there and what should have been there, for somebody who compares; may be empty.
    """

    mark: Mark
    text: str
    detail: str = ""


def short_seal(commitment: str) -> str:
    """Return the beginning of a commitment in groups, to be read out and noted: "5388 1c6e 5e99 e4e7"."""
    return " ".join(commitment[start : start + _GROUP] for start in range(0, _SHORT_DIGITS, _GROUP))


def explanation() -> str:
    """Return what a seal is good for, in three sentences."""
    return QCoreApplication.translate(
        "HonestCards",
        "Before the first card the computer draws a secret at random, from which all cards of the match"
        " follow, and shows only its seal: a fingerprint that gives nothing of the secret away and fits no"
        " other one. After the match the secret itself is shown here. Whoever has noted the seal can check"
        " then that the secret was not exchanged and that every deal followed from it: nobody chose a card"
        " while you played.",
    )


def announcement(commitment: str) -> str:
    """Return the first message of a match."""
    #: {seal} is the beginning of a long number, such as "5388 1c6e 5e99 e4e7".
    return QCoreApplication.translate(
        "HonestCards", "The cards are sealed: {seal}. You can check them after the match."
    ).format(seal=short_seal(commitment))


def spoken_announcement() -> str:
    """Return the same for those who hear it: nobody keeps sixteen signs in mind."""
    return QCoreApplication.translate(
        "HonestCards", "The cards are sealed. You can check them after the match."
    )


def situation(header: Header | None, *, is_over: bool) -> str:
    """Return what there is to say about the cards of this match; None is no match."""
    if header is None:
        return QCoreApplication.translate(
            "HonestCards", "Every match has a seal of its own. It is shown here as soon as a match begins."
        )
    match header.dealing:
        case SecretDealing():
            words = _sealed(is_over=is_over)
        case SeededDealing(seed=seed):
            words = _numbered(seed, is_over=is_over)
        case None:
            words = QCoreApplication.translate(
                "HonestCards",
                "This match has no seal: the file does not say where its cards come from, so that nobody can"
                " check them.",
            )
    sentences = [words]
    origin = header.origin or {}
    code = origin.get("code")
    if isinstance(code, str):
        sentences.append(_asked_for(code))
    if set(origin) - {"code"}:
        sentences.append(_continued())
    return "\n\n".join(sentences)


def _sealed(*, is_over: bool) -> str:
    if is_over:
        return QCoreApplication.translate(
            "HonestCards",
            "The match is over. If you noted the seal, compare it now.",
        )
    return QCoreApplication.translate(
        "HonestCards",
        "Note the short form, or copy the seal, if you want to compare it later. The secret is shown here"
        " when the match is over.",
    )


def _numbered(seed: int, *, is_over: bool) -> str:
    if is_over:
        return QCoreApplication.translate(
            "HonestCards",
            "This match has no seal: it was begun by a version of the program that had none. Its cards follow"
            " from the number {number}. That they do can be checked; that nobody chose the number cannot.",
        ).format(number=seed)
    return QCoreApplication.translate(
        "HonestCards",
        "This match has no seal: it was begun by a version of the program that had none. Its cards follow"
        " from a number, which is shown here when the match is over.",
    )


def _continued() -> str:
    return QCoreApplication.translate(
        "HonestCards",
        "This match goes on from another one, or plays its cards again: whoever has seen the secret of that"
        " one can know the cards to come.",
    )


def _asked_for(code: str) -> str:
    return QCoreApplication.translate(
        "HonestCards", "The first deal was asked for by its code {code}; the others follow from the secret."
    ).format(code=code)


def command(path: Path, commitment: str | None) -> str:
    """Return the command that checks the file of a match, for a terminal of this system."""
    words = ["python", "-m", "thousand_qt.verify"]
    if commitment is not None:
        words += ["--commitment", commitment]
    words.append(str(path))
    return subprocess.list2cmdline(words) if sys.platform == "win32" else shlex.join(words)


# What a check has found


def headline(check: CardsCheck) -> str:
    """Return the result of a check in one sentence."""
    verdict = check.verdict
    if verdict is None or not (verdict.is_verified or _is_open(verdict)):
        return QCoreApplication.translate("HonestCards", "Something is not as it should be.")
    if not verdict.can_be_checked:
        return QCoreApplication.translate("HonestCards", "The cards of this match cannot be checked.")
    if not verdict.is_committed:
        return QCoreApplication.translate("HonestCards", "What can be checked is as it should be.")
    return QCoreApplication.translate("HonestCards", "Everything is as it should be: nobody chose a card.")


def is_good(check: CardsCheck) -> bool:
    """Tell whether a check has found nothing wrong."""
    return all(finding.mark is not Mark.BAD for finding in findings(check))


def _is_open(verdict: Verdict) -> bool:
    """Nothing was promised of these cards, so nothing can be wrong with them."""
    return not verdict.can_be_checked and verdict.commitment_holds


def findings(check: CardsCheck) -> list[Finding]:
    """Return what was checked, point by point."""
    record, verdict = check.record, check.verdict
    if record is None or verdict is None:
        return [_unreadable(check)]
    found = [*_about_seal(record, verdict), *_about_packs(record, verdict)]
    text = QCoreApplication.translate(
        "HonestCards", "Every action was allowed by the rules: %Ln action(s).", "", len(record.actions)
    )
    found.append(Finding(Mark.GOOD, text))
    if record.taken_back:
        text = QCoreApplication.translate(
            "HonestCards", "Something was taken back %n time(s).", "", record.taken_back
        )
        found.append(Finding(Mark.NOTE, text))
    return found


def _unreadable(check: CardsCheck) -> Finding:
    error = check.error
    assert error is not None
    words = fault_words(type(error.fault).__name__, error.line, error.reason)
    detail = error.path.name if isinstance(error, RecordFileError) else ""
    return Finding(Mark.BAD, words, "\n".join(line for line in (detail, error.reason) if line))


def _about_seal(record: Record, verdict: Verdict) -> list[Finding]:
    header = record.header
    if not isinstance(header.dealing, SecretDealing):
        if verdict.commitment_holds:
            text = QCoreApplication.translate(
                "HonestCards", "There is no seal: nobody promised the cards before the match."
            )
            return [Finding(Mark.NOTE, text)]
        text = QCoreApplication.translate(
            "HonestCards", "The file has no secret that could fit the seal which was shown before the match."
        )
        return [Finding(Mark.BAD, text)]
    if verdict.commitment_holds:
        text = QCoreApplication.translate(
            "HonestCards", "The secret fits the seal that was shown before the match."
        )
        return [Finding(Mark.GOOD, text)]
    text = QCoreApplication.translate(
        "HonestCards", "The secret in the file does not fit the seal that was shown before the match."
    )
    return [Finding(Mark.BAD, text, header.dealing.commitment)]


def _about_packs(record: Record, verdict: Verdict) -> list[Finding]:
    header = record.header
    found: list[Finding] = []
    if verdict.chosen is not None:
        chosen = verdict.chosen
        text = QCoreApplication.translate(
            "HonestCards",
            "The cards of dealing {number}, in line {line} of the file, are not those that had to come.",
        ).format(number=chosen.number + 1, line=chosen.line)
        detail = QCoreApplication.translate("HonestCards", "dealt: {cards}\nexpected: {expected}").format(
            cards=format_cards(chosen.pack.pack), expected=format_cards(chosen.expected.pack)
        )
        return [Finding(Mark.BAD, text, detail)]
    match header.dealing:
        case SecretDealing() as dealing:
            text = QCoreApplication.translate(
                "HonestCards",
                "Every deal followed from the secret: %n deal(s).",
                "",
                verdict.packs - (verdict.code is not None),
            )
            found.append(Finding(Mark.GOOD, text))
            found.append(_about_dealer(record, verdict, dealing))
        case SeededDealing():
            text = QCoreApplication.translate(
                "HonestCards", "Every deal followed from the number: %n deal(s).", "", verdict.packs
            )
            found.append(Finding(Mark.GOOD, text))
        case None:
            text = QCoreApplication.translate(
                "HonestCards", "The file does not say what the cards follow from."
            )
            found.append(Finding(Mark.NOTE, text))
    return found


def _about_dealer(record: Record, verdict: Verdict, dealing: SecretDealing) -> Finding:
    header = record.header
    if verdict.code is not None:
        return _about_code(verdict, verdict.code)
    if verdict.first_dealer_follows:
        text = QCoreApplication.translate("HonestCards", "Who dealt first followed from the secret, too.")
        return Finding(Mark.GOOD, text)
    text = QCoreApplication.translate(
        "HonestCards", "{name} dealt first; from the secret it should have been {other}."
    )
    other = header.seats[dealing.first_dealer(header.rules.players)]
    return Finding(Mark.BAD, text.format(name=header.seats[header.first_dealer].name, other=other.name))


def _about_code(verdict: Verdict, code: str) -> Finding:
    if verdict.first_dealer_follows:
        text = QCoreApplication.translate(
            "HonestCards",
            "The first deal, and who dealt it, is that of the code {code}, which was asked for.",
        )
        return Finding(Mark.NOTE, text.format(code=code))
    text = QCoreApplication.translate("HonestCards", "The code {code} has another dealer for the first deal.")
    return Finding(Mark.BAD, text.format(code=code))
