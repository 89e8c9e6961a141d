"""What is said when something has been done with matches, or could not be."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from thousand_qt.records.database import DatabaseBusy
from thousand_qt.records.entries import Folder
from thousand_qt.records.faults import RecordFileError
from thousand_qt.records.library import AlreadyThere, UnknownMatch
from thousand_qt.records.loading import words_of
from thousand_qt.ui.library.exports import Exported
from thousand_qt.ui.library.match_jobs import Failure, Outcome
from thousand_qt.ui.texts.matches import match_name
from thousand_qt.ui.texts.record_faults import record_error_words


def failure_words(failure: Failure) -> str:
    """Return what could not be done with a file, and why."""
    #: {reason} is one or two sentences.
    text = QCoreApplication.translate("Outcomes", "{file}: {reason}")
    return text.format(file=failure.name, reason=reason_words(failure.error))


def reason_words(error: Exception) -> str:
    """Return an error as a sentence for players."""
    match error:
        case RecordFileError():
            return record_error_words(error)
        case UnknownMatch():
            return QCoreApplication.translate("Outcomes", "The match is not there any more.")
        case AlreadyThere() if error.entry.folder is Folder.DELETED:
            return QCoreApplication.translate(
                "Outcomes", "This match is among the deleted ones, as “{match}”."
            ).format(match=match_name(error.entry))
        case AlreadyThere():
            return QCoreApplication.translate(
                "Outcomes", "This match is in the list already, as “{match}”."
            ).format(match=match_name(error.entry))
        case DatabaseBusy():
            return QCoreApplication.translate("Outcomes", "Another program is busy with the list of matches.")
        case OSError():
            #: {reason} is what the system says, in its own language.
            return QCoreApplication.translate("Outcomes", "The system does not allow it: {reason}.").format(
                reason=words_of(error)
            )
        case _:
            return str(error)


def failures_words(failed: Sequence[Failure]) -> str:
    """Return what could not be done, each in a line."""
    return "\n".join(failure_words(failure) for failure in failed)


def deleted_words(outcome: Outcome) -> str:
    """Return what was deleted."""
    if len(outcome.done) == 1:
        return QCoreApplication.translate("Outcomes", "“{match}” is deleted.").format(
            match=match_name(outcome.done[0])
        )
    return QCoreApplication.translate("Outcomes", "%Ln match(es) deleted.", "", len(outcome.done))


def restored_words(outcome: Outcome) -> str:
    """Return what was brought back."""
    if len(outcome.done) == 1:
        return QCoreApplication.translate("Outcomes", "“{match}” is back in the list.").format(
            match=match_name(outcome.done[0])
        )
    return QCoreApplication.translate("Outcomes", "%Ln match(es) back in the list.", "", len(outcome.done))


def purged_words(outcome: Outcome) -> str:
    """Return what was removed for good."""
    return QCoreApplication.translate("Outcomes", "%Ln match(es) removed for good.", "", len(outcome.done))


def imported_words(outcome: Outcome) -> str:
    """Return what was imported."""
    if len(outcome.done) == 1:
        return QCoreApplication.translate("Outcomes", "“{match}” is in the list now.").format(
            match=match_name(outcome.done[0])
        )
    return QCoreApplication.translate("Outcomes", "%Ln match(es) imported.", "", len(outcome.done))


def exported_words(exported: Exported) -> str:
    """Return what was saved, and where."""
    if len(exported.paths) == 1:
        return QCoreApplication.translate("Outcomes", "Saved as {file}").format(file=exported.paths[0])
    folder = exported.paths[0].parent if exported.paths else ""
    return QCoreApplication.translate(
        "Outcomes", "%Ln file(s) saved in {folder}", "", len(exported.paths)
    ).format(folder=folder)
