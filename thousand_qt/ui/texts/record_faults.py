"""What is wrong with the file of a match, in a sentence that names file, line and reason."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from thousand_qt.records.entries import FileFaultEntry
from thousand_qt.records.faults import RecordFileError
from thousand_qt.ui.texts.sentences import sentences

_SENTENCES: Final = sentences(
    {
        #: {detail} is what the system says, in its own language.
        "Unreadable": QT_TRANSLATE_NOOP("RecordFaults", "The file cannot be read: {detail}."),
        #: {detail} is what the system says, in its own language.
        "Unwritable": QT_TRANSLATE_NOOP("RecordFaults", "The file cannot be written: {detail}."),
        "NotAFile": QT_TRANSLATE_NOOP(
            "RecordFaults", "This is a folder or a device, not the file of a match."
        ),
        "TooLarge": QT_TRANSLATE_NOOP("RecordFaults", "The file is too large to be a match."),
        "InUse": QT_TRANSLATE_NOOP(
            "RecordFaults", "The match is being played, here or in another program that writes its file."
        ),
        "NotUtf8": QT_TRANSLATE_NOOP("RecordFaults", "Some bytes are not text: another encoding, or damage."),
        "NullBytes": QT_TRANSLATE_NOOP(
            "RecordFaults", "There is nothing but zeros where text should be, as after a power failure."
        ),
        "NoHeader": QT_TRANSLATE_NOOP("RecordFaults", "The file is empty, or its first line is cut off."),
        "NotJson": QT_TRANSLATE_NOOP("RecordFaults", "The line cannot be read: it is not JSON."),
        "NotAnObject": QT_TRANSLATE_NOOP("RecordFaults", "The line cannot be read: it is not a JSON object."),
        "NotARecord": QT_TRANSLATE_NOOP(
            "RecordFaults", "This is the file of something else, not of a match."
        ),
        "UnknownVersion": QT_TRANSLATE_NOOP(
            "RecordFaults", "The file has a version that this program does not know; a newer program may."
        ),
        "WrongRules": QT_TRANSLATE_NOOP(
            "RecordFaults", "The rules of the match are impossible, or unknown to this program."
        ),
        "WrongValue": QT_TRANSLATE_NOOP("RecordFaults", "Something is missing or has an impossible value."),
        "NotAnAction": QT_TRANSLATE_NOOP("RecordFaults", "The line says nothing that a player can do."),
        "AgainstTheRules": QT_TRANSLATE_NOOP("RecordFaults", "Something is done that the rules forbid."),
        "TooMuchTakenBack": QT_TRANSLATE_NOOP("RecordFaults", "More is taken back than was done."),
    }
)
_UNKNOWN: Final = str(QT_TRANSLATE_NOOP("RecordFaults", "The file cannot be understood."))


def fault_words(kind: str, line: int | None, reason: str) -> str:
    """Return what is wrong with a file, with the line if it is about one.

    Args:
        kind: The name of a class in `records.faults` or `engine.record_faults`.
        line: Counts from 1.
        reason: What that class says of itself, in English.
    """
    sentence = _SENTENCES.get(kind, _UNKNOWN)
    detail = reason.partition(": ")[2] or reason
    words = QCoreApplication.translate("RecordFaults", sentence).format(detail=detail)
    if line is None:
        return words
    #: {reason} is a sentence, such as "The line cannot be read: it is not JSON."
    return QCoreApplication.translate("RecordFaults", "Line {line}: {reason}").format(line=line, reason=words)


def entry_fault_words(fault: FileFaultEntry) -> str:
    """Return why a match in the library cannot be read."""
    return fault_words(fault.kind, fault.line, fault.reason)


def record_error_words(error: RecordFileError) -> str:
    """Return what is wrong with a file that could not be opened; it is not named, see `file_error_words`."""
    return fault_words(type(error.fault).__name__, error.line, str(error.fault))


def file_error_words(error: RecordFileError) -> str:
    """Return the same with the file's name."""
    #: {reason} is one or two sentences.
    return QCoreApplication.translate("RecordFaults", "{file}: {reason}").format(
        file=error.path.name, reason=record_error_words(error)
    )
